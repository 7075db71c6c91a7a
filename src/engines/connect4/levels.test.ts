import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

interface Row {
  readonly player: string;
  readonly other: string;
  readonly games: number;
  readonly points: number;
  readonly moves: number;
  readonly faults: number;
  readonly thrown: number;
}

/** A part of the benchmark that plays the levels, on fewer games. Seeded: it has the same results on every machine. */
async function played(...words: string[]): Promise<Record<'ladder' | 'first' | 'last', Row[]>> {
  const script = fileURLToPath(new URL('../../../bench/levels.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'connect4', ...words, '--json']);
  return JSON.parse(stdout);
}

describe('The levels of Connect 4', () => {
  it('are ordered: each scores over 60% against the one two below', async () => {
    const { ladder } = await played('6', '--only', 'ladder', '--upto', '9');
    expect(ladder.map(({ player, other }) => `${player}, ${other}`)).toContain('level 9, level 7');
    for (const { player, points } of ladder) expect([player, points > 0.6]).toEqual([player, true]);
  });

  it('begin with one that loses most of its games to a player who looks two plies ahead', async () => {
    const { first } = await played('15', '--only', 'first');
    expect(first[0]).toMatchObject({ player: 'level 1', other: 'depth 2', games: 30 });
    expect(first[0].points).toBeLessThan(0.3);
  });

  it('end with one that gives nothing away: every move keeps the exact score, and no game that was won is lost or drawn', async () => {
    const { last } = await played('2', '--only', 'last', '--plies', '10');
    expect(last.map(({ other }) => other)).toEqual([
      'moves by lot',
      'greedy',
      ...Array.from({ length: 9 }, (_, i) => `level ${i + 1}`),
    ]);
    for (const { other, moves, faults, thrown } of last) {
      expect([other, faults, thrown]).toEqual([other, 0, 0]);
      expect(moves).toBeGreaterThan(4);
    }
  });
});
