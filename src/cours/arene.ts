import { asWritten } from '../core/index.ts';
import { error } from './words.ts';

export type Ensemble<S> = readonly S[] | ReadonlySet<S>;

/**
 * The graph of a game: what follows each vertex. A Map, or a plain object where vertices are texts. Every vertex is in
 * it, also those that no move leaves.
 */
export type Graphe<S> =
  | ReadonlyMap<S, Ensemble<S>>
  | (Readonly<Record<string, Ensemble<S>>> & ([S] extends [string] ? unknown : never));

/** A graph as the functions of this layer read it. */
export type Voisins<S> = ReadonlyMap<S, readonly S[]>;

/** The graph, once it is sure that every edge ends at a vertex. */
export function readGraph<S>(G: Graphe<S>): Voisins<S> {
  const entries: Iterable<[unknown, Ensemble<unknown>]> = G instanceof Map ? G : Object.entries(G);
  const voisins = new Map(Array.from(entries, ([s, succ]) => [s as S, [...succ] as S[]]));
  for (const [s, succ] of voisins) for (const t of succ) checkVertex(voisins, t, `G[${asWritten(s)}]`);
  return voisins;
}

export function checkVertex<S>(voisins: Voisins<S>, vertex: S, where: string): void {
  if (voisins.has(vertex)) return;
  const isText = typeof vertex === 'number' && voisins.has(String(vertex) as S);
  throw error(isText ? 'cours-text-vertex' : 'cours-no-vertex', { vertex: asWritten(vertex), where });
}

/** What `attracteur` and the others take, read and found to be an arena of the course. */
export interface Arene<S> {
  readonly G: Voisins<S>;
  /** The vertices that the player controls, and the victories. */
  readonly S_j: ReadonlySet<S>;
  readonly V_j: ReadonlySet<S>;
}

/**
 * Refuses what is no arena as the course has it: vertices that are not there, victories that play on (erratum E004-3),
 * edges that do not pass the turn. A vertex forgotten in S_j is found by the last.
 */
export function readArena<S>(G: Graphe<S>, S_j: Ensemble<S>, V_j: Ensemble<S>): Arene<S> {
  const arena: Arene<S> = { G: readGraph(G), S_j: new Set(S_j), V_j: new Set(V_j) };
  for (const s of arena.S_j) checkVertex(arena.G, s, 'S');
  for (const s of arena.V_j) {
    checkVertex(arena.G, s, 'V');
    if (arena.G.get(s)?.length) throw error('cours-plays-on', { vertex: asWritten(s) });
  }
  for (const [s, succ] of arena.G)
    for (const t of succ)
      if (arena.S_j.has(s) === arena.S_j.has(t)) throw error('cours-not-bipartite', { from: asWritten(s), to: asWritten(t) });
  return arena;
}

/** The successors in a graph, for `maximin` and the others: `maximin('0_a', 8, H, successeurs_dans(G))`. */
export function successeurs_dans<S>(G: Graphe<S>): (s: S) => readonly S[] {
  const voisins = readGraph(G);
  return (s) => {
    checkVertex(voisins, s, 'position');
    return voisins.get(s) as readonly S[];
  };
}
