import { counted, type Translation } from '../../i18n/index.ts';
import { pageTexts } from '../language.ts';

/** The headings of the sources, by the ids in addresses; a paper’s is its year. */
export const documents: Readonly<Record<string, Translation>> = {
  '000': { en: 'TIPE 2013: the proof that alpha-beta is correct', fr: 'TIPE 2013 : la preuve de la correction d’alpha-bêta' },
  '001': { en: 'Wikipédia: the article on alpha-beta', fr: 'Wikipédia : l’article sur l’élagage alpha-bêta' },
  '1975': { en: 'Knuth and Moore 1975: an analysis of alpha-beta', fr: 'Knuth et Moore 1975 : une analyse d’alpha-bêta' },
  '004': { en: 'The course on game theory', fr: 'Le cours de théorie des jeux' },
};

interface LemmaName {
  readonly name: string;
  readonly kind: string;
  readonly count: number;
}

/** The theorems in plain words. */
export const theoremText = pageTexts({
  alphaBeta: {
    en: 'Alpha-beta returns the minimax value, whatever it cuts.',
    fr: 'Alpha-bêta renvoie la valeur minimax, quelles que soient ses coupures.',
  },
  subset: {
    en: 'V is the set of nodes examined: what alpha-beta examines, Minimax2 examines too.',
    fr: 'V est l’ensemble des nœuds examinés : ce qu’examine alpha-bêta, Minimax2 l’examine aussi.',
  },
  bound: {
    en: 'On a tree whose inner nodes all have b children and whose leaves are all at depth d, the number L of leaves that alpha-beta examines is at least this, whatever the order of the moves.',
    fr: 'Sur un arbre où tout nœud interne a b fils et où toutes les feuilles sont à la profondeur d, le nombre L de feuilles qu’examine alpha-bêta est au moins cette borne, quel que soit l’ordre des coups.',
  },
  negamax: {
    en: 'One function for both players, with cuts, returns what negamax returns.',
    fr: 'Une seule fonction pour les deux joueurs, avec coupures, renvoie ce que renvoie negamax.',
  },
  attractor: {
    en: 'Adam has a winning strategy (W) exactly from the positions of his attractor (A); Eve likewise.',
    fr: 'Adam a une stratégie gagnante (W) exactement depuis les positions de son attracteur (A) ; Ève de même.',
  },
  draws: {
    en: 'From a position outside both attractors, each player can keep the other from winning: a draw (D).',
    fr: 'Depuis une position hors des deux attracteurs, chaque joueur peut empêcher l’autre de gagner : nulle (D).',
  },
  certificate: {
    en: 'If the checker C accepts a certificate c of an arena G, its winners, ranks and moves are right.',
    fr: 'Si le contrôleur C accepte un certificat c d’une arène G, ses gagnants, ses rangs et ses coups sont justes.',
  },
  connect4: {
    en: 'At Connect 4 the first player wins by beginning in column c exactly if it is the centre.',
    fr: 'À Puissance 4, le premier joueur gagne en commençant par la colonne c si et seulement si c’est celle du centre.',
  },
});

