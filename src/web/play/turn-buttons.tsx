import { said } from '../spoken.ts';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** The buttons of the move under way, as in document 002: cancel, end of turn, huff; and moves that are made by a button alone. */
export function TurnButtons({ session }: { readonly session: Session }) {
  const { match, hand, computer } = session;
  if (session.preview !== undefined)
    return (
      <div class="turn-buttons">
        <button type="button" class="main" onClick={() => session.look([])}>
          {text('backToGame')}
        </button>
      </div>
    );
  const behind = !match.atEnd.value;
  if (match.ended.value !== undefined) return null;
  if (!match.isPersons || match.stand.value.outcome !== undefined)
    return (
      <div class="turn-buttons">
        {behind && match.stand.value.outcome === undefined && (
          <button type="button" onClick={() => goOnHere(session)}>
            {text('goOnHere')}
          </button>
        )}
        {behind && <ToTheEnd session={session} />}
        {computer.busy.value === 'move' && (
          <button type="button" class="stop" onClick={() => computer.hurry()}>
            {text('moveNow')}
          </button>
        )}
      </div>
    );
  const steps = hand.path.value.length > 1 || match.stand.value.gestures.some(({ path }) => path.length > 2);
  return (
    <div class="turn-buttons">
      {behind && <ToTheEnd session={session} />}
      {hand.huffable.value.length > 0 && hand.huffs.value === undefined && !hand.huffing.value && (
        <button type="button" class="huff" onClick={() => hand.huff()}>
          {text('huff')}
        </button>
      )}
      {hand.buttons.value.map((gesture) => (
        <button key={gesture.move} type="button" class="main" onClick={() => hand.choose(gesture)}>
          {gesture.button === undefined ? gesture.notation : said(gesture.button)}
        </button>
      ))}
      {(hand.busy.value || steps) && (
        <button type="button" disabled={!hand.busy.value} onClick={() => hand.cancel()}>
          {text('cancel')}
        </button>
      )}
      {steps && (
        <button
          type="button"
          class={hand.made.value === undefined ? '' : 'main'}
          disabled={hand.path.value.length < 2}
          onClick={() => hand.endTurn()}
        >
          {text('endTurn')}
        </button>
      )}
    </div>
  );
}

function ToTheEnd({ session: { match } }: { readonly session: Session }) {
  return (
    <button type="button" onClick={() => match.goTo(match.plies.value.length)}>
      {text('toTheEnd')}
    </button>
  );
}

/** The computer's move is made anew where one looks. */
function goOnHere({ match, computer }: Session): void {
  match.cut();
  computer.run();
}
