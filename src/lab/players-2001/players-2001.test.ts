import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import type { Row } from '../experiment.ts';
import { rowsOf } from '../fixtures/rows-of.ts';
import { wholeSettings } from '../settings.ts';
import { players2001 } from './index.ts';

const rows = await rowsOf(players2001, { depths: '2', levels: '1', pairs: '2' });

const jobsOf = (typed: Readonly<Record<string, string>>) => players2001.jobs(unwrap(wholeSettings(players2001, typed)));

/** An invented game between two players, in the form of the rows below. */
const game = (a: string, b: string, pair: number, points: number): Row => ({
  ...rows[0],
  ...{ rules: 'souffler', a, b, pair, points },
});

describe('players-2001', () => {
  it('plays the recorded games: points of the first and plies of each', () => {
    const texts: Record<string, string[]> = {};
    for (const { a, b, points, moves } of rows)
      (texts[`${a} - ${b}`] ??= []).push(`${points}/${String(moves).split(' ').length}`);
    // Recorded. Record again only after a change of the evaluation or of the compiled search of draughts.
    expect(texts).toEqual({
      'greedy - random': ['1/47', '1/64', '1/45', '1/52'],
      'alphabeta:depth=2 - random': ['1/53', '1/52', '1/59', '1/62'],
      'level:1 - random': ['1/45', '1/44', '1/63', '1/54'],
      'alphabeta:depth=2 - greedy': ['1/65', '1/72', '1/69', '1/70'],
      'level:1 - greedy': ['1/87', '1/134', '1/87', '1/78'],
      'level:1 - alphabeta:depth=2': ['0/182', '0/95', '0/90', '0/105'],
    });
  });

  it('ranks the blind below the short-sighted, and both below who sees the reply', () => {
    const [, ranking] = players2001.tables(rows, {});
    const points = ranking.rows.map(([, points]) => points as number);
    expect(points[0]).toBeLessThan(points[1]);
    expect(points[1]).toBeLessThan(points[2]);
  });

  it('has each meeting twice in its cross table, seen by either, with ± where pairs differ', () => {
    const won = [game('greedy', 'random', 1, 1), game('greedy', 'random', 1, 1), game('greedy', 'random', 2, 1)];
    const [table] = players2001.tables([...won, game('greedy', 'random', 2, 0)], {});
    expect(table.rows.map(([, ...cells]) => cells)).toEqual([
      ['', { en: '25 ± 35', fr: '25 ± 35' }],
      [{ en: '75 ± 35', fr: '75 ± 35' }, ''],
    ]);
    const [alike] = players2001.tables(won.slice(0, 2), {});
    expect(alike.rows[1][1]).toMatchObject({ en: '100' });
  });

  it('has a table and a figure for each rule set, and one figure of Elo for all', () => {
    const english = rows.map((row) => ({ ...row, rules: 'english' }));
    expect(players2001.figures([...rows, ...english], {}).map(({ name }) => name)).toEqual([
      'elo',
      'price-souffler',
      'price-english',
    ]);
    expect(players2001.tables([...rows, ...english], {})).toHaveLength(4);
  });

  it('has rules as a setting, and refuses others', () => {
    expect(unwrap(jobsOf({ rules: 'english,russian', depths: '1', levels: '1', pairs: '3' }))).toHaveLength(2 * 6 * 3);
    const refused = jobsOf({ rules: 'italian' });
    expect(!refused.ok && refused.error.message).toMatch(/rules is "italian": give some of souffler, /);
  });

  it('loads no module and starts no program, whatever a job says', async () => {
    const doing = { signal: new AbortController().signal, before: new Map() };
    const data = { rules: 'souffler', a: 'random', b: 'uci:touch /tmp/x', pair: 1, seed: 1 };
    await expect(players2001.run({ id: '1', data }, doing)).rejects.toThrow('play chess, not draughts');
    await expect(players2001.run({ id: '1', data: { ...data, rules: '/../../x.js', b: 'random' } }, doing)).rejects.toThrow();
  });
});
