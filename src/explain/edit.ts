import { atPly, MAX, MAX_VALUE, ok, type Result } from '../core/index.ts';
import { parseTree } from '../games/index.ts';
import { childrenOf, type GameTree, INNER, OVER } from '../model/index.ts';
import { permuted, type ReorderedTree } from './order.ts';
import { failure } from './words.ts';

/** A change that somebody made on the drawing. Paths are child numbers from the root, from 1, as the tree then was. */
export type TreeEdit =
  | { readonly path: readonly number[]; readonly value: number }
  /** Moves a child to another place among its siblings, from 1. */
  | { readonly path: readonly number[]; readonly place: number };

/**
 * The tree with another value at a leaf. Nodes keep their numbers; values on the path to the root are computed again.
 */
export function withLeaf(tree: GameTree, leaf: number, worth: number): GameTree {
  if (tree.kind[leaf] === INNER) throw new RangeError(`Node ${leaf} is no leaf: its value comes from its children.`);
  const worths = tree.leafValue.slice();
  const value = tree.value.slice();
  worths[leaf] = worth;
  value[leaf] = tree.kind[leaf] === OVER ? atPly(worth, tree.ply[leaf]) : worth;
  for (let node = tree.parent[leaf]; node >= 0; node = tree.parent[node]) {
    const values = childrenOf(tree, node).map((child) => value[child]);
    const pick = tree.turn[node] === MAX ? Math.max : Math.min;
    value[node] = values.reduce((a, b) => pick(a, b));
  }
  // The game's winning moves and threats may be wrong for the new value.
  const { win: _, threat: __, ...rest } = tree;
  return { ...rest, leafValue: worths, value, ...(tree.key && { key: unlike(tree, tree.key, leaf) }) };
}

/** After an edit, positions on the path differ from equal ones elsewhere: they get keys of their own. */
function unlike({ parent }: GameTree, key: Int32Array, leaf: number): Int32Array {
  const keys = key.slice();
  let fresh = keys.reduce((least, each) => Math.min(least, each), 0);
  for (let node = leaf; node >= 0; node = parent[node]) keys[node] = --fresh;
  return keys;
}

/** The tree with a child at another place among its siblings, counted from 0. */
export function withChildAt(tree: GameTree, child: number, place: number): ReorderedTree {
  const above = tree.parent[child];
  if (above < 0) throw new RangeError('The root has no siblings to change places with.');
  const siblings = childrenOf(tree, above).filter((each) => each !== child);
  siblings.splice(Math.max(0, Math.min(place, siblings.length)), 0, child);
  return permuted(tree, (node) => (node === above ? siblings : childrenOf(tree, node)));
}

/** The child numbers that lead to a node, from 1. */
export function pathTo(tree: GameTree, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at > 0; at = tree.parent[at]) path.push(childrenOf(tree, tree.parent[at]).indexOf(at) + 1);
  return path.reverse();
}

/** The node that child numbers lead to; undefined if there is none. */
export function nodeAt(tree: GameTree, path: readonly number[]): number | undefined {
  let node = 0;
  for (const number of path) {
    const child = childrenOf(tree, node)[number - 1];
    if (child === undefined) return undefined;
    node = child;
  }
  return node;
}

/** Codes of errors in a single number. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['leaf-not-a-value', 'leaf-not-in-digits']);

/** A leaf's value as somebody typed it. */
export function parseLeaf(text: string): Result<number> {
  const leaf = parseTree(text);
  if (leaf.ok && leaf.value.size === 1) return ok(leaf.value.value[0]);
  if (leaf.ok || !OF_NUMBERS.has(leaf.error.code)) return failure('leaf-not-one-number', { typed: text.trim() });
  // In a field for one number a place says nothing.
  const { at: _, ...error } = leaf.error;
  return { ok: false, error };
}

/** Applies the edits in order. Edits that do not fit the tree, as in an old link, are ignored. */
export function edited(tree: GameTree, edits: readonly TreeEdit[]): ReorderedTree {
  const to = Int32Array.from({ length: tree.size }, (_, node) => node);
  let now = tree;
  for (const edit of edits) {
    const node = nodeAt(now, edit.path);
    if (node === undefined) continue;
    if ('value' in edit) {
      if (now.kind[node] !== INNER) now = withLeaf(now, node, edit.value);
    } else if (node > 0) {
      const moved = withChildAt(now, node, edit.place - 1);
      for (let old = 0; old < to.length; old++) to[old] = moved.to[to[old]];
      now = moved.tree;
    }
  }
  return { tree: now, to };
}

/** `1.2=5` gives the second child of the first the value 5, `1.2:1` makes it the first; several are parted by `;`. */
export function formatEdits(edits: readonly TreeEdit[]): string {
  return edits.map((edit) => `${edit.path.join('.') || ROOT}${'value' in edit ? `=${edit.value}` : `:${edit.place}`}`).join(';');
}

export function parseEdits(text: string): Result<TreeEdit[]> {
  const edits: TreeEdit[] = [];
  for (const word of text.split(';')) {
    if (word.trim() === '') continue;
    const [, path, sign, number] = EDIT.exec(word.trim()) ?? [];
    if (path === undefined || Math.abs(Number(number)) > MAX_VALUE) return failure('bad-tree-edit', { typed: word.trim() });
    const places = path === ROOT ? [] : path.split('.').map(Number);
    edits.push(sign === '=' ? { path: places, value: Number(number) } : { path: places, place: Number(number) });
  }
  return ok(edits);
}

/** How a path is written that leads nowhere: to the root. */
const ROOT = '-';
const EDIT = /^(-|[1-9]\d{0,6}(?:\.[1-9]\d{0,6})*)(?:([=:])(-?\d{1,9}))$/;
