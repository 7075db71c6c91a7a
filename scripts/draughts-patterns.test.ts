import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Random } from '../src/core/index.ts';
import { type DraughtsPosition, draughts } from '../src/games/index.ts';
import { type DraughtsRules, type DraughtsSize, draughtsParts, draughtsPatterns, squaresOfSet } from '../src/kernels/index.ts';
import { PATTERNED, patternBytes, patternsAt, writePatterns } from './draughts-patterns.mjs';

const bytes = patternBytes();

/**
 * What the patterns are worth to White, square by square from the file's weights: White's upper half of the blocks, less
 * the same for Black, who sees the board turned round.
 */
function estimate(position: DraughtsPosition, size: number, tables: number, first: number): number {
  const { white, black, kings } = position.board();
  const half = size / 2;
  const squares = (set: bigint) => squaresOfSet(set & ~kings, size as DraughtsSize).map((square) => square - 1);
  const [whites, blacks] = [squares(white), squares(black)];
  const turned = (men: readonly number[]) => men.map((square) => size * half - 1 - square);
  const upperHalf = (own: readonly number[], other: readonly number[], phase: number) => {
    let sum = 0;
    for (let table = 0; table < tables; table++) {
      const corner = Math.floor(table / (half - 1)) * size + (table % (half - 1));
      let filling = 0;
      for (let digit = 0; digit < 8; digit++) {
        const square = corner + (digit >> 1) * half + (digit & 1);
        filling += 3 ** digit * (own.includes(square) ? 1 : other.includes(square) ? 2 : 0);
      }
      sum += bytes[first + 2 * (6561 * table + filling) + phase] as number;
    }
    return sum;
  };
  const [opening, ending] = [0, 1].map(
    (phase) => upperHalf(whites, blacks, phase) - upperHalf(turned(blacks), turned(whites), phase),
  ) as [number, number];
  const most = size * (half - 1);
  const pieces = squaresOfSet(white | black, size as DraughtsSize).length;
  return (opening * pieces + ending * (most - pieces)) / most;
}

function randomPosition(random: Random, rules: DraughtsRules): DraughtsPosition {
  const position = draughts({ rules }).start();
  const moves: number[] = [];
  for (let plies = random.below(60); plies > 0 && position.outcome() === undefined; plies--) {
    moves.length = position.moves(moves, 0);
    position.play(random.pick(moves));
  }
  return position;
}

describe('The patterns of draughts', () => {
  it.each(PATTERNED)('$rules: are evaluated by the kernel as the file says', (patterned) => {
    const rules = patterned.rules as DraughtsRules;
    const size = patterned.size as DraughtsSize;
    const random = new Random(8);
    let worth = 0;
    for (let i = 0; i < 60; i++) {
      const position = randomPosition(random, rules);
      const board = position.board();
      // A lone king on the main road divides the whole value.
      if ([board.white, board.black].some((set) => squaresOfSet(set, size).length < 2)) continue;
      const { patterns } = draughtsParts(board, rules, size);
      const expected = estimate(position, size, patterned.tables, patternsAt(patterned));
      // The difference of two values, each without its fraction.
      expect(Math.abs(patterns - expected), String(i)).toBeLessThan(2);
      worth += Math.abs(expected);
    }
    expect(worth).toBeGreaterThan(1000);
  });

  it('have their places where the kernel looks for them', () => {
    for (const patterned of PATTERNED)
      expect(draughtsPatterns(patterned.rules as DraughtsRules, patterned.size as DraughtsSize)).toEqual({
        ...patterned,
        first: patternsAt(patterned),
      });
    expect(draughtsPatterns('international', 8)).toBeUndefined();
  });

  it('come back as they were stored, and those of other rules as they were', () => {
    const folder = mkdtempSync(join(tmpdir(), 'minerve-'));
    try {
      const file = join(folder, 'some.weights');
      copyFileSync(new URL('../data/draughts.weights', import.meta.url), file);
      const random = new Random(6);
      const last = PATTERNED.at(-1)!;
      const weights = Int8Array.from({ length: 2 * 6561 * last.tables }, () => random.between(-127, 127));
      writePatterns(last, weights, file);
      const read = patternBytes(file);
      const at = patternsAt(last);
      expect(read.subarray(at, at + weights.length)).toEqual(weights);
      expect(read.subarray(0, at)).toEqual(bytes.subarray(0, at));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
