import { openEngineHere } from '../../engines/index.ts';
import type { Doing, Job } from '../experiment.ts';
import { PairWork, pairJob } from '../match/pair.ts';
import type { MeetingJob, MeetingRow } from './figures.ts';

/** Everybody thinks in this thread, which is there for that. */
const openers = {
  engine: openEngineHere,
  program: () => Promise.reject(new TypeError('Programs play in minerve match, not in an experiment.')),
};

/** Plays a pair of games. The rules are named, so that no job, whoever sends it, can have a module loaded. */
export async function playMeeting({ data }: Job, { signal }: Doing): Promise<readonly MeetingRow[]> {
  const { rules, a, b, pair, seed } = data as MeetingJob;
  const work = new PairWork(openers);
  try {
    const rows = await work.run(pairJob({ game: `draughts:${rules}`, a, b, openings: seed, seed }, pair), { signal });
    return rows.map((row) => ({ rules, a, b, ...row }));
  } finally {
    work.close();
  }
}
