import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Random, seenBy } from '../src/core/index.ts';
import { type OthelloPosition, othello } from '../src/games/index.ts';
import { kernelWeights, PATTERNS, SCALAR_UNIT, SCALARS, STAGES, UNIT, writeWeights } from './othello-patterns.mjs';

const weights = new Int8Array(kernelWeights());
const STAGE_BYTES = PATTERNS.reduce((sum, { first }) => sum + first.length, 0) + 2 * SCALARS;

/** The evaluation for the player to move, square by square from the file's weights. */
function estimate(position: OthelloPosition): number {
  const turn = position.turn();
  const cell = (square: number) => (position.at(square) === 0 ? 0 : position.at(square) === turn ? 1 : 2);
  const empty = 64 - position.discs(1) - position.discs(-1);
  let at = STAGE_BYTES * Math.min(Math.floor(empty / 10), STAGES - 1);
  let sum = 0;
  for (const { images, first } of PATTERNS) {
    for (const squares of images)
      sum +=
        (SCALAR_UNIT / UNIT) *
        (weights[at + squares.reduce((filling, square, i) => filling + cell(square) * 3 ** i, 0)] as number);
    at += first.length;
  }
  const [mobility, parity] = new Int16Array(weights.slice(at, at + 4).buffer) as unknown as [number, number];
  sum += mobility * seenBy(turn, position.mobility()) + (empty % 2 === 1 ? parity : -parity);
  return Math.max(-63, Math.min(63, Math.floor((sum + SCALAR_UNIT / 2) / SCALAR_UNIT)));
}

function randomPosition(random: Random): OthelloPosition {
  const position = othello().start();
  const moves: number[] = [];
  for (let plies = random.below(59); plies > 0 && position.outcome() === undefined; plies--) {
    moves.length = position.moves(moves, 0);
    position.play(random.pick(moves));
  }
  return position;
}

describe('The patterns of Othello', () => {
  it('are evaluated by the kernel as the file says, in every stage of the game', () => {
    const random = new Random(5);
    const stages = new Set<number>();
    for (let i = 0; i < 400; i++) {
      const position = randomPosition(random);
      stages.add(Math.min(STAGES - 1, Math.floor((64 - position.discs(1) - position.discs(-1)) / 10)));
      expect([i, seenBy(position.turn(), position.evaluate())]).toEqual([i, estimate(position)]);
    }
    expect(stages.size).toBe(STAGES);
  });

  it('come back as they were stored, reflections with the same weight', () => {
    const folder = mkdtempSync(join(tmpdir(), 'minerve-'));
    try {
      const file = join(folder, 'some.weights');
      const random = new Random(6);
      const written = Array.from({ length: STAGES }, () => ({
        fillings: PATTERNS.map(({ first }) => Float32Array.from(first, () => random.between(-130, 130) / UNIT)),
        scalars: Array.from({ length: SCALARS }, () => random.between(-400, 400) / SCALAR_UNIT),
      }));
      writeWeights(written, file);
      const read = new Int8Array(kernelWeights(file));
      let at = 0;
      for (const { fillings, scalars } of written) {
        for (const [i, { first }] of PATTERNS.entries()) {
          const table = Array.from(first, (filling) =>
            Math.max(-127, Math.min(127, UNIT * (fillings[i] as ArrayLike<number>)[filling]!)),
          );
          expect([...read.subarray(at, at + first.length)]).toEqual(table);
          at += first.length;
        }
        expect([...new Int16Array(read.slice(at, at + 2 * SCALARS).buffer)]).toEqual(scalars.map((x) => SCALAR_UNIT * x));
        at += 2 * SCALARS;
      }
      expect(at).toBe(read.length);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
