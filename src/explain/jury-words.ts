import { problems } from '../core/index.ts';
import { counted, formatNumber, listed, sentences } from '../i18n/index.ts';
import {
  type CompareLemma,
  compareCondition,
  en,
  fr,
  type Place,
  resultOf,
  type WindowLemma,
  windowCondition,
} from './explanation-words.ts';

/** In tables and pictures Minimax(p) is called M, and the value that the search returned r: the statement says so. */
const M = 'M';

interface BriefCut {
  readonly letter: string;
  readonly why: string;
  readonly skipped: readonly string[];
  /** Undefined where the pass does not reach the leaves. */
  readonly leaves: number | undefined;
}

interface Numbers {
  readonly cases: readonly number[];
}

/** The conclusion in numbers, for the lemmas of 4.c and of 3.c. */
function windowResult(lemma: WindowLemma): string {
  const { value, soft } = lemma;
  return {
    upper: `r = ${value} ≤ α${soft ? `, ${M} ≤ r` : ''}`,
    exact: `r = ${value} = ${M}`,
    lower: `r = ${value} ≥ β${soft ? `, ${M} ≥ r` : ''}`,
  }[resultOf(lemma)];
}

function compareResult({ cases, player, value }: CompareLemma): string {
  return cases[0] === 1 ? `r = ${value} = ${M}` : `r = ${value} ${player === 'Max' ? '≥' : '≤'} compare`;
}

const casesEn = ({ cases }: Numbers) => `${cases.length === 1 ? 'case' : 'cases'} ${listed(cases.map(String), 'en')}`;
const casesFr = ({ cases }: Numbers) => `cas ${listed(cases.map(String), 'fr')}`;

