import type { ShelfEntry } from '../../games/index.ts';

const square = (name: string, en: string, fr: string, spec: string): ShelfEntry => ({
  name,
  title: { en, fr },
  picture: {
    columns: 3,
    rows: 3,
    surface: 'paper',
    cells: Array.from({ length: 9 }, (_, index) => ({ square: `${index}`, tone: index % 2 ? 'light' : 'dark' })),
  },
  variants: [{ spec, title: { en, fr } }],
});

/** Stands in for the games' own shelf until it is there. */
export const shelf: readonly ShelfEntry[] = [
  square('draughts', 'Draughts', 'Dames', 'draughts:souffler'),
  square('chess', 'Chess', 'Échecs', 'chess'),
  square('othello', 'Othello', 'Othello', 'othello'),
  square('connect4', 'Connect 4', 'Puissance 4', 'connect4'),
  square('tictactoe', 'Tic-tac-toe', 'Morpion', 'tictactoe'),
  square('nim', 'Nim', 'Jeu de Nim', 'nim'),
  square('chomp', 'Chomp', 'Chomp', 'chomp'),
];
