import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Player, Problem } from '../../core/index.ts';
import {
  edited,
  type Folds,
  folded,
  nodeAt,
  pathTo,
  Timeline,
  type TreeAids,
  type TreeEdit,
  type TreeOrder,
  type TreeProgress,
  unfolded,
  unfoldedAlong,
} from '../../explain/index.ts';
import { type GameTree, INNER, type Recording } from '../../model/index.ts';
import { algorithms } from '../../search/index.ts';
import { keepAddress } from '../keep-address.ts';
import { problemIn } from '../match/address.ts';
import { DEFAULT_ALGORITHM, firstView, MOST_ALGORITHMS, type Source, type TreeView, treeAddress } from './address.ts';
import { defaultFolds, Follower, refolded } from './following.ts';
import { algorithmOf, computeTree, listOf, type ShownTree, type TreeChoices } from './shown-tree.ts';

/** The task that the page waits for. */
export interface Busy {
  readonly progress: TreeProgress;
  readonly cancel: () => void;
}

/** Where one stands in what is shown next. */
interface Place {
  readonly stop: number | 'first';
  readonly folds?: readonly number[];
  /** The way to the node that is selected, in the tree before it is put in order. */
  readonly selected?: readonly number[];
}

function drawnAt({ grown, edits, from }: ShownTree, path: readonly number[]): number | undefined {
  const node = nodeAt(edited(grown.tree, edits).tree, path);
  return node === undefined ? undefined : from.indexOf(node);
}

/** The time at which the first inner node has its value. */
function firstValued(recording: Recording): number {
  for (let time = 1; time <= recording.steps; time++) {
    const visit = recording.visitOf(time - 1);
    const isInner = recording.tree.kind[recording.nodeOf(visit)] === INNER;
    if (isInner && recording.kindOf(time - 1) === 'leave') return time;
  }
  return 0;
}

/** Milliseconds for a step at speed 1. */
const STEP_MS = 900;
export const SPEEDS = [0.5, 1, 2, 5, 20, 100] as const;
/** No clock of a page ticks faster. */
const TICK_MS = 45;
/** A tree with more nodes is too long to be read as a list or put into a link. */
export const LONGEST_LIST = 1000;

/** How the store is used by the page that shows the tree. */
export interface TreeStoreOptions {
  /** False: what is shown is a part of a page that has its own address. */
  readonly keepsAddress?: boolean;
  /** How the page writes the view to its address. */
  readonly addressOf?: (view: TreeView) => string;
}

