import type { ComponentChildren, DialogHTMLAttributes } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Phrase } from '../i18n/index.ts';
import { IconButton } from './icon.tsx';
import { pageTexts } from './language.ts';
import { shellText } from './words.ts';

interface Props extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'title'> {
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
export function Dialog({ title, class: kind = '', fromTitle = false, children, ...rest }: Props) {
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
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
      {...rest}
    >
      <div class="inside stack">
        <header>
          <h2 id={name} tabIndex={-1} autofocus={fromTitle}>
            {title}
          </h2>
          <IconButton name="close" label={shellText.close} onClick={close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Terms with their descriptions: entries of two texts. */
export function Terms({ of: table, class: kind }: { readonly of: Readonly<Record<string, Phrase>>; readonly class?: string }) {
  return (
    <dl class={kind}>
      {Object.values(pageTexts(table) as Readonly<Record<string, readonly string[]>>).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps<V extends string | number> {
  readonly legend: string;
  readonly value: V;
  readonly onChoose: (value: V) => void;
  readonly children: readonly (readonly [V, ComponentChildren])[];
}

/** One of several, each with its button. */
export function Choice<V extends string | number>({ legend, value, onChoose, children }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div>
        {children.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={name} value={option} checked={option === value} onChange={() => onChoose(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
