import type { draughtsEnglish } from './draughts-english.ts';

const these = (squares: readonly number[]) =>
  squares.length === 1 ? `La pièce en ${squares[0]}` : `Chacune des pièces en ${squares.join(', ')}`;

/** Ce qui se dit des dames au plateau, en français. */
export const draughtsFrench: typeof draughtsEnglish = {
  mustTake: (captures) => `  Vous devez prendre : ${captures}.`,
  canTake: (captures) =>
    `  Vous pouvez prendre : ${captures}. Vous pouvez jouer autre chose, mais la pièce qui devait prendre pourra alors être soufflée (ôtée du plateau).`,
  canHuff: (squares, example) =>
    `  ${these(squares)} pouvait prendre et ne l'a pas fait : vous pouvez ${squares.length === 1 ? 'la souffler' : 'en souffler une'} (l'ôter du plateau), puis jouer comme d'habitude. Tapez ~, sa case et deux-points avant votre coup : ${example}.`,
  huffed: (square) => `  La pièce en ${square} a été soufflée (ôtée du plateau) : elle pouvait prendre et ne l'a pas fait.`,
  endlessIsSmaller: (name) => `Sans ses règles de nullité, il a bien moins de positions : ${name}:endless.`,
  draws: {
    repetition: '  Nulle : la position est là pour la troisième fois.',
    quiet: "  Nulle : depuis trop de coups, seules des dames ont joué et rien n'a été pris.",
    road: '  Nulle : la dame seule tient la grande diagonale depuis autant de coups que les règles en accordent.',
    ending: '  Nulle : les coups que les règles accordent à une finale de si peu de pièces sont passés.',
  },
};
