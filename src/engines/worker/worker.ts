import { openThinker } from '../thinkers.ts';
import { serve } from './serve.ts';

/** The file that an engine's thread runs: in Node's worker_threads and in a page's Web Worker alike. */
serve((game, options) => openThinker(game as string, options));
