import { printAtOnce, threadPort } from '../../engines/index.ts';
import { experimentNamed } from '../experiments.ts';
import { serveJobs } from './serve.ts';

/** The file that a thread of the lab runs: in Node's worker_threads and in a page's Web Worker alike. */
printAtOnce();
serveJobs(threadPort(), experimentNamed);
