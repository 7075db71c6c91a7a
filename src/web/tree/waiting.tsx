import { algorithms } from '../../search/index.ts';
import { pageText } from '../language.ts';
import type { TreeStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeStore;
}

/** The message that the requested tree cannot be shown, and why: another tree is visible. */
export function Unread({ state }: Props) {
  if (state.problem.value === undefined) return null;
  return (
    <p class="stale unread" role="status">
      {text.unread({ why: pageText(state.problem.value) })}
    </p>
  );
}

/** The task that the page waits for, and a button to cancel it. */
export function Waiting({ state }: Props) {
  const { progress, cancel } = state.busy.value ?? {};
  if (progress === undefined) return null;
  const title = (name: string) => pageText(algorithms.find((algorithm) => algorithm.name === name)?.title ?? name);
  const words =
    progress.kind === 'growing'
      ? text.growing({ nodes: progress.nodes })
      : progress.kind === 'searching'
        ? text.searching({ algorithm: title(progress.algorithm) })
        : text.loading;
  return (
    <div class="growing row" role="status">
      <span class="turning" aria-hidden="true" />
      <span>{words}</span>
      <button type="button" onClick={cancel}>
        {text.cancel}
      </button>
    </div>
  );
}
