import { useSignal } from '@preact/signals';
import { words } from '../i18n/index.ts';
import { copy } from './browser.ts';
import { speaking } from './spoken.ts';

const text = speaking(
  words({
    copy: { en: 'Copy', fr: 'Copier' },
    copied: { en: 'Copied.', fr: 'Copié.' },
    notCopied: { en: 'The browser does not allow copying here.', fr: 'Le navigateur ne permet pas de copier ici.' },
  }),
);

interface Props {
  /** Default: "Copy". */
  readonly label?: string;
  readonly content: () => string;
  readonly main?: boolean;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label = text.copy, content, main = false }: Props) {
  const state = useSignal<'copied' | 'notCopied' | undefined>(undefined);
  return (
    <span class="copying row">
      <button
        type="button"
        class={main ? 'main' : ''}
        onClick={async () => {
          state.value = (await copy(content())) ? 'copied' : 'notCopied';
        }}
      >
        {label}
      </button>
      <span role="status">{state.value === undefined ? '' : text[state.value]}</span>
    </span>
  );
}
