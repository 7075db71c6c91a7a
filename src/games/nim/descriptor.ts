import type { Descriptor, Impartial } from '../descriptor.ts';
import { nimCard } from './card.ts';
import { type Nim, NimIndex, type NimPosition, nimFromOptions } from './index.ts';
import { nimLook } from './look.ts';

export const nimDescriptor: Descriptor<NimPosition, Nim> = {
  card: nimCard,
  create: nimFromOptions,
  look: nimLook,
  impartial: numbered,
};

function numbered({ name, rules }: Nim, from: NimPosition): Impartial<NimPosition> {
  const heaps = from.heaps();
  const index = new NimIndex(name, { ...rules, heaps });
  return {
    index,
    has: (position) => position.heaps().every((sticks, heap) => sticks <= heaps[heap]),
    number: (position) => index.index(position.heaps()),
    extra: 0,
    ...(!rules.lastLoses && { grundy: (position: NimPosition) => nimSum(position.heaps(), rules.most) }),
  };
}

/** The exclusive or of the heaps' own values (Sprague 1935, Grundy 1939); of a single heap only the rest modulo most + 1 counts. */
function nimSum(heaps: readonly number[], most: number): number {
  return heaps.reduce((sum, sticks) => sum ^ (sticks % (most + 1)), 0);
}
