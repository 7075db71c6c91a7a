import { useId, useState } from 'preact/hooks';
import { savesText } from './words.ts';

/** A game as text that somebody has copied elsewhere: it is read like a file. */
export function PasteForm({ onText }: { readonly onText: (file: File) => void }) {
  const [text, setText] = useState('');
  const id = useId();
  const open = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '') onText(new File([text], savesText.pasted));
  };
  return (
    <form class="paste" onSubmit={open}>
      <label for={id}>{savesText.paste}</label>
      <div>
        <textarea
          id={id}
          rows={2}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" disabled={text.trim() === ''}>
          {savesText.open}
        </button>
      </div>
    </form>
  );
}
