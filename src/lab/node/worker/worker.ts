import { printAtOnce, threadPort } from '../../../engines/index.ts';
import { experimentNamed } from '../../experiments.ts';
import { serveJobs } from '../../worker/serve.ts';
import { TABLES, tableBuilder } from '../table-jobs.ts';

/** The file that a thread of the lab runs in Node: experiments, and what needs the disk besides. */
printAtOnce();
serveJobs(threadPort(), (name) => (name === TABLES ? tableBuilder : experimentNamed(name)));
