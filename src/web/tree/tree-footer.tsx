import { useSignal } from '@preact/signals';
import { sceneToText } from '../../draw/index.ts';
import { treeOutline, treeScene } from '../../explain/index.ts';
import { language } from '../language.ts';
import { Origin } from '../origin.tsx';
import { Related, subjectOf } from '../related.tsx';
import { originOf } from './shown-tree.ts';
import type { TreeStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeStore;
}

/** What is not wanted at every step: how to read the drawing, and the tree without one. */
export function TreeFooter({ state }: Props) {
  return (
    <div class="beneath fit tiles">
      <Related subject={subjectOf(state.run.value?.algorithm ?? '') ?? 'cuts'} here="try" />
      <Legend />
      <InWords state={state} />
      <Origin of={state.shown.value && originOf(state.shown.value.source)} />
    </div>
  );
}

function InWords({ state }: Props) {
  const open = useSignal(false);
  return (
    <details class="card in-words" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{text.text}</summary>
      {open.value && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
        <pre tabIndex={0}>{wordsOf(state)}</pre>
      )}
    </details>
  );
}

function wordsOf(state: TreeStore): string {
  const { shown, run, folds, time } = state;
  if (shown.value === undefined) return '';
  const { tree, label } = shown.value;
  const outline = treeOutline(tree, folds.value, label, language.value);
  return sceneToText(treeScene(outline, run.value?.recording, time.value, { language: language.value }));
}

function Legend() {
  return (
    <section class="card legend">
      <h2>{text.legend}</h2>
      <ul class="tiles">
        <li>
          <svg class="minerve-tree" viewBox="0 0 44 36" aria-hidden="true">
            <g class="max">
              <rect class="shape" x="8" y="4" width="28" height="28" rx="2" />
            </g>
          </svg>
          <span>{text.legendMax}</span>
        </li>
        <li>
          <svg class="minerve-tree" viewBox="0 0 44 36" aria-hidden="true">
            <g class="min">
              <rect class="shape" x="8" y="4" width="28" height="28" rx="14" />
            </g>
          </svg>
          <span>{text.legendMin}</span>
        </li>
        <li>
          <svg class="minerve-tree" viewBox="0 0 44 36" aria-hidden="true">
            <g class="leaf">
              <rect class="shape" x="10" y="6" width="24" height="24" rx="7" />
            </g>
          </svg>
          <span>{text.legendLeaf}</span>
        </li>
        <li>
          <svg class="minerve-tree" viewBox="0 0 44 36" aria-hidden="true">
            <text class="window" x="22" y="18">
              ]6, +∞[
            </text>
          </svg>
          <span>{text.legendWindow}</span>
        </li>
        <li>
          <svg class="minerve-tree" viewBox="0 0 44 36" aria-hidden="true">
            <path class="edge best" d="M8 30 36 6" />
          </svg>
          <span>{text.legendBest}</span>
        </li>
        <li>
          <svg class="minerve-tree" viewBox="0 0 44 36" aria-hidden="true">
            <path class="edge pruned" d="M4 4 36 34" />
            <path class="cross" d="M13 14l10 10M23 14l-10 10" />
            <text class="cut" x="33" y="18">
              α
            </text>
          </svg>
          <span>{text.legendCut}</span>
        </li>
      </ul>
    </section>
  );
}
