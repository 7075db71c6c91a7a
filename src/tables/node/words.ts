import { problems } from '../../core/index.ts';
import { words } from '../../say/index.ts';

export const { error } = problems(
  words({
    'table-unreadable': {
      en: '{path} cannot be used for tables: {why}. Choose another place.',
      fr: '{path} ne peut servir pour des tables : {why}. Choisissez un autre endroit.',
    },
  }),
);
