import { isWin, MAX, winOf } from '../../core/index.ts';
import { isLeaf, recordGame, type TreeNode } from '../../draw/index.ts';
import { boardAdapterOf, type Scene, signedPoints, ticTacToe } from '../../games/index.ts';
import { fill, type Translation } from '../../i18n/index.ts';
import { alphabeta } from '../../search/index.ts';
import { playWords } from '../play/words.ts';

/**
 * A search of alpha-beta that the home page replays: the position, the places of its nodes, and its steps. Recorded by
 * the library when the pages are built (`home/plugin.ts`), so that the picture shows what the search does, and the
 * page needs neither rules nor search.
 */
export interface LivingSearch {
  readonly scene: Scene;
  readonly nodes: readonly LivingNode[];
  readonly steps: readonly LivingStep[];
  /** The size of the drawing. */
  readonly width: number;
  readonly height: number;
}

export interface LivingNode {
  readonly shape: 'max' | 'min' | 'leaf' | 'pruned';
  /** Its number in the list; -1 at the root. */
  readonly parent: number;
  readonly x: number;
  readonly y: number;
  /** The square of a move at the root. */
  readonly move?: string;
  /** The value that the search gave it, as values are painted on boards. */
  readonly value?: Translation;
  readonly kind?: 'win' | 'loss';
  /** In how many moves it is won or lost. */
  readonly plies?: number;
  /** Part of the winning strategy: the best move, every reply, and the answer to each. */
  readonly proves?: true;
}

export interface LivingStep {
  readonly node: number;
  readonly kind: 'enter' | 'leave' | 'cut';
}

/** Cross to move. Nought threatens a diagonal; the move that parries it makes two threats of its own. */
const MOVES = ['c1', 'b2', 'a3', 'c3'];
/** Three plies decide the position; the heuristic of the game estimates the leaves. */
const DEPTH = 3;
const [ACROSS, STUB, DOWN, MARGIN] = [31, 18, 84, 18];

export function recordLivingSearch(): LivingSearch {
  const game = ticTacToe();
  const position = game.start();
  for (const name of MOVES) {
    const moves: number[] = [];
    position.moves(moves, 0);
    position.play(moves.find((move) => game.formatMove(move, position) === name) as number);
  }
  const scene = boardAdapterOf(game).scene(position);
  const recorder = recordGame(game, position);
  alphabeta(position, { depth: DEPTH, trace: recorder });
  const { root, recording } = recorder.tree;
  const nodes: MutableNode[] = [];
  const at = new Map<number, number>();
  const prunedOf = new Map<number, number>();
  let right = MARGIN;
  /** Ends of branches stand side by side, and a node over the middle of its children. */
  const add = (node: TreeNode, parent: number, level: number): number => {
    const children: number[] = [];
    const here = { shape: shapeOf(node), parent, x: 0, y: MARGIN + DOWN * level, ...painted(node.value as number) };
    const number = nodes.push({ ...here, ...(level === 1 && { move: node.label }) }) - 1;
    at.set(node.visit, number);
    for (const child of node.children) children.push(add(child, number, level + 1));
    if (node.cut !== undefined && node.cut.skipped.length > 0) {
      const stub = nodes.push({ shape: 'pruned', parent: number, x: right + STUB / 2, y: MARGIN + DOWN * (level + 1) }) - 1;
      prunedOf.set(node.visit, stub);
      children.push(stub);
      right += STUB;
    }
    if (children.length === 0) {
      nodes[number].x = right + ACROSS / 2;
      right += ACROSS;
    } else nodes[number].x = (nodes[children[0]].x + nodes[children[children.length - 1]].x) / 2;
    return number;
  };
  add(root, -1, 0);
  markProof(root, at, nodes);
  const steps = Array.from({ length: recording.steps }, (_, step): LivingStep => {
    const visit = recording.visitOf(step);
    if (recording.cutAt(visit) === step) return { node: prunedOf.get(visit) as number, kind: 'cut' };
    return { node: at.get(visit) as number, kind: recording.leftAt(visit) === step ? 'leave' : 'enter' };
  });
  return {
    scene,
    nodes,
    // A leaf is seen and valued at once.
    steps: steps.filter(({ node, kind }) => kind !== 'enter' || nodes[node].shape !== 'leaf'),
    width: right + MARGIN,
    height: Math.max(...nodes.map(({ y }) => y)) + MARGIN,
  };
}

type MutableNode = { -readonly [Field in keyof LivingNode]: LivingNode[Field] };

const shapeOf = (node: TreeNode): LivingNode['shape'] => (isLeaf(node) ? 'leaf' : node.turn === MAX ? 'max' : 'min');

function painted(value: number): Pick<LivingNode, 'value' | 'kind' | 'plies'> {
  const win = winOf(value);
  if (win === undefined) return { value: { en: signedPoints(value, 'en'), fr: signedPoints(value, 'fr') } };
  const { en, fr } = playWords[win.winner === MAX ? 'shortWin' : 'shortLoss'];
  const { plies } = win;
  return {
    value: { en: fill(en, { plies }, 'en'), fr: fill(fr, { plies }, 'fr') },
    kind: win.winner === MAX ? 'win' : 'loss',
    plies,
  };
}

/** Of Max's moves one that wins, of Min's replies all. */
function markProof(root: TreeNode, at: ReadonlyMap<number, number>, nodes: MutableNode[]): void {
  nodes[at.get(root.visit) as number].proves = true;
  const answers = root.children.filter(({ value }) => value === root.value);
  if (!isWin(root.value as number)) return;
  for (const child of root.turn === MAX ? answers.slice(-1) : root.children) markProof(child, at, nodes);
}
