import { printAtOnce } from '../../jobs/index.ts';
import { openSearcher } from '../searchers.ts';
import { serve } from './serve.ts';

/** The file that an engine's thread runs: in Node's worker_threads and in a page's Web Worker alike. */
printAtOnce();
serve((game, options) => openSearcher(game as string, options));
