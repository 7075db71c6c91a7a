import type { Game, Position } from '../core/index.ts';
import { type ArenaParts, ExplicitArena } from './explicit-arena.ts';

/** How an explored arena is tied to its game. */
export interface Discovery<P extends Position> {
  readonly start: () => P;
  readonly keyOf: (position: P) => number | string;
  readonly numbers: ReadonlyMap<number | string, number>;
  /** By position: from which position, with which move, it was reached first. */
  readonly parent: Int32Array;
  readonly parentMove: Int32Array;
  /** The game's move behind each stored move of the arena. */
  readonly moves: Int32Array;
}

/** The arena of a game, with the way back from a number to the game's own position. */
export class ExploredArena<P extends Position> extends ExplicitArena {
  readonly game: Game<P>;
  readonly #discovery: Discovery<P>;

  constructor(game: Game<P>, parts: Omit<ArenaParts, 'name'>, discovery: Discovery<P>) {
    super({ ...parts, name: (position) => game.formatPosition(this.positionAt(position)) });
    this.game = game;
    this.#discovery = discovery;
  }

  /** The number of a position of the game, or undefined where the start does not lead to it. */
  find(position: P): number | undefined {
    return this.#discovery.numbers.get(this.#discovery.keyOf(position));
  }

  /** The moves of the shortest way from the start to the position. */
  path(position: number): number[] {
    const { parent, parentMove } = this.#discovery;
    const moves: number[] = [];
    for (let p = position; p !== this.start; p = parent[p]) moves.push(parentMove[p]);
    return moves.reverse();
  }

  /** The game's own position behind a number: a new one at each call. */
  positionAt(position: number): P {
    const cursor = this.#discovery.start();
    for (const move of this.path(position)) cursor.play(move);
    return cursor;
  }

  /** The game's moves at a position, in its order, each with the position it leads to. */
  movesAt(position: number): { readonly move: number; readonly target: number }[] {
    const targets: number[] = [];
    const count = this.successors(position, targets);
    const first = this.firstMove(position);
    return targets.slice(0, count).map((target, i) => ({ move: this.#discovery.moves[first + i], target }));
  }
}
