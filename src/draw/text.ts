import { playerName } from '../core/index.ts';
import { cutLetter, oneLine, shortScore, shortWindow } from './notation.ts';
import { type Item, outline, type TreeDrawing } from './outline.ts';
import { isBestAt, isLeaf, momentOf, type SearchTree, type TreeNode } from './tree.ts';
import { type TreeWords, treeWords } from './words.ts';

export interface TextOptions extends TreeDrawing {
  /** ANSI colours, for a terminal. Nothing is said by colour alone. */
  readonly colour?: boolean;
  /** Draws what the search knew just after this tick of the recorder's clock. Without it: at the end. */
  readonly at?: number;
}

/**
 * The tree in lines of text, a node each:
 *
 *     □ Max [-∞, +∞] = 6
 *     ┝━ 1 ○ Min [-∞, +∞] = 6
 *     │  ┝━ 1 = 6
 *     │  └─ 2 = 7
 *     └─ 2 ○ Min [6, +∞] = 2 ✂ α (skipped: 2)
 *        └─ 1 = 2
 *
 * Heavy branches are the best line; `≈` is an estimate, `=` a value from the game or from below, `…` a node not left
 * yet.
 */
export function treeToText(tree: SearchTree, options: TextOptions = {}): string {
  const { colour = false, maxNodes = 2000, at = Number.POSITIVE_INFINITY, depth } = options;
  const said = treeWords(options.language);
  const drawn = outline(tree, { depth, maxNodes, maxPruned: 0 });
  const paint = colour ? ansi : plain;
  const ways = waysOf(drawn.items);
  const lines: string[] = [];
  // What stands left of the children of each item on the way down from the root.
  const margins: string[] = [];
  const seen = drawn.items.filter(({ since }) => since <= at);
  const lastBelow = new Map(seen.map(({ parent, index }) => [parent, index]));
  for (const item of seen) {
    const last = lastBelow.get(item.parent) === item.index;
    const margin = item.level === 0 ? '' : margins[item.level - 1];
    margins[item.level] = item.level === 0 ? '' : margin + (last ? '   ' : '│  ');
    const best = item.kind === 'node' && isBestAt(item.node, tree, at);
    const branch = item.level === 0 ? '' : margin + branchOf(last, best);
    lines.push(
      branch + (item.kind === 'node' ? line(tree, item.node, at, best, said, paint) : paint.faint(besides(item, ways, said))),
    );
  }
  if (drawn.undrawn > 0 && (tree.root.left ?? 0) <= at) lines.push('', said.note(drawn.undrawn, drawn.depth));
  return `${lines.join('\n')}\n`;
}

function branchOf(last: boolean, best: boolean): string {
  if (best) return last ? '┕━ ' : '┝━ ';
  return last ? '└─ ' : '├─ ';
}

/** What is no node of its own: more of them, or a position that stands elsewhere, named by the moves to it. */
function besides(item: Item, ways: ReadonlyMap<TreeNode, string>, said: TreeWords): string {
  if (item.kind === 'more') return `… ${said.more(item.count)}`;
  if (item.kind !== 'again') return '…';
  const { label, to } = item.again;
  const value = to.value === undefined ? '' : `= ${shortScore(to.value)} `;
  return `${oneLine(label)} ${value}${said.drawnAfter({ moves: ways.get(to) || '·' })}`;
}

/** The moves from the root to each node that has a line. */
function waysOf(items: readonly Item[]): Map<TreeNode, string> {
  const ways: string[] = [];
  const byNode = new Map<TreeNode, string>();
  for (const { kind, index, parent, node } of items) {
    if (kind !== 'node') continue;
    ways[index] = [parent < 0 ? '' : ways[parent], oneLine(node.label)].filter(Boolean).join(' ');
    byNode.set(node, ways[index]);
  }
  return byNode;
}

function line(tree: SearchTree, node: TreeNode, at: number, best: boolean, said: TreeWords, paint: Paint): string {
  const moment = momentOf(tree, node, at);
  const leaf = !moment.open && isLeaf(node);
  const parts: string[] = [];
  if (node.label) parts.push(best ? paint.strong(oneLine(node.label)) : oneLine(node.label));
  if (!leaf) {
    parts.push(node.turn > 0 ? paint.max(`□ ${playerName(node.turn)}`) : paint.min(`○ ${playerName(node.turn)}`));
    if (tree.windowed) parts.push(paint.faint(shortWindow(moment.alpha, moment.beta)));
  }
  const sign = node.how === 'evaluation' && !moment.open ? '≈' : '=';
  const value = moment.value === undefined ? '' : shortScore(moment.value);
  if (!moment.open) parts.push(best ? paint.strong(`${sign} ${value}`) : `${sign} ${value}`);
  else parts.push(value ? `… ${value}` : '…');
  if (node.how === 'memory' && !moment.open) parts.push(`(${said.memory})`);
  if (moment.cut) {
    parts.push(paint.cut(`✂ ${cutLetter[moment.cut.kind]}`));
    if (moment.cut.skipped.length) parts.push(paint.faint(`(${said.skipped} ${moment.cut.skipped.map(oneLine).join(' ')})`));
  }
  return parts.join(' ');
}

interface Paint {
  strong(text: string): string;
  faint(text: string): string;
  max(text: string): string;
  min(text: string): string;
  cut(text: string): string;
}

const same = (text: string) => text;
const plain: Paint = { strong: same, faint: same, max: same, min: same, cut: same };

const between = (start: number, end: number) => (text: string) => `\u001b[${start}m${text}\u001b[${end}m`;
const ansi: Paint = {
  strong: between(1, 22),
  faint: between(2, 22),
  max: between(36, 39),
  min: between(33, 39),
  cut: between(31, 39),
};
