import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { MAX, MIN, ok, type Player, type Problem, type Result } from '../../core/index.ts';
import type { ArenaLayout } from '../../draw/index.ts';
import { loadGame } from '../../engines/index.ts';
import {
  type ArenaPlay,
  type ArenaSource,
  AttractorLayers,
  addVertex,
  arenaPresets,
  beginPlay,
  type Change,
  changes,
  connect,
  type DrawnGraph,
  drawingOf,
  EMPTY_DRAWING,
  type EndingRule,
  formatDrawing,
  MOST_HAND_DRAWN,
  missingOutcomes,
  moveTo,
  openArena,
  placeVertex,
  removeVertex,
  replies,
  type SolvedArenaSource,
  type SolvedSource,
  takeBack,
  textOfDrawing,
  turnAt,
  withEndings,
} from '../../explain/index.ts';
import { formatGraph, gameName, isModuleAddress } from '../../games/index.ts';
import { type GameGraph, graphOf } from '../../model/index.ts';
import { keepAddress } from '../keep-address.ts';
import { problemIn } from '../match/address.ts';
import { type Boxes, type Point, placeBeside, roomFor } from './boxes.ts';
import { type ArenaLink, BEFORE, FIRST_RANK, type Layout, linkOf, type ShownAttractors, type Tab } from './link.ts';
import { rankNews } from './news.ts';

/** Everything on the page but the graph itself; see `ArenaLink`. */
/** In a larger arena nobody reads the answer off the layout, and to lay it out twice takes long. */
const MOST_REARRANGED = 200;

type ViewState = Omit<ArenaLink, 'source' | 'at' | 'rank'>;

/** Who shows an arena. */
export interface ArenaStoreOptions {
  /** False: what is shown is a part of a page that has its own address. */
  readonly keepsAddress?: boolean;
}

/** All that the page shows, as signals. Has to be closed. */
export class ArenaStore {
  /** Where the arena that is shown comes from. */
  readonly source: Signal<ArenaSource>;
  /** The last valid arena: it stays visible while the typed text is invalid. */
  readonly shown: Signal<SolvedSource>;
  readonly problem = signal<Problem | undefined>(undefined);
  /** A game is being explored. */
  readonly busy = signal(false);
  /** The text in the field, and why it cannot be read. */
  readonly text: Signal<string>;
  readonly textProblem = signal<Problem | undefined>(undefined);
  readonly view: Signal<ViewState>;
  readonly rank: Signal<number>;
  readonly selected: Signal<number | undefined>;
  /** The changes of winners and ranks by the last edit; undefined if there was none. */
  readonly changes = signal<readonly Change[] | undefined>(undefined);
  /** Why an edit was not made. */
  readonly editProblem = signal<Problem | undefined>(undefined);
  /** The states for undo and redo. */
  readonly past = signal<readonly ArenaSource[]>([]);
  readonly future = signal<readonly ArenaSource[]>([]);

