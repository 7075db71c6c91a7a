import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** A part of the benchmark that plays the levels, on fewer games. Seeded: it has the same results on every machine. */
async function played(...words: string[]): Promise<{ game: string; player: string; other: string; points: number }[]> {
  const script = fileURLToPath(new URL('../../bench/levels.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words, '--json']);
  return JSON.parse(stdout).ladder;
}

describe('The levels of draughts', () => {
  it('are ordered: each scores over 60% against the one two below', async () => {
    const rows = await played(
      'draughts:souffler,draughts:international,draughts:english',
      '3',
      '--only',
      'ladder',
      '--upto',
      '6',
    );
    expect(rows.map(({ game, player, other }) => `${game}: ${player}, ${other}`)).toContain('draughts:english: level 6, level 4');
    expect(rows.length).toBe(12);
    for (const { game, player, points } of rows) expect([game, player, points > 0.6]).toEqual([game, player, true]);
  });
});
