import { opponent } from '../../core/index.ts';
import { said } from '../spoken.ts';
import { Dialog } from './dialog.tsx';
import type { Session } from './session.ts';
import { sideOf } from './status.tsx';
import { text } from './strings.ts';

/** Asks before a game is given up. The one who gives up is the person whose turn it is, or who plays at all. */
export function Resign({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const { match } = session;
  const { turn } = match.stand.value;
  const loser = match.seat(turn).who === 'person' ? turn : opponent(turn);
  const resign = () => {
    match.resign(loser);
    onClose();
  };
  return (
    <Dialog title={text('resignTitle')} onClose={onClose}>
      <p>{text('resignSure', { side: said(sideOf(session, loser).subject) })}</p>
      <p class="ways">
        <button type="button" class="main danger" onClick={resign}>
          {text('resignYes')}
        </button>
        <button type="button" onClick={onClose}>
          {text('resignNo')}
        </button>
      </p>
    </Dialog>
  );
}
