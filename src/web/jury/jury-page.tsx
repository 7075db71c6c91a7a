import { useEffect, useId, useMemo } from 'preact/hooks';
import { type ExplainedStep, type JuryRow, type JurySheet, juryRows, jurySheet, type TreeRun } from '../../explain/index.ts';
import { algorithms } from '../../search/index.ts';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { Origin } from '../origin.tsx';
import { firstView, treeAddress } from '../tree/address.ts';
import { originOf, type ShownTree, titleOf } from '../tree/shown-tree.ts';
import { SourcePanel } from '../tree/source-panel.tsx';
import { TreeStore } from '../tree/store.ts';
import { juryAddress, parseJuryAddress } from './address.ts';
import '../tree/tree.css';
import { Unread, Waiting } from '../tree/waiting.tsx';
import { JuryFigure } from './jury-figure.tsx';
import { JuryTable } from './jury-table.tsx';
import './jury.css';
import { juryText as text, unbroken } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** A search of a tree with all that proves it, on one page to be printed. */
export function JuryPage({ address }: Props) {
  const read = useMemo(() => parseJuryAddress(address), [address]);
  const state = useMemo(
    () => new TreeStore(read.ok ? read.value : { ...firstView, step: 'end' }, { addressOf: juryAddress }),
    [read],
  );
  useEffect(() => () => state.close(), [state]);
  const shown = state.shown.value;
  return (
    <div class="jury-page stack wide">
      <h1 tabIndex={-1}>{shown === undefined ? text.title : text.titleOf({ tree: titleOf(shown) })}</h1>
      <Controls state={state} />
      {!read.ok && (
        <p class="error" role="alert">
          {pageText(read.error)}
        </p>
      )}
      <Unread state={state} />
      {state.busy.value !== undefined && <Waiting state={state} />}
      {shown !== undefined && <Search shown={shown} run={shown.runs[0]} />}
    </div>
  );
}

/** What is chosen, and what is done with it: none of it is printed. */
function Controls({ state }: { readonly state: TreeStore }) {
  const id = useId();
  const { algorithms: chosen, source, edits, order } = state.choices.value;
  return (
    <section class="jury-controls stack loose unprinted" aria-label={text.controls}>
      <div class="jury-choices row">
        <div class="field">
          <label for={id}>{text.algorithm}</label>
          <select id={id} value={chosen[0]} onChange={({ currentTarget }) => state.chooseAlgorithms([currentTarget.value])}>
            {algorithms.map(({ name, title }) => (
              <option key={name} value={name}>
                {pageText(title)}
              </option>
            ))}
          </select>
        </div>
        <button type="button" class="main" onClick={() => print()}>
          <Icon name="print" />
          {text.print}
        </button>
        <a class="icon-word" href={treeAddress({ ...firstView, source, edits, order, algorithms: chosen })}>
          <Icon name="tree" />
          {text.steps}
        </a>
      </div>
      <details class="card">
        <summary class="strong">{text.otherTree}</summary>
        <SourcePanel state={state} still />
      </details>
    </section>
  );
}

interface SearchProps {
  readonly shown: ShownTree;
  readonly run: TreeRun;
}

function Search({ shown, run }: SearchProps) {
  const explained: ExplainedStep = { algorithm: run.algorithm, recording: run.recording, names: shown };
  const rows = useMemo(() => juryRows(explained), [run]);
  if (!rows.ok)
    return (
      <p class="card too-long" role="status">
        {pageText(rows.error)}
      </p>
    );
  return <Sheet shown={shown} explained={explained} rows={rows.value} />;
}

interface SheetProps {
  readonly shown: ShownTree;
  readonly explained: ExplainedStep;
  readonly rows: readonly JuryRow[];
}

function Sheet({ shown, explained, rows }: SheetProps) {
  const sheet = useMemo(() => jurySheet(explained, rows), [rows]);
  return (
    <>
      <dl class="jury-facts facts">
        {sheet.facts.map(([term, description], at) => (
          <div key={at}>
            <dt>{pageText(term)}</dt>
            <dd>{pageText(description)}</dd>
          </div>
        ))}
      </dl>
      <Lemma {...sheet.lemma} />
      <JuryFigure shown={shown} explained={explained} rows={rows} legend={sheet.legend} />
      <JuryTable sheet={sheet} />
      <Origin of={originOf(shown.source)} />
    </>
  );
}

function Lemma({ title, setting, cases, remarks }: JurySheet['lemma']) {
  return (
    <section class="jury-lemma stack tight">
      <h2>{pageText(title)}</h2>
      <p>{pageText(setting)}</p>
      {cases.length > 0 && (
        <ol>
          {cases.map((each, at) => (
            <li key={at}>{pageText(each)}</li>
          ))}
        </ol>
      )}
      {remarks.length > 0 && <p>{remarks.map(unbroken).join(' ')}</p>}
    </section>
  );
}
