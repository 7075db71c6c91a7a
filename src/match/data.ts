import { ok, problems, type Result } from '../core/index.ts';
import { LEVELS } from '../engines/index.ts';
import { gameName, isModuleAddress, shelf } from '../games/index.ts';
import { matchProblems } from './words.ts';

export const { failure } = problems(matchProblems);

/**
 * Who plays a side: a person, or the computer. It plays at a level from 1 to 10 (`ms`: what the last one may take), as
 * well as it can in a time a move, or from the solution of the game.
 */
export type Seat =
  | { readonly who: 'person' }
  | { readonly who: 'computer'; readonly level: number; readonly ms?: number }
  | { readonly who: 'computer'; readonly ms: number }
  | { readonly who: 'computer'; readonly perfect: true };

export interface Seats {
  readonly max: Seat;
  readonly min: Seat;
}

export const PERSON: Seat = { who: 'person' };

/** The computer's level where an address does not say it. */
export const USUAL_LEVEL = 3;

export const isPerfect = (seat: Seat): boolean => 'perfect' in seat;

/** What two seats have in common if they are the same. */
export function seatName(seat: Seat): string {
  if (seat.who === 'person') return 'person';
  if ('perfect' in seat) return 'perfect';
  return 'level' in seat ? `level ${seat.level}` : `${seat.ms} ms`;
}

/**
 * All that a game under way is: what is saved, shared and resumed. JSON; whatever comes from outside is checked before
 * it is believed.
 */
export interface MatchData extends Seats {
  /** The game with its options, as on the command line: `draughts:international`. */
  readonly game: string;
  /** The position it began with, in the game's notation; absent: the usual one. */
  readonly from?: string;
  /** All moves in the game's notation, those that were taken back and can be played again included. */
  readonly moves: readonly string[];
  /** How many of them are on the board. */
  readonly at: number;
  /** Who has resigned, with all moves on the board. */
  readonly resigned?: 'max' | 'min';
  /** Two people have agreed on a draw, with all moves on the board. */
  readonly drawn?: 'agreed';
  readonly flipped?: boolean;
  /** Whether the value of every move is shown. */
  readonly values?: boolean;
  /** What decides among equal moves of the computer. */
  readonly seed: number;
  /** How the computer would play where two people do, for whoever gives it a seat. */
  readonly computer?: Seat;
  /** The PGN or PDN that it came from, as text: tags, comments and variations are written again with it. */
  readonly record?: string;
}

/**
 * More moves than any game has that people play to its end; the longest known game of chess could have some 11,800
 * half-moves, and nobody's has 600.
 */
export const MOST_MOVES = 5000;
/** A capture of twenty pieces with all its squares has 62 characters. */
const LONGEST_MOVE = 99;
/** A position of Connect 4 on 26x26 lists its 676 columns. */
const LONGEST_POSITION = 4000;
const LONGEST_GAME = 200;
/** The longest time for a move: an hour. */
const LONGEST_TIME = 3_600_000;
export const LONGEST_RECORD = 100_000;

export interface Reading {
  /** Any game, of any length, and not only those that a board is drawn for. */
  readonly anyGame?: boolean;
  /** Entries that no move hangs on are replaced where they are wrong, and named here. Without it they are refused. */
  readonly mended?: string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The entries besides game, start and moves: what is right, and what stands in for it in a damaged save. */
const ENTRIES: Readonly<
  Record<
    string,
    readonly [isRight: (value: unknown, moves: number, all: Fields) => boolean, instead?: (moves: number) => unknown]
  >
> = {
  at: [isWhole, (moves) => moves],
  max: [isSeat, () => PERSON],
  min: [isSeat, () => ({ who: 'computer', level: USUAL_LEVEL })],
  resigned: [(value) => value === undefined || value === 'max' || value === 'min'],
  drawn: [(value, _, { resigned }) => value === undefined || (value === 'agreed' && resigned === undefined)],
  flipped: [isSwitch],
  values: [isSwitch],
  seed: [Number.isSafeInteger, () => 1],
  computer: [(value) => value === undefined || isSeat(value)],
  record: [(value) => value === undefined || (typeof value === 'string' && value.length <= LONGEST_RECORD)],
};

const SEATS = new Set(['max', 'min', 'computer']);

/**
 * Whatever comes from outside (an address, a file, a record in the browser) as a game, if it is one: every field is
 * there, of its kind and within its bounds; fields that are not known are left out. Whether the moves are legal is for
 * the rules to say.
 */
export function readMatchData(value: unknown, { anyGame = false, mended }: Reading = {}): Result<MatchData> {
  if (!isObject(value)) return failure('bad-match');
  const { game, from, moves } = value;
  const isText = (text: unknown, longest: number): text is string =>
    anyGame ? typeof text === 'string' : isPlain(text, longest);
  if (!isText(game, LONGEST_GAME)) return failure('match-unnamed');
  if (!anyGame && isModuleAddress(game)) return failure('match-of-own-game', { name: game });
  if (!anyGame && !shelf.some(({ name }) => name === gameName(game)))
    return failure('match-of-no-game', { name: gameName(game) });
  if (from !== undefined && !isText(from, LONGEST_POSITION)) return failure('match-from', { most: LONGEST_POSITION });
  if (!Array.isArray(moves)) return failure('match-moves');
  if (!anyGame && moves.length > MOST_MOVES) return failure('too-many-moves', { count: moves.length, most: MOST_MOVES });
  const bad = moves.findIndex((move) => !isText(move, LONGEST_MOVE) || (!anyGame && /\s/.test(move)));
  if (bad >= 0) return failure('match-move', { number: bad + 1 });
  const read: Record<string, unknown> = { game, ...(from !== undefined && { from }), moves: [...moves] };
  for (const [name, [isRight, instead]] of Object.entries(ENTRIES)) {
    let entry = value[name];
    if (!isRight(entry, moves.length, value)) {
      const code = SEATS.has(name) ? 'match-seat' : `match-${name}`;
      if (mended === undefined) return failure(code as 'match-at', { moves: moves.length });
      mended.push(name);
      entry = instead?.(moves.length);
    }
    if (entry !== undefined) read[name] = SEATS.has(name) ? seatOf(entry as Seat) : entry;
  }
  return ok(read as unknown as MatchData);
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longest && !CONTROL.test(value);
}

/**
 * Control characters, line ends and tabs excepted (positions may be drawn over several lines), and halves of
 * characters.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Cs}/u;

function isWhole(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

function isSwitch(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

export function isLevel(value: unknown): value is number {
  return LEVELS.some(({ level }) => level === value);
}

export function isTime(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) >= 0;
}

function isSeat(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { who, level, ms, perfect } = value;
  if (who !== 'computer') return who === 'person';
  if (level !== undefined) return isLevel(level) && (ms === undefined || isTime(ms));
  return ms === undefined ? perfect === true : isWhole(ms, LONGEST_TIME) && ms > 0;
}

function seatOf(seat: Seat): Seat {
  if (seat.who === 'person') return PERSON;
  if ('level' in seat) return { who: 'computer', level: seat.level, ...(seat.ms !== undefined && { ms: seat.ms }) };
  return 'ms' in seat ? { who: 'computer', ms: seat.ms } : { who: 'computer', perfect: true };
}
