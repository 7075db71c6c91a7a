import { problems } from '../../core/index.ts';
import { words } from '../../say/index.ts';
import type { Typed } from './words.ts';

/** How Hub is refused. Apart from the words of the game, because no page speaks Hub, and every page would load them. */
export const { problem, failure } = problems(
  words({
    'hub-letter': {
      en: '{seen} is not what stands on a square: e (nothing), w, b, W or B is.',
      fr: '{seen} n’est pas ce qu’il y a sur une case : e (rien), w, b, W ou B l’est.',
    },
    'hub-squares': {
      en: 'A position has a letter for each of {count} squares behind the side to move, not {letters}.',
      fr: 'Une position a une lettre pour chacune des {count} cases derrière le camp qui a le trait, non {letters}.',
    },
    'hub-illegal': {
      en: ({ text, moves }: Typed) => `"${text}" is not a legal move here. Legal: ${moves.join(' ') || '(none)'}.`,
      fr: ({ text, moves }: Typed) => `« ${text} » n’est pas un coup légal ici. Coups légaux : ${moves.join(' ') || '(aucun)'}.`,
    },
    'hub-argument': {
      en: 'write name=value, with the value in double quotes if it has spaces.',
      fr: 'écrivez nom=valeur, la valeur entre guillemets droits si elle a des espaces.',
    },
  }),
);
