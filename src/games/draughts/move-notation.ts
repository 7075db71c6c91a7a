import { fail, ok, type Result } from '../../core/index.ts';
import { type DraughtsMove, squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import { legalMove } from '../move-text.ts';
import { type DraughtsMoveText, makeDraughtsMoveText, parseDraughtsMoveText } from './notation/move-text.ts';
import type { SquareCount } from './notation/squares.ts';
import { type Capture, capturePath } from './path.ts';
import type { DraughtsPosition } from './position.ts';
import type { DraughtsVariant } from './variant.ts';

/** `32-28`, `32x23`; with the squares where it lands, `32x23x14`, only where captures with the same ends take different pieces; `~28:32-27` huffs first. */
export function formatDraughtsMove(number: number, position: DraughtsPosition, variant: DraughtsVariant): string {
  const numbers: number[] = [];
  position.moves(numbers, 0);
  if (!numbers.includes(number)) throw new RangeError(`draughts: ${number} is not a legal move here.`);
  const isAlone = numbers.filter((other) => isCapture(other) && sameEnds(other, number)).length <= 1;
  const via = isAlone || !isCapture(number) ? [] : wayOf(number, position, variant);
  return makeDraughtsMoveText(textOf(number, via, variant), {
    squares: squareCount(variant),
    notation: 'numeric',
    separator: 'x',
  });
}

function wayOf(number: number, position: DraughtsPosition, variant: DraughtsVariant): readonly number[] {
  const move = position.legal().find((other) => other.number === number) as DraughtsMove;
  return capturePath(captureOf(move, position, variant)) as number[];
}

/** Numbers of moves: drawn in position.ts. */
const isCapture = (number: number) => number >> 18 !== 0;
const sameEnds = (a: number, b: number) => ((a ^ b) & 0x3ffff) === 0;

/**
 * Reads what `formatDraughtsMove` writes; also squares by letters on small boards, any squares of the way of a capture, a colon for the x, blanks
 * (`32 28`), and - for x or x for - where only one move can be meant. What is only the beginning of moves is answered with these.
 */
export function parseDraughtsMove(text: string, position: DraughtsPosition, variant: DraughtsVariant): Result<number> {
  const trimmed = text.trim();
  const exact = legalMove(trimmed, position, (move) => formatDraughtsMove(move, position, variant));
  if (exact.ok || exact.error.code !== 'illegal-move') return exact;
  const written = withoutBlanks(trimmed);
  const read = parseDraughtsMoveText(written, squareCount(variant));
  if (!read.ok) return unfinished(trimmed, written, position, variant) ?? exact;
  const meant = meantBy(read.value, position, variant);
  if (meant.length === 1) return ok(meant[0].number);
  if (meant.length === 0) return unfinished(trimmed, written, position, variant) ?? exact;
  const texts = meant.map((move) => formatDraughtsMove(move.number, position, variant)).join(' or ');
  return fail('ambiguous-move', `"${trimmed}" may mean several captures here. Type ${texts}.`);
}

/** The squares that a typed move names, one after the other; undefined where it is no move's text at all. */
export function squaresTyped(text: string, variant: DraughtsVariant): { path: number[]; huff?: number } | undefined {
  const read = parseDraughtsMoveText(withoutBlanks(text.trim()), squareCount(variant));
  if (!read.ok) return undefined;
  const { from, via, to, huff } = read.value;
  return { path: [from, ...via, to], ...(huff !== undefined && { huff }) };
}

function withoutBlanks(text: string): string {
  return text.replace(/\s*([-x:×~])\s*/gi, '$1').replace(/(?<=\d)\s+(?=[a-j]?\d)/gi, '-');
}

/** The moves that a text means; where its mark fits none of them, those that it means without it. */
function meantBy(text: DraughtsMoveText, position: DraughtsPosition, variant: DraughtsVariant): readonly DraughtsMove[] {
  const strictly = position.legal().filter((move) => matches(move, text, position, variant));
  if (strictly.length > 0) return strictly;
  return position.legal().filter((move) => matches(move, { ...text, capture: undefined }, position, variant));
}

/** Moves named at most where one was begun. */
const NAMED = 20;

/** The refusal of a text that names a piece and not yet where it goes; undefined where it begins no legal move. */
function unfinished(
  typed: string,
  written: string,
  position: DraughtsPosition,
  variant: DraughtsVariant,
): Result<number> | undefined {
  const begun = position
    .legal()
    .map(({ number }) => formatDraughtsMove(number, position, variant))
    .filter(
      (move) =>
        /\d/.test(written) && move.startsWith(written) && (/\d[-x]/.test(written) || !/^\d/.test(move.slice(written.length))),
    );
  if (begun.length === 0) return undefined;
  return fail('unfinished-move', `"${typed}" is not a whole move. Type ${begun.slice(0, NAMED).join(' or ')}.`);
}

function matches(move: DraughtsMove, text: DraughtsMoveText, position: DraughtsPosition, variant: DraughtsVariant): boolean {
  const { from, to, huff, capture } = textOf(move.number, [], variant);
  if (from !== text.from || to !== text.to || huff !== text.huff) return false;
  if (text.capture !== undefined && text.capture !== capture) return false;
  return text.via.length === 0 || capturePath(captureOf(move, position, variant), text.via) !== undefined;
}

function textOf(number: number, via: readonly number[], { size }: DraughtsVariant): DraughtsMoveText {
  const huffed = (number >> 12) & 63;
  return {
    from: squareOfBit(number & 63, size),
    to: squareOfBit((number >> 6) & 63, size),
    via,
    capture: isCapture(number),
    ...(huffed !== 0 && { huff: squareOfBit(huffed - 1, size) }),
  };
}

/** A legal capture as its ways are looked for. */
export function captureOf(move: DraughtsMove, position: DraughtsPosition, { rules, size }: DraughtsVariant): Capture {
  const board = position.board();
  const isKing = ((board.kings >> BigInt(move.from)) & 1n) === 1n;
  const huffed = move.huffed === undefined ? 0n : 1n << BigInt(move.huffed);
  const others = (board.white | board.black) & ~(1n << BigInt(move.from)) & ~huffed;
  return {
    from: squareOfBit(move.from, size),
    to: squareOfBit(move.to, size),
    taken: new Set(squaresOfSet(move.taken, size)),
    size,
    flies: isKing && rules !== 'english',
    fliesOnceCrowned: rules === 'russian',
    crowningRow: board.turn === 'white' ? 0 : size - 1,
    orthogonal: rules === 'frisian',
    occupied: new Set(squaresOfSet(others, size)),
  };
}

export function squareCount({ size }: DraughtsVariant): SquareCount {
  return size === 10 ? 50 : size === 8 ? 32 : 18;
}
