import {
  checkedKey,
  type Game,
  IntList,
  isPure,
  ok,
  onceFromPure,
  outcomeProblem,
  Pace,
  type Position,
  type PureGame,
  type PurePosition,
  type Result,
} from '../core/index.ts';
import { inFull } from '../i18n/index.ts';
import { type ArenaParts, ExplicitArena, storedOutcome } from '../model/index.ts';
import { FOOTPRINTS, type Footprint, memoryNeeded, type OnProgress, Reporter, together } from './options.ts';
import { error, failure } from './words.ts';

export interface ExploreOptions<P extends Position> {
  /** Returns a new copy of the position to begin at. Default: the start of the game. */
  readonly start?: () => P;
  /** The most positions to number. Default: five million. */
  readonly positions?: number;
  /** The memory limit in bytes, by the estimate of `FOOTPRINTS.explore`. Default: 2 GiB. */
  readonly bytes?: number;
  /**
   * The footprint of what will be computed from the arena. It counts towards the memory limit, so that an exploration
   * that would be useless is refused early. Default: nothing.
   */
  readonly besides?: Footprint;
  /**
   * The symmetry hook: a key that is the same for all positions that a symmetry of the game maps to each other, player
   * to move included. The arena then has one position per class, the first that was reached, with its moves; winners
   * and ranks do not change. Default: the game's own key, without symmetry.
   */
  readonly canonical?: (position: P) => number | string;
  readonly progress?: OnProgress;
}

/** The most positions that can be explored, whatever the memory: a Map holds at most 2^24 keys. */
export const MOST_KEYS = 2 ** 24 - 1;

/** The most positions and moves between two reports; only `progress`, by throwing, can stop an exploration. */
const STEPS_BETWEEN_REPORTS = 4096;

/**
 * The arena of all positions that can be reached, numbered breadth-first from the start, which is 0; so the numbers
 * are the same each time. The game's keys must be exact (equal only for equal positions). A player may move twice in
 * a row: the owner of a position is the player to move. Refused with a failure: a game without keys (`no-key`),
 * one that exceeds the limits (`too-large-to-explore` for the memory, `too-many` for the number of positions), and
 * one with more than `MOST_KEYS` positions, where a larger limit does not help (`too-many-keys`).
 *
 * No recursion and no stored positions: one cursor walks from position to position over the tree of first visits.
 */
export function explore<P extends Position>(game: Game<P>, options?: ExploreOptions<P>): Result<ExploredArena<P>>;
export function explore<State, Move>(
  game: PureGame<State, Move>,
  options?: ExploreOptions<PurePosition<State, Move>>,
): Result<ExploredArena<PurePosition<State, Move>>>;
export function explore<P extends Position>(
  written: Game<P> | PureGame<unknown, unknown>,
  options: ExploreOptions<P> = {},
): Result<ExploredArena<P>> {
  const game = isPure(written) ? (onceFromPure(written) as unknown as Game<P>) : written;
  const { start = () => game.start(), positions: most = 5_000_000, bytes = 2 ** 31, canonical } = options;
  const footprint = together(FOOTPRINTS.explore, options.besides);
  const cursor = start();
  if (!canonical && !cursor.key) return failure('no-key', { game: game.name });
  const ownKey = canonical ?? ((position: P) => (position.key as () => number | string)());
  const keyOf = (position: P) => checkedKey(ownKey(position));
  const numbers = new Map<number | string, number>([[keyOf(cursor), 0]]);
  const parent = new IntList();
  const parentMove = new IntList();
  parent.push(0);
  parentMove.push(0);
  const owner = new IntList();
  const outcome = new IntList();
  const offsets = new IntList();
  const targets = new IntList();
  const moves = new IntList();
  offsets.push(0);

  const reporter = new Reporter('explore', options.progress);
  const pace = new Pace(STEPS_BETWEEN_REPORTS);
  let left = 0;
  const step = (here: number) => {
    if (--left > 0) return;
    left = pace.next(performance.now());
    reporter.report(here, parent.length);
  };
  const legal: number[] = [];
  let at = 0;
  for (let here = 0; here < parent.length; here++) {
    walk(cursor, at, here, parent, parentMove);
    at = here;
    const end = cursor.outcome();
    const count = end === undefined ? cursor.moves(legal, 0) : 0;
    checkContract(game, cursor, end, count);
    step(here);
    owner.push(cursor.turn());
    outcome.push(storedOutcome(end));
    for (let i = 0; i < count; i++) {
      const move = legal[i];
      cursor.play(move);
      const key = keyOf(cursor);
      let number = numbers.get(key);
      if (number === undefined) {
        number = parent.length;
        if (number >= MOST_KEYS) return failure('too-many-keys', { title: game.name, most: MOST_KEYS });
        if (number >= most) return failure('too-many', { title: game.name, most });
        numbers.set(key, number);
        parent.push(here);
        parentMove.push(move);
      }
      cursor.undo();
      targets.push(number);
      moves.push(move);
      step(here);
    }
    offsets.push(targets.length);
    if (memoryNeeded(footprint, parent.length, targets.length) > bytes)
      return failure('too-large-to-explore', { title: game.name, allowed: (bytes / 2 ** 20).toFixed(0), ...footprint });
  }
  reporter.report(parent.length, parent.length);
  return ok(
    new ExploredArena(
      game,
      {
        title: game.name,
        start: 0,
        owner: new Int8Array(owner.toArray()),
        outcome: outcome.toArray(),
        offsets: offsets.toArray(),
        targets: targets.toArray(),
      },
      { start, keyOf, numbers, parent: parent.toArray(), parentMove: parentMove.toArray(), moves: moves.toArray() },
    ),
  );
}

