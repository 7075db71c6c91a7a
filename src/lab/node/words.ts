import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';

type NoVariant = { readonly game: string; readonly known: readonly string[] };
type NoOption = { readonly name: string; readonly known: readonly string[] };

/** Errors of external programs before a match. */
export const { error } = problems(
  words({
    'program-option': {
      en: ({ name, known }: NoOption) =>
        `The program has no option "${name}". ${known.length === 0 ? 'It names none.' : `It has: ${known.join(', ')}.`}`,
      fr: ({ name, known }: NoOption) =>
        `Le programme n’a pas d’option « ${name} ». ${known.length === 0 ? 'Il n’en nomme aucune.' : `Il a : ${known.join(', ')}.`}`,
    },
    'program-variant': {
      en: ({ game, known }: NoVariant) =>
        `The program does not play ${game}: ${known.length === 0 ? 'it names no variant, so it plays international draughts.' : `its variants are ${known.join(', ')}.`}`,
      fr: ({ game, known }: NoVariant) =>
        `Le programme ne joue pas à ${game} : ${known.length === 0 ? 'il ne nomme aucune variante, et joue donc aux dames internationales.' : `ses variantes sont ${known.join(', ')}.`}`,
    },
    'program-limit': {
      en: 'The program speaks version {version} of {protocol}, which cannot limit {limit}: give it a time or a depth.',
      fr: 'Le programme parle la version {version} de {protocol}, qui ne peut limiter {limit} : donnez-lui un temps ou une profondeur.',
    },
    'program-unusable': {
      en: '{command} cannot play: {why}. Is it installed, and does it speak {protocol}?',
      fr: '{command} ne peut pas jouer : {why}. Est-il installé, et parle-t-il {protocol} ?',
    },
  }),
);
