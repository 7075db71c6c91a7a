import type { Problem } from '../../core/index.ts';
import { saidProblem } from '../match/refusal.ts';
import { said } from '../spoken.ts';
import type { Removed } from './store.ts';
import { savesText } from './strings.ts';

/** What happened last. */
export type Notice =
  | { readonly kind: 'saved'; readonly slot: number; readonly name: string }
  | { readonly kind: 'deleted'; readonly name: string; readonly removed: Removed }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** One line that says what happened, and takes a deletion back. The place is there from the start, so that it is read aloud when it fills. */
export function NoticeLine({
  notice,
  onUndo,
}: {
  readonly notice: Notice | undefined;
  readonly onUndo: (removed: Removed) => void;
}) {
  return (
    <div class={notice?.kind === 'problem' ? 'notice wrong' : 'notice'} role="status">
      {notice?.kind === 'saved' && <p>{savesText('saved', { slot: notice.slot, name: notice.name })}</p>}
      {notice?.kind === 'problem' && <p>{said(saidProblem(notice.problem))}</p>}
      {notice?.kind === 'deleted' && (
        <>
          <p>{savesText('deleted', { name: notice.name })}</p>
          <button type="button" onClick={() => onUndo(notice.removed)}>
            {savesText('undo')}
          </button>
        </>
      )}
    </div>
  );
}
