import { legalMove, ok, opponent, type Result } from '../../core/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { parseDimensions, sidesProblem } from '../position.ts';
import { chompInfo } from './info.ts';
import { drawBar, formatBar, formatBite, parseBar } from './notation.ts';
import { ChompPosition } from './position.ts';
import { failure } from './words.ts';

export { ChompIndex } from './chomp-index.ts';
export { ChompPosition } from './position.ts';

export interface Chomp extends BuiltInGame<ChompPosition> {
  readonly rows: number;
  readonly columns: number;
  swapPlayers(position: ChompPosition): ChompPosition;
}

/**
 * A bar of chocolate: each turn eats a square with all those to its right and below; eating the top left one, which is
 * poisoned, loses.
 */
export function chomp(rows = 4, columns = 5): Chomp {
  const problem = sidesProblem(rows, columns);
  if (problem !== undefined) throw new RangeError(problem.message);
  const whole = Array<number>(rows).fill(columns);
  return {
    info: chompInfo,
    name: `chomp:${rows}x${columns}`,
    rows,
    columns,
    start: () => new ChompPosition(columns, whole),
    formatMove: formatBite,
    parseMove: (text, position) => legalMove(text.trim(), position, formatBite),
    formatPosition: formatBar,
    parsePosition: (text) => parseBar(text, rows, columns),
    draw: drawBar,
    swapPlayers: (position) => new ChompPosition(columns, position.lengths(), opponent(position.turn())),
  };
}

/** `chomp` or `chomp:4x5`: rows x columns. */
export function chompFromOptions(options: readonly string[]): Result<Chomp> {
  if (options.length === 0) return ok(chomp());
  const sides = options.length === 1 ? parseDimensions(options[0]) : undefined;
  if (sides?.length !== 2) return failure('chomp-size', { typed: options.join(':') });
  const [rows, columns] = sides as [number, number];
  const error = sidesProblem(rows, columns);
  return error === undefined ? ok(chomp(rows, columns)) : { ok: false, error };
}
