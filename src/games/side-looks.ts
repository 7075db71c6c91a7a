import type { Side } from './look.ts';
import type { Translated } from './translated.ts';

export { black, CROSSES, NOUGHTS, RED, white, YELLOW } from './words.ts';

/** "Checkmate: White has won." */
export function wonBy({ hasWon }: Side, rule: Translated): Translated {
  return { en: `${rule.en}: ${hasWon.en}.`, fr: `${rule.fr} : ${hasWon.fr}.` };
}
