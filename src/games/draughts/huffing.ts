import { unwrap } from '../../core/index.ts';
import { squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import type { Pointer, Sign } from '../look.ts';
import { capturesOf, nameCaptures } from './captures.ts';
import type { Draughts } from './index.ts';
import { squareCount } from './move-notation.ts';
import { makeDraughtsFen } from './notation/fen.ts';
import type { DraughtsPosition } from './position.ts';
import { setupOf } from './setup.ts';

const HUFFABLE: Sign = { tone: 'warning', shapes: ['dashes', 'alarm'] };

/** The pieces that may be huffed, each with what it could have taken, as far as the move before is known. */
export function huffPointers(position: DraughtsPosition, game: Draughts): Pointer[] {
  if (position.outcome() !== undefined) return [];
  return squaresOfSet(position.board().huffable, game.variant.size).map((square) => {
    const missed = missedCaptures(position, square, game);
    return {
      square: String(square),
      sign: HUFFABLE,
      said:
        missed === ''
          ? {
              en: `The piece on ${square} could have taken and did not: it may be huffed.`,
              fr: `La pièce en ${square} pouvait prendre et ne l’a pas fait : on peut la souffler.`,
            }
          : {
              en: `The piece on ${square} could have taken (${missed}) and did not: it may be huffed.`,
              fr: `La pièce en ${square} pouvait prendre (${missed}) et ne l’a pas fait : on peut la souffler.`,
            },
    };
  });
}

/** What the piece on this square could have taken instead of the last move; '' where that move is not known. */
function missedCaptures(position: DraughtsPosition, square: number, game: Draughts): string {
  const last = position.last();
  if (last === undefined) return '';
  const { variant } = game;
  const before = setupOf(position.board(1), variant);
  const then = unwrap(game.parsePosition(makeDraughtsFen(before, { squares: squareCount(variant) })));
  const origin = squareOfBit(last.to, variant.size) === square ? squareOfBit(last.from, variant.size) : square;
  const missed = capturesOf(then, last.huffed).filter(({ from }) => squareOfBit(from, variant.size) === origin);
  return nameCaptures(missed, then, variant);
}
