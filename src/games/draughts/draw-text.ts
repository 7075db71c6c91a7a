import type { DraughtsDraw } from '../../kernels/index.ts';
import type { Translated } from '../translated.ts';

/** Why a game was drawn, the rule named. Rules count the moves of each side, the kernel counts plies. */
export function drawText({ rule, plies }: DraughtsDraw): Translated {
  const moves = plies / 2;
  switch (rule) {
    case 'repetition':
      return {
        en: 'Draw: the same position for the third time.',
        fr: 'Nulle : la même position pour la troisième fois.',
      };
    case 'quiet':
      return {
        en: `Draw: for ${moves} moves of each side only kings moved and nothing was taken.`,
        fr: `Nulle : depuis ${moves} coups de chaque camp, seules des dames ont joué et rien n’a été pris.`,
      };
    case 'ending':
      return {
        en: `Draw: with so few pieces each side has ${moves} moves to win, and they are over.`,
        fr: `Nulle : avec si peu de pièces, chaque camp a ${moves} coups pour gagner, et ils sont joués.`,
      };
    case 'road':
      return {
        en: `Draw: the lone king has held the main road for ${moves} moves of each side.`,
        fr: `Nulle : la dame seule tient la grande diagonale depuis ${moves} coups de chaque camp.`,
      };
  }
}
