import { describe, expect, it } from 'vitest';
import { draughtsBranching } from './draughts-branching.ts';
import { rowsOf } from './fixtures/rows-of.ts';

const SMALL = { batches: '1', nodes: '50', depth: '4' };
const rows = await rowsOf(draughtsBranching, SMALL);

describe('draughts-branching', () => {
  it('counts the published lines of international draughts, and more where a capture may be left', () => {
    const lines = (rules: string) =>
      [1, 2, 3, 4].map((depth) => rows.find((row) => row.rules === rules && row.depth === depth)?.lines as number);
    expect(lines('international')).toEqual([9, 81, 658, 4265]);
    const [first, second, third, fourth] = lines('souffler');
    expect([first, second]).toEqual([9, 81]);
    expect(third).toBeGreaterThan(658);
    expect(fourth).toBeGreaterThan(4265);
  });

  it('adds up games that begin with nine moves', () => {
    const begun = rows.filter(({ ply }) => ply === 0);
    expect(begun).toHaveLength(4);
    for (const { games, moves, most } of begun) expect([games, moves, most]).toEqual([5, 45, 9]);
  });

  it('leaves more moves with souffler than where captures are forced, for either player', () => {
    for (const player of ['random', 'engine']) {
      const mean = (rules: string) => {
        const some = rows.filter((row) => row.rules === rules && row.player === player);
        const sum = (name: string) => some.reduce((total, row) => total + (row[name] as number), 0);
        return sum('moves') / sum('games');
      };
      expect(mean('souffler')).toBeGreaterThan(1.2 * mean('international'));
    }
  });

  it('has the document’s 30^6 in its table', () => {
    const [table] = draughtsBranching.tables(rows, {});
    expect(table.rows[0]).toContain(729_000_000);
  });

  it('plays the same games again', async () => {
    expect(await rowsOf(draughtsBranching, SMALL)).toEqual(rows);
  });
});
