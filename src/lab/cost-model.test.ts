import { describe, expect, it } from 'vitest';
import { Random } from '../core/index.ts';
import { CONSTANTS_2013, type CostConstants, costModel, ratioByHeight, timeByRecurrence } from './cost-model.ts';

describe('the cost model of Marty 2013', () => {
  const model = costModel(CONSTANTS_2013);

  it('gives the printed f(1) to f(5), at height 10', () => {
    expect([1, 2, 3, 4, 5].map((q) => model.ratio(10, q).toFixed(3))).toEqual(['0.843', '0.532', '0.473', '0.491', '0.535']);
  });

  it('gives the printed lambda, t1 and t2; mu is 10.5 where 10 is printed', () => {
    expect(model.lambda).toBeCloseTo(7.4, 1);
    expect(model.t1).toBeCloseTo(-14.5, 1);
    expect(model.t2).toBeCloseTo(-3.9, 1);
    expect(model.mu).toBeCloseTo(10.5, 1);
  });

  it('is least at q about 3, whatever the height', () => {
    expect(Math.round(model.qMin)).toBe(3);
    for (const p of [8, 10, 12, 14])
      expect([1, 2, 3, 4, 5, 6].reduce((best, q) => (model.ratio(p, q) < model.ratio(p, best) ? q : best), 1)).toBe(3);
  });

  it('falls by about alpha with each ply of height, as the document says for high trees', () => {
    expect(model.ratio(13, 3) / model.ratio(12, 3)).toBeCloseTo(0.9, 3);
  });
});

const someConstants = (random: Random): CostConstants => ({
  k: 2 + random.below(500) / 100,
  open: 0.6 + random.below(39) / 100,
  blocked: random.below(20) / 100,
  node: 1 + random.below(20),
  leaf: 1 + random.below(20),
  look: 1 + random.below(40),
});

describe('any constants', () => {
  it('have the closed form that the recurrence gives', () => {
    const random = new Random(3);
    for (let i = 0; i < 500; i++) {
      const constants = someConstants(random);
      const { time } = costModel(constants);
      const [p, q] = [random.below(14), 1 + random.below(8)];
      expect(time(p, q) / timeByRecurrence(constants, p, q)).toBeCloseTo(1, 9);
    }
  });

  it('have their least ratio at qMin: no real q is better', () => {
    const random = new Random(5);
    let found = 0;
    for (let i = 0; i < 200; i++) {
      const { time, qMin } = costModel(someConstants(random));
      if (!(qMin > 1 && qMin < 12)) continue;
      found++;
      for (const q of [qMin - 0.01, qMin + 0.01]) expect(time(20, q)).toBeGreaterThan(time(20, qMin));
    }
    expect(found).toBeGreaterThan(100);
  });

  it('give the same ratio by height, where the shares are the same at all heights', () => {
    const random = new Random(7);
    for (let i = 0; i < 100; i++) {
      const constants = someConstants(random);
      const [p, q] = [1 + random.below(12), 1 + random.below(8)];
      const shares = Array.from({ length: p + 1 }, () => ({ open: constants.open, blocked: constants.blocked! }));
      expect(ratioByHeight(constants, shares, p, q)).toBeCloseTo(costModel(constants).ratio(p, q), 9);
    }
  });

  it('save less if nothing can be cut near the root', () => {
    const shares = Array.from({ length: 11 }, (_, height) => (height > 5 ? { open: 1, blocked: 0 } : { open: 0.9, blocked: 0 }));
    for (const q of [1, 3, 5])
      expect(ratioByHeight(CONSTANTS_2013, shares, 10, q)).toBeGreaterThan(costModel(CONSTANTS_2013).ratio(10, q));
  });

  it('cost more if cuts are blocks than if they are wins', () => {
    const wins = costModel(CONSTANTS_2013);
    const blocks = costModel({ ...CONSTANTS_2013, blocked: 0.098 });
    for (const q of [1, 2, 3, 4, 5]) expect(blocks.ratio(10, q)).toBeGreaterThan(wins.ratio(10, q));
  });

  it('are refused if the closed form divides by 0', () => {
    expect(() => costModel({ ...CONSTANTS_2013, k: 1 })).toThrow(/needs k and open \* k \+ blocked to differ from 1/);
  });
});
