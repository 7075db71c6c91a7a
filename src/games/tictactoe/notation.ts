import { MAX, MIN, ok, opponent, type Player, type Result } from '../../core/index.ts';
import { inFull, type Language } from '../../i18n/index.ts';
import { type BoardSize, type Lines, unevenStones } from '../in-a-row.ts';
import { splitTurnMark, stoneOf, stoneStatus, withTurnMark } from '../position.ts';
import { letters, numbers } from '../scene.ts';
import { drawnRows, splitRows } from '../text-board.ts';
import { TicTacToePosition } from './position.ts';
import { failure } from './words.ts';

/** `b2`: the letter of the column from the left, the number of the row from the bottom. */
export function formatCell(cell: number, { columns }: BoardSize): string {
  return letters(columns)[cell % columns] + (Math.floor(cell / columns) + 1);
}

/** `xo./.x./...`: rows from the top; `:min` at the end where Min began. */
export function formatBoard(position: TicTacToePosition): string {
  return withTurnMark(
    rowsFromTop(position)
      .map((row) => row.join(''))
      .join('/'),
    position.began,
  );
}

export function drawBoard(position: TicTacToePosition, language?: Language): string {
  const { columns: count, rows } = position.size;
  const names = { columnNames: letters(count), rowNames: numbers(rows).reverse() };
  const { lines, columns } = drawnRows({ ...names, cells: rowsFromTop(position) });
  return [...lines, columns, stoneStatus(position, language)].join('\n');
}

/** Reads what `formatBoard` writes, and refuses every board that no game can reach. */
export function parseBoard(text: string, size: BoardSize, lines: Lines): Result<TicTacToePosition> {
  const { body, player: began } = splitTurnMark(text);
  const read = readStones(body, size);
  if (!read.ok) return read;
  const stones = read.value;
  const cellsOf = (player: Player) => [...stones.keys()].filter((cell) => stones[cell] === player);
  const first = cellsOf(began);
  const second = cellsOf(opponent(began));
  const ahead = first.length - second.length;
  if (ahead !== 0 && ahead !== 1) return unevenStones(began, first.length, second.length);
  const last = ahead === 1 ? first : second;
  const ending = endingCell(stones, last, size, lines);
  if (!ending.ok) return ending;
  if (ending.value !== undefined) last.push(...last.splice(last.indexOf(ending.value), 1));
  const order = first.flatMap((cell, i) => (i < second.length ? [cell, second[i]] : [cell]));
  return ok(TicTacToePosition.withStones(size, lines, began, order));
}

function readStones(text: string, { columns, rows }: BoardSize): Result<Int8Array> {
  const rowTexts = text.split('/');
  const example = Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');
  if (rowTexts.length !== rows || rowTexts.some((row) => row.length !== columns))
    return failure('not-a-board', { typed: text, columns, rows, example: inFull(example) });
  const stones = new Int8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const letter = rowTexts[rows - 1 - row][column];
      if (letter !== 'x' && letter !== 'o' && letter !== '.') return failure('not-a-stone', { letter });
      stones[row * columns + column] = letter === '.' ? 0 : letter === 'x' ? MAX : MIN;
    }
  return ok(stones);
}

/**
 * The cell that ended the game, or undefined while it goes on. All full lines must pass through one stone of the player
 * who moved last: it was the last one played, and without it nobody has a full line, so the others came before in any
 * order.
 */
function endingCell(stones: Int8Array, last: readonly number[], size: BoardSize, lines: Lines): Result<number | undefined> {
  let common = last;
  let won = false;
  for (let line = 0; line < lines.count; line++) {
    const cells = lines.cells.subarray(line * size.inRow, (line + 1) * size.inRow);
    const owner = stones[cells[0]];
    if (owner === 0 || cells.some((cell) => stones[cell] !== owner)) continue;
    won = true;
    common = common.filter((cell) => cells.includes(cell));
  }
  if (won && common.length === 0) return failure('played-on');
  return ok(won ? common[0] : undefined);
}

function rowsFromTop(position: TicTacToePosition): string[][] {
  const { columns, rows } = position.size;
  const stones = Array.from({ length: columns * rows }, (_, cell) => stoneOf(position.at(cell)));
  return splitRows(stones, columns).reverse();
}
