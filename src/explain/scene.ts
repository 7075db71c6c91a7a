import { MAX, type Player, playerName, seenBy } from '../core/index.ts';
import {
  cutLetter,
  type ItemShape,
  type ItemState,
  type SceneCut,
  type SceneItem,
  shortScore,
  shortWindow,
  type TreeScene,
  type TreeWords,
  treeWords,
} from '../draw/index.ts';
import type { Language } from '../i18n/index.ts';
import { type GameTree, HORIZON, INNER, type Recording } from '../model/index.ts';
import { drawable, drawnFor, type Folds } from './folds.ts';
import { countsBetween, type Progress, progressOf } from './progress.ts';
import { type SceneWords, sceneWords } from './scene-words.ts';
import { narrowedAt } from './visit.ts';

/** The part of a drawing that stays the same during a search: which nodes are drawn, and their sizes. */
export interface TreeOutline {
  readonly tree: GameTree;
  readonly folds: Folds;
  readonly places: readonly OutlinePlace[];
  /** The place of each node that is drawn. */
  readonly placeOf: ReadonlyMap<number, number>;
}

export interface OutlinePlace {
  readonly node: number;
  /** It represents the part of the tree below the node. */
  readonly stub: boolean;
  readonly parent: number;
  readonly level: number;
  readonly shape: ItemShape;
  readonly move: string;
  /** The name of the node, or an empty text. */
  readonly name: string;
  readonly widest: SceneItem['widest'];
}

/**
 * The nodes of a tree that folds leave to be drawn. `nameOf`: what nodes are called, which is written in their corners
 * and read first.
 */
export function treeOutline(
  tree: GameTree,
  asked: Folds,
  label: (node: number) => string,
  language: Language,
  nameOf: (node: number) => string = () => '',
): TreeOutline {
  const folds = drawable(tree, asked);
  const { size, span, ply, kind, turn, value } = tree;
  const texts = sceneWords(language);
  const longest = longestScore(tree);
  const window = Math.max(8, 2 * longest + 4);
  const places: OutlinePlace[] = [];
  const placeOf = new Map<number, number>();
  /** The last place on each level. */
  const above: number[] = [];
  for (let node = 0; node < size; ) {
    const level = ply[node];
    const leaf = kind[node] !== INNER;
    const place = places.length;
    const name = nameOf(node);
    places.push({
      node,
      stub: false,
      parent: level === 0 ? -1 : above[level - 1],
      level,
      shape: leaf ? 'leaf' : turn[node] === MAX ? 'max' : 'min',
      move: label(node),
      name,
      widest: {
        ...(leaf ? { value: shortScore(value[node]).length, window: 0 } : { value: longest, window }),
        name: name.length,
      },
    });
    placeOf.set(node, place);
    above[level] = place;
    if (!folds.has(node) || span[node] === 1) {
      node++;
      continue;
    }
    const below = span[node] - 1;
    const lines = [texts.below({ count: below }), texts.seen({ count: below }), texts.skipped({ count: below })];
    const widest = { value: Math.max(...lines.map(({ length }) => length)), window: lines.length };
    places.push({ node, stub: true, parent: place, level: level + 1, shape: 'stub', move: '', name: '', widest });
    node += span[node];
  }
  return { tree, folds, places, placeOf };
}

const longestScores = new WeakMap<GameTree, number>();

/** Characters of the longest score that a leaf has; all bounds of a search are scores of leaves. */
function longestScore(tree: GameTree): number {
  const known = longestScores.get(tree);
  if (known !== undefined) return known;
  let [least, most] = [0, 0];
  for (let node = 0; node < tree.size; node++) {
    if (tree.kind[node] === INNER) continue;
    least = Math.min(least, tree.value[node]);
    most = Math.max(most, tree.value[node]);
  }
  const longest = Math.max(shortScore(least).length, shortScore(most).length);
  longestScores.set(tree, longest);
  return longest;
}

export interface TreeSceneOptions {
  readonly language: Language;
  /** Show `compare` (Minimax2) under the nodes instead of a window. */
  readonly compares?: boolean;
  /** Whether the cut of a visit is deep. Default: no cut is marked as deep. */
  readonly isDeep?: ((visit: number) => boolean) | undefined;
  /** The type of a node, to be written in its corner. */
  readonly typeOf?: ((node: number) => string | undefined) | undefined;
  /** Notes on the tree: the answers to an exercise. */
  readonly noteOf?: ((node: number) => NodeNote | undefined) | undefined;
  /** Not searched: the tree is drawn in full colours, without the state of a search. */
  readonly still?: boolean;
  /** Values and windows are those of the player to move (negamax), not Max's. */
  readonly turned?: boolean;
}

export interface NodeNote {
  /** Written in the node instead of its value. */
  readonly value?: string | undefined;
  /** The last part of the description. */
  readonly description?: string | undefined;
}

/**
 * A whole tree at a time of a search. All nodes are drawn: grey if the search has not reached them; cut-off nodes keep
 * their values. Without a recording, the tree before any search.
 */
