import { frenchSpaces } from '../french-spaces.ts';
import { language } from '../spoken.ts';

interface HelpText {
  readonly title: string;
  readonly text: string;
}

const english: readonly HelpText[] = [
  {
    title: 'Moving',
    text: 'Touch a piece, then the square it goes to, or drag it. Where a move takes several pieces, touch one square after the other; Escape takes the touches back.',
  },
  {
    title: 'With the keyboard',
    text: 'Tab reaches the board, the arrow keys walk on it, Enter or Space touches a square. Moves can also be typed in the game’s notation.',
  },
  {
    title: 'Who plays',
    text: 'Each side is a person or the computer, at a level from 1 (for children) to 10, or with a time for each move.',
  },
  {
    title: 'Seeing it think',
    text: '“Show values” paints every move with what it is worth. “Win in 7” is exact: seven more moves, both sides counted.',
  },
  {
    title: 'Nothing leaves this device',
    text: 'The engines run here, games are saved here, and after the first visit everything works without a network. A game’s link holds its moves: whoever gets it sees them.',
  },
];

const french: readonly HelpText[] = [
  {
    title: 'Jouer un coup',
    text: 'Touchez une pièce, puis la case où elle va, ou faites-la glisser. Pour une prise multiple, touchez les cases l’une après l’autre ; Échap annule.',
  },
  {
    title: 'Au clavier',
    text: 'Tab mène au plateau, les flèches s’y déplacent, Entrée ou Espace touche une case. On peut aussi taper les coups dans la notation du jeu.',
  },
  {
    title: 'Qui joue',
    text: 'Chaque camp est une personne ou l’ordinateur, d’un niveau de 1 (pour les enfants) à 10, ou avec un temps par coup.',
  },
  {
    title: 'Le voir réfléchir',
    text: '« Montrer les valeurs » peint sur chaque coup ce qu’il vaut. « Gain en 7 » est exact : encore sept coups, ceux des deux camps comptés.',
  },
  {
    title: 'Rien ne quitte cet appareil',
    text: 'Les moteurs tournent ici, les parties sont enregistrées ici, et après la première visite tout marche sans réseau. Le lien d’une partie contient ses coups : qui le reçoit les voit.',
  },
];

export const helpTexts = (): readonly HelpText[] =>
  language.value === 'en' ? english : french.map(({ title, text }) => ({ title: frenchSpaces(title), text: frenchSpaces(text) }));
