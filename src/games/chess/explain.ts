import { MAX } from '../../core/index.ts';
import { KING } from '../../kernels/index.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Translated } from '../translated.ts';
import { castlingProblem } from './castling.ts';
import type { ChessPosition } from './position.ts';
import { isWhite, type Obstacle, obstacle, type Pieces } from './reach.ts';
import { formatSan } from './san.ts';
import { formatSquare, parseSquare } from './squares.ts';

/** Moves named in a sentence: more help nobody. */
const NAMED = 6;

interface Kind {
  readonly en: string;
  /** With its article: une tour, ce fou. */
  readonly fr: string;
  readonly feminine: boolean;
  readonly moves: Translated;
}

/** By the numbers of the kernel, from 1. */
const KINDS: readonly Kind[] = [
  {
    en: 'pawn',
    fr: 'pion',
    feminine: false,
    moves: {
      en: 'A pawn goes straight ahead, one square, or two from where it began, and takes one square slantwise ahead.',
      fr: 'Un pion avance tout droit d’une case, ou de deux depuis sa case de départ, et prend d’une case en diagonale devant lui.',
    },
  },
  {
    en: 'knight',
    fr: 'cavalier',
    feminine: false,
    moves: {
      en: 'A knight jumps two squares along a row or column and one to the side.',
      fr: 'Un cavalier saute de deux cases tout droit et d’une de côté.',
    },
  },
  {
    en: 'bishop',
    fr: 'fou',
    feminine: false,
    moves: { en: 'A bishop goes along the diagonals.', fr: 'Un fou se déplace en diagonale.' },
  },
  {
    en: 'rook',
    fr: 'tour',
    feminine: true,
    moves: {
      en: 'A rook goes along rows and columns.',
      fr: 'Une tour se déplace le long des rangées et des colonnes.',
    },
  },
  {
    en: 'queen',
    fr: 'dame',
    feminine: true,
    moves: {
      en: 'A queen goes along rows, columns and diagonals.',
      fr: 'Une dame se déplace le long des rangées, des colonnes et des diagonales.',
    },
  },
  {
    en: 'king',
    fr: 'roi',
    feminine: false,
    moves: {
      en: 'A king goes one square, in any direction.',
      fr: 'Un roi se déplace d’une case, dans toutes les directions.',
    },
  },
];

const kindOf = (piece: number) => KINDS[(piece & 7) - 1];

/** Why these squares, touched one after the other, begin no legal move. */
export function explainChess(position: ChessPosition, path: readonly string[]): Translated {
  const [from, to] = path.map(parseSquare);
  if (from === undefined || path.length > 2)
    return { en: 'Touch a piece, then the square where it goes.', fr: 'Touchez une pièce, puis la case où elle va.' };
  const { pieces } = position.current().setup;
  if (pieces[from] === 0) return { en: `There is no piece on ${path[0]}.`, fr: `Il n’y a pas de pièce en ${path[0]}.` };
  if (isWhite(pieces[from]) !== (position.turn() === MAX))
    return position.turn() === MAX
      ? { en: "It is White's turn: touch a white piece.", fr: 'C’est aux Blancs de jouer : touchez une pièce blanche.' }
      : { en: "It is Black's turn: touch a black piece.", fr: 'C’est aux Noirs de jouer : touchez une pièce noire.' };
  return to === undefined ? explainPiece(position, pieces, from) : explainMove(position, pieces, from, to);
}

/** Why a piece of the mover's has no legal move at all. */
function explainPiece(position: ChessPosition, pieces: Pieces, from: number): Translated {
  const { en, fr, feminine } = kindOf(pieces[from]);
  const reaches = pieces.some((_, to) => obstacle(pieces, from, to, position.board.enPassant()) === undefined);
  const square = formatSquare(from);
  if (position.board.isCheck()) return outOfCheck(position);
  if (!reaches)
    return {
      en: `The ${en} on ${square} cannot move: the pieces around it are in its way.`,
      fr: `${feminine ? 'La' : 'Le'} ${fr} en ${square} ne peut pas bouger : les pièces autour lui barrent le passage.`,
    };
  if ((pieces[from] & 7) === KING)
    return {
      en: 'Your king would be in check wherever it could go.',
      fr: 'Votre roi serait en échec partout où il pourrait aller.',
    };
  return pinned(pieces[from]);
}

function explainMove(position: ChessPosition, pieces: Pieces, from: number, to: number): Translated {
  const castling = castlingProblem(position, pieces, from, to);
  if (castling !== undefined) return castling;
  const hindered = obstacle(pieces, from, to, position.board.enPassant());
  if (hindered !== undefined) return explainObstacle(hindered, pieces, from, to);
  if ((pieces[from] & 7) === KING)
    return {
      en: `Your king would be in check on ${formatSquare(to)}.`,
      fr: `Votre roi serait en échec en ${formatSquare(to)}.`,
    };
  return position.board.isCheck() ? outOfCheck(position) : pinned(pieces[from]);
}

function explainObstacle(hindered: Obstacle, pieces: Pieces, from: number, to: number): Translated {
  const kind = kindOf(pieces[from]);
  switch (hindered.why) {
    case 'shape':
      return kind.moves;
    case 'nothing':
      return {
        en: `A pawn goes slantwise only to take, and there is nothing to take on ${formatSquare(to)}.`,
        fr: `Un pion ne va en diagonale que pour prendre, et il n’y a rien à prendre en ${formatSquare(to)}.`,
      };
    case 'own': {
      const { en, fr } = kindOf(pieces[hindered.square]);
      return {
        en: `Your own ${en} is on ${formatSquare(to)}.`,
        fr: `Votre propre ${fr} est en ${formatSquare(to)}.`,
      };
    }
    case 'ahead':
      return {
        en: `The way is blocked on ${formatSquare(hindered.square)}, and a pawn does not take straight ahead.`,
        fr: `Le passage est bloqué en ${formatSquare(hindered.square)}, et un pion ne prend pas tout droit.`,
      };
    case 'between':
      return {
        en: `The way is blocked on ${formatSquare(hindered.square)}.`,
        fr: `Le passage est bloqué en ${formatSquare(hindered.square)}.`,
      };
  }
}

function pinned(piece: number): Translated {
  const { en, fr, feminine } = kindOf(piece);
  return {
    en: `This ${en} is pinned: your king would be in check.`,
    fr: `${feminine ? 'Cette' : 'Ce'} ${fr} est ${feminine ? 'clouée' : 'cloué'} : votre roi serait en échec.`,
  };
}

function outOfCheck(position: ChessPosition): Translated {
  const moves = legalMoves(position);
  const named =
    moves
      .slice(0, NAMED)
      .map((move) => formatSan(move, position))
      .join(', ') + (moves.length > NAMED ? ', …' : '');
  return {
    en: `Your king is in check, and you must get it out: ${named}.`,
    fr: `Votre roi est en échec, il faut parer : ${named}.`,
  };
}
