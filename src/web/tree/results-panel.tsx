import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { scoreText } from '../../explain/index.ts';
import { leafCount } from '../../model/index.ts';
import { algorithms } from '../../search/index.ts';
import { language, pageText } from '../language.ts';
import { number } from './bar.tsx';
import { type AlgorithmCounts, compare } from './measuring.ts';
import type { ShownTree } from './shown-tree.ts';
import type { TreeStore } from './store.ts';
import { seenOf, text } from './words.ts';

interface Props {
  readonly state: TreeStore;
}

/** The result, once the search is over or on demand. */
export function ResultsPanel({ state }: Props) {
  const shown = state.shown.value;
  if (shown === undefined) return null;
  if (!state.revealed.value)
    return (
      <div class="not-yet stack loose">
        <p>{text.hidden}</p>
        <button type="button" onClick={() => (state.peeked.value = true)}>
          {text.showNow}
        </button>
      </div>
    );
  return (
    <>
      <Result state={state} shown={shown} />
      <Comparison state={state} shown={shown} />
    </>
  );
}

interface ShownProps extends Props {
  readonly shown: ShownTree;
}

/** The result of the selected search. */
function Result({ state, shown }: ShownProps) {
  const run = state.run.value;
  if (run === undefined) return null;
  const { value, counts } = run.result;
  const line = lineOf(shown, run.result.pv);
  const facts: [key: string, term: string, description: string][] = [
    ['value', text.value, scoreText(value, language.value)],
    ['line', text.line, line.length === 0 ? text.noLine : line.join(' → ')],
    ['nodes', text.nodes, seenOf(run.recording.visits, shown.tree.size)],
    ['leaves', text.leaves, seenOf(counts.leaves, leafCount(shown.tree))],
    ['cuts', text.cuts, number(run.recording.cuts.length)],
  ];
  return (
    <dl class="result facts">
      {facts.map(([key, term, description]) => (
        <div key={key} class={key}>
          <dt>{term}</dt>
          <dd translate={key !== 'line' || line.length === 0}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The moves of a principal variation, as people write them. */
function lineOf({ tree, label }: ShownTree, pv: readonly number[]): string[] {
  const line: string[] = [];
  let node = 0;
  for (const move of pv) {
    const child = childOf(tree, node, move);
    if (child === undefined) break;
    line.push(label(child));
    node = child;
  }
  return line;
}

function childOf({ span, move }: ShownTree['tree'], node: number, played: number): number | undefined {
  for (let child = node + 1; child < node + span[node]; child += span[child]) if (move[child] === played) return child;
  return undefined;
}

/** The same tree, each algorithm; a press on a name shows that search. */
function Comparison({ state, shown }: ShownProps) {
  const known = useSignal<readonly AlgorithmCounts[]>([]);
  useEffect(() => {
    const work = new AbortController();
    compare(shown, (rows) => (known.value = rows), work.signal);
    return () => work.abort();
  }, [shown]);
  const rows = known.value;
  const most = Math.max(...rows.map(({ leaves }) => leaves));
  const chosen = state.run.value?.algorithm;
  const choose = (name: string) => {
    const others = state.choices.value.algorithms;
    state.chooseAlgorithms(others.includes(name) ? others : others.map((each, i) => (i === state.active.value ? name : each)));
    if (others.includes(name)) state.active.value = others.indexOf(name);
  };
  return (
    <section class="comparison">
      <h2>{text.comparison}</h2>
      <table>
        <thead>
          <tr>
            {[text.algorithm, text.leaves, text.nodes, text.cuts, text.value].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ algorithm, leaves, nodes, cuts, value }) => (
            <tr key={algorithm} class={algorithm === chosen ? 'chosen' : ''}>
              <th scope="row">
                <button
                  type="button"
                  class="quiet"
                  aria-current={algorithm === chosen ? 'true' : undefined}
                  onClick={() => choose(algorithm)}
                >
                  {pageText(algorithms.find(({ name }) => name === algorithm)?.title ?? algorithm)}
                </button>
              </th>
              <td class="leaves">
                <span class="with-bar">
                  {number(leaves)}
                  <span class="bar" aria-hidden="true" style={{ '--part': `${leaves / most}` }} />
                </span>
              </td>
              <td>{number(nodes)}</td>
              <td>{number(cuts)}</td>
              <td>{scoreText(value, language.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{text.comparisonHint}</p>
    </section>
  );
}
