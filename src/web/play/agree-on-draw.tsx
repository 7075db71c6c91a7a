import { Dialog } from './dialog.tsx';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** Asks two people at one board whether both want a draw. */
export function AgreeOnDraw({ session: { match }, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const agree = () => {
    match.agreeOnDraw();
    onClose();
  };
  return (
    <Dialog title={text('agreeTitle')} onClose={onClose}>
      <p>{text('agreeSure')}</p>
      <p class="ways">
        <button type="button" class="main" onClick={agree}>
          {text('agreeYes')}
        </button>
        <button type="button" onClick={onClose}>
          {text('resignNo')}
        </button>
      </p>
    </Dialog>
  );
}
