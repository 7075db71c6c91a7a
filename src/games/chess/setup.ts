import { MAX, type Player } from '../../core/index.ts';
import { BISHOP, BLACK_PIECE, ChessBoard, type ChessSetup, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../kernels/index.ts';
import { formatSquare } from './squares.ts';

/** Why a setup cannot be a position of a game, and which part of it says so. */
export interface SetupProblem {
  readonly field: 'board' | 'castling' | 'enPassant';
  /** Where on the board, if one square is to blame. */
  readonly square?: number;
  readonly sentence: string;
}

/**
 * The first reason why this is no position to play from, or undefined. Refused is what no game can lead to by a plain count or look: kings missing, too many pieces, pawns on the last
 * rows, castling rights or an en-passant square that the pieces contradict, three pieces giving check, a king that could be captured. Whether a game really leads there
 * is not asked: that would be retrograde analysis.
 */
export function setupProblem(setup: ChessSetup): SetupProblem | undefined {
  return (
    pieceProblem(setup, MAX) ??
    pieceProblem(setup, -MAX as Player) ??
    castlingProblem(setup) ??
    enPassantProblem(setup) ??
    checkProblem(setup)
  );
}

const names = (player: Player) => (player === MAX ? 'White' : 'Black');

function pieceProblem({ pieces }: ChessSetup, player: Player): SetupProblem | undefined {
  const name = names(player);
  const of = (kind: number) => pieces.filter((piece) => piece === coloured(kind, player)).length;
  const blame = (sentence: string, kind?: number): SetupProblem => {
    const square = kind === undefined ? -1 : pieces.lastIndexOf(coloured(kind, player));
    return { field: 'board', sentence, ...(square >= 0 && { square }) };
  };
  if (of(KING) === 0) return blame(`${name} has no king. Put one on the board.`);
  if (of(KING) > 1) return blame(`${name} has ${of(KING)} kings. Leave one.`, KING);
  const pawn = pieces.findIndex((piece, square) => piece === coloured(PAWN, player) && (square < 8 || square >= 56));
  if (pawn >= 0)
    return {
      field: 'board',
      square: pawn,
      sentence: `a pawn cannot stand on ${formatSquare(pawn)}: pawns are never on rows 1 and 8.`,
    };
  if (of(PAWN) > 8) return blame(`${name} has ${of(PAWN)} pawns. There are 8 at most.`, PAWN);
  const promoted = Math.max(0, of(QUEEN) - 1) + [KNIGHT, BISHOP, ROOK].reduce((sum, kind) => sum + Math.max(0, of(kind) - 2), 0);
  if (promoted > 8 - of(PAWN))
    return blame(
      `${name} has ${promoted} pieces more than at the start and ${of(PAWN)} pawns: only ${8 - of(PAWN)} pawns can have been promoted.`,
    );
  return undefined;
}

function coloured(kind: number, player: Player): number {
  return player === MAX ? kind : kind + BLACK_PIECE;
}

const RIGHTS = [
  { right: 1, letter: 'K', king: 4, rook: 7, player: MAX },
  { right: 2, letter: 'Q', king: 4, rook: 0, player: MAX },
  { right: 4, letter: 'k', king: 60, rook: 63, player: -MAX as Player },
  { right: 8, letter: 'q', king: 60, rook: 56, player: -MAX as Player },
];

function castlingProblem({ pieces, castling }: ChessSetup): SetupProblem | undefined {
  for (const { right, letter, king, rook, player } of RIGHTS)
    if (castling & right && (pieces[king] !== coloured(KING, player) || pieces[rook] !== coloured(ROOK, player)))
      return {
        field: 'castling',
        sentence: `the right to castle ${letter} needs ${names(player)}'s king on ${formatSquare(king)} and a rook on ${formatSquare(rook)}. Leave ${letter} out.`,
      };
  return undefined;
}

function enPassantProblem({ pieces, enPassant, turn }: ChessSetup): SetupProblem | undefined {
  if (enPassant === 0) return undefined;
  const row = turn === MAX ? 5 : 2;
  const ahead = turn === MAX ? -8 : 8;
  const square = formatSquare(enPassant);
  const blame = (sentence: string): SetupProblem => ({ field: 'enPassant', sentence });
  if (enPassant >> 3 !== row)
    return blame(
      `with ${names(turn)} to move the en-passant square is on row ${row + 1}, not ${square}. Write - where there is none.`,
    );
  if (pieces[enPassant + ahead] !== coloured(PAWN, -turn as Player) || pieces[enPassant] !== 0 || pieces[enPassant - ahead] !== 0)
    return blame(
      `no pawn can just have passed ${square}: it stands behind it now, and the squares it came over are empty. Write - instead.`,
    );
  return undefined;
}

function checkProblem(setup: ChessSetup): SetupProblem | undefined {
  const board = new ChessBoard(setup);
  if (board.isOtherInCheck())
    return {
      field: 'board',
      sentence: `${names(-setup.turn as Player)} is in check and ${names(setup.turn)} is to move: the king could be captured. Let the other side move.`,
    };
  if (board.checks() > 2)
    return { field: 'board', sentence: `${board.checks()} pieces give check at once, and one move opens 2 at most.` };
  return undefined;
}
