import { type Game, legalMoves, type Position, type Result, unwrap } from '../../core/index.ts';
import { descriptorOf, type Impartial } from '../../games/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import {
  type Arena,
  attractors,
  countsPoints,
  type ExploredArena,
  explore,
  FOOTPRINTS,
  MOST_KEYS,
  memoryNeeded,
  type OnProgress,
  type Solution,
  solveImpartial,
  solveValues,
  together,
  type Values,
  verify,
  verifyImpartial,
  verifyValues,
} from '../../solve/index.ts';
import { error } from '../words.ts';

/** The value of a position if both players play perfectly. */
export interface Verdict {
  /** From Max's view: 1, 0 or -1 for a won, drawn or lost game, or the points of a game with points. */
  readonly value: number;
  /** How many plies a win still takes when the winner hurries and the loser delays; undefined for draws and points. */
  readonly remoteness: number | undefined;
}

export interface MoveVerdict extends Verdict {
  readonly move: number;
}

/** A game solved from some position on: the value of every position that can still be reached. */
export interface ExactGame {
  /** Whether values are points, or 1, 0 and -1. */
  readonly points: boolean;
  readonly positions: number;
  /**
   * Which graph `positions` counts: the `game`, whose positions include the player to move, or its `plain` (impartial)
   * graph, in which both players have the same moves and positions do not. (The Course's `doubled` graph is the plain
   * one with each position once per player.)
   */
  readonly graph: 'plain' | 'game';
  /** The peak memory of the solution. */
  readonly bytes: number;
  /** The Sprague-Grundy value, if the game is Nim in normal play. */
  grundy?(position: Position): number;
  /** Whether the position can be reached from the start of the solution. */
  has(position: Position): boolean;
  /** Only for positions that `has` accepts. */
  verdict(position: Position): Verdict;
  /** The verdicts of all moves, found without playing them. Absent: the moves are played one by one. */
  moves?(position: Position): MoveVerdict[];
}

/** The memory for computing points, which is also enough for finding winners. */
const VALUES = together(FOOTPRINTS.values, FOOTPRINTS.order);

/** Solves the game from a position on, and verifies the solution. `start` returns a new copy of that position. */
export function solveExactly(
  game: Game,
  start: () => Position,
  watch: SolveWatch,
  announce: (game: Impartial) => void = () => {},
): ExactGame {
  const position = start();
  const impartial = descriptorOf(game)?.impartial?.(game, position);
  return impartial === undefined ? solveExplored(game, start, watch) : solveNumbered(impartial, watch, announce);
}

/**
 * Value of each move from the position's own view of plies: the best of them is the position's. In the order of the
 * game.
 */
export function moveVerdicts(exact: ExactGame, position: Position): MoveVerdict[] {
  if (exact.moves !== undefined) return exact.moves(position);
  return legalMoves(position).map((move) => {
    position.play(move);
    const verdict = exact.verdict(position);
    position.undo();
    return beforeMove(move, verdict);
  });
}

/** The verdict of a move that leads to a position with this verdict. */
function beforeMove(move: number, { value, remoteness }: Verdict): MoveVerdict {
  return { move, value, remoteness: remoteness === undefined ? undefined : remoteness + 1 };
}

/** Best for the player first: the fastest wins, then what draws (or the most points), then the longest defences. */
export function bestFirst(verdicts: readonly MoveVerdict[], player: number): MoveVerdict[] {
  return [...verdicts].sort((a, b) => compare(a, b, player));
}

/** The moves that are at least as good as all others. */
export function bestMoves(verdicts: readonly MoveVerdict[], player: number): MoveVerdict[] {
  const sorted = bestFirst(verdicts, player);
  return sorted.filter((verdict) => compare(verdict, sorted[0], player) === 0);
}

function compare(a: MoveVerdict, b: MoveVerdict, player: number): number {
  const delay = ({ value, remoteness = 0 }: MoveVerdict) => (player * value > 0 ? -remoteness : remoteness);
  return player * (b.value - a.value) || delay(b) - delay(a);
}

export interface SolvedArena {
  readonly arena: Arena;
  readonly solution: Solution;
  /** How many moves the arena has. */
  readonly moves: number;
}

export interface SolvedPoints extends Omit<SolvedArena, 'solution'> {
  readonly solution: Values;
}

/** Both attractors, verified. `taken` is the memory that the arena itself holds. */
export function solveArena(arena: Arena, taken: number, watch: SolveWatch): SolvedArena {
  const { megabytes, progress } = watch;
  const solution = fitting(attractors(arena, { bytes: megabytes * MEGABYTE - taken, progress }), arena.title, watch);
  const { moves } = proven(verify(arena, solution, progress), arena.title);
  return { arena, solution, moves };
}