  readonly layers: ReadonlySignal<AttractorLayers> = computed(() => new AttractorLayers(this.shown.value));
  readonly names: ReadonlySignal<readonly string[]> = computed(() => {
    const { arena } = this.shown.value;
    return Array.from({ length: arena.size }, (_, vertex) => arena.name(vertex));
  });
  readonly tab: ReadonlySignal<Tab> = computed(() => this.view.value.tab);
  /** A plain graph has no players to choose from. */
  readonly of: ReadonlySignal<ShownAttractors> = computed(() =>
    this.shown.value.graph === 'plain' ? 'both' : this.view.value.of,
  );
  /** The figure is not of what stands in the field. */
  readonly isStale: ReadonlySignal<boolean> = computed(() => this.textProblem.value !== undefined);
  /** By rank only once ranks are shown: before, the layout would tell the answer. */
  readonly layout: ReadonlySignal<ArenaLayout> = computed(() => {
    const { layout, tab } = this.view.value;
    const { arena, drawing } = this.shown.value;
    const mayTell = arena.size <= MOST_REARRANGED && layout === 'ranks' && tab === 'attractors';
    return drawing?.vertices ?? (mayTell && this.rank.value === BEFORE ? 'levels' : layout);
  });
  /** The moves that the reason at the selected vertex speaks of. */
  readonly reasons: ReadonlySignal<readonly (readonly [number, number])[]> = computed(() => {
    const vertex = this.selected.value;
    if (this.tab.value !== 'attractors' || vertex === undefined || this.rank.value < 0) return [];
    const layers = this.layers.value;
    return layers.edgesOf(layers.reasonAt(vertex, this.rank.value));
  });
  /** Vertices without a move and without a declared winner. */
  readonly withoutOutcome: ReadonlySignal<readonly number[]> = computed(() =>
    missingOutcomes(this.source.value, this.shown.value),
  );
  /** A plain graph has no owners to change, and nobody draws a large one by hand. */
  readonly isEditable: ReadonlySignal<boolean> = computed(() => {
    const { arena, graph } = this.shown.value;
    return graph !== 'plain' && arena.size <= MOST_HAND_DRAWN;
  });
  /** The shown arena has no text: any typed text is another graph. */
  readonly isUnwritten: ReadonlySignal<boolean> = computed(
    () => this.source.value.kind !== 'text' && !isWritten(this.shown.value),
  );
  /** The play so far: the moves of the link, as far as they are legal, and the answers of the strategy. */
  readonly play: ReadonlySignal<ArenaPlay> = computed(() => {
    const { source } = this.layers.value;
    const { side, played } = this.view.value;
    let play = beginPlay(source.arena.start, side === 'adam' ? MAX : MIN);
    for (const name of played) {
      const to = this.vertexOf(name);
      const next = to === undefined ? play : moveTo(source, play, to);
      if (next === play) break;
      play = next;
    }
    return replies(source, play);
  });
  /** Where the token is, and where it can go, while one plays. */
  readonly tokenAt: ReadonlySignal<number | undefined> = computed(() =>
    this.tab.value === 'play' ? this.play.value.path.at(-1) : undefined,
  );
  readonly targets: ReadonlySignal<readonly number[]> = computed(() => {
    if (this.tab.value !== 'play') return [];
    const turn = turnAt(this.layers.value.source, this.play.value);
    return turn.to === 'person' ? turn.moves : [];
  });
  /** The news of the shown rank. */
  readonly news: ReadonlySignal<string> = computed(() => rankNews(this.layers.value, this.of.value, this.rank.value));
  readonly link: ReadonlySignal<ArenaLink> = computed(() => {
    const at = this.selected.value;
    const name = at === undefined ? undefined : this.names.value[at];
    return { ...this.view.value, source: this.source.value, rank: this.rank.value, at: name };
  });
  readonly #stop: () => void;
  #typing: ReturnType<typeof setTimeout> | undefined;

  constructor(link: ArenaLink, shown: SolvedSource, { keepsAddress = true }: ArenaStoreOptions = {}) {
    const { source, at, rank, ...view } = link;
    this.source = signal(source);
    this.shown = signal(shown);
    this.text = signal(textOf(source, shown));
    this.view = signal(view);
    this.rank = signal(Math.min(rank, this.layers.value.end));
    this.selected = signal(at === undefined ? undefined : this.vertexOf(at));
    this.#stop = keepsAddress ? keepAddress(() => linkOf(this.link.value)) : () => {};
  }

  close(): void {
    clearTimeout(this.#typing);
    this.#stop();
  }

  set(change: Partial<ViewState>): void {
    this.view.value = { ...this.view.value, ...change };
  }

  select(vertex: number | undefined): void {
    this.selected.value = vertex;
  }

  /** A vertex of the figure was touched. */
  touch(vertex: number): void {
    if (this.tab.value === 'play') this.move(vertex);
    else this.select(vertex);
  }

  /** The person's move, and the answer; nothing where it is none. */
  move(to: number): void {
    const { source } = this.layers.value;
    this.#putPlay(replies(source, moveTo(source, this.play.value, to)));
  }

  takeBack(): void {
    this.#putPlay(takeBack(this.layers.value.source, this.play.value));
  }

  #putPlay({ path }: ArenaPlay): void {
    this.set({ played: path.slice(1).map((vertex) => this.names.value[vertex]) });
  }

