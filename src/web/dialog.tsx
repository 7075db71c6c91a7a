import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Words } from '../say/index.ts';
import { speaking } from './spoken.ts';
import { shellText } from './words.ts';

interface Props {
  readonly title: ComponentChildren;
  readonly class?: string;
  /** The focus begins at the title, and comes back to it when what had it goes. */
  readonly fromTitle?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A window over the page that keeps the focus until it is closed: by its button, by Escape, or by a touch beside it.
 */
export function Dialog({ title, class: kind = '', fromTitle = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const close = () => dialog.current?.close();
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    if (fromTitle && document.activeElement === document.body) dialog.current?.querySelector('h2')?.focus();
  });
  return (
    <dialog
      ref={dialog}
      class={`window ${kind}`}
      aria-labelledby={name}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="inside">
        <header>
          <h2 id={name} tabIndex={-1} autofocus={fromTitle}>
            {title}
          </h2>
          <button type="button" class="quiet icon" aria-label={shellText.close} title={shellText.close} onClick={close}>
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
