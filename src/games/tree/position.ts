import { MAX, MIN, type Player, type Position } from '../../core/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';
import type { FlatTree } from './flat-tree.ts';

/** A node of the tree. A move is the number of a child, counted from 0. */
export class TreePosition implements Position {
  readonly tree: FlatTree;
  #node = 0;
  #turn: Player;

  constructor(tree: FlatTree) {
    this.tree = tree;
    this.#turn = tree.root;
  }

  get node(): number {
    return this.#node;
  }

  /** The moves from the root to here. */
  path(): number[] {
    const { parent, firstChild } = this.tree;
    const path: number[] = [];
    for (let node = this.#node; node !== 0; node = parent[node]) path.push(node - firstChild[parent[node]]);
    return path.reverse();
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    const count = this.tree.childCount[this.#node];
    for (let child = 0; child < count; child++) into[at++] = child;
    return at;
  }

  play(child: number): void {
    if (!(child >= 0 && child < this.tree.childCount[this.#node])) illegalMove('tree', child);
    this.#node = this.tree.firstChild[this.#node] + child;
    this.#turn = this.#turn === MAX ? MIN : MAX;
  }

  undo(): void {
    if (this.#node === 0) nothingToUndo('tree');
    this.#node = this.tree.parent[this.#node];
    this.#turn = this.#turn === MAX ? MIN : MAX;
  }

  outcome(): number | undefined {
    return this.tree.childCount[this.#node] === 0 ? this.tree.value[this.#node] : undefined;
  }

  /** Always 0: inner nodes are worth what lies below them, and nothing else is known. */
  evaluate(): number {
    return 0;
  }

  key(): number {
    return this.#node;
  }
}
