import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Session } from './session.ts';
import { readingsOf, shownMove } from './shown-move.ts';
import { saidOfMove } from './status.tsx';
import { text } from './strings.ts';

/** A move typed in the game's notation. */
export function TypeMove({ session: { match } }: { readonly session: Session }) {
  const typed = useSignal('');
  const wrong = useSignal('');
  const id = useId();
  const over = match.ended.value !== undefined || match.stand.value.outcome !== undefined;
  const example = match.stand.value.gestures[0]?.notation;
  const play = (event: Event) => {
    event.preventDefault();
    if (typed.value.trim() === '') return;
    if (!match.isPersons) {
      wrong.value = text('notYours');
      return;
    }
    const game = match.game.name;
    let first: string | undefined;
    for (const reading of readingsOf(typed.value.trim(), game)) {
      const move = match.type(reading);
      if (move.ok) {
        typed.value = '';
        wrong.value = '';
        return;
      }
      first ??= saidOfMove(move.error.message, game);
    }
    wrong.value = first ?? '';
  };
  return (
    <form class="type-move" onSubmit={play}>
      <label for={id}>{text('typeMove')}</label>
      <div class="line">
        <input
          id={id}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          disabled={over}
          placeholder={example === undefined ? '' : text('typeExample', { move: shownMove(example, match.game.name) })}
          value={typed.value}
          aria-invalid={wrong.value !== ''}
          aria-describedby={`${id}-wrong`}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            wrong.value = '';
          }}
        />
        <button type="submit" disabled={over}>
          {text('play')}
        </button>
      </div>
      <p id={`${id}-wrong`} class="error" role="alert">
        {wrong.value}
      </p>
    </form>
  );
}
