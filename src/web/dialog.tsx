import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Words } from '../say/index.ts';
import { speaking } from './spoken.ts';
import { shellText } from './words.ts';

interface Props {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A window over the page that keeps the focus until it is closed: by its button, by Escape, or by a touch beside it. */
export function Dialog({ title, class: kind = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`window ${kind}`}
      aria-labelledby={name}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="inside">
        <header>
          <h2 id={name}>{title}</h2>
          <button type="button" class="quiet icon" aria-label={shellText.close} title={shellText.close} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Terms, each with what is said of it: entries of two texts. */
export function Terms({ of: table, class: kind }: { readonly of: Words; readonly class?: string }) {
  return (
    <dl class={kind}>
      {Object.values(speaking(table) as Readonly<Record<string, readonly string[]>>).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
