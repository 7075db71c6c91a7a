import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { orderCosts, TREE_ORDERS, type TreeOrder } from '../../explain/index.ts';
import { formatNumber } from '../../say/index.ts';
import { Icon } from '../icon.tsx';
import { addressOf } from '../match/address.ts';
import { language } from '../spoken.ts';
import { MOST_ALGORITHMS } from './address.ts';
import { leavesOf } from './growing.ts';
import type { TreeState } from './state.ts';
import { titleOf } from './titles.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeState;
}

/** The three searches that document 000 sets side by side. */
export const COURSE = ['minimax', 'minimax2', 'alphabeta'] as const;

/** What is shown, and how. */
export function Bar({ state }: Props) {
  const shown = state.shown.value;
  const { algorithms } = state.asked.value;
  const isCourse = algorithms.join() === COURSE.join();
  return (
    <div class="tree-bar">
      <div class="tree-title">
        {shown !== undefined && (
          <>
            <p aria-hidden="true">{titleOf(shown)}</p>
            <p class="size">{text.treeSize({ nodes: shown.tree.size, leaves: leavesOf(shown.tree), depth: shown.tree.depth })}</p>
          </>
        )}
      </div>
      {shown?.source.kind === 'game' && (
        <a class="back-to-board" href={addressOf(shown.source.match)}>
          <Icon name="previous" />
          {text.backToBoard}
        </a>
      )}
      {state.canUndo.value && (
        <button type="button" onClick={() => state.undoEdit()}>
          <Icon name="undo" />
          {text.undoEdit}
        </button>
      )}
      <Orders state={state} />
      <div class="comparing">
        <button type="button" aria-pressed={isCourse} onClick={() => state.chooseAlgorithms(isCourse ? ['alphabeta'] : COURSE)}>
          {text.threeOfCourse}
        </button>
        <button type="button" disabled={algorithms.length >= MOST_ALGORITHMS} onClick={() => state.addAlgorithm()}>
          <Icon name="new" />
          {text.besides}
        </button>
      </div>
    </div>
  );
}

/** The order of children, each with what the search sees in it. */
function Orders({ state }: Props) {
  const costs = useMemo(
    () =>
      computed(() => {
        const { shown, run } = state;
        if (shown.value === undefined || run.value === undefined) return undefined;
        return orderCosts(shown.value.base, run.value.algorithm);
      }),
    [state],
  );
  const shown = state.shown.value;
  const all = shown === undefined ? 0 : leavesOf(shown.tree);
  const label = (order: TreeOrder) => {
    const leaves = costs.value?.find((cost) => cost.order === order)?.leaves;
    return leaves === undefined ? text[order] : text.saves({ order: text[order], leaves, all });
  };
  const { order } = state.asked.value;
  return (
    <label class="orders">
      <span>{text.order}</span>
      <select value={order} onChange={(event) => state.chooseOrder(event.currentTarget.value as TreeOrder)}>
        {TREE_ORDERS.map((each) => (
          <option key={each} value={each}>
            {label(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A number as it is written in the language of the page. */
export const number = (count: number): string => formatNumber(count, language.value);
