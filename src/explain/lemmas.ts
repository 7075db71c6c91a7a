import { MAX, type Player } from '../core/index.ts';
import type { Recording } from '../model/index.ts';
import { algorithmOf } from '../search/index.ts';
import { isShallow } from './cuts.ts';

/** The bounds that an algorithm gets from the parent: none, the bound `compare` of Minimax2, or a window. */
export type Bounds = 'none' | 'compare' | 'window';

export function boundsOf(algorithm: string): Bounds {
  if (!algorithmOf(algorithm).prunes) return 'none';
  return algorithm === 'minimax2' ? 'compare' : 'window';
}

/**
 * The lemma of TIPE 2013 at a node p, with Minimax(p) computed from every leaf:
 *
 *     4.c  1. Minimax(p) <= alpha            the value is at most alpha
 *          2. alpha <= Minimax(p) <= beta    the value is Minimax(p)
 *          3. Minimax(p) >= beta             the value is at least beta
 *
 *     3.c  at Max's nodes, at Min's the other way round:
 *          1. Minimax(p) <= compare          the value is Minimax(p)
 *          2. Minimax(p) > compare           the value is at least compare
 */
export interface LemmaCase {
  readonly section: '3.c' | '4.c';
  /** The cases that hold: two at once in 4.c if Minimax(p) is alpha or beta. */
  readonly cases: readonly number[];
  readonly player: Player;
  /** As the node was called; in 3.c one of them is compare, the other infinite. */
  readonly alpha: number;
  readonly beta: number;
  readonly minimax: number;
  readonly value: number;
  /**
   * How the lemma of 4.c applies: it is this algorithm's own; its value is a bound as well (fail-soft); the same, seen
   * by the player to move (negamax).
   */
  readonly relation: 'own' | 'soft' | 'negamax';
}

const RELATIONS: Readonly<Record<string, LemmaCase['relation']>> = {
  minimax2: 'own',
  alphabeta: 'own',
  'negamax-alphabeta': 'negamax',
  negascout: 'negamax',
};

/** How the lemma of its section applies to an algorithm that has bounds. */
export function relationOf(algorithm: string): LemmaCase['relation'] {
  return RELATIONS[algorithm] ?? 'soft';
}

/**
 * The case of the lemma at a visit that was left or cut. Undefined where no lemma speaks: of algorithms without bounds,
 * and in passes that do not reach the leaves.
 */
export function lemmaAt(algorithm: string, recording: Recording, visit: number): LemmaCase | undefined {
  const bounds = boundsOf(algorithm);
  const isOpen = recording.leftAt(visit) < 0;
  if (bounds === 'none' || (isOpen && recording.cutAt(visit) < 0) || isShallow(recording, visit)) return undefined;
  const { tree } = recording;
  const node = recording.nodeOf(visit);
  const player = tree.turn[node] as Player;
  const [alpha, beta] = [recording.alphaOf(visit), recording.betaOf(visit)];
  const minimax = tree.value[node];
  const value = isOpen ? recording.valueOf(recording.visitOf(recording.cutAt(visit) - 1)) : recording.valueOf(visit);
  const common = { player, alpha, beta, minimax, value };
  if (bounds === 'compare') {
    const within = player === MAX ? minimax <= beta : minimax >= alpha;
    return { ...common, section: '3.c', cases: [within ? 1 : 2], relation: 'own' };
  }
  const holding = [minimax <= alpha, alpha <= minimax && minimax <= beta, minimax >= beta];
  const cases = [1, 2, 3].filter((number) => holding[number - 1]);
  return { ...common, section: '4.c', cases, relation: relationOf(algorithm) };
}
