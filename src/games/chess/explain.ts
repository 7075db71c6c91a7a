import { MAX } from '../../core/index.ts';
import { BLACK_PIECE } from '../../kernels/index.ts';
import type { Translated } from '../translated.ts';
import type { ChessPosition } from './position.ts';
import { parseSquare } from './squares.ts';

/** Why these squares, touched one after the other, begin no legal move. */
export function explainChess(position: ChessPosition, path: readonly string[]): Translated {
  const [from, to] = path.map(parseSquare);
  if (from === undefined || path.length > 2)
    return { en: 'Touch a piece, then the square where it goes.', fr: 'Touchez une pièce, puis la case où elle va.' };
  const piece = position.board.at(from);
  if (piece === 0) return { en: `There is no piece on ${path[0]}.`, fr: `Il n'y a pas de pièce en ${path[0]}.` };
  if (piece < BLACK_PIECE !== (position.turn() === MAX))
    return position.turn() === MAX
      ? { en: "It is White's turn: touch a white piece.", fr: "C'est aux Blancs de jouer : touchez une pièce blanche." }
      : { en: "It is Black's turn: touch a black piece.", fr: "C'est aux Noirs de jouer : touchez une pièce noire." };
  if (to === undefined)
    return { en: `The piece on ${path[0]} has no legal move.`, fr: `La pièce en ${path[0]} n'a aucun coup légal.` };
  return {
    en: `The piece on ${path[0]} cannot go to ${path[1]}.`,
    fr: `La pièce en ${path[0]} ne peut pas aller en ${path[1]}.`,
  };
}
