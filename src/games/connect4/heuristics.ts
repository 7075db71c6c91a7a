import { MAX, ok, type Result } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import type { Heuristic, HeuristicSet, HeuristicValues } from '../evaluation/weight-table.ts';
import { formatTable, type TableLayout, tableTerms } from '../evaluation/weight-table.ts';
import { RUN_VALUES, type RunValues } from './alignments.ts';
import { connect4BoardAdapter } from './board-adapter.ts';
import type { Connect4 } from './index.ts';
import { stoneSquare } from './info.ts';
import type { Connect4Position } from './position.ts';
import { failure } from './words.ts';

const LAYOUT: TableLayout = {
  kinds: [{ name: { en: 'stone', fr: 'jeton' }, max: 'yellow-stone', min: 'red-stone' }],
  min: 'same',
};

const inARow = (count: number): Translation => ({ en: `${count} in a row`, fr: `${count} alignés` });

const runValues = ({ long, short }: HeuristicValues): RunValues => [0, long, short];
const [, LONG, SHORT] = RUN_VALUES;

/** `4352617`, or `4-3-5-2-6-1-7`. */
function parseColumnOrder(text: string, columns: number): Result<readonly number[]> {
  const order = (/^\d+$/.test(text) ? [...text] : text.split('-')).map((column) => Number(column) - 1);
  const isWhole = order.length === columns && Array.from({ length: columns }, (_, i) => i).every((i) => order.includes(i));
  const all = Array.from({ length: columns }, (_, i) => columns - i);
  return isWhole ? ok(order) : failure('column-order', { typed: text, example: all.join(columns > 9 ? '-' : '') });
}

export function connect4Heuristics(game: Connect4): HeuristicSet<Connect4Position> {
  const { shape } = game.start();
  const { columns, rows, inRow } = shape;
  const { scene } = connect4BoardAdapter(game);
  const squareOf = (cell: number) => stoneSquare(shape.column[cell], cell - shape.bottom[shape.column[cell]]);
  // Row by row from the top.
  const table = new Map([
    [
      'stone',
      Array.from(
        { length: columns * rows },
        (_, i) => shape.weight[shape.bottom[i % columns] + rows - 1 - Math.floor(i / columns)],
      ),
    ],
  ]);
  const heuristics: [Heuristic<Connect4Position>, Heuristic<Connect4Position>] = [
    {
      name: 'table',
      title: { en: 'Table of the Course', fr: 'Table du cours' },
      about: {
        en: `Each stone counts the alignments of ${inRow} that pass through its cell (figure 2 of the Course, for a board of 7x6): for Max, and against him where it is Min's.`,
        fr: `Chaque jeton compte le nombre d’alignements de ${inRow} qui passent par sa case (figure 2 du cours, pour un plateau de 7x6) : en plus pour Max, en moins pour Min.`,
      },
      terms: (position) => tableTerms(table, scene(position), LAYOUT),
    },
    {
      name: 'alignments',
      title: { en: 'Alignments of Marty 2013', fr: 'Alignements de Marty 2013' },
      about: {
        en: `${inRow - 1} stones in a row are worth ${LONG} if the cell after one of their ends is free; ${inRow - 2} are worth ${SHORT} if 2 free cells follow their ends, on one side or on both. The document leaves it open; this is our reading: a run with a gap counts as two runs, gravity plays no part.`,
        fr: `${inRow - 1} jetons alignés valent ${LONG} si la case au bout de l’un des côtés est libre ; ${inRow - 2} valent ${SHORT} si 2 cases libres suivent leurs bouts, d’un côté ou des deux. Le document ne précise pas tout ; voici notre lecture : un alignement troué compte pour deux, et la pesanteur ne joue aucun rôle.`,
      },
      settings: [
        {
          name: 'long',
          about: { en: `${inRow - 1} stones in a row`, fr: `${inRow - 1} jetons alignés` },
          usual: LONG,
        },
        {
          name: 'short',
          about: { en: `${inRow - 2} stones in a row`, fr: `${inRow - 2} jetons alignés` },
          usual: SHORT,
        },
      ],
      total: (position, values) => position.alignments(runValues(values)),
      terms: (position, values) =>
        position
          .runs(values && runValues(values))
          .sort((one, other) => other.player - one.player || other.worth - one.worth)
          .map(({ player, cells, worth }) => ({
            name: inARow(cells.length),
            player,
            squares: cells.map(squareOf),
            points: player === MAX ? worth : -worth,
          })),
    },
  ];
  return {
    heuristics: game.heuristic === 'table' ? heuristics : heuristics.reverse(),
    layout: LAYOUT,
    table: formatTable(table, scene(game.start()), LAYOUT),
    order: {
      name: 'columns',
      about: { en: 'order in which the columns are tried', fr: 'ordre dans lequel les colonnes sont essayées' },
      parse: (text) => parseColumnOrder(text, columns),
    },
  };
}
