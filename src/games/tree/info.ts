import type { GameInfo } from '../game-info.ts';

export const treeInfo: GameInfo = {
  name: 'tree',
  title: { en: 'Explicit tree', fr: 'Arbre explicite' },
};
