import { problems } from '../../core/index.ts';
import { sentences, words } from '../../i18n/index.ts';

export const { failure, problem } = problems(
  words({
    'not-a-breakthrough-size': {
      en: '"{typed}" is not a size of Breakthrough: type columns x rows, like breakthrough:6x6.',
      fr: '« {typed} » n’est pas une taille de Breakthrough : tapez colonnes x rangées, comme breakthrough:6x6.',
    },
    'breakthrough-size': {
      en: 'Breakthrough cannot be played on {columns}x{rows}: it takes 2 to {most} columns and 4 to {most} rows.',
      fr: 'On ne peut jouer à Breakthrough en {columns}x{rows} : il faut de 2 à {most} colonnes et de 4 à {most} rangées.',
    },
    'not-a-breakthrough': {
      en: '"{typed}" is not a position of Breakthrough: type the rows from the top and who is to move, w or b, like {example}.',
      fr: '« {typed} » n’est pas une position de Breakthrough : tapez les rangées depuis le haut et qui a le trait, w ou b, comme {example}.',
    },
    'breakthrough-rows': {
      en: 'The rows between the slashes are {count}, but this board has {rows}.',
      fr: 'Il y a {count} rangées entre les barres, mais ce plateau en a {rows}.',
    },
    'breakthrough-row': {
      en: 'Row {row} does not have {columns} squares: write w and b for men and a number for empty squares.',
      fr: 'La rangée {row} n’a pas {columns} cases : écrivez w et b pour les pions et un nombre pour les cases vides.',
    },
    'no-man-at-all': {
      en: 'There is no man on the board: somebody would have taken the last one.',
      fr: 'Il n’y a aucun pion sur le plateau : quelqu’un aurait pris le dernier.',
    },
    'too-many-white-men': {
      en: 'White has more than the {most} men of the start.',
      fr: 'Les Blancs ont plus que les {most} pions du début.',
    },
    'too-many-black-men': {
      en: 'Black has more than the {most} men of the start.',
      fr: 'Les Noirs ont plus que les {most} pions du début.',
    },
    'both-arrived': {
      en: 'Both sides have a man on their last row, but the first one to arrive would have ended the game.',
      fr: 'Les deux camps ont un pion sur leur dernière rangée, or le premier arrivé a mis fin à la partie.',
    },
  }),
);

export const sentence = sentences(
  words({
    'breakthrough-in-short': {
      en: 'Men go one square ahead, straight or diagonally, and take diagonally. The first to reach the last row wins.',
      fr: 'Les pions avancent d’une case, tout droit ou en diagonale, et prennent en diagonale. Qui atteint le premier la dernière rangée gagne.',
    },
    'no-way-ahead': {
      en: 'The man on {square} cannot move: the squares ahead are taken.',
      fr: 'Le pion en {square} ne peut pas bouger : les cases devant lui sont prises.',
    },
    'own-man-there': { en: 'Your own man is on {square}.', fr: 'Votre propre pion est en {square}.' },
    'takes-diagonally': {
      en: 'The man on {square} is in the way: men take diagonally, never straight ahead.',
      fr: 'Le pion en {square} barre le passage : on prend en diagonale, jamais tout droit.',
    },
    'goes-ahead': {
      en: 'A man cannot go to {square} from there: it goes one square ahead, straight or diagonally.',
      fr: 'Un pion ne peut aller de là en {square} : il avance d’une case, tout droit ou en diagonale.',
    },
    'last-row': { en: 'a man on the last row', fr: 'un pion sur la dernière rangée' },
    'broke-through': {
      en: '{winner} has reached the last row: {won}.',
      fr: '{winner} ont atteint la dernière rangée : {won}.',
    },
    'all-taken': { en: '{loser} has no man left: {won}.', fr: '{loser} n’ont plus de pion : {won}.' },
  }),
);

export const MEN = { of: { en: 'men', fr: 'pions' }, one: { en: 'man', fr: 'pion' } };
