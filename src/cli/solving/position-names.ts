/**
 * The name of a position without the signs that mean something in the text of a graph, so that what is printed can be typed again. Different positions
 * may get the same name: see `uniqueNames`.
 */
export function plainName(name: string): string {
  const bare = name
    .replace(/["']/g, '')
    .trim()
    .replace(/[\s\p{Cc}]+/gu, '_')
    .replace(/^[#;:,=[\](){}]+|[#;:,=[\](){}]+$/g, '');
  return bare.replace(/->|→|[#;:,=[\](){}]+/g, '.') || '-';
}

/** Arenas up to this size are named from the first position to the last, so that a name does not depend on what was asked for before. */
export const MOST_LISTED = 200_000;

/** Names of positions 0 to size - 1, each made once, since to name an explored position is to play up to it; those that clash get a number: `x`, `x~2`. */
export function uniqueNames(size: number, name: (position: number) => string): (position: number) => string {
  const known: string[] = [];
  const taken = new Set<string>();
  const give = (position: number) => {
    const plain = name(position);
    let unique = plain;
    for (let n = 2; taken.has(unique); n++) unique = `${plain}~${n}`;
    taken.add(unique);
    known[position] = unique;
  };
  return (position) => {
    if (known.length === 0 && size <= MOST_LISTED) for (let p = 0; p < size; p++) give(p);
    if (known[position] === undefined) give(position);
    return known[position];
  };
}
