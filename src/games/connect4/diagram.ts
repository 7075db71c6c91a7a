import { MAX, MIN, ok, opponent, type Player, type Result } from '../../core/index.ts';
import { unevenStones } from '../in-a-row.ts';
import { type Connect4Heuristic, Connect4Position } from './position.ts';
import type { Shape } from './shape.ts';
import { failure } from './words.ts';

/**
 * Positions tried before the search for an order of the moves gives up. A 7x6 board has only 7^7 = 823,543 partial
 * fillings (heights 0 to 6 in 7 columns), so it never reaches the limit.
 */
const MOST_TRIED = 1_000_000;

/** Whether a text is a diagram, such as `..x..../.oxo...`, and not a list of columns. */
export function isDiagram(text: string): boolean {
  return /^[xo./\s]*$/i.test(text) && /[xo.]/i.test(text);
}

/**
 * The position of a diagram like the documents' figures: rows from the top, separated by new lines or `/`,
 * x for Max, o for Min, . for empty; empty rows at the top may be left out. A position of this library is a list of
 * moves, so this looks for an order in which the stones can have been played. `began` is the player who began; default:
 * the player with more stones, or Max if both have as many.
 */
export function fromDiagram(text: string, shape: Shape, heuristic: Connect4Heuristic, began?: Player): Result<Connect4Position> {
  const read = readColumns(text, shape);
  if (!read.ok) return read;
  const columns = read.value;
  const count = (player: Player) => columns.flat().filter((stone) => stone === player).length;
  const ahead = count(MAX) - count(MIN);
  if (Math.abs(ahead) > 1) return failure('stones-alternate', { x: count(MAX), o: count(MIN) });
  if (began !== undefined && ahead === -began) return unevenStones(began, count(began), count(opponent(began)));
  const position = new Connect4Position(shape, heuristic, began ?? (ahead < 0 ? MIN : MAX));
  return findMoveOrder(position, columns);
}

/** The stones of each column from the bottom up. */
function readColumns(text: string, { columns, rows }: Shape): Result<Player[][]> {
  const lines = text
    .toLowerCase()
    .split(/[/\n]/)
    .map((line) => line.replace(/\s/g, ''))
    .filter((line) => line !== '');
  if (lines.length === 0 || lines.length > rows || lines.some((line) => line.length !== columns || /[^xo.]/.test(line)))
    return failure('not-a-diagram', { columns, rows });
  const stones: Player[][] = Array.from({ length: columns }, () => []);
  for (const [row, line] of lines.reverse().entries())
    for (let column = 0; column < columns; column++) {
      if (line[column] === '.') continue;
      if (stones[column].length < row) return failure('hanging-stone', { column: column + 1 });
      stones[column].push(line[column] === 'x' ? MAX : MIN);
    }
  return ok(stones);
}

/**
 * Depth-first search over which column to fill next. Each filling is tried once: its order of moves does not matter for
 * whether it can be completed.
 */
function findMoveOrder(position: Connect4Position, columns: readonly Player[][]): Result<Connect4Position> {
  const total = columns.flat().length;
  const filled = columns.map(() => 0);
  const tried = new Set<number | string>();
  const complete = (played: number): boolean => {
    if (played === total) return true;
    if (position.outcome() !== undefined || tried.size >= MOST_TRIED || tried.has(position.key())) return false;
    tried.add(position.key());
    for (let column = 0; column < columns.length; column++) {
      if (columns[column][filled[column]] !== position.turn()) continue;
      position.play(column);
      filled[column]++;
      if (complete(played + 1)) return true;
      position.undo();
      filled[column]--;
    }
    return false;
  };
  if (complete(0)) return ok(position);
  return failure(tried.size >= MOST_TRIED ? 'no-order-found' : 'no-order');
}
