import { type Language, type Texts, textsIn, words } from '../i18n/index.ts';

/** The words in a drawing of a whole tree, besides those of every tree. */
const table = words({
  title: { en: 'Game tree', fr: 'Arbre de jeu' },
  summary: {
    en: '{player} moves at the root; {size# node|nodes}, {seen# seen|seen}, {cut# cut off|cut off}.',
    fr: '{player} joue à la racine ; {size# nœud|nœuds}, {seen# vu|vus}, {cut# coupé|coupés}.',
  },
  stillSummary: {
    en: '{player} moves at the root; {size# node|nodes}.',
    fr: '{player} joue à la racine ; {size# nœud|nœuds}.',
  },
  note: {
    en: '{drawn#} of {size#} nodes are drawn; the others are folded.',
    fr: '{drawn#} nœuds sur {size#} sont dessinés ; les autres sont repliés.',
  },
  /** Under a stub. */
  below: { en: '{count# node|nodes}', fr: '{count# nœud|nœuds}' },
  seen: { en: '{count# seen|seen}', fr: '{count# vu|vus}' },
  skipped: { en: '{count# cut|cut}', fr: '{count# coupé|coupés}' },
  folded: { en: 'folded: {counts}', fr: 'replié : {counts}' },
  /** How a search stands with a node. */
  unseen: { en: 'not seen yet', fr: 'encore à voir' },
  current: { en: 'the search is here', fr: 'la recherche est ici' },
  open: { en: 'being searched', fr: 'en cours' },
  cutOff: { en: 'cut off', fr: 'sous une coupure' },
  cutOffBy: { en: 'cut off by a cut {letter}', fr: 'derrière une coupure {letter}' },
  /** By the winning-move pruning. */
  wins: { en: 'winning move', fr: 'coup gagnant' },
  blocks: { en: 'forced block', fr: 'parade forcée' },
  setAside: { en: 'set aside: {why}', fr: 'écarté : {why}' },
  wouldBe: { en: 'worth {score}, not looked at', fr: 'vaut {score}, ce que la recherche ne voit pas' },
  deep: { en: '{letter} deep', fr: '{letter} profonde' },
  best: { en: 'on the best line', fr: 'sur la meilleure suite' },
  compares: { en: 'compares with {score}', fr: 'compare avec {score}' },
  type: { en: 'type {type}', fr: 'type {type}' },
});

export type SceneWords = Texts<typeof table>;
export const sceneWords = (language: Language): SceneWords => textsIn(table, language);
