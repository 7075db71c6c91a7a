import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder } from '../fixtures/program.ts';

const folder = emptyFolder();
const at = (name: string) => join(folder, name);
const certify = (...typed: string[]) => answered(['certify', ...typed]);

describe('minerve certify', () => {
  it('writes what minerve verify accepts, and says what it proves', async () => {
    const { code, notes } = await certify('connect4:4x4x4', '--out', at('a.cert'));
    expect([code, notes.at(-1)]).toEqual([0, expect.stringContaining('the first player does not lose, ')]);
    const verified = await answered(['verify', at('a.cert')]);
    expect(verified.code).toBe(0);
    expect(verified.out).toMatch(/a\.cert is correct: in connect4:4x4x4, the first player does not lose \(\d+ positions/);
    const french = await answered(['verify', at('a.cert')], { language: 'fr' });
    expect(french.out).toContain('le premier joueur ne perd pas');
  });

  it('takes a position and an owner, and refuses false claims and wrong options', async () => {
    const second = await certify('connect4:4x4x4', '--moves', '1,2', '--owner', 'second', '--out', at('b.cert'), '--json');
    expect(JSON.parse(second.out)).toMatchObject({ game: 'connect4:4x4x4', from: '12', owner: 'second', claim: 'does not lose' });
    const false_ = await certify('connect4:4x4x4', '--claim', 'wins', '--out', at('c.cert'));
    expect([false_.code, false_.notes.at(-1)]).toEqual([2, expect.stringContaining('There is no such strategy')]);
    for (const typed of [['nim:3'], ['connect4:9x9x4'], ['connect4:4x4x4', '--owner', 'max'], ['connect4:4x4x4', '--claim', 'x']])
      expect((await certify(...typed, '--out', at('d.cert'))).code).toBe(2);
    expect((await certify('connect4:4x4x4')).notes.join()).toContain('--out');
  });

  it('goes on where a run was killed, to the same file', async () => {
    await certify('connect4:5x4x4', '--out', at('whole.cert'), '--budget', '100');
    const whole = readFileSync(at('whole.cert'), 'utf8');
    const { board, moves, owner, claim, budget } = JSON.parse(whole.split('\n')[0] as string);
    const head = JSON.stringify({ board, moves, owner, claim, budget });
    writeFileSync(at('killed.cert.part'), `${head}\n${whole.split('\n')[1]}`);
    const { notes } = await certify('connect4:5x4x4', '--out', at('killed.cert'), '--budget', '100');
    expect(notes.join()).toMatch(/Resuming an earlier run: \d+ positions known/);
    expect(readFileSync(at('killed.cert'), 'utf8')).toBe(whole);
    expect(existsSync(at('killed.cert.part'))).toBe(false);
    writeFileSync(at('killed.cert.part'), `${head}\n`);
    const other = await certify('connect4:5x4x4', '--out', at('killed.cert'), '--budget', '99');
    expect([other.code, other.notes.join()]).toEqual([1, expect.stringContaining('another claim or budget')]);
  });

  it('is refused by minerve verify where it was changed, with the reason', async () => {
    const text = readFileSync(at('a.cert'), 'utf8');
    writeFileSync(at('bad.cert'), text.replace('first', 'second'));
    const { code, notes } = await answered(['verify', at('bad.cert')]);
    expect([code, notes.join()]).toEqual([1, expect.stringContaining('its checksum does not fit')]);
  });
});
