import { type Arbre, checkSign, evaluated, type Heuristique, listes, type Signe, type Successeurs, successorsOf } from './jeu.ts';
import { maximin, minimax, negamax, opposed } from './minmax.ts';

/*
 * A player needs a move, not only its value (the Course, remark 6). These functions return both, `[valeur, coup]`. The
 * move is given as the position it leads to, the first of the best ones, and is undefined at a leaf. The recursion
 * below the root only needs values.
 */

/** A value and the successor that attains it. */
export type Choix<P> = readonly [valeur: number, coup: P | undefined];

export function maximin_coup(position: Arbre, nb: number, H: Heuristique<number>): Choix<Arbre>;
export function maximin_coup<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P>): Choix<P>;
export function maximin_coup<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P> = listes): Choix<P> {
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return [evaluated(position, H), undefined];
  let maxi = Number.NEGATIVE_INFINITY;
  // If every move has the value -∞, none is greater than maxi; then the first one is played.
  let coup = succ[0];
  for (const position1 of succ) {
    const valeur = minimax(position1, nb - 1, H, successeurs);
    if (valeur > maxi) [maxi, coup] = [valeur, position1];
  }
  return [maxi, coup];
}

export function minimax_coup(position: Arbre, nb: number, H: Heuristique<number>): Choix<Arbre>;
export function minimax_coup<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P>): Choix<P>;
export function minimax_coup<P>(position: P, nb: number, H: Heuristique<P>, successeurs: Successeurs<P> = listes): Choix<P> {
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return [evaluated(position, H), undefined];
  let mini = Number.POSITIVE_INFINITY;
  let coup = succ[0];
  for (const position1 of succ) {
    const valeur = maximin(position1, nb - 1, H, successeurs);
    if (valeur < mini) [mini, coup] = [valeur, position1];
  }
  return [mini, coup];
}

/** The value is that of the player to move, as negamax gives it. */
export function negamax_coup(position: Arbre, nb: number, H: Heuristique<number>, signe: Signe): Choix<Arbre>;
export function negamax_coup<P>(position: P, nb: number, H: Heuristique<P>, signe: Signe, successeurs: Successeurs<P>): Choix<P>;
export function negamax_coup<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe,
  successeurs: Successeurs<P> = listes,
): Choix<P> {
  checkSign(signe);
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return [opposed(evaluated(position, H), signe), undefined];
  let maxi = Number.NEGATIVE_INFINITY;
  let coup = succ[0];
  for (const position1 of succ) {
    const valeur = opposed(negamax(position1, nb - 1, H, -signe as Signe, successeurs), -1);
    if (valeur > maxi) [maxi, coup] = [valeur, position1];
  }
  return [maxi, coup];
}
