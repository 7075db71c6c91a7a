import { fail, ok, playerName, type Result, winOf } from '../../core/index.ts';
import { stoneOf, stoneStatus } from '../status.ts';
import { splitTurnMark, withTurnMark } from '../turn-mark.ts';
import { fromDiagram } from './diagram.ts';
import { type Connect4Heuristic, Connect4Position } from './position.ts';
import type { Shape } from './shape.ts';

/** A position's text before anybody has played. */
const NOTHING_PLAYED = '-';

/** `4`: columns are counted from 1 on the left. */
export function formatColumn(column: number): string {
  return String(column + 1);
}

/**
 * The columns played so far: `4453` on boards of up to 9 columns (`4,4,5,3` and `4 4 5 3` are read too), `4,12,5` on wider ones, `-` when nobody has played; `:min` at the
 * end where Min began.
 */
export function formatColumns(position: Connect4Position): string {
  const columns = position.columnsPlayed().map(formatColumn);
  return withTurnMark(columns.join(separator(position.shape)) || NOTHING_PLAYED, position.began);
}

/** Reads what `formatColumns` writes, and pictures with rows from the top, `......./...x.../..ox...`, to which an order of moves is found. */
export function parseColumns(text: string, shape: Shape, heuristic: Connect4Heuristic): Result<Connect4Position> {
  const { body, player: began } = splitTurnMark(text);
  if (/^[xo./\s]*[xo.][xo./\s]*$/.test(body)) return fromDiagram(body, shape, heuristic, began);
  const position = new Connect4Position(shape, heuristic, began);
  if (body === '' || body === NOTHING_PLAYED) return ok(position);
  const columns = separator(shape) === '' ? Array.from(body.replace(/[\s,]+/g, '')) : body.split(',');
  for (let i = 0; i < columns.length; i++) {
    const problem = columnProblem(columns[i].trim(), position);
    if (problem !== undefined) return fail('bad-position', `Move ${i + 1} of ${shown(body)}: ${problem}`);
    position.play(Number(columns[i]) - 1);
  }
  return ok(position);
}

const LONGEST_SHOWN = 60;

function shown(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** Says why this column cannot be played next, or undefined. */
function columnProblem(text: string, position: Connect4Position): string | undefined {
  const { columns, rows } = position.shape;
  const outcome = position.outcome();
  if (outcome !== undefined) {
    const win = winOf(outcome);
    return `the game was over before it, ${win === undefined ? 'a draw' : `${playerName(win.winner)} had won`}. Leave out what comes after.`;
  }
  const column = Number(text) - 1;
  if (!/^\d+$/.test(text) || column < 0 || column >= columns)
    return `there is no column "${text}". Columns are 1 to ${columns}${separator(position.shape) && ', with commas between them'}.`;
  return position.at(column, rows - 1) === 0 ? undefined : `column ${text} is full, it holds ${rows} stones.`;
}

export function drawStones(position: Connect4Position): string {
  const { columns, rows } = position.shape;
  const width = String(columns).length;
  const across = (cell: (column: number) => string) =>
    Array.from({ length: columns }, (_, column) => cell(column).padStart(width)).join(' ');
  const lines = Array.from({ length: rows }, (_, fromTop) =>
    across((column) => stoneOf(position.at(column, rows - 1 - fromTop))),
  );
  return [...lines, across(formatColumn), stoneStatus(position)].join('\n');
}

function separator({ columns }: Shape): '' | ',' {
  return columns > 9 ? ',' : '';
}
