import { ok, type Result } from '../core/index.ts';
import { failure, isLevel, isObject, isTime, type MatchData, PERSON, type Reading, readMatchData } from './data.ts';

/**
 * The format number of the file. Files with a higher number are reported as newer instead of being misread. Format 1
 * had two shapes, and both are read.
 */
const FORMAT = 2;
/** The most games that are read from one file. */
const MOST_GAMES = 1000;

export interface NamedMatch {
  readonly name: string;
  readonly data: MatchData;
}

/** A game of a file, and which of its entries had to be replaced. */
export interface SavedMatch {
  readonly name: string;
  readonly match: Result<MatchData>;
  readonly mended: readonly string[];
}

/** Writes complete games, with the seats and the moves that were taken back. */
export function writeSaves(matches: readonly NamedMatch[]): string {
  const games = matches.map(({ name, data }) => ({ ...(name !== '' && { name }), match: data }));
  return `${JSON.stringify({ minerve: FORMAT, games }, undefined, 2)}\n`;
}

/**
 * The games in a text that `writeSaves` wrote, in this or an earlier version. `mends`: replaces wrong entries on which
 * no move depends, so that the moves are not lost because of them.
 */
export function readSaves(
  text: string,
  { anyGame = false, mends = false }: Pick<Reading, 'anyGame'> & { readonly mends?: boolean } = {},
): Result<readonly SavedMatch[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure('bad-json');
  }
  if (!isObject(value) || typeof value.minerve !== 'number') return failure('other-json');
  if (value.minerve > FORMAT) return failure('newer-file', { format: value.minerve });
  const games: unknown[] | undefined = Array.isArray(value.games) ? value.games : 'game' in value ? [value] : undefined;
  if (games === undefined) return failure('other-json');
  return ok(
    games.slice(0, MOST_GAMES).map((entry) => {
      const { name, match } = isObject(entry) ? entry : {};
      const mended: string[] = [];
      const read = entry === value ? fromTerminal(value, mends ? mended : undefined) : match;
      const data = readMatchData(read, { anyGame, ...(mends && { mended }) });
      return { name: typeof name === 'string' ? name : '', match: data, mended };
    }),
  );
}

export const LONGEST_NAME = 60;

/** A name as it is saved: one line, of limited length, without invisible characters. */
export function shortName(name: string): string {
  const visible = name.slice(0, 2 * LONGEST_NAME).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ');
  return [...visible.trim()].slice(0, LONGEST_NAME).join('').trim();
}

export const DEFAULT_LEVEL = 5;
/** Default milliseconds per move of the last level in the terminal. */
export const DEFAULT_TIME = 2000;

/** Converts the terminal's first format: one match, with one computer for both seats. */
function fromTerminal(save: Readonly<Record<string, unknown>>, mended: string[] | undefined): unknown {
  const { game, position, moves, players } = save;
  const entry = <T>(name: string, isRight: boolean, instead: T): T => {
    if (isRight) return save[name] as T;
    mended?.push(name);
    return instead;
  };
  const { max, min } = entry(
    'players',
    isObject(players) && [players.max, players.min].every((who) => who === 'person' || who === 'computer'),
    { max: 'person', min: 'computer' },
  );
  const level = entry('level', isLevel(save.level), DEFAULT_LEVEL);
  const ms = entry('time', isTime(save.time), DEFAULT_TIME);
  const seed = entry('seed', Number.isSafeInteger(save.seed), 1);
  const perfect = 'perfect' in save && entry('perfect', typeof save.perfect === 'boolean', false);
  const computer = { who: 'computer', ...(perfect ? { perfect } : { level, ...(ms !== DEFAULT_TIME && { ms }) }) };
  const seat = (who: string) => (who === 'person' ? PERSON : computer);
  const at = Array.isArray(moves) ? moves.length : 0;
  const keepsComputer = max === min && max === 'person' && (perfect || level !== DEFAULT_LEVEL || ms !== DEFAULT_TIME);
  return { game, from: position ?? null, moves, at, max: seat(max), min: seat(min), seed, ...(keepsComputer && { computer }) };
}
