import { Confirm } from './confirm.tsx';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** Asks two people at one board whether both want a draw. */
export function AgreeOnDraw({ session: { match }, onClose }: { readonly session: Session; readonly onClose: () => void }) {
  return (
    <Confirm
      title={text('agreeTitle')}
      question={text('agreeSure')}
      yes={text('agreeYes')}
      onYes={() => match.agreeOnDraw()}
      onClose={onClose}
    />
  );
}
