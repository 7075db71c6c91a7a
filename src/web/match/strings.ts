import type { Translated } from '../../games/index.ts';
import { frenchSpaces } from '../french-spaces.ts';

/** "White resigns. Black has won.", whatever number and gender the names of the sides have. */
export function resignation(loser: Translated, winner: Translated): Translated {
  return {
    en: `${loser.en} resigned: the game goes to ${winner.en}.`,
    fr: frenchSpaces(`Abandon (${loser.fr}) : partie gagnée par l'autre camp (${winner.fr}).`),
  };
}
