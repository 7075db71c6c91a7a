import { pageText } from '../language.ts';
import { shellText } from '../words.ts';
import type { MoveInput } from './hand.ts';

/** The buttons of the move under way: moves without squares, what cancels it, what ends it. */
export function HandButtons({ hand }: { readonly hand: MoveInput }) {
  return (
    <>
      {hand.buttons.value.map((gesture) => (
        <button key={gesture.move} type="button" class="main" onClick={() => hand.choose(gesture)}>
          {gesture.button === undefined ? <span translate={false}>{gesture.notation}</span> : pageText(gesture.button)}
        </button>
      ))}
      {hand.busy.value && (
        <button type="button" onClick={() => hand.cancel()}>
          {shellText.cancel}
        </button>
      )}
      {hand.made.value !== undefined && (
        <button type="button" class="main" onClick={() => hand.endTurn()}>
          {shellText.endTurn}
        </button>
      )}
    </>
  );
}
