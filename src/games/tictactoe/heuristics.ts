import { MAX, MIN, type Player } from '../../core/index.ts';
import type { Term } from '../evaluation/terms.ts';
import type { HeuristicSet } from '../evaluation/weight-table.ts';
import { formatTable, type TableLayout } from '../evaluation/weight-table.ts';
import { linesOf } from '../in-a-row.ts';
import { ticTacToeBoard } from './board-adapter.ts';
import type { TicTacToe } from './index.ts';
import type { TicTacToePosition } from './position.ts';

const LAYOUT: TableLayout = {
  kinds: [{ name: { en: 'sign', fr: 'signe' }, max: 'cross', min: 'nought' }],
  min: 'same',
};

const OPEN_LINE = { en: 'line open to one side alone', fr: 'ligne ouverte à un seul camp' };

export function ticTacToeHeuristics(game: TicTacToe): HeuristicSet<TicTacToePosition> {
  const { columns, rows, inRow } = game.size;
  const { count, cells, first } = linesOf(game.size);
  const { scene } = ticTacToeBoard(game);
  // Cells are numbered from the bottom left, scenes from the top left.
  const sceneCell = (cell: number) => (rows - 1 - Math.floor(cell / columns)) * columns + (cell % columns);
  const squares = scene(game.start()).cells.map(({ square }) => square);
  const through = Array.from({ length: columns * rows }, (_, i) => first[sceneCell(i) + 1] - first[sceneCell(i)]);
  const owner = (position: TicTacToePosition, line: number): Player | undefined => {
    const stones = new Set(Array.from(cells.subarray(line * inRow, (line + 1) * inRow), (cell) => position.at(cell)));
    if (stones.has(MAX) === stones.has(MIN)) return undefined;
    return stones.has(MAX) ? MAX : MIN;
  };
  return {
    heuristics: [
      {
        name: 'lines',
        title: { en: 'Open lines', fr: 'Lignes ouvertes' },
        about: {
          en: 'Lines on which Max can still win, less those on which Min can. A line is open to a side while the other has nothing on it; what is open to both counts 1 - 1, and is left out here.',
          fr: 'Le nombre de lignes où Max peut encore gagner, moins celui des lignes où Min le peut. Une ligne est ouverte à un camp tant que l’autre n’y a rien ; celle qui l’est aux deux compte 1 - 1, et n’est pas montrée ici.',
        },
        terms: (position) => {
          const terms = Array.from({ length: count }, (_, line): Term[] => {
            const player = owner(position, line);
            if (player === undefined) return [];
            const on = Array.from(cells.subarray(line * inRow, (line + 1) * inRow), (cell) => squares[sceneCell(cell)]);
            return [{ name: OPEN_LINE, player, squares: on, points: player }];
          });
          return terms.flat().sort((one, other) => other.points - one.points);
        },
      },
    ],
    layout: LAYOUT,
    table: formatTable(new Map([['sign', through]]), scene(game.start()), LAYOUT),
  };
}