/** The words around the statements; what they say is in proof/statements. */
export const proofText = pageTexts({
  title: { en: 'Machine-checked proofs', fr: 'Prouvé par la machine' },
  theorems: { en: 'Theorems', fr: 'Théorèmes' },
  sealOfCertificates: {
    en: 'Proved by Coq 8.16 without an axiom, if the checker accepts four certificates; the extracted program verifies that, outside Coq. To check it again: npm run prove -- --connect4',
    fr: 'Prouvé par Coq 8.16, sans axiome, à condition que le contrôleur accepte quatre certificats ; le programme extrait le vérifie, hors de Coq. Pour le revérifier : npm run prove -- --connect4',
  },
  seal: {
    en: 'Checked by Coq 8.16 in every step, without an axiom. To check it again: npm run prove',
    fr: 'Vérifié par Coq 8.16 à chaque étape, sans axiome. Pour le revérifier : npm run prove',
  },
  graph: { en: 'What the theorem rests on', fr: 'Sur quoi repose le théorème' },
  graphHint: {
    en: 'Each rests on those below it; dashed: definitions.',
    fr: 'Chacun repose sur ceux du dessous ; en tirets, les définitions.',
  },
  lemma: {
    en: ({ name, kind, count }: LemmaName) =>
      `${name}, ${kind.toLowerCase()}, rests on ${counted(count, 'en', 'other', 'others')}`,
    fr: ({ name, kind, count }: LemmaName) =>
      `${name}, ${kind.toLowerCase()}, repose sur ${counted(count, 'fr', 'autre', 'autres')}`,
  },
  proved: { en: 'Proved', fr: 'Prouvé' },
  defined: { en: 'Defined', fr: 'Défini' },
  notProved: { en: 'Not proved', fr: 'Non prouvé' },
  where: { en: '{file}, line {line}', fr: '{file}, ligne {line}' },
  others: {
    en: ({ count }: { count: number }) => `${counted(count, 'en', 'other part', 'other parts')} of this statement`,
    fr: ({ count }: { count: number }) => `${counted(count, 'fr', 'autre partie', 'autres parties')} de cet énoncé`,
  },
  sourceOf: { en: '{source}: {number}', fr: '{source} : {number}' },
  findings: {
    en: ({ count }: { count: number }) => `What the papers got wrong, or left open (${count})`,
    fr: ({ count }: { count: number }) => `Les erreurs et les lacunes des démonstrations sur papier (${count})`,
  },
  allStatements: {
    en: ({ count }: { count: number }) => `All ${count} statements`,
    fr: ({ count }: { count: number }) => `Les ${count} énoncés`,
  },
  livePage: { en: 'Open it on its own page', fr: 'L’ouvrir sur sa page' },
  proof: { en: 'The proof', fr: 'La démonstration' },
  proofOf: { en: 'The proof of {name}', fr: 'La démonstration de {name}' },
  differs: { en: 'Paper and proof', fr: 'Le papier et la preuve' },
  errata: { en: 'Errata: {list}.', fr: 'Errata : {list}.' },
  live: { en: 'See it live', fr: 'Le voir en direct' },
  liveOf: { en: 'See it live: {number}', fr: 'Le voir en direct : {number}' },
  noStatementTitle: { en: 'There is no such statement', fr: 'Cet énoncé n’existe pas' },
  noStatement: { en: 'Nothing here is called “{typed}”.', fr: 'Rien ici ne s’appelle « {typed} ».' },
  all: { en: 'All statements', fr: 'Tous les énoncés' },
});

/** The French words in the numbers of statements, longest first, and what they are in English. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  'au-delà : certificat d’une arène': 'beyond: certificate of an arena',
  'au-delà : certificat de points': 'beyond: certificate of points',
  'Puissance 4 : résolu en 1988': 'Connect 4: solved in 1988',
  'Puissance 4 : stratégies': 'Connect 4: strategies',
  'Puissance 4 : le contrôleur': 'Connect 4: the checker',
  'Puissance 4 : les règles': 'Connect 4: the rules',
  'Principe, trois types de nœuds': 'Principle, three types of nodes',
  'Principe, la formule': 'Principle, the formula',
  'Principe, le résultat': 'Principle, the result',
  'les autres positions': 'the other positions',
  'positions gagnantes': 'winning positions',
  'deuxième pseudocode': 'second pseudocode',
  'premier pseudocode': 'first pseudocode',
  'récurrence sur i': 'induction on i',
  'dernier lemme': 'last lemma',
  définition: 'definition',
  théorème: 'theorem',
  exercice: 'exercise',
  remarque: 'remark',
  'la borne': 'the bound',
  exemple: 'example',
  méthode: 'method',
  examiné: 'examined',
  annexe: 'appendix',
  lemme: 'lemma',
  ' et ': ' and ',
};

/** The number of a statement, which is French in its source and its address, in each language. */
export function numberTitle(number: string): Translation {
  return {
    en: Object.entries(IN_ENGLISH).reduce((text, [french, english]) => text.replaceAll(french, english), number),
    fr: number,
  };
}
