import { printAtOnce, serveJobs, threadPort } from '../../jobs/index.ts';
import { experimentNamed } from '../experiments.ts';

/** The file that a thread of the lab runs: in Node's worker_threads and in a page's Web Worker alike. */
printAtOnce();
serveJobs(threadPort(), experimentNamed);
