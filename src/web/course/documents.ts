import type { Translation } from '../../say/index.ts';

/** What the documents are, by their numbers; a paper by its year. */
export const DOCUMENTS: Readonly<Record<string, Translation>> = {
  '000': { en: 'the proof that alpha-beta is correct (TIPE, 2013)', fr: 'la preuve de la correction d’alpha-bêta (TIPE, 2013)' },
  '001': { en: 'the encyclopedia article on alpha-beta', fr: 'l’article d’encyclopédie sur l’élagage alpha-bêta' },
  '003': { en: 'the report on Connect 4 (TIPE, 2013)', fr: 'le rapport sur le Puissance 4 (TIPE, 2013)' },
  '004': { en: 'the course on game theory', fr: 'le cours de théorie des jeux' },
  '1975': { en: 'Knuth and Moore’s analysis of alpha-beta', fr: 'l’analyse d’alpha-bêta par Knuth et Moore' },
};
