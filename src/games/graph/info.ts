import type { GameInfo } from '../game-info.ts';

export const graphInfo: GameInfo = {
  name: 'graph',
  title: { en: 'Explicit graph', fr: 'Graphe explicite' },
};
