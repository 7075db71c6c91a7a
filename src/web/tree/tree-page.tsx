import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ok } from '../../core/index.ts';
import { isBare } from '../fields.ts';
import { pageText } from '../language.ts';
import './tree.css';
import { firstView, parseTreeAddress } from './address.ts';
import { Bar } from './bar.tsx';
import { Figures } from './figures.tsx';
import { Panel } from './panel.tsx';
import { titleOf } from './shown-tree.ts';
import { StepControls } from './step-controls.tsx';
import { TreeStore } from './store.ts';
import { TreeFooter } from './tree-footer.tsx';
import { text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** The view for an address without fields: at the first cut, so that there is something to see. */
const FIRST_SEEN = { ...firstView, step: 'first' } as const;

/** A tree, and searches that walk through it step by step. */
export function TreePage({ address }: Props) {
  const read = useMemo(() => (isBare(address) ? ok(FIRST_SEEN) : parseTreeAddress(address)), [address]);
  const state = useMemo(() => new TreeStore(read.ok ? read.value : FIRST_SEEN), [read]);
  useEffect(() => () => state.close(), [state]);
  const box = useRef<HTMLDivElement>(null);
  const shown = state.shown.value;
  return (
    <>
      <div class="tree-table stack" ref={box}>
        <h1 class="unseen" tabIndex={-1}>
          {shown === undefined ? text.title : text.titleOf({ tree: titleOf(shown) })}
        </h1>
        <Bar state={state} />
        {!read.ok && (
          <p class="error" role="alert">
            {pageText(read.error)}
          </p>
        )}
        <Figures state={state} fullScreen={() => box.current} />
        <StepControls state={state} />
        <Panel state={state} />
      </div>
      <TreeFooter state={state} />
    </>
  );
}
