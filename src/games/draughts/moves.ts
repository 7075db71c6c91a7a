import { legalMove, ok, type Result } from '../../core/index.ts';
import { type DraughtsMove, type DraughtsSize, squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import { MOST_PLIES } from '../position.ts';
import { failure as tooLong } from '../words.ts';
import { type Capture, capturePath, type SquareNotation, squareName, squareOf } from './board.ts';
import type { DraughtsPosition } from './position.ts';
import type { DraughtsVariant } from './variant.ts';
import { failure } from './words.ts';

/** A move of draughts as it was typed: its squares, and not yet whether it is legal. */
export interface DraughtsMoveText {
  readonly from: number;
  readonly to: number;
  /** The intermediate squares of a capture, if the text names them. */
  readonly via: readonly number[];
  /** Whether it is a capture; undefined if the text does not tell, as `c3d4`. */
  readonly capture: boolean | undefined;
  /** Ours, for souffler: the square of the piece that is huffed before the move. */
  readonly huff?: number;
}

/**
 * Reads `32-28`, `32x23`, `32x23x14` with the squares where a capture turns, the same with letters (`c3-d4`, `c3:e5`,
 * `c3xe5`, and `c3d4` without a mark), and ours for a huff before the move: `~28:32-27`. Undefined where a text is
 * none of these.
 */
export function parseDraughtsMoveText(text: string, size: DraughtsSize): DraughtsMoveText | undefined {
  const [, huffName, path] = FORM.exec(text.trim()) ?? [];
  if (path === undefined) return undefined;
  const marks = path.match(/[-x:×]/gi) ?? [];
  const visited = (path.match(/[a-j]\d+|\d+/gi) as string[]).map((name) => squareOf(name, size));
  const huff = huffName === undefined ? undefined : squareOf(huffName, size);
  if (visited.includes(undefined) || (huffName !== undefined && huff === undefined)) return undefined;
  const capture = marks.length === 0 ? undefined : marks[0] !== '-';
  const isMixed = new Set(marks.map((mark) => mark === '-')).size > 1;
  // Only a move that takes has squares on its way.
  if (isMixed || (capture !== true && visited.length > 2)) return undefined;
  const squares = visited as number[];
  return {
    from: squares[0],
    to: squares[squares.length - 1],
    via: squares.slice(1, -1),
    capture,
    ...(huff !== undefined && { huff }),
  };
}

/** A huffed square, and squares with marks between them; two squares with letters may go without. */
const FORM = /^(?:~([a-j]?\d+):)?([a-j]\d[a-j]\d|(?:[a-j]\d|\d{1,3})(?:[-x:×](?:[a-j]\d|\d{1,3})){1,30})$/i;

export interface MoveStyle {
  readonly size: DraughtsSize;
  readonly notation: SquareNotation;
  /** Between the squares of a capture. */
  readonly separator: 'x' | ':';
}

/**
 * Writes what `parseDraughtsMoveText` reads; a move that leaves open whether it takes is written as one that does not.
 */
export function makeDraughtsMoveText(move: DraughtsMoveText, { size, notation, separator }: MoveStyle): string {
  const path = [move.from, ...move.via, move.to].map((square) => squareName(square, size, notation));
  const huff = move.huff === undefined ? '' : `~${squareName(move.huff, size, notation)}:`;
  return huff + path.join(move.capture ? separator : '-');
}

/**
 * `32-28`, `32x23`; with the squares where it lands, `32x23x14`, only where captures with the same ends take different
 * pieces; `~28:32-27` huffs first.
 */
export function formatDraughtsMove(number: number, position: DraughtsPosition, variant: DraughtsVariant): string {
  const names = NAMES.get(position.legal()) ?? new Map<number, string>();
  NAMES.set(position.legal(), names);
  const name = names.get(number) ?? inOwnStyle(moveText(number, position, variant), variant);
  names.set(number, name);
  return name;
}

/**
 * The names of the moves in each list of legal moves, computed when they are needed: finding the paths of captures can
 * take long.
 */
const NAMES = new WeakMap<readonly DraughtsMove[], Map<number, string>>();

function inOwnStyle(text: DraughtsMoveText, { size }: DraughtsVariant): string {
  return makeDraughtsMoveText(text, { size, notation: 'numeric', separator: 'x' });
}

function moveText(number: number, position: DraughtsPosition, variant: DraughtsVariant): DraughtsMoveText {
  const legal = position.legal();
  const move = legal.find((other) => other.number === number);
  if (move === undefined) throw new RangeError(`draughts: ${number} is not a legal move here.`);
  const isAlone =
    !isCapture(number) || !legal.some((other) => other !== move && isCapture(other.number) && sameEnds(other.number, number));
  return textOf(number, isAlone ? [] : (capturePath(captureOf(move, position, variant)) as number[]), variant);
}

/** Numbers of moves: drawn in position.ts. */
const isCapture = (number: number) => number >> 18 !== 0;
const sameEnds = (a: number, b: number) => ((a ^ b) & 0x3ffff) === 0;

/**
 * Reads a move as `formatDraughtsMove` writes it. Also accepted, if only one move fits: letters for squares on small
 * boards, any squares on the path of a capture, a colon for x, a blank (`32 28`), and - in place of x or the reverse.
 * For the beginning of several moves, the error lists them.
 */
export function parseDraughtsMove(text: string, position: DraughtsPosition, variant: DraughtsVariant): Result<number> {
  const trimmed = text.trim();
  if (position.plies >= MOST_PLIES) return tooLong('game-too-long', { most: MOST_PLIES });
  const exact = legalMove(trimmed, position, (move) => formatDraughtsMove(move, position, variant));
  if (exact.ok || exact.error.code !== 'illegal-move') return exact;
  const written = withoutBlanks(trimmed);
  const read = parseDraughtsMoveText(written, variant.size);
  const meant = read === undefined ? [] : meantBy(read, position, variant);
  if (meant.length === 1) return ok(meant[0].number);
  if (meant.length === 0) return unfinished(trimmed, written, position, variant) ?? exact;
  const moves = meant.map((move) => formatDraughtsMove(move.number, position, variant));
  return failure('ambiguous-capture', { text: trimmed, moves });
}

/** The squares that a typed move names, in order; undefined if the text is not a move at all. */
export function squaresTyped(text: string, variant: DraughtsVariant): { path: number[]; huff?: number } | undefined {
  const read = parseDraughtsMoveText(withoutBlanks(text.trim()), variant.size);
  if (read === undefined) return undefined;
  const { from, via, to, huff } = read;
  return { path: [from, ...via, to], ...(huff !== undefined && { huff }) };
}

function withoutBlanks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([-x:×~]) ?/gi, '$1')
    .replace(/(?<=\d) (?=[a-j]?\d)/gi, '-');
}

