import { problems } from '../../core/index.ts';
import { words } from '../../say/index.ts';

type NoVariant = { readonly game: string; readonly known: readonly string[] };
type NoOption = { readonly name: string; readonly known: readonly string[] };

/** What is wrong with the folder of a run, and with another program before it plays. */
export const { error } = problems(
  words({
    'lab-unwritable': {
      en: '{path} cannot be written: {why}. What was finished before is kept; the same command goes on from there.',
      fr: '{path} ne peut être écrit : {why}. Ce qui était fini est gardé ; la même commande reprend à cet endroit.',
    },
    'lab-locked': {
      en: 'Another Minerve (process {pid}) is writing into {folder}: wait for it, or choose another folder. If there is none, remove {file}.',
      fr: 'Un autre Minerve (processus {pid}) écrit dans {folder} : attendez-le, ou choisissez un autre dossier. S’il n’y en a pas, supprimez {file}.',
    },
    'lab-other-experiment': {
      en: '{folder} holds a run of {there}, not of {experiment}: choose another folder, or remove that one.',
      fr: '{folder} contient une exécution de {there}, non de {experiment} : choisissez un autre dossier, ou supprimez celui-là.',
    },
    'lab-other-settings': {
      en: '{folder} holds a run with {setting}={there}, not {setting}={here}: choose another folder for other settings, or remove that one.',
      fr: '{folder} contient une exécution avec {setting}={there}, non {setting}={here} : choisissez un autre dossier pour d’autres réglages, ou supprimez celui-là.',
    },
    'lab-other-version': {
      en: '{folder} holds a run of Minerve {there}, and this is {here}, which may count otherwise: choose another folder, or remove that one.',
      fr: '{folder} contient une exécution de Minerve {there}, et voici la version {here}, qui compte peut-être autrement : choisissez un autre dossier, ou supprimez celui-là.',
    },
    'lab-not-a-run': {
      en: '{file} does not describe a run: choose another folder.',
      fr: '{file} ne décrit pas une exécution : choisissez un autre dossier.',
    },
    'lab-rows-alone': {
      en: '{folder} holds rows, but no run.json that says of what: choose another folder.',
      fr: '{folder} contient des lignes, mais pas de run.json qui dise de quoi : choisissez un autre dossier.',
    },
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
    'lab-bad-line': {
      en: 'Line {line} of {file} is not a finished job of this run: remove that line, or choose another folder.',
      fr: 'La ligne {line} de {file} n’est pas un travail fini de cette exécution : supprimez-la, ou choisissez un autre dossier.',
    },
  }),
);
