import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { hasStockfish, STOCKFISH, STOCKFISH_PACKAGES } from '../../../scripts/stockfish.mjs';
import { unwrap } from '../../core/index.ts';
import { isRunning } from '../../core/node/index.ts';
import { game as gameNamed, saysInFrench, thrown } from '../../fixtures/index.ts';
import { chess, chessRecords } from '../../games/index.ts';
import {
  DEFAULT_RISKS,
  type GameRow,
  gamesFile,
  ladderJobs,
  ladderOf,
  ladderStanding,
  type Pairing,
  PairLog,
  pairJob,
  standingOf,
} from '../index.ts';
import { checkPlayers, type PairsRun, playPairs, Store, thisMachine } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'minerve-match-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const never = new AbortController().signal;
const asked = (pairing: Pick<Pairing, 'game' | 'a' | 'b'> & Partial<Pairing>): Pairing => ({ openings: 1, seed: 1, ...pairing });
const jobsOf = (pairing: Pairing, pairs: number) => Array.from({ length: pairs }, (_, i) => pairJob(pairing, i + 1));

async function rowsOf(pairing: Pairing, pairs: number, run: Partial<PairsRun> = {}): Promise<GameRow[]> {
  const jobs = jobsOf(pairing, pairs);
  const done = await playPairs({ jobs, threads: 2, signal: never, onPair: () => {}, ...run });
  return jobs.flatMap(({ id }) => done.get(id) ?? []);
}

/** The rows without times, which are the same on every machine. */
const timeless = (rows: readonly GameRow[]) => rows.map(({ msA, msB, ...row }) => row);

/** The file in which every fake engine records its process id. */
const pids = join(folder, 'pids');
const fake = (manner: string, more = '') =>
  `uci:sh "${fileURLToPath(new URL('./fixtures/engine.sh', import.meta.url))}" ${manner} "${pids}"${more}`;

/** The number of programs started since the last call; checks that none of them still runs. */
async function startedAndGone(): Promise<number> {
  const numbers = existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n').map(Number) : [];
  rmSync(pids, { force: true });
  for (let tries = 0; numbers.some(isRunning) && tries < 100; tries++) await sleep(50);
  expect(numbers.filter(isRunning)).toEqual([]);
  return numbers.length;
}

describe('a match', () => {
  it('between two levels has the same games on every machine', async () => {
    const rows = await rowsOf(asked({ game: 'connect4', a: 'level:4', b: 'level:3' }), 4);
    expect(rows.map(({ pair, begins, opening, points }) => [pair, begins, opening, points])).toEqual([
      [1, 'a', 4, 1],
      [1, 'b', 4, 1],
      [2, 'a', 4, 1],
      [2, 'b', 4, 1],
      [3, 'a', 4, 1],
      [3, 'b', 4, 0],
      [4, 'a', 4, 1],
      [4, 'b', 4, 0.5],
    ]);
    expect(rows[1]).toMatchObject({ moves: '2 4 2 5 1 6 3 7', nodesA: 694, nodesB: 285 });
    expect(rows.every(({ end, forfeits }) => end === 'rules' && forfeits === null)).toBe(true);
    expect(standingOf(rows)).toMatchObject({ games: 8, wins: 6, draws: 1, losses: 1, pairs: [0, 0, 1, 1, 2] });
  });

  it('plays every opening twice, with the colours exchanged', async () => {
    const rows = await rowsOf(asked({ game: 'othello', a: 'random', b: 'greedy', seed: 3 }), 3);
    for (const pair of [1, 2, 3]) {
      const [first, second] = rows.filter((row) => row.pair === pair);
      const opening = ({ moves, opening }: GameRow) => moves.split(' ').slice(0, opening);
      expect([first.begins, second.begins]).toEqual(['a', 'b']);
      expect(opening(first)).toEqual(opening(second));
      expect(opening(first)).toHaveLength(8);
    }
    expect(new Set(rows.map(({ moves }) => moves)).size).toBe(6);
  });

  it('that was stopped resumes with the same games, for any number of parallel games', async () => {
    const pairing = asked({ game: 'connect4', a: 'level:2', b: 'random', plies: 0 });
    const whole = await rowsOf(pairing, 6, { threads: 1 });
    const run = { experiment: 'match', settings: {}, versions: { minerve: '0', node: '0' }, machine: thisMachine() };
    const open = () => Store.open(join(folder, 'stopped'), run, jobsOf(pairing, 6));
    const stop = new AbortController();
    const store = open();
    const calls: string[] = [];
    const onPair: PairsRun['onPair'] = ({ id }) => {
      if (calls.push(id) === 3) stop.abort();
    };
    await rowsOf(pairing, 6, { threads: 2, store, signal: stop.signal, onPair });
    store.close();
    expect(calls).toHaveLength(3);
    const again = open();
    const more: string[] = [];
    const rows = await rowsOf(pairing, 6, { store: again, onPair: ({ id }) => void more.push(id) });
    again.close();
    expect([...calls, ...more].sort()).toEqual(jobsOf(pairing, 6).map(({ id }) => id));
    expect(timeless(rows)).toEqual(timeless(whole));
  });

  it('ends when a test has decided it', async () => {
    const rule = { elo0: 0, elo1: 200, ...DEFAULT_RISKS };
    const pairing = asked({ game: 'tictactoe', a: 'depth:6', b: 'random' });
    const log = new PairLog(rule);
    const onPair: PairsRun['onPair'] = (_, rows) => log.add(rows);
    const jobs = jobsOf(pairing, 500);
    const done = await playPairs({ jobs, threads: 2, signal: never, onPair, isDecided: () => log.isDecided });
    const { sprt, games } = log.standing();
    expect([sprt?.accepted, games]).toEqual(['elo1', 16]);
    expect(done.size).toBeLessThan(20);
  });

  it('of levels rates every level above random moves', async () => {
    const ladder = ladderOf(gameNamed('nim:3,4,5'), { game: 'nim:3,4,5', openings: 1, seed: 1 }, 1000);
    expect(ladder.pairings).toHaveLength(19);
    expect(ladder.players.at(-1)).toBe('level:10,nodes=1000');
    const jobs = ladderJobs(ladder, 1);
    const done = await playPairs({ jobs, threads: 2, signal: never, onPair: () => {} });
    const standing = ladderStanding(ladder, jobs, done);
    expect(standing?.rungs.map(({ player }) => player)).toEqual(ladder.players);
    expect(standing?.rungs[0].elo).toEqual({ value: 0, low: 0, high: 0 });
    for (const { elo } of standing?.rungs.slice(1) ?? []) expect(elo.low).toBeLessThan(elo.high);
    // Levels 1 and 2 against random moves, 2 and 3 against 1, 3 against 2.
    const begun = new Map(jobs.slice(0, 5).map(({ id }) => [id, done.get(id) as readonly GameRow[]]));
    expect(ladderStanding(ladder, jobs, begun)?.rungs.map(({ player, games }) => [player, games])).toEqual([
      ['random', 4],
      ['level:1', 6],
      ['level:2', 6],
      ['level:3', 4],
    ]);
    expect(ladderStanding(ladder, jobs, new Map())).toBeUndefined();
  });
});

