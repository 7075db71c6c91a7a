import { useEffect, useMemo, useRef } from 'preact/hooks';
import { said } from '../spoken.ts';
import './tree.css';
import { firstView, parseTreeAddress } from './address.ts';
import { Title, Ways } from './bar.tsx';
import { Beneath } from './beneath.tsx';
import { Figures } from './figures.tsx';
import { titleOf } from './growing.ts';
import { Panel } from './panel.tsx';
import { Player } from './player.tsx';
import { TreeState } from './state.ts';
import { text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** A tree, and searches that walk through it step by step. */
export function TreePage({ address }: Props) {
  const read = useMemo(() => parseTreeAddress(address), [address]);
  const state = useMemo(() => new TreeState(read.ok ? read.value : firstView), [read]);
  useEffect(() => () => state.close(), [state]);
  const stage = useRef<HTMLDivElement>(null);
  const shown = state.shown.value;
  return (
    <>
      <div class="tree-table" ref={stage}>
        <h1 class="unseen" tabIndex={-1}>
          {shown === undefined ? text.title : text.titleOf({ tree: titleOf(shown) })}
        </h1>
        <Title state={state} />
        <Ways state={state} />
        {!read.ok && (
          <p class="error" role="alert">
            {said(read.error)}
          </p>
        )}
        <Figures state={state} stage={() => stage.current} />
        <Player state={state} />
        <Panel state={state} />
      </div>
      <Beneath state={state} />
    </>
  );
}
