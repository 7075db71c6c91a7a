import { openThinker } from '../thinkers.ts';
import { printAtOnce } from './print-at-once.ts';
import { serve } from './serve.ts';

/** The file that an engine's thread runs: in Node's worker_threads and in a page's Web Worker alike. */
printAtOnce();
serve((game, options) => openThinker(game as string, options));
