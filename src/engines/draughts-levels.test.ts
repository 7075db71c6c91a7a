import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** A part of the benchmark that plays the levels, on fewer games. Seeded: it has the same results on every machine. */
async function played(...words: string[]): Promise<{ rules: string; player: string; other: string; points: number }[]> {
  const script = fileURLToPath(new URL('../../bench/draughts-levels.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words, '--json']);
  return JSON.parse(stdout);
}

describe('The levels of draughts', () => {
  it('are ordered: each scores over 60% against the one two below', async () => {
    const rows = await played('3', '--rules', 'souffler,international,english', '--upto', '6');
    expect(rows.map(({ rules, player, other }) => `${rules}: ${player}, ${other}`)).toContain('english: level 6, level 4');
    expect(rows.length).toBe(12);
    for (const { rules, player, points } of rows) expect([rules, player, points > 0.6]).toEqual([rules, player, true]);
  }, 60_000);
});
