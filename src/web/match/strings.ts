import type { Translated } from '../../games/index.ts';

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
