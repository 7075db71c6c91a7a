import { fail, ok, type Result } from '../../../core/index.ts';
import { type SquareCount, type SquareNotation, squareName, squareOf, squareProblem } from './squares.ts';

/** A move of draughts as it was typed: its squares, and not yet whether it is legal. */
export interface DraughtsMoveText {
  readonly from: number;
  readonly to: number;
  /** The squares in between, where the text names them: captures only. */
  readonly via: readonly number[];
  /** Whether something is taken; undefined where the text leaves it open, as `c3d4` does. */
  readonly capture: boolean | undefined;
  /** Ours, for souffler: the square of the piece that is huffed before the move. */
  readonly huff?: number;
}

/**
 * Reads `32-28`, `32x23`, `32x23x14` with the squares where a capture turns, the same with letters (`c3-d4`, `c3:e5`, `c3xe5`, and `c3d4`
 * without a mark), and ours for a huff before the move: `~28:32-27`.
 */
export function parseDraughtsMoveText(text: string, squares: SquareCount): Result<DraughtsMoveText> {
  const parts = FORM.exec(text.trim());
  if (parts === null)
    return fail(
      'bad-move',
      `"${text.slice(0, 60)}" is not a move: type one as 32-28 or 32x23${squares === 50 ? '' : ', or as c3-d4 or c3:e5'}.`,
    );
  const [, huffName, path] = parts;
  const names = path.match(/[a-j]\d+|\d+/gi) as string[];
  const marks = path.match(/[-x:×]/gi) ?? [];
  const named = [...(huffName === undefined ? [] : [huffName]), ...names];
  const numbers = named.map((name) => squareOf(name, squares));
  const wrong = named.find((_, i) => numbers[i] === undefined);
  if (wrong !== undefined) return fail('bad-move', `In "${text.trim()}" ${squareProblem(wrong, squares)}`);
  const visited = numbers.slice(named.length - names.length) as number[];
  const capture = marks.length === 0 ? undefined : marks[0] !== '-';
  if (new Set(marks.map((mark) => mark === '-')).size > 1)
    return fail(
      'bad-move',
      `"${text.trim()}" both moves and takes. Type - in a move that takes nothing and x in one that takes.`,
    );
  if (capture !== true && visited.length > 2)
    return fail(
      'bad-move',
      `"${text.trim()}" names squares on the way, which only a move that takes has. Type x between its squares.`,
    );
  return ok({
    from: visited[0],
    to: visited[visited.length - 1],
    via: visited.slice(1, -1),
    capture,
    ...(huffName !== undefined && { huff: numbers[0] as number }),
  });
}

/** A huffed square, and squares with marks between them; two squares with letters may go without. */
const FORM = /^(?:~([a-j]?\d+):)?([a-j]\d[a-j]\d|(?:[a-j]\d|\d{1,3})(?:[-x:×](?:[a-j]\d|\d{1,3})){1,30})$/i;

export interface MoveStyle {
  readonly squares: SquareCount;
  readonly notation: SquareNotation;
  /** Between the squares of a capture. */
  readonly separator: 'x' | ':';
}

/** Writes what `parseDraughtsMoveText` reads; a move that leaves open whether it takes is written as one that does not. */
export function makeDraughtsMoveText(move: DraughtsMoveText, { squares, notation, separator }: MoveStyle): string {
  const path = [move.from, ...move.via, move.to].map((square) => squareName(square, squares, notation));
  const huff = move.huff === undefined ? '' : `~${squareName(move.huff, squares, notation)}:`;
  return huff + path.join(move.capture ? separator : '-');
}
