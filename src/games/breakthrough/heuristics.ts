import { MAX, MIN } from '../../core/index.ts';
import type { Weighing } from '../weighing/heuristics.ts';
import type { Term } from '../weighing/terms.ts';
import { formatTable, type TableLayout } from '../weighing/weight-table.ts';
import type { Breakthrough, BreakthroughPosition } from './index.ts';
import { breakthroughLook } from './look.ts';

const LAYOUT: TableLayout = {
  kinds: [{ name: { en: 'man', fr: 'pion' }, max: 'white-man', min: 'black-man' }],
  min: 'turned',
};

const gone = (rows: number) =>
  rows === 0
    ? { en: 'man on its first row', fr: 'pion sur sa première rangée' }
    : { en: `man, ${rows}² for its way`, fr: `pion, ${rows}² pour son avance` };

export function breakthroughWeighing(game: Breakthrough): Weighing<BreakthroughPosition> {
  const { columns, rows, nameOf } = game.rules;
  const { scene } = breakthroughLook(game);
  const weights = Array.from({ length: columns * rows }, (_, square) => 100 + (rows - 1 - Math.floor(square / columns)) ** 2);
  return {
    heuristics: [
      {
        name: 'advance',
        title: { en: 'Men and how far they are', fr: 'Pions et leur avance' },
        about: {
          en: 'A man is worth 100, and the square of the number of rows that it has gone.',
          fr: 'Un pion vaut 100, plus le carré du nombre de rangées qu’il a parcourues.',
        },
        terms: ({ state: { men } }) => {
          const terms = [...men].flatMap((letter, square): Term[] => {
            if (letter === '.') return [];
            const row = Math.floor(square / columns);
            const [player, way] = letter === 'w' ? [MAX, rows - 1 - row] : [MIN, row];
            return [{ name: gone(way), player, squares: [nameOf(square)], points: player * (100 + way ** 2) }];
          });
          return terms.sort((one, other) => other.points - one.points);
        },
      },
    ],
    layout: LAYOUT,
    table: formatTable(new Map([['man', weights]]), scene(game.start()), LAYOUT),
  };
}
