import { Piece, pieceName } from '../board/index.ts';
import { Dialog } from './dialog.tsx';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** Asks which of several moves is meant that the squares do not tell apart: what a pawn becomes. */
export function Chooser({ session: { hand } }: { readonly session: Session }) {
  const choices = hand.choosing.value;
  if (choices.length === 0) return null;
  const title = text(choices[0]?.choice === undefined ? 'chooseMove' : 'choosePiece');
  return (
    <Dialog title={title} class="chooser" onClose={() => hand.cancel()}>
      <div class="choices">
        {choices.map((gesture, i) => (
          <button key={gesture.move} type="button" autofocus={i === 0} onClick={() => hand.choose(gesture)}>
            {gesture.choice === undefined ? (
              gesture.notation
            ) : (
              <>
                <span class="token" aria-hidden="true">
                  <Piece name={gesture.choice} />
                </span>
                {pieceName(gesture.choice)}
              </>
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