export function treeScene(
  outline: TreeOutline,
  recording: Recording | undefined,
  time: number,
  options: TreeSceneOptions,
): TreeScene {
  const { tree, places } = outline;
  const texts = sceneWords(options.language);
  const moment = new Moment(outline, recording, time, options);
  const items = places.map((place) => moment.item(place));
  const { seen, cut } = moment;
  const drawn = outline.placeOf.size;
  return {
    items,
    language: options.language,
    title: texts.title,
    summary: (options.still ? texts.stillSummary : texts.summary)({
      player: playerName(tree.turn[0] as Player),
      size: tree.size,
      seen,
      cut,
    }),
    note: drawn < tree.size ? texts.note({ drawn, size: tree.size }) : '',
  };
}

/** The known values and states of the nodes at one time. */
class Moment {
  readonly #tree: GameTree;
  readonly #recording: Recording | undefined;
  readonly #time: number;
  readonly #options: TreeSceneOptions;
  readonly #progress: Progress | undefined;
  readonly #best: ReadonlySet<number>;
  /** The current node of the search, and the drawn node that represents it. */
  readonly #now: number;
  readonly #shown: number;
  readonly #texts: SceneWords;
  readonly #tells: TreeWords;
  /** The nodes seen and cut off among the items made so far, those inside stubs included. */
  seen = 0;
  cut = 0;

  constructor({ tree, folds }: TreeOutline, recording: Recording | undefined, time: number, options: TreeSceneOptions) {
    this.#tree = tree;
    this.#recording = recording;
    this.#time = time;
    this.#options = options;
    this.#progress = recording && progressOf(recording, time);
    this.#best = recording === undefined ? new Set() : bestLineAt(recording, time);
    this.#now = recording === undefined || time === 0 ? -1 : recording.nodeOf(recording.visitOf(time - 1));
    this.#shown = this.#now < 0 ? -1 : drawnFor(tree, folds, this.#now);
    this.#texts = sceneWords(options.language);
    this.#tells = treeWords(options.language);
  }

  item(place: OutlinePlace): SceneItem {
    return place.stub ? this.#stub(place) : this.#node(place);
  }

