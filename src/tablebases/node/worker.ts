import { printAtOnce, serveJobs, threadPort } from '../../jobs/index.ts';
import { tableBuilder } from './jobs.ts';

/** The file that a thread runs which builds tables. */
printAtOnce();
serveJobs(threadPort(), () => tableBuilder);
