import { pageTexts } from '../language.ts';

/**
 * The texts around the chapters; those of the chapters are in `words-cuts.ts`, `words-speed.ts` and `words-arenas.ts`.
 */
export const courseText = pageTexts({
  title: { en: 'The course', fr: 'Le cours' },
  lead: {
    en: 'From “what is minimax?” to solved games, one idea a page: a few paragraphs, a figure that moves, an exercise. Nothing is taken for granted.',
    fr: 'De « qu’est-ce que minimax ? » aux jeux résolus, une idée par page : quelques paragraphes, une figure qui bouge, un exercice. Rien n’est supposé connu.',
  },
  contents: { en: 'Contents', fr: 'Sommaire' },
  begin: { en: 'Begin: {chapter}', fr: 'Commencer : {chapter}' },
  goOn: { en: 'Continue: {chapter}', fr: 'Continuer : {chapter}' },
  opened: { en: 'opened', fr: 'déjà ouvert' },
  onTrees: { en: 'Trees: choosing a move', fr: 'Les arbres : choisir un coup' },
  onGraphs: { en: 'Graphs: solving a game', fr: 'Les graphes : résoudre un jeu' },
  progress: { en: '{count} of {all} opened', fr: '{count} sur {all} ouverts' },
  minutes: { en: '{minutes} min', fr: '{minutes} min' },
  paths: { en: 'For your class', fr: 'Pour votre classe' },
  psi: { en: 'Common computer science, PSI: solved games first', fr: 'Informatique commune, PSI : les jeux d’abord' },
  mpi: { en: 'MPI: games, then pruning', fr: 'MPI : les jeux, puis l’élagage' },
  tipe: {
    en: 'TIPE: why alpha-beta is correct, and what it saves',
    fr: 'TIPE : pourquoi alpha-bêta est correct, et ce qu’il épargne',
  },
  count: { en: 'Chapter {number} of {all}', fr: 'Chapitre {number} sur {all}' },
  chapterTitle: { en: '{chapter} · Course', fr: '{chapter} · Cours' },
  tries: { en: 'Try this', fr: 'À essayer' },
  words: { en: 'Words', fr: 'Vocabulaire' },
  figure: { en: 'The figure', fr: 'La figure' },
  spots: { en: 'What the figure shows', fr: 'Ce que montre la figure' },
  openLarge: { en: 'Open it large', fr: 'Ouvrir en grand' },
  again: { en: 'Start again', fr: 'Recommencer' },
  positions: { en: 'The positions by their numbers', fr: 'Les positions et leurs numéros' },
  keys: {
    en: 'Keys, once the figure has the focus: arrows step, C goes to the next cut, Home and End to the beginning and the end.',
    fr: 'Au clavier, une fois dans la figure : les flèches avancent d’un pas, C va à la coupure suivante, Début et Fin au début et à la fin.',
  },
  keysOfArena: {
    en: 'Keys, once one of the buttons has the focus: arrows go from rank to rank, Home and End to the first and the last.',
    fr: 'Au clavier, une fois sur l’un des boutons : les flèches vont de rang en rang, Début et Fin au premier et au dernier.',
  },
  seenByMover: {
    en: '{player} is to move here. The node is worth {max} to Max, so {mover} to {player}.',
    fr: 'C’est à {player} de jouer ici. Le nœud vaut {max} pour Max, donc {mover} pour {player}.',
  },
  seenByMax: {
    en: 'Max is to move here. The node is worth {max} to Max.',
    fr: 'C’est à Max de jouer ici. Le nœud vaut {max} pour Max.',
  },
  notWorth: {
    en: '{player} is to move here. The value is not known yet.',
    fr: 'C’est à {player} de jouer ici. La valeur n’est pas encore connue.',
  },
  notBegun: { en: 'The search has not begun.', fr: 'La recherche n’a pas commencé.' },
  loading: { en: 'Drawing the figure…', fr: 'Dessin de la figure…' },
  program: { en: 'The program, in Python (in French, as the course has it)', fr: 'Le programme, en Python' },
  exercise: { en: 'Exercise', fr: 'Exercice' },
  toExercise: { en: 'More of these, easier and harder', fr: 'D’autres du même genre, plus faciles ou plus difficiles' },
  source: { en: 'Based on {source}.', fr: 'S’appuie sur {source}.' },
  ways: { en: 'Further', fr: 'Pour aller plus loin' },
  chapters: { en: 'Chapters', fr: 'Chapitres' },
  previous: { en: 'Previous', fr: 'Précédent' },
  next: { en: 'Next', fr: 'Suivant' },
  noChapterTitle: { en: 'There is no such chapter', fr: 'Ce chapitre n’existe pas' },
  noChapter: { en: 'The course has no chapter “{typed}”.', fr: 'Le cours n’a pas de chapitre « {typed} ».' },
});

/** The texts of the figure that runs a program as printed. */
export const printedText = pageTexts({
  tree: { en: 'The tree that the program searches', fr: 'L’arbre exploré par le programme' },
  player: { en: 'Steps of the program', fr: 'Étapes du programme' },
  slider: { en: 'Step', fr: 'Étape' },
  step: { en: 'Step {step} of {steps}', fr: 'Étape {step} sur {steps}' },
  large: { en: 'The same tree, searched by alpha-beta', fr: 'Le même arbre, exploré par alpha-bêta' },
  faults: { en: 'Mend the program', fr: 'Corriger le programme' },
  mend: { en: 'Mend fault {number}', fr: 'Corriger la faute {number}' },
  right: {
    en: 'The program returns {value}, the minimax value.',
    fr: 'Le programme renvoie {value}, la valeur minimax.',
  },
  wrong: {
    en: 'The program returns {value}. The minimax value is {minimax}.',
    fr: 'Le programme renvoie {value}. La valeur minimax est {minimax}.',
  },
  'no-score': {
    en: 'The program stops: it is to return score, which has no value at this node.',
    fr: 'Le programme s’arrête : il doit renvoyer score, qui n’a pas de valeur à ce nœud.',
  },
  'no-such-move': {
    en: 'The program stops: it tries its next move in the position reached by the previous one, where there is no such move.',
    fr: 'Le programme s’arrête : il essaie le coup suivant dans la position obtenue après le coup précédent, où il n’est pas jouable.',
  },
});
