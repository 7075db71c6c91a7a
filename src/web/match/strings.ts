import type { SideLook, Translated } from '../../games/index.ts';

/** "White has resigned. Black has won." */
export function resignation(loser: SideLook, winner: SideLook): Translated {
  return { en: `${loser.resigned.en}. ${winner.won.en}.`, fr: `${loser.resigned.fr}. ${winner.won.fr}.` };
}
