import { describe, expect, it } from 'vitest';
import { counted, formatScores, NO_SCORE, nextLevel, overall, parseScores, type Scores, scoreIn } from './score.ts';

const after = (answers: string, scores: Scores = {}) =>
  [...answers].reduce(
    (now, answer) => counted(now, 'values', 1, answer === '+', { right: answer === '+' ? 4 : 3, all: 4 }),
    scores,
  );

describe('the score of exercises', () => {
  it('counts right ones, all of them, and those in a row', () => {
    expect(scoreIn(after('++-+'), 'values', 1)).toEqual({
      right: 3,
      total: 4,
      streak: 1,
      best: 2,
      parts: { right: 15, all: 16 },
    });
  });

  it('is kept for each kind and level apart', () => {
    const scores = counted(after('++'), 'values', 2, false, { right: 0, all: 7 });
    expect(scoreIn(scores, 'values', 1)).toEqual({ right: 2, total: 2, streak: 2, best: 2, parts: { right: 8, all: 8 } });
    expect(scoreIn(scores, 'values', 2)).toEqual({ right: 0, total: 1, streak: 0, best: 0, parts: { right: 0, all: 7 } });
    expect(scoreIn(scores, 'cuts', 1)).toEqual(NO_SCORE);
    expect(overall(scores, 'values')).toEqual({ right: 2, total: 3, streak: 2, best: 2, parts: { right: 8, all: 15 } });
  });

  it('leads to the next level after three in a row, and no further than the last', () => {
    const level = (answers: string, at: 1 | 2 | 3 = 1) => nextLevel(scoreIn(after(answers), 'values', 1), at);
    expect([level('++'), level('++-+'), level('+++'), level('-++++')]).toEqual([undefined, undefined, 2, 2]);
    expect([level('+++', 2), level('+++', 3)]).toEqual([3, undefined]);
  });

  it('survives being kept, and forgets what makes no sense', () => {
    const scores = after('+-++');
    expect(parseScores(formatScores(scores))).toEqual(scores);
    for (const text of ['', '{', 'null', '7', '{"values.1":{"right":5,"total":1,"streak":0,"best":0}}', '{"values.1":null}'])
      expect(parseScores(text)).toEqual({});
  });
});
