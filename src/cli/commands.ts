import type { Command } from './command.ts';
import { algorithms } from './commands/algorithms.ts';
import { games } from './commands/games.ts';
import { helpWith } from './commands/help.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { search } from './commands/search.ts';
import { tree } from './commands/tree.ts';

/** Everything that can stand after `minerve`, in the order in which help lists it. */
export const commands: readonly Command[] = [play, search, tree, perft, games, algorithms, helpWith(() => commands)];
