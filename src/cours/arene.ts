import { asWritten } from '../core/index.ts';
import { error } from './words.ts';

export type Ensemble<S> = readonly S[] | ReadonlySet<S>;

/**
 * The graph of a game: the successors of each vertex, as a Map, or as a plain object if vertices are strings. It has an
 * entry for every vertex, even if it has no successors.
 */
export type Graphe<S> =
  | ReadonlyMap<S, Ensemble<S>>
  | (Readonly<Record<string, Ensemble<S>>> & ([S] extends [string] ? unknown : never));

/** A graph as the functions of this layer read it. */
export type Voisins<S> = ReadonlyMap<S, readonly S[]>;

/** Reads a graph; throws if an edge leads to a missing vertex. */
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

/** The arguments of `attracteur` and similar functions, read and checked. */
export interface Arene<S> {
  readonly G: Voisins<S>;
  /** The vertices that the player controls, and the player's victories. */
  readonly S_j: ReadonlySet<S>;
  readonly V_j: ReadonlySet<S>;
}

/**
 * Throws if this is not an arena in the sense of the Course: missing vertices, victories with successors (erratum
 * E004-3), edges between vertices of one player (also the sign of a vertex forgotten in S_j).
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
