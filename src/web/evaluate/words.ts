import { problems } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import { pageTexts } from '../language.ts';

export const { failure } = problems({
  'no-evaluation': {
    en: '{game} has no static evaluation to show. Choose another game.',
    fr: '{game} n’a pas d’évaluation statique à montrer. Choisissez un autre jeu.',
  },
});

/** Said of the squares of the row that is pointed at. */
export const POINTED_AT: Translation = { en: 'counted in the row that is pointed at', fr: 'compté dans la ligne pointée' };

export const evaluateText = pageTexts({
  title: { en: 'How a heuristic scores a position', fr: 'Comment une heuristique évalue une position' },
  lead: {
    en: 'A search cannot see to the end of the game. Where it stops, a heuristic adds up what can be counted on the board: it adds what Max has and subtracts what Min has.',
    fr: 'Une recherche ne voit pas jusqu’à la fin de la partie. Là où elle s’arrête, une heuristique compte ce qui se voit sur le plateau : elle ajoute ce qu’a Max et retranche ce qu’a Min.',
  },
  loading: { en: 'Loading the game…', fr: 'Chargement du jeu…' },
  cannotShow: { en: 'This position cannot be shown', fr: 'Cette position ne peut être montrée' },
  toFirst: { en: 'Example of the course', fr: 'Exemple du cours' },
  board: { en: '{game}: the position, and the points on its squares', fr: '{game} : la position, et les points sur ses cases' },
  figures: { en: 'Examples', fr: 'Exemples' },
  game: { en: 'Game', fr: 'Jeu' },
  heuristic: { en: 'Heuristic', fr: 'Heuristique' },
  ownTable: { en: 'Your own table', fr: 'Votre table' },
  sum: { en: 'Sum', fr: 'Somme' },
  better: { en: '{player} ({side}) is better.', fr: 'Avantage à {player} ({side}).' },
  even: { en: 'Equal.', fr: 'Égalité.' },
  terms: { en: 'Terms', fr: 'Termes' },
  termsHint: {
    en: 'Point at a row to see its squares; press it to keep them in sight.',
    fr: 'Pointez une ligne pour voir ses cases ; cliquez dessus pour les garder en vue.',
  },
  noTerms: { en: 'Nothing counts in this position.', fr: 'Rien ne compte dans cette position.' },
  both: { en: 'both', fr: 'les deux' },
  over: {
    en: 'The game is over: a search takes its outcome, and asks no heuristic. The course gives such positions +∞ or −∞.',
    fr: 'La partie est finie : une recherche prend son résultat, et ne demande rien à l’heuristique. Le cours donne +∞ ou −∞ à ces positions.',
  },
  markOf: { en: '{points} points', fr: '{points} points' },
  undo: { en: 'Undo', fr: 'Annuler le coup' },
  redo: { en: 'Redo', fr: 'Rétablir le coup' },
  setUp: { en: 'Set up', fr: 'Position' },
  start: { en: 'Start position', fr: 'Position de départ' },
  saving: { en: 'Figure for a document', fr: 'Figure pour un document' },
  play: { en: 'Play on from here', fr: 'Jouer à partir d’ici' },
  tree: { en: 'See the search', fr: 'Voir la recherche' },
  searchesWithIt: {
    en: 'There the computer searches with this heuristic; the general search asks it, slower than the game’s own.',
    fr: 'L’ordinateur y cherche avec cette heuristique ; c’est la recherche générale qui l’utilise, plus lente que celle du jeu.',
  },
  movesLeftOut: {
    en: 'From move {number} on the moves are left out: {reason}',
    fr: 'À partir du coup {number}, les coups sont omis : {reason}',
  },
  // The table.
  table: { en: 'Weights of the squares', fr: 'Poids des cases' },
  kind: { en: 'Piece', fr: 'Pièce' },
  everySquare: { en: 'Every square', fr: 'Toutes les cases' },
  leftRight: { en: 'left as right', fr: 'gauche comme droite' },
  topBottom: { en: 'top as bottom', fr: 'haut comme bas' },
  weightOf: { en: 'Weight of {square}', fr: 'Poids de {square}' },
  asText: { en: 'As text, to copy or paste', fr: 'En texte, à copier ou à coller' },
  textHint: {
    en: 'Row by row from the top; rows apart by / or by lines. A list of lists of Python is fine, and one number alone is for every square.',
    fr: 'Rangée par rangée depuis le haut, séparées par / ou par des lignes. Une liste de listes de Python convient, et un seul nombre vaut pour toutes les cases.',
  },
  settings: { en: 'Settings', fr: 'Réglages' },
  // Two heuristics against each other.
  duel: { en: 'Let two heuristics play', fr: 'Faire jouer deux heuristiques' },
  duelLead: {
    en: 'A is the heuristic above. B is another one of this game. They play the same openings, each once with each side, by alpha-beta at one depth; the general search asks them, also where the game has a faster one with an evaluation of its own.',
    fr: 'A est l’heuristique ci-dessus. B en est une autre de ce jeu. Elles jouent les mêmes ouvertures, une fois de chaque camp, par alpha-bêta à profondeur fixe ; c’est la recherche générale qui les utilise, même si le jeu en a une plus rapide qui évalue à sa façon.',
  },
  playerA: { en: 'A, the heuristic above', fr: 'A, l’heuristique ci-dessus' },
  playerB: { en: 'B, another heuristic', fr: 'B, une autre heuristique' },
  playerHint: {
    en: 'A name ({names}), a name with its settings, or table= and numbers.',
    fr: 'Un nom ({names}), un nom avec ses réglages, ou table= et des nombres.',
  },
  takeA: { en: 'Take A as B', fr: 'Prendre A comme B' },
  depth: { en: 'Depth', fr: 'Profondeur' },
  games: { en: 'Games', fr: 'Parties' },
  seed: { en: 'Seed', fr: 'Graine' },
  letPlay: { en: 'Let them play', fr: 'Les faire jouer' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  playing: { en: '{done} of {all} games', fr: '{done} parties sur {all}' },
  score: {
    en: 'A has {a} of {games} points, B {b}: {wins} won, {draws} drawn, {losses} lost by A.',
    fr: 'A a {a} points sur {games}, B {b} : {wins} gagnées, {draws} nulles, {losses} perdues par A.',
  },
  terminal: { en: 'The same games at the terminal:', fr: 'Les mêmes parties au terminal :' },
  copyCommand: { en: 'Copy the command', fr: 'Copier la commande' },
  firstTable: { en: 'Reset the table', fr: 'Rétablir la table initiale' },
});
