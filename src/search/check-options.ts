import { INFINITE, type Position } from '../core/index.ts';
import type { SearchOptions } from './options.ts';

/** Throws a sentence where the options make no sense for a search of this position; `uses` is what the algorithm can use. */
export function checkOptions(position: Position, options: SearchOptions, uses: { readonly memory: boolean }): void {
  const { depth, time, nodes, alpha = -INFINITE, beta = INFINITE, q, memory, maxPly } = options;
  checkWhole('depth', depth, 1, 'A search looks at least one ply ahead');
  checkWhole('q', q, 1, 'The distance q of the winning-move pruning counts plies from the leaves');
  checkWhole('nodes', nodes, 0, 'A node limit counts positions');
  checkWhole('maxPly', maxPly, 1, 'A recursion limit counts plies');
  if (time !== undefined && !(time >= 0)) throw new RangeError(`time is ${time}: give a number of milliseconds, 0 or more.`);
  if (!(alpha < beta)) throw new RangeError(`The window ]${alpha}, ${beta}[ is empty: alpha must be below beta.`);
  if (memory !== undefined && !uses.memory)
    throw new RangeError(
      'This algorithm keeps no memory: leave the memory out, or choose one that does (minimax, negamax, alphabeta-soft, negascout, mtdf, sss, dual).',
    );
  if (memory !== undefined && position.key === undefined)
    throw new RangeError('A memory needs to tell positions apart, and this game has no key(): add one, or leave the memory out.');
}

function checkWhole(name: string, value: number | undefined, least: number, why: string): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least)) return;
  throw new RangeError(`${name} is ${value}: it must be a whole number, ${least} or more. ${why}.`);
}
