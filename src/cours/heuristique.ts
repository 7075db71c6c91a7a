import { asWritten } from '../core/index.ts';
import type { Ensemble } from './arene.ts';
import type { Heuristique } from './jeu.ts';
import { error } from './words.ts';

/*
 * The three heuristics of the Course (II.1 and II.4). All are from Max's view: Infinity if Max (or Adam) has won,
 * -Infinity if Min (or Ève) has.
 */

/**
 * II.4, for small games: only the end counts. Min-max that looks as many moves ahead as there are vertices then finds
 * the winner.
 */
export function H_arene<S>(V_a: Ensemble<S>, V_e: Ensemble<S>): Heuristique<S> {
  const [adam, eve] = [new Set(V_a), new Set(V_e)];
  for (const s of adam) if (eve.has(s)) throw error('cours-both-win', { vertex: asWritten(s) });
  return (s) => (adam.has(s) ? Number.POSITIVE_INFINITY : eve.has(s) ? Number.NEGATIVE_INFINITY : 0);
}

type Case = readonly [row: number, column: number];

/** The four directions of a line: along a row, down a column, and both diagonals. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** All lines of four cells on a board: 69 on Connect 4's. */
export function alignements(lignes: number, colonnes: number): Case[][] {
  const inside = ([i, j]: Case) => i >= 0 && i < lignes && j >= 0 && j < colonnes;
  return Array.from({ length: lignes * colonnes }, (_, n) => [Math.floor(n / colonnes), n % colonnes])
    .flatMap(([i, j]) => DIRECTIONS.map(([di, dj]) => [0, 1, 2, 3].map((k): Case => [i + k * di, j + k * dj])))
    .filter((cases) => cases.every(inside));
}

/** Figure 2: how many lines of four pass through each cell. */
export function table_alignements(lignes: number, colonnes: number): number[][] {
  const table = Array.from({ length: lignes }, () => Array<number>(colonnes).fill(0));
  for (const [i, j] of alignements(lignes, colonnes).flat()) table[i][j]++;
  return table;
}

/**
 * Example 10, Connect 4: a stone is worth the number of lines of four through its cell, Max's with a plus and Min's
 * with a minus. The grid is a list of rows from the top, `['.......', ..., '..xo...']`: x is Max, o is Min.
 */
export function H_puissance4(grille: readonly string[]): number {
  grille.forEach((ligne, i) => {
    if (typeof ligne !== 'string' || !/^[xo.]+$/.test(ligne) || ligne.length !== grille[0].length)
      throw error('cours-grid', { row: i + 1, text: asWritten(ligne) });
  });
  let somme = 0;
  for (const cases of alignements(grille.length, grille[0]?.length ?? 0)) {
    const jetons = cases.map(([i, j]) => grille[i][j]).join('');
    if (jetons === 'xxxx') return Number.POSITIVE_INFINITY;
    if (jetons === 'oooo') return Number.NEGATIVE_INFINITY;
    // Each line counts each of its stones once, so that a stone is counted once for each of its lines.
    for (const jeton of jetons) somme += jeton === 'x' ? 1 : jeton === 'o' ? -1 : 0;
  }
  return somme;
}

const PIECES: Readonly<Record<string, number>> = { q: 9, r: 5, b: 3, n: 3, p: 1, k: 0 };

/**
 * Example 11, chess: queen 9, rook 5, bishop and knight 3, pawn 1; White (capitals, Max) with a plus, Black with a
 * minus. The board is the first part of a FEN. Checkmate, ±Infinity in the Course, is not detected: that needs the
 * rules of chess, which this layer does not have (`parseGame('chess:course')` of minerve has them).
 */
export function H_echecs(plateau: string): number {
  let somme = 0;
  for (const signe of plateau.replace(/[1-8/]/g, '')) {
    const valeur = PIECES[signe.toLowerCase()];
    if (valeur === undefined) throw error('cours-piece', { sign: asWritten(signe) });
    somme += signe === signe.toUpperCase() ? valeur : -valeur;
  }
  return somme;
}
