import { playerName } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';
import { layoutTree } from './layout.ts';
import { cutLetter, toTenths, typeset } from './notation.ts';
import { collapsedLines, playersByLevel, type SceneItem, type TreeScene } from './scene.ts';
import { type MomentDrawing, searchScene } from './search-scene.ts';
import type { SearchTree } from './search-tree.ts';
import { el, type SvgElement, svgText } from './svg-element.ts';
import { inLook, type SvgLook, svgPicture, svgStyle } from './svg-frame.ts';
import { treeWords } from './words.ts';

export interface SvgOptions extends MomentDrawing {
  /** False leaves out the style sheet, for pages that adopt `svgStyle` themselves. */
  readonly style?: boolean;
  /** The windows written under the nodes: none, those of nodes with children, or all. */
  readonly windows?: Windows;
}

type Windows = 'none' | 'inner' | 'all';

/**
 * The tree as a picture of its own: squares are Max, circles Min, tiles leaves; under a node stands its window, on
 * each branch the move; a pruned branch is dashed, crossed, and marked α or β (a cut that skips nothing is marked at
 * its node); the best line is thick.
 */
export function treeToSvg(tree: SearchTree, options: SvgOptions = {}): string {
  const { style, windows } = options;
  const scene = searchScene(tree, options, { maxNodes: 600, maxPruned: 4 });
  return sceneToSvg(scene, { ...(style !== undefined && { style }), ...(windows && { windows }) });
}

export interface SceneSvgOptions {
  readonly style?: boolean;
  readonly windows?: Windows;
  /** Default: light or dark as in the viewer's system. */
  readonly look?: SvgLook;
  /** The side of the board at each node; 0 (the default) for none. */
  readonly board?: number;
  /** How much farther apart than usual the levels are. */
  readonly stretch?: number;
  /** The picture of the board at a node, 100 by 100. */
  readonly boardOf?: (node: number) => SvgElement | undefined;
}

/** A scene as a file of its own. */
export function sceneToSvg(scene: TreeScene, options: SceneSvgOptions = {}): string {
  const { style = true, look, board = 0, windows = 'inner', stretch = 1, boardOf } = options;
  const places = placeScene(scene.items, { board, windows, stretch });
  const picture = scenePicture(scene, places, {
    style: style ? svgStyle + (look ? inLook('minerve-tree', look) : '') : undefined,
    board: boardOf && ((node) => boardOf(node)),
  });
  return `${svgText(picture)}\n`;
}

const NODE = 36;
const LEAF = 28;
/** Under a node, for its window: clear of the ring around the node where the search is. */
const CHIP = 24;
const WINDOW = 14;
/** Right of a node, where the word in its corner begins. */
const CORNER = 7;
const LEVEL = 110;
const GAP = 14;
const PADDING = 18;
const MARGIN = 40;
/** Around a board, and under it for the value. */
const FRAME = 5;
const PLATE = 24;
const STUB = 20;
const LINE = 13;

/** The sizes of an item. `room` is the width that the layout reserves for it. */
interface Extent {
  readonly wide: number;
  readonly tall: number;
  readonly room: number;
  /** From the top of its level to its own top, and to where branches downwards begin. */
  readonly inset: number;
  readonly branchTop: number;
}

/** The places of the items of a scene; the same at every time of a tree. */
export interface ScenePlaces {
  readonly width: number;
  readonly height: number;
  readonly board: number;
  readonly windows: Windows;
  /** Centres, tops and extents, by the place in the list. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly extents: readonly Extent[];
  /** From the top of a level to the top of the next. */
  readonly levelHeight: number;
}

export interface PlaceOptions {
  readonly board?: number;
  readonly stretch?: number;
  readonly windows?: Windows;
}

export function placeScene(items: readonly SceneItem[], options: PlaceOptions = {}): ScenePlaces {
  const { board = 0, windows = 'inner', stretch = 1 } = options;
  const extents = items.map((item) => extentOf(item, board, windows));
  const remarked = items.some(({ remark }) => remark) ? LINE : 0;
  const levelHeight = LEVEL * stretch + remarked + (board === 0 ? 0 : board + 2 * FRAME + PLATE - NODE);
  const parents = items.map(({ parent }) => parent);
  const rooms = extents.map(({ room }) => room);
  const x = layoutTree(parents, rooms, GAP).map((place) => MARGIN + PADDING + place);
  const y = Float64Array.from(items, (item, at) => PADDING + item.level * levelHeight + extents[at].inset);
  let right = 0;
  let bottom = 0;
  for (const [at, { room, branchTop }] of extents.entries()) {
    right = Math.max(right, x[at] + room / 2);
    bottom = Math.max(bottom, items[at].level * levelHeight + branchTop);
  }
  return {
    width: Math.ceil(right + PADDING),
    height: Math.ceil(bottom + 2 * PADDING),
    board,
    windows,
    x,
    y,
    extents,
    levelHeight,
  };
}

