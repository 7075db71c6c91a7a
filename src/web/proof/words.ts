import { plural, type Translation } from '../../i18n/index.ts';
import { speaking } from '../spoken.ts';

/** The headings of the sources, by the ids in addresses; a paper’s is its year. */
export const documents: Readonly<Record<string, Translation>> = {
  '000': { en: 'TIPE 2013: the proof that alpha-beta is correct', fr: 'TIPE 2013 : la preuve de la correction d’alpha-bêta' },
  '001': { en: 'Wikipédia: the article on alpha-beta', fr: 'Wikipédia : l’article sur l’élagage alpha-bêta' },
  '1975': { en: 'Knuth and Moore 1975: an analysis of alpha-beta', fr: 'Knuth et Moore 1975 : une analyse d’alpha-bêta' },
  '004': { en: 'The course on game theory', fr: 'Le cours de théorie des jeux' },
};

/** The words around the statements; what they say is in proof/statements. */
export const proofText = speaking({
  title: { en: 'Machine-checked proofs', fr: 'Prouvé par la machine' },
  lead: {
    en: 'Alpha-beta and attractors were proved on paper. Here the same is proved in Coq, a program that checks every step of a proof. Each statement is given first as it was written, then as the machine reads it.',
    fr: 'Alpha-bêta et les attracteurs ont été démontrés sur le papier. Les voici démontrés en Coq, un programme qui vérifie chaque étape d’une démonstration. Chaque énoncé est donné d’abord tel qu’il a été écrit, puis tel que la machine le lit.',
  },
  trusted: {
    en: 'No axiom is used. You need only trust the kernel of Coq and read the definitions; they are short.',
    fr: 'Aucun axiome n’est utilisé. Il reste à faire confiance au noyau de Coq et à relire les définitions ; elles sont courtes.',
  },
  check: { en: 'To check it all in a clone:', fr: 'Pour tout vérifier dans un clone :' },
  contents: { en: 'The statements', fr: 'Les énoncés' },
  proved: { en: 'Proved', fr: 'Prouvé' },
  defined: { en: 'Defined', fr: 'Défini' },
  notProved: { en: 'Not proved', fr: 'Non prouvé' },
  where: { en: '{file}, line {line}', fr: '{file}, ligne {line}' },
  definitions: {
    en: (count: number) => `${plural(count, 'en', 'Its definition', 'Its definitions')} (${count})`,
    fr: (count: number) => `${plural(count, 'fr', 'Sa définition', 'Ses définitions')} (${count})`,
  },
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