  /** Edits the drawing; an arena that was not drawn by hand becomes one, as it stands. */
  edit(change: (drawing: DrawnGraph) => Result<DrawnGraph>): void {
    const before = this.drawing();
    const made = before.ok ? change(before.value) : before;
    const source = { kind: 'drawn', drawn: made.ok ? formatDrawing(made.value) : '' } as const;
    const opened = made.ok ? openArena(source) : made;
    batch(() => {
      this.editProblem.value = opened.ok ? undefined : opened.error;
      if (!opened.ok) return;
      this.#keep();
      this.#put(source, opened.value);
    });
  }

  /** The shown arena as an editable drawing. */
  drawing(): Result<DrawnGraph> {
    const { drawing, arena } = this.shown.value;
    return drawing === undefined ? drawingOf(arena, this.view.value.layout) : ok(drawing);
  }

  /** Puts a vertex somewhere in the picture. */
  moveTo(vertex: number, boxes: Boxes, to: Point): void {
    this.edit((drawing) => {
      const { graph, point } = roomFor(drawing, boxes, to);
      return placeVertex(graph, vertex, point.x, point.y);
    });
  }

  /** A new vertex somewhere in the picture; it is selected, and whose turn it is there is the other's. */
  addVertex(boxes: Boxes, at: Point): void {
    const from = this.selected.value;
    this.edit((drawing) => {
      const { graph, point } = roomFor(drawing, boxes, at);
      const owner = from === undefined ? MAX : (-graph.vertices[from].owner as Player);
      return addVertex(graph, { ...point, owner });
    });
    if (this.editProblem.value === undefined) this.select(this.shown.value.arena.size - 1);
  }

  /** Adds a vertex beside the selected one, for users without a pointer. */
  addBeside(): void {
    const from = this.selected.value;
    this.edit((drawing) => {
      const near = from === undefined ? undefined : drawing.vertices[from];
      const owner = near === undefined ? MAX : (-near.owner as Player);
      return addVertex(drawing, { ...placeBeside(drawing.vertices, near ?? drawing.vertices.at(-1)), owner });
    });
    if (this.editProblem.value === undefined) this.select(this.shown.value.arena.size - 1);
  }

  /** One vertex, from which an arena is drawn by hand. */
  startDrawing(): void {
    const blank = addVertex(EMPTY_DRAWING, placeBeside([], undefined));
    if (blank.ok) this.edit(() => blank);
    this.changes.value = undefined;
    this.select(0);
    this.goTo(this.layers.value.end);
  }

  connect(from: number, to: number): void {
    this.edit((drawing) => connect(drawing, from, to));
  }

  remove(vertex: number): void {
    this.edit((drawing) => removeVertex(drawing, vertex));
  }

  goTo(rank: number): void {
    this.rank.value = Math.max(BEFORE, Math.min(rank, this.layers.value.end));
  }

  vertexOf(name: string): number | undefined {
    const vertex = this.names.value.indexOf(name);
    return vertex < 0 ? undefined : vertex;
  }

  /** Sets the text in the field; a long text is read when the typing pauses. */
  type(text: string): void {
    clearTimeout(this.#typing);
    this.text.value = text;
    if (text.length <= SHORT) this.#read(text);
    else this.#typing = setTimeout(() => this.#read(text), PAUSE_MS);
  }

  #read(text: string): void {
    const source: ArenaSource = { kind: 'text', text };
    const opened = openArena(source);
    batch(() => {
      this.textProblem.value = opened.ok ? undefined : opened.error;
      if (!opened.ok) return;
      const isFirst = this.source.value.kind !== 'text';
      if (isFirst) this.#keep();
      this.#put(source, opened.value, text);
      // A pasted graph opens with its attractors: that is what users bring it for.
      if (isFirst) this.goTo(this.layers.value.end);
      // While one types, most keys change nothing.
      if (this.changes.value?.length === 0) this.changes.value = undefined;
    });
  }

  /** Declares the winner at vertices where nobody was declared. */
  settle(rule: EndingRule): void {
    const source = withEndings(this.source.value, this.shown.value, rule);
    const opened = openArena(source);
    if (!opened.ok) return;
    batch(() => {
      this.#keep();
      this.#put(source, opened.value);
    });
  }

  undo(): void {
    this.#back(this.past, this.future);
  }

  redo(): void {
    this.#back(this.future, this.past);
  }

