import type { Command } from './command.ts';
import { algorithms } from './commands/algorithms.ts';
import { arena } from './commands/arena.ts';
import { games } from './commands/games.ts';
import { helpWith } from './commands/help.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { search } from './commands/search.ts';
import { solve } from './commands/solve.ts';
import { strategy } from './commands/strategy.ts';
import { tree } from './commands/tree.ts';
import { verify } from './commands/verify.ts';

/** Everything that can stand after `minerve`, in the order in which help lists it. */
export const commands: readonly Command[] = [
  play,
  search,
  tree,
  solve,
  arena,
  strategy,
  verify,
  perft,
  games,
  algorithms,
  helpWith(() => commands),
];
