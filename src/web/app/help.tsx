import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { helpTexts } from './help-texts.ts';
import { shellText } from './strings.ts';

export const helpIsOpen = signal(false);

/** What one may want to know, short enough to be read. */
export function Help() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = helpIsOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  if (!open) return null;
  return (
    <dialog ref={dialog} class="help" aria-labelledby="help-title" onClose={closed}>
      <h2 id="help-title" tabIndex={-1} autofocus>
        {shellText('helpTitle')}
      </h2>
      <dl>
        {helpTexts().map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="main">
          {shellText('close')}
        </button>
      </form>
    </dialog>
  );
}

function closed(): void {
  helpIsOpen.value = false;
}
