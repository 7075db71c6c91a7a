import type { Table } from './translate.ts';

/** Searches, kernels and their tables. */
export const ENGINES: Table = [
  // Kernels.
  [/^A table has from 1 to (\d+) whole megabytes, not (\d+)\.$/, 'Une table a de 1 à $1 mégaoctets entiers, et non $2.'],
  [/^A kernel runs in 1 to (\d+) threads, not (\d+)\.$/, 'Un noyau travaille avec 1 à $1 fils, et non $2.'],
  [
    /^There is no memory for a table of (\d+) MB \(.*\)\. .*$/,
    'Il n’y a pas de mémoire pour une table de $1 Mo. Prenez-en une plus petite : 16 Mo sont la taille habituelle.',
  ],
  [
    /^The opening book is not there \((.*)\)\. .*$/,
    'Le livre d’ouvertures n’est pas là ($1). Passez-vous-en, ou réinstallez Minerve.',
  ],
  [/^The kernel is not there \((.*)\)\. .*$/, 'Le noyau compilé n’est pas là ($1). Construisez-le : npm run build.'],

  // Searches.
  [
    /^This algorithm keeps no memory: .*\((.*)\)\.$/,
    'Cet algorithme n’a pas de mémoire : retirez la mémoire, ou choisissez-en un qui en a une ($1).',
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
    'La position n’est plus la même après la recherche : undo() ne rétablit pas ce que play() change. Lancez checkGame sur le jeu.',
  ],
  [
    /^A position without a legal move must have an outcome: .*$/,
    'Une position sans coup légal doit avoir un résultat : faites que outcome() en rende un (DRAW, par exemple).',
  ],
  [/^(.*): (\w+) returned a wrong score at (.*?): (.*)\.$/s, '$1 : $2 a rendu un mauvais score à $3 : $4!.'],
  [/^WIN and -WIN are for finished games: .*$/, 'WIN et -WIN sont pour les parties finies : que outcome() les rende'],
  [/^(.*) is too large: values stay within ±(\d+)$/, '$1 est trop grand : les valeurs restent entre ±$2'],
  [/^(.*) is not a number$/s, '$1 n’est pas un nombre'],
  [
    /^(.*) is not an integer: .*$/s,
    '$1 n’est pas un entier : les scores sont des entiers, comptez donc par exemple en centièmes',
  ],

  // Limits of a think or a search.
  [/^level is (.*): levels are the whole numbers from 1 to (\d+)\.$/s, 'level vaut $1 : les niveaux sont les entiers de 1 à $2.'],
  [/^A level chooses its own depth: .*$/, 'Un niveau choisit sa profondeur : donnez un niveau ou une profondeur, pas les deux.'],
  [/^There is no limit "(.*)"\. There are: (.*)\.$/s, 'Il n’y a pas de limite « $1 ». Il y a : $2.'],
  [/^(\w+) is (.*): it must be a whole number, (\d+) or more\. (.*)$/s, '$1 vaut $2 : il faut un entier, au moins $3. $4!'],
  [/^(\w+) is (.*): it must be a whole number\. (.*)$/s, '$1 vaut $2 : il faut un entier. $3!'],
  [/^A search looks at least one ply ahead\.$/, 'Une recherche regarde un demi-coup au moins.'],
  [/^A node limit counts positions\.$/, 'Une limite de nœuds compte des positions.'],
  [/^The best moves are counted\.$/, 'Les meilleurs coups se comptent.'],
  [/^Chance is seeded\.$/, 'Le hasard part d’une graine.'],
  [
    /^The distance q of the winning-move pruning counts plies from the leaves\.$/,
    'La distance q de l’élagage des coups gagnants compte des demi-coups à partir des feuilles.',
  ],
  [/^A recursion limit counts plies\.$/, 'Une limite de récursion compte des demi-coups.'],
  [
    /^time is (.*): give a number of milliseconds, 0 or more\.$/s,
    'time vaut $1 : donnez un nombre de millisecondes, au moins 0.',
  ],
  [
    /^A position is a text in the game's notation \(.*\), not (\w+)\.$/,
    'Une position est un texte dans la notation du jeu (« 4453 » à Puissance 4, l’état en JSON pour un jeu à vous), et non $1.',
  ],
  [/^The window (\S+ \S+) is empty: .*$/, 'La fenêtre $1 est vide : alpha doit être sous beta.'],
  [/^There is no algorithm "(.*)"\. There are: (.*)\.$/s, 'Il n’y a pas d’algorithme « $1 ». Il y a : $2.'],

  // Engines and solvers at work.
  [/^This engine is closed: .*$/, 'Ce moteur est fermé : ouvrez-en un autre.'],
  [
    /^The engine was closed while it was thinking\. .*$/,
    'Le moteur a été fermé pendant qu’il réfléchissait. Arrêtez d’abord la réflexion par son signal si vous en voulez la réponse.',
  ],
  [/^The think ended without a thought: .*$/, 'La réflexion a fini sans réponse : elle a été quittée avant la première.'],
  [
    /^The engine's thread came to an end \((.*)\)\. .*$/s,
    'Le fil du moteur s’est arrêté ($1). La prochaine réflexion le relance.',
  ],
  [
    /^The engine's thread had too little memory\. .*$/,
    'Le fil du moteur n’avait plus assez de mémoire. La prochaine réflexion le relance : donnez-lui une table ou un jeu plus petits.',
  ],
  [
    /^The game did not come to a first move: .*$/,
    'Le jeu n’est arrivé à aucun premier coup : il tourne en rond dans son propre code. La prochaine réflexion relance son fil.',
  ],
  [/^A think is stopped by an AbortSignal: (.*)\.$/, 'Une réflexion s’arrête par un AbortSignal : $1.'],
  [
    /^An engine is served in a thread of its own: .*$/,
    'Un moteur se sert dans un fil à part : lancez ce fichier comme « worker », par openEngine.',
  ],
  [
    /^A clock has 0 ms or more left, .*: not (.*)\.$/,
    'Une pendule a au moins 0 ms, en ajoute au moins 0, pour au moins 1 coup : et non $1.',
  ],
  [/^This solver is closed: .*$/, 'Ce solveur est fermé : ouvrez-en un autre.'],
  [
    /^This solver is at work on a position: .*$/,
    'Ce solveur travaille déjà sur une position : attendez-le, arrêtez-le par son signal, ou ouvrez-en un autre.',
  ],
  [/^(The kernel|The opening book) could not be loaded: (.*) answered (.*)\.$/s, '$1! n’a pu être chargé : $2 a répondu $3.'],
  [/^The kernel$/, 'Le noyau compilé'],
  [/^The opening book$/, 'Le livre d’ouvertures'],
  [
    /^Threads need shared memory, which this page may not have: .*$/,
    'Plusieurs fils demandent une mémoire partagée, que cette page ne peut avoir : servez-la avec les en-têtes Cross-Origin-Opener-Policy: same-origin et Cross-Origin-Embedder-Policy: require-corp, ou prenez un seul fil.',
  ],
];
