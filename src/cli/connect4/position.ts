import { type Game, type Position, playerName, type Result, unwrap, winOf } from '../../core/index.ts';
import type { Connect4Board } from '../../engines/index.ts';
import { type Connect4, Connect4Position } from '../../games/index.ts';
import { wrongUsage } from '../problems.ts';

/** Whether this is Connect 4 on 7x6, which is solved by a kernel. */
export function isClassic(game: Game): game is Game & Connect4 {
  const { size } = game as Partial<Connect4>;
  return game.start() instanceof Connect4Position && size?.columns === 7 && size.rows === 6 && size.inRow === 4;
}

/** Whether a text is a drawn board, `..x..../.oxo...`, and not a list of columns. */
export function isDrawing(text: string): boolean {
  return /^[xo./\s]*[xo./][xo./\s]*$/i.test(text);
}

/** A position typed as the columns played so far, or drawn. */
export function readPosition(game: Connect4, text: string): Result<Connect4Position> {
  return isDrawing(text) ? game.fromDiagram(text) : game.parsePosition(text);
}

/** A position in which somebody has won has no score. Throws a sentence there. */
export function demandOpen(position: Position, moves: number): void {
  const win = winOf(position.outcome() ?? 0);
  if (win !== undefined) throw wrongUsage((say) => say.connect4.over(playerName(win.winner), moves));
}

/** What the bit of each cell is worth. 49 bits, so that sums are exact. */
const CELLS = Array.from({ length: 7 }, (_, column) => Array.from({ length: 6 }, (_, row) => 2 ** (7 * column + row)));

/** The position as the kernel wants it: the game has made sure that it is legal. */
export function boardOf(position: Connect4Position): Connect4Board {
  const columns = position.columnsPlayed();
  const heights = [0, 0, 0, 0, 0, 0, 0];
  let [mover, other] = [0, 0];
  for (const column of columns) [mover, other] = [other, mover + CELLS[column][heights[column]++]];
  return { mover: BigInt(mover), mask: BigInt(mover + other), stones: columns.length };
}

/** The position that a word of the command line gives, moves played; with the complaint where somebody has won already. */
export function openPosition(game: Connect4, text: string): Connect4Position {
  const position = unwrap(readPosition(game, text));
  demandOpen(position, position.columnsPlayed().length);
  return position;
}
