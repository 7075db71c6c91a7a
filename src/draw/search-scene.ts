import { boundOf, fromPly, MAX, playerName } from '../core/index.ts';
import type { Language } from '../i18n/index.ts';
import { cutLetter, shortScore, shortWindow } from './notation.ts';
import type { SceneItem, TreeScene } from './scene.ts';
import { isLeaf, preorder, type SearchTree, type TreeNode } from './search-tree.ts';
import { type TreeWords, treeWords } from './words.ts';

/** Options of every drawing of a tree. */
export interface TreeDrawing {
  /** The lowest level to draw; the root is level 0. Default: as many whole levels as `maxNodes` allows. */
  readonly depth?: number;
  readonly maxNodes?: number;
  readonly language?: Language;
}

export interface MomentDrawing extends TreeDrawing {
  /** The step after which the search is shown; nodes have their final places. By default: the last step. */
  readonly at?: number;
}

/** The default limits of a format. */
interface FormatLimits {
  readonly maxNodes: number;
  /** Pruned moves of one node beyond this many share one item; 0 draws none. */
  readonly maxPruned: number;
}

/** The scene of a recorded search. If the tree is too large for the format, its lowest levels are left out. */
export function searchScene(tree: SearchTree, options: MomentDrawing, limits: FormatLimits): TreeScene {
  const { at = Number.POSITIVE_INFINITY, language = 'en', maxNodes = limits.maxNodes } = options;
  const { recording } = tree;
  const texts = treeWords(language);
  const nodes = preorder(tree.root);
  const depth = Math.min(options.depth ?? Number.POSITIVE_INFINITY, deepestWithin(nodes, maxNodes));
  /** The number of visits that each node represents, including itself and visits that were not recorded. */
  const sizes = nodes.map(({ node }) => 1 + node.hidden);
  for (let i = nodes.length - 1; i > 0; i--) sizes[nodes[i].parent] += sizes[i];

  const items: SceneItem[] = [];
  const places = new Map<TreeNode, number>();
  const edges: { readonly item: number; readonly to: TreeNode }[] = [];
  const add = (node: TreeNode, item: Omit<SceneItem, 'node' | 'turn'>) =>
    items.push({ ...item, node: items.length, turn: node.turn }) - 1;
  /** Adds transpositions, stubs and pruned moves of a node, once all its children are listed. */
  const addBesides = (i: number) => {
    const { node, level } = nodes[i];
    const { visit } = node;
    const parent = places.get(node) as number;
    const shared = { parent, level: level + 1, window: '', isCurrent: false, best: false };
    const isWhole = level < depth;
    for (const { label, to, best } of isWhole ? node.transpositions : []) {
      const value = to.value === undefined ? '' : shortScore(to.value);
      const text = { move: label, value, widest: { value: 0, window: 0 }, description: label };
      const hidden = recording.enteredAt(visit) > at;
      edges.push({ item: add(node, { ...shared, shape: 'transposition', ...text, state: 'done', best, hidden }), to });
    }
    const more = isWhole ? node.hidden : sizes[i] - 1;
    if (more > 0) {
      const value = `+${more}`;
      const text = {
        move: '',
        value,
        counts: [texts.more(more)],
        widest: { value: value.length, window: 0 },
        description: texts.more(more),
      };
      const left = recording.leftAt(visit);
      const hidden = (left < 0 ? recording.enteredAt(visit) : left) > at;
      add(node, { ...shared, shape: 'stub', ...text, state: 'done', hidden });
    }
    const pruned = isWhole && node.cut ? prunedMoves(node.cut.skipped, limits.maxPruned) : [];
    for (const [n, { move, value, label }] of pruned.entries()) {
      const { kind } = node.cut as NonNullable<TreeNode['cut']>;
      const letter = cutLetter[kind];
      const text = {
        move,
        value,
        widest: { value: value.length, window: 0 },
        description: texts.pruned({ move: label, letter }),
      };
      const cut = { kind, text: n === pruned.length - 1 ? letter : '' };
      add(node, { ...shared, shape: 'pruned', ...text, state: 'cut', cut, hidden: recording.cutAt(visit) > at });
    }
  };
  const open: number[] = [];
  for (const [i, { node, parent, level }] of nodes.entries()) {
    if (level > depth) continue;
    while (open.length > level) addBesides(open.pop() as number);
    const item = {
      ...nodeItem(tree, node, at, texts),
      parent: parent < 0 ? -1 : (places.get(nodes[parent].node) as number),
      level,
    };
    places.set(node, add(node, item));
    open.push(i);
  }
  while (open.length > 0) addBesides(open.pop() as number);
  for (const { item, to } of edges) items[item] = { ...items[item], to: places.get(to) };

  const undrawn = sizes[0] - places.size;
  const isCollapsed = nodes.some(({ level }, i) => level === depth && sizes[i] > 1);
  return {
    items,
    language,
    title: texts.title,
    summary: describeTree(tree, texts),
    note: undrawn > 0 && recording.leftAt(tree.root.visit) <= at ? texts.note(undrawn, isCollapsed ? depth : undefined) : '',
  };
}

