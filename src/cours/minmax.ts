import { type Arbre, checkSign, evaluated, type Heuristique, listes, type Signe, type Successeurs, successorsOf } from './jeu.ts';

/*
 * Min-max as the Course writes it (II.3), with its names. H is an argument; its values are from Max's view. Each
 * function takes either a tree of nested lists, whose leaves are given to H, or positions of any type with the function
 * `successeurs`, which the Course takes as given. Values are plain numbers, infinities included.
 *
 * `nb` is how many moves to look ahead: a position is a leaf if nb is 0 or if it has no successors. The depth of the
 * recursion is nb, or the length of the game.
 */

/** Max is to move: the greatest value of H after `nb` moves that Max can force. */
export function maximin(position: Arbre, nb: number, H: Heuristique<number>): number;
export function maximin<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P>): number;
export function maximin<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P> = listes): number {
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return evaluated(position, H);
  let maxi = Number.NEGATIVE_INFINITY;
  for (const position1 of succ) {
    const valeur = minimax(position1, nb - 1, H, successeurs);
    maxi = Math.max(maxi, valeur);
  }
  return maxi;
}

/** Min is to move: the smallest value of H after `nb` moves that Min can force. */
export function minimax(position: Arbre, nb: number, H: Heuristique<number>): number;
export function minimax<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P>): number;
export function minimax<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P> = listes): number {
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return evaluated(position, H);
  let mini = Number.POSITIVE_INFINITY;
  for (const position1 of succ) {
    const valeur = maximin(position1, nb - 1, H, successeurs);
    mini = Math.min(mini, valeur);
  }
  return mini;
}

/**
 * Both functions in one, since min(a, b) = -max(-a, -b): `signe` is 1 if Max is to move, -1 if Min is, and the value is
 * from the view of the player to move. So negamax(p, nb, H, 1) is maximin(p, nb, H), and negamax(p, nb, H, -1) is
 * -minimax(p, nb, H).
 */
export function negamax(position: Arbre, nb: number, H: Heuristique<number>, signe: Signe): number;
export function negamax<P>(position: P, nb: number, H: Heuristique<P>, signe: Signe, successeurs: Successeurs<P>): number;
export function negamax<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe,
  successeurs: Successeurs<P> = listes,
): number {
  checkSign(signe);
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return opposed(evaluated(position, H), signe);
  let maxi = Number.NEGATIVE_INFINITY;
  for (const position1 of succ) {
    const valeur = negamax(position1, nb - 1, H, -signe as Signe, successeurs);
    maxi = Math.max(maxi, opposed(valeur, -1));
  }
  return maxi;
}

/** signe * valeur, without the -0 of JavaScript. */
export function opposed(valeur: number, signe: number): number {
  return signe * valeur + 0;
}
