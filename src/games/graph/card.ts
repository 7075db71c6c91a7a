import type { Card } from '../card.ts';

export const graphCard: Card = {
  name: 'graph',
  title: { en: 'Explicit graph', fr: 'Graphe explicite' },
};
