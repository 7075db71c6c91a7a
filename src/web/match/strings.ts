import type { SideLook, Translated } from '../../games/index.ts';

export const AGREED_DRAW: Translated = { en: 'Draw by agreement.', fr: 'Nulle d’un commun accord.' };

/** "White has resigned. Black has won." */
export function resignation(loser: SideLook, winner: SideLook): Translated {
  return { en: `${loser.resigned.en}. ${winner.won.en}.`, fr: `${loser.resigned.fr}. ${winner.won.fr}.` };
}
