import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../../core/index.ts';
import { type Draughts, draughts } from '../../games/index.ts';
import { LocalExecutor, perform, type Row } from '../../jobs/index.ts';
import { rowsOf } from '../fixtures/rows-of.ts';
import { wholeSettings } from '../settings.ts';
import { measured, verdict } from './figures.ts';
import { look, materialMover, playPair, randomMover } from './games.ts';
import { evolution } from './index.ts';
import { firstNetwork, gaussian, INPUTS, type Network, offspring, output, squash, WEIGHTS } from './network.ts';

const SMALL = { generations: '3', population: '4', rounds: '2', depth: '1', pairs: '3', seed: '5' };
const rows = await rowsOf(evolution, SMALL);
const { signal } = new AbortController();

const survivorsOf = (generation: number): readonly Network[] => {
  const row = rows.find((row) => row.part === 'survivors' && row.generation === generation);
  return JSON.parse(row?.survivors as string);
};

describe('evolution', () => {
  it('has the recorded rows', () => {
    const matches = rows.filter(({ part }) => part === 'match');
    const counts = ({ lost, half, one, threeHalves, two }: Row) => [lost, half, one, threeHalves, two].join(' ');
    expect(matches.map((row) => `${row.generation} ${row.opponent}: ${counts(row)}`)).toEqual([
      '0 random: 1 0 1 1 0',
      '0 material: 0 0 3 0 0',
      '1 random: 1 0 1 1 0',
      '1 material: 0 0 3 0 0',
      '2 random: 1 0 1 1 0',
      '2 material: 0 0 3 0 0',
      '3 random: 0 0 0 2 1',
      '3 material: 0 2 0 1 0',
    ]);
    const survivors = rows.filter(({ part }) => part === 'survivors');
    expect(survivors.map(({ share, sigma }) => `${share} ${sigma}`)).toEqual([
      '0.75 0.1',
      '0.625 0.1',
      '0.75 0.1',
      '0.875 0.0779',
    ]);
  });

  it('plays the same again with the same seed, and not with another', async () => {
    expect(await rowsOf(evolution, SMALL)).toEqual(rows);
    expect(await rowsOf(evolution, { ...SMALL, seed: '6' })).not.toEqual(rows);
  });

  it('can be resumed from any generation with the same results', async () => {
    const jobs = unwrap(evolution.jobs(unwrap(wholeSettings(evolution, SMALL))));
    const of = (generation: number) => rows.filter((row) => row.generation === generation);
    for (const last of [0, 1, 2]) {
      // As a store has them: written down and read again.
      const done = new Map(jobs.slice(0, last + 1).map(({ id }, i) => [id, JSON.parse(JSON.stringify(of(i))) as Row[]]));
      const begun: string[] = [];
      const onDone = ({ id }: { id: string }) => begun.push(id);
      const all = await perform({ jobs, executor: new LocalExecutor(evolution), done, signal, onDone });
      expect(begun).toEqual(jobs.slice(last + 1).map(({ id }) => id));
      expect(jobs.flatMap(({ id }) => all.get(id) ?? [])).toEqual(rows);
    }
  });

  it('lets half of a generation survive, and each offspring is near a survivor', () => {
    for (const generation of [1, 2, 3]) {
      const before = survivorsOf(generation - 1);
      const now = survivorsOf(generation);
      expect(now).toHaveLength(2);
      for (const { weights } of now) {
        const far = before.map((parent) => Math.max(...parent.weights.map((weight, i) => Math.abs(weight - weights[i]))));
        expect(Math.min(...far)).toBeLessThan(1);
      }
    }
  });

  it('reports progress only if the intervals do not overlap', () => {
    const row = (generation: number, [lost, one, two]: readonly number[]): Row => ({
      ...{ part: 'match', generation, opponent: 'random', lost, half: 0, one, threeHalves: 0, two },
    });
    const change = (first: readonly number[], last: readonly number[]) => {
      const [a, b] = measured([row(9, last), row(0, first)], 'random');
      return verdict(a.estimate, b.estimate);
    };
    expect(change([20, 10, 0], [0, 10, 20])).toBe('better');
    expect(change([0, 10, 20], [20, 10, 0])).toBe('worse');
    expect(change([10, 10, 10], [9, 10, 11])).toBe('open');
    // No width, and no wonder.
    expect(change([0, 3, 0], [0, 0, 3])).toBe('open');
  });

  it('refuses settings that make no sense', () => {
    const refused = (typed: Readonly<Record<string, string>>) => {
      const jobs = evolution.jobs(unwrap(wholeSettings(evolution, typed)));
      return jobs.ok ? jobs.value.length : jobs.error.message;
    };
    expect(refused({ generations: '0' })).toContain('generations is "0"');
    expect(refused({ generations: '7', population: '5' })).toBe(8);
  });
});

describe('a network', () => {
  const random = new Random(1);
  const network = firstNetwork(random, 0.1);

  it('is its text', () => {
    const child = offspring(network, random);
    expect(child.weights).toHaveLength(WEIGHTS);
    expect(child.weights).not.toEqual(network.weights);
    expect(JSON.parse(JSON.stringify(child))).toEqual(child);
  });

  it('squashes nearly as tanh does, and draws nearly as a normal distribution', () => {
    for (let x = -5; x <= 5; x += 0.25) expect(Math.abs(squash(x) - Math.tanh(x))).toBeLessThan(0.025);
    const drawn = Array.from({ length: 4000 }, () => gaussian(random));
    const mean = drawn.reduce((sum, x) => sum + x, 0) / drawn.length;
    expect(Math.abs(mean)).toBeLessThan(0.05);
    expect(Math.abs(drawn.reduce((sum, x) => sum + x * x, 0) / drawn.length - 1)).toBeLessThan(0.07);
  });

  it('gives the output computed by hand from its weights', () => {
    const weights = Array.from({ length: WEIGHTS }, () => 0);
    weights[3] = 0.5;
    weights[INPUTS] = 0.25;
    weights[INPUTS + 1] = 2;
    weights[WEIGHTS - 1] = -0.125;
    const inputs = new Float64Array(INPUTS);
    inputs[3] = -1;
    expect(output(weights, inputs)).toBe(squash(2 * squash(-0.25) - 0.125));
  });

  it('sees the same board from either side, and kings by their worth', () => {
    const game: Draughts = draughts({ rules: 'english', size: 6 });
    const seenBy = (text: string, player: typeof MAX | typeof MIN) => {
      const inputs = new Float64Array(INPUTS);
      look(unwrap(game.parsePosition(text)), game, player, 2.5, inputs);
      return [...inputs];
    };
    const start = game.formatPosition(game.start());
    expect(seenBy(start, MAX)).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1]);
    expect(seenBy(start, MIN)).toEqual(seenBy(start, MAX));
    expect(seenBy('B:WK18,13:B1', MAX)).toEqual([1, ...Array(11).fill(0), -1, 0, 0, 0, 0, -2.5]);
    expect(seenBy('B:WK18,13:B1', MIN)).toEqual([2.5, 0, 0, 0, 0, 1, ...Array(11).fill(0), -1]);
  });
});

describe('the fixed opponents', () => {
  it('are of different strength: a player that counts pieces beats random moves', () => {
    const game: Draughts = draughts({ rules: 'english', size: 6 });
    let points = 0;
    for (let pair = 0; pair < 10; pair++) {
      const [asMax, asMin] = playPair(game, materialMover(2), randomMover(new Random(pair)), new Random(100 + pair), signal);
      points += asMax + asMin;
    }
    expect(points).toBeGreaterThan(14);
  });
});
