import { ok, type Result } from '../../core/index.ts';
import { inFull, type Language } from '../../i18n/index.ts';
import { boardCaption, splitTurnMark, wholeNumbers, withTurnMark } from '../position.ts';
import { numbers } from '../scene.ts';
import { drawnRows } from '../text-board.ts';
import { ChompPosition, COLUMN_MASK, ROW_SHIFT } from './position.ts';
import { failure } from './words.ts';

/** `2.3`: the square in the second row from the top, third column from the left. */
export function formatBite(move: number): string {
  return `${(move >> ROW_SHIFT) + 1}.${(move & COLUMN_MASK) + 1}`;
}

/** `5,5,3,1`: the length of each row from the top; `:min` at the end if Min is to move. */
export function formatBar(position: ChompPosition): string {
  return withTurnMark(position.lengths().join(','), position.turn());
}

export function parseBar(text: string, rows: number, columns: number): Result<ChompPosition> {
  const { body, player } = splitTurnMark(text);
  const lengths = wholeNumbers(body.split(','));
  if (lengths === undefined) return failure('not-a-bar', { typed: text, example: inFull(Array(rows).fill(columns).join(',')) });
  if (lengths.length !== rows) return failure('rows-of-bar', { typed: body, count: lengths.length, rows });
  for (let row = 0; row < rows; row++) {
    if (lengths[row] > columns) return failure('row-too-wide', { row: row + 1, length: lengths[row], columns });
    if (row > 0 && lengths[row] > lengths[row - 1]) return failure('row-overhangs', { row: row + 1, above: row });
  }
  return ok(new ChompPosition(columns, lengths, player));
}

/** `!` is the poisoned square, `#` a square, `.` a square that is eaten. */
export function drawBar(position: ChompPosition, language?: Language): string {
  const columnNames = numbers(position.columns);
  const square = (row: number, column: number) => (row === 0 && column === 0 ? '!' : '#');
  const cells = position
    .lengths()
    .map((length, row) => columnNames.map((_, column) => (column < length ? square(row, column) : '.')));
  const { lines, columns } = drawnRows({ cells, columnNames, rowNames: numbers(position.rows) });
  return [columns, ...lines, boardCaption(position, undefined, language)].join('\n');
}
