import { type Arbre, checkSign, evaluated, type Heuristique, listes, type Signe, type Successeurs, successorsOf } from './jeu.ts';
import { opposed } from './minmax.ts';

/**
 * The values found so far, by position, number of moves still to look ahead and player to move. Valid for one H and one
 * `successeurs` only.
 *
 * A Map compares strings and numbers by value, but lists and objects by identity. For positions that are lists or
 * objects give `cle`, which makes a string or a number of a position:
 * `new Memoire<string[]>((grille) => grille.join('/'))`. Without it the values are right, but computed repeatedly.
 */
export class Memoire<P> {
  readonly #cle: (position: P) => unknown;
  readonly #valeurs = new Map<string, Map<unknown, number>>();

  constructor(cle: (position: P) => unknown = (position) => position) {
    this.#cle = cle;
  }

  /** The number of stored values. */
  get taille(): number {
    return [...this.#valeurs.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The stored value, or else the result of `calcul`, which is stored. */
  rappel(position: P, nb: number, joueur: string, calcul: () => number): number {
    const page = `${joueur} ${nb}`;
    const valeurs = this.#valeurs.get(page) ?? new Map<unknown, number>();
    this.#valeurs.set(page, valeurs);
    const cle = this.#cle(position);
    let valeur = valeurs.get(cle);
    if (valeur === undefined) valeurs.set(cle, (valeur = calcul()));
    return valeur;
  }
}

/*
 * The functions of minmax.ts with memoisation (the Course, remark 7): where two paths lead to one position, its
 * value is computed once.
 */

export function maximin_memo(position: Arbre, nb: number, H: Heuristique<number>, memo?: Memoire<Arbre>): number;
export function maximin_memo<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  memo: Memoire<P> | undefined,
  successeurs: Successeurs<P>,
): number;
export function maximin_memo<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  memo: Memoire<P> = new Memoire(),
  successeurs: Successeurs<P> = listes,
): number {
  return memo.rappel(position, nb, 'Max', () => {
    const succ = successorsOf(position, nb, successeurs);
    if (nb === 0 || succ.length === 0) return evaluated(position, H);
    let maxi = Number.NEGATIVE_INFINITY;
    for (const position1 of succ) {
      const valeur = minimax_memo(position1, nb - 1, H, memo, successeurs);
      maxi = Math.max(maxi, valeur);
    }
    return maxi;
  });
}

export function minimax_memo(position: Arbre, nb: number, H: Heuristique<number>, memo?: Memoire<Arbre>): number;
export function minimax_memo<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  memo: Memoire<P> | undefined,
  successeurs: Successeurs<P>,
): number;
export function minimax_memo<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  memo: Memoire<P> = new Memoire(),
  successeurs: Successeurs<P> = listes,
): number {
  return memo.rappel(position, nb, 'Min', () => {
    const succ = successorsOf(position, nb, successeurs);
    if (nb === 0 || succ.length === 0) return evaluated(position, H);
    let mini = Number.POSITIVE_INFINITY;
    for (const position1 of succ) {
      const valeur = maximin_memo(position1, nb - 1, H, memo, successeurs);
      mini = Math.min(mini, valeur);
    }
    return mini;
  });
}

export function negamax_memo(position: Arbre, nb: number, H: Heuristique<number>, signe: Signe, memo?: Memoire<Arbre>): number;
export function negamax_memo<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe,
  memo: Memoire<P> | undefined,
  successeurs: Successeurs<P>,
): number;
export function negamax_memo<P>(
  position: P,
  nb: number,
  H: Heuristique<P>,
  signe: Signe,
  memo: Memoire<P> = new Memoire(),
  successeurs: Successeurs<P> = listes,
): number {
  checkSign(signe);
  return memo.rappel(position, nb, `negamax ${signe}`, () => {
    const succ = successorsOf(position, nb, successeurs);
    if (nb === 0 || succ.length === 0) return opposed(evaluated(position, H), signe);
    let maxi = Number.NEGATIVE_INFINITY;
    for (const position1 of succ) {
      const valeur = negamax_memo(position1, nb - 1, H, -signe as Signe, memo, successeurs);
      maxi = Math.max(maxi, opposed(valeur, -1));
    }
    return maxi;
  });
}
