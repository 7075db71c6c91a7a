import { useSignal } from '@preact/signals';
import { Tabs } from '../tabs.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import { StepPanel } from './step-panel.tsx';
import type { TreeStore } from './store.ts';
import { text } from './words.ts';

const TABS = { now: StepPanel, source: SourcePanel, results: ResultsPanel };
const NAMES = ['now', 'source', 'results'] as const;

/** Beside the drawing: what happens now, which tree it is, what came out. */
export function Panel({ state }: { readonly state: TreeStore }) {
  const open = useSignal<(typeof NAMES)[number]>('now');
  const Tab = TABS[open.value];
  return (
    <section class="card tree-panel filled" aria-label={text.panel}>
      <Tabs
        name={text.panel}
        chosen={open.value}
        onChoose={(tab) => {
          open.value = tab;
        }}
        tabs={NAMES.map((name) => [name, text[name]])}
      >
        <Tab state={state} />
      </Tabs>
    </section>
  );
}
