import type { Voisins } from './arene.ts';
import { error } from './words.ts';

/** An arena in the notation of the Course: the graph, the vertices of each player, the victories of each. */
export interface AreneDuCours {
  readonly G: Voisins<string>;
  readonly depart: string;
  readonly S_a: ReadonlySet<string>;
  readonly S_e: ReadonlySet<string>;
  readonly V_a: ReadonlySet<string>;
  readonly V_e: ReadonlySet<string>;
}

/**
 * The arena of Chomp p × q that Adam can reach from the start (the Course, example 4 and exercise 2). A vertex names
 * the lengths of the bar's rows and the player to move: `2.2_a` is the whole bar of 2 × 2 with Adam to move, `1_e` the
 * poison left to Ève, who has lost.
 */
export function arene_chomp(p: number, q: number): AreneDuCours {
  if (!(Number.isInteger(p) && p >= 1 && Number.isInteger(q) && q >= 1)) throw error('cours-bar', { p, q });
  const depart = nameOf(Array<number>(p).fill(q), 'a');
  const G = new Map<string, string[]>();
  const [S_a, S_e, V_a, V_e] = Array.from({ length: 4 }, () => new Set<string>());
  const waiting = [depart];
  for (const s of waiting) {
    if (G.has(s)) continue;
    const [bar, joueur] = s.split('_');
    const autre = joueur === 'a' ? 'e' : 'a';
    const succ = bites(bar.split('.').map(Number)).map((reste) => nameOf(reste, autre));
    G.set(s, succ);
    waiting.push(...succ);
    (joueur === 'a' ? S_a : S_e).add(s);
    if (succ.length === 0) (joueur === 'a' ? V_e : V_a).add(s);
  }
  return { G, depart, S_a, S_e, V_a, V_e };
}

const nameOf = (bar: readonly number[], joueur: string) => `${bar.join('.')}_${joueur}`;

/** The bar after each bite: the square in row i and column j and all to its right and below; never the poison. */
function bites(bar: readonly number[]): number[][] {
  return bar.flatMap((length, i) =>
    Array.from({ length }, (_, j) =>
      bar.map((other, k) => (k < i ? other : Math.min(other, j))).filter((left) => left > 0),
    ).slice(i === 0 ? 1 : 0),
  );
}
