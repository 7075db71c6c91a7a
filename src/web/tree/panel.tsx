import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { NowPanel } from './now-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import type { TreeState } from './state.ts';
import { text } from './words.ts';

const TABS = [
  ['now', NowPanel],
  ['source', SourcePanel],
  ['results', ResultsPanel],
] as const;

/** Beside the drawing: what happens now, which tree it is, what came out. */
export function Panel({ state }: { readonly state: TreeState }) {
  const open = useSignal<(typeof TABS)[number][0]>('now');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = TABS.findIndex(([name]) => name === open.value);
    open.value = TABS[(at + step + TABS.length) % TABS.length][0];
    event.preventDefault();
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus());
  };
  return (
    <section class="card tree-panel" aria-label={text.panel}>
      <div class="tabs" role="tablist" aria-label={text.panel} ref={list} onKeyDown={onKeyDown}>
        {TABS.map(([name]) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={open.value === name}
            aria-controls={`${id}-panel`}
            tabIndex={open.value === name ? 0 : -1}
            onClick={() => (open.value = name)}
          >
            {text[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <div id={`${id}-panel`} class="tab-panel" role="tabpanel" aria-labelledby={`${id}-${open.value}`} tabIndex={0}>
        {TABS.map(([name, Tab]) => open.value === name && <Tab key={name} state={state} />)}
      </div>
    </section>
  );
}
