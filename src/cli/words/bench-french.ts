import type { benchEnglish } from './bench-english.ts';

/** Ce qui se dit des mesures, en français. */
export const benchFrench: typeof benchEnglish = {
  onlyConnect4: (game) => `bench ne mesure que connect4 en 7x6, pas ${game} : tapez bench connect4.`,
  columns: ['positions', 'fils', 'nombre', 'nœuds', 'de la référence', 'temps', 'nœuds/s'],
  groups: { easy: 'faciles', medium: 'moyennes', hard: 'difficiles' },
  progress: (group, threads) => `positions ${group} finies, ${threads} ${threads === 1 ? 'fil' : 'fils'}`,
  footer: 'Les nœuds sont comparés à ceux du solveur de P. Pons, qui a résolu les mêmes positions sans livre.',
  interrupted: 'Interrompu : voici les groupes qui étaient finis.',
  wrong: (positions) =>
    `Ces positions ont reçu un score faux, une faute de notre part que nous aimerions connaître : ${positions.join(', ')}.`,
};
