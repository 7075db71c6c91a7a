import type { Language } from './languages.ts';

/** A text that Minerve cites. Comments, pages and docs name it by `short`, with the section: "TIPE 2013, 4.c". */
export interface Source {
  /**
   * The id in links and file names: `000` to `004` for the documents that Minerve grew out of, else author and year.
   */
  readonly id: string;
  readonly short: Readonly<Record<Language, string>>;
  /** In the language of the text. */
  readonly title: string;
  /** Absent if the text does not name one. */
  readonly author?: string;
  readonly year?: number;
}

const everywhere = (short: string) => ({ en: short, fr: short });

function paper(authors: string, year: number, author: string, title: string): Source {
  const [one, other] = authors.split(' and ');
  const short = { en: `${authors} ${year}`, fr: `${other === undefined ? one : `${one} et ${other}`} ${year}` };
  return { id: short.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), short, title, author, year };
}

/** The five documents that Minerve grew out of, then the papers it follows, by year. */
export const SOURCES: readonly Source[] = [
  {
    id: '000',
    short: everywhere('TIPE 2013'),
    title: 'Preuve de la correction de l’algorithme alpha-bêta (épreuve commune de TIPE, partie D)',
    year: 2013,
  },
  { id: '001', short: everywhere('Wikipédia'), title: 'Élagage alpha-bêta', author: 'Wikipédia en français' },
  {
    id: '002',
    short: everywhere('Bernard 2001'),
    title: 'Les algorithmes Minimax et Minimax(α, β). Application au jeu de Dames',
    author: 'Nicolas Bernard',
    year: 2001,
  },
  {
    id: '003',
    short: everywhere('Marty 2013'),
    title: 'Jeu du puissance 4 et intelligence artificielle (rapport de TIPE)',
    author: 'Olivier Marty',
    year: 2013,
  },
  { id: '004', short: { en: 'Course', fr: 'Cours' }, title: 'Théorie des jeux (chapitre 4 d’un cours)' },
  paper('Bouton', 1901, 'C. L. Bouton', 'Nim, a game with a complete mathematical theory'),
  paper('Sprague', 1935, 'R. Sprague', 'Über mathematische Kampfspiele'),
  paper('Grundy', 1939, 'P. M. Grundy', 'Mathematics and games'),
  paper('Wald', 1945, 'A. Wald', 'Sequential tests of statistical hypotheses'),
  paper(
    'Bradley and Terry',
    1952,
    'R. A. Bradley, M. E. Terry',
    'Rank analysis of incomplete block designs: I. The method of paired comparisons',
  ),
  paper('Kahn', 1962, 'A. B. Kahn', 'Topological sorting of large networks'),
  paper('Zobrist', 1970, 'A. L. Zobrist', 'A new hashing method with application for game playing'),
  paper('Knuth and Moore', 1975, 'D. E. Knuth, R. W. Moore', 'An analysis of alpha-beta pruning'),
  paper('Stockman', 1979, 'G. C. Stockman', 'A minimax algorithm better than alpha-beta?'),
  paper(
    'Pearl',
    1982,
    'J. Pearl',
    'The solution for the branching factor of the alpha-beta pruning algorithm and its optimality',
  ),
  paper('Reinefeld', 1983, 'A. Reinefeld', 'An improvement to the Scout tree search algorithm'),
  paper(
    ...(['Dowling and Gallier', 1984, 'W. F. Dowling, J. H. Gallier'] as const),
    'Linear-time algorithms for testing the satisfiability of propositional Horn formulae',
  ),
  paper('Marsland et al.', 1987, 'T. A. Marsland, A. Reinefeld, J. Schaeffer', 'Low overhead alternatives to SSS*'),
  paper('Allis', 1988, 'V. Allis', 'A knowledge-based approach of Connect-Four'),
  paper('Uiterwijk', 1992, 'J. W. H. M. Uiterwijk', 'The countermove heuristic'),
  paper('Buro', 1995, 'M. Buro', 'ProbCut: an effective selective extension of the alpha-beta algorithm'),
  paper('Plaat et al.', 1996, 'A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin', 'Best-first fixed-depth minimax algorithms'),
  paper(
    'Chellapilla and Fogel',
    1999,
    'K. Chellapilla, D. B. Fogel',
    'Evolving neural networks to play checkers without relying on expert knowledge',
  ),
  paper('Buro', 2000, 'M. Buro', 'Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello'),
  paper(
    ...(['Buchheim et al.', 2002, 'C. Buchheim, M. Jünger, S. Leipert'] as const),
    'Improving Walker’s algorithm to run in linear time',
  ),
  paper('Edelkamp and Kissmann', 2008, 'S. Edelkamp, P. Kissmann', 'Symbolic classification of general two-player games'),
  paper('Kingma and Ba', 2014, 'D. P. Kingma, J. Ba', 'Adam: a method for stochastic optimization'),
  paper('Tromp', 2016, 'J. Tromp', 'The number of legal Go positions'),
  paper('Takizawa', 2023, 'H. Takizawa', 'Othello is solved'),
];
