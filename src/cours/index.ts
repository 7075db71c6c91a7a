/*
 * The Course's own code: its functions, with its names and order of arguments, on plain numbers. The same in Python is
 * in docs/cours/. Fast searches and solvers are in `minerve` and `minerve/solve`; the tests check that all three give
 * the same answers.
 */
export { alphabeta, alphabeta_coup, maximin_ab, minimax_ab, negamax_ab } from './alphabeta.ts';
export { type Ensemble, type Graphe, successeurs_dans } from './arene.ts';
export { attracteur, gagnante, gagnante_en, rangs, strategie_gagnante } from './attracteur.ts';
export { type AreneDuCours, arene_chomp } from './chomp.ts';
export { type Choix, maximin_coup, minimax_coup, negamax_coup } from './coup.ts';
export { alignements, H_arene, H_echecs, H_puissance4, table_alignements } from './heuristique.ts';
export type { Arbre, Heuristique, Signe, Successeurs } from './jeu.ts';
export { fonctionPython, type ListingPython, listingsPython } from './listings.ts';
export { Memoire, maximin_memo, minimax_memo, negamax_memo } from './memo.ts';
export { maximin, minimax, negamax } from './minmax.ts';
