import { type ChessRules, type ChessSetup, placeSetup } from './chess-board.ts';
import {
  bitOfSquare,
  DRAUGHTS_RULES,
  type DraughtsBoard,
  type DraughtsExports,
  type DraughtsRules,
  type DraughtsSize,
} from './draughts.ts';
import { BLOCK_FILLINGS, blockImages, draughtsPatterns, fillingAt, fillingOf } from './draughts-patterns.ts';
import { othelloRules } from './othello.ts';
import { RulesBoard, type RulesExports } from './rules-board.ts';

/**
 * The exports with which parts of an evaluation are measured: an evaluation is one number, so it is computed again with
 * some weights set to 0.
 */
interface WeightedExports extends RulesExports {
  weightsAt(): number;
}

/** Numbers of weights, the last one not included. */
type Range = readonly [first: number, end: number];

/**
 * The share of each group of weights in an evaluation: first its value with all groups at 0, then the change when each
 * group is added. Their sum is exactly the evaluation. The board must be used for nothing else.
 */
function partsOf<E extends WeightedExports>(
  board: RulesBoard<E>,
  groups: readonly (readonly Range[])[],
  evaluate: (kernel: E) => number,
): number[] {
  const weights = new Int32Array(board.memory.buffer, board.kernel.weightsAt());
  const kept = groups.map((ranges) => ranges.map(([first, end]) => weights.slice(first, end)));
  for (const [first, end] of groups.flat()) weights.fill(0, first, end);
  let before = evaluate(board.kernel);
  const parts = [before];
  for (const [i, ranges] of groups.entries()) {
    for (const [j, [first]] of ranges.entries()) weights.set(kept[i][j], first);
    const value = evaluate(board.kernel);
    parts.push(value - before);
    before = value;
  }
  return parts;
}

/** A weight for the opening and one for the ending, packed into one number (assembly/chess/piece-squares.ts). */
export interface PhasedWeight {
  readonly opening: number;
  readonly ending: number;
}

function unpacked(packed: number): PhasedWeight {
  return { opening: (packed + 0x8000) >> 16, ending: (packed << 16) >> 16 };
}

/** The groups of assembly/chess/features.ts, by the numbers of their weights; dangers follow the features. */
export const CHESS_PARTS = {
  pieceSquares: [[0, 197]],
  mobility: [[197, 263]],
  placing: [[263, 270]],
  pawns: [[270, 301]],
  kings: [
    [301, 333],
    [347, 361],
  ],
  threats: [[333, 346]],
  turn: [[346, 347]],
} as const satisfies Readonly<Record<string, readonly Range[]>>;

export type ChessPart = keyof typeof CHESS_PARTS;

let chessEvaluator: RulesBoard<ChessRules & WeightedExports> | undefined;

/** The points of each group in the evaluation used for play, in hundredths of a pawn, for White; `bare`: the rest. */
export function chessParts(setup: ChessSetup): Readonly<Record<ChessPart | 'bare', number>> {
  chessEvaluator ??= new RulesBoard<ChessRules & WeightedExports>('chess', (rules) => rules.setUpRules());
  const names = Object.keys(CHESS_PARTS) as ChessPart[];
  const parts = partsOf(
    chessEvaluator,
    names.map((name) => CHESS_PARTS[name]),
    (kernel) => {
      kernel.setUpRules();
      placeSetup(kernel, setup);
      return kernel.evaluate(0);
    },
  );
  return Object.fromEntries(['bare', ...names].map((name, i) => [name, parts[i]])) as Record<ChessPart | 'bare', number>;
}

/** The value of a white piece on a square, counted from a1, b1 to h8: material and square. */
export function chessPieceValue(kind: number, square: number): PhasedWeight {
  chessEvaluator ??= new RulesBoard<ChessRules & WeightedExports>('chess', (rules) => rules.setUpRules());
  const weights = new Int32Array(chessEvaluator.memory.buffer, chessEvaluator.kernel.weightsAt());
  const file = square & 7;
  const place = unpacked(weights[5 + 32 * (kind - 1) + 4 * (square >> 3) + Math.min(file, 7 - file)]);
  const piece = unpacked(kind === 6 ? 0 : weights[kind - 1]);
  return { opening: place.opening + piece.opening, ending: place.ending + piece.ending };
}

/** The groups of assembly/draughts/evaluation-features.ts. */
export const DRAUGHTS_PARTS = {
  men: [
    [20, 65],
    [97, 98],
  ],
  home: [[65, 97]],
  kings: [[0, 6]],
  turn: [[6, 8]],
  steps: [[8, 10]],
  formation: [[10, 16]],
  passed: [[16, 19]],
  captures: [[19, 20]],
} as const satisfies Readonly<Record<string, readonly Range[]>>;

/** The groups of the evaluation; `patterns` if it judges the men by patterns. */
export type DraughtsPart = keyof typeof DRAUGHTS_PARTS | 'patterns';

