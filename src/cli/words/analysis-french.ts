import { formatCount } from '../language.ts';
import type { analysisEnglish } from './analysis-english.ts';

/** Ce qui se dit de la valeur de chaque coup, en français. */
export const analysisFrench: typeof analysisEnglish = {
  exact: "exact, jusqu'à la fin de la partie",
  depth: (depth) => `${depth} ${depth === 1 ? 'demi-coup' : 'demi-coups'} en avant, du point de vue de Max`,
  nodes: (nodes) => `${nodes} nœuds`,
  over: "La partie est finie : il n'y a pas de coup à évaluer.",
  interrupted: 'Interrompu : voici ce qui a été trouvé jusque-là.',
  solving: (done, all, nodes) => `résolution : ${done} coups connus sur ${all} · ${formatCount(nodes, 'fr')} nœuds`,
  onlyOwnEngine: (option) =>
    `--${option} est pour les jeux qui ont leur propre moteur (connect4 en 7x6, draughts, othello, chess) : retirez cette option.`,
};
