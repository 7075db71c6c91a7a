import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';

export const { error } = problems(
  words({
    'table-unreadable': {
      en: '{path} cannot be used for tables: {why}. Choose another place.',
      fr: '{path} ne peut servir pour des tables : {why}. Choisissez un autre endroit.',
    },
    'table-job-folder': {
      en: 'A worker refused a job that builds tables: it names no folder. Send such jobs by minerve tables build --out DIR --queue URL.',
      fr: 'Un exécutant a refusé un travail qui construit des tables : il ne nomme pas de dossier. Envoyez de tels travaux par minerve tables build --out DOSSIER --queue URL.',
    },
  }),
);