  #back(from: Signal<readonly ArenaSource[]>, to: Signal<readonly ArenaSource[]>): void {
    const kept = from.value.at(-1);
    const opened = kept === undefined ? undefined : openArena(kept);
    if (kept === undefined || !opened?.ok) return;
    batch(() => {
      to.value = [...to.value, this.source.value];
      from.value = from.value.slice(0, -1);
      this.#put(kept, opened.value);
    });
  }

  /** Stores the shown state for undo. */
  #keep(): void {
    this.past.value = [...this.past.value, this.source.value].slice(-MOST_KEPT);
    this.future.value = [];
  }

  /** Shows an arena and its changes; the selected vertex stays selected if it still exists. */
  #put(source: ArenaSource, shown: SolvedSource, text = textOf(source, shown)): void {
    const at = this.selected.value;
    const name = at === undefined ? undefined : this.names.value[at];
    this.changes.value = isSameGraph(this.names.value, shown.arena) ? changes(this.shown.value, shown) : undefined;
    const wasEnd = this.rank.value === this.layers.value.end;
    this.source.value = source;
    this.shown.value = shown;
    this.text.value = text;
    this.textProblem.value = undefined;
    this.problem.value = undefined;
    this.editProblem.value = undefined;
    this.set({ played: [] });
    this.selected.value = name === undefined ? undefined : this.vertexOf(name);
    this.goTo(wasEnd ? this.layers.value.end : this.rank.value);
  }

  /** Lays out the arena again; a drawing made by hand becomes text. */
  arrange(layout: Layout): void {
    const { drawing } = this.shown.value;
    if (drawing !== undefined) {
      const source: ArenaSource = { kind: 'text', text: textOfDrawing(drawing) };
      const opened = openArena(source);
      if (!opened.ok) return;
      this.#keep();
      this.#put(source, opened.value);
    }
    this.set({ layout });
  }

  /** Opens another arena at its beginning. If it cannot be opened, the problem is shown and the last arena stays. */
  async open(source: ArenaSource): Promise<void> {
    this.busy.value = true;
    const opened = await arenaFrom(source);
    batch(() => {
      this.busy.value = false;
      if (!opened.ok) {
        this.problem.value = opened.error;
        return;
      }
      this.#keep();
      this.#put(source, opened.value);
      this.changes.value = undefined;
      this.selected.value = undefined;
      this.goTo(FIRST_RANK);
    });
  }
}

/** Characters of a text that is read at every key, and how long a pause is for others. */
const SHORT = 4000;
const PAUSE_MS = 250;

/** Edits that can be taken back. */
const MOST_KEPT = 200;

/** Arenas up to this size are written out in the field. */
const MOST_WRITTEN = 2000;

/** Whether most vertices are still there: else it is another graph, and nothing was changed. */
function isSameGraph(names: readonly string[], arena: GameGraph): boolean {
  const known = new Set(names);
  let kept = 0;
  for (let vertex = 0; vertex < arena.size; vertex++) if (known.has(arena.name(vertex))) kept++;
  return 2 * kept >= Math.max(names.length, arena.size);
}

function textOf(source: ArenaSource, shown: SolvedSource): string {
  if (source.kind === 'text') return source.text;
  return isWritten(shown) ? formatGraph(graphOf(shown.arena)) : '';
}

/** The text of a graph cannot express that a player who cannot move wins, as in misère Nim. */
function isWritten(shown: SolvedSource): shown is SolvedArenaSource {
  return shown.graph !== 'plain' && shown.arena.size <= MOST_WRITTEN;
}

/** The file name of an arena, without its extension. */
export function fileOf(source: ArenaSource): string {
  return `arena-${source.kind === 'preset' ? source.preset : source.kind === 'game' ? gameName(source.game) : source.kind}`;
}

/**
 * The arena of a source; the rules of a game are loaded where they are wanted. A module that a link names is not:
 * `openArena` refuses it.
 */
export async function arenaFrom(source: ArenaSource): Promise<Result<SolvedSource>> {
  try {
    const { preset } = source as { readonly preset?: string };
    const opened = arenaPresets.find(({ name }) => name === preset)?.source ?? source;
    if (opened.kind === 'game' && !isModuleAddress(opened.game)) await loadGame(opened.game);
    return openArena(source);
  } catch (thrown) {
    return { ok: false, error: problemIn(thrown) };
  }
}
