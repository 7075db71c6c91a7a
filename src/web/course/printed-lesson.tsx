import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ok, unwrap } from '../../core/index.ts';
import {
  PRINTED_FAULTS,
  type PrintedFault,
  type PrintedRun,
  printedFaultWords,
  printedLines,
  record,
  runPrinted,
  scoreText,
} from '../../explain/index.ts';
import { parseTree } from '../../games/index.ts';
import { type GameTree, INNER } from '../../model/index.ts';
import { language, pageText } from '../language.ts';
import { Transport } from '../transport.tsx';
import { firstView, parseTreeAddress } from '../tree/address.ts';
import { TreeFigure } from '../tree/tree-figure.tsx';
import '../tree/tree.css';
import type { ChapterFigure } from './chapters.ts';
import { printedText as text } from './words.ts';

interface Props {
  readonly figure: Extract<ChapterFigure, { kind: 'printed' }>;
}

const LABELS = { group: text.player, slider: text.slider };
const NOTHING_FOLDED: ReadonlySet<number> = new Set();
const STEP_MS = 700;

/** The pseudo-code of Bernard 2001, to be stepped through as printed, and with its faults mended one by one. */
export function PrintedLesson({ figure: { address } }: Props) {
  const tree = useMemo(() => treeAt(address), [address]);
  const minimax = useMemo(() => record(tree, { algorithm: 'minimax' }).result.value, [tree]);
  const mended = useSignal<ReadonlySet<PrintedFault>>(new Set());
  const at = useSignal(0);
  const isRunning = useSignal(false);
  const stage = useRef<HTMLDivElement>(null);
  const run = useMemo(() => runPrinted(tree, mended.value), [tree, mended.value]);
  const last = run.steps.length - 1;
  const go = (step: number) => {
    at.value = Math.min(step, last);
  };
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setInterval(() => {
      if (at.value < last) at.value++;
      else isRunning.value = false;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning.value, last]);
  const change = (fault: PrintedFault, isMended: boolean) => {
    mended.value = new Set(PRINTED_FAULTS.filter((each) => (each === fault ? isMended : mended.value.has(each))));
    isRunning.value = false;
    at.value = 0;
  };
  return (
    <div class="lesson stack printed-lesson" ref={stage}>
      <div class="figures" data-count="1">
        <Figure tree={tree} run={run} at={at.value} />
      </div>
      <Transport
        labels={LABELS}
        at={at.value}
        to={last}
        description={text.step({ step: at.value + 1, steps: last + 1 })}
        onGo={(step) => {
          isRunning.value = false;
          go(step);
        }}
        isRunning={isRunning.value}
        onRun={() => {
          if (at.value === last) at.value = 0;
          isRunning.value = !isRunning.value;
        }}
        within={() => stage.current}
      />
      <div class="lesson-said stack loose">
        <Variables run={run} at={at.value} />
        <p class="said" aria-live="polite">
          {at.value === last ? endOf(run, minimax) : ''}
        </p>
        <Program line={run.steps[at.value].line} mended={mended.value} />
        <fieldset class="stack tight">
          <legend>{text.faults}</legend>
          {PRINTED_FAULTS.map((fault, number) => (
            <label key={fault} class="row">
              <input
                type="checkbox"
                checked={mended.value.has(fault)}
                onChange={(event) => change(fault, event.currentTarget.checked)}
              />
              <span>{mended.value.has(fault) ? pageText(printedFaultWords[fault]) : text.mend({ number: number + 1 })}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <p class="lesson-ways row words">
        <a href={address}>{text.large}</a>
      </p>
    </div>
  );
}

function treeAt(address: string): GameTree {
  const { source } = unwrap(parseTreeAddress(address) ?? ok(firstView));
  if (source.kind !== 'typed') throw new Error(`The figure ${address} is no list.`);
  return unwrap(parseTree(source.text, source.root));
}

function endOf({ value, stopped }: PrintedRun, minimax: number): string {
  if (stopped !== undefined) return text[stopped];
  const values = { value: scoreText(value as number, language.value), minimax: scoreText(minimax, language.value) };
  return value === minimax ? text.right(values) : text.wrong(values);
}

/** The tree with what the calls that have ended returned, and the position that the program is in. */
function Figure({ tree, run, at }: { readonly tree: GameTree; readonly run: PrintedRun; readonly at: number }) {
  const returned = new Map<number, number>();
  for (const { returns } of run.steps.slice(0, at + 1)) if (returns !== undefined) returned.set(returns.node, returns.value);
  const valueAt = (node: number) => {
    const value = returned.get(node);
    if (value !== undefined) return scoreText(value, language.value);
    return tree.kind[node] === INNER ? '' : undefined;
  };
  return (
    <div class="figure-column card filled">
      <TreeFigure
        tree={tree}
        time={0}
        label={labelIn(tree)}
        folds={NOTHING_FOLDED}
        noteOf={(node) => ({ value: valueAt(node) })}
        selected={run.steps[at].node}
        onSelect={() => {}}
        onTouch={() => {}}
        name={text.tree}
        still
        small
      />
    </div>
  );
}

const labels = new WeakMap<GameTree, (node: number) => string>();

/** The same function for the same tree, so that its drawing is made once. */
function labelIn(tree: GameTree): (node: number) => string {
  const label = labels.get(tree) ?? ((node) => (node === 0 ? '' : `${tree.move[node] + 1}`));
  labels.set(tree, label);
  return label;
}

function Variables({ run, at }: { readonly run: PrintedRun; readonly at: number }) {
  const { isMax, alpha, beta, score } = run.steps[at];
  const facts = [
    ['noeudmax', isMax ? 'vrai' : 'faux'],
    ['alpha', scoreText(alpha, language.value)],
    ['bêta', scoreText(beta, language.value)],
    ['score', score === undefined ? '–' : scoreText(score, language.value)],
  ];
  return (
    <dl class="bounds facts level">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt translate={false}>{name}</dt>
          <dd translate={false}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProgramProps {
  readonly line: string;
  readonly mended: ReadonlySet<PrintedFault>;
}

function Program({ line, mended }: ProgramProps) {
  const shown = printedLines.flatMap(([name, { printed, fault, mended: right }]) => {
    const code = fault !== undefined && mended.has(fault) ? right : printed;
    return code ? [{ name, code, isMended: code === right }] : [];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
    <pre class="program" tabIndex={0} lang="fr" translate={false}>
      {shown.map(({ name, code, isMended }) => (
        <span
          key={name}
          class={`${name === line ? 'current' : ''}${isMended ? ' strong' : ''}`}
          style={{ '--indent': `${code.search(/\S/)}ch` }}
          aria-current={name === line ? 'step' : undefined}
        >
          <code>{code}</code>
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