/** The box of an item, in units of the picture. */
export function boxOf({ x, y, extents }: ScenePlaces, at: number) {
  const { wide, tall } = extents[at];
  return { x: x[at] - wide / 2, y: y[at], width: wide, height: tall };
}

function extentOf(item: SceneItem, board: number, windows: Windows): Extent {
  const { shape, widest } = item;
  if (shape === 'transposition') return { wide: 0, tall: 0, room: 0, inset: 0, branchTop: 0 };
  if (shape === 'pruned') {
    const wide = Math.max(20, widest.value * 6.6 + 10);
    return { wide, tall: 20, room: Math.max(wide, item.move.length * 8 + 6), inset: 0, branchTop: 20 };
  }
  if (shape === 'stub') {
    const lines = Math.max(1, widest.window);
    const wide = Math.max(30, widest.value * 5.9 + 4);
    return { wide, tall: STUB + lines * LINE + 2, room: wide, inset: 0, branchTop: STUB + lines * LINE + 2 };
  }
  const leaf = shape === 'leaf';
  const bare = leaf ? LEAF : NODE;
  const text = widest.value * 8.8 + (leaf ? 14 : 18);
  const wide = board === 0 ? Math.max(bare, text) : Math.max(board + 2 * FRAME, text);
  const tall = board === 0 ? bare : board + FRAME + PLATE;
  const hasWindow = widest.window > 0 && showsWindow(item, windows);
  const inset = leaf && board === 0 ? (NODE - LEAF) / 2 : 0;
  const { remark = 0, name = 0 } = widest;
  const written = Math.max(hasWindow ? widest.window : 0, remark);
  // The corner is on the right, and rooms are as wide on both sides; part of it is in the gap.
  const beside = name === 0 ? 0 : 2 * Math.max(0, CORNER + name * 5.8 - GAP / 2);
  const room = Math.max(wide + beside, written === 0 ? 0 : written * 5.7 + 8, item.move.length * 8 + 6);
  const below = (written > 0 ? CHIP : 0) + (hasWindow && remark > 0 ? LINE : 0);
  return { wide, tall, room, inset, branchTop: inset + tall + below };
}

function showsWindow({ shape, source }: SceneItem, windows: Windows): boolean {
  return windows === 'all' || (windows === 'inner' && shape !== 'leaf') || source === 'memory';
}

export interface PictureOptions {
  /** The style sheet that the picture carries; undefined if a page has it. */
  readonly style?: string | undefined;
  /** The board at a node; without it a `slot` for the page to fill. */
  readonly board?: ((node: number) => SvgElement | undefined) | undefined;
}

export function scenePicture(scene: TreeScene, places: ScenePlaces, { style, board }: PictureOptions = {}): SvgElement {
  const { items, note } = scene;
  const width = Math.ceil(Math.max(widthOf(scene, places), note.length * 6.2 + 2 * PADDING));
  const height = places.height + (note ? 24 : 0);
  const seen = items.flatMap(({ hidden }, at) => (hidden ? [] : [at]));
  const ways = seen.map((at) => branchOf(scene, places, at));
  const figures = seen.filter((at) => items[at].shape !== 'transposition');
  const place = (at: number) => ({ x: places.x[at], y: places.y[at] });
  return svgPicture({ cssClass: 'minerve-tree', width, height, title: scene.title, summary: scene.summary, style }, [
    el('g', {}, ...levelNames(items, places)),
    el('g', {}, ...ways.flatMap(({ branch }) => branch ?? [])),
    el('g', {}, ...figures.map((at) => figure(items[at], place(at), at, places, scene.language, board))),
    el('g', {}, ...ways.flatMap(({ labels }) => labels)),
    ...(note ? [el('text', { class: 'note', x: PADDING, y: height - 20 }, note)] : []),
  ]);
}

/** The width of the picture with the words beside its cuts, which may reach beyond the nodes. */
export function widthOf({ items }: TreeScene, places: ScenePlaces): number {
  let width = places.width;
  for (const [at, { cut, parent }] of items.entries()) {
    if (!cut?.text || parent < 0) continue;
    const way = wayTo(at, items, places);
    if (way !== undefined) width = Math.max(width, cutAt(way).x + 2 * CUT_GAP + cut.text.length * CUT_LETTER);
  }
  return Math.ceil(width);
}

