import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { saysInFrench, thrown } from '../../fixtures/index.ts';
import type { Row } from '../../jobs/index.ts';
import { parseAllowedProgram } from '../tournament/allowed.ts';
import { type Pairing, pairJob } from '../tournament/pair.ts';
import { QueuedPairs } from './queued-pairs.ts';

const folder = mkdtempSync(join(tmpdir(), 'minerve-pairs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mark = join(folder, 'mark');
afterEach(() => rmSync(mark, { force: true }));

const never = new AbortController().signal;
const none = new Map<string, readonly Row[]>();
const pairing: Pairing = { game: 'chess', a: 'random', b: 'random', openings: 1, seed: 1, plies: 0 };

/** A program that is noticed when it runs, and leaves at its first move. */
const script = `echo ran >>"${mark}"; while read x; do case $x in uci) echo uciok;; isready) echo readyok;; go*) exit 4;; esac; done`;
const player = `uci:sh -c '${script}'`;

describe('A pair of games out of a queue', () => {
  it('runs no program but one that was allowed, and says what would have to be', async () => {
    const calls: string[] = [];
    const refusing = new QueuedPairs([unwrap(parseAllowedProgram('sh'))], (program) => calls.push(program));
    for (const pair of [
      { ...pairing, a: player },
      { ...pairing, b: player },
    ]) {
      const refused = thrown('refused', () => refusing.perform(pairJob(pair, 1), none, never))[1];
      expect((await refused()).message).toMatch(/^A worker refused to run '?sh -c .*: its owner has not allowed it/);
      await saysInFrench(refused);
    }
    refusing.close();
    expect([calls.length > 1, calls[0].startsWith("'sh -c "), existsSync(mark)]).toEqual([true, true, false]);
    const allowing = new QueuedPairs([unwrap(parseAllowedProgram(player))], () => {});
    const rows = await allowing.perform(pairJob({ ...pairing, a: player }, 1), none, never);
    allowing.close();
    expect(rows.map(({ end, forfeits }) => [end, forfeits])).toEqual(Array(2).fill(['crashed', 'a']));
    expect(existsSync(mark)).toBe(true);
  });

  it('fails where an allowed program cannot play, rather than to lose its games', async () => {
    const worker = new QueuedPairs([{ command: ['no-such-program'], options: {} }], () => {});
    const job = pairJob({ ...pairing, a: 'uci:no-such-program' }, 1);
    await expect(worker.perform(job, none, never)).rejects.toThrow(/no-such-program cannot play: .*ENOENT/);
    worker.close();
  });

  it('plays games by their names alone: no module is loaded, and nothing else is taken for a pair', async () => {
    const module = join(folder, 'evil.mjs');
    writeFileSync(
      module,
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(mark)}, 'x'); export default {};`,
    );
    const worker = new QueuedPairs([], () => {});
    for (const game of [module, pathToFileURL(module).href, './evil.mjs', 'https://evil.example/x.js', 'C:\\evil.js']) {
      const refused = thrown(game, () => worker.perform(pairJob({ ...pairing, game }, 1), none, never))[1];
      expect((await refused()).message, game).toMatch(/jobs carry data, never code/);
      await saysInFrench(refused);
    }
    // Options of a game are no way to a file either, in an experiment's jobs as here.
    for (const game of ['data:text/javascript,1', `draughts:/../${module}`, 'draughts:international:evil.mjs'])
      await expect(worker.perform(pairJob({ ...pairing, game }, 1), none, never)).rejects.toThrow(/no game|not an option/);
    const { data } = pairJob(pairing, 1);
    const odd: Row[] = [
      ...[{ a: 7 }, { game: null }, { pair: 1.5 }],
      ...[{ plies: 1e6 }, { plies: -1 }, { b: 'x'.repeat(10_001) }, { seed: '1' }],
    ];
    for (const change of odd)
      await expect(worker.perform({ id: 'odd', data: { ...data, ...change } }, none, never)).rejects.toThrow('no pair of games');
    worker.close();
    expect(existsSync(mark)).toBe(false);
  });
});
