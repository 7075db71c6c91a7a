import { useEffect } from 'preact/hooks';
import type { Session } from './session.ts';

/** Where keys mean something else. */
const ELSEWHERE = '[role=grid], dialog, input:not([type=checkbox]), select, textarea, [contenteditable]';

/** Keys for the whole page: arrows walk through the moves, Ctrl+Z and Ctrl+Y take back and play again, Escape cancels. */
export function useWalkKeys(session: Session): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inGrid = (event.target as Element).closest('[role=grid]') !== null;
      if ((event.target as Element).closest(ELSEWHERE) !== null && !(inGrid && event.ctrlKey)) return;
      if (event.altKey || event.metaKey || event.defaultPrevented || !follow(session, event)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

function follow({ match, hand }: Session, { key, ctrlKey, shiftKey }: KeyboardEvent): boolean {
  const at = match.at.value;
  if (ctrlKey) {
    if (key === 'z' && !shiftKey) match.undo();
    else if (key === 'y' || (key.toLowerCase() === 'z' && shiftKey)) match.redo();
    else return false;
  } else if (key === 'ArrowLeft') match.goTo(at - 1);
  else if (key === 'ArrowRight') match.goTo(at + 1);
  else if (key === 'Home') match.goTo(0);
  else if (key === 'End') match.goTo(match.plies.value.length);
  else if (key === 'Escape') hand.cancel();
  else return false;
  return true;
}
