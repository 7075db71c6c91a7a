import { MAX } from '../core/index.ts';
import { cutLetter, shortScore, shortWindow } from './notation.ts';
import { type Item, type OutlineLimits, outline, placesOf, type TreeDrawing } from './outline.ts';
import type { ItemShape, SceneItem, TreeScene } from './scene.ts';
import { describeNode, describeTree, isBestAt, isLeaf, type Moment, momentOf, type SearchTree, type TreeNode } from './tree.ts';
import { type TreeWords, treeWords } from './words.ts';

export interface MomentDrawing extends TreeDrawing {
  /**
   * Draws what the search knew just after this tick of the recorder's clock, each node where it stands in the end.
   * Without it: at the end.
   */
  readonly at?: number;
}

/** What a recorder kept of a search. */
export function searchScene(tree: SearchTree, options: MomentDrawing, limits: OutlineLimits): TreeScene {
  const { at = Number.POSITIVE_INFINITY, language = 'en' } = options;
  const said = treeWords(language);
  const drawn = outline(tree, limits);
  const places = placesOf(drawn);
  const whole = (tree.root.left ?? 0) <= at;
  return {
    items: drawn.items.map((item) => sceneItem(item, { tree, at, said, places })),
    language,
    title: said.title,
    summary: describeTree(tree, said),
    note: drawn.undrawn > 0 && whole ? said.note(drawn.undrawn, drawn.depth) : '',
  };
}

interface Seen {
  readonly tree: SearchTree;
  readonly at: number;
  readonly said: TreeWords;
  readonly places: ReadonlyMap<TreeNode, number>;
}

const NOTHING = { value: 0, window: 0 };

function sceneItem(item: Item, { tree, at, said, places }: Seen): SceneItem {
  const { parent, level, node, index, since } = item;
  const moment = momentOf(tree, node, at);
  const hidden = since > at;
  const shared = { parent, level, node: index, turn: node.turn, window: '', now: false, best: false, hidden };
  if (item.kind === 'again') {
    const { label, to, best } = item.again;
    const value = to.value === undefined ? '' : shortScore(to.value);
    return {
      ...shared,
      shape: 'again',
      move: label,
      value,
      state: 'done',
      best,
      to: places.get(to),
      widest: NOTHING,
      said: label,
    };
  }
  if (item.kind === 'more') {
    const value = `+${item.count}`;
    const counts = [said.more(item.count)];
    return {
      ...shared,
      shape: 'stub',
      move: '',
      value,
      state: 'done',
      counts,
      widest: { value: value.length, window: 0 },
      said: counts[0],
    };
  }
  if (item.kind === 'pruned') {
    const { label, cut, several } = item;
    const letter = cutLetter[cut];
    const value = several ? label : '?';
    return {
      ...shared,
      shape: 'gone',
      move: several ? '' : label,
      value,
      state: 'cut',
      cut: { kind: cut, text: item.last ? letter : '' },
      widest: { value: value.length, window: 0 },
      said: said.pruned({ move: label, letter }),
    };
  }
  return { ...shared, ...nodeItem(tree, node, moment, at, said) };
}

function nodeItem(tree: SearchTree, node: TreeNode, moment: Moment, at: number, said: TreeWords) {
  const leaf = isLeaf(node);
  const shape: ItemShape = leaf ? 'leaf' : node.turn === MAX ? 'max' : 'min';
  const final = node.value === undefined ? '?' : shortScore(node.value);
  const known = node.how === 'memory' ? said.memory : '';
  const entry = tree.windowed ? shortWindow(node.alpha, node.beta).length : 0;
  const source = node.how === 'evaluation' || node.how === 'memory' ? node.how : undefined;
  return {
    shape,
    move: node.label,
    value: moment.value === undefined ? (moment.open ? '?' : final) : shortScore(moment.value),
    source: moment.open ? undefined : source,
    window: tree.windowed ? shortWindow(moment.alpha, moment.beta) : '',
    state: moment.open ? ('open' as const) : ('done' as const),
    best: isBestAt(node, tree, at),
    now: node.entered === at || node.left === at || node.cut?.at === at,
    cutHere: moment.cut && { ...moment.cut, drawn: false },
    widest: { value: final.length, window: Math.max(known.length, entry) },
    said: describeNode(tree, node, moment, said),
  };
}
