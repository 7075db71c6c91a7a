import { asWritten } from '../core/index.ts';
import { type Arene, checkVertex, type Ensemble, type Graphe, readArena } from './arene.ts';
import { error } from './words.ts';

/*
 * Attractors and winning strategies as the Course defines them (I.3 and I.4), of either player: give the
 * vertices that the player controls and the victories of that player. `attracteur(G, S_a, V_a)` is Adam's and
 * `attracteur(G, S_e, V_e)` Ève's. All but `gagnante` are right on graphs with cycles.
 */

/**
 * The sets A^0 ⊂ A^1 ⊂ ... of definition 7, up to the largest, which is the attractor. A^n contains the vertices from
 * which the player wins in at most n moves of both players.
 */
export function attracteur<S>(G: Graphe<S>, S_j: Ensemble<S>, V_j: Ensemble<S>): Set<S>[] {
  const arena = readArena(G, S_j, V_j);
  const suite = [new Set(arena.V_j)];
  for (;;) {
    const A = suite[suite.length - 1];
    const plus = new Set(A);
    for (const s of arena.G.keys()) if (entersBy(arena, s, (t) => A.has(t))) plus.add(s);
    if (plus.size === A.size) return suite;
    suite.push(plus);
  }
}

/**
 * Whether the player can force a `wanted` vertex: one successor if the player moves, otherwise all, if there are any.
 */
function entersBy<S>({ G, S_j }: Arene<S>, s: S, wanted: (t: S) => boolean): boolean {
  const succ = G.get(s) as readonly S[];
  return S_j.has(s) ? succ.some(wanted) : succ.length > 0 && succ.every(wanted);
}

/** The rank of every vertex of the attractor: the least n with the vertex in A^n. */
export function rangs<S>(G: Graphe<S>, S_j: Ensemble<S>, V_j: Ensemble<S>): Map<S, number> {
  const rang = new Map<S, number>();
  attracteur(G, S_j, V_j).forEach((A, n) => {
    for (const s of A) if (!rang.has(s)) rang.set(s, n);
  });
  return rang;
}

/**
 * A winning strategy f, defined on the vertices that the player controls and wins, except those where the game is over:
 * f(s) is the first successor of smaller rank.
 */
export function strategie_gagnante<S>(G: Graphe<S>, S_j: Ensemble<S>, V_j: Ensemble<S>): Map<S, S> {
  const arena = readArena(G, S_j, V_j);
  const rang = rangs(G, S_j, V_j);
  const f = new Map<S, S>();
  for (const [s, succ] of arena.G) {
    const n = rang.get(s);
    if (n === undefined || n === 0 || !arena.S_j.has(s)) continue;
    f.set(s, succ.find((t) => rang.has(t) && (rang.get(t) as number) < n) as S);
  }
  return f;
}

/**
 * Whether the player wins from s, by the memoised recursion of remark R2. Only for arenas without cycles: it throws
 * when it comes back to a vertex whose answer it is still computing.
 */
export function gagnante<S>(s: S, G: Graphe<S>, S_j: Ensemble<S>, V_j: Ensemble<S>): boolean {
  const arena = readArena(G, S_j, V_j);
  checkVertex(arena.G, s, 's');
  const memo = new Map<S, boolean | 'open'>();
  const wins = (t: S): boolean => {
    const known = memo.get(t);
    if (known === 'open') throw error('cours-cycle', { vertex: asWritten(t) });
    if (known !== undefined) return known;
    memo.set(t, 'open');
    const answer = arena.V_j.has(t) || entersBy(arena, t, wins);
    memo.set(t, answer);
    return answer;
  };
  return wins(s);
}

/**
 * Whether s is in A^n: definition 7 as a memoised recursion. Each call has a smaller n, so cycles cause no endless
 * recursion; with n the number of vertices, or Infinity, it says whether the player wins at all. (Whether s is already
 * in A^(n-1) need not be tested: then its successors in A^(n-2) are also in A^(n-1).)
 */
export function gagnante_en<S>(s: S, n: number, G: Graphe<S>, S_j: Ensemble<S>, V_j: Ensemble<S>): boolean {
  const arena = readArena(G, S_j, V_j);
  checkVertex(arena.G, s, 's');
  if (!(n === Number.POSITIVE_INFINITY || (Number.isInteger(n) && n >= 0))) throw error('cours-rank', { n: asWritten(n) });
  // The sets no longer grow after that many steps.
  const most = Math.min(n, arena.G.size);
  const memo = Array.from({ length: most + 1 }, () => new Map<S, boolean>());
  const winsIn = (t: S, m: number): boolean => {
    const known = memo[m].get(t);
    if (known !== undefined) return known;
    const answer = arena.V_j.has(t) || (m > 0 && entersBy(arena, t, (u) => winsIn(u, m - 1)));
    memo[m].set(t, answer);
    return answer;
  };
  return winsIn(s, most);
}