/** The lowest level down to which there are at most `maxNodes` nodes. */
function deepestWithin(nodes: ReturnType<typeof preorder>, maxNodes: number): number {
  const widths: number[] = [];
  for (const { level } of nodes) widths[level] = (widths[level] ?? 0) + 1;
  let total = 0;
  const beyond = widths.findIndex((width) => (total += width) > maxNodes);
  return beyond < 0 ? Number.POSITIVE_INFINITY : Math.max(0, beyond - 1);
}

/** One item per move; the last can represent several (`+3`). */
function prunedMoves(skipped: readonly string[], most: number) {
  if (most === 0) return [];
  const shown = skipped.length <= most ? skipped : skipped.slice(0, most - 1);
  const moves = shown.map((move) => ({ move, value: '?', label: move }));
  const several = `+${skipped.length - shown.length}`;
  return shown.length < skipped.length ? [...moves, { move: '', value: several, label: several }] : moves;
}

/** A node as it was known just after a step. */
function nodeItem(tree: SearchTree, node: TreeNode, at: number, texts: TreeWords) {
  const { recording, windowed, merged } = tree;
  const { visit, how, label } = node;
  const time = at + 1;
  const here = (score: number) => (merged ? fromPly(score, node.ply) : score);
  const isOpen = recording.isOpenAt(visit, time);
  const known = recording.valueAt(visit, time);
  const value = known === undefined ? '?' : shortScore(here(known));
  const window = recording.windowAt(visit, time);
  const [alpha, beta] = [here(window.alpha), here(window.beta)];
  const cut = !isOpen || recording.isCutAt(visit, time) ? node.cut : undefined;
  const source = !isOpen && (how === 'evaluation' || how === 'memory') ? how : undefined;
  const final = node.value === undefined ? '?' : shortScore(node.value);
  const rootLeft = recording.leftAt(tree.root.visit);

  const name = isLeaf(node) ? texts.leaf : texts.node({ player: playerName(node.turn) });
  const parts = [label ? texts.after({ node: name, move: label }) : name];
  if (windowed) parts.push(texts.window({ alpha: shortScore(alpha), beta: shortScore(beta) }));
  if (known !== undefined) parts.push((isOpen ? texts.bestSoFar : texts.value.exact)({ score: value }));
  if (source !== undefined) parts.push(source === 'memory' ? texts.fromMemory : texts.estimated);
  if (cut) parts.push(texts.cut({ letter: cutLetter[cut.kind] }));
  return {
    shape: isLeaf(node) ? ('leaf' as const) : node.turn === MAX ? ('max' as const) : ('min' as const),
    move: label,
    value,
    source,
    window: windowed ? shortWindow(alpha, beta) : '',
    state: isOpen ? ('open' as const) : ('done' as const),
    best: node.best && rootLeft <= at,
    isCurrent: at < recording.steps && recording.visitOf(at) === visit,
    hidden: recording.enteredAt(visit) > at,
    cutHere: cut && { ...cut, drawn: false },
    widest: {
      value: final.length,
      window: Math.max(how === 'memory' ? texts.memory.length : 0, windowed ? shortWindow(node.alpha, node.beta).length : 0),
    },
    description: parts.join(', '),
  };
}

/** The whole tree in a sentence or two. */
export function describeTree(tree: SearchTree, texts: TreeWords): string {
  const { value, alpha, beta, turn } = tree.root;
  const found = value === undefined ? texts.unfinished : texts.value[boundOf(value, alpha, beta)]({ score: shortScore(value) });
  return texts.summary(playerName(turn), found, tree.kept + tree.dropped, formatBestLine(tree));
}

/**
 * The moves of the best line, empty if there is none. `(…)` at its end means that the line is longer than the tree: it
 * goes through a table entry, or through a node that was not recorded.
 */
export function formatBestLine({ root }: SearchTree): string {
  if (!root.best) return '';
  const moves: string[] = [];
  let node = root;
  for (let next: TreeNode | undefined = root; (next = next.children.find(({ best }) => best)); node = next)
    moves.push(next.label);
  if (!isLeaf(node)) moves.push('(…)');
  return moves.join(' ');
}
