import { gameFolder, sourcesIn } from '../../tables/node/index.ts';
import { openThinker } from '../thinkers.ts';
import { printAtOnce } from '../worker/print-at-once.ts';
import { serve } from '../worker/serve.ts';

/** The file that an engine's thread runs in Node: as that of a page (worker/worker.ts), and it reads folders. */
printAtOnce();
serve((game, options) => openThinker(game as string, options, (folder, rules) => sourcesIn(gameFolder(folder, rules))));
