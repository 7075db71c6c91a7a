import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { MAX, type Player as Owner, playerName, seenBy } from '../../core/index.ts';
import { explainLemma, lemmaAt, nodeAt, scoreText } from '../../explain/index.ts';
import { algorithms } from '../../search/index.ts';
import { language, pageText } from '../language.ts';
import { firstView, parseTreeAddress, type TreeView } from '../tree/address.ts';
import { Figures } from '../tree/figures.tsx';
import type { ShownTree } from '../tree/shown-tree.ts';
import { StepControls } from '../tree/step-controls.tsx';
import { Step } from '../tree/step-panel.tsx';
import { TreeStore } from '../tree/store.ts';
import '../tree/tree.css';
import { Annotations, linesOf } from './annotations.tsx';
import type { Chapter, ChapterFigure, TreeSpot } from './chapters.ts';
import { courseText } from './words.ts';

type TreeOfChapter = Extract<ChapterFigure, { kind: 'tree' }>;

interface Props {
  readonly figure: TreeOfChapter;
  readonly words: Pick<Chapter['words'], 'spots' | 'spotTexts'>;
}

/** The figure of a chapter or a statement: a search to step through, on a tree that can be changed, with its spots. */
export function TreeLesson({ figure, words }: Props) {
  const { spots = [] } = figure;
  const viewAt = useViews(figure);
  const state = useMemo(() => new TreeStore(viewAt(), { keepsAddress: false }), [figure]);
  useEffect(() => () => state.close(), [state]);
  const box = useRef<HTMLDivElement>(null);
  /** An object of its own each time, so that the same spot can be gone to again. */
  const chosen = useSignal({ at: spots.findIndex((spot) => spot.node === undefined && isOf(figure, spot)) });
  const spot: TreeSpot | undefined = spots[chosen.value.at];
  useSignalEffect(() => {
    const wanted = spots[chosen.value.at];
    const shown = state.shown.value;
    if (wanted?.node === undefined || shown?.requested !== viewAt(wanted.address).source) return;
    untracked(() => state.go(stopOf(state, shown, wanted)));
  });
  const choose = (at: number) => {
    // Another look at the same search stays where it is; to be at a node, it has to be the tree that was.
    const isSame = spot !== undefined && spot.address === spots[at].address && spots[at].node === undefined;
    chosen.value = { at };
    if (!isSame) state.open(viewAt(spots[at].address));
  };
  const isTurned = spot?.turned === true;
  const isSeveral = (state.shown.value?.runs.length ?? 0) > 1;
  return (
    <div class="lesson stack tree-lesson" ref={box}>
      {words.spots !== undefined && <Annotations labels={words.spots} chosen={chosen.value.at} onChoose={choose} />}
      <Figures state={state} fullScreen={() => box.current} isPart turned={isTurned} />
      <StepControls state={state} within={() => box.current} />
      <div class="lesson-said stack loose">
        {/* At a cut the reason comes first: it is what one looks for. */}
        {spot?.when === 'cut' && <Step state={state} />}
        {spot !== undefined && words.spotTexts !== undefined && <p>{linesOf(words.spotTexts)[chosen.value.at]}</p>}
        {/* At a cut, the step itself says why it is right. */}
        {spot?.lemma && spot.when !== 'cut' && <Lemma state={state} spot={spot} source={viewAt(spot.address).source} />}
        {isSeveral && <p class="strong">{activeTitle(state)}</p>}
        {isTurned ? <Turned state={state} /> : spot?.when !== 'cut' && <Step state={state} />}
      </div>
      <p class="lesson-ways row words">
        <a href={spot?.address ?? figure.address}>{courseText.openLarge}</a>
        <button type="button" class="quiet" onClick={() => state.open({ ...viewAt(spot?.address), step: 0 })}>
          {courseText.again}
        </button>
        <span class="hint">{courseText.keys}</span>
      </p>
    </div>
  );
}

/** Which of the searches side by side the step is one of. */
function activeTitle(state: TreeStore): string {
  const name = state.run.value?.algorithm;
  return pageText(algorithms.find((one) => one.name === name)?.title ?? '');
}

/** Whether a spot is the figure's first state. */
const isOf = (figure: TreeOfChapter, { address = figure.address }: TreeSpot) => address === figure.address;

/**
 * The view of an address: the same object for the same address, because trees are identified by their source object.
 */
function useViews(figure: TreeOfChapter): (address?: string) => TreeView {
  const views = useMemo(() => new Map<string, TreeView>(), [figure]);
  return (address = figure.address) => {
    const read = views.has(address) ? undefined : parseTreeAddress(address);
    if (read !== undefined) views.set(address, read.ok ? read.value : firstView);
    return views.get(address) as TreeView;
  };
}

/** The stop at which the search is at the spot's node. */
function stopOf(state: TreeStore, shown: ShownTree, { node: path = [], when }: TreeSpot): number {
  const { recording } = shown.runs[0];
  const visit = recording.visitAt(nodeAt(shown.tree, path) ?? 0, recording.steps);
  if (visit === undefined) return 0;
  const step = when === 'cut' ? recording.cutAt(visit) : recording.leftAt(visit);
  return state.timeline.value?.stopAt(step + 1) ?? 0;
}

interface LemmaProps {
  readonly state: TreeStore;
  readonly spot: TreeSpot;
  readonly source: TreeView['source'];
}

/** The lemma with the numbers of the spot's node, on the tree that the proof speaks of. */
function Lemma({ state, spot: { node: path = [] }, source }: LemmaProps) {
  const shown = state.shown.value;
  if (shown?.requested !== source) return null;
  const { recording, algorithm } = shown.runs[0];
  const visit = recording.visitAt(nodeAt(shown.tree, path) ?? 0, recording.steps);
  const lemma = visit === undefined ? undefined : lemmaAt(algorithm, recording, visit);
  return lemma === undefined ? null : <p class="lemma-here callout">{pageText(explainLemma(lemma))}</p>;
}

/** What the node that the search is at is worth, to Max and to who moves there. */
function Turned({ state }: { readonly state: TreeStore }) {
  const run = state.run.value;
  const time = state.time.value;
  return (
    <p class="said" aria-live="polite">
      {run === undefined || time === 0 ? courseText.notBegun : worth(run.recording, time)}
    </p>
  );
}

function worth(recording: ShownTree['runs'][number]['recording'], time: number): string {
  const visit = recording.visitOf(time - 1);
  const mover = recording.tree.turn[recording.nodeOf(visit)] as Owner;
  const value = recording.valueAt(visit, time);
  const player = playerName(mover);
  if (value === undefined) return courseText.notWorth({ player });
  if (mover === MAX) return courseText.seenByMax({ max: scoreText(value, language.value) });
  return courseText.seenByMover({
    player,
    max: scoreText(value, language.value),
    mover: scoreText(seenBy(mover, value), language.value),
  });
}
