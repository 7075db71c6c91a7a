import { fail, ok, type Result } from '../../core/index.ts';
import { status } from '../status.ts';
import { formatFen, parseFen, pieceLetter, START_FEN } from './fen.ts';
import { formatUci } from './move.ts';
import { type ChessEnding, type ChessOptions, ChessPosition } from './position.ts';
import { parseSan } from './san.ts';
import { formatSquare } from './squares.ts';

/**
 * The FEN; where a position has come back already, so that the past will soon matter, the FEN before these moves and the moves, as UCI has it: `FEN moves g1f3 g8f6 f3g1`.
 */
export function formatPosition(position: ChessPosition): string {
  if (!position.board.hasRepeated()) return formatFen(position.current());
  const { from, moves } = position.recent();
  return `${formatFen(from)} moves ${moves.map(formatUciMove).join(' ')}`;
}

/** `e2e4`, `e7e8q`, castling as the king's move. */
export function formatUciMove(move: number): string {
  return formatUci(move, formatSquare);
}

/** A FEN, `startpos` or nothing, and behind any of them `moves` with moves, as engines or people write them. */
export function parsePosition(text: string, options: ChessOptions): Result<ChessPosition> {
  const [head, ...tails] = text.split(/\bmoves\b/);
  if (tails.length > 1) return fail('bad-position', `Column ${text.lastIndexOf('moves') + 1}: "moves" stands there twice.`);
  const isStart = /^\s*(?:startpos|start|-)?\s*$/.test(head as string);
  const setup = parseFen(isStart ? START_FEN : (head as string));
  if (!setup.ok) return setup;
  const position = new ChessPosition(setup.value, options);
  const offset = (head as string).length + 'moves'.length;
  for (const match of (tails[0] ?? '').matchAll(/\S+/g)) {
    const column = offset + match.index + 1;
    const move = parseSan(match[0], position);
    if (!move.ok) return fail('bad-position', `Column ${column}, in the moves: ${move.error.message}`);
    position.play(move.value);
  }
  return ok(position);
}

const ENDINGS: Readonly<Record<ChessEnding, string>> = {
  checkmate: 'Checkmate.',
  stalemate: 'Stalemate.',
  dead: 'Nobody can mate.',
  repetition: 'The position came back.',
  quiet: 'No capture and no pawn move for too long.',
};

/** Row 8 on top, White's pieces as capitals. */
export function drawBoard(position: ChessPosition): string {
  const { pieces } = position.current().setup;
  const rows = Array.from({ length: 8 }, (_, fromTop) => {
    const row = 7 - fromTop;
    return [row + 1, ...pieces.slice(8 * row, 8 * row + 8).map(pieceLetter)].join(' ');
  });
  const ending = position.ending();
  const check = ending === undefined && position.board.isCheck() ? ' Check.' : '';
  const state = status(position, (player) => (player === 1 ? 'White' : 'Black'));
  return [...rows, '  a b c d e f g h', `${state}${ending === undefined ? check : ` ${ENDINGS[ending]}`}`].join('\n');
}
