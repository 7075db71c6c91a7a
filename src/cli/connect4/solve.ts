import type { Connect4, Connect4Position } from '../../games/index.ts';
import type { Args, Context } from '../command.ts';
import { beginning } from '../position.ts';
import { wrongUsage } from '../problems.ts';
import { openSolver } from './open-solver.ts';
import { demandOpen } from './position.ts';
import { solveLines } from './solve-lines.ts';
import { solveOne } from './solve-one.ts';

/**
 * Solves Connect 4 on 7x6 by its kernel: the position that is typed; without one, those on standard input if something is piped in there or a second word `-` asks for
 * it; else the start.
 */
export async function solveConnect4(game: Connect4, context: Context): Promise<number> {
  const { args } = context;
  const listed = asksForLines(args);
  const typed = args.flags.position !== undefined || args.flags.moves !== undefined;
  if (args.flags['memory-mb'] !== undefined) throw wrongUsage((say) => say.connect4.noMemoryOption);
  if (listed && typed)
    throw wrongUsage((say) =>
      say.conflict({ first: '-', second: args.flags.position ? '--position' : '--moves', remedy: say.connect4.dashHasPosition }),
    );
  const lines = listed || (!typed && context.piped);
  if (!lines && args.flags.columns === true) throw wrongUsage((say) => say.connect4.columnsForLists);
  const position = lines ? undefined : (beginning(game, args).position as Connect4Position);
  if (position !== undefined) demandOpen(position);
  const solver = await openSolver(args);
  try {
    return position === undefined
      ? await solveLines(game, solver, context, listed)
      : await solveOne(game, position, solver, context);
  } finally {
    solver.close();
  }
}

function asksForLines({ words: [, second] }: Args): boolean {
  if (second !== undefined && second !== '-') throw wrongUsage((say) => say.connect4.secondWord({ word: second }));
  return second === '-';
}
