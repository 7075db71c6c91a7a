import type { Descriptor, Impartial } from '../descriptor.ts';
import { nimBoard, nimBoardProblem } from './board-adapter.ts';
import { type Nim, NimIndex, type NimPosition, nimFromOptions } from './index.ts';
import { nimInfo } from './info.ts';

export const nimDescriptor: Descriptor<NimPosition, Nim> = {
  info: nimInfo,
  summary: {
    en: 'One heap: take 1, 2 or 3 sticks, the last one loses. Several heaps: take any number from one, the last one wins (or loses: misere).',
    fr: 'Un tas : prendre 1, 2 ou 3 bâtonnets, qui prend le dernier perd. Plusieurs tas : en prendre autant que l’on veut dans un seul, qui prend le dernier gagne (ou perd : misere).',
  },
  usage: 'nim[:HEAP,HEAP,...[:misere|normal]]',
  examples: ['nim:21', 'nim:3,4,5', 'nim:3,4,5:misere'],
  create: nimFromOptions,
  board: nimBoard,
  rules: async (game) => (await import('./rules-text.ts')).rulesText(game),
  boardProblem: nimBoardProblem,
  impartial: numbered,
};

function numbered({ name, rules }: Nim, from: NimPosition): Impartial<NimPosition> {
  const heaps = from.state.heaps;
  const index = new NimIndex(name, { ...rules, heaps });
  return {
    index,
    has: (position) => position.state.heaps.every((sticks, heap) => sticks <= heaps[heap]),
    number: (position) => index.index(position.state.heaps),
    extraPlies: 0,
    ...(!rules.lastLoses && { grundy: (position: NimPosition) => nimSum(position.state.heaps, rules.most) }),
  };
}

/**
 * The exclusive or of the heaps' own values (Sprague 1935, Grundy 1939); of a single heap only the rest modulo most +
 * 1 counts.
 */
function nimSum(heaps: readonly number[], most: number): number {
  return heaps.reduce((sum, sticks) => sum ^ (sticks % (most + 1)), 0);
}
