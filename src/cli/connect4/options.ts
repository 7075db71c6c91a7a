import type { Option } from '../command.ts';

/** How the solver of Connect 4 works. */
export const SOLVER_OPTIONS: readonly Option[] = [
  {
    name: 'threads',
    value: 'N',
    says: { en: 'connect4: threads on one table (1)', fr: 'connect4 : fils sur une même table (1)' },
  },
  {
    name: 'table-mb',
    value: 'N',
    says: {
      en: 'connect4: megabytes of the table (16, more does not help)',
      fr: 'connect4 : mégaoctets de la table (16, plus ne sert à rien)',
    },
  },
  {
    name: 'no-book',
    says: {
      en: 'connect4: solve openings too instead of looking them up',
      fr: 'connect4 : résoudre aussi les ouvertures au lieu de les chercher dans le livre',
    },
  },
];

export const COLUMNS_OPTION: Option = {
  name: 'columns',
  says: {
    en: 'connect4: all columns of each position from standard input',
    fr: "connect4 : toutes les colonnes de chaque position de l'entrée standard",
  },
};
