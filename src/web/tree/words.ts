import { words } from '../../i18n/index.ts';
import { speaking } from '../spoken.ts';

/** The words of the page on trees. */
export const treeWords = words({
  title: { en: 'See the search', fr: 'Voir la recherche' },
  titleOf: { en: 'See the search: {tree}', fr: 'Voir la recherche : {tree}' },
  forJury: { en: 'Printable proof', fr: 'Vue pour le jury' },
  backToBoard: { en: 'Back to the board', fr: 'Retour au plateau' },
  loading: { en: 'Growing the tree…', fr: 'Construction de l’arbre…' },
  growing: { en: 'Growing the tree: {nodes#} nodes so far', fr: 'Construction de l’arbre : déjà {nodes#} nœuds' },
  searching: { en: 'Searching: {algorithm}', fr: 'Recherche : {algorithm}' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  // What is shown.
  options: { en: 'Options', fr: 'Options' },
  algorithm: { en: 'Algorithm', fr: 'Algorithme' },
  algorithmNumber: { en: 'Algorithm {number}', fr: 'Algorithme {number}' },
  besides: { en: 'Add', fr: 'Ajouter' },
  without: { en: 'Take {algorithm} away', fr: 'Retirer {algorithm}' },
  threeOfCourse: { en: 'Compare three searches', fr: 'Comparer trois recherches' },
  threeTitle: { en: 'Minimax, Minimax2 and alpha-beta', fr: 'Minimax, Minimax2 et alpha-bêta' },
  order: { en: 'Order of children', fr: 'Ordre des fils' },
  found: { en: 'original order', fr: 'ordre d’origine' },
  best: { en: 'best first', fr: 'meilleurs d’abord' },
  worst: { en: 'worst first', fr: 'pires d’abord' },
  killer: { en: 'killer moves first', fr: 'coups tueurs d’abord' },
  previous: { en: 'previous iteration first', fr: 'itération précédente d’abord' },
  saves: { en: '{order}: {leaves#} of {all# leaf|leaves}', fr: '{order} : {leaves#} sur {all# feuille|feuilles}' },
  boards: { en: 'Boards at the nodes', fr: 'Plateaux aux nœuds' },
  types: { en: 'Types of nodes', fr: 'Types de nœuds' },
  typesTitle: {
    en: 'Write on each node its type (Knuth and Moore: 1, 2 or 3), from the window that it is searched with',
    fr: 'Écrire sur chaque nœud son type (Knuth et Moore : 1, 2 ou 3) selon la fenêtre avec laquelle il est exploré',
  },
  memory: { en: 'Memory', fr: 'Mémoire' },
  memoryTitle: {
    en: 'A position that was searched before is not searched again: minimax, negamax and some others can remember',
    fr: 'Une position déjà explorée n’est pas explorée de nouveau : minimax, negamax et quelques autres savent s’en souvenir',
  },
  winning: { en: 'Winning move', fr: 'Coup gagnant' },
  winningTitle: {
    en: 'Winning-move pruning (Marty 2013): a move that wins, or parries a threat, is searched alone',
    fr: 'Élagage du coup gagnant (Marty 2013) : un coup qui gagne, ou qui pare une menace, est seul exploré',
  },
  save: { en: 'Save', fr: 'Enregistrer' },
  undoEdit: { en: 'Undo the change', fr: 'Annuler la modification' },
  editHint: {
    en: 'Edit the tree in the figure: press a leaf to change its value, select a node to move it among its siblings.',
    fr: 'Modifiez l’arbre sur le dessin : touchez une feuille pour changer sa valeur, choisissez un nœud pour le déplacer parmi ses frères.',
  },
  edited: { en: '{tree}, changed', fr: '{tree}, modifié' },
  treeSize: {
    en: '{nodes# node|nodes}, {leaves# leaf|leaves}, {depth# level|levels}',
    fr: '{nodes# nœud|nœuds}, {leaves# feuille|feuilles}, {depth# niveau|niveaux}',
  },
  unread: { en: 'This is another tree than the one asked for. {why}', fr: 'L’arbre affiché n’est pas celui demandé. {why}' },
  /** Searches that look again. */
  tallyAgain: { en: '{seen#} visits of {all# leaf|leaves}', fr: '{seen#} visites de {all# feuille|feuilles}' },
  tallyPasses: { en: '{leaves#} in all passes', fr: '{leaves#} en tout, toutes passes réunies' },
  tallyLeaves: { en: '{seen#} of {all# leaf|leaves}', fr: '{seen#} sur {all# feuille|feuilles}' },
  tallyCuts: { en: '{cuts# cut|cuts}', fr: '{cuts# coupure|coupures}' },
  tallyValue: { en: 'value {value}', fr: 'valeur {value}' },
  // The player.
  player: { en: 'Steps of the search', fr: 'Étapes de la recherche' },
  previousCut: { en: 'Previous cut (Shift+C)', fr: 'Coupure précédente (Maj+C)' },
  nextCut: { en: 'Next cut (C)', fr: 'Coupure suivante (C)' },
  slider: { en: 'Step of the search', fr: 'Étapes de la recherche' },
  count: { en: 'Step {step#} of {steps#}', fr: 'Étape {step#} sur {steps#}' },
  pass: { en: 'pass {pass} of {passes}', fr: 'passe {pass} sur {passes}' },
  speed: { en: 'Speed', fr: 'Vitesse' },
  speedTimes: { en: '{times}×', fr: '{times}×' },
  leavesAtOnce: { en: 'Group the leaves', fr: 'Regrouper les feuilles' },
  // The panel.
  panel: { en: 'What happens', fr: 'Ce qui se passe' },
  now: { en: 'This step', fr: 'Étape' },
  source: { en: 'The tree', fr: 'L’arbre' },
  results: { en: 'Results', fr: 'Résultats' },
  notBegun: {
    en: 'The search has not begun. The tree is drawn in grey: nothing of it has been looked at.',
    fr: 'La recherche n’a pas commencé. L’arbre est en gris : rien n’en a encore été regardé.',
  },
  why: { en: 'The lemma behind this cut', fr: 'Le lemme derrière cette coupure' },
  alpha: { en: 'α', fr: 'α' },
  beta: { en: 'β', fr: 'β' },
  compare: { en: 'compare', fr: 'compare' },
  bestSoFar: { en: 'best so far', fr: 'meilleure valeur' },
  stack: { en: 'Call stack', fr: 'Pile d’appels' },
  stackEmpty: { en: 'empty', fr: 'vide' },
  stackMore: { en: '{more#} more between', fr: '{more#} autres entre les deux' },
  listing: { en: 'The program', fr: 'Le programme' },
  root: { en: 'root', fr: 'racine' },
  nodes: { en: 'Nodes', fr: 'Nœuds' },
  leaves: { en: 'Leaves', fr: 'Feuilles' },
  cuts: { en: 'Cuts', fr: 'Coupures' },
  value: { en: 'Value', fr: 'Valeur' },
  line: { en: 'Best line', fr: 'Meilleure suite' },
  noLine: { en: 'none: the root is a leaf', fr: 'aucune : la racine est une feuille' },
  moreThanAll: { en: '{seen#} visits ({all#} in all)', fr: '{seen#} visites ({all#} en tout)' },
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
  // Where the tree comes from.
  documents: { en: 'Examples', fr: 'Exemples' },
  begin: { en: 'Begin', fr: 'Débuter' },
  deep: { en: 'Depth', fr: 'Profondeur' },
  games: { en: 'Games', fr: 'Jeux' },
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
  choose: { en: 'Choose…', fr: 'Choisir…' },
  twoOrThree: { en: '2 or 3', fr: '2 ou 3' },
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
  typedTree: { en: 'Your tree', fr: 'Votre arbre' },
  gameHint: {
    en: 'To see another position, play to it and choose “See the search” beside the board.',
    fr: 'Pour voir une autre position, jouez jusqu’à elle et choisissez « Voir la recherche » à côté du plateau.',
  },
  // TreeFooter.
  text: { en: 'The tree in words', fr: 'L’arbre en mots' },
  legend: { en: 'How to read the drawing', fr: 'Comment lire le dessin' },
  legendMax: { en: 'Max moves here and takes the highest value', fr: 'Max joue ici et prend la plus grande valeur' },
  legendMin: { en: 'Min moves here and takes the lowest value', fr: 'Min joue ici et prend la plus petite valeur' },
  legendLeaf: { en: 'leaf', fr: 'feuille' },
  legendWindow: {
    en: 'the window: only values between α and β still matter',
    fr: 'la fenêtre : seules comptent encore les valeurs entre α et β',
  },
  legendBest: { en: 'best line', fr: 'meilleure suite' },
  legendCut: {
    en: 'cut: never looked at, and cannot change the value',
    fr: 'coupé : jamais regardé, et sans effet sur la valeur',
  },
});

export const text = speaking(treeWords);

/** How much of all was looked at; searches that look again may have looked at more than there is. */
export const seenOf = (seen: number, all: number): string => text[seen > all ? 'moreThanAll' : 'ofAll']({ seen, all });
export const seenLeaves = (seen: number, all: number): string => text[seen > all ? 'tallyAgain' : 'tallyLeaves']({ seen, all });

export const treeFigureText = speaking({
  toLeft: { en: 'Move to the left (Alt+←)', fr: 'Déplacer vers la gauche (Alt+←)' },
  toRight: { en: 'Move to the right (Alt+→)', fr: 'Déplacer vers la droite (Alt+→)' },
  fold: { en: 'Fold what is below (Enter)', fr: 'Replier ce qui est dessous (Entrée)' },
  unfold: { en: 'Unfold what is below (Enter)', fr: 'Déplier ce qui est dessous (Entrée)' },
  edit: { en: 'Change the value (Enter)', fr: 'Changer la valeur (Entrée)' },
  tools: { en: 'Change the tree here', fr: 'Modifier l’arbre ici' },
  value: { en: 'Value of this leaf', fr: 'Valeur de cette feuille' },
});
