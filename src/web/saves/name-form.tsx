import { useLayoutEffect, useRef } from 'preact/hooks';
import { LONGEST_NAME } from '../../match/index.ts';
import { shellText } from '../words.ts';
import { savesText } from './words.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  /** What is asked, where a save would be lost. */
  readonly question?: string;
  /** What the button says. */
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Where a save gets its name: Enter takes it, Escape leaves things as they are. */
export function NameForm({ id, name, question, action, onName, onCancel }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  const take = (event: Event) => {
    event.preventDefault();
    onName(field.current?.value.trim() || name);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only this question is left, not the window around it.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form class="name-form" onSubmit={take} onKeyDown={leave}>
      {question !== undefined && <p class="question">{question}</p>}
      <label for={id}>{savesText.name}</label>
      <input id={id} ref={field} type="text" value={name} maxLength={LONGEST_NAME} autocomplete="off" spellcheck={false} />
      <div class="row-of-buttons">
        <button type="submit" class="main">
          {action}
        </button>
        <button type="button" class="quiet" onClick={onCancel}>
          {shellText.cancel}
        </button>
      </div>
    </form>
  );
}
