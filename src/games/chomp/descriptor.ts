import type { Descriptor, Impartial } from '../descriptor.ts';
import { chompBoard } from './board-adapter.ts';
import { type Chomp, ChompIndex, type ChompPosition, chompFromOptions } from './index.ts';
import { chompInfo } from './info.ts';

export const chompDescriptor: Descriptor<ChompPosition, Chomp> = {
  info: chompInfo,
  summary: {
    en: 'Bite into a bar of chocolate; eating the poisoned square at the top left loses.',
    fr: 'Croquer une tablette de chocolat ; qui mange le carré empoisonné, en haut à gauche, a perdu.',
  },
  usage: 'chomp[:ROWSxCOLUMNS]',
  examples: ['chomp:4x5', 'chomp:2x2', 'chomp:3x3'],
  create: chompFromOptions,
  board: chompBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  impartial: (_, from) => numbered(from),
};

/**
 * The numbered game has only the rows and columns that are left. It ends one ply earlier, before the poison is eaten.
 */
function numbered(from: ChompPosition): Impartial<ChompPosition> {
  const left = from.lengths().filter((length) => length > 0);
  const index = new ChompIndex(Math.max(1, left.length), Math.max(1, ...left));
  return {
    index,
    has: (position) => {
      const lengths = position.lengths();
      return lengths[0] <= index.columns && lengths.filter((length) => length > 0).length <= index.rows;
    },
    number: (position) => {
      const lengths = position.lengths();
      return lengths[0] === 0 ? undefined : index.index(lengths);
    },
    extraPlies: 1,
  };
}
