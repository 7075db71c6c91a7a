import { INFINITE, MAX } from '../core/index.ts';
import { permuted } from '../explain/index.ts';
import { inFull } from '../i18n/index.ts';
import { childrenOf, type GameTree, INNER } from '../model/index.ts';
import { type Answer, type ExerciseKind, type Level, type Marking, marking, suitable } from './exercise.ts';
import { nodeName, nodeNamed } from './notation.ts';
import { exerciseTree, leavesSeen, plainNames, type TreeShape } from './trees.ts';
import { sentence } from './words.ts';

const SHAPES: Readonly<Record<Level, TreeShape>> = {
  1: { depth: 2, children: [2, 3] },
  2: { depth: 3, children: [2, 2] },
  3: { depth: 3, children: [2, 3] },
};

export const order: ExerciseKind = {
  name: 'order',
  title: { en: 'The best order', fr: 'Le meilleur ordre' },
  about: {
    en: 'Put the children in the order in which alpha-beta looks at the fewest leaves.',
    fr: 'Ranger les fils dans l’ordre où alpha-bêta examine le moins de feuilles.',
  },
  on: 'tree',
  make(random, level) {
    const tree = suitable(
      () => exerciseTree(random, level, SHAPES[level]),
      (made) => leavesSeen(made, 'alphabeta') > new Orders(made).fewest,
    );
    const orders = new Orders(tree);
    const best = permuted(tree, (node) => orders.childrenOf(node));
    const solution = namesIn(tree, (node) => orders.childrenOf(node));
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'alphabeta' }, solvedTree: best.tree },
      task: sentence('task-order', { now: leavesSeen(tree, 'alphabeta') }),
      answerKind: { how: 'order' },
      solution,
      solved: sentence('solved-order', { leaves: orders.fewest, firsts: firstsOf(tree, orders) }),
      mark: (answer) => markOrder(tree, orders, answer),
    };
  },
};

function markOrder(tree: GameTree, orders: Orders, answer: Answer): Marking {
  const children = readOrder(tree, answer);
  if (children === undefined) return marking([{ right: false, why: sentence('answer-no-order') }]);
  const yours = leavesSeen(permuted(tree, children).tree, 'alphabeta');
  const right = yours === orders.fewest;
  const why = right
    ? sentence('order-best', { leaves: yours })
    : sentence('order-worse', { yours, fewest: orders.fewest, firsts: firstsOf(tree, orders) });
  return marking([{ right, why }]);
}

/**
 * The children of each node as an answer puts them; undefined if it is no order of this tree. Every node is named
 * once, so that the walk through the answer visits each once.
 */
export function readOrder(tree: GameTree, answer: Answer): ((node: number) => readonly number[]) | undefined {
  if (answer.length !== tree.size) return undefined;
  const nodes = answer.map((name) => nodeNamed(tree, name));
  if (nodes.includes(undefined) || new Set(nodes).size !== nodes.length) return undefined;
  const children = new Map<number, number[]>();
  for (const node of nodes as number[]) {
    const siblings = children.get(tree.parent[node]);
    if (siblings === undefined) children.set(tree.parent[node], [node]);
    else siblings.push(node);
  }
  const inOrder = (node: number) => children.get(node) ?? [];
  const isPreorder = namesIn(tree, inOrder).every((name, i) => name === nodeName(tree, nodes[i] as number));
  return isPreorder ? inOrder : undefined;
}

/** The names of all nodes in preorder, the children of each in the given order. */
export function namesIn(tree: GameTree, children: (node: number) => readonly number[]): string[] {
  const names: string[] = [];
  const visit = (node: number): void => {
    names.push(nodeName(tree, node));
    for (const child of children(node)) visit(child);
  };
  visit(0);
  return names;
}

/** `p2 (p), p13 (p1)`: the nodes that move to the first place, where another child is first now. */
function firstsOf(tree: GameTree, orders: Orders) {
  const moved: string[] = [];
  for (let node = 0; node < tree.size; node++) {
    const first = orders.childrenOf(node)[0];
    if (first !== undefined && first !== node + 1) moved.push(nodeName(tree, first));
  }
  return moved.map(inFull);
}

interface Plan {
  readonly leaves: number;
  /** The children that are looked at, in their order. */
  readonly seen: readonly number[];
}

/**
 * The fewest leaves that alpha-beta can look at in any order, and such an order. A child's value within a window does
 * not depend on how its own children are ordered, so the best way from a node on depends on the window and on the set
 * of children done so far alone. At most 2^children sets a node and window.
 */
class Orders {
  readonly #tree: GameTree;
  readonly #plans = new Map<string, Plan>();
  readonly #chosen = new Map<number, readonly number[]>();
  readonly fewest: number;

  constructor(tree: GameTree) {
    this.#tree = tree;
    this.fewest = this.#plan(0, -INFINITE, INFINITE).leaves;
    this.#choose(0, -INFINITE, INFINITE);
  }

  /** The children of a node in the best order; those that are cut or never seen come last, as they were. */
  childrenOf(node: number): readonly number[] {
    const seen = this.#chosen.get(node) ?? [];
    return [...seen, ...childrenOf(this.#tree, node).filter((child) => !seen.includes(child))];
  }

  #plan(node: number, alpha: number, beta: number): Plan {
    if (this.#tree.kind[node] !== INNER) return { leaves: 1, seen: [] };
    const key = `${node} ${alpha} ${beta}`;
    let plan = this.#plans.get(key);
    if (plan === undefined) this.#plans.set(key, (plan = this.#continued(node, alpha, beta, childrenOf(this.#tree, node))));
    return plan;
  }

  /** The best way through the children that are left. */
  #continued(node: number, alpha: number, beta: number, left: readonly number[]): Plan {
    let best: Plan = { leaves: left.length === 0 ? 0 : Number.POSITIVE_INFINITY, seen: [] };
    for (const child of left) {
      const here = this.#plan(child, alpha, beta).leaves;
      const [low, high] = this.#narrowed(node, child, alpha, beta);
      const rest =
        low >= high
          ? { leaves: 0, seen: [] }
          : this.#continued(
              node,
              low,
              high,
              left.filter((each) => each !== child),
            );
      if (here + rest.leaves < best.leaves) best = { leaves: here + rest.leaves, seen: [child, ...rest.seen] };
    }
    return best;
  }

  #narrowed(node: number, child: number, alpha: number, beta: number): readonly [alpha: number, beta: number] {
    const value = this.#tree.value[child];
    return this.#tree.turn[node] === MAX ? [Math.max(alpha, value), beta] : [alpha, Math.min(beta, value)];
  }

  #choose(node: number, alpha: number, beta: number): void {
    const { seen } = this.#plan(node, alpha, beta);
    this.#chosen.set(node, seen);
    let window: readonly [number, number] = [alpha, beta];
    for (const child of seen) {
      this.#choose(child, ...window);
      window = this.#narrowed(node, child, ...window);
    }
  }
}
