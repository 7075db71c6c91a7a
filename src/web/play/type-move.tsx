import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Sayable, Translation } from '../../i18n/index.ts';
import { whyNot } from '../match/why-not.ts';
import { readingsOf, shownMove } from './notation.ts';
import { WRONG_ID } from './status.tsx';
import type { PlayStore } from './store.ts';
import { playWords, text } from './words.ts';

/** A move typed in the game's notation. Its error appears where those of touches do. */
export function TypeMove({ session }: { readonly session: PlayStore }) {
  const { match, hand } = session;
  const typed = useSignal('');
  const refused = useSignal('');
  const id = useId();
  const example = match.example.value;
  const play = (event: Event) => {
    event.preventDefault();
    if (typed.value.trim() === '') return;
    const made = playTyped(session, typed.value);
    refused.value = made ? '' : typed.value;
    if (made) typed.value = '';
  };
  const wrong = hand.wrong.value !== undefined && refused.value !== '' && refused.value === typed.value;
  return (
    <form class="type-move row" onSubmit={play}>
      <label class="note" for={id}>
        {text.typeMove}
      </label>
      <input
        class="grows"
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={example === undefined ? '' : text.typeExample({ move: shownMove(example, match.game.name) })}
        value={typed.value}
        aria-invalid={wrong}
        aria-describedby={WRONG_ID}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          hand.clearError();
        }}
      />
      <button type="submit">{text.play}</button>
    </form>
  );
}

/**
 * Makes a move that was typed in the game's notation; where it is none, says why, as for a touch of the board.
 * Whether it was made.
 */
function playTyped(session: PlayStore, typed: string): boolean {
  const { match, hand } = session;
  let why: Sayable | undefined = whyNoMove(session);
  if (why === undefined)
    for (const reading of readingsOf(typed.trim(), match.game.name)) {
      const move = match.match.playText(reading);
      if (move.ok) return true;
      why ??= whyNot(match, reading, move.error);
    }
  if (why !== undefined) hand.explain(why);
  return false;
}

/** Why nobody can make a move now, whatever it is; undefined where a person can. */
export function whyNoMove({ match, computer }: PlayStore): Translation | undefined {
  if (match.isOver) return playWords.isOver;
  if (match.isPersons) return undefined;
  return playWords[!match.atEnd.value ? 'isLookedAt' : computer.paused.value ? 'isPaused' : 'notYours'];
}
