import { MAX, ok, type Result } from '../../core/index.ts';
import { failure } from './ggf-words.ts';
import { type OthelloPosition, othello } from './index.ts';

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

/**
 * Reads one game on 8x8: `(;GM[Othello]...BO[8 <64 squares> *]B[F5/eval/time]W[F6];)`. Everything in a move besides the
 * square is ignored.
 */
export function parseGgf(text: string): Result<GgfGame> {
  const whole = text.trim();
  const end = whole.endsWith(')') ? whole.slice(0, -1).trimEnd().length - 1 : -1;
  if (!whole.startsWith('(;') || end < 2 || whole[end] !== ';') return failure('bad-ggf');
  const body = whole.slice(2, end);
  const tags: [string, string][] = [];
  let position: OthelloPosition | undefined;
  let start = '';
  const moves: number[] = [];
  for (const { name, value, at } of tagsOf(body)) {
    if (value === undefined) return failure('ggf-no-tag', { at: at + 3, stray: body[at] });
    if (name === 'GM' && value.trim().toLowerCase() !== 'othello') return failure('ggf-other-game', { value });
    if (name === 'BO') {
      if (position !== undefined) return failure('ggf-second-board');
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

interface GgfTag {
  readonly name: string;
  /** Undefined where there is no tag. */
  readonly value: string | undefined;
  readonly at: number;
}

/** The tags of a game in order; a bracket inside a value is preceded by a backslash. */
function* tagsOf(body: string): Generator<GgfTag> {
  const opening = /\s*([A-Za-z]*)\s*(\[?)/y;
  for (let at = 0; at < body.length; ) {
    opening.lastIndex = at;
    const [before, typed, bracket] = opening.exec(body) as RegExpExecArray;
    const start = at + before.length;
    if (start === body.length && typed === '' && bracket === '') return;
    const end = typed === '' || bracket === '' ? -1 : closingBracket(body, start);
    const value = end < 0 ? undefined : body.slice(start, end);
    yield { name: typed.toUpperCase(), value, at: at + before.length - before.trimStart().length };
    if (value === undefined) return;
    at = end + 1;
  }
}

function closingBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === ']') return at;
    if (text[at] === '\\') at++;
  }
  return -1;
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

/** Writes a game that `parseGgf` reads. */
export function formatGgf({ tags, start, moves }: Pick<GgfGame, 'tags' | 'start' | 'moves'>): string {
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
