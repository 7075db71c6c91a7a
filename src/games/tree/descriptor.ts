import type { Descriptor } from '../descriptor.ts';
import { treeCard } from './card.ts';
import { type TreeGame, type TreePosition, treeFromText } from './index.ts';

export const treeDescriptor: Descriptor<TreePosition, TreeGame> = { card: treeCard, create: ([text]) => treeFromText(text) };
