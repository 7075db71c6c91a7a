import { fail, MAX, ok, type Result } from '../../../core/index.ts';
import { type OthelloPosition, othello } from '../../../games/index.ts';

const game = othello();

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

/** Reads one game on 8x8: `(;GM[Othello]...BO[8 <64 squares> *]B[F5/eval/time]W[F6];)`. What the moves carry besides the square is passed over. */
export function parseGgf(text: string): Result<GgfGame> {
  const body = /^\s*\(;(.*);\s*\)\s*$/s.exec(text)?.[1];
  if (body === undefined) return fail('bad-ggf', 'A GGF game begins with "(;" and ends with ";)".');
  const tags: [string, string][] = [];
  let position: OthelloPosition | undefined;
  let start = '';
  const moves: number[] = [];
  for (const match of body.matchAll(/([A-Za-z]+)\s*\[((?:[^\]\\]|\\.)*)\]|(\S)/gs)) {
    const [, typed = '', value = '', stray] = match;
    const name = typed.toUpperCase();
    if (stray !== undefined)
      return fail('bad-ggf', `Character ${match.index + 3}: "${stray}" is no tag. Write tags as NAME[value].`);
    if (name === 'GM' && value.trim().toLowerCase() !== 'othello')
      return fail('bad-ggf', `GM[${value}] is not played here, only Othello.`);
    if (name === 'BO') {
      const board = parseGgfBoard(value);
      if (!board.ok) return board;
      position = board.value;
      start = game.formatPosition(position);
    } else if (name === 'B' || name === 'W') {
      if (position === undefined) return fail('bad-ggf', `${name}[${value}]: the board BO has to come before the first move.`);
      const played = playGgfMove(position, value, name);
      if (!played.ok) return fail('bad-ggf', `Move ${moves.length + 1}, ${name}[${value}]: ${played.error.message}`);
      moves.push(played.value);
    } else tags.push([name, value]);
  }
  if (position === undefined) return fail('bad-ggf', 'The board BO is missing: BO[8 <64 squares> *].');
  return ok({ tags, start, moves, position });
}

/** Plays `F5/0.5/12` or `PA`; the side is checked where it is given. */
export function playGgfMove(position: OthelloPosition, text: string, side?: 'B' | 'W'): Result<number> {
  const [square = ''] = text.trim().split('/');
  const turn = position.turn() === MAX ? 'B' : 'W';
  if (position.outcome() !== undefined) return fail('bad-ggf', 'the game was over before it.');
  if (side !== undefined && side !== turn) return fail('bad-ggf', `it is ${turn === 'B' ? "Black's" : "White's"} turn.`);
  const move = game.parseMove(square, position);
  if (move.ok) position.play(move.value);
  return move;
}

function parseGgfBoard(value: string): Result<OthelloPosition> {
  const [size, ...rest] = value.trim().split(/\s+/);
  if (size !== '8') return fail('bad-ggf', `BO[${size}...]: only boards of 8x8 are played here.`);
  return game.parsePosition(rest.join(' '));
}

/** `F5`, or `PA` for a pass. */
export function ggfMove(move: string): string {
  return move === 'pass' ? 'PA' : move.toUpperCase();
}

/** Writes a game that `parseGgf` reads. */
export function makeGgf({ tags, start, moves }: Pick<GgfGame, 'tags' | 'start' | 'moves'>): string {
  const position = game.parsePosition(start);
  if (!position.ok) throw new RangeError(`The start of the game is no position: ${position.error.message}`);
  const [cells, side] = start.replaceAll('X', '*').split(' ') as [string, string];
  const played = moves.map((move) => {
    const text = `${position.value.turn() === MAX ? 'B' : 'W'}[${ggfMove(game.formatMove(move, position.value))}]`;
    position.value.play(move);
    return text;
  });
  const others = tags.filter(([name]) => name !== 'GM').map(([name, value]) => `${name}[${value}]`);
  return `(;GM[Othello]${others.join('')}BO[8 ${cells} ${side}]${played.join('')};)`;
}
