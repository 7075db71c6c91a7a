import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { saysInFrench, thrown } from '../../fixtures/index.ts';
import { draughts } from '../../games/index.ts';
import { type GameRow, pairJob } from '../index.ts';
import { checkPlayers, playPairs } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'minerve-hub-'));
const log = join(folder, 'heard');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => rmSync(log, { force: true }));

const fake = (version: 1 | 2, manner: string, more = '') =>
  `hub:sh "${fileURLToPath(new URL('./fixtures/hub.sh', import.meta.url))}" ${version} ${manner} "${log}"${more}`;

/** Two games from the start, the program with White first. */
async function against(a: string): Promise<readonly GameRow[]> {
  const job = pairJob({ game: 'draughts:international', a, b: 'greedy', openings: 1, seed: 1, plies: 0 }, 1);
  const { signal } = new AbortController();
  const done = await playPairs({ jobs: [job], threads: 1, signal, onPair: () => {} });
  return done.get(job.id) ?? [];
}

const heard = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []);
const START = 'Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww';

describe('A program of Hub', () => {
  it('of version 2 receives the game from its start, all its limits, and its parameters by name', async () => {
    const rows = await against(fake(2, 'good', ';time=1500ms;depth=9;Book=false'));
    expect(rows.map(({ end, forfeits, nodesA }) => [end, forfeits, nodesA])).toEqual([
      ['crashed', 'a', 7],
      ['crashed', 'a', 7],
    ]);
    const [first, reply] = rows[0].moves.split(' ');
    expect(first).toBe('32-28');
    const limits = ['level move-time=1.5', 'level depth=9', 'go think'];
    expect(heard().slice(0, 14)).toEqual([
      ...['hub', 'set-param name=variant value=normal', 'set-param name=book value=false', 'init', 'new-game', 'ping'],
      ...[`pos pos=${START}`, ...limits],
      ...[`pos pos=${START} moves="32-28 ${reply}"`, ...limits],
    ]);
  });

  it('of version 1 is recognised by its greeting', async () => {
    const rows = await against(fake(1, 'good', ';time=1500ms;book=false'));
    expect(rows.map(({ end, nodesA, movesA }) => [end, nodesA, movesA])).toEqual([
      ['crashed', 7, 1],
      ['crashed', 7, 1],
    ]);
    const reply = rows[0].moves.split(' ')[1];
    expect(heard().slice(0, 13)).toEqual([
      ...['hub', 'set book false', 'init', 'new', 'ping', 'start', 'time 1500', 'go'],
      ...['start', 'move 32-28', `move ${reply}`, 'time 1500', 'go'],
    ]);
  });

  it('that sends neither is addressed in version 2, or in the requested version', async () => {
    await checkPlayers([fake(2, 'bare')], draughts({ rules: 'international' }));
    await checkPlayers([fake(2, 'good', ';protocol=1;book=off')], draughts({ rules: 'international' }));
    expect(heard().filter((line) => line !== 'quit')).toEqual(['hub', 'init', 'hub', 'set book off', 'init']);
  });

  it.each([
    [2, 'crash', '', 'crashed', /exit 3; out of men$/],
    [1, 'crash', '', 'crashed', /exit 3; out of men$/],
    [2, 'silent', ';nodes=5;patience=700ms', 'silent', /^go: 700 ms$/],
    [2, 'garbage', ';depth=5;patience=700ms', 'illegal', /^$/],
    [1, 'garbage', ';depth=5;patience=700ms', 'illegal', /^$/],
    [2, 'late', ';time=50ms;grace=100ms', 'late', /^more than 50 \+ 100 ms$/],
    [2, 'illegal', '', 'illegal', /^32-23$/],
    [1, 'illegal', '', 'illegal', /^32-23$/],
    [2, 'empty', '', 'illegal', /^$/],
  ] as const)('of version %i that is %s loses the game, and the match goes on', async (version, manner, more, why, detail) => {
    const rows = await against(fake(version, manner, more));
    expect(rows.map(({ points, end, forfeits }) => [points, end, forfeits])).toEqual([
      [0, why, 'a'],
      [0, why, 'a'],
    ]);
    for (const row of rows) expect(row.detail).toMatch(detail);
  });

  it.each([
    [fake(2, 'deaf', ';patience=700ms'), 'international', /cannot play: hub: 700 ms\. Is it installed, and does it speak hub\?/],
    [fake(2, 'good', ';bok=1'), 'international', /no option "bok"\. It has: variant, book\./],
    [fake(2, 'good'), 'souffler', /does not play draughts: its variants are normal, killer\./],
    [fake(2, 'bare'), 'english', /does not play draughts:english: it names no variant/],
    [fake(1, 'good'), 'russian', /does not play draughts:russian: it names no variant/],
    [fake(1, 'good', ';nodes=9'), 'international', /speaks version 1 of hub, which cannot limit nodes/],
  ] as const)('that cannot play is reported before the match: %s %s', async (player, rules, sentence) => {
    const refused = thrown(player, () => checkPlayers([player], draughts({ rules })))[1];
    expect((await refused()).message).toMatch(sentence);
    await saysInFrench(refused);
  });
});
