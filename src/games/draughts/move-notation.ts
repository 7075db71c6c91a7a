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
  const legal = position.legal();
  const move = legal.find((other) => other.number === number);
  if (move === undefined) throw new RangeError(`draughts: ${number} is not a legal move here.`);
  const isAlone = legal.filter((other) => other.taken !== 0n && (other.number & 0x3ffff) === (number & 0x3ffff)).length <= 1;
  const via = isAlone || move.taken === 0n ? [] : capturePath(captureOf(move, position, variant));
  return makeDraughtsMoveText(textOf(move, via ?? [], variant), {
    squares: squareCount(variant),
    notation: 'numeric',
    separator: 'x',
  });
}

/** Reads what `formatDraughtsMove` writes; also squares by letters on small boards, any squares of the way of a capture, and a colon for the x. */
export function parseDraughtsMove(text: string, position: DraughtsPosition, variant: DraughtsVariant): Result<number> {
  const trimmed = text.trim();
  const exact = legalMove(trimmed, position, (move) => formatDraughtsMove(move, position, variant));
  if (exact.ok || exact.error.code !== 'illegal-move') return exact;
  const read = parseDraughtsMoveText(trimmed, squareCount(variant));
  if (!read.ok) return exact;
  const meant = position.legal().filter((move) => matches(move, read.value, position, variant));
  if (meant.length === 1) return ok(meant[0].number);
  if (meant.length === 0) return exact;
  const texts = meant.map((move) => formatDraughtsMove(move.number, position, variant)).join(' or ');
  return fail('ambiguous-move', `"${trimmed}" may mean several captures here. Type ${texts}.`);
}

function matches(move: DraughtsMove, text: DraughtsMoveText, position: DraughtsPosition, variant: DraughtsVariant): boolean {
  const { from, to, huff, capture } = textOf(move, [], variant);
  if (from !== text.from || to !== text.to || huff !== text.huff) return false;
  if (text.capture !== undefined && text.capture !== capture) return false;
  return text.via.length === 0 || capturePath(captureOf(move, position, variant), text.via) !== undefined;
}

function textOf(move: DraughtsMove, via: readonly number[], { size }: DraughtsVariant): DraughtsMoveText {
  return {
    from: squareOfBit(move.from, size),
    to: squareOfBit(move.to, size),
    via,
    capture: move.taken !== 0n,
    ...(move.huffed !== undefined && { huff: squareOfBit(move.huffed, size) }),
  };
}

function captureOf(move: DraughtsMove, position: DraughtsPosition, { rules, size }: DraughtsVariant): Capture {
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
