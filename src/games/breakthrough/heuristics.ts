import { MAX, MIN } from '../../core/index.ts';
import type { Term } from '../evaluation/terms.ts';
import type { HeuristicSet } from '../evaluation/weight-table.ts';
import { formatTable, type TableLayout } from '../evaluation/weight-table.ts';
import { breakthroughBoard } from './board-adapter.ts';
import type { Breakthrough, BreakthroughPosition } from './index.ts';

const LAYOUT: TableLayout = {
  kinds: [{ name: { en: 'man', fr: 'pion' }, max: 'white-man', min: 'black-man' }],
  min: 'turned',
};

const termName = (rows: number) =>
  rows === 0
    ? { en: 'man on its first row', fr: 'pion sur sa première rangée' }
    : { en: `man, ${rows}² for its advance`, fr: `pion, ${rows}² pour son avance` };

export function breakthroughHeuristics(game: Breakthrough): HeuristicSet<BreakthroughPosition> {
  const { columns, rows, nameOf } = game.rules;
  const { scene } = breakthroughBoard(game);
  const weights = Array.from({ length: columns * rows }, (_, square) => 100 + (rows - 1 - Math.floor(square / columns)) ** 2);
  return {
    heuristics: [
      {
        name: 'advance',
        title: { en: 'Men and their advance', fr: 'Pions et leur avance' },
        about: {
          en: 'A man is worth 100 plus the square of the number of rows it has advanced.',
          fr: 'Un pion vaut 100, plus le carré du nombre de rangées qu’il a parcourues.',
        },
        terms: ({ state: { board: men } }) => {
          const terms = [...men].flatMap((letter, square): Term[] => {
            if (letter === '.') return [];
            const row = Math.floor(square / columns);
            const [player, advance] = letter === 'w' ? [MAX, rows - 1 - row] : [MIN, row];
            return [{ name: termName(advance), player, squares: [nameOf(square)], points: player * (100 + advance ** 2) }];
          });
          return terms.sort((one, other) => other.points - one.points);
        },
      },
    ],
    layout: LAYOUT,
    table: formatTable(new Map([['man', weights]]), scene(game.start()), LAYOUT),
  };
}