  #node({ node, parent, level, shape, move, name, widest }: OutlinePlace): SceneItem {
    const tree = this.#tree;
    const recording = this.#recording;
    const visit = recording?.visitAt(node, this.#time);
    const state = this.#stateOf(node, visit);
    if (visit !== undefined) this.seen++;
    else if (state === 'cut') this.cut++;
    const leaf = tree.kind[node] !== INNER;
    const cut = state === 'cut' ? this.#cutAbove(node) : undefined;
    const note = this.#options.noteOf?.(node);
    const item = {
      parent,
      level,
      shape,
      turn: tree.turn[node] as Player,
      node,
      move,
      value: note?.value ?? this.#valueOf(node, visit, state),
      source: this.#sourceOf(node, visit, state),
      window: visit === undefined || leaf ? '' : this.#windowOf(visit),
      state,
      best: this.#best.has(node),
      isCurrent: this.#now === node,
      cut,
      nodeType: this.#options.typeOf?.(node),
      name: name || undefined,
      widest,
    };
    return { ...item, description: this.#describe(item, note) };
  }

  #stub({ node, parent, level, shape, widest }: OutlinePlace): SceneItem {
    const total = this.#tree.span[node] - 1;
    const { seen, cut } = this.#progress
      ? countsBetween(this.#progress, node + 1, node + total + 1, this.#time)
      : { seen: 0, cut: 0 };
    this.seen += seen;
    this.cut += cut;
    const counts = [this.#texts.below({ count: total })];
    if (seen > 0) counts.push(this.#texts.seen({ count: seen }));
    if (cut > 0) counts.push(this.#texts.skipped({ count: cut }));
    return {
      parent,
      level,
      shape,
      turn: this.#tree.turn[node] as Player,
      node,
      move: '',
      value: '',
      window: '',
      state: seen > 0 ? 'done' : cut === total ? 'cut' : 'unseen',
      best: false,
      isCurrent: this.#shown === node && this.#now !== node,
      counts,
      seenShare: seen / total,
      cutShare: cut / total,
      widest,
      description: this.#texts.folded({ counts: counts.join(', ') }),
    };
  }

  #stateOf(node: number, visit: number | undefined): ItemState {
    if (visit !== undefined) return this.#recording?.isOpenAt(visit, this.#time) ? 'open' : 'done';
    if (this.#options.still) return 'done';
    return this.#progress !== undefined && this.#progress.cut[node] < this.#time ? 'cut' : 'unseen';
  }

  #valueOf(node: number, visit: number | undefined, state: ItemState): string {
    const isLeaf = this.#tree.kind[node] !== INNER;
    // The value of a leaf is always shown; that of an inner node only once the search has found it.
    if (isLeaf) return this.#score(node, this.#tree.value[node]);
    if (visit !== undefined) {
      const value = this.#recording?.valueAt(visit, this.#time);
      return value === undefined ? '?' : this.#score(node, value);
    }
    return state === 'cut' ? this.#score(node, this.#tree.value[node]) : '';
  }

  #score(node: number, value: number): string {
    return shortScore(this.#options.turned ? seenBy(this.#tree.turn[node] as Player, value) : value, this.#options.language);
  }

  /** The text of a visit's window at the time. */
  #boundsOf(visit: number): { readonly alpha: number; readonly beta: number } {
    const recording = this.#recording as Recording;
    const { alpha, beta } = recording.windowAt(visit, this.#time);
    const isTurned = this.#options.turned && this.#tree.turn[recording.nodeOf(visit)] !== MAX;
    return isTurned ? { alpha: -beta, beta: -alpha } : { alpha, beta };
  }

  #sourceOf(node: number, visit: number | undefined, state: ItemState): SceneItem['source'] {
    if (visit === undefined) return this.#tree.kind[node] === HORIZON ? 'evaluation' : undefined;
    const how = state === 'done' ? this.#recording?.howOf(visit) : undefined;
    return how === 'memory' || how === 'evaluation' ? how : undefined;
  }

  #windowOf(visit: number): string {
    const recording = this.#recording as Recording;
    if (!recording.windowed) return '';
    if (this.#options.compares) {
      const isMax = this.#tree.turn[recording.nodeOf(visit)] === MAX;
      return `c = ${shortScore(isMax ? recording.betaOf(visit) : recording.alphaOf(visit), this.#options.language)}`;
    }
    const { alpha, beta } = this.#boundsOf(visit);
    return shortWindow(alpha, beta, this.#options.language);
  }

  /** The cut that pruned the branch to a node; undefined if it pruned a branch above it. */
  #cutAbove(node: number): SceneCut | undefined {
    const recording = this.#recording as Recording;
    const above = this.#tree.parent[node];
    const visit = recording.visitAt(above, this.#time);
    if (visit === undefined) return undefined;
    const narrowed = narrowedAt(recording, visit);
    if (narrowed !== undefined)
      return { kind: narrowed.does, text: this.#isLastCut(node, above) ? this.#texts[narrowed.does] : '' };
    const kind = recording.cutKindOf(visit);
    if (kind === undefined) return undefined;
    const letter = cutLetter[kind];
    return {
      kind,
      text: !this.#isLastCut(node, above) ? '' : this.#options.isDeep?.(visit) ? this.#texts.deep({ letter }) : letter,
    };
  }

  /** Whether this is the last branch of those pruned by one cut: only the last shows the letter. */
  #isLastCut(node: number, above: number): boolean {
    const { span } = this.#tree;
    const end = above + span[above];
    for (let next = node + span[node]; next < end; next += span[next])
      if (this.#stateOf(next, this.#recording?.visitAt(next, this.#time)) === 'cut') return false;
    return true;
  }

  #describe(item: Omit<SceneItem, 'description'>, note: NodeNote | undefined): string {
    const { node, shape, turn, move, value, window, state, best, isCurrent, cut, nodeType, name: called } = item;
    const [texts, tells] = [this.#texts, this.#tells];
    const name = shape === 'leaf' ? tells.leaf : tells.node({ player: playerName(turn) });
    const parts = called === undefined ? [] : [called];
    parts.push(move ? tells.after({ node: name, move }) : name);
    // The note describes the text that replaces the value.
    const isHidden = value === '' || value === '?' || note?.value !== undefined;
    if (state === 'cut') parts.push(this.#whyCut(cut), texts.wouldBe({ score: value }));
    else if (!isHidden) parts.push((state === 'open' ? tells.bestSoFar : tells.value.exact)({ score: value }));
    if (state === 'unseen') parts.push(texts.unseen);
    if (window) parts.push(this.#windowText(node));
    if (state === 'open' || isCurrent) parts.push(isCurrent ? texts.current : texts.open);
    if (best) parts.push(texts.best);
    if (nodeType) parts.push(texts.type({ type: nodeType }));
    if (note?.description) parts.push(note.description);
    return parts.join(', ');
  }

  #whyCut(cut: SceneCut | undefined): string {
    if (cut === undefined) return this.#texts.cutOff;
    const { kind } = cut;
    if (kind === 'wins' || kind === 'blocks') return this.#texts.setAside({ why: this.#texts[kind] });
    return this.#texts.cutOffBy({ letter: cutLetter[kind] });
  }

  #windowText(node: number): string {
    const recording = this.#recording as Recording;
    const visit = recording.visitAt(node, this.#time) as number;
    const { alpha, beta } = this.#boundsOf(visit);
    const { language, compares } = this.#options;
    if (!compares) return this.#tells.window({ alpha: shortScore(alpha, language), beta: shortScore(beta, language) });
    const compare = this.#tree.turn[node] === MAX ? recording.betaOf(visit) : recording.alphaOf(visit);
    return this.#texts.compares({ score: shortScore(compare, language) });
  }
}

/** The nodes of the best line, which is known once the root is left. */
function bestLineAt(recording: Recording, time: number): Set<number> {
  const root = recording.visitAt(0, time);
  if (root === undefined || recording.isOpenAt(root, time)) return new Set();
  return new Set(recording.bestLine(root).map((visit) => recording.nodeOf(visit)));
}
