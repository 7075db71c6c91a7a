import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { boundsOf, isDeepCut, nodeTypeOf, scoreText, type TreeRun } from '../../explain/index.ts';
import { boardAdapterOf } from '../../games/index.ts';
import { leafCount } from '../../model/index.ts';
import { algorithms } from '../../search/index.ts';
import { Picture } from '../board/index.ts';
import { IconButton } from '../icon.tsx';
import { language, pageText } from '../language.ts';
import type { ShownTree } from './shown-tree.ts';
import type { TreeStore } from './store.ts';
import { fileOf, traceForms } from './traces.ts';
import { TreeFigure } from './tree-figure.tsx';
import { Unread, Waiting } from './waiting.tsx';
import { seenLeaves, text } from './words.ts';

interface Props {
  readonly state: TreeStore;
  readonly fullScreen: () => HTMLElement | null;
  /** Within a text: the searches are named, not to be chosen, and a tree is drawn smaller rather than cut off. */
  readonly isPart?: boolean;
  /** Values are those of the player to move, and leaves are not edited. */
  readonly turned?: boolean;
}

/** With several figures side by side, whole trees are more useful than large ones. */
const LEAST_OF_SEVERAL = 0.6;

/** The drawings of the searches that are shown, side by side. */
export function Figures({ state, ...how }: Props) {
  const shown = state.shown.value;
  const busy = state.busy.value;
  return (
    <div class={`figures${state.problem.value === undefined ? '' : ' of-stale'}`} data-count={shown?.runs.length ?? 1}>
      {busy !== undefined && <Waiting state={state} />}
      <Unread state={state} />
      {shown?.runs.map((run, at) => (
        <Figure key={`${at} ${run.algorithm}`} state={state} shown={shown} run={run} at={at} {...how} />
      ))}
    </div>
  );
}

interface FigureProps extends Props {
  readonly shown: ShownTree;
  readonly run: TreeRun;
  readonly at: number;
}

function Figure({ state, shown, run, at, fullScreen, isPart = false, turned = false }: FigureProps) {
  const time = state.times.value[at] ?? 0;
  const board = useBoards(state, shown);
  const name = algorithmTitle(run.algorithm);
  const isActive = at === Math.min(state.active.value, shown.runs.length - 1);
  const types = state.types.value && boundsOf(run.algorithm) === 'window' ? (node: number) => typeOf(run, node, time) : undefined;
  const activate = () => {
    state.active.value = at;
  };
  return (
    <div
      class={`figure-column card filled${isActive && shown.runs.length > 1 ? ' active' : ''}`}
      onPointerDown={activate}
      onFocusIn={activate}
    >
      <TreeFigure
        tree={shown.tree}
        recording={run.recording}
        time={time}
        label={shown.label}
        nameOf={shown.called}
        folds={state.folds.value}
        onFold={(node, folded) => state.fold(node, folded)}
        board={board}
        onLeaf={turned ? undefined : (node, value) => state.setLeaf(node, value)}
        onMove={state.canMove ? (node, by) => state.move(node, by) : undefined}
        least={shown.runs.length > 1 ? LEAST_OF_SEVERAL : undefined}
        selected={state.selected.value}
        onSelect={(node) => {
          state.selected.value = node;
        }}
        name={name}
        turned={turned}
        small={isPart}
        compares={boundsOf(run.algorithm) === 'compare'}
        isDeep={(visit) => isDeepCut(run.recording, visit)}
        typeOf={types}
        file={state.saving.value && isActive ? fileOf(shown, run) : undefined}
        forms={traceForms(shown, run)}
        head={<Head state={state} shown={shown} run={run} at={at} time={time} isPart={isPart} />}
        fullScreen={fullScreen}
      />
    </div>
  );
}

/** The type (Wikipédia) that a node has been visited as. */
function typeOf({ recording }: TreeRun, node: number, time: number): string | undefined {
  const visit = recording.visitAt(node, time);
  const type = visit === undefined ? undefined : nodeTypeOf(recording, visit);
  return type === undefined ? undefined : `t${type}`;
}

interface HeadProps extends Omit<FigureProps, 'fullScreen' | 'turned'> {
  readonly time: number;
}

/** The name of the search, and its counts so far. */
function Head({ state, shown, run, at, time, isPart = false }: HeadProps) {
  const chosen = state.choices.value.algorithms;
  const many = chosen.length > 1;
  const counts = run.recording.countsAt(time);
  const earlier = leavesBeforePass(run, time);
  const over = time === run.recording.steps && time > 0;
  const choose = (name: string) => state.chooseAlgorithms(chosen.map((each, i) => (i === at ? name : each)));
  return (
    <div class="figure-algorithm row">
      {isPart ? (
        <strong>{algorithmTitle(run.algorithm)}</strong>
      ) : (
        <select
          value={run.algorithm}
          aria-label={many ? text.algorithmNumber({ number: at + 1 }) : text.algorithm}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {algorithms.map(({ name, title }) => (
            <option key={name} value={name} disabled={name !== run.algorithm && chosen.includes(name)}>
              {pageText(title)}
            </option>
          ))}
        </select>
      )}
      <p class="tally row words note">
        <span>{seenLeaves(counts.leaves - earlier, leafCount(shown.tree))}</span>
        {earlier > 0 && <span>{text.tallyPasses({ leaves: counts.leaves })}</span>}
        <span>{text.tallyCuts({ cuts: counts.cuts })}</span>
        {over && <strong>{text.tallyValue({ value: scoreText(run.result.value, language.value) })}</strong>}
      </p>
      {many && !isPart && (
        <IconButton
          name="close"
          label={text.without({ algorithm: algorithmTitle(run.algorithm) })}
          onClick={() => state.chooseAlgorithms(chosen.filter((_, i) => i !== at))}
        />
      )}
    </div>
  );
}

/** The leaves that the passes before the one under way have looked at. */
function leavesBeforePass({ recording }: TreeRun, time: number): number {
  return recording.countsAt(recording.enteredAt(recording.passes[recording.passAt(time)])).leaves;
}

/** The title of an algorithm. */
function algorithmTitle(of: string): string {
  return pageText(algorithms.find(({ name }) => name === of)?.title ?? of);
}

/** Small boards at the nodes of a game, where they are wanted: made when they are seen. */
function useBoards(state: TreeStore, shown: ShownTree) {
  return useMemo(
    () =>
      computed(() => {
        const { positions, source } = shown;
        if (positions === undefined || state.boards.value === false) return undefined;
        const adapter = boardAdapterOf(positions.game);
        const flipped = source.kind === 'game' && source.match.flipped === true;
        return (node: number) => <Picture scene={adapter.scene(positions.names.positionAt(node))} flipped={flipped} />;
      }),
    [state, shown],
  ).value;
}
