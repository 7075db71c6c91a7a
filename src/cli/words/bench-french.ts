import type { benchEnglish } from './bench-english.ts';

/** Ce qui se dit des mesures, en français. */
export const benchFrench: typeof benchEnglish = {
  wantsConnect4: (option) => `--${option} est pour bench connect4 : la signature est toujours celle d'un seul fil.`,
  signatureColumns: ['jeu ou algorithme', 'recherche', 'nœuds'],
  searches: {
    selective: "telle qu'elle joue",
    exact: 'exacte',
    values: 'tous les coups',
    solve: 'résolution',
    weak: 'qui gagne',
    columns: 'toutes les colonnes',
    look: 'à profondeur fixe',
    alone: 'seul',
    ordered: 'avec ordre',
    deepening: 'approfondissement',
    aspiration: "fenêtre d'aspiration",
    'winning-move': 'coups gagnants',
  },
  total: (nodes, time, signature) => `${nodes} nœuds · ${time}${signature === undefined ? '' : ` · signature ${signature}`}`,
  onlyConnect4: (game) => `bench ne mesure que connect4 en 7x6, pas ${game} : tapez bench connect4.`,
  columns: ['positions', 'fils', 'nombre', 'nœuds', 'de la référence', 'temps', 'nœuds/s'],
  groups: { easy: 'faciles', medium: 'moyennes', hard: 'difficiles' },
  progress: (group, threads) => `positions ${group} finies, ${threads} ${threads === 1 ? 'fil' : 'fils'}`,
  footer: 'Les nœuds sont comparés à ceux du solveur de P. Pons, qui a résolu les mêmes positions sans livre.',
  interrupted: 'Interrompu : voici ce qui était fini.',
  wrong: (positions) =>
    `Ces positions ont reçu un score faux, une faute de notre part que nous aimerions connaître : ${positions.join(', ')}.`,
};
