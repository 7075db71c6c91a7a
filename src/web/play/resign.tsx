import { opponent } from '../../core/index.ts';
import { said } from '../spoken.ts';
import { Confirm } from './confirm.tsx';
import type { Session } from './session.ts';
import { sideOf } from './status.tsx';
import { text } from './strings.ts';

/** The one who gives up is the person whose turn it is, or who plays at all. */
export function Resign({ session, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  const { match } = session;
  const { turn } = match.stand.value;
  const loser = match.seat(turn).who === 'person' ? turn : opponent(turn);
  return (
    <Confirm
      title={text('resignTitle')}
      question={text('resignSure', { side: said(sideOf(session, loser).subject) })}
      yes={text('resignYes')}
      danger
      onYes={() => match.resign(loser)}
      onClose={onClose}
    />
  );
}
