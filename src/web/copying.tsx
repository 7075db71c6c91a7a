import { useSignal } from '@preact/signals';
import { copy } from './browser.ts';
import { pageTexts } from './language.ts';

export const copyText = pageTexts({
  copy: { en: 'Copy', fr: 'Copier' },
  link: { en: 'Copy link', fr: 'Copier le lien' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  notCopied: { en: 'The browser does not allow copying here.', fr: 'Le navigateur ne permet pas de copier ici.' },
});

/** How long the news of a copy stands. */
const READING_MS = 4000;

/** Puts a text on the clipboard; `message`: whether it is there, in words that go by themselves. */
export function useCopying() {
  const message = useSignal('');
  const say = (words: string) => {
    message.value = words;
    setTimeout(() => {
      message.value = '';
    }, READING_MS);
  };
  const put = async (content: string) => say((await copy(content)) ? copyText.copied : copyText.notCopied);
  return { message: message.value, say, put };
}

interface Props {
  /** Default: "Copy link". */
  readonly label?: string;
  /** Made when the button is pressed; undefined where there is nothing to copy. */
  readonly content: () => string | undefined;
  /** Why there is nothing to copy. */
  readonly refusal?: string;
  readonly main?: boolean;
}

/** A button that copies, and says so. */
export function CopyButton({ label, content, refusal = '', main = false }: Props) {
  const { message, say, put } = useCopying();
  const press = () => {
    const made = content();
    if (made === undefined) say(refusal);
    else void put(made);
  };
  return (
    <span class="row">
      <button type="button" class={main ? 'main' : ''} onClick={press}>
        {label ?? copyText.link}
      </button>
      <span role="status">{message}</span>
    </span>
  );
}
