import { legalMove, MAX, MIN, ok, playerName, type Result } from '../../core/index.ts';
import type { Language } from '../../say/index.ts';
import type { CardedGame } from '../card.ts';
import { treeCard } from './card.ts';
import { treeFigures } from './figures.ts';
import { type FlatTree, formatTree, leafCount, treeDepth } from './flat-tree.ts';
import { parseTree } from './parse.ts';
import { TreePosition } from './position.ts';
import { drawnWords, failure } from './words.ts';

export {
  type NestedTree,
  orderedTree,
  type RandomTree,
  randomTree,
  treeOf,
  uniformTree,
} from './builders.ts';
export { type TreeFigure, treeFigures } from './figures.ts';
export { type FlatTree, formatTree, leafCount, treeDepth } from './flat-tree.ts';
export { parseTree } from './parse.ts';
export { TreePosition } from './position.ts';

export interface TreeGame extends CardedGame<TreePosition> {
  readonly tree: FlatTree;
}

/**
 * Nodes up to which a name spells the tree out, so that typing it again gives the same game. A larger tree is longer
 * than a command line.
 */
const NAMED = 10_000;

/** Children that a drawn node names. */
const DRAWN = 20;

/** A position's text at the root. */
const ROOT = '-';

/**
 * The game of walking down an explicit tree, each player choosing a child in turn; the leaf reached is the outcome,
 * in points.
 */
export function treeGame(tree: FlatTree): TreeGame {
  return {
    card: treeCard,
    name: nameOf(tree),
    tree,
    start: () => new TreePosition(tree),
    formatMove: formatChild,
    parseMove: (text, position) => legalMove(text.trim(), position, formatChild),
    formatPosition: (position) => position.path().map(formatChild).join('.') || ROOT,
    parsePosition: (text) => parsePath(text.trim(), tree),
    draw: drawNode,
  };
}

/** `tree:[[6,7],[2,8]]`, `tree:min:[[6,7],[2,8]]`, or a figure's name, `tree:000-figure-1`, which plain `tree` is. */
export function treeFromText(text: string = treeFigures[0].name): Result<TreeGame> {
  const figure = treeFigures.find(({ name }) => name === text.trim());
  if (figure !== undefined) return treeFromText(`${figure.root === MIN ? 'min' : 'max'}:${figure.text}`);
  const [, side, body] = /^\s*(?:(max|min)\s*:)?(.*)$/is.exec(text) as RegExpExecArray;
  const tree = parseTree(body, side?.toLowerCase() === 'min' ? MIN : MAX);
  return tree.ok ? ok(treeGame(tree.value)) : tree;
}

function nameOf(tree: FlatTree): string {
  const side = tree.root === MIN ? 'min:' : '';
  return `tree:${side}${tree.size <= NAMED ? formatTree(tree) : `(${leafCount(tree)} leaves, ${treeDepth(tree)} levels)`}`;
}

function formatChild(child: number): string {
  return String(child + 1);
}

function parsePath(text: string, tree: FlatTree): Result<TreePosition> {
  const position = new TreePosition(tree);
  if (text === '' || text === ROOT) return ok(position);
  const path = text.split('.');
  for (let i = 0; i < path.length; i++) {
    const count = tree.childCount[position.node];
    const child = Number(path[i]) - 1;
    const before = () => path.slice(0, i).join('.');
    if (count === 0) return failure('path-past-leaf', { path: before(), rest: `.${path.slice(i).join('.')}` });
    if (!/^\d+$/.test(path[i]) || child < 0 || child >= count)
      return failure('no-such-child', { path: before(), typed: path[i], count });
    position.play(child);
  }
  return ok(position);
}

function drawNode(position: TreePosition, language: Language = 'en'): string {
  const words = drawnWords(language);
  const path = position.path();
  const shown = path.length > DRAWN ? `...${path.slice(-DRAWN).map(formatChild).join('.')}` : path.map(formatChild).join('.');
  const node = path.length === 0 ? words.root : words.node({ path: shown, level: path.length });
  const outcome = position.outcome();
  if (outcome !== undefined) return words.leaf({ node, value: outcome });
  const count = position.tree.childCount[position.node];
  const first = Array.from({ length: Math.min(count, DRAWN) }, (_, child) => formatChild(child)).join(' ');
  const children = count > DRAWN ? `${first} ... ${count}` : first;
  return words.toMove({ node, player: playerName(position.turn()), children });
}
