import { DRAW, type Game, isWin, type Position } from '../../core/index.ts';
import {
  attractors,
  type ExploredArena,
  explore,
  FOOTPRINTS,
  MOST_KEYS,
  memoryNeeded,
  type SolveOptions,
  solveImpartial,
  solveValues,
  together,
  verify,
  verifyImpartial,
  verifyValues,
} from '../../solve/index.ts';
import { type Impartial, impartialOf } from './impartial.ts';
import { demandRoom, fitting, MEGABYTE, proven } from './solved.ts';
import { tellingArena, tellingImpartial, type Watch } from './watch.ts';

/** What a position is worth when both players play perfectly. */
export interface Verdict {
  /** From Max's view: 1, 0 or -1 where the game is won, drawn or lost, or the points where points are counted. */
  readonly value: number;
  /** How many plies a win still takes when the winner hurries and the loser delays; undefined for draws and points. */
  readonly remoteness: number | undefined;
}

export interface MoveVerdict extends Verdict {
  readonly move: number;
}

/** A game solved from some position on: whoever holds it knows the worth of everything that can still happen. */
export interface ExactGame {
  /** Whether values are points, or 1, 0 and -1. */
  readonly points: boolean;
  readonly positions: number;
  /** What the solution takes, at its largest. */
  readonly bytes: number;
  /** The Sprague-Grundy value, where the game is Nim in normal play. */
  grundy?(position: Position): number;
  /** Only of positions that can be reached from where the solution starts. */
  verdict(position: Position): Verdict;
}

/** What is taken to count points, and always enough to find winners. */
const VALUES = together(FOOTPRINTS.values, FOOTPRINTS.order);

/** Solves the game from a position on, and has it verified. `start` gives that position, a new one at each call. */
export function solveExactly(
  game: Game,
  start: () => Position,
  watch: Watch,
  announce: (game: Impartial) => void = () => {},
): ExactGame {
  const position = start();
  const impartial = impartialOf(game, position);
  return impartial === undefined ? solveExplored(game, start, watch) : solveNumbered(impartial, watch, announce);
}

/** Worth of each move from the position's own view of plies: the best of them is the position's. In the order of the game. */
export function moveVerdicts(exact: ExactGame, position: Position): MoveVerdict[] {
  const moves: number[] = [];
  moves.length = position.outcome() === undefined ? position.moves(moves, 0) : 0;
  return moves.map((move) => {
    position.play(move);
    const { value, remoteness } = exact.verdict(position);
    position.undo();
    return { move, value, remoteness: remoteness === undefined ? undefined : remoteness + 1 };
  });
}

/** The moves that cannot be bettered: the fastest wins, else what keeps a draw (or the most points), else the longest defences. */
export function bestMoves(verdicts: readonly MoveVerdict[], player: number): MoveVerdict[] {
  const worth = ({ value, remoteness = 0 }: MoveVerdict) => {
    const own = player * value;
    return [own, own > 0 ? -remoteness : remoteness] as const;
  };
  const better = (a: MoveVerdict, b: MoveVerdict) => worth(b)[0] - worth(a)[0] || worth(b)[1] - worth(a)[1];
  const sorted = [...verdicts].sort(better);
  return sorted.filter((verdict) => better(verdict, sorted[0]) === 0);
}

function solveNumbered(impartial: Impartial, watch: Watch, announce: (game: Impartial) => void): ExactGame {
  const { index } = impartial;
  const bytes = memoryNeeded(FOOTPRINTS.impartial, index.size);
  demandRoom(index.title, index.size, bytes, watch);
  announce(impartial);
  const solution = fitting(
    solveImpartial(index, { bytes: watch.megabytes * MEGABYTE, progress: watch.progress }),
    index.title,
    watch,
  );
  proven(verifyImpartial(tellingImpartial(index, watch.progress), solution), index.title);
  const { grundy } = impartial;
  return {
    points: false,
    positions: index.size,
    bytes,
    ...(grundy && { grundy }),
    verdict: (position) => {
      const number = impartial.number(position);
      if (number === undefined) return { value: Math.sign(position.outcome() ?? 0), remoteness: 0 };
      const value = solution.wins[number] === 1 ? position.turn() : -position.turn();
      return { value, remoteness: solution.rank[number] + impartial.extra };
    },
  };
}

function solveExplored(game: Game, start: () => Position, watch: Watch): ExactGame {
  const { megabytes, progress } = watch;
  const limit = megabytes * MEGABYTE;
  const explored = explore(game, { start, positions: MOST_KEYS, bytes: limit, besides: VALUES, progress });
  const arena = fitting(explored, game.name, watch);
  const taken = memoryNeeded(FOOTPRINTS.explore, arena.size, arena.moves);
  const left = { bytes: limit - taken, progress };
  const solved = hasPoints(arena) ? withPoints(arena, left, watch) : withWinners(arena, left, watch);
  const bytes = taken + memoryNeeded(solved.points ? VALUES : FOOTPRINTS.attractors, arena.size, arena.moves);
  const find = (position: Position) => {
    const number = arena.find(position);
    if (number === undefined)
      throw new Error(`${game.formatPosition(position)} cannot be reached from where the solution of ${game.name} starts.`);
    return number;
  };
  return { points: solved.points, positions: arena.size, bytes, verdict: (position) => solved.at(find(position)) };
}

function hasPoints(arena: ExploredArena<Position>): boolean {
  for (let p = 0; p < arena.size; p++) {
    const outcome = arena.outcome(p);
    if (outcome !== undefined && outcome !== DRAW && !isWin(outcome)) return true;
  }
  return false;
}

function withWinners(arena: ExploredArena<Position>, left: SolveOptions, watch: Watch) {
  const { progress } = watch;
  const solution = fitting(attractors(arena, left), arena.title, watch);
  proven(verify(tellingArena(arena, progress), solution), arena.title);
  const at = (p: number): Verdict => {
    const value = solution.winner[p];
    return { value, remoteness: value === 0 ? undefined : solution.rank[p] };
  };
  return { points: false, at };
}

function withPoints(arena: ExploredArena<Position>, left: SolveOptions, watch: Watch) {
  const { progress } = watch;
  const values = fitting(solveValues(arena, left), arena.title, watch);
  proven(verifyValues(tellingArena(arena, progress), values), arena.title);
  return { points: true, at: (p: number): Verdict => ({ value: values.value[p], remoteness: undefined }) };
}
