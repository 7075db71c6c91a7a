import { useSignal } from '@preact/signals';
import { copy } from '../browser.ts';
import { Icon } from '../icon.tsx';
import type { TreeState } from './state.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeState;
}

/** How long a word stands that goes by itself. */
const READING_MS = 4000;

/** What is not wanted at every step: how to read the drawing, files to take along, the link. */
export function Beneath({ state }: Props) {
  const copied = useSignal<'shared' | 'notShared' | undefined>(undefined);
  const share = async () => {
    copied.value = (await copy(state.link)) ? 'shared' : 'notShared';
    setTimeout(() => {
      copied.value = undefined;
    }, READING_MS);
  };
  return (
    <div class="beneath">
      <section class="card taking">
        <button type="button" onClick={share}>
          <Icon name="share" />
          {text.share}
        </button>
        <span role="status">{copied.value === undefined ? '' : text[copied.value]}</span>
      </section>
      <Legend />
    </div>
  );
}

function Legend() {
  return (
    <section class="card legend">
      <h2>{text.legend}</h2>
      <ul>
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
              [6, +∞]
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
