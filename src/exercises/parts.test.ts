import { describe, expect, it } from 'vitest';
import { exercises } from './fixtures/marking.ts';
import { kinds, partCount, partsRight } from './index.ts';

const names = kinds.map(({ name }) => name);

describe('the parts of an answer', () => {
  it.each(names)('%s: all are right where the answer is, and only there', async (kind) => {
    const partly = { seen: 0 };
    for await (const [exercise, random] of exercises(kind, 60)) {
      const { solution, answerKind, mark } = exercise;
      const all = partCount(exercise);
      const given = answerKind.how === 'set' ? answerKind.given : [];
      const own = solution.filter((item) => !given.includes(item));
      expect(all).toBeGreaterThan(0);
      for (const right of [solution, own]) expect(partsRight(exercise, right)).toEqual({ right: all, all });
      const answers = [
        [],
        solution.map(() => ''),
        own.slice(1),
        [...solution, ...solution],
        own.map((item) => (random.below(2) === 0 ? item : 'abc')),
        own.map((item) => (random.below(2) === 0 ? item : '99')),
        Array.from({ length: 60 }, (_, i) => `${i}`),
      ];
      for (const answer of answers) {
        const parts = partsRight(exercise, answer);
        expect([kind, answer, parts.all]).toEqual([kind, answer, all]);
        expect(parts.right).toBeGreaterThanOrEqual(0);
        expect([kind, answer, parts.right === all]).toEqual([kind, answer, mark(answer).right]);
        if (parts.right > 0 && parts.right < all) partly.seen++;
      }
      expect(partsRight(exercise, []).right).toBe(0);
    }
    if (!['order', 'first-move', 'heuristic'].includes(kind)) expect(partly.seen).toBeGreaterThan(0);
  });

  it('choosing every vertex of an arena does not bring all points', async () => {
    for await (const [exercise] of exercises('attractor', 60)) {
      if (exercise.subject.on !== 'arena') continue;
      const { arena } = exercise.subject.source;
      const everything = Array.from({ length: arena.size }, (_, vertex) => arena.name(vertex));
      const { right, all } = partsRight(exercise, everything);
      expect(right).toBeLessThan(all);
    }
  });
});