describe('a program', () => {
  const against = (a: string, b = 'random') => rowsOf(asked({ game: 'chess', a, b, plies: 0 }), 1);

  it('that talks rubbish besides may play all the same', async () => {
    const rows = await against(fake('noisy'), fake('good', ';Skill Level=3'));
    expect(rows.map(({ points, end, nodesA, movesA }) => [points, end, nodesA / movesA])).toEqual([
      [0.5, 'rules', 7],
      [0.5, 'rules', 7],
    ]);
    expect(rows[0].moves).toBe('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    // Each is kept for the second game.
    expect(await startedAndGone()).toBe(2);
  });

  it.each([
    ['crash', '', 'crashed', /exit 3; out of knights$/],
    ['silent', ';nodes=5;patience=700ms', 'silent', /^go: 700 ms$/],
    ['late', ';time=50ms;grace=100ms', 'late', /^more than 50 \+ 100 ms$/],
    ['illegal', '', 'illegal', /^e1e5$/],
    ['stubborn', ';nodes=5;patience=700ms', 'silent', /^go: 700 ms$/],
  ])('that is %s loses the game, is started again for the next, and is gone at the end', async (manner, more, why, detail) => {
    const rows = await against(fake(manner, more));
    expect(rows.map(({ points, end, forfeits }) => [points, end, forfeits])).toEqual([
      [0, why, 'a'],
      [0, why, 'a'],
    ]);
    for (const row of rows) expect(row.detail).toMatch(detail);
    expect(await startedAndGone()).toBe(manner === 'stubborn' ? 4 : 2);
  });

  it('is ended when the match is stopped', async () => {
    const stop = new AbortController();
    const pairing = asked({ game: 'chess', a: fake('stubborn', ';nodes=5'), b: 'random', plies: 0 });
    const run = rowsOf(pairing, 1, { signal: stop.signal });
    while (!existsSync(pids)) await sleep(20);
    stop.abort();
    expect(await run).toEqual([]);
    expect(await startedAndGone()).toBeGreaterThan(0);
  });

  it('that cannot play is reported before the match, with the reason', async () => {
    const refused = (player: string) => thrown(player, () => checkPlayers([player, 'random'], chess()))[1];
    for (const [player, sentence] of [
      ['uci:no-such-program', /no-such-program cannot play: .*ENOENT/],
      [fake('deaf', ';patience=700ms'), /cannot play: uci: 700 ms\. Is it installed, and does it speak uci\?/],
      [fake('good', ';Skil Level=1'), /no option "Skil Level"\. It has: Skill Level\./],
      ['levle:1', /Did you mean level\?/],
    ] as const) {
      expect((await refused(player)()).message).toMatch(sentence);
      await saysInFrench(refused(player));
    }
    await checkPlayers([fake('good'), 'level:1'], chess());
    expect(await startedAndGone()).toBe(5);
  });
});

const without = !hasStockfish();
// A developer without Stockfish gets a warning; CI must have it.
if (without)
  console.warn(`Stockfish is not installed, and not played against. Debian: apt-get install ${STOCKFISH_PACKAGES.join(' ')}`);

describe.skipIf(without && process.env.CI === undefined)('Stockfish', () => {
  it('plays a match by UCI, and its games are read back from PGN', async () => {
    const stockfish = `uci:${STOCKFISH};nodes=200;Skill Level=0;Threads=1;Hash=16`;
    const rows = await rowsOf(asked({ game: 'chess', a: 'nodes:5000', b: stockfish }), 1);
    expect(rows.map(({ forfeits, end }) => [forfeits, ['rules', 'long'].includes(end)])).toEqual([
      [null, true],
      [null, true],
    ]);
    expect(rows.every(({ nodesB }) => nodesB > 0)).toBe(true);
    const game = chess();
    const { form, text } = await gamesFile(
      game,
      'chess',
      rows.map((row) => ({ row, a: 'nodes:5000', b: stockfish })),
    );
    expect(form).toBe('pgn');
    const read = unwrap(chessRecords.read(text));
    expect(read.map(({ record }) => record.line.plies.map(({ move }) => move).join(' '))).toEqual(rows.map(({ moves }) => moves));
    expect(read.map(({ record: { tags } }) => tags.find(({ name }) => name === 'White')?.value)).toEqual([
      'nodes:5000',
      stockfish,
    ]);
  });
});
