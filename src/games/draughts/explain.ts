import type { Sentence } from '../../i18n/index.ts';
import { bitOfSquare, type DraughtsRules } from '../../kernels/index.ts';
import type { PieceName } from '../board-adapter.ts';
import { sentence as shared } from '../words.ts';
import { capturesOf, nameCaptures } from './moves.ts';
import type { DraughtsPosition } from './position.ts';
import { placeOf, squareAt } from './scene.ts';
import { type DraughtsVariant, forcesCaptures } from './variant.ts';
import { type Colour, sentence } from './words.ts';

/** Rule sets in which not every capture will do: the one that takes most has to be made. */
const MOST_IS_COMPULSORY: readonly DraughtsRules[] = ['international', 'brazilian', 'frisian'];

interface TouchContext {
  readonly position: DraughtsPosition;
  readonly variant: DraughtsVariant;
  /** The pieces on their squares, without the huffed one. */
  readonly pieces: ReadonlyMap<string, PieceName>;
  readonly huffs: string | undefined;
  readonly colour: Colour;
}

/**
 * Why these squares, touched one after the other, begin no legal move. `begun`: how many of the first squares do begin
 * one.
 */
export function explainDraughts(touched: TouchContext, path: readonly string[], begun: number): Sentence {
  const { pieces, colour, variant } = touched;
  const [from, to] = path;
  if (path.some((square) => !/^\d+$/.test(square))) return sentence('dark-squares');
  const piece = pieces.get(from);
  if (piece === undefined) return shared('no-piece', { square: from });
  if (!piece.startsWith(colour)) return shared(`turn-of-${colour}`);
  const must = mustTake(touched, path);
  if (must !== undefined) return must;
  const isMan = piece.endsWith('man');
  if (to === undefined) {
    if (isTired(touched, from)) return sentence('king-tired', { square: from });
    return sentence(isMan ? 'man-shut-in' : 'king-shut-in', { square: from });
  }
  if (begun > 1 || jumps(touched, from, to)) return sentence('take-on');
  if (pieces.has(to)) return sentence('square-taken', { square: to });
  if (isMan) return sentence('man-moves');
  if (variant.rules === 'english') return sentence('short-king-moves');
  const blocked = wayOf(from, to, variant)?.find((square) => pieces.has(String(square)));
  return blocked === undefined ? sentence('long-king-moves') : sentence('king-way-blocked', { to, square: blocked });
}

function mustTake(touched: TouchContext, path: readonly string[]): Sentence | undefined {
  const { position, variant, huffs } = touched;
  if (!forcesCaptures(variant)) return undefined;
  const legal = capturesOf(position, huffs === undefined ? undefined : bitOfSquare(Number(huffs), variant.size));
  if (legal.length === 0) return undefined;
  const captures = nameCaptures(legal, position, variant);
  const takes = path.length > 1 && jumps(touched, path[0], path[1]);
  if (!takes) return sentence('must-take', { captures });
  if (!MOST_IS_COMPULSORY.includes(variant.rules)) return sentence('take-on-by', { captures });
  return sentence(variant.rules === 'frisian' ? 'take-most-worth' : 'take-most', { captures });
}

/** In Frisian draughts: a king that has stepped three times in a row while its side has men. */
function isTired({ position, variant, pieces, colour }: TouchContext, from: string): boolean {
  if (variant.rules !== 'frisian' || ![...pieces.values()].includes(`${colour}-man`)) return false;
  const { extra } = position.board();
  const steps = colour === 'white' ? extra & 255 : extra >> 8;
  return steps >> 6 === 3 && (steps & 63) === bitOfSquare(Number(from), variant.size);
}

/** Whether a piece jumps over exactly one enemy piece to a free square, as at the beginning of a capture. */
function jumps({ pieces, variant, colour }: TouchContext, from: string, to: string): boolean {
  const way = wayOf(from, to, variant);
  if (way === undefined || pieces.has(to)) return false;
  const met = way.map((square) => pieces.get(String(square))).filter((piece) => piece !== undefined);
  const flies = pieces.get(from)?.endsWith('dame') && variant.rules !== 'english';
  return met.length === 1 && !met[0].startsWith(colour) && (flies === true || way.length === 1);
}

/**
 * Squares on the straight way from one to another, or undefined where there is none: along a diagonal, in Frisian
 * draughts also along a row or column.
 */
function wayOf(from: string, to: string, { size, rules }: DraughtsVariant): readonly number[] | undefined {
  const [row, column] = placeOf(Number(from), size);
  const [down, right] = placeOf(Number(to), size).map((end, i) => end - (i === 0 ? row : column));
  const isDiagonal = Math.abs(down) === Math.abs(right) && down !== 0;
  const isStraight = rules === 'frisian' && (down === 0) !== (right === 0);
  if (!isDiagonal && !isStraight) return undefined;
  const steps = Math.max(Math.abs(down), Math.abs(right)) / (isDiagonal ? 1 : 2);
  return Array.from(
    { length: steps - 1 },
    (_, i) => squareAt(row + (down / steps) * (i + 1), column + (right / steps) * (i + 1), size) as number,
  );
}
