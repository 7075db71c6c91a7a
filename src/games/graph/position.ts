import { IntList, type Player, type Position } from '../../core/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';
import type { ExplicitGraph } from './graph.ts';

/** A vertex of the graph, and how the game came there. A move is the number of the vertex it leads to. */
export class GraphPosition implements Position {
  readonly graph: ExplicitGraph;
  readonly #came = new IntList();
  #vertex: number;

  constructor(graph: ExplicitGraph, vertex: number = graph.start) {
    this.graph = graph;
    this.#vertex = vertex;
  }

  get vertex(): number {
    return this.#vertex;
  }

  turn(): Player {
    return this.graph.owner[this.#vertex] as Player;
  }

  moves(into: number[], at: number): number {
    const { offsets, targets } = this.graph;
    const end = offsets[this.#vertex + 1];
    for (let i = offsets[this.#vertex]; i < end; i++) into[at++] = targets[i];
    return at;
  }

  play(target: number): void {
    if (!this.#leadsTo(target)) illegalMove('graph', target);
    this.#came.push(this.#vertex);
    this.#vertex = target;
  }

  undo(): void {
    if (this.#came.length === 0) nothingToUndo('graph');
    this.#vertex = this.#came.pop();
  }

  outcome(): number | undefined {
    return this.graph.outcome[this.#vertex];
  }

  /** Always 0: nothing is known of a vertex but its edges. */
  evaluate(): number {
    return 0;
  }

  key(): number {
    return this.#vertex;
  }

  #leadsTo(target: number): boolean {
    const { offsets, targets } = this.graph;
    const end = offsets[this.#vertex + 1];
    for (let i = offsets[this.#vertex]; i < end; i++) if (targets[i] === target) return true;
    return false;
  }
}
