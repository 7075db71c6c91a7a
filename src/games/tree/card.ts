import type { Card } from '../card.ts';

export const treeCard: Card = {
  name: 'tree',
  title: { en: 'Explicit tree', fr: 'Arbre explicite' },
};
