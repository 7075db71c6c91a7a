import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type OrderCost, TREE_ORDERS, type TreeOrder } from '../../explain/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import { leafCount } from '../../model/index.ts';
import { Check } from '../check.tsx';
import { copyText, useCopying } from '../copying.tsx';
import { Icon, IconButton } from '../icon.tsx';
import { juryAddress } from '../jury/address.ts';
import { language } from '../language.ts';
import { addressOf } from '../match/address.ts';
import { DEFAULT_ALGORITHM, MOST_ALGORITHMS } from './address.ts';
import { measure } from './measuring.ts';
import { titleOf } from './shown-tree.ts';
import { SPEEDS, type TreeStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeStore;
}

/** The three searches that TIPE 2013 sets side by side. */
export const COURSE = ['minimax', 'minimax2', 'alphabeta'] as const;

/** What is shown, how it is searched, and what may be taken along. */
export function Bar({ state }: Props) {
  const shown = state.shown.value;
  const algorithm = state.run.value?.algorithm ?? DEFAULT_ALGORITHM;
  return (
    <div class="tree-bar row">
      <div class="tree-title grows">
        {shown !== undefined && (
          <>
            <p class="heading" aria-hidden="true">
              {titleOf(shown)}
            </p>
            <div class="under-title row words">
              <p class="size note">
                {text.treeSize({ nodes: shown.tree.size, leaves: leafCount(shown.tree), depth: shown.tree.depth })}
              </p>
              <a class="icon-word" href={juryAddress({ ...state.choices.value, algorithms: [algorithm] })}>
                {text.forJury}
              </a>
              {shown.source.kind === 'game' && (
                <a class="back-to-board icon-word" href={addressOf(shown.source.match)}>
                  <Icon name="previous" />
                  {text.backToBoard}
                </a>
              )}
            </div>
          </>
        )}
      </div>
      {state.canUndo.value && <IconButton name="undo" label={text.undoEdit} onClick={() => state.undoEdit()} />}
      <Options state={state} />
      <button
        type="button"
        class="icon-button"
        title={text.save}
        aria-label={text.save}
        aria-pressed={state.saving.value}
        onClick={() => (state.saving.value = !state.saving.value)}
      >
        <Icon name="keep" />
      </button>
      <Share state={state} />
    </div>
  );
}

/** In which order, by which searches, and how one steps: folded until it is wanted. */
function Options({ state }: Props) {
  const { algorithms } = state.choices.value;
  const isCourse = algorithms.join() === COURSE.join();
  return (
    <details class="options">
      <summary>{text.options}</summary>
      <div class="card">
        <Orders state={state} />
        <div class="row">
          <button
            type="button"
            title={text.threeTitle}
            aria-pressed={isCourse}
            onClick={() => state.chooseAlgorithms(isCourse ? ['alphabeta'] : COURSE)}
          >
            {text.threeOfCourse}
          </button>
          <button type="button" disabled={algorithms.length >= MOST_ALGORITHMS} onClick={() => state.addAlgorithm()}>
            <Icon name="new" />
            {text.besides}
          </button>
        </div>
        <Check
          label={text.types}
          title={text.typesTitle}
          checked={state.types.value}
          onCheck={(on) => (state.types.value = on)}
        />
        <StepSettings state={state} />
      </div>
    </details>
  );
}

/** How fast the steps go by, and how long they are. */
function StepSettings({ state }: Props) {
  return (
    <>
      <label class="check">
        <span>{text.speed}</span>
        <select value={state.speed.value} onChange={(event) => (state.speed.value = Number(event.currentTarget.value))}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {text.speedTimes({ times: formatNumber(speed, language.value) })}
            </option>
          ))}
        </select>
      </label>
      <Check label={text.leavesAtOnce} checked={state.leavesAtOnce.value} onCheck={(on) => state.chooseLeavesAtOnce(on)} />
    </>
  );
}

function Share({ state }: Props) {
  const { message, put } = useCopying();
  return (
    <>
      <button
        type="button"
        class="icon-button"
        title={copyText.link}
        aria-label={copyText.link}
        onClick={() => void put(state.link)}
      >
        <Icon name="share" />
      </button>
      <span class="copied" role="status">
        {message}
      </span>
    </>
  );
}

/** The orders of children, each with the work of the search. */
function Orders({ state }: Props) {
  const costs = useSignal<readonly OrderCost[]>([]);
  const algorithm = state.run.value?.algorithm;
  const shown = state.shown.value;
  useEffect(() => {
    costs.value = [];
    if (shown === undefined || algorithm === undefined) return;
    const work = new AbortController();
    measure(shown, algorithm, (known) => (costs.value = known), work.signal);
    return () => work.abort();
  }, [shown?.base, shown?.aids, algorithm]);
  const all = shown === undefined ? 0 : leafCount(shown.tree);
  const label = (order: TreeOrder) => {
    const leaves = costs.value.find((cost) => cost.order === order)?.leaves;
    return leaves === undefined ? text[order] : text.saves({ order: text[order], leaves, all });
  };
  const { order } = state.choices.value;
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
