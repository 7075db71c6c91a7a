import type { Experiment } from '../experiment.ts';
import { figuresOf } from './figures.ts';
import { jobsOf, SETTINGS } from './jobs.ts';
import { measure } from './measure.ts';
import { tablesOf } from './tables.ts';

/** Marty 2013 reproduced: its figures 5, 9, 10 and 12, its constants, and every number that it prints. */
export const connect42013: Experiment = {
  name: 'connect4-2013',
  title: {
    en: 'Connect 4 in 2013: alpha-beta and the winning move',
    fr: 'Le Puissance 4 de 2013 : alpha-bêta et le coup gagnant',
  },
  about: {
    en: 'The experiments of Marty 2013 reproduced, with its own program and with the corrected one: leaves by height, time by q, depth reached in a game, the constants of its cost model and the model against the measurements.',
    fr: 'Les expériences de Marty 2013 refaites, avec son programme et avec le programme corrigé : feuilles selon la hauteur, temps selon q, profondeur atteinte en partie, constantes de son modèle de coût, et le modèle face aux mesures.',
  },
  source: { en: 'Marty 2013, sections 2 to 4 and annex B', fr: 'Marty 2013, sections 2 à 4 et annexe B' },
  seconds: 260,
  settings: SETTINGS,
  columns: {
    part: { about: { en: 'counts, levels, times or reach', fr: 'counts, levels, times ou reach' }, kind: 'key' },
    algorithm: { about: { en: 'what was counted', fr: 'ce qui a été compté' }, kind: 'key' },
    program: { about: { en: 'as printed in 2013, or corrected', fr: 'tel qu’imprimé en 2013, ou corrigé' }, kind: 'key' },
    board: { about: { en: 'empty, or in the middle of games', fr: 'vide, ou en milieu de partie' }, kind: 'key' },
    height: { about: { en: 'height of the tree', fr: 'hauteur de l’arbre' }, kind: 'key' },
    above: { about: { en: 'plies from the nodes to the leaves', fr: 'demi-coups des nœuds aux feuilles' }, kind: 'key' },
    q: { about: { en: 'q; 0 is without the pruning', fr: 'q ; 0 est sans l’élagage' }, kind: 'key' },
    positions: { about: { en: 'positions searched', fr: 'positions explorées' }, kind: 'key' },
    game: { about: { en: 'number of the game', fr: 'numéro de la partie' }, kind: 'key' },
    ply: { about: { en: 'moves played before', fr: 'coups déjà joués' }, kind: 'key' },
    nodes: { about: { en: 'inner nodes', fr: 'nœuds internes' }, kind: 'count' },
    leaves: { about: { en: 'leaves and finished games', fr: 'feuilles et parties finies' }, kind: 'count' },
    looks: { about: { en: 'nodes that looked for a winning move', fr: 'nœuds qui ont cherché un coup gagnant' }, kind: 'count' },
    wins: { about: { en: 'cuts: a move wins', fr: 'coupures : un coup gagne' }, kind: 'count' },
    blocks: { about: { en: 'cuts: a threat has to be met', fr: 'coupures : une menace est à parer' }, kind: 'count' },
    ms: { about: { en: 'shortest time, in milliseconds', fr: 'temps le plus court, en millisecondes' }, kind: 'time' },
    leafMicros: {
      about: { en: 'time of an evaluation, in microseconds', fr: 'temps d’une évaluation, en microsecondes' },
      kind: 'time',
    },
    depth: {
      about: { en: 'depth reached, at a fixed number of nodes', fr: 'profondeur atteinte, à nombre de nœuds fixé' },
      kind: 'count',
    },
    timedDepth: { about: { en: 'depth reached, at a fixed time', fr: 'profondeur atteinte, à temps fixé' }, kind: 'time' },
  },
  jobs: jobsOf,
  run: measure,
  figures: figuresOf,
  tables: tablesOf,
};
