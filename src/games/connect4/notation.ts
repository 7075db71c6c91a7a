import { type Failure, ok, type Result, winOf } from '../../core/index.ts';
import type { Language } from '../../i18n/index.ts';
import { splitTurnMark, stoneOf, stoneStatus, withTurnMark } from '../position.ts';
import { numbers } from '../scene.ts';
import { drawnRows } from '../text-board.ts';
import { fromDiagram, isDiagram } from './diagram.ts';
import { type Connect4Heuristic, Connect4Position } from './position.ts';
import type { Shape } from './shape.ts';
import { failure } from './words.ts';

/** A position's text before anybody has played. */
const NOTHING_PLAYED = '-';

/** `4`: columns are counted from 1 on the left. */
export function formatColumn(column: number): string {
  return String(column + 1);
}

/**
 * The columns played so far: `4453` on boards of up to 9 columns (`4,4,5,3` and `4 4 5 3` are read too), `4,12,5` on
 * wider ones, `-` when nobody has played; `:min` at the end where Min began.
 */
export function formatColumns(position: Connect4Position): string {
  const columns = position.columnsPlayed().map(formatColumn);
  return withTurnMark(columns.join(separator(position.shape)) || NOTHING_PLAYED, position.began);
}

/**
 * Reads what `formatColumns` writes, and pictures with rows from the top, `......./...x.../..ox...`, to which an
 * order of moves is found.
 */
export function parseColumns(text: string, shape: Shape, heuristic: Connect4Heuristic): Result<Connect4Position> {
  const { body, player: began } = splitTurnMark(text);
  if (isDiagram(body)) return fromDiagram(body, shape, heuristic, began);
  const position = new Connect4Position(shape, heuristic, began);
  if (body === '' || body === NOTHING_PLAYED) return ok(position);
  const columns = separator(shape) === '' ? Array.from(body.replace(/[\s,]+/g, '')) : body.split(',');
  for (let i = 0; i < columns.length; i++) {
    const refused = refuseColumn(columns[i].trim(), position, { number: i + 1, played: body });
    if (refused !== undefined) return refused;
    position.play(Number(columns[i]) - 1);
  }
  return ok(position);
}

/** Says why this column cannot be played next, or undefined. */
function refuseColumn(
  typed: string,
  position: Connect4Position,
  move: { readonly number: number; readonly played: string },
): Failure | undefined {
  const { columns, rows } = position.shape;
  const outcome = position.outcome();
  if (outcome !== undefined) {
    const win = winOf(outcome);
    return failure('stones-after-end', { ...move, winner: win && (stoneOf(win.winner) as 'x' | 'o') });
  }
  const column = Number(typed) - 1;
  if (!/^\d+$/.test(typed) || column < 0 || column >= columns)
    return failure('column-unknown', { ...move, typed, columns, commas: separator(position.shape) !== '' });
  return position.at(column, rows - 1) === 0 ? undefined : failure('column-filled', { ...move, typed, rows });
}

export function drawStones(position: Connect4Position, language?: Language): string {
  const { rows } = position.shape;
  const columnNames = numbers(position.shape.columns);
  const cells = Array.from({ length: rows }, (_, fromTop) =>
    columnNames.map((_, column) => stoneOf(position.at(column, rows - 1 - fromTop))),
  );
  const { lines, columns } = drawnRows({ cells, columnNames });
  return [...lines, columns, stoneStatus(position, language)].join('\n');
}

function separator({ columns }: Shape): '' | ',' {
  return columns > 9 ? ',' : '';
}
