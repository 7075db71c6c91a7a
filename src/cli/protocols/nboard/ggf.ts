import { MAX, ok, problems, type Result } from '../../../core/index.ts';
import { type OthelloPosition, othello } from '../../../games/index.ts';
import { ggfProblems } from '../../words/engines.ts';

const game = othello();
const { failure } = problems(ggfProblems);

/** A game of Othello out of a GGF text, as NBoard and GGS write them. */
export interface GgfGame {
  /** PB, PW, RE and whatever else was there but the board and the moves. */
  readonly tags: readonly (readonly [name: string, value: string])[];
  /** The board before the first move, as the game writes it. */
  readonly start: string;
  /** With every pass. */
  readonly moves: readonly number[];
  /** The position after the moves. */
  readonly position: OthelloPosition;
}

/**
 * Reads one game on 8x8: `(;GM[Othello]...BO[8 <64 squares> *]B[F5/eval/time]W[F6];)`. What the moves carry besides
 * the square is passed over.
 */
export function parseGgf(text: string): Result<GgfGame> {
  const body = /^\s*\(;(.*);\s*\)\s*$/s.exec(text)?.[1];
  if (body === undefined) return failure('bad-ggf');
  const tags: [string, string][] = [];
  let position: OthelloPosition | undefined;
  let start = '';
  const moves: number[] = [];
  for (const match of body.matchAll(/([A-Za-z]+)\s*\[((?:[^\]\\]|\\.)*)\]|(\S)/gs)) {
    const [, typed = '', value = '', stray] = match;
    const name = typed.toUpperCase();
    if (stray !== undefined) return failure('ggf-no-tag', { at: match.index + 3, stray });
    if (name === 'GM' && value.trim().toLowerCase() !== 'othello') return failure('ggf-other-game', { value });
    if (name === 'BO') {
      const board = parseGgfBoard(value);
      if (!board.ok) return board;
      position = board.value;
      start = game.formatPosition(position);
    } else if (name === 'B' || name === 'W') {
      if (position === undefined) return failure('ggf-board-late', { name, value });
      const played = playGgfMove(position, value, name);
      if (!played.ok) return failure('ggf-move', { number: moves.length + 1, name, value, why: played.error });
      moves.push(played.value);
    } else tags.push([name, value]);
  }
  if (position === undefined) return failure('ggf-no-board');
  return ok({ tags, start, moves, position });
}

/** Plays `F5/0.5/12` or `PA`; the side is checked where it is given. */
export function playGgfMove(position: OthelloPosition, text: string, side?: 'B' | 'W'): Result<number> {
  const [square = ''] = text.trim().split('/');
  const turn = position.turn() === MAX ? 'B' : 'W';
  if (position.outcome() !== undefined) return failure('ggf-over');
  if (side !== undefined && side !== turn) return failure(turn === 'B' ? 'ggf-black' : 'ggf-white');
  const move = game.parseMove(square, position);
  if (move.ok) position.play(move.value);
  return move;
}

function parseGgfBoard(value: string): Result<OthelloPosition> {
  const [size, ...rest] = value.trim().split(/\s+/);
  if (size !== '8') return failure('ggf-size', { size });
  return game.parsePosition(rest.join(' '));
}

/** `F5`, or `PA` for a pass. */
export function ggfMove(move: string): string {
  return move === 'pass' ? 'PA' : move.toUpperCase();
}
