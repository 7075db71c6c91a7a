/** Colours for a terminal, or nothing. Nothing is ever said by colour alone. */
export interface Style {
  readonly colour: boolean;
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  max(text: string): string;
  min(text: string): string;
  /** What changed on a board. */
  marked(text: string): string;
}

const same = (text: string) => text;
const between = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;

const plain: Style = { colour: false, strong: same, faint: same, good: same, bad: same, max: same, min: same, marked: same };

const ansi: Style = {
  colour: true,
  strong: between(1, 22),
  faint: between(2, 22),
  good: between(32, 39),
  bad: between(31, 39),
  max: between(36, 39),
  min: between(33, 39),
  marked: between(7, 27),
};

export function styleOf(colour: boolean): Style {
  return colour ? ansi : plain;
}

/**
 * NO_COLOR (no-color.org: any value but an empty one) wins over FORCE_COLOR (any value but an empty one, 0 or false), which wins over what the stream is.
 */
export function wantsColour(
  stream: { readonly isTTY?: boolean | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (environment.NO_COLOR) return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return stream.isTTY === true && environment.TERM !== 'dumb';
}
