import { ok, type Result } from '../../../core/index.ts';
import type { Analysis } from '../../../engines/index.ts';
import {
  type Draughts,
  type DraughtsPosition,
  draughts,
  formatHubMove,
  parseHubMove,
  parseHubPosition,
  rulesOfHubVariant,
} from '../../../games/index.ts';
import { failure } from './params.ts';

/** The game that another program plays with us: where it began, and the moves since. */
export class HubBoard {
  readonly game: Draughts;
  #first = '';
  #moves: readonly string[] = [];
  #position: DraughtsPosition;

  constructor(variant: string) {
    this.game = draughts({ rules: rulesOfHubVariant(variant) ?? 'international' });
    this.#position = this.game.start();
  }

  /** To be left as it is. */
  get position(): DraughtsPosition {
    return this.#position;
  }

  /**
   * Sets a position and the moves after it; an empty position is the start of a game. Input that makes no sense leaves
   * the position unchanged. Programs send the whole game at every move, so moves that were read before are not read
   * again.
   */
  set(first: string, moves: readonly string[]): Result<undefined> {
    const isLonger = first === this.#first && this.#moves.every((move, i) => move === moves[i]);
    if (isLonger) return this.#playAll(this.#position, first, moves, this.#moves.length);
    const start = first === '' ? ok(this.game.start()) : parseHubPosition(first, this.game);
    return start.ok ? this.#playAll(start.value, first, moves, 0) : start;
  }

  /** One move further. */
  play(move: string): Result<undefined> {
    return this.#playAll(this.#position, this.#first, [...this.#moves, move], this.#moves.length);
  }

  #playAll(position: DraughtsPosition, first: string, moves: readonly string[], known: number): Result<undefined> {
    for (let i = known; i < moves.length; i++) {
      const move = parseHubMove(moves[i], position, this.game);
      if (!move.ok) {
        for (let back = i; back > known; back--) position.undo();
        return failure('hub-move', { number: i + 1, why: move.error });
      }
      position.play(move.value);
    }
    this.#position = position;
    this.#first = first;
    this.#moves = moves;
    return ok(undefined);
  }
}

/** A line of the engine's as Hub writes it. */
export function hubLine({ pv }: Pick<Analysis, 'pv'>, position: DraughtsPosition, game: Draughts): string[] {
  const line: string[] = [];
  for (const text of pv) {
    const move = game.parseMove(text, position);
    if (!move.ok) break;
    line.push(formatHubMove(move.value, position, game));
    position.play(move.value);
  }
  for (let i = 0; i < line.length; i++) position.undo();
  return line;
}
