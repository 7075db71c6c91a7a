import { openAsyncLocalEngine } from '../../engines/index.ts';
import type { Job, JobContext } from '../experiment.ts';
import { PairWork, pairJob } from '../tournament/pair.ts';
import type { MeetingJob, MeetingRow } from './figures.ts';

/** All engines run in this thread, which does nothing else. */
const openers = {
  engine: openAsyncLocalEngine,
  program: () => Promise.reject(new TypeError('Programs play in minerve match, not in an experiment.')),
};

/** Plays a pair of games. Jobs give the rules by name, so that a foreign job cannot load a module. */
export async function playMeeting({ data }: Job, { signal }: JobContext): Promise<readonly MeetingRow[]> {
  const { rules, a, b, pair, seed } = data as MeetingJob;
  const work = new PairWork(openers);
  try {
    const rows = await work.run(pairJob({ game: `draughts:${rules}`, a, b, openings: seed, seed }, pair), { signal });
    return rows.map((row) => ({ rules, a, b, ...row }));
  } finally {
    work.close();
  }
}
