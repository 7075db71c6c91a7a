import { fail, MAX, MIN, ok, type Player, type Result, winOf } from '../../core/index.ts';
import type { Language } from '../../draw/index.ts';
import { type Connect4Position, connect4 } from '../../games/index.ts';
import { fill } from '../fill.ts';
import { strings } from './strings.ts';

export const COLUMNS = 7;
export const ROWS = 6;

/** The columns played so far, counted from 0: all that the page knows of a game. Legal wherever they come from `parseMoves` or `canDrop`. */
export type Moves = readonly number[];

export interface Stone {
  readonly column: number;
  /** From the bottom, counted from 0. */
  readonly row: number;
  readonly player: Player;
}

const game = connect4();

export function positionAfter(moves: Moves): Connect4Position {
  const position = game.start();
  for (const column of moves) position.play(column);
  return position;
}

/** Who moves next, if anybody does: Max, who plays yellow, began. */
export function toMove(moves: Moves): Player {
  return moves.length % 2 === 0 ? MAX : MIN;
}

export function canDrop(moves: Moves, column: number): boolean {
  return heightOf(moves, column) < ROWS && positionAfter(moves).outcome() === undefined;
}

export function heightOf(moves: Moves, column: number): number {
  return moves.filter((played) => played === column).length;
}

/** The stones in the order they were played. */
export function stonesOf(moves: Moves): Stone[] {
  const heights = new Array<number>(COLUMNS).fill(0);
  return moves.map((column, i) => ({ column, row: heights[column]++, player: toMove(moves.slice(0, i)) }));
}

/** The player who has four in a row, 0 for a full board, undefined while the game goes on. */
export function winnerOf(moves: Moves): Player | 0 | undefined {
  const outcome = positionAfter(moves).outcome();
  return outcome === undefined ? undefined : (winOf(outcome)?.winner ?? 0);
}

/** The winning stones, in the order they stand along their row; a last stone that makes two rows gives both. */
export function foursOf(moves: Moves): Stone[][] {
  const stones = stonesOf(moves);
  const last = stones.at(-1);
  if (last === undefined) return [];
  const at = (column: number, row: number) => stones.find((stone) => stone.column === column && stone.row === row);
  return DIRECTIONS.map(([right, up]) => {
    const run = (sign: number) => {
      const found: Stone[] = [];
      for (let i = 1; ; i++) {
        const next = at(last.column + sign * i * right, last.row + sign * i * up);
        if (next?.player !== last.player) return found;
        found.push(next);
      }
    };
    return [...run(-1).reverse(), last, ...run(1)];
  }).filter((row) => row.length >= 4);
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** `44455`: columns counted from 1, as in the address and on the command line. */
export function formatMoves(moves: Moves): string {
  return moves.map((column) => column + 1).join('');
}

/** Reads the moves of an address; an empty text or `-` is the empty board. The sentence says which move is wrong. */
export function parseMoves(text: string, language: Language): Result<Moves> {
  const said = strings[language];
  const position = game.start();
  const digits = Array.from(text === '-' ? '' : text);
  for (let i = 0; i < digits.length; i++) {
    const wrong = (sentence: string) => fail('bad-position', fill(sentence, { move: i + 1, column: digits[i], last: i }));
    if (!/^[1-7]$/.test(digits[i])) return wrong(said.noColumn);
    if (position.outcome() !== undefined) return wrong(said.wasOver);
    const column = Number(digits[i]) - 1;
    if (position.at(column, ROWS - 1) !== 0) return wrong(said.fullColumn);
    position.play(column);
  }
  return ok(position.columnsPlayed());
}
