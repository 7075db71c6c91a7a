import { legalMove, MAX, MIN, ok, playerName, type Result } from '../../core/index.ts';
import type { Language } from '../../i18n/index.ts';
import { childrenOf, formatTree, type GameTree, leafCount } from '../../model/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { treeInfo } from '../game-infos.ts';
import { treeFigures } from './figures.ts';
import { parseTree } from './parse.ts';
import { TreePosition } from './position.ts';
import { captionWords, failure } from './words.ts';

export {
  type NestedTree,
  orderedTree,
  type RandomTree,
  randomTree,
  treeOf,
  uniformTree,
} from './builders.ts';
export { TREE_GROUPS, type TreeFigure, type TreeGroup, treeFigures } from './figures.ts';
export { parseTree } from './parse.ts';
export { TreePosition } from './position.ts';

export interface TreeGame extends BuiltInGame<TreePosition> {
  readonly tree: GameTree;
}

/**
 * The largest tree whose game name contains the whole tree, so that typing the name gives the same game. The text of a
 * larger one would not fit on a command line.
 */
const MAX_NODES_IN_NAME = 10_000;

/** How many children, and how many moves of the path, the caption of a node lists. */
const MAX_LISTED = 20;

/** The notation of the root position. */
const ROOT = '-';

/**
 * The game of walking down an explicit tree, each player choosing a child in turn; the leaf reached is the outcome,
 * in points.
 */
export function treeGame(tree: GameTree): TreeGame {
  return {
    info: treeInfo,
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

/**
 * `tree:[[6,7],[2,8]]`, `tree:min:[[6,7],[2,8]]`, or the name of a figure; plain `tree` means `tree:000-figure-1`.
 */
export function treeFromText(text: string = treeFigures[0].name): Result<TreeGame> {
  const figure = treeFigures.find(({ name }) => name === text.trim());
  if (figure !== undefined) return treeFromText(`${figure.root === MIN ? 'min' : 'max'}:${figure.text}`);
  const [, side, body] = /^\s*(?:(max|min)\s*:)?(.*)$/is.exec(text) as RegExpExecArray;
  const tree = parseTree(body, side?.toLowerCase() === 'min' ? MIN : MAX);
  return tree.ok ? ok(treeGame(tree.value)) : tree;
}

function nameOf(tree: GameTree): string {
  const side = tree.turn[0] === MIN ? 'min:' : '';
  return `tree:${side}${tree.size <= MAX_NODES_IN_NAME ? formatTree(tree) : `(${leafCount(tree)} leaves, ${tree.depth} levels)`}`;
}

function formatChild(child: number): string {
  return String(child + 1);
}

function parsePath(text: string, tree: GameTree): Result<TreePosition> {
  const position = new TreePosition(tree);
  if (text === '' || text === ROOT) return ok(position);
  const path = text.split('.');
  for (let i = 0; i < path.length; i++) {
    const count = childrenOf(tree, position.node).length;
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
  const words = captionWords(language);
  const path = position.path();
  const shown =
    path.length > MAX_LISTED ? `...${path.slice(-MAX_LISTED).map(formatChild).join('.')}` : path.map(formatChild).join('.');
  const node = path.length === 0 ? words.root : words.node({ path: shown, level: path.length });
  const outcome = position.outcome();
  if (outcome !== undefined) return words.leaf({ node, value: outcome });
  const count = childrenOf(position.tree, position.node).length;
  const first = Array.from({ length: Math.min(count, MAX_LISTED) }, (_, child) => formatChild(child)).join(' ');
  const children = count > MAX_LISTED ? `${first} ... ${count}` : first;
  return words.toMove({ node, player: playerName(position.turn()), children });
}
