import { loadGame } from '../../engines/index.ts';
import type { Draughts } from '../../games/index.ts';
import { countPairs } from '../elo.ts';
import type { Job, JobContext, Row } from '../experiment.ts';
import { randomFor } from '../settings.ts';
import { GAME, materialMover, networkMover, playPair, randomMover } from './games.ts';
import { firstNetwork, type Network, offspring } from './network.ts';

/** Against whom the best of a generation is measured, always with the same openings. */
export const OPPONENTS = ['random', 'material'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export type GenerationJob = {
  readonly generation: number;
  readonly population: number;
  readonly rounds: number;
  readonly pairs: number;
  readonly depth: number;
  /** A hundredth is the unit: settings are whole numbers. */
  readonly sigma: number;
  readonly seed: number;
};

/** The surviving half of a generation, best first, as text. */
export type SurvivorsRow = {
  readonly part: 'survivors';
  readonly generation: number;
  /** The share of the points that the best had among its like. */
  readonly share: number;
  readonly sigma: number;
  readonly survivors: string;
};

/** Pairs of games of the best by the points it had in them. */
export type MatchRow = {
  readonly part: 'match';
  readonly generation: number;
  readonly opponent: Opponent;
  readonly lost: number;
  readonly half: number;
  readonly one: number;
  readonly threeHalves: number;
  readonly two: number;
};

/** A number for each use of random numbers, so that they are independent. */
const DRAWS = { birth: 1, rounds: 2, openings: 3, opponent: 4 } as const;

/** One generation: offspring of those before, their tournament, and the best of them against the fixed opponents. */
export async function runGeneration({ data, after = [] }: Job, { before, signal }: JobContext): Promise<readonly Row[]> {
  const job = data as GenerationJob;
  const game = (await loadGame(GAME)) as Draughts;
  const parents = after.flatMap((id) => survivorsOf(before.get(id) ?? []));
  const networks = populationOf(job, parents);
  const points = tournament(game, networks, job, signal);
  const ranked = networks.map((network, i) => ({ network, points: points[i] })).sort((a, b) => b.points - a.points);
  const survivors = ranked.slice(0, networks.length / 2).map(({ network }) => network);
  const best = survivors[0];
  const handedOn: SurvivorsRow = {
    part: 'survivors',
    generation: job.generation,
    share: ranked[0].points / (2 * job.rounds),
    sigma: best.sigma,
    survivors: JSON.stringify(survivors),
  };
  return [handedOn, ...OPPONENTS.map((opponent) => match(game, best, opponent, job, signal))];
}

function survivorsOf(rows: readonly Row[]): readonly Network[] {
  const row = (rows as readonly (SurvivorsRow | MatchRow)[]).find(({ part }) => part === 'survivors');
  return row?.part === 'survivors' ? (JSON.parse(row.survivors) as Network[]) : [];
}

/** The first population is random; later ones are the survivors, and an offspring of each. */
function populationOf({ generation, population, sigma, seed }: GenerationJob, parents: readonly Network[]): readonly Network[] {
  const random = randomFor(seed, DRAWS.birth, generation);
  if (parents.length === 0) return Array.from({ length: population }, () => firstNetwork(random, sigma / 100));
  return [...parents, ...parents.map((parent) => offspring(parent, random))];
}

/** In every round all are paired at random and play an opening with both colours: their points over all rounds. */
function tournament(
  game: Draughts,
  networks: readonly Network[],
  { generation, rounds, depth, seed }: GenerationJob,
  signal: AbortSignal,
): readonly number[] {
  const points = networks.map(() => 0);
  const movers = networks.map((network) => networkMover(network, depth));
  for (let round = 0; round < rounds; round++) {
    const random = randomFor(seed, DRAWS.rounds, generation, round);
    const order = random.shuffle(networks.map((_, i) => i));
    for (let i = 0; i < order.length; i += 2) {
      const [first, second] = [order[i], order[i + 1]];
      const [asMax, asMin] = playPair(game, movers[first], movers[second], random, signal);
      points[first] += asMax + asMin;
      points[second] += 2 - asMax - asMin;
    }
  }
  return points;
}

function match(
  game: Draughts,
  best: Network,
  opponent: Opponent,
  { generation, pairs, depth, seed }: GenerationJob,
  signal: AbortSignal,
): MatchRow {
  const mover = networkMover(best, depth);
  const played = Array.from({ length: pairs }, (_, pair) => {
    // The same in every generation: what differs is the network alone.
    const other = opponent === 'random' ? randomMover(randomFor(seed, DRAWS.opponent, pair)) : materialMover(depth);
    return playPair(game, mover, other, randomFor(seed, DRAWS.openings, pair), signal);
  });
  const [lost, half, one, threeHalves, two] = countPairs(played);
  return { part: 'match', generation, opponent, lost, half, one, threeHalves, two };
}
