import { failureOf, type Port } from '../../engines/index.ts';
import type { Experiment } from '../experiment.ts';
import type { JobNews, JobOrder } from './messages.ts';

/** The thread's side: does the jobs that it is told, one after the other, with the experiments that `find` knows. */
export function serveJobs(port: Port<JobOrder, JobNews>, find: (name: string) => Pick<Experiment, 'run'>): void {
  let stop = new AbortController();
  const work = async ({ experiment, job, before }: JobOrder & { readonly kind: 'job' }) => {
    stop = new AbortController();
    return find(experiment).run(job, { signal: stop.signal, before: new Map(before) });
  };
  port.listen((order) => {
    if (order.kind === 'stop') stop.abort();
    else
      work(order).then(
        (rows) => port.post({ kind: 'done', rows }),
        (thrown: unknown) => port.post({ kind: 'failed', failure: failureOf(thrown) }),
      );
  });
}
