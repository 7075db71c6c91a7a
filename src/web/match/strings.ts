import type { SideLook, Translated } from '../../games/index.ts';

export const AGREED_DRAW: Translated = { en: 'Draw by agreement.', fr: 'Nulle d’un commun accord.' };

/** "White has resigned. Black has won." */
export function resignation(loser: SideLook, winner: SideLook): Translated {
  return { en: `${loser.resigned.en}. ${winner.won.en}.`, fr: `${loser.resigned.fr}. ${winner.won.fr}.` };
}

export function noSuchMove(typed: string, example: string): Translated {
  return {
    en: `“${typed}” is no move here. Type one such as ${example}.`,
    fr: `« ${typed} » n’est pas un coup possible ici. Tapez par exemple ${example}.`,
  };
}

export function canPlay(moves: readonly string[]): Translated {
  const named = moves.join(', ');
  return { en: `You can play: ${named}.`, fr: `Vous pouvez jouer : ${named}.` };
}
