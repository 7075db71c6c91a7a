import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Session } from './session.ts';
import { shownMove } from './shown-move.ts';
import { WRONG_ID } from './status.tsx';
import { text } from './strings.ts';
import { playTyped } from './typed-move.ts';

/** A move typed in the game's notation. What is wrong with it is told where wrong touches are. */
export function TypeMove({ session }: { readonly session: Session }) {
  const { match, hand } = session;
  const typed = useSignal('');
  const refused = useSignal('');
  const id = useId();
  const over = match.ended.value !== undefined || match.stand.value.outcome !== undefined;
  const example = match.stand.value.gestures[0]?.notation;
  const play = (event: Event) => {
    event.preventDefault();
    if (typed.value.trim() === '') return;
    const made = playTyped(session, typed.value);
    refused.value = made ? '' : typed.value;
    if (made) typed.value = '';
  };
  const wrong = hand.wrong.value !== undefined && refused.value !== '' && refused.value === typed.value;
  return (
    <form class="type-move" onSubmit={play}>
      <label for={id}>{text('typeMove')}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        disabled={over}
        placeholder={example === undefined ? '' : text('typeExample', { move: shownMove(example, match.game.name) })}
        value={typed.value}
        aria-invalid={wrong}
        aria-describedby={WRONG_ID}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <button type="submit" disabled={over}>
        {text('play')}
      </button>
    </form>
  );
}
