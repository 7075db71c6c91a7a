import { unwrap } from '../../core/index.ts';
import { Connect4Solver, connect4Board } from '../../engines/index.ts';
import type { Connect4Position } from '../../games/index.ts';
import type { GameRow } from './game-row.ts';
import type { GameSetup } from './play-game.ts';
import type { MatchPlayer } from './player.ts';

/** The errors of a Connect 4 player on 7x6, by the exact scores before and after its moves. */
export interface Faults {
  moves: number;
  /** Moves that made the exact score worse. */
  faults: number;
  /** Games that were won at one of its turns, but that it did not win. */
  thrown: number;
}

/** Watches a player's moves for errors. */
export class FaultFinder {
  readonly found: Faults = { moves: 0, faults: 0, thrown: 0 };
  readonly #judge: Connect4Solver;
  #best = Number.NEGATIVE_INFINITY;

  private constructor(judge: Connect4Solver) {
    this.#judge = judge;
  }

  static async open(): Promise<FaultFinder> {
    return new FaultFinder(await Connect4Solver.open());
  }

  /** To be called before every move of a game of `watched`. */
  watching(watched: MatchPlayer): NonNullable<GameSetup['watch']> {
    return async (position, column, player) => {
      if (player !== watched) return;
      const board = unwrap(connect4Board((position as Connect4Position).columnsPlayed()));
      await this.#judge.prepare(board);
      const before = this.#judge.solve(board).score as number;
      this.found.moves++;
      this.#best = Math.max(this.#best, before);
      if (this.#judge.columns(board).scores[column] !== before) this.found.faults++;
    };
  }

  /** To be called after the game, in which the watched player was `a`. */
  ended({ points }: Pick<GameRow, 'points'>): void {
    if (this.#best > 0 && points < 1) this.found.thrown++;
    this.#best = Number.NEGATIVE_INFINITY;
  }

  close(): void {
    this.#judge.close();
  }
}
