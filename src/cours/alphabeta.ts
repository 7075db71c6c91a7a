import type { Choix } from './coup.ts';
import {
  type Arbre,
  checkSign,
  checkWindow,
  evaluated,
  type Heuristique,
  listes,
  type Signe,
  type Successeurs,
  successorsOf,
} from './jeu.ts';
import { opposed } from './minmax.ts';

/*
 * Alpha-beta as the Course writes it (II.5). Called without alpha and beta the value is that of min-max.
 * With them it is exact inside ]alpha, beta[; at alpha or below it is an upper bound, at beta or above a lower bound
 * (the course calls alpha and beta bounds of the node's value, which they are not: erratum E004-15).
 *
 * There is no memoised form: a cut returns a bound, valid only for its window, which must not be stored as the value.
 * `TranspositionTable` of minerve stores bounds as bounds.
 */

const [LEAST, MOST] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

export function maximin_ab(position: Arbre, nb: number, H: Heuristique<number>, alpha?: number, beta?: number): number;
export function maximin_ab<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  alpha: number | undefined,
  beta: number | undefined,
  successeurs: Successeurs<P>,
): number;
export function maximin_ab<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  alpha = LEAST,
  beta = MOST,
  successeurs: Successeurs<P> = listes,
): number {
  checkWindow(alpha, beta);
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return evaluated(position, H);
  let maxi = LEAST;
  for (const position1 of succ) {
    const valeur = minimax_ab(position1, nb - 1, H, alpha, beta, successeurs);
    maxi = Math.max(maxi, valeur);
    if (maxi >= beta) return maxi; // β cut
    alpha = Math.max(alpha, maxi);
  }
  return maxi;
}

export function minimax_ab(position: Arbre, nb: number, H: Heuristique<number>, alpha?: number, beta?: number): number;
export function minimax_ab<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  alpha: number | undefined,
  beta: number | undefined,
  successeurs: Successeurs<P>,
): number;
export function minimax_ab<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  alpha = LEAST,
  beta = MOST,
  successeurs: Successeurs<P> = listes,
): number {
  checkWindow(alpha, beta);
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return evaluated(position, H);
  let mini = MOST;
  for (const position1 of succ) {
    const valeur = maximin_ab(position1, nb - 1, H, alpha, beta, successeurs);
    mini = Math.min(mini, valeur);
    if (mini <= alpha) return mini; // α cut
    beta = Math.min(beta, mini);
  }
  return mini;
}

/**
 * Exercise 3: both functions in one. alpha, beta and the value are from the view of the player to move, so at each move
 * ]alpha, beta[ becomes ]-beta, -alpha[.
 */
export function negamax_ab(
  position: Arbre,
  nb: number,
  H: Heuristique<number>,
  signe: Signe,
  alpha?: number,
  beta?: number,
): number;
export function negamax_ab<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe,
  alpha: number | undefined,
  beta: number | undefined,
  successeurs: Successeurs<P>,
): number;
export function negamax_ab<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe,
  alpha = LEAST,
  beta = MOST,
  successeurs: Successeurs<P> = listes,
): number {
  checkSign(signe);
  checkWindow(alpha, beta);
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return opposed(evaluated(position, H), signe);
  let maxi = LEAST;
  for (const position1 of succ) {
    const valeur = negamax_ab(position1, nb - 1, H, -signe as Signe, -beta, -alpha, successeurs);
    maxi = Math.max(maxi, opposed(valeur, -1));
    if (maxi >= beta) return maxi; // β cut, or α cut where Min is to move
    alpha = Math.max(alpha, maxi);
  }
  return maxi;
}

/** The value for Max, by alpha-beta. `signe` says who is to move: Max, unless it is -1. */
export function alphabeta(position: Arbre, nb: number, H: Heuristique<number>, signe?: Signe): number;
export function alphabeta<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe | undefined,
  successeurs: Successeurs<P>,
): number;
export function alphabeta<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe = 1,
  successeurs: Successeurs<P> = listes,
): number {
  checkSign(signe);
  const side = signe === 1 ? maximin_ab<P> : minimax_ab<P>;
  return side(position, nb, H, LEAST, MOST, successeurs);
}

/** Like `alphabeta`, with the best move: the first of several, which is also the one that min-max finds. */
export function alphabeta_coup(position: Arbre, nb: number, H: Heuristique<number>, signe?: Signe): Choix<Arbre>;
export function alphabeta_coup<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe | undefined,
  successeurs: Successeurs<P>,
): Choix<P>;
export function alphabeta_coup<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe = 1,
  successeurs: Successeurs<P> = listes,
): Choix<P> {
  checkSign(signe);
  const succ = successorsOf(position, nb, successeurs);
  if (nb === 0 || succ.length === 0) return [evaluated(position, H), undefined];
  let maxi = LEAST;
  let coup = succ[0];
  for (const position1 of succ) {
    const valeur = opposed(negamax_ab(position1, nb - 1, H, -signe as Signe, LEAST, -maxi, successeurs), -1);
    if (valeur > maxi) [maxi, coup] = [valeur, position1];
    if (maxi === MOST) break; // nothing is better than a win
  }
  return [opposed(maxi, signe), coup];
}
