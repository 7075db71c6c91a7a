import { problems } from '../core/index.ts';
import { words } from '../i18n/index.ts';

/** Errors of tables, files and folders. */
export const { error } = problems(
  words({
    'no-tables': {
      en: '{game} has no endgame tables. They exist for draughts (except Frisian) and chess.',
      fr: 'Il n’y a pas de tables de finales pour {game}. Il y en a pour les dames (sauf frisonnes) et les échecs.',
    },
    'not-a-table': {
      en: 'The file {file} is not one of Minerve’s tables. Take it out of the folder.',
      fr: 'Le fichier {file} n’est pas une table de Minerve. Retirez-le du dossier.',
    },
    'no-tables-there': {
      en: 'There are no tables of {game} in {folder}. Build them: minerve tables build {game} --pieces 4 --out {folder}',
      fr: 'Il n’y a pas de tables de {game} dans {folder}. Construisez-les : minerve tables build {game} --pieces 4 --out {folder}',
    },
    'no-folders': {
      en: 'Tables in a folder are for engines that openEngine starts in Node; elsewhere give their files.',
      fr: 'Les tables d’un dossier ne servent qu’aux moteurs qu’openEngine lance dans Node ; ailleurs, donnez leurs fichiers.',
    },
    'tables-and-search': {
      en: 'Endgame tables are for the compiled search: leave out the tables, or the algorithm and its options.',
      fr: 'Les tables de finales ne servent qu’à la recherche compilée : renoncez aux tables, ou à l’algorithme et à ses options.',
    },
    'no-table-files': {
      en: 'There is no file of tables (.table) there. Choose those that minerve tables build wrote.',
      fr: 'Il n’y a là aucun fichier de tables (.table). Choisissez ceux qu’a écrits minerve tables build.',
    },
    'table-cut-off': {
      en: 'The table {file} is cut off: its end is missing. Delete it and build it again.',
      fr: 'La table {file} est tronquée : il en manque la fin. Supprimez-la et construisez-la à nouveau.',
    },
    'table-damaged': {
      en: 'The table {file} is damaged: its contents do not fit its header or its checksums. Delete it and build it again.',
      fr: 'La table {file} est endommagée : son contenu ne s’accorde pas avec son en-tête ou ses sommes de contrôle. Supprimez-la et construisez-la à nouveau.',
    },
    'table-version': {
      en: 'The table {file} has version {there}, and this Minerve reads version {here}. Build it again with this one.',
      fr: 'La table {file} est de la version {there}, et ce Minerve lit la version {here}. Construisez-la à nouveau avec celui-ci.',
    },
    'table-of-another-game': {
      en: 'The table {file} is of {there}, not of {here}. Name the other game, or another folder.',
      fr: 'La table {file} est de {there}, non de {here}. Nommez l’autre jeu, ou un autre dossier.',
    },
    'table-of-another-size': {
      en: 'The table {file} does not have the material classes and numbers of positions of this Minerve. Delete it and build it again.',
      fr: 'La table {file} n’a pas les classes de matériel ni les nombres de positions de ce Minerve. Supprimez-la et construisez-la à nouveau.',
    },
    'table-missing': {
      en: 'The table {name} is not there, and it is needed. Build the tables of {game} with at least {pieces} pieces.',
      fr: 'La table {name} manque, et il la faut. Construisez les tables de {game} avec {pieces} pièces au moins.',
    },
    'no-such-slice': {
      en: 'There is no material class "{name}" among these tables.',
      fr: 'Il n’y a pas de classe de matériel « {name} » parmi ces tables.',
    },
    'table-pieces': {
      en: 'Tables of {game} have from 2 to {most} pieces, not {pieces}.',
      fr: 'Les tables de {game} ont de 2 à {most} pièces, et non {pieces}.',
    },
  }),
);