/** The moves that a text may mean; if its capture mark fits none of them, those that it means without the mark. */
function meantBy(text: DraughtsMoveText, position: DraughtsPosition, variant: DraughtsVariant): readonly DraughtsMove[] {
  const meant = position.legal().filter((move) => matches(move, text, position, variant));
  const strictly = meant.filter(({ number }) => text.capture === undefined || isCapture(number) === text.capture);
  return strictly.length > 0 ? strictly : meant;
}

/** The most moves listed for an incomplete move. */
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
  return begun.length === 0 ? undefined : failure('unfinished-move', { text: typed, moves: begun.slice(0, NAMED) });
}

function matches(move: DraughtsMove, text: DraughtsMoveText, position: DraughtsPosition, variant: DraughtsVariant): boolean {
  const { from, to, huff } = textOf(move.number, [], variant);
  if (from !== text.from || to !== text.to || huff !== text.huff) return false;
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

/** The legal captures, with this huffed before or nothing. */
export function capturesOf(position: DraughtsPosition, huffed?: number): DraughtsMove[] {
  return position.legal().filter((move) => move.taken !== 0n && move.huffed === huffed);
}

/** The most captures that a message lists. */
const NAMED_CAPTURES = 8;

/** The first few captures, as `28x19, 32x23`, without the piece huffed before them. */
export function nameCaptures(captures: readonly DraughtsMove[], position: DraughtsPosition, variant: DraughtsVariant): string[] {
  const named = captures.slice(0, NAMED_CAPTURES).map(({ number }) => {
    const { huff: _, ...text } = moveText(number, position, variant);
    return inOwnStyle(text, variant);
  });
  return captures.length > NAMED_CAPTURES ? [...named, '…'] : named;
}
