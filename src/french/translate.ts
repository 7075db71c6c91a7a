/**
 * Sentences by pattern, the first that fits. In the French, `$1` is what stood there; `$1!` is that put into French in its turn, by the
 * same table.
 */
export type Table = readonly (readonly [pattern: RegExp, french: string])[];

/** A text that fits no pattern stays as it is. */
export function translate(text: string, table: Table): string {
  for (const [pattern, french] of table) {
    const found = pattern.exec(text);
    if (found !== null)
      return french.replace(/\$(\d)(!?)/g, (_, group, again) => {
        const part = found[group] ?? '';
        return again === '!' ? translate(part, table) : part;
      });
  }
  return text;
}
