import { legalMove, ok, type Result } from '../../core/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { type BoardSize, boardSizeProblem, formatBoardSize, parseBoardSize } from '../in-a-row.ts';
import { fromDiagram } from './diagram.ts';
import { connect4Info } from './info.ts';
import { drawStones, formatColumn, formatColumns, parseColumns } from './notation.ts';
import { type Connect4Heuristic, Connect4Position } from './position.ts';
import { shapeOf } from './shape.ts';
import { failure } from './words.ts';

export { type Connect4Heuristic, Connect4Position } from './position.ts';

export interface Connect4 extends BuiltInGame<Connect4Position> {
  readonly size: BoardSize;
  readonly heuristic: Connect4Heuristic;
  swapPlayers(position: Connect4Position): Connect4Position;
  /** The position that a drawn board shows: `'..x.../.oxo..'`, rows from the top. */
  fromDiagram(text: string): Result<Connect4Position>;
}

const CLASSIC: BoardSize = { columns: 7, rows: 6, inRow: 4 };

/**
 * Connect 4 on a board of any size: stones fall to the lowest free cell of a column; `inRow` in a row win, a full
 * board is a draw. Max plays x and begins.
 */
export function connect4(size: BoardSize = CLASSIC, heuristic: Connect4Heuristic = 'table'): Connect4 {
  const problem = boardSizeProblem(size);
  if (problem !== undefined) throw new RangeError(problem.message);
  const shape = shapeOf(size);
  return {
    info: connect4Info,
    name: nameOf(size, heuristic),
    size,
    heuristic,
    start: () => new Connect4Position(shape, heuristic),
    formatMove: formatColumn,
    parseMove: (text, position) => legalMove(text.trim(), position, formatColumn),
    formatPosition: formatColumns,
    parsePosition: (text) => parseColumns(text, shape, heuristic),
    draw: drawStones,
    swapPlayers: (position) => position.swapped(),
    fromDiagram: (text) => fromDiagram(text, shape, heuristic),
  };
}

/** `connect4`, `connect4:5x4x4`, `connect4:7x6x4:alignments`. */
export function connect4FromOptions(options: readonly string[]): Result<Connect4> {
  if (options.length === 0) return ok(connect4());
  const [sizeText, heuristic = 'table'] = options;
  const size = parseBoardSize(sizeText);
  if (!size.ok) return size;
  if (options.length > 2 || (heuristic !== 'table' && heuristic !== 'alignments'))
    return failure('connect4-heuristic', { typed: options.slice(1).join(':') });
  return ok(connect4(size.value, heuristic));
}

function nameOf(size: BoardSize, heuristic: Connect4Heuristic): string {
  const sizeText = formatBoardSize(size);
  if (heuristic === 'alignments') return `connect4:${sizeText}:alignments`;
  return sizeText === formatBoardSize(CLASSIC) ? 'connect4' : `connect4:${sizeText}`;
}
