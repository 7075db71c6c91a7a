import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';

describe('minerve bench connect4', () => {
  it('solves the built-in positions as the reference did, the hard ones with less than half of its nodes', async () => {
    const { code, out } = await answered(['bench', 'connect4', '--threads', '1', '--json']);
    expect(code).toBe(0);
    const { game, rows, stopped } = JSON.parse(out);
    expect([game, stopped]).toEqual(['connect4', false]);
    expect(rows.map(({ group, threads, positions }: Record<string, unknown>) => [group, threads, positions])).toEqual([
      ['easy', 1, 33],
      ['medium', 1, 25],
      ['hard', 1, 26],
    ]);
    for (const row of rows) expect(row.wrong).toEqual([]);
    expect(rows[2].nodes).toBeLessThan(rows[2].referenceNodes / 2);
    expect(rows[2].ms).toBeGreaterThan(0);
  });

  it('prints a table', async () => {
    const { out } = await answered(['bench', 'connect4', '--threads', '1', '--table-mb', '2'], { language: 'fr' });
    expect(out).toMatch(/difficiles +1 +26 +[\d\u202f]+ +0,\d{3} +/);
  });

  it('stopped shows what was done, and leaves with 130', async () => {
    const { code, out, notes } = await answered(['bench', 'connect4'], { signal: { aborted: true } });
    expect([code, notes]).toEqual([130, ['Interrupted: these are the results so far.']]);
    expect(out).not.toContain('hard');
  });

  it('refuses other games, and too many threads', async () => {
    expect((await answered(['bench', 'tictactoe'])).notes[0]).toContain('bench measures connect4 on 7x6 only, not tictactoe');
    expect((await answered(['bench', 'connect4', '--threads', '99'])).code).toBe(2);
  });
});

describe('minerve bench', () => {
  it('prints the nodes of every search, their sum and the signature', async () => {
    const { code, out } = await answered(['bench']);
    expect(code).toBe(0);
    expect(out).toMatch(/^chess +as it plays +[\d,]+$/m);
    expect(out).toMatch(/^negascout +deepening +[\d,]+$/m);
    expect(out).toMatch(/^[\d,]+ nodes · .+ · signature [\da-f]{8}$/m);
  });

  it('gives them to a program; stopped, without a signature', async () => {
    const { code, out } = await answered(['bench', '--json'], { signal: { aborted: true } });
    expect([code, JSON.parse(out)]).toEqual([
      130,
      { rows: [], nodes: 0, signature: null, ms: expect.any(Number), stopped: true },
    ]);
  });

  it('refuses the options of bench connect4', async () => {
    expect((await answered(['bench', '--threads', '2'])).notes[0]).toContain('--threads is for bench connect4');
    expect((await answered(['bench', '--table-mb', '2'])).code).toBe(2);
  });
});
