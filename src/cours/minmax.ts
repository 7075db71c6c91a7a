import { type Arbre, checkSign, evaluated, type Heuristique, listes, type Signe, type Successeurs, successorsOf } from './jeu.ts';

/*
 * Min-max as the course writes it (document 004, II.3), with its names. H is given as an argument and speaks for Max.
 * Each function has two forms: a tree of nested lists, whose leaves are given to H, or positions of any kind with the
 * function `successeurs` that the course supposes given. Values are plain numbers, infinities included.
 *
 * `nb` is how many moves to look ahead: a position is a leaf where nb is used up or no move leaves it. The recursion is
 * as deep as nb, or as the game is long.
 */

/** Max is to move: the most that Max is sure to get, as H sees it `nb` moves later. */
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

/** Min is to move: the least to which Min is sure to hold Max. */
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
 * Both in one, since min(a, b) = -max(-a, -b): `signe` is 1 where Max is to move, -1 where Min is, and the value is
 * that of the player to move. So negamax(p, nb, H, 1) is maximin(p, nb, H), and negamax(p, nb, H, -1) is -minimax(p,
 * nb, H).
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