/** The branch to an item and its labels, each in its own layer; the root has none. */
export interface ItemBranch {
  readonly branch: SvgElement | undefined;
  readonly labels: readonly SvgElement[];
}

export function branchOf({ items }: TreeScene, places: ScenePlaces, at: number): ItemBranch {
  const way = items[at].parent < 0 ? undefined : wayTo(at, items, places);
  return way === undefined
    ? { branch: undefined, labels: [] }
    : { branch: branch(items[at], at, way), labels: onBranch(items[at], at, way) };
}

interface Way {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The branch to an item; a move to a position that is drawn elsewhere ends there, or nowhere. */
function wayTo(at: number, items: readonly SceneItem[], { x, y, extents, levelHeight }: ScenePlaces): Way | undefined {
  const { parent, to, shape } = items[at];
  const end = shape === 'transposition' ? to : at;
  if (end === undefined) return undefined;
  // If there is no text under the node yet, the branch begins at the node itself.
  const { inset, tall, branchTop } = extents[parent];
  const { window, remark } = items[parent];
  const y1 = PADDING + items[parent].level * levelHeight + (window || remark ? branchTop : inset + tall);
  return { x1: toTenths(x[parent]), y1: toTenths(y1), x2: toTenths(x[end]), y2: toTenths(y[end]) };
}

function branch(item: SceneItem, at: number, { x1, y1, x2, y2 }: Way): SvgElement {
  const kind = item.shape === 'stub' ? 'more' : stateClass(item);
  return el('path', {
    key: at,
    class: classes('edge', kind, item.best && 'best'),
    d: `M${x1} ${y1}L${x2} ${y2}`,
  });
}

/** The class of each state. `cut` is taken, for the letters of cuts; pages may hide the class `ahead`. */
const STATES = { unseen: 'ahead', open: 'open', done: 'done', cut: 'pruned' } as const;

function stateClass({ state }: SceneItem): string {
  return STATES[state];
}

function pointAlong({ x1, y1, x2, y2 }: Way, part: number) {
  return { x: toTenths(x1 + (x2 - x1) * part), y: toTenths(y1 + (y2 - y1) * part) };
}

const cutAt = (way: Way) => pointAlong(way, 0.36);
/** From the cross of a cut to its word, and the width of a letter of it. */
const CUT_GAP = 10;
const CUT_LETTER = 9.4;

/**
 * The labels of a branch: its move, and the cross and the letter of its cut. On a branch to a position that is drawn
 * elsewhere the move is near the beginning, where no other node is.
 */
function onBranch(item: SceneItem, at: number, way: Way): SvgElement[] {
  const along = (part: number) => pointAlong(way, part);
  const found: SvgElement[] = [];
  if (item.cut !== undefined) {
    const { x, y } = cutAt(way);
    found.push(el('path', { key: `x${at}`, class: 'cross', d: `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10` }));
    // Moves cut off together stand together, and one letter on the right speaks for all.
    if (item.cut.text) found.push(el('text', { key: `c${at}`, class: 'cut', x: x + CUT_GAP, y }, item.cut.text));
  }
  if (item.move !== '') {
    const start = item.shape === 'transposition' ? Math.min(0.66, 26 / Math.max(1, Math.abs(way.y2 - way.y1))) : 0.66;
    found.push(
      el(
        'text',
        { key: at, class: classes('move', stateClass(item), item.best && 'best'), translate: 'no', ...along(start) },
        item.move,
      ),
    );
  }
  return found;
}

/** An item by itself, for pages that put it where it stands: it stays the same wherever that is. */
export function figureOf({ items, language }: TreeScene, places: ScenePlaces, at: number): SvgElement {
  return figure(items[at], { x: 0, y: 0 }, at, places, language);
}

function figure(
  item: SceneItem,
  { x, y: top }: { readonly x: number; readonly y: number },
  at: number,
  places: ScenePlaces,
  language: Language,
  board?: PictureOptions['board'],
): SvgElement {
  const { shape } = item;
  const { wide, tall } = places.extents[at];
  const box = (cssClass: string, bend: number, grow = 0) =>
    el('rect', {
      class: cssClass,
      x: toTenths(x - wide / 2 - grow),
      y: toTenths(top - grow),
      width: toTenths(wide + 2 * grow),
      height: toTenths(tall + 2 * grow),
      rx: bend + grow,
    });
  const text = (cssClass: string, content: string, y: number) =>
    el('text', { class: cssClass, x: toTenths(x), y: toTenths(y) }, typeset(content));
  const shared = { key: shape === 'stub' ? `s${item.node}` : item.node, 'data-node': item.node };
  const title = el('title', {}, typeset(item.description));
  if (shape === 'pruned') return el('g', shared, title, box('gone-box', 4), text('gone', item.value, top + tall / 2));
  if (shape === 'stub')
    return el('g', { ...shared, class: classes('stub', item.isCurrent && 'now') }, title, ...stub(item, x, top, text));
  const bend = shape === 'leaf' ? 7 : shape === 'max' ? 2 : places.board === 0 ? tall / 2 : 18;
  const window = item.source === 'memory' ? treeWords(language).memory : showsWindow(item, places.windows) ? item.window : '';
  const parts = [title];
  if (item.isCurrent) parts.push(box('ring', bend, 5));
  parts.push(box('shape', bend));
  if (places.board > 0) parts.push(boardAt(item.node, x, top, places.board, board));
  parts.push(text('value', item.value, places.board === 0 ? top + tall / 2 : top + tall - PLATE / 2 + 1));
  if (window) parts.push(text('window', window, top + tall + WINDOW));
  if (item.remark) parts.push(text('window remark', item.remark, top + tall + WINDOW + (window ? LINE : 0)));
  const corner = { x: toTenths(x + wide / 2 + CORNER), y: toTenths(top + 3) };
  if (item.nodeType) parts.push(el('text', { class: 'type', ...corner }, item.nodeType));
  else if (item.name) parts.push(el('text', { class: 'type', translate: 'no', ...corner }, item.name));
  // A cut that came with the last move: there is no branch to cross, so the letter stands beside the node.
  if (item.cutHere?.skipped.length === 0 && !item.cutHere.drawn)
    parts.push(
      el('text', { class: 'cut', x: toTenths(x + wide / 2 + 4), y: toTenths(top + tall / 2) }, cutLetter[item.cutHere.kind]),
    );
  const state = classes(
    shape,
    stateClass(item),
    item.source === 'memory' && 'memory',
    item.best && 'best',
    item.isCurrent && 'now',
  );
  return el('g', { ...shared, class: state }, ...parts);
}

/** A triangle with its counts; the visited share is filled from the left, the share cut off from the right. */
function stub(item: SceneItem, x: number, top: number, text: (cssClass: string, content: string, y: number) => SvgElement) {
  const { seenShare = 0, cutShare = 0 } = item;
  const half = 15;
  /** The part of the triangle between two shares of its width. */
  const slice = (from: number, to: number) => {
    const height = (share: number) => STUB * (1 - 2 * Math.abs(share - 0.5));
    const at = (share: number, y: number) => `${toTenths(x - half + 2 * half * share)} ${toTenths(top + STUB - y)}`;
    const tip = from < 0.5 && to > 0.5 ? `L${at(0.5, STUB)}` : '';
    return `M${at(from, 0)}L${at(from, height(from))}${tip}L${at(to, height(to))}L${at(to, 0)}z`;
  };
  const parts = [el('path', { class: 'shape', d: `M${toTenths(x)} ${toTenths(top)}l${half} ${STUB}h-${2 * half}z` })];
  if (seenShare > 0) parts.push(el('path', { class: 'seen', d: slice(0, seenShare) }));
  if (cutShare > 0) parts.push(el('path', { class: 'skipped', d: slice(1 - cutShare, 1) }));
  if (item.isCurrent)
    parts.push(
      el('path', { class: 'ring', d: `M${toTenths(x)} ${toTenths(top - 7)}l${half + 9} ${STUB + 11}h-${2 * half + 18}z` }),
    );
  return [...parts, ...collapsedLines(item).map((line, i) => text('gone', line, top + STUB + 3 + (i + 0.5) * LINE))];
}

function boardAt(node: number, x: number, top: number, side: number, board: PictureOptions['board']): SvgElement {
  const inside = board === undefined ? el('slot', { of: node }) : board(node);
  const frame = { class: 'board', x: toTenths(x - side / 2), y: toTenths(top + FRAME), width: side, height: side };
  return inside === undefined ? el('g') : el('svg', frame, inside);
}

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The player's name in the margin, on the levels where only that player moves. */
export function levelNames(items: readonly SceneItem[], { levelHeight }: ScenePlaces): SvgElement[] {
  return playersByLevel(items.filter(({ hidden }) => !hidden)).flatMap((player, at) =>
    player === undefined
      ? []
      : [el('text', { key: at, class: 'level', x: PADDING - 4, y: PADDING + at * levelHeight + NODE / 2 }, playerName(player))],
  );
}
