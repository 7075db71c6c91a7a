import { squaresOfSet } from '../../kernels/index.ts';
import type { Translated } from '../translated.ts';
import { capturesOf, forcesCaptures, nameCaptures } from './captures.ts';
import type { DraughtsPosition } from './position.ts';
import type { DraughtsVariant } from './variant.ts';

/** What must or can be taken, and what may be huffed before; undefined where there is nothing of the kind. */
export function draughtsRemark(position: DraughtsPosition, variant: DraughtsVariant): Translated | undefined {
  if (position.outcome() !== undefined) return undefined;
  const said = [huffRemark(position, variant), captureRemark(position, variant)].filter((remark) => remark !== undefined);
  if (said.length === 0) return undefined;
  return { en: said.map(({ en }) => en).join(' '), fr: said.map(({ fr }) => fr).join(' ') };
}

function captureRemark(position: DraughtsPosition, variant: DraughtsVariant): Translated | undefined {
  const captures = capturesOf(position);
  if (captures.length === 0) return undefined;
  const named = nameCaptures(captures, position, variant);
  if (forcesCaptures(variant)) return { en: `You must take: ${named}.`, fr: `Vous devez prendre : ${named}.` };
  return {
    en: `You can take: ${named}. If you do not, the piece that should have taken may be huffed.`,
    fr: `Vous pouvez prendre : ${named}. Sinon, la pièce qui devait prendre pourra être soufflée.`,
  };
}

function huffRemark(position: DraughtsPosition, { size }: DraughtsVariant): Translated | undefined {
  const squares = squaresOfSet(position.board().huffable, size);
  if (squares.length === 0) return undefined;
  if (squares.length === 1)
    return {
      en: `The piece on ${squares[0]} could have taken and did not: you may huff it before your move.`,
      fr: `La pièce en ${squares[0]} pouvait prendre et ne l’a pas fait : vous pouvez la souffler avant de jouer.`,
    };
  const named = squares.join(', ');
  return {
    en: `The pieces on ${named} could have taken and did not: you may huff one of them before your move.`,
    fr: `Les pièces en ${named} pouvaient prendre et ne l’ont pas fait : vous pouvez en souffler une avant de jouer.`,
  };
}
