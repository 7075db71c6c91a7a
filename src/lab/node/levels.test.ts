import { describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { loadGame, openEngine } from '../../engines/index.ts';
import { sample } from '../../fixtures/index.ts';
import {
  enginePlayer,
  FaultFinder,
  type GameRow,
  type MatchPlayer,
  Openings,
  pairJob,
  playRow,
  simplePlayers,
  standingOf,
} from '../index.ts';
import { playPairs } from './index.ts';

type Meeting = readonly [game: string, a: string, b: string];

/** The share of the points of each first player, over a number of openings. Seeded: the same on every machine. */
async function shares(meetings: readonly Meeting[], openings: number): Promise<[string, number][]> {
  const jobs = meetings.flatMap(([game, a, b]) =>
    Array.from({ length: openings }, (_, i) =>
      pairJob({ game, a, b, openings: 1, seed: 1 }, i + 1, [game, a, b, i + 1].join(' ')),
    ),
  );
  const done = await playPairs({ jobs, threads: 2, signal: new AbortController().signal, onPair: () => {} });
  return meetings.map(([game, a, b]) => {
    const own = jobs.filter(({ data }) => data.game === game && data.a === a && data.b === b);
    const { points, games } = standingOf(own.flatMap(({ id }) => done.get(id) as readonly GameRow[]));
    return [[game, a, b].join(' '), points / games];
  });
}

/** Each level from 3 on against the one two below. */
const ladder = (game: string, upTo: number): Meeting[] =>
  Array.from({ length: upTo - 2 }, (_, i) => [game, `level:${i + 3}`, `level:${i + 1}`]);

describe('the levels', () => {
  const LADDERS = [
    ['connect4', 9, 6],
    ['othello', 6, 4],
    ['draughts:souffler', 6, 3],
    ['draughts:international', 6, 3],
    ['draughts:english', 6, 4],
  ] as const;

  it.each(sample(LADDERS, 1))(
    'of %s are ordered: each takes more than three points of five from the one two below',
    async (game, upTo, openings) => {
      const found = await shares(ladder(game, upTo), openings);
      expect(found.filter(([, share]) => share <= 0.6)).toEqual([]);
      expect(found).toHaveLength(upTo - 2);
    },
  );

  it('of Connect 4 begin with one that loses most of its games to a player who looks two plies ahead', async () => {
    const [[, share]] = await shares([['connect4', 'level:1', 'depth:2']], 15);
    expect(share).toBeLessThan(0.3);
  });

  it('of draughts begin with one that loses most of its games to plain alpha-beta of two plies', async () => {
    const beginners = sample(['souffler', 'international', 'english'], 1).map(
      (rules): Meeting => [`draughts:${rules}`, 'level:1', 'alphabeta:depth=2'],
    );
    for (const [meeting, share] of await shares(beginners, 5)) expect(share, meeting).toBeLessThan(0.4);
  });

  it('of Connect 4 end with one that gives nothing away: every move keeps the exact score, and no game that was won is lost or drawn', async () => {
    const game = await loadGame('connect4');
    const engines = [await openEngine('connect4', { threads: 1 }), await openEngine('connect4', { threads: 1 })];
    const last = enginePlayer(engines[0], { level: 10 });
    const others: readonly MatchPlayer[] = [
      ...Object.values(simplePlayers),
      ...Array.from({ length: 9 }, (_, i) => enginePlayer(engines[1], { level: i + 1 })),
    ];
    const finder = await FaultFinder.open();
    // Nine random moves: most of these positions are not in the book.
    const openings = new Openings(game, 'connect4', { plies: 9 });
    const signal = new AbortController().signal;
    for (const [i, other] of sample([...others.entries()], 3))
      for (const pair of [1, 2]) {
        const opening = await openings.draw(new Random(10 * i + pair), signal);
        for (const begins of ['a', 'b'] as const)
          finder.ended(
            await playRow({ game, opening, pair, begins, seed: 1, signal, watch: finder.watching(last) }, last, other),
          );
      }
    expect(finder.found).toMatchObject({ faults: 0, thrown: 0 });
    expect(finder.found.moves).toBeGreaterThan(40);
    finder.close();
    for (const engine of engines) engine.close();
  });
});