/** The points of every position, verified. Throws a `ProblemError` if a play can go on for ever. */
export function solvePoints(arena: Arena, taken: number, watch: SolveWatch): SolvedPoints {
  const { megabytes, progress } = watch;
  const values = fitting(solveValues(arena, { bytes: megabytes * MEGABYTE - taken, progress }), arena.title, watch);
  const { moves } = proven(verifyValues(arena, values, progress), arena.title);
  return { arena, solution: values, moves };
}

function solveNumbered(impartial: Impartial, watch: SolveWatch, announce: (game: Impartial) => void): ExactGame {
  const { index } = impartial;
  const bytes = memoryNeeded(FOOTPRINTS.impartial, index.size);
  demandRoom(index.title, { positions: index.size, bytes }, watch);
  announce(impartial);
  const solution = fitting(
    solveImpartial(index, { bytes: watch.megabytes * MEGABYTE, progress: watch.progress }),
    index.title,
    watch,
  );
  proven(verifyImpartial(index, solution, watch.progress), index.title);
  const { grundy } = impartial;
  return {
    points: false,
    positions: index.size,
    graph: 'plain',
    bytes,
    ...(grundy && { grundy }),
    has: (position) => impartial.has(position),
    verdict: (position) => {
      const number = impartial.number(position);
      if (number === undefined) return { value: Math.sign(position.outcome() ?? 0), remoteness: 0 };
      const value = solution.wins[number] === 1 ? position.turn() : -position.turn();
      return { value, remoteness: solution.rank[number] + impartial.extraPlies };
    },
  };
}

function solveExplored(game: Game, start: () => Position, watch: SolveWatch): ExactGame {
  const { megabytes, progress } = watch;
  const limit = megabytes * MEGABYTE;
  const explored = explore(game, { start, positions: MOST_KEYS, bytes: limit, besides: VALUES, progress });
  const arena = fitting(explored, game.name, watch);
  const taken = memoryNeeded(FOOTPRINTS.explore, arena.size, arena.moves);
  const solved = countsPoints(arena) ? withPoints(arena, taken, watch) : withWinners(arena, taken, watch);
  const bytes = taken + memoryNeeded(solved.points ? VALUES : FOOTPRINTS.attractors, arena.size, arena.moves);
  const numberOf = (position: Position) => {
    const number = arena.find(position);
    if (number !== undefined) return number;
    throw new Error(`${game.formatPosition(position)} cannot be reached from where the solution of ${game.name} starts.`);
  };
  return {
    ...{ points: solved.points, positions: arena.size, graph: 'game', bytes },
    has: (position) => arena.find(position) !== undefined,
    verdict: (position) => solved.at(numberOf(position)),
    moves: (position) => arena.movesAt(numberOf(position)).map(({ move, target }) => beforeMove(move, solved.at(target))),
  };
}

function withWinners(arena: ExploredArena<Position>, taken: number, watch: SolveWatch) {
  const { solution } = solveArena(arena, taken, watch);
  const at = (p: number): Verdict => {
    const value = solution.winner[p];
    return { value, remoteness: value === 0 ? undefined : solution.rank[p] };
  };
  return { points: false, at };
}

function withPoints(arena: ExploredArena<Position>, taken: number, watch: SolveWatch) {
  const { solution } = solvePoints(arena, taken, watch);
  return { points: true, at: (p: number): Verdict => ({ value: solution.value[p], remoteness: undefined }) };
}

export const MEGABYTE = 2 ** 20;

const TOO_LARGE = ['too-large', 'too-large-to-explore', 'too-large-to-number'];

/** The solver's result; throws if the game was too large for it. */
export function fitting<T>(result: Result<T>, title: string, { megabytes }: Pick<SolveWatch, 'megabytes'>): T {
  const code = result.ok ? '' : result.error.code;
  if (TOO_LARGE.includes(code)) throw error('no-room', { title, megabytes });
  if (code === 'too-many' || code === 'too-many-keys') throw error('too-many-positions', { title, most: MOST_KEYS });
  return unwrap(result);
}

/**
 * Refuses, before allocating, a computation that needs more memory than is allowed. `upTo`: the numbers of positions
 * and bytes are upper bounds, so it only may need that much.
 */
export function demandRoom(
  title: string,
  { positions, bytes, upTo = false }: { readonly positions: number; readonly bytes: number; readonly upTo?: boolean },
  { megabytes }: SolveWatch,
): void {
  if (bytes <= megabytes * MEGABYTE) return;
  const needed = Math.ceil(bytes / MEGABYTE);
  throw error(upTo ? 'may-need-more-room' : 'needs-more-room', { title, positions, needed, megabytes });
}

/** The verifier's result; throws if it refused the solution, which would be a bug in Minerve. */
export function proven<T>(verdict: Result<T>, title: string): T {
  if (verdict.ok) return verdict.value;
  throw error('unproven', { title, reason: verdict.error as Sentence });
}

/**
 * The memory limit of a long computation, and a callback for its progress. The callback may throw, which ends the
 * computation.
 */
export interface SolveWatch {
  readonly megabytes: number;
  readonly progress: OnProgress;
}
