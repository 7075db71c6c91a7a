import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';

/** Errors of the folder of a run. */
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
    'lab-bad-line': {
      en: 'Line {line} of {file} is not a finished job of this run: remove that line, or choose another folder.',
      fr: 'La ligne {line} de {file} n’est pas un travail fini de cette exécution : supprimez-la, ou choisissez un autre dossier.',
    },
  }),
);
