import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHESS_PARTS, compileKernel, DRAUGHTS_PARTS, type KernelFile } from '../src/kernels/index.ts';
import {
  CHESS_WEIGHTS,
  chessFeatures,
  DRAUGHTS_WEIGHTS,
  draughtsFeatures,
  WEIGHED,
  weightBytes,
  weightsIn,
  withWeights,
} from './weights.mjs';

const TEXTS = [
  ['chess', readFileSync(CHESS_WEIGHTS, 'utf8'), chessFeatures()],
  ['draughts', readFileSync(DRAUGHTS_WEIGHTS, 'utf8'), draughtsFeatures()],
] as const;

describe('the weights of the evaluations', () => {
  it('come with every kernel that has an evaluation, as the files in data/ have them', async () => {
    for (const game of WEIGHED)
      for (const file of [game, `${game}-threads`])
        expect(Buffer.compare((await compileKernel(file as KernelFile)).weights!, weightBytes(game)), file).toBe(0);
  });

  it.each(TEXTS)('of %s take the place of others in the same rows, and of no other section', (_, text, features) => {
    for (const [, title] of text.matchAll(/^= (.*)$/gm)) {
      const weights = weightsIn(text, title!, features);
      expect(weights.flat().length).toBeGreaterThan(10);
      expect(withWeights(text, title!, features, weights)).toBe(text);
      const more = weights.map((pair) => pair.map((weight) => weight + 1));
      const changed = withWeights(text, title!, features, more);
      expect(weightsIn(changed, title!, features)).toEqual(more);
      for (const [, other] of text.matchAll(/^= (.*)$/gm))
        if (other !== title) expect(weightsIn(changed, other!, features)).toEqual(weightsIn(text, other!, features));
    }
  });

  it('are split into groups that begin at features, and leave none out', () => {
    const chess = chessFeatures();
    const at = (name: string) => chess[name]!;
    expect(CHESS_PARTS).toEqual({
      pieceSquares: [[at('MATERIAL'), at('KNIGHT_MOVES')]],
      mobility: [[at('KNIGHT_MOVES'), at('BISHOP_PAIR')]],
      placing: [[at('BISHOP_PAIR'), at('DOUBLED')]],
      pawns: [[at('DOUBLED'), at('SHELTER')]],
      kings: [
        [at('SHELTER'), at('BY_PAWN')],
        [at('FEATURES'), at('FEATURES') + at('DANGERS')],
      ],
      threats: [[at('BY_PAWN'), at('TURN')]],
      turn: [[at('TURN'), at('FEATURES')]],
    });
    const draughts = draughtsFeatures();
    const of = (name: string) => draughts[name]!;
    expect(DRAUGHTS_PARTS).toEqual({
      men: [
        [of('MEN'), of('BACK')],
        [of('MAN'), of('FEATURES')],
      ],
      home: [[of('BACK'), of('MAN')]],
      kings: [[of('KINGS'), of('TURN')]],
      turn: [[of('TURN'), of('STEPS')]],
      steps: [[of('STEPS'), of('PAIRS')]],
      formation: [[of('PAIRS'), of('PASSED_NEAR')]],
      passed: [[of('PASSED_NEAR'), of('THREATS')]],
      captures: [[of('THREATS'), of('MEN')]],
    });
  });

  it('of chess are there for every feature, once', () => {
    const [, text, features] = TEXTS[0];
    for (const [title, length] of [
      ['worth', features.FEATURES],
      ['danger', features.DANGERS],
    ] as const)
      expect(Object.keys(weightsIn(text, title, features))).toHaveLength(length!);
  });

  it.each([
    '= worth\nMATERAL 1 | 2',
    '= worth\nMATERIAL 1 2 | 2',
    '= worth\nMATERIAL 1 | x',
    '= worth\nROOK_OPEN 1 2 | 1 2\nROOK_HALF_OPEN 1 | 2',
  ])('refuse %j', (text) => {
    expect(() => weightsIn(text, 'worth', chessFeatures())).toThrow(/row of weights/);
  });
});
