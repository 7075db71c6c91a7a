import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../icon.tsx';

interface Props {
  readonly name: string;
  /** Buttons and links. */
  readonly children: ComponentChildren;
}

/**
 * A button that unfolds others. Arrows go from one to the next; Escape, a choice, a press elsewhere and the focus
 * elsewhere fold it.
 */
export function Menu({ name, children }: Props) {
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('.menu-items :is(a, button:enabled)') ?? [])];
  const fold = () => {
    open.value = false;
  };
  useEffect(() => {
    if (!open.value) return;
    items()[0]?.focus();
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) fold();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open.value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open.value) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      open.value = true;
    } else if (event.key === 'Escape') {
      fold();
      button.current?.focus();
    } else {
      const all = items();
      const next = itemAfter(event.key, all, document.activeElement as HTMLElement);
      if (next === undefined && !SIDEWAYS.has(event.key)) return;
      next?.focus();
    }
    // Beside the board, arrows walk through the moves.
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons in it.
    <div
      ref={box}
      class="menu"
      onKeyDown={onKeyDown}
      onFocusOut={({ relatedTarget }) => relatedTarget !== null && !box.current?.contains(relatedTarget as Node) && fold()}
    >
      <button
        ref={button}
        type="button"
        class="control bare"
        aria-expanded={open.value}
        aria-controls={id}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name="menu" />
        <span>{name}</span>
      </button>
      <div
        id={id}
        class="menu-items raised"
        hidden={!open.value}
        onClickCapture={() => {
          fold();
          // The focus is set before the action runs: a dialog that it opens returns the focus there.
          button.current?.focus();
        }}
      >
        {children}
      </div>
    </div>
  );
}

const SIDEWAYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight']);

/** The item that a key leads to, as they are seen: columns read from top to bottom. undefined: to none. */
function itemAfter(key: string, all: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const at = all.indexOf(from);
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all.at(at < 0 ? -1 : at - 1);
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (!SIDEWAYS.has(key)) return undefined;
  const { left, top } = from.getBoundingClientRect();
  const distance = (item: HTMLElement) => Math.abs(item.getBoundingClientRect().top - top);
  return all
    .filter((item) => Math.sign(item.getBoundingClientRect().left - left) === (key === 'ArrowLeft' ? -1 : 1))
    .sort((one, other) => distance(one) - distance(other))[0];
}