/**
 * Moves the cursor from one numbered position to another, up and down the tree of first visits. A parent's number is
 * below its children's, so the larger of the two is the one to leave.
 */
function walk(cursor: Position, from: number, to: number, parent: IntList, parentMove: IntList): void {
  const down: number[] = [];
  while (from !== to) {
    if (to > from) {
      down.push(parentMove.get(to));
      to = parent.get(to);
    } else {
      cursor.undo();
      from = parent.get(from);
    }
  }
  for (let i = down.length - 1; i >= 0; i--) cursor.play(down[i]);
}

function checkContract<P extends Position>(game: Game<P>, position: P, outcome: number | undefined, moves: number): void {
  const why = outcome === undefined ? undefined : outcomeProblem(outcome);
  if (why) throw error('wrong-outcome', { game: game.name, position: inFull(game.formatPosition(position)), why });
  if (outcome === undefined && moves === 0)
    throw error('stuck-without-outcome', { game: game.name, position: inFull(game.formatPosition(position)) });
}

/** The connection of an explored arena to its game. */
export interface Discovery<P extends Position> {
  readonly start: () => P;
  readonly keyOf: (position: P) => number | string;
  readonly numbers: ReadonlyMap<number | string, number>;
  /** For each position, the position and the move from which it was first reached. */
  readonly parent: Int32Array;
  readonly parentMove: Int32Array;
  /** The game's move for each stored move of the arena. */
  readonly moves: Int32Array;
}

/** The arena of a game, which can also give the game's position of a number. */
export class ExploredArena<P extends Position> extends ExplicitArena {
  readonly game: Game<P>;
  readonly #discovery: Discovery<P>;

  constructor(game: Game<P>, parts: Omit<ArenaParts, 'name'>, discovery: Discovery<P>) {
    super({ ...parts, name: (position) => game.formatPosition(this.positionAt(position)) });
    this.game = game;
    this.#discovery = discovery;
  }

  /** The number of a position of the game, or undefined if it cannot be reached from the start. */
  find(position: P): number | undefined {
    return this.#discovery.numbers.get(this.#discovery.keyOf(position));
  }

  /** The moves of a shortest path from the start to the position. */
  path(position: number): number[] {
    const { parent, parentMove } = this.#discovery;
    const moves: number[] = [];
    for (let p = position; p !== this.start; p = parent[p]) moves.push(parentMove[p]);
    return moves.reverse();
  }

  /** The game's position of a number, a new object at each call. */
  positionAt(position: number): P {
    const cursor = this.#discovery.start();
    for (const move of this.path(position)) cursor.play(move);
    return cursor;
  }

  /** The game's moves at a position, in the game's order, each with the number of the position it leads to. */
  movesAt(position: number): { readonly move: number; readonly target: number }[] {
    const targets: number[] = [];
    const count = this.successors(position, targets);
    const first = this.firstMove(position);
    return targets.slice(0, count).map((target, i) => ({ move: this.#discovery.moves[first + i], target }));
  }
}
