import type { Descriptor } from '../descriptor.ts';
import { treeInfo } from '../game-infos.ts';
import { type TreeGame, type TreePosition, treeFromText } from './index.ts';

export const treeDescriptor: Descriptor<TreePosition, TreeGame> = {
  info: treeInfo,
  summary: {
    en: 'A game tree typed as nested lists, Max or Min at its root.',
    fr: 'Un arbre de jeu tapé comme des listes emboîtées, Max ou Min à la racine.',
  },
  usage: 'tree[:max|min]:LISTS',
  examples: ['tree:[[6,7],[2,8]]', 'tree:min:[[6,7],[2,8]]', 'tree:[[3,[5,1]],2,[[4,4],[0]]]'],
  takesText: true,
  create: ([text]) => treeFromText(text),
};
