import { useId, useRef } from 'preact/hooks';
import type { Gesture } from '../../games/index.ts';
import { pieceName, Token } from '../board/index.ts';
import { Dialog } from '../dialog.tsx';
import type { MoveInput } from '../match/hand.ts';
import { text } from './words.ts';

/** The question for moves with the same squares. */
export function asked([first]: readonly Gesture[]): 'choosePiece' | 'chooseAmount' | 'chooseMove' {
  if (first?.choice !== undefined) return 'choosePiece';
  return first?.amount === undefined ? 'chooseMove' : 'chooseAmount';
}

/** Asks which of several moves with the same squares is meant: the piece that a pawn becomes, the number of sticks. */
export function Chooser({ session: { hand } }: { readonly session: { readonly hand: MoveInput } }) {
  const choices = hand.choosing.value;
  if (choices.length === 0) return null;
  const question = asked(choices);
  if (question === 'chooseAmount') return <Amount choices={choices} hand={hand} />;
  return (
    <Dialog title={text[question]} class="chooser" onClose={() => hand.cancel()}>
      <div class="choices tiles">
        {choices.map((gesture, i) => (
          <button key={gesture.move} type="button" autofocus={i === 0} onClick={() => hand.choose(gesture)}>
            {gesture.choice === undefined ? (
              <span translate={false}>{gesture.notation}</span>
            ) : (
              <>
                <Token name={gesture.choice} />
                {pieceName(gesture.choice)}
              </>
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Asks for a number, where that tells the moves apart. */
function Amount({ choices, hand }: { readonly choices: readonly Gesture[]; readonly hand: MoveInput }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const amounts = choices.map(({ amount = 0 }) => amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const play = (event: Event) => {
    event.preventDefault();
    const chosen = choices.find(({ amount }) => amount === field.current?.valueAsNumber);
    if (chosen !== undefined) hand.choose(chosen);
  };
  return (
    <Dialog title={text.chooseAmount} class="chooser" onClose={() => hand.cancel()}>
      <form class="amount row loose" onSubmit={play}>
        <label for={id}>{text.amount({ least, most })}</label>
        <input ref={field} id={id} type="number" required min={least} max={most} step={1} value={least} autofocus />
        <button type="submit" class="main">
          {text.play}
        </button>
      </form>
    </Dialog>
  );
}
