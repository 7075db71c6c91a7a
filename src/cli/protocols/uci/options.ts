/** A number that a program may set, as `setoption` has it. */
interface Spin {
  readonly name: string;
  readonly first: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Levels are Minerve's own, 1 to 10. Their Elo was measured only against each other (docs/engines.md), so there is no
 * UCI_Elo.
 */
const SPINS = {
  hash: { name: 'Hash', first: 32, least: 1, most: 4000 },
  threads: { name: 'Threads', first: 1, least: 1, most: 15 },
  multiPv: { name: 'MultiPV', first: 1, least: 1, most: 218 },
  level: { name: 'Skill Level', first: 10, least: 1, most: 10 },
  overhead: { name: 'Move Overhead', first: 20, least: 0, most: 5000 },
} as const satisfies Record<string, Spin>;

type SpinKey = keyof typeof SPINS;
export type UciOptions = Readonly<Record<SpinKey, number>>;

const CLEAR = 'Clear Hash';

export const FIRST_OPTIONS = Object.fromEntries(Object.entries(SPINS).map(([key, { first }]) => [key, first])) as UciOptions;

export const OPTION_NAMES: readonly string[] = [...Object.values(SPINS).map(({ name }) => name), CLEAR];

/** One line for each option, after `id`. */
export const OPTION_LINES: readonly string[] = [
  ...Object.values(SPINS).map(
    ({ name, first, least, most }) => `option name ${name} type spin default ${first} min ${least} max ${most}`,
  ),
  `option name ${CLEAR} type button`,
];

export type OptionChange =
  | { readonly kind: 'set'; readonly key: SpinKey; readonly value: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'bad'; readonly spin: Spin; readonly typed: string };

/** Reads what follows `setoption`: `name Hash value 64`. Names are read in upper or lower case. */
export function parseOption(text: string): OptionChange {
  const at = text.search(/\svalue\b/i);
  const [head, typed] = at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + ' value'.length).trim()];
  const name = /^name\s+(.*)$/is.exec(head)?.[1] ?? '';
  const wanted = name.replace(/\s+/g, ' ').toLowerCase();
  if (wanted === CLEAR.toLowerCase()) return { kind: 'clear' };
  const row = Object.entries(SPINS).find(([, spin]) => spin.name.toLowerCase() === wanted) as [SpinKey, Spin] | undefined;
  if (row === undefined) return { kind: 'unknown', name: name === '' ? text : name };
  const [key, spin] = row;
  const value = Number(typed);
  if (!/^\d+$/.test(typed) || value < spin.least || value > spin.most) return { kind: 'bad', spin, typed };
  return { kind: 'set', key, value };
}
