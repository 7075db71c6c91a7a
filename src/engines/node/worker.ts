import { printAtOnce } from '../../jobs/index.ts';
import { gameFolder, sourcesIn } from '../../tablebases/node/index.ts';
import { openSearcher } from '../searchers.ts';
import { serve } from '../worker/serve.ts';

/** The file that an engine's thread runs in Node: as that of a page (worker/worker.ts), and it reads folders. */
printAtOnce();
serve((game, options) => openSearcher(game as string, options, (folder, rules) => sourcesIn(gameFolder(folder, rules))));
