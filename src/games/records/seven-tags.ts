import type { Tag } from './record.ts';

/** What PGN's archives want of every game, in this order, with what they write where it is not known. PDN leaves such tags out. */
const ROSTER: readonly (readonly [name: string, unknown: string])[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
];

/** The tags of a PGN game: the seven of the roster first, the result as given, then the others in their order. */
export function withSevenTags(tags: readonly Tag[], result: string): Tag[] {
  const roster = ROSTER.map(([name, unknown]) => tags.find((tag) => tag.name === name) ?? { name, value: unknown });
  const names = new Set(['Result', ...ROSTER.map(([name]) => name)]);
  return [...roster, { name: 'Result', value: result }, ...tags.filter(({ name }) => !names.has(name))];
}
