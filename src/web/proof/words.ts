import { plural, type Translation, words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';

/** What the documents are, by their numbers; a paper by its year. */
export const documents: Readonly<Record<string, Translation>> = {
  '000': { en: 'the proof that alpha-beta is correct (TIPE, 2013)', fr: 'la preuve de la correction d’alpha-bêta (TIPE, 2013)' },
  '001': { en: 'the encyclopedia article on alpha-beta', fr: 'l’article d’encyclopédie sur l’élagage alpha-bêta' },
  '1975': { en: 'Knuth and Moore’s analysis of alpha-beta', fr: 'l’analyse d’alpha-bêta par Knuth et Moore' },
  '004': { en: 'the course on game theory', fr: 'le cours de théorie des jeux' },
};

/** The words around the statements; what they say is in proof/statements. */
export const proofText = speaking(
  words({
    title: { en: 'Proved by machine', fr: 'Prouvé par la machine' },
    lead: {
      en: 'The documents prove alpha-beta and attractors on paper. Here the same is proved in Coq, a program that checks every step of a proof. Each statement stands first as the document has it, then as the machine has it.',
      fr: 'Les documents prouvent alpha-bêta et les attracteurs sur le papier. Les voici prouvés en Coq, un programme qui vérifie chaque pas d’une démonstration. Chaque énoncé figure d’abord tel que le document le donne, puis tel que la machine le lit.',
    },
    trusted: {
      en: 'No axiom is used. What is left to be trusted: the kernel of Coq, and that the definitions say what is meant. They are short.',
      fr: 'Aucun axiome n’est utilisé. Il reste à croire le noyau de Coq, et que les définitions disent bien ce qu’on veut dire. Elles sont courtes.',
    },
    check: { en: 'To check it all in a clone:', fr: 'Pour tout vérifier dans un clone :' },
    contents: { en: 'The statements', fr: 'Les énoncés' },
    document: { en: '{number}: {title}', fr: '{number} : {title}' },
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
  }),
);
