import { words } from '../../i18n/index.ts';

export const sourcesWords = words({
  lead: {
    en: 'Minerve grew out of five French documents. A line at the foot of a figure names the one it comes from; here is what they are, and what came before them.',
    fr: 'Minerve est née de cinq documents français. Au pied d’une figure, une ligne nomme celui dont elle vient ; voici ce qu’ils sont, et ce qui les a précédés.',
  },
  documents: { en: 'Five documents', fr: 'Cinq documents' },
  history: { en: 'A short history', fr: 'Une courte histoire' },
  papers: { en: 'Articles that Minerve follows', fr: 'Les articles que Minerve suit' },
  id: { en: 'Links and file names call it {id}.', fr: 'Liens et noms de fichiers l’appellent {id}.' },
});

/** A description of each of the five documents, and the parts of the app with their content, by the document's id. */
export const documentWords = {
  '000': words({
    about: {
      en: 'A text of the entrance examinations of French engineering schools: game trees, minimax, and a proof in small steps that alpha-beta finds the same value. The machine-checked proofs follow it.',
      fr: 'Un dossier des concours d’entrée aux écoles d’ingénieurs : les arbres de jeu, minimax, et la preuve, par petites étapes, qu’alpha-bêta trouve la même valeur. Les preuves vérifiées par la machine la suivent.',
    },
    link: { en: 'The proofs', fr: 'Les preuves' },
  }),
  '001': words({
    about: {
      en: 'The article of the French encyclopedia: windows, cuts, the three types of nodes, the order of the moves, and later algorithms such as NegaScout and MTD(f).',
      fr: 'L’article de l’encyclopédie : les fenêtres, les coupures, les trois types de nœuds, l’ordre des coups, et des algorithmes plus récents, comme NegaScout et MTD(f).',
    },
    link: { en: 'Search trees', fr: 'Les arbres de recherche' },
  }),
  '002': words({
    about: {
      en: 'A report on draughts with huffing: a man that could capture and did not may be taken off. Minimax and alpha-beta play it; the ten places for saved games come from this program too.',
      fr: 'Un rapport sur les dames où l’on souffle : un pion qui pouvait prendre et ne l’a pas fait peut être retiré. Minimax et alpha-bêta y jouent ; les dix places pour les parties enregistrées viennent aussi de ce programme.',
    },
    link: { en: 'The rules', fr: 'Les règles' },
  }),
  '003': words({
    about: {
      en: 'A student’s report on Connect 4: alpha-beta against the clock, the winning-move pruning, and how much each of them saves. The lab repeats its measurements.',
      fr: 'Un rapport d’étudiant sur Puissance 4 : alpha-bêta contre la montre, l’élagage du coup gagnant, et ce que chacun épargne. Le laboratoire refait ses mesures.',
    },
    link: { en: 'The lab', fr: 'Le laboratoire' },
  }),
  '004': words({
    about: {
      en: 'A chapter of a course: games on graphs, attractors and winning strategies, with Chomp for an example; then minimax, heuristics and alpha-beta, in Python.',
      fr: 'Un chapitre de cours : jeux sur un graphe, attracteurs et stratégies gagnantes, sur l’exemple de Chomp ; puis minimax, heuristiques et alpha-bêta, en Python.',
    },
    link: { en: 'Arenas and attractors', fr: 'Arènes et attracteurs' },
  }),
} as const;

/** Who, when, and what for; by year. */
export const historyWords = words({
  neumann: {
    en: [
      '1928 · John von Neumann',
      'He proves the minimax theorem: in a finite game of two players where one wins what the other loses, both have an optimal strategy, if need be by drawing their moves at random.',
    ],
    fr: [
      '1928 · John von Neumann',
      'Il démontre le théorème du minimax : dans un jeu fini à deux joueurs où l’un gagne ce que l’autre perd, chacun a une stratégie optimale, quitte à tirer ses coups au hasard.',
    ],
  },
  turing: {
    en: [
      '1948 · Alan Turing',
      'With David Champernowne he writes a chess program that no machine of the day can run. In 1952 he plays a game with it by hand, computing each move himself, and loses.',
    ],
    fr: [
      '1948 · Alan Turing',
      'Avec David Champernowne, il écrit un programme d’échecs qu’aucune machine de l’époque ne peut exécuter. En 1952, il joue une partie en calculant lui-même chaque coup, et la perd.',
    ],
  },
  shannon: {
    en: [
      '1950 · Claude Shannon',
      '“Programming a computer for playing chess”: a position is given a score, and the tree of moves is searched to a fixed depth, or only along the moves that promise something.',
    ],
    fr: [
      '1950 · Claude Shannon',
      '« Programming a computer for playing chess » : on note une position, et on parcourt l’arbre des coups jusqu’à une profondeur fixée, ou seulement le long des coups prometteurs.',
    ],
  },
  newell: {
    en: [
      '1958 · Allen Newell, Cliff Shaw and Herbert Simon',
      'Their chess program leaves out branches that cannot change the choice: one of the first accounts of what will be called alpha-beta.',
    ],
    fr: [
      '1958 · Allen Newell, Cliff Shaw et Herbert Simon',
      'Leur programme d’échecs laisse de côté les branches qui ne peuvent pas changer le choix : l’une des premières descriptions de ce qu’on appellera alpha-bêta.',
    ],
  },
  samuel: {
    en: [
      '1959 · Arthur Samuel',
      'His checkers program learns its evaluation from the games it plays. He calls this “machine learning”.',
    ],
    fr: [
      '1959 · Arthur Samuel',
      'Son programme de dames anglaises apprend son évaluation au fil des parties. Il appelle cela « machine learning », l’apprentissage automatique.',
    ],
  },
  knuth: {
    en: [
      '1975 · Donald Knuth and Ronald Moore',
      'They prove alpha-beta right, and count the leaves it must look at when the moves come in the best order.',
    ],
    fr: [
      '1975 · Donald Knuth et Ronald Moore',
      'Ils démontrent qu’alpha-bêta est correct, et comptent les feuilles à examiner quand les coups viennent dans le meilleur ordre.',
    ],
  },
  allis: {
    en: [
      '1988 · James Allen and Victor Allis',
      'In the same month each of them solves Connect 4: whoever begins wins, by playing in the middle.',
    ],
    fr: [
      '1988 · James Allen et Victor Allis',
      'Le même mois, chacun résout Puissance 4 : celui qui commence gagne, en jouant au milieu.',
    ],
  },
  deepBlue: {
    en: [
      '1997 · Deep Blue',
      'The machine of Feng-hsiung Hsu, Murray Campbell and Joseph Hoane at IBM wins a match of six games against Garry Kasparov, the world champion, by 3½ to 2½.',
    ],
    fr: [
      '1997 · Deep Blue',
      'La machine de Feng-hsiung Hsu, Murray Campbell et Joseph Hoane, chez IBM, gagne un match en six parties contre le champion du monde, Garry Kasparov, 3½ à 2½.',
    ],
  },
  schaeffer: {
    en: [
      '2007 · Jonathan Schaeffer',
      'After 18 years of computing, he and his colleagues solve checkers: if neither side makes a mistake, the game is a draw.',
    ],
    fr: [
      '2007 · Jonathan Schaeffer',
      'Après 18 ans de calculs, il résout avec ses collègues les dames anglaises : si aucun camp ne se trompe, la partie est nulle.',
    ],
  },
});
