import { ok, type Problem, problems, type Result } from '../core/index.ts';
import { LEVELS } from '../engines/index.ts';
import { boardGames, gameInfoOf, gameName, isModuleAddress } from '../games/index.ts';
import { matchProblems } from './words.ts';

export const { failure, problem } = problems(matchProblems);

/**
 * The player of a side: a person, or the computer. The computer plays at a level from 1 to 10 (`ms`: time per move of
 * the last level), with a time per move instead of a level, or from the solution of the game (`perfect`).
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

/** The computer's level if an address does not give one. */
export const ADDRESS_LEVEL = 3;

export const isPerfect = (seat: Seat): boolean => 'perfect' in seat;

/** Why these seats are impossible: perfect play needs a game that can be solved. */
export function seatProblem({ game, max, min, computer = PERSON }: MatchData): Problem | undefined {
  const isNeverSolved = gameInfoOf(game)?.neverSolved ?? false;
  return isNeverSolved && [max, min, computer].some(isPerfect) ? problem('match-perfect', { game }) : undefined;
}

/** Equal for equal seats. */
export function seatName(seat: Seat): string {
  if (seat.who === 'person') return 'person';
  if ('perfect' in seat) return 'perfect';
  return 'level' in seat ? `level ${seat.level}` : `${seat.ms} ms`;
}

/**
 * A game in progress, as it is saved, shared and resumed. It is JSON; `readMatchData` checks data from outside.
 */
export interface MatchData extends Seats {
  /** The game with its options, as on the command line: `draughts:international`. */
  readonly game: string;
  /** The position that the game began with, in the game's notation; absent: the game's start. */
  readonly from?: string;
  /** All moves in the game's notation, those that were taken back and can be played again included. */
  readonly moves: readonly string[];
  /** How many of them are on the board. */
  readonly at: number;
  /** The player who has resigned, with all moves on the board. */
  readonly resigned?: 'max' | 'min';
  /** The two players have agreed on a draw, with all moves on the board. */
  readonly drawn?: 'agreed';
  readonly flipped?: boolean;
  /** Whether the value of every move is shown. */
  readonly values?: boolean;
  /** Seed of the choice among equal moves of the computer. */
  readonly seed: number;
  /** In a match of two people: how the computer would play if it were given a seat. */
  readonly computer?: Seat;
  /** The PGN or PDN that it came from, as text: tags, comments and variations are written again with it. */
  readonly record?: string;
}

/**
 * More moves than any real game has: no recorded game of chess has 600 plies, although the rules allow some 11,800.
 */
export const MOST_MOVES = 5000;
/** A capture of twenty pieces with all its squares has 62 characters. */
const LONGEST_MOVE = 99;
/** A position of Connect 4 on 26x26 lists up to 676 columns. */
const LONGEST_POSITION = 4000;
/** A name with a table of weights for the 64 squares of six kinds of pieces. */
const LONGEST_GAME = 4000;
/** The longest time per move: an hour. */
const LONGEST_TIME = 3_600_000;
export const LONGEST_RECORD = 100_000;

export interface Reading {
  /** Accept any game, of any length, also user-defined games and those without a board. */
  readonly anyGame?: boolean;
  /** Receives the names of wrong entries that were replaced; no move depends on these. Without it they are refused. */
  readonly mended?: string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The optional entries: the check of each, and the replacement of a wrong one. */
const ENTRIES: Readonly<
  Record<
    string,
    readonly [isRight: (value: unknown, moves: number, all: Fields) => boolean, instead?: (moves: number) => unknown]
  >
> = {
  at: [isWhole, (moves) => moves],
  max: [isSeat, () => PERSON],
  min: [isSeat, () => ({ who: 'computer', level: ADDRESS_LEVEL })],
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
 * Reads a game from outside (an address, a file, the browser's database): checks that every field is present, of its
 * type and within its bounds, and drops unknown fields. Whether the moves are legal is not checked here.
 */
export function readMatchData(value: unknown, { anyGame = false, mended }: Reading = {}): Result<MatchData> {
  if (!isObject(value)) return failure('bad-match');
  const { game, from, moves } = value;
  const isText = (text: unknown, longest: number): text is string =>
    anyGame ? typeof text === 'string' : isPlain(text, longest);
  if (!isText(game, LONGEST_GAME)) return failure('match-unnamed');
  if (!anyGame && isModuleAddress(game)) return failure('match-of-own-game', { name: game });
  if (!anyGame && !boardGames.some(({ name }) => name === gameName(game)))
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
 * Control characters except line ends and tabs (positions may be drawn on several lines), and lone surrogates.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them
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
