import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { text } from './strings.ts';

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
          <button type="button" class="quiet icon" aria-label={text('close')} title={text('close')} onClick={onClose}>
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
