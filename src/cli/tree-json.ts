import { type Game, INFINITE, MAX, type Position } from '../core/index.ts';
import type { SearchTree, TreeNode } from '../draw/index.ts';
import type { Plan } from './plan.ts';
import type { RecordedTree } from './recorded-tree.ts';
import { knowsNothing } from './thinking.ts';

export interface TreeToTell extends RecordedTree {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  readonly plan: Plan;
}

/** The recorded tree for programs. Windows have null for infinity; a node that was never left has null for its value. */
export function treeJson({ spec, game, position, plan, passes, answer }: TreeToTell) {
  const { nodes, leaves, cuts } = answer.counts;
  return {
    game: spec,
    position: game.formatPosition(position),
    algorithm: plan.settings.algorithm,
    depth: answer.depth,
    value: knowsNothing(answer) ? null : answer.value,
    bound: answer.bound,
    move: answer.move ?? null,
    pv: answer.pv,
    nodes,
    leaves,
    cuts,
    stopped: answer.stopped,
    passes: passes.map(passJson),
  };
}

function passJson({ root, kept, dropped }: SearchTree) {
  return { kept, dropped, root: nodeJson(root) };
}

/** Built from the leaves up, because a tree may be deeper than the stack. */
function nodeJson(root: TreeNode) {
  const order = [root];
  for (let i = 0; i < order.length; i++) for (const child of (order[i] as TreeNode).children) order.push(child);
  const told = new Map<TreeNode, ReturnType<typeof tell>>();
  for (const node of order.reverse())
    told.set(
      node,
      tell(
        node,
        node.children.map((child) => told.get(child)),
      ),
    );
  return told.get(root);
}

function tell(node: TreeNode, children: unknown[]) {
  const { label, turn, alpha, beta, value, how, cut, best, hidden } = node;
  return {
    move: label === '' ? null : label,
    turn: turn === MAX ? 'max' : 'min',
    alpha: finite(alpha),
    beta: finite(beta),
    value: value ?? null,
    how: how ?? null,
    cut: cut === undefined ? null : { kind: cut.kind, skipped: cut.skipped },
    best,
    hidden,
    children,
  };
}

function finite(score: number): number | null {
  return Math.abs(score) >= INFINITE ? null : score;
}
