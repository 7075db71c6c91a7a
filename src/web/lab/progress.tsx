import { pageText } from '../language.ts';
import type { Run } from './experiment-run.ts';
import { labText as text } from './words.ts';

interface Props {
  readonly run: Run;
}

/** The progress of a run. Screen readers hear its start and its end, not every job. */
export function Progress({ run }: Props) {
  const state = run.state.value;
  const isBusy = state === 'running' || state === 'stopping';
  const [done, all] = [run.count.value, run.jobs.length];
  return (
    <section class="lab-progress stack tight unprinted" data-state={state} aria-label={text.progress}>
      {isBusy && (
        <>
          <progress aria-label={text.progress} value={done} max={all} />
          <p>{text.done({ done, all, left: all - done })}</p>
          <p class="lab-now hint">
            {text.underWay} <span translate={false}>{run.underWay.value.join(', ')}</span>
          </p>
        </>
      )}
      <p role="status">{statusText(run)}</p>
    </section>
  );
}

function statusText(run: Run): string {
  const [done, all] = [run.count.value, run.jobs.length];
  const failed = run.failed.value;
  if (failed !== undefined) return text.failed({ job: failed.job, why: pageText(failed.why) });
  const state = run.state.value;
  if (state === 'done') return text.finished({ rows: run.rows.length });
  if (state === 'stopped') return text.stopped({ done, all });
  return state === 'running' ? text.running : text.cancelling;
}