const DRAUGHTS_SIZES: readonly DraughtsSize[] = [6, 8, 10];
/** Weights of one rule set on one board, with room for some more (scripts/weights.mjs). */
const DRAUGHTS_ROW = 128;
/** Behind the rows of all. */
const PATTERN_WEIGHTS = DRAUGHTS_ROW * DRAUGHTS_SIZES.length * DRAUGHTS_RULES.length;
const FIRST_MAN = 20;
const ANY_MAN = 97;
const draughtsEvaluators = new Map<string, RulesBoard<DraughtsExports & WeightedExports>>();

function evaluatorOf(rules: DraughtsRules, size: DraughtsSize) {
  const which = `${rules} ${size}`;
  const row = (DRAUGHTS_SIZES.indexOf(size) * DRAUGHTS_RULES.length + DRAUGHTS_RULES.indexOf(rules)) * DRAUGHTS_ROW;
  const take = (kernel: DraughtsExports) => kernel.setRules(DRAUGHTS_RULES.indexOf(rules), size, false);
  const scales = draughtsEvaluators.get(which) ?? new RulesBoard<DraughtsExports & WeightedExports>('draughts', take);
  draughtsEvaluators.set(which, scales);
  return { scales, row, take };
}

/** The range of a rule set's pattern weights among all weights. */
function patternRange(rules: DraughtsRules, size: DraughtsSize): Range {
  const { first, tables } = draughtsPatterns(rules, size) ?? { first: 0, tables: 0 };
  const bytes = 2 * BLOCK_FILLINGS * tables;
  return [PATTERN_WEIGHTS + first / 4, PATTERN_WEIGHTS + Math.ceil((first + bytes) / 4)];
}

/** The points of each group in the evaluation, from White's view. */
export function draughtsParts(
  board: DraughtsBoard,
  rules: DraughtsRules,
  size: DraughtsSize,
): Readonly<Record<DraughtsPart, number>> {
  const { scales, row, take } = evaluatorOf(rules, size);
  const groups = Object.values(DRAUGHTS_PARTS).map((ranges) => ranges.map(([first, end]): Range => [row + first, row + end]));
  const parts = partsOf(scales, [...groups, [patternRange(rules, size)]], (kernel) => {
    take(kernel);
    kernel.setPosition(board.white, board.black, board.kings, board.huffable, board.turn === 'white' ? 0 : 1);
    return kernel.evaluate();
  });
  const names = [...Object.keys(DRAUGHTS_PARTS), 'patterns'];
  return Object.fromEntries(names.map((name, i) => [name, parts[i + 1]])) as Record<DraughtsPart, number>;
}

/** The value of a man on a square, numbered from 1 in its crowning row. With patterns it is the same on all squares. */
export function draughtsManValue(square: number, rules: DraughtsRules, size: DraughtsSize): PhasedWeight {
  const { scales, row } = evaluatorOf(rules, size);
  const half = size / 2;
  const weights = new Int32Array(scales.memory.buffer, scales.kernel.weightsAt());
  if (draughtsPatterns(rules, size) !== undefined) return unpacked(weights[row + ANY_MAN]);
  return square <= half ? { opening: 0, ending: 0 } : unpacked(weights[row + FIRST_MAN + square - 1 - half]);
}

/** A block of squares, and the value of its filling for White. */
export interface DraughtsBlock extends PhasedWeight {
  readonly squares: readonly number[];
}

/** The blocks of the board from its top left; none if the evaluation has no patterns. */
export function draughtsBlocks(board: DraughtsBoard, rules: DraughtsRules, size: DraughtsSize): readonly DraughtsBlock[] {
  const patterns = draughtsPatterns(rules, size);
  if (patterns === undefined) return [];
  const { scales } = evaluatorOf(rules, size);
  const weights = new Int8Array(scales.memory.buffer, scales.kernel.weightsAt() + 4 * PATTERN_WEIGHTS + patterns.first);
  const [white, black] = [board.white & ~board.kings, board.black & ~board.kings];
  const has = (set: bigint, square: number) => Number((set >> BigInt(bitOfSquare(square, size))) & 1n);
  const blocks = new Map<number, DraughtsBlock>();
  for (const image of blockImages(patterns)) {
    const at = fillingAt(
      image,
      fillingOf(image, (square) => has(white, square) + 2 * has(black, square)),
    );
    const squares = [...image.squares].sort((a, b) => a - b);
    // The middle block of 8x8 is its own image.
    const { opening, ending } = blocks.get(squares[0]) ?? { opening: 0, ending: 0 };
    const { sign } = image;
    blocks.set(squares[0], { squares, opening: opening + sign * weights[at], ending: ending + sign * weights[at + 1] });
  }
  return [...blocks.values()].sort((one, other) => one.squares[0] - other.squares[0]);
}

/** The weights of Othello's evaluation, as assembly/othello/patterns.ts lays them out. */
export function othelloWeights(): DataView {
  const { kernel, memory } = othelloRules() as unknown as RulesBoard<WeightedExports>;
  return new DataView(memory.buffer, kernel.weightsAt());
}
