import type { Table } from './translate.ts';

/** Searches, kernels and their tables. */
export const ENGINES: Table = [
  // Kernels.
  [/^A table has from 1 to (\d+) whole megabytes, not (\d+)\.$/, 'Une table a de 1 à $1 mégaoctets entiers, et non $2.'],
  [/^A kernel runs in 1 to (\d+) threads, not (\d+)\.$/, 'Un noyau travaille avec 1 à $1 fils, et non $2.'],
  [
    /^There is no memory for a table of (\d+) MB \(.*\)\. .*$/,
    "Il n'y a pas de mémoire pour une table de $1 Mo. Prenez-en une plus petite : 16 Mo suffisent à toute position.",
  ],
  [
    /^The opening book is not there \((.*)\)\. .*$/,
    "Le livre d'ouvertures n'est pas là ($1). Passez-vous-en, ou réinstallez Minerve.",
  ],
  [/^The kernel is not there \((.*)\)\. .*$/, "Le noyau compilé n'est pas là ($1). Construisez-le : npm run build."],

  // Searches.
  [
    /^This algorithm keeps no memory: .*\((.*)\)\.$/,
    "Cet algorithme n'a pas de mémoire : retirez la mémoire, ou choisissez-en un qui en a une ($1).",
  ],
  [
    /^A memory needs to tell positions apart, and this game has no key\(\): .*$/,
    'Une mémoire doit distinguer les positions, et ce jeu n’a pas de key() : ajoutez-en une, ou retirez la mémoire.',
  ],
  [
    /^The search went (\d+) plies deep, .*$/s,
    'La recherche est descendue à $1 demi-coups, autant que la pile le permet : donnez une profondeur.',
  ],
  [
    /^The position is not the same after the search: .*$/,
    "La position n'est plus la même après la recherche : undo() ne rétablit pas ce que play() change. Lancez checkGame sur le jeu.",
  ],
  [
    /^A position without a legal move must have an outcome: .*$/,
    'Une position sans coup légal doit avoir un résultat : faites que outcome() en rende un (DRAW, par exemple).',
  ],
  [/^(.*): (\w+) returned a wrong score at (.*?): (.*)\.$/s, '$1 : $2 a rendu un mauvais score à $3 : $4!.'],
  [/^WIN and -WIN are for finished games: .*$/, 'WIN et -WIN sont pour les parties finies : que outcome() les rende'],
  [/^(.*) is too large: values stay within ±(\d+)$/, '$1 est trop grand : les valeurs restent entre ±$2'],
  [/^(.*) is not a number$/s, "$1 n'est pas un nombre"],
  [
    /^(.*) is not an integer: .*$/s,
    "$1 n'est pas un entier : les scores sont des entiers, comptez donc par exemple en centièmes",
  ],
];
