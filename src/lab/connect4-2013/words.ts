import type { Translation } from '../../i18n/index.ts';
import { words } from '../../i18n/index.ts';
import type { AlgorithmName, BoardName, ProgramName } from './measure.ts';

export const ALGORITHM_NAMES: Readonly<Record<AlgorithmName, Translation>> = {
  minimax: { en: 'minimax', fr: 'minimax' },
  alphabeta: { en: 'alpha-beta', fr: 'alpha-bêta' },
  pruned: { en: 'alpha-beta and winning move, corrected', fr: 'alpha-bêta et coup gagnant, corrigé' },
  'alphabeta-2013': { en: 'alpha-beta as printed', fr: 'alpha-bêta tel qu’imprimé' },
  'pruned-2013': { en: 'alpha-beta and winning move as printed', fr: 'alpha-bêta et coup gagnant tels qu’imprimés' },
  'centre-2013': { en: 'alpha-beta as printed, centre first', fr: 'alpha-bêta tel qu’imprimé, centre d’abord' },
  'centre-pruned-2013': {
    en: 'both as printed, centre first',
    fr: 'les deux tels qu’imprimés, centre d’abord',
  },
};

export const PROGRAM_NAMES: Readonly<Record<ProgramName, Translation>> = {
  2013: { en: 'as printed', fr: 'tel qu’imprimé' },
  corrected: { en: 'corrected', fr: 'corrigé' },
};

export const BOARD_NAMES: Readonly<Record<BoardName, Translation>> = {
  empty: { en: 'empty board', fr: 'plateau vide' },
  middle: { en: 'middle of a game', fr: 'milieu de partie' },
};

/** Axes and legends of the figures, heads of the tables. */
export const LABELS = words({
  height: { en: 'height of the tree', fr: 'hauteur de l’arbre' },
  leaves: { en: 'leaves', fr: 'feuilles' },
  nodes: { en: 'inner nodes', fr: 'nœuds internes' },
  saved: { en: 'leaves saved', fr: 'feuilles économisées' },
  q: {
    en: 'q: winning moves are looked for from q plies above the leaves on',
    fr: 'q : on cherche le coup gagnant à partir de q demi-coups au-dessus des feuilles',
  },
  ratio: { en: 'time with pruning / time without', fr: 'temps avec élagage / temps sans' },
  noGain: { en: 'no gain', fr: 'aucun gain' },
  played: { en: 'moves played', fr: 'coups déjà joués' },
  depth: { en: 'depth reached', fr: 'profondeur atteinte' },
  possible: { en: 'greatest possible', fr: 'plus grande possible' },
  above: { en: 'plies from the node to the leaves', fr: 'demi-coups du nœud aux feuilles' },
  open: { en: 'share of nodes without a cut', fr: 'part des nœuds sans coupure' },
  constant: { en: '0.9, the document', fr: '0,9, le document' },
  algorithm: { en: 'algorithm', fr: 'algorithme' },
  program: { en: 'program', fr: 'programme' },
  board: { en: 'board', fr: 'plateau' },
  rootK: { en: 'F^(1/p)', fr: 'F^(1/p)' },
  fitted: { en: 'fitted k', fr: 'k ajusté' },
  without: { en: 'without', fr: 'sans' },
  timeRatio: { en: 'time', fr: 'temps' },
  leafRatio: { en: 'leaves', fr: 'feuilles' },
  nodeRatio: { en: 'nodes', fr: 'nœuds' },
  bestQ: { en: 'best q', fr: 'meilleur q' },
  blockShare: { en: 'cuts that are blocks', fr: 'coupures qui sont des parades' },
  section: { en: 'section', fr: 'section' },
  what: { en: 'what', fr: 'quoi' },
  document: { en: 'Marty 2013', fr: 'Marty 2013' },
  ours: { en: 'ours', fr: 'nous' },
  why: { en: 'why they differ', fr: 'pourquoi c’est différent' },
  modelThen: { en: 'model, the document’s constants', fr: 'modèle, constantes du document' },
  modelNow: { en: 'model, our constants', fr: 'modèle, nos constantes' },
  modelByHeight: { en: 'the same, shares by height', fr: 'idem, parts selon la hauteur' },
  modelBlocks: { en: 'model, our constants, blocks counted', fr: 'modèle, nos constantes, parades comptées' },
});

/** "height 8". */
export function heightName(height: number): Translation {
  return { en: `height ${height}`, fr: `hauteur ${height}` };
}

export function joined(...parts: readonly Translation[]): Translation {
  return { en: parts.map(({ en }) => en).join(', '), fr: parts.map(({ fr }) => fr).join(', ') };
}
