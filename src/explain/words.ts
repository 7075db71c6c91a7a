import { problems } from '../core/index.ts';
import { formatNumber, words } from '../say/index.ts';

export const { failure, problem, error } = problems(
  words({
    'whole-tree-too-large': {
      en: ({ most, depth }: { most: number; depth: number | undefined }) =>
        `This tree has more than ${formatNumber(most, 'en')} nodes. ${depth === undefined ? 'Choose a depth.' : `Choose a depth below ${depth}.`}`,
      fr: ({ most, depth }: { most: number; depth: number | undefined }) =>
        `Cet arbre a plus de ${formatNumber(most, 'fr')} nœuds. ${depth === undefined ? 'Choisissez une profondeur.' : `Choisissez une profondeur inférieure à ${depth}.`}`,
    },
  }),
);
