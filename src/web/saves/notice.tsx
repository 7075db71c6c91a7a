import { useEffect } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { said } from '../spoken.ts';
import type { Removed } from './store.ts';
import { savesText } from './words.ts';

/** What happened last. */
export type Notice =
  | { readonly kind: 'saved'; readonly slot: number; readonly name: string }
  | { readonly kind: 'deleted'; readonly name: string; readonly removed: Removed }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** How long good news stays. What can be undone stays until something else happens. */
const READ_MS = 5000;

interface Props {
  readonly notice: Notice | undefined;
  readonly onUndo: (removed: Removed) => void;
  /** It has been there long enough. */
  readonly onRead: () => void;
}

/** One line that says what happened, and takes a deletion back. The place is there from the start, so that it is read aloud when it fills. */
export function NoticeLine({ notice, onUndo, onRead }: Props) {
  useEffect(() => {
    if (notice?.kind !== 'saved') return;
    const timer = setTimeout(onRead, READ_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div class="notice" role="status">
      {notice?.kind === 'saved' && <p>{savesText.saved({ slot: notice.slot, name: notice.name })}</p>}
      {notice?.kind === 'problem' && <p>{said(notice.problem)}</p>}
      {notice?.kind === 'deleted' && (
        <>
          <p>{savesText.deleted({ name: notice.name })}</p>
          <button type="button" onClick={() => onUndo(notice.removed)}>
            {savesText.undo}
          </button>
        </>
      )}
    </div>
  );
}