/** The jury page: a search of a tree on one page, with the lemma of TIPE 2013 that proves it. */
export const sentence = sentences({
  // At the top.
  'jury-algorithm': { en: 'Algorithm', fr: 'Algorithme' },
  'jury-algorithm-from': { en: '{title}, {source}', fr: '{title}, {source}' },
  'jury-root-value': { en: 'Value at the root', fr: 'Valeur à la racine' },
  'jury-value-by': {
    en: ({ value, move }: { value: string; move: string }) => (move === '' ? value : `${value}, by move ${move}`),
    fr: ({ value, move }: { value: string; move: string }) => (move === '' ? value : `${value}, par le coup ${move}`),
  },
  'jury-leaves': { en: 'Leaves visited', fr: 'Feuilles visitées' },
  'jury-nodes': { en: 'Nodes visited', fr: 'Nœuds visités' },
  'jury-of-all': {
    en: ({ seen, all }: { seen: number; all: number }) =>
      seen > all
        ? `${formatNumber(seen, 'en')} visits (${formatNumber(all, 'en')} in all)`
        : `${formatNumber(seen, 'en')} of ${formatNumber(all, 'en')}`,
    fr: ({ seen, all }: { seen: number; all: number }) =>
      seen > all
        ? `${formatNumber(seen, 'fr')} visites (${formatNumber(all, 'fr')} en tout)`
        : `${formatNumber(seen, 'fr')} sur ${formatNumber(all, 'fr')}`,
  },
  'jury-cuts': { en: 'Cuts', fr: 'Coupures' },
  'jury-count': { en: '{count#}', fr: '{count#}' },

  // The statement to prove.
  'jury-lemma-title': { en: 'The lemma of TIPE 2013, section {section}', fr: 'Le lemme du TIPE 2013, section {section}' },
  'jury-no-lemma-title': { en: 'No lemma is needed', fr: 'Aucun lemme n’est nécessaire' },
  'jury-no-lemma': {
    en: 'This search looks at every leaf: it has no bound and makes no cut. What it returns at a node p is M = Minimax(p) by definition.',
    fr: 'Cette recherche regarde toutes les feuilles : elle n’a pas de borne et ne coupe rien. Ce qu’elle renvoie en un nœud p est M = Minimax(p), par définition.',
  },
  'jury-lemma-window': {
    en: 'The search comes to a node p with a window ]α, β[ and returns r. M = Minimax(p) is what p is worth when every leaf below it is looked at. Then one of three things is true, at every node:',
    fr: 'La recherche arrive en un nœud p avec une fenêtre ]α, β[ et renvoie r. M = Minimax(p) est ce que vaut p quand on regarde toutes les feuilles situées dessous. Alors, en chaque nœud, on est dans l’un des trois cas suivants :',
  },
  'jury-window-1': { en: 'below the window: M ≤ α, and r ≤ α;', fr: 'sous la fenêtre : M ≤ α, et r ≤ α ;' },
  'jury-window-2': { en: 'within the window: α ≤ M ≤ β, and r = M;', fr: 'dans la fenêtre : α ≤ M ≤ β, et r = M ;' },
  'jury-window-3': { en: 'above the window: M ≥ β, and r ≥ β.', fr: 'au-dessus de la fenêtre : M ≥ β, et r ≥ β.' },
  'jury-soft': {
    en: 'This search is fail-soft: outside of the window its value is a bound of M as well, M ≤ r in case 1 and M ≥ r in case 3.',
    fr: 'Cette recherche est « fail-soft » : hors de la fenêtre, sa valeur borne aussi M, avec M ≤ r dans le cas 1 et M ≥ r dans le cas 3.',
  },
  'jury-negamax': {
    en: 'The program sees values as the player to move does; here all of them are as Max sees them.',
    fr: 'Le programme compte les valeurs pour le joueur qui a le trait ; ici, toutes sont comptées pour Max.',
  },
  'jury-lemma-compare': {
    en: 'The search comes to a node p with the bound compare and returns r. M = Minimax(p) is what p is worth when every leaf below it is looked at. Then one of two things is true, at every node:',
    fr: 'La recherche arrive en un nœud p avec la borne compare et renvoie r. M = Minimax(p) est ce que vaut p quand on regarde toutes les feuilles situées dessous. Alors, en chaque nœud, on est dans l’un de deux cas :',
  },
  'jury-compare-1': {
    en: 'compare is not passed: M ≤ compare at a Max node, M ≥ compare at a Min node, and r = M;',
    fr: 'compare n’est pas dépassé : M ≤ compare en un nœud Max, M ≥ compare en un nœud Min, et r = M ;',
  },
  'jury-compare-2': {
    en: 'compare is passed: M > compare and r ≥ compare at a Max node, M < compare and r ≤ compare at a Min node.',
    fr: 'compare est dépassé : M > compare et r ≥ compare en un nœud Max, M < compare et r ≤ compare en un nœud Min.',
  },
  'jury-base': {
    en: 'A leaf is the base of the induction: there r = M, whatever the bounds.',
    fr: 'Une feuille est la base de l’induction : r = M y est vrai quelles que soient les bornes.',
  },
  'jury-root-window': {
    en: 'The root is searched with ]{alpha}, {beta}[: case 2, so the search returns Minimax of the root, {value}.',
    fr: 'La racine est explorée avec ]{alpha}, {beta}[ : cas 2, donc la recherche renvoie le Minimax de la racine, {value}.',
  },
  'jury-root-passes': {
    en: 'The last pass searches the root with ]{alpha}, {beta}[: case 2, so it returns Minimax of the root, {value}.',
    fr: 'La dernière passe explore la racine avec ]{alpha}, {beta}[ : cas 2, donc elle renvoie le Minimax de la racine, {value}.',
  },
  'jury-root-compare': {
    en: 'The root is searched with compare = {compare}: case 1, so the search returns Minimax of the root, {value}.',
    fr: 'La racine est explorée avec compare = {compare} : cas 1, donc la recherche renvoie le Minimax de la racine, {value}.',
  },

  // Under the picture.
  'jury-legend-window': {
    en: 'In each node, the value r returned. Under it, the window ]α, β[ at entry, the case of the lemma and M = Minimax(p).',
    fr: 'Dans chaque nœud, la valeur r renvoyée. Dessous, la fenêtre ]α, β[ à l’entrée, le cas du lemme et M = Minimax(p).',
  },
  'jury-legend-compare': {
    en: 'In each node, the value r returned. Under it, c = compare at entry, the case of the lemma and M = Minimax(p).',
    fr: 'Dans chaque nœud, la valeur r renvoyée. Dessous, c = compare à l’entrée, le cas du lemme et M = Minimax(p).',
  },
  'jury-legend-none': {
    en: 'In each node, the value r returned. Under it, M = Minimax(p).',
    fr: 'Dans chaque nœud, la valeur r renvoyée. Dessous, M = Minimax(p).',
  },
  'jury-legend-leaves': { en: 'The bounds at the leaves are in the table.', fr: 'Les bornes aux feuilles sont dans le tableau.' },
  'jury-legend-cut': { en: 'Below a crossed branch: never visited.', fr: 'Sous une branche barrée : jamais visité.' },
  'jury-legend-again': {
    en: 'Nodes are visited several times: the last pass is drawn, the table has every visit.',
    fr: 'Des nœuds sont visités plusieurs fois : la figure montre la dernière passe, le tableau toutes les visites.',
  },

  // The table.
  'jury-every-node': { en: 'Every node', fr: 'Tous les nœuds' },
  'jury-node': { en: 'Node', fr: 'Nœud' },
  'jury-player': { en: 'Player', fr: 'Joueur' },
  'jury-window': { en: 'Window ]α, β[', fr: 'Fenêtre ]α, β[' },
  'jury-compare': { en: 'compare', fr: 'compare' },
  'jury-value': { en: 'Value v', fr: 'Valeur v' },
  'jury-minimax': { en: 'M = Minimax(p)', fr: 'M = Minimax(p)' },
  'jury-lemma': { en: 'Case of the lemma', fr: 'Cas du lemme' },
  'jury-why': { en: 'Cut, and why', fr: 'Coupure et raison' },
  'jury-root': { en: 'root', fr: 'racine' },
  'jury-leaf': { en: 'leaf', fr: 'feuille' },
  'jury-pass': { en: 'pass {pass}', fr: 'passe {pass}' },
  'jury-visit': { en: 'visit {visit} of {visits}', fr: 'visite {visit} sur {visits}' },
  'jury-pass-visit': { en: 'pass {pass}, visit {visit} of {visits}', fr: 'passe {pass}, visite {visit} sur {visits}' },
  'jury-not-visited': { en: 'not visited', fr: 'non visité' },
  'jury-of-window': {
    en: (lemma: WindowLemma) => `${casesEn(lemma)}: ${windowCondition(lemma, M)}, so ${windowResult(lemma)}`,
    fr: (lemma: WindowLemma) => `${casesFr(lemma)} : ${windowCondition(lemma, M)}, donc ${windowResult(lemma)}`,
  },
  'jury-of-compare': {
    en: (lemma: CompareLemma) => `${casesEn(lemma)}: ${compareCondition(lemma, M)}, so ${compareResult(lemma)}`,
    fr: (lemma: CompareLemma) => `${casesFr(lemma)} : ${compareCondition(lemma, M)}, donc ${compareResult(lemma)}`,
  },
  'jury-shallow': { en: 'none: this pass stops above the leaves', fr: 'aucun : cette passe s’arrête au-dessus des feuilles' },
  'jury-cut': {
    en: ({ letter, why, skipped, leaves }: BriefCut) =>
      `Cut ${letter}. ${why} Skipped: ${skipped.join(', ')}${leaves === undefined ? '' : ` (${counted(leaves, 'en', 'leaf', 'leaves')})`}.`,
    fr: ({ letter, why, skipped, leaves }: BriefCut) =>
      `Coupure ${letter}. ${why} Élagué : ${skipped.join(', ')}${leaves === undefined ? '' : ` (${counted(leaves, 'fr', 'feuille')})`}.`,
  },
  'jury-cut-above': {
    en: (place: Place) => `Skipped by the cut ${en.at(place)}.`,
    fr: (place: Place) => `Élagué par la coupure ${fr.at(place)}.`,
  },
  'jury-remembered': {
    en: (place: Place) => `Not needed: the value was known from memory ${en.at(place)}.`,
    fr: (place: Place) => `Inutile : la valeur est trouvée en mémoire ${fr.at(place)}.`,
  },

  // Under the nodes of the picture.
  'jury-case': { en: casesEn, fr: casesFr },
  'jury-known': { en: 'M = {minimax}', fr: 'M = {minimax}' },
  'jury-case-known': {
    en: ({ minimax, ...lemma }: Numbers & { minimax: string }) => `${casesEn(lemma)} · M = ${minimax}`,
    fr: ({ minimax, ...lemma }: Numbers & { minimax: string }) => `${casesFr(lemma)} · M = ${minimax}`,
  },
});

export const { failure } = problems({
  'jury-too-long': {
    en: 'A table of {rows#} rows is more than a jury can read: {most#} at most. Choose fewer moves ahead, fewer levels or a smaller tree.',
    fr: 'Un tableau de {rows#} lignes est plus long que ce qu’un jury peut lire : {most#} au plus. Choisissez moins de coups d’avance, moins de niveaux ou un arbre plus petit.',
  },
});
