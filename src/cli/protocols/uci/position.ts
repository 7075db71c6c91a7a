import { fail, type Result } from '../../../core/index.ts';
import { type Chess, type ChessPosition, chess, formatUciMove } from '../../../games/index.ts';

/** The game under way is the other program's: where a draw could be claimed and it asks on, there is a move to find. */
export const rules: Chess = chess({ draws: 'never' });

/** A position with the moves before it, as text for the engine and to play on. */
export interface UciPosition {
  readonly text: string;
  readonly position: ChessPosition;
}

export function startOfGame(): UciPosition {
  return { text: 'startpos', position: rules.start() };
}

/** Reads what follows `position`: `startpos` or `fen` and a FEN, then perhaps `moves` and moves. */
export function parseUciPosition(words: string, how: string): Result<UciPosition> {
  const [, start, fen, moves = ''] = /^(?:(startpos)|fen\s+(\S.*?))(?:\s+moves\b\s*(.*))?$/i.exec(words) ?? [];
  if (start === undefined && fen === undefined) return fail('bad-position', how);
  const text = `${fen ?? 'startpos'}${moves === '' ? '' : ` moves ${moves}`}`;
  const read = rules.parsePosition(text);
  return read.ok ? { ok: true, value: { text, position: read.value } } : read;
}

/** A line of the engine's as UCI writes it. */
export function uciLine(position: ChessPosition, pv: readonly string[]): string[] {
  const line: string[] = [];
  for (const san of pv) {
    const move = rules.parseMove(san, position);
    if (!move.ok) break;
    line.push(formatUciMove(move.value));
    position.play(move.value);
  }
  for (let i = 0; i < line.length; i++) position.undo();
  return line;
}

export function legalMoves(position: ChessPosition): number[] {
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  return moves;
}
