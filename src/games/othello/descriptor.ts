import { OTHELLO_FILES, type OthelloExports } from '../../kernels/index.ts';
import type { CompiledSearch, Descriptor } from '../descriptor.ts';
import { othelloCard } from './card.ts';
import { type Othello, type OthelloPosition, othelloFromOptions } from './index.ts';
import { othelloLook } from './look.ts';

/** Moves have the same numbers in the kernel, squares from 0 and 64 for a pass. */
const search: CompiledSearch<OthelloPosition, OthelloExports> = {
  files: OTHELLO_FILES,
  take(kernel, position) {
    const { own, other, size } = position.board();
    kernel.setPosition(own, other, size);
  },
  moveOf: Number,
};

export const othelloDescriptor: Descriptor<OthelloPosition, Othello> = {
  card: othelloCard,
  create: othelloFromOptions,
  look: othelloLook,
  perft: (position, depth) => position.perft(depth),
  search: () => search as CompiledSearch<OthelloPosition>,
};
