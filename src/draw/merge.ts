import { fromPly } from '../core/index.ts';
import type { Again, SearchTree, TreeNode } from './tree.ts';

/**
 * The tree with each position drawn once, as document 004 draws figure 9; the other ways that lead there become
 * `again`. Scores are counted from the node itself, not from the root,
 * because a position may be met at several depths. It stands below all that lead to it, or where play can come back to
 * it, as near to the root as it was met. The recorder must have kept keys: a visit without one is a position of its
 * own.
 */
export function mergePositions(tree: SearchTree): SearchTree {
  const graph = new Merged(tree.root);
  const level = graph.longestWays() ?? graph.shortestWays();
  const parent = graph.parents(level);
  const copies = new Map<Key, Copy>();
  for (const key of graph.keys) copies.set(key, copyOf(graph.visit(key)));
  for (const key of graph.keys) {
    const copy = copies.get(key) as Copy;
    for (const { key: target, visit } of graph.ways(key)) {
      const to = copies.get(target) as Copy;
      if (parent.get(target) !== key || copy.children.includes(to)) copy.again.push({ label: visit.label, to, best: visit.best });
      else {
        Object.assign(to, { label: visit.label, move: visit.move, best: visit.best });
        copy.children.push(to);
      }
    }
  }
  return { ...tree, root: copies.get(graph.keys[0]) as Copy };
}

type Copy = TreeNode & { readonly again: Again[] };
/** A position's key, or the visit itself where there is none. */
type Key = number | string | TreeNode;
interface Way {
  readonly key: Key;
  readonly visit: TreeNode;
}

function copyOf(visit: TreeNode): Copy {
  const { ply, alpha, beta, value } = visit;
  const here = (score: number) => fromPly(score, ply);
  return {
    ...visit,
    alpha: here(alpha),
    beta: here(beta),
    value: value === undefined ? undefined : here(value),
    children: [],
    again: [],
  };
}

/** Which of two visits of a position is drawn: the one on the best line, that looked at the moves, that came first. */
function isBetter(one: TreeNode, other: TreeNode): boolean {
  if (one.best !== other.best) return one.best;
  const [expanded, otherExpanded] = [one.children.length > 0, other.children.length > 0];
  return expanded === otherExpanded ? one.entered < other.entered : expanded;
}

/** The positions that were met, and the ways between them. */
class Merged {
  /** From the root on, each after one that leads to it. */
  readonly keys: Key[] = [];
  readonly #chosen = new Map<Key, TreeNode>();
  readonly #ways = new Map<Key, readonly Way[]>();

  constructor(root: TreeNode) {
    const visits = [root];
    for (let i = 0; i < visits.length; i++) {
      const visit = visits[i];
      const chosen = this.#chosen.get(keyOf(visit));
      if (chosen === undefined || isBetter(visit, chosen)) this.#chosen.set(keyOf(visit), visit);
      for (const child of visit.children) visits.push(child);
    }
    this.#chosen.set(keyOf(root), root);
    const met = new Set([keyOf(root)]);
    for (const key of met) {
      this.keys.push(key);
      const ways = new Map<string, Way>();
      // A move that was searched again with another window is one way; the last visit is the one that was believed.
      for (const child of this.visit(key).children) {
        const way = ways.get(child.label);
        if (way === undefined || !way.visit.best) ways.set(child.label, { key: keyOf(child), visit: child });
        met.add(keyOf(child));
      }
      this.#ways.set(key, [...ways.values()]);
    }
  }

  visit(key: Key): TreeNode {
    return this.#chosen.get(key) as TreeNode;
  }

  ways(key: Key): readonly Way[] {
    return this.#ways.get(key) as readonly Way[];
  }

  /** How far below the root each position is by the longest way; undefined where play can come back (Kahn 1962). */
  longestWays(): Map<Key, number> | undefined {
    const entering = new Map<Key, number>(this.keys.map((key) => [key, 0]));
    for (const key of this.keys) for (const way of this.ways(key)) entering.set(way.key, (entering.get(way.key) as number) + 1);
    const level = new Map<Key, number>([[this.keys[0], 0]]);
    const open = entering.get(this.keys[0]) === 0 ? [this.keys[0]] : [];
    for (const key of open)
      for (const way of this.ways(key)) {
        level.set(way.key, Math.max(level.get(way.key) ?? 0, (level.get(key) as number) + 1));
        const left = (entering.get(way.key) as number) - 1;
        entering.set(way.key, left);
        if (left === 0) open.push(way.key);
      }
    return open.length === this.keys.length ? level : undefined;
  }

  shortestWays(): Map<Key, number> {
    const level = new Map<Key, number>([[this.keys[0], 0]]);
    for (const key of this.keys)
      for (const way of this.ways(key)) if (!level.has(way.key)) level.set(way.key, (level.get(key) as number) + 1);
    return level;
  }

  /** The position that each hangs from: on the best line the one before, else the first just above. */
  parents(level: ReadonlyMap<Key, number>): Map<Key, Key> {
    const parent = new Map<Key, Key>();
    for (const key of this.keys)
      for (const way of this.ways(key)) {
        const isJustAbove = (level.get(key) as number) + 1 === level.get(way.key);
        if (isJustAbove && (way.visit.best || !parent.has(way.key))) parent.set(way.key, key);
      }
    return parent;
  }
}

function keyOf(node: TreeNode): Key {
  return node.key ?? node;
}
