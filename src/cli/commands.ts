import type { Command } from './command.ts';
import { algorithmsHelp } from './commands/algorithms-help.ts';
import { analyseHelp } from './commands/analyse-help.ts';
import { arenaHelp } from './commands/arena-help.ts';
import { benchHelp } from './commands/bench-help.ts';
import { games } from './commands/games.ts';
import { helpWith } from './commands/help.ts';
import { nboardHelp } from './commands/nboard-help.ts';
import { perftHelp } from './commands/perft-help.ts';
import { playHelp } from './commands/play-help.ts';
import { searchHelp } from './commands/search-help.ts';
import { solveHelp } from './commands/solve-help.ts';
import { strategyHelp } from './commands/strategy-help.ts';
import { treeHelp } from './commands/tree-help.ts';
import { uciHelp } from './commands/uci-help.ts';
import { verifyHelp } from './commands/verify-help.ts';

/**
 * Everything that can stand after `minerve`, in the order in which help lists it. A command's own code is loaded when it runs: to load all of it takes longer
 * than most commands do, and two threads would.
 */
export const commands: readonly Command[] = [
  { ...playHelp, thread: 'main', run: async (context) => (await import('./commands/play.ts')).run(context) },
  { ...searchHelp, thread: 'main', run: async (context) => (await import('./commands/search.ts')).run(context) },
  { ...analyseHelp, thread: 'main', run: async (context) => (await import('./commands/analyse.ts')).run(context) },
  { ...treeHelp, thread: 'worker', run: async (context) => (await import('./commands/tree.ts')).run(context) },
  { ...solveHelp, thread: 'worker', run: async (context) => (await import('./commands/solve.ts')).run(context) },
  { ...arenaHelp, thread: 'worker', run: async (context) => (await import('./commands/arena.ts')).run(context) },
  { ...strategyHelp, thread: 'worker', run: async (context) => (await import('./commands/strategy.ts')).run(context) },
  { ...verifyHelp, thread: 'worker', run: async (context) => (await import('./commands/verify.ts')).run(context) },
  { ...perftHelp, thread: 'worker', run: async (context) => (await import('./commands/perft.ts')).run(context) },
  { ...benchHelp, thread: 'worker', run: async (context) => (await import('./commands/bench.ts')).run(context) },
  { ...uciHelp, thread: 'main', run: async (context) => (await import('./commands/uci.ts')).run(context) },
  { ...nboardHelp, thread: 'main', run: async (context) => (await import('./commands/nboard.ts')).run(context) },
  games,
  { ...algorithmsHelp, thread: 'main', run: async (context) => (await import('./commands/algorithms.ts')).run(context) },
  helpWith(() => commands),
];
