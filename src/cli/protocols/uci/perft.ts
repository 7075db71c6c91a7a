import { type ChessPosition, formatUciMove } from '../../../games/index.ts';
import { legalMoves } from './position.ts';

/** Counting this deep takes milliseconds: in between, the other program is heard. */
const AT_ONCE = 3;

/** Tells how many lines of `depth` moves begin with each move, and how many there are. What was counted when the signal comes is told, and nothing after it. */
export async function perft(
  position: ChessPosition,
  depth: number,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<void> {
  let total = 0;
  for (const move of legalMoves(position)) {
    position.play(move);
    const count = await counted(position, depth - 1, signal);
    position.undo();
    if (signal.aborted) return;
    total += count;
    tell(`${formatUciMove(move)}: ${count}`);
  }
  tell('');
  tell(`Nodes searched: ${total}`);
}

async function counted(position: ChessPosition, depth: number, signal: AbortSignal): Promise<number> {
  if (depth <= AT_ONCE) {
    await new Promise((resolve) => setImmediate(resolve));
    return position.board.perft(depth);
  }
  let total = 0;
  for (const move of legalMoves(position)) {
    if (signal.aborted) break;
    position.play(move);
    total += await counted(position, depth - 1, signal);
    position.undo();
  }
  return total;
}
