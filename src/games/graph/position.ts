import { IntList, type Player, type Position } from '../../core/index.ts';
import type { ArenaData } from '../../model/index.ts';
import { illegalMove, nothingToUndo } from '../position.ts';

/** A vertex of the graph, and the vertices visited before it. A move is the number of the vertex it leads to. */
export class GraphPosition implements Position {
  readonly graph: ArenaData;
  readonly #history = new IntList();
  #vertex: number;

  constructor(graph: ArenaData, vertex: number = graph.start) {
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
    this.#history.push(this.#vertex);
    this.#vertex = target;
  }

  undo(): void {
    if (this.#history.length === 0) nothingToUndo('graph');
    this.#vertex = this.#history.pop();
  }

  outcome(): number | undefined {
    return this.graph.outcome[this.#vertex] ?? undefined;
  }

  /** Always 0: a graph comes without a heuristic. */
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
