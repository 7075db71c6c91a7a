import { problems } from '../../core/index.ts';
import { plural, words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';

/** The words of the page on trees. */
export const treeWords = words({
  title: { en: 'See the search', fr: 'Voir la recherche' },
  titleOf: { en: 'See the search: {tree}', fr: 'Voir la recherche : {tree}' },
  backToBoard: { en: 'Back to the board', fr: 'Retour au plateau' },
  backToCourse: { en: 'Back to the typed tree', fr: 'Retour à l’arbre tapé' },
  loading: { en: 'Growing the tree…', fr: 'Construction de l’arbre…' },
  growing: { en: 'Growing the tree: {nodes#} nodes so far', fr: 'Construction de l’arbre : déjà {nodes#} nœuds' },
  searching: { en: 'Searching: {algorithm}', fr: 'Recherche : {algorithm}' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  cancelled: {
    en: 'Cancelled: what is shown is still the tree before.',
    fr: 'Annulé : l’arbre affiché est encore le précédent.',
  },
  // What is shown.
  treeOf: { en: 'Tree', fr: 'Arbre' },
  algorithm: { en: 'Algorithm', fr: 'Algorithme' },
  algorithmNumber: { en: 'Algorithm {number}', fr: 'Algorithme {number}' },
  besides: { en: 'Compare with another', fr: 'Comparer avec un autre' },
  without: { en: 'Take {algorithm} away', fr: 'Retirer {algorithm}' },
  threeOfCourse: { en: 'The three of document 000', fr: 'Les trois du document 000' },
  order: { en: 'Order of children', fr: 'Ordre des fils' },
  found: { en: 'as they are', fr: 'tel quel' },
  best: { en: 'best first', fr: 'meilleurs d’abord' },
  worst: { en: 'worst first', fr: 'pires d’abord' },
  killer: { en: 'killer moves first', fr: 'coups tueurs d’abord' },
  previous: { en: 'previous iteration first', fr: 'itération précédente d’abord' },
  saves: { en: '{order}: {leaves#} of {all# leaf|leaves}', fr: '{order} : {leaves#} sur {all# feuille|feuilles}' },
  notCounted: { en: '{order}: not counted', fr: '{order} : pas compté' },
  savesTitle: { en: 'Leaves seen, by order of children', fr: 'Feuilles vues, selon l’ordre des fils' },
  boards: { en: 'Boards at the nodes', fr: 'Plateaux aux nœuds' },
  undoEdit: { en: 'Undo the change', fr: 'Annuler la modification' },
  editHint: {
    en: 'Change the tree on the drawing: press a leaf to give it another value, drag a child to another place.',
    fr: 'Modifiez l’arbre sur le dessin : touchez une feuille pour changer sa valeur, faites glisser un fils à une autre place.',
  },
  edited: { en: '{tree}, changed', fr: '{tree}, modifié' },
  treeSize: {
    en: '{nodes# node|nodes}, {leaves# leaf|leaves}, {depth# level|levels}',
    fr: '{nodes# nœud|nœuds}, {leaves# feuille|feuilles}, {depth# niveau|niveaux}',
  },
  // The player.
  player: { en: 'Steps of the search', fr: 'Pas de la recherche' },
  first: { en: 'Before the search (Home)', fr: 'Avant la recherche (Début)' },
  previousCut: { en: 'Previous cut (Shift+C)', fr: 'Coupure précédente (Maj+C)' },
  back: { en: 'One step back (left arrow)', fr: 'Un pas en arrière (flèche gauche)' },
  play: { en: 'Play (space)', fr: 'Lecture (espace)' },
  pause: { en: 'Pause (space)', fr: 'Pause (espace)' },
  step: { en: 'One step (right arrow)', fr: 'Un pas (flèche droite)' },
  nextCut: { en: 'Next cut (C)', fr: 'Coupure suivante (C)' },
  last: { en: 'To the end (End)', fr: 'À la fin (Fin)' },
  slider: { en: 'Step of the search', fr: 'Pas de la recherche' },
  count: { en: 'Step {step#} of {steps#}', fr: 'Pas {step#} sur {steps#}' },
  pass: { en: 'pass {pass} of {passes}', fr: 'passe {pass} sur {passes}' },
  speed: { en: 'Speed', fr: 'Vitesse' },
  speedTimes: { en: '{times}×', fr: '{times}×' },
  leavesAtOnce: { en: 'Leaves in one step', fr: 'Une feuille = un pas' },
  // The panel.
  panel: { en: 'What happens', fr: 'Ce qui se passe' },
  now: { en: 'This step', fr: 'Ce pas' },
  source: { en: 'The tree', fr: 'L’arbre' },
  results: { en: 'Results', fr: 'Résultats' },
  notBegun: {
    en: 'The search has not begun. The tree is drawn in grey: nothing of it has been looked at.',
    fr: 'La recherche n’a pas commencé. L’arbre est en gris : rien n’en a encore été regardé.',
  },
  why: { en: 'Why this cut is right', fr: 'Pourquoi cette coupure est juste' },
  window: { en: 'Window', fr: 'Fenêtre' },
  alpha: { en: 'α', fr: 'α' },
  beta: { en: 'β', fr: 'β' },
  compare: { en: 'compare', fr: 'compare' },
  best_: { en: 'best so far', fr: 'meilleur à ce stade' },
  stack: { en: 'Call stack', fr: 'Pile d’appels' },
  stackEmpty: { en: 'empty', fr: 'vide' },
  stackMore: { en: '{more#} more between', fr: '{more#} autres entre les deux' },
  listing: { en: 'The program', fr: 'Le programme' },
  root: { en: 'root', fr: 'racine' },
  counts: { en: 'So far', fr: 'À ce stade' },
  nodes: { en: 'Nodes', fr: 'Nœuds' },
  leaves: { en: 'Leaves', fr: 'Feuilles' },
  cuts: { en: 'Cuts', fr: 'Coupures' },
  value: { en: 'Value', fr: 'Valeur' },
  line: { en: 'Best line', fr: 'Meilleure suite' },
  noLine: { en: 'none: the root is a leaf', fr: 'aucune : la racine est une feuille' },
  ofAll: { en: '{seen#} of {all#}', fr: '{seen#} sur {all#}' },
  hidden: {
    en: 'The search is not over: go on to its end and find out.',
    fr: 'La recherche n’est pas finie : allez jusqu’au bout pour le savoir.',
  },
  showNow: { en: 'Show the result now', fr: 'Afficher le résultat maintenant' },
  comparison: { en: 'The same tree, each algorithm', fr: 'Le même arbre, chaque algorithme' },
  comparisonHint: {
    en: 'Leaves evaluated: one that is searched again counts again. Press a name to see its search.',
    fr: 'Feuilles évaluées : une feuille explorée de nouveau compte encore. Touchez un nom pour voir sa recherche.',
  },
  wholeTree: { en: 'the whole tree', fr: 'l’arbre entier' },
  // Where the tree comes from.
  documents: { en: 'Figures of the course', fr: 'Figures du cours' },
  typed: { en: 'Typed tree', fr: 'Arbre tapé' },
  random: { en: 'Random tree', fr: 'Arbre aléatoire' },
  game: { en: 'Position of a game', fr: 'Position d’un jeu' },
  treeLabel: { en: 'Game tree, as a nested list', fr: 'Arbre de jeu, en listes imbriquées' },
  treeHint: {
    en: 'Numbers are leaves, valued for Max; lists are positions. Move 1 leads to the first item, move 2 to the second…',
    fr: 'Les nombres sont des feuilles, comptées pour Max ; les listes sont des positions. Le coup 1 mène au premier élément, le coup 2 au deuxième…',
  },
  stale: {
    en: 'This is still {tree}: the list in the field cannot be read.',
    fr: 'L’arbre affiché est encore {tree} : la liste du champ est illisible.',
  },
  rootLabel: { en: 'Who moves at the root?', fr: 'Qui joue à la racine ?' },
  max: { en: 'Max', fr: 'Max' },
  min: { en: 'Min', fr: 'Min' },
  seed: { en: 'Seed', fr: 'Graine' },
  levels: { en: 'Levels', fr: 'Niveaux' },
  branching: { en: 'Children', fr: 'Fils' },
  grow: { en: 'Grow', fr: 'Créer' },
  whichGame: { en: 'Game', fr: 'Jeu' },
  depth: { en: 'Moves ahead', fr: 'Coups d’avance' },
  positionOf: { en: '{game}, {depth# move|moves} ahead', fr: '{game}, {depth# coup|coups} d’avance' },
  positionAfter: {
    en: '{game} after {moves# move|moves}, {depth# move|moves} ahead',
    fr: '{game} après {moves# coup|coups}, {depth# coup|coups} d’avance',
  },
  randomOf: { en: 'Random tree {seed}', fr: 'Arbre aléatoire {seed}' },
  typedTree: { en: 'Typed tree', fr: 'Arbre tapé' },
  gameHint: {
    en: 'To see another position, play to it and choose “See the search” in the menu of the board.',
    fr: 'Pour voir une autre position, jouez jusqu’à elle et choisissez « Voir la recherche » dans le menu du plateau.',
  },
  // Beneath.
  text: { en: 'The tree in words', fr: 'L’arbre en mots' },
  legend: { en: 'How to read the drawing', fr: 'Comment lire le dessin' },
  legendMax: { en: 'Max moves here and takes the highest value', fr: 'Max joue ici et prend la plus grande valeur' },
  legendMin: { en: 'Min moves here and takes the lowest value', fr: 'Min joue ici et prend la plus petite valeur' },
  legendLeaf: { en: 'leaf', fr: 'feuille' },
  legendGrey: { en: 'grey: not looked at yet', fr: 'en gris : pas encore regardé' },
  legendWindow: {
    en: 'the window: only values between α and β still matter',
    fr: 'la fenêtre : seules comptent encore les valeurs entre α et β',
  },
  legendBest: { en: 'best line', fr: 'meilleure suite' },
  legendCut: {
    en: 'cut: never looked at, and cannot change the value',
    fr: 'coupé : jamais regardé, et sans effet sur la valeur',
  },
  share: { en: 'Copy link', fr: 'Copier le lien' },
  shared: { en: 'Link copied', fr: 'Lien copié' },
  notShared: {
    en: 'The browser refused to copy: take the address from its address bar.',
    fr: 'Le navigateur a refusé de copier : prenez l’adresse dans sa barre d’adresse.',
  },
  columns: {
    en: (count: number) => `${count} ${plural(count, 'en', 'search', 'searches')} side by side`,
    fr: (count: number) => `${count} ${plural(count, 'fr', 'recherche', 'recherches')} côte à côte`,
  },
});

export const text = speaking(treeWords);

/** What one may want to know of the page, each with its title: for the help. */
export const treeHelpWords = words({
  treeKeys: {
    en: [
      'Stepping through a search',
      'Right and left arrow: one step on or back. C and Shift+C: the next and the previous cut. Home and End: before the search and its end. Space: play and pause. On the drawing, + and − zoom and 0 shows all of it.',
    ],
    fr: [
      'Suivre une recherche pas à pas',
      'Flèches droite et gauche : un pas en avant ou en arrière. C et Maj+C : la coupure suivante et la précédente. Début et Fin : avant la recherche et sa fin. Espace : lecture et pause. Sur le dessin, + et − agrandissent et réduisent, 0 montre tout.',
    ],
  },
});

export const { error } = problems(
  words({
    'unknown-preset': {
      en: 'There is no figure {name}. Choose one of the list.',
      fr: 'Il n’y a pas de figure {name}. Choisissez-en une dans la liste.',
    },
  }),
);
