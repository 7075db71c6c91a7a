import { playerName } from '../core/index.ts';
import { cutLetter, oneLine } from './notation.ts';
import type { SceneItem, TreeScene } from './scene.ts';
import { type MomentDrawing, searchScene } from './search-scene.ts';
import type { SearchTree } from './search-tree.ts';
import { type TreeWords, treeWords } from './words.ts';

export interface TextOptions extends MomentDrawing {
  /** ANSI colours, for a terminal. Colour alone never carries information. */
  readonly colour?: boolean;
}

/**
 * The tree in lines of text, a node each:
 *
 *     □ Max ]-∞, +∞[ = 6
 *     ┝━ 1 ○ Min ]-∞, +∞[ = 6
 *     │  ┝━ 1 = 6
 *     │  └─ 2 = 7
 *     └─ 2 ○ Min ]6, +∞[ = 2 ✂ α (skipped: 2)
 *        └─ 1 = 2
 *
 * Heavy branches are the best line; `≈` is an estimate, `=` a value from the game or from below, `…` a node not left
 * yet. In a tree that is drawn before the search has been everywhere, values in brackets are those that it has not
 * seen, after ✂ those that it never will.
 */
export function treeToText(tree: SearchTree, options: TextOptions = {}): string {
  return sceneToText(searchScene(tree, options, { maxNodes: 2000, maxPruned: 0 }), options);
}

export function sceneToText({ items, language, note }: TreeScene, { colour = false } = {}): string {
  const texts = treeWords(language);
  const paint = colour ? ansi : plain;
  const ways = waysOf(items);
  const lines: string[] = [];
  // The left margin of the children of each item on the path from the root.
  const margins: string[] = [];
  const lastBelow = new Map<number, number>();
  for (const [at, { parent, hidden }] of items.entries()) if (!hidden) lastBelow.set(parent, at);
  for (const [at, item] of items.entries()) {
    if (item.hidden) continue;
    const last = lastBelow.get(item.parent) === at;
    const margin = item.level === 0 ? '' : margins[item.level - 1];
    margins[item.level] = item.level === 0 ? '' : margin + (last ? '   ' : '│  ');
    const branch = item.level === 0 ? '' : margin + branchOf(last, item.best && item.shape !== 'transposition');
    const isNode = item.shape === 'max' || item.shape === 'min' || item.shape === 'leaf';
    lines.push(branch + (isNode ? line(item, texts, paint) : paint.faint(besides(item, ways, texts))));
  }
  if (note) lines.push('', note);
  return `${lines.join('\n')}\n`;
}

function branchOf(last: boolean, best: boolean): string {
  if (best) return last ? '┕━ ' : '┝━ ';
  return last ? '└─ ' : '├─ ';
}

/**
 * The text of an item that is not a node: a number of hidden nodes, or a position drawn elsewhere, named by its moves.
 */
function besides({ shape, counts, move, value, to }: SceneItem, ways: readonly string[], texts: TreeWords): string {
  if (shape === 'stub') return `… ${(counts ?? []).join(', ')}`;
  if (shape !== 'transposition') return '…';
  const moves = to === undefined ? '' : ways[to];
  return `${oneLine(move)} ${value && `= ${value} `}${texts.drawnAfter({ moves: moves || '·' })}`;
}

/** The moves from the root to each item. */
function waysOf(items: readonly SceneItem[]): string[] {
  const ways: string[] = [];
  for (const { parent, move } of items) ways.push([parent < 0 ? '' : ways[parent], oneLine(move)].filter(Boolean).join(' '));
  return ways;
}

function line(item: SceneItem, texts: TreeWords, paint: Paint): string {
  const { move, state, best, value, turn, cut, cutHere } = item;
  const leaf = item.shape === 'leaf' && state !== 'open';
  const parts: string[] = [];
  if (move) parts.push(best ? paint.strong(oneLine(move)) : oneLine(move));
  if (!leaf) {
    parts.push(turn > 0 ? paint.max(`□ ${playerName(turn)}`) : paint.min(`○ ${playerName(turn)}`));
  }
  if (item.name) parts.push(oneLine(item.name));
  if (!leaf && item.window) parts.push(paint.faint(item.window));
  if (cut !== undefined) parts.push(paint.cut(cut.text ? `✂ ${cut.text}` : '✂'));
  const sign = item.source === 'evaluation' ? '≈' : '=';
  if (state === 'unseen' || state === 'cut') {
    if (value) parts.push(paint.faint(`(${value})`));
  } else if (state === 'done') {
    if (value) parts.push(best ? paint.strong(`${sign} ${value}`) : `${sign} ${value}`);
  } else parts.push(value === '?' ? '…' : `… ${value}`);
  if (item.source === 'memory') parts.push(`(${texts.memory})`);
  if (item.nodeType) parts.push(paint.faint(item.nodeType));
  if (item.remark) parts.push(paint.faint(`(${item.remark})`));
  if (cutHere !== undefined && !cutHere.drawn) {
    parts.push(paint.cut(`✂ ${cutLetter[cutHere.kind]}`));
    if (cutHere.skipped.length) parts.push(paint.faint(`(${texts.skipped} ${cutHere.skipped.map(oneLine).join(' ')})`));
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
