import { MAX, opponent, type Player } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import { BISHOP, BLACK_PIECE, type ChessSetup, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../kernels/index.ts';
import type { BoardAdapter, Gesture, Marker, PieceName } from '../board-adapter.ts';
import { explainTouch, legalMoves } from '../position.ts';
import { black, sentence as shared, white } from '../words.ts';
import { coloured, formatSquare, fromOf, parseSquare, promotedOf, toOf } from './board.ts';
import { explainChess, KINDS, touchesTyped } from './explain.ts';
import { formatFen, setupProblem, sideOf } from './fen.ts';
import { type Chess, formatPosition } from './game.ts';
import { chessScene } from './info.ts';
import type { ChessPosition } from './position.ts';
import { formatSan } from './san.ts';
import { sentence } from './words.ts';

const WHITE = white('white-king');
const BLACK = black('black-king');
const CHECK: Marker = { tone: 'danger', shapes: ['square', 'ring', 'alarm'] };

const PALETTE_KINDS = [KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN];

export function chessBoard(game: Chess): BoardAdapter<ChessPosition> {
  const { evaluation } = game.options;
  return {
    max: WHITE,
    min: BLACK,
    scene: (position) => chessScene((square) => pieceName(position.board.at(parseSquare(square) as number))),
    gestures,
    explain: explainTouch(gestures, explainChess),
    touches: touchesTyped,
    highlights: (position) =>
      position.board.isCheck()
        ? [{ square: formatSquare(kingOf(position)), marker: CHECK, message: sentence('king-checked') }]
        : [],
    ending,
    warning: (position) => (position.board.isCheck() && position.outcome() === undefined ? sentence('check') : undefined),
    unit: { size: evaluation === 'course' ? 1 : 100, of: { en: 'pawns', fr: 'pions' }, one: { en: 'pawn', fr: 'pion' } },
    editing: {
      palette: [MAX, -MAX].flatMap((player) => PALETTE_KINDS.map((kind) => pieceName(coloured(kind, player)) as PieceName)),
      write: (pieces, turn, before) => writeEdited(numbered(pieces), turn, before),
      example: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    },
  };
}

function pieceName(piece: number): PieceName | undefined {
  if (piece === 0) return undefined;
  return `${piece < BLACK_PIECE ? 'white' : 'black'}-${KINDS[(piece & 7) - 1]}` as PieceName;
}

/** The kernel's numbers, from a1, b1 to h8. */
function numbered(pieces: ReadonlyMap<string, PieceName>): number[] {
  return Array.from({ length: 64 }, (_, square) => {
    const name = pieces.get(formatSquare(square));
    if (name === undefined) return 0;
    const [colour, kind] = name.split('-') as [string, (typeof KINDS)[number]];
    return coloured(KINDS.indexOf(kind) + 1, colour === 'white' ? MAX : -MAX);
  });
}

function gestures(position: ChessPosition): Gesture[] {
  const { board } = position;
  return legalMoves(position).map((move) => {
    const [from, to, promoted] = [fromOf(move), toOf(move), promotedOf(move)];
    const isEnPassant = (board.at(from) & 7) === PAWN && (from & 7) !== (to & 7) && board.at(to) === 0;
    // En passant, a pawn captures the pawn beside it, on its own row.
    const taken = isEnPassant ? (from & 56) | (to & 7) : to;
    const choice = pieceName(promoted === 0 ? 0 : coloured(promoted, position.turn()));
    return {
      move,
      notation: formatSan(move, position),
      path: [formatSquare(from), formatSquare(to)],
      ...(board.at(taken) !== 0 && { takes: [[formatSquare(taken)]] }),
      ...(choice && { choice }),
    };
  });
}

function kingOf(position: ChessPosition): number {
  const king = coloured(KING, position.turn());
  return Array.from({ length: 64 }, (_, square) => square).find((square) => position.board.at(square) === king) as number;
}

function ending(position: ChessPosition): Sentence | undefined {
  const isClaimed = position.options.draws === 'claimed';
  switch (position.ending()) {
    case 'checkmate':
      return sentence('checkmate', { side: sideOf(opponent(position.turn())) });
    case 'stalemate':
      return sentence('stalemate', { side: sideOf(position.turn()) });
    case 'repetition':
      return isClaimed ? shared('third-time') : sentence('fifth-time');
    case 'quiet':
      return sentence('quiet-moves', { moves: isClaimed ? 50 : 75 });
    case 'dead':
      return sentence('dead-position');
    default:
      return undefined;
  }
}

/**
 * The text of a position that a user set up out of another one. Castling rights and a capture en passant stay as far as
 * the pieces allow. The count of moves without a capture is unknown, so it restarts at 0.
 */
function writeEdited(pieces: readonly number[], turn: Player, before: ChessPosition): string {
  const { setup, number } = before.current();
  if (turn === setup.turn && pieces.every((piece, square) => piece === setup.pieces[square])) return formatPosition(before);
  const edited: ChessSetup = { pieces, turn, castling: 0, enPassant: 0, clock: 0 };
  const fits = (more: Partial<ChessSetup>, field: 'castling' | 'enPassant') =>
    setupProblem({ ...edited, ...more })?.field !== field;
  const castling = [1, 2, 4, 8].filter((right) => setup.castling & right && fits({ castling: right }, 'castling'));
  const enPassant = turn === setup.turn && fits({ enPassant: setup.enPassant }, 'enPassant') ? setup.enPassant : 0;
  return formatFen({ setup: { ...edited, castling: castling.reduce((sum, right) => sum | right, 0), enPassant }, number });
}
