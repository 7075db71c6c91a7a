import { breakthroughDescriptor } from './breakthrough/descriptor.ts';
import { chessDescriptor } from './chess/descriptor.ts';
import { chompDescriptor } from './chomp/descriptor.ts';
import { connect4Descriptor } from './connect4/descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { draughtsDescriptor } from './draughts/descriptor.ts';
import { graphDescriptor } from './graph/descriptor.ts';
import { nimDescriptor } from './nim/descriptor.ts';
import { othelloDescriptor } from './othello/descriptor.ts';
import { ticTacToeDescriptor } from './tictactoe/descriptor.ts';
import { treeDescriptor } from './tree/descriptor.ts';

/** The games with their rules, as they are listed. Engines, front ends and tests enumerate them. */
export const descriptors: readonly Descriptor[] = [
  ticTacToeDescriptor,
  connect4Descriptor,
  othelloDescriptor,
  draughtsDescriptor,
  chessDescriptor,
  breakthroughDescriptor,
  nimDescriptor,
  chompDescriptor,
  treeDescriptor,
  graphDescriptor,
];

/**
 * Makes the rules of a game available. Here they always are. Pages use web/rules-by-game.ts instead of this file, which
 * loads them on demand.
 */
export async function loadRules(_name: string): Promise<void> {}