/** The state of a page with a tree: what is chosen, shown and played. `close` ends it. */
export class TreeStore {
  /** The tree and the searches that the user has chosen. They are shown once they are computed. */
  readonly choices: Signal<TreeChoices>;
  /** The text in the field for lists, if it differs from the list of the shown tree. */
  readonly draft = signal<string | undefined>(undefined);
  readonly shown = signal<ShownTree | undefined>(undefined);
  /** Why the requested tree cannot be shown. */
  readonly problem = signal<Problem | undefined>(undefined);
  readonly busy = signal<Busy | undefined>(undefined);
  readonly leavesAtOnce = signal(true);
  readonly boards = signal<boolean | undefined>(undefined);
  /** Whether nodes have the types of Wikipédia written to them. */
  readonly types = signal(false);
  /** Whether the file formats of the figure are offered. */
  readonly saving = signal(false);
  /** The index of the search that the panel describes. */
  readonly active = signal(0);
  readonly selected = signal<number | undefined>(undefined);
  readonly playing = signal(false);
  readonly speed = signal(1);
  /** The user wants to see results that the search has not reached yet. */
  readonly peeked = signal(false);
  readonly #stop = signal(0);
  /** Undefined: the default ones. */
  readonly #folds = signal<Folds | undefined>(undefined);
  readonly #chosenFolds: ReadonlySignal<Folds> = computed(() => {
    const tree = this.shown.value?.tree;
    return this.#folds.value ?? (tree === undefined ? new Set<number>() : defaultFolds(tree));
  });
  readonly #follower = new Follower();
  readonly #undone = signal<readonly Pick<TreeView, 'source' | 'edits'>[]>([]);
  readonly #addressOf: (view: TreeView) => string;
  #work: AbortController | undefined;
  readonly #ends: (() => void)[] = [];

  readonly timeline: ReadonlySignal<Timeline | undefined> = computed(() => {
    const shown = this.shown.value;
    if (shown === undefined) return undefined;
    const recordings = shown.runs.map(({ recording }) => recording);
    return new Timeline(recordings, { leavesInOneStep: this.leavesAtOnce.value });
  });
  readonly stops = computed(() => this.timeline.value?.length ?? 0);
  readonly stop = computed(() => Math.min(this.#stop.value, this.stops.value));
  /** How many steps of each search have been taken. */
  readonly times: ReadonlySignal<readonly number[]> = computed(() => this.timeline.value?.timesAt(this.stop.value) ?? []);
  readonly atEnd = computed(() => this.shown.value !== undefined && this.stop.value === this.stops.value);
  /** Whether results may be seen. */
  readonly revealed = computed(() => this.atEnd.value || this.peeked.value);
  /** The folds of the drawing: parts that the search enters are unfolded, and folded again afterwards. */
  readonly folds: ReadonlySignal<Folds> = computed(() => {
    const { shown, run, time } = this;
    if (shown.value === undefined || run.value === undefined) return new Set<number>();
    const { recording } = run.value;
    const step = time.value - 1;
    const chosen = this.#chosenFolds.value;
    // When it is over, the whole is seen.
    if (step < 0 || step === recording.steps - 1) return chosen;
    return this.#follower.folds(
      shown.value.tree,
      chosen,
      recording.nodeOf(recording.visitOf(step)),
      recording.kindOf(step) !== 'leave',
    );
  });
  readonly canUndo = computed(() => this.#undone.value.length > 0);
  readonly run = computed(() => this.shown.value?.runs[Math.min(this.active.value, this.shown.value.runs.length - 1)]);
  readonly time = computed(() => this.times.value[Math.min(this.active.value, this.times.value.length - 1)] ?? 0);
  readonly view: ReadonlySignal<TreeView> = computed(() => {
    const boards = this.boards.value;
    const step = this.stop.value;
    return {
      ...this.choices.value,
      step: step > 0 && this.atEnd.value ? 'end' : step,
      folds: this.#refolded,
      ...(this.types.value && { types: true }),
      ...(boards !== undefined && { boards }),
      leavesAtOnce: this.leavesAtOnce.value,
    };
  });

  constructor(view: TreeView, { keepsAddress = true, addressOf = treeAddress }: TreeStoreOptions = {}) {
    this.choices = signal(view);
    this.#addressOf = addressOf;
    if (keepsAddress) this.#ends.push(this.#keepAddress());
    this.#ends.push(this.#play());
    this.open(view);
  }

  #keepAddress(): () => void {
    let address = location.hash;
    return keepAddress(() => {
      const { shown, busy, problem } = this;
      // A link that is being worked out, or cannot be shown, stays as it came.
      if (shown.value === undefined || busy.value !== undefined || problem.value !== undefined) return address;
      address = this.#addressOf(this.view.value);
      return address;
    });
  }

  /** Shows what an address tells. */
  open({ step, folds, boards, types = false, leavesAtOnce, ...asked }: TreeView): void {
    this.leavesAtOnce.value = leavesAtOnce;
    this.boards.value = boards;
    this.types.value = types;
    this.draft.value = asked.source.kind === 'typed' ? asked.source.text : undefined;
    this.#undone.value = [];
    this.#ask(asked, { stop: step === 'end' ? Number.MAX_SAFE_INTEGER : step, folds });
  }

  close(): void {
    this.#work?.abort();
    for (const end of this.#ends) end();
  }

  // The choices.

  /** An example opens with the search that it is about, unless another one was chosen. */
  choose(source: Source): void {
    const { source: before, algorithms } = this.choices.value;
    const isOfBefore = algorithms.length === 1 && [DEFAULT_ALGORITHM, algorithmOf(before)].includes(algorithms[0]);
    this.#undone.value = [];
    this.draft.value = undefined;
    const changed = isOfBefore ? { algorithms: [algorithmOf(source)] } : {};
    this.#ask({ source, edits: [], ...changed }, { stop: 'first' });
  }

  /** A list as it is being typed. */
  type(text: string, root: Player): void {
    this.choose({ kind: 'typed', text, root });
    this.draft.value = text;
  }

  chooseOrder(order: TreeOrder): void {
    this.#ask({ order }, { stop: this.#sameEnd });
  }

  chooseAids(aids: TreeAids): void {
    this.#ask({ aids }, { stop: this.#sameEnd, folds: this.#refolded });
  }

  /** Another search of the same tree starts at the same end as this one: its end, or its beginning. */
  get #sameEnd(): number {
    return this.atEnd.value && this.stop.value > 0 ? Number.MAX_SAFE_INTEGER : 0;
  }

  chooseAlgorithms(algorithms: readonly string[]): void {
    const chosen = [...new Set(algorithms)].slice(0, MOST_ALGORITHMS);
    this.active.value = Math.min(this.active.value, chosen.length - 1);
    this.#ask({ algorithms: chosen }, { stop: this.#sameEnd, folds: this.#refolded });
  }

  /** One more beside the others: the first in the order of the table that is not there yet and prunes otherwise. */
  addAlgorithm(): void {
    const { algorithms: chosen } = this.choices.value;
    const next = ['minimax', 'minimax2', ...algorithms.map(({ name }) => name)].find((name) => !chosen.includes(name));
    if (next !== undefined) this.chooseAlgorithms([...chosen, next]);
  }

  chooseLeavesAtOnce(atOnce: boolean): void {
    const time = this.times.value[0] ?? 0;
    this.leavesAtOnce.value = atOnce;
    this.go(this.timeline.value?.stopAt(time) ?? 0);
  }

  // Changes on the drawing.

  get canMove(): boolean {
    const { order } = this.choices.value;
    return order !== 'best' && order !== 'worst';
  }

  setLeaf(node: number, value: number): void {
    const base = this.#base(node);
    if (base !== undefined) this.#edit({ path: pathTo(base.tree, base.node), value });
  }

  move(node: number, by: number): void {
    const base = this.#base(node);
    if (base === undefined) return;
    const path = pathTo(base.tree, base.node);
    this.#edit({ path, place: Math.max(1, (path.at(-1) ?? 1) + by) });
  }

  undoEdit(): void {
    const before = this.#undone.value.at(-1);
    if (before === undefined) return;
    this.#undone.value = this.#undone.value.slice(0, -1);
    this.draft.value = undefined;
    this.#ask(before, this.#place());
  }

  fold(node: number, isFolded: boolean): void {
    const tree = this.shown.value?.tree;
    if (tree === undefined) return;
    const folds = this.#chosenFolds.value;
    this.#folds.value = isFolded ? folded(folds, node) : unfolded(tree, unfoldedAlong(tree, folds, node), node);
  }

  /** The nodes that are folded otherwise than at first. */
  get #refolded(): readonly number[] {
    const tree = this.shown.value?.tree;
    const folds = this.#folds.value;
    if (tree === undefined || folds === undefined) return [];
    const byDefault = defaultFolds(tree);
    return [...[...folds].filter((node) => !byDefault.has(node)), ...[...byDefault].filter((node) => !folds.has(node))].sort(
      (one, other) => one - other,
    );
  }

  // Walking through the steps.

  /** Where a search cuts, the panel speaks of it, though it spoke of another that does not. */
  go(stop: number): void {
    batch(() => {
      this.#stop.value = Math.min(Math.max(stop, 0), this.stops.value);
      const cutting = this.shown.value?.runs.map((_, at) => this.#isCut(at)) ?? [];
      if (cutting.includes(true) && !cutting[this.active.value]) this.active.value = cutting.lastIndexOf(true);
    });
  }

  /** Whether a search cuts at the stop, and did not do so before, waiting for the others. */
  #isCut(at: number): boolean {
    const { timeline, shown, stop } = this;
    const time = this.times.value[at];
    if (time === undefined || time === 0 || time === timeline.value?.timesAt(stop.value - 1)[at]) return false;
    return shown.value?.runs[at].recording.kindOf(time - 1) === 'cut';
  }

  stepBy(stops: number): void {
    this.playing.value = false;
    this.go(this.stop.value + stops);
  }

  /** To the next cut, or the one before; where there is none, to the end or the beginning. */
  toCut(direction: 1 | -1): void {
    this.playing.value = false;
    const timeline = this.timeline.value;
    if (timeline === undefined) return;
    const stop = this.stop.value;
    if (direction > 0) this.go(timeline.nextCut(stop) ?? timeline.length);
    else this.go(timeline.previousCut(stop) ?? 0);
  }

  togglePlay(): void {
    if (!this.playing.value && this.atEnd.value) this.go(0);
    this.playing.value = !this.playing.value;
  }

  /** The address of the shown view; the address bar gets it a moment later. */
  get link(): string {
    return new URL(this.#addressOf(this.view.value), location.href).href;
  }

  /** The drawn tree as it is before it is put in order, and the node there. */
  #base(node: number): { readonly tree: GameTree; readonly node: number } | undefined {
    const shown = this.shown.value;
    return shown && { tree: edited(shown.grown.tree, shown.edits).tree, node: shown.from[node] };
  }

  #edit(edit: TreeEdit): void {
    this.draft.value = undefined;
    const shown = this.shown.value;
    if (shown === undefined) return;
    const { source, edits } = shown;
    this.#undone.value = [...this.#undone.value, { source, edits }];
    const all = [...edits, edit];
    const list = source.kind !== 'game' && shown.grown.tree.size <= LONGEST_LIST;
    const next = list ? { source: listOf(edited(shown.grown.tree, all).tree), edits: [] } : { source, edits: all };
    const path = 'place' in edit ? [...edit.path.slice(0, -1), edit.place as number] : edit.path;
    this.#ask(next, { ...this.#place(), selected: path });
  }

  /** The present place, to keep it if the tree changes only slightly. */
  #place(): Place {
    return {
      stop: this.atEnd.value && this.stop.value > 0 ? Number.MAX_SAFE_INTEGER : this.stop.value,
      folds: this.#refolded,
      ...(this.types.value && { types: true }),
    };
  }

  /**
   * Computes the requested tree. While the requested tree is invalid, its error stays visible, and other changes apply
   * to the last valid tree; if there was none, to the default one.
   */
  #ask(change: Partial<TreeChoices>, place: Place): void {
    this.#work?.abort();
    const before = this.shown.value;
    const asked = { ...this.choices.value, ...change };
    const isStale = change.source === undefined && this.problem.value !== undefined && before !== undefined;
    const work = new AbortController();
    this.#work = work;
    batch(() => {
      this.choices.value = asked;
      this.busy.value = undefined;
      this.playing.value = false;
      if (!isStale) this.problem.value = undefined;
    });
    const wait = (progress: TreeProgress) => {
      if (!work.signal.aborted) this.busy.value = { progress, cancel: () => this.#cancel(work, before) };
    };
    const show = (shown: ShownTree) => !work.signal.aborted && this.#show(shown, place);
    const fail = (thrown: unknown) => {
      if (work.signal.aborted) return;
      this.problem.value = problemIn(thrown);
      this.busy.value = undefined;
      if (before === undefined)
        void computeTree({ ...firstView, ...asked, source: firstView.source }, before, wait, work.signal).then(show);
    };
    computeTree(isStale ? { ...asked, source: before.requested } : asked, before, wait, work.signal).then(show, fail);
  }

  #show(shown: ShownTree, { stop, folds = [], selected }: Place): void {
    batch(() => {
      this.busy.value = undefined;
      this.shown.value = shown;
      this.selected.value = selected && drawnAt(shown, selected);
      this.peeked.value = false;
      this.#folds.value = refolded(shown.tree, folds);
    });
    this.go(stop === 'first' ? this.#firstStop(shown) : stop);
  }

  /** Where something has happened: the first cut, else the first inner node that gets its value. */
  #firstStop({ runs }: ShownTree): number {
    const timeline = this.timeline.value;
    const cut = timeline?.nextCut(0);
    if (timeline === undefined || cut !== undefined || runs.length === 0) return cut ?? 0;
    return timeline.stopAt(firstValued(runs[0].recording));
  }

  /** The previous tree stays, and is the requested one again. */
  #cancel(work: AbortController, before: ShownTree | undefined): void {
    work.abort();
    this.busy.value = undefined;
    if (before === undefined) return;
    const { source, edits, order, aids, runs } = before;
    this.choices.value = { source, edits, order, aids, algorithms: runs.map(({ algorithm }) => algorithm) };
  }

  #play(): () => void {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = effect(() => {
      clearInterval(timer);
      if (!this.playing.value) return;
      const ms = STEP_MS / this.speed.value;
      const stops = Math.max(1, Math.round(TICK_MS / ms));
      timer = setInterval(
        () => {
          this.go(this.stop.value + stops);
          if (this.atEnd.value) this.playing.value = false;
        },
        Math.max(ms, TICK_MS),
      );
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }
}
