import { ok, type Result } from '../../core/index.ts';
import type { Job, Setting, Settings } from '../experiment.ts';
import { numbersSetting, SEED, seedSetting, together, wholeSetting } from '../settings.ts';
import { CELLS } from './boards.ts';
import { ALGORITHMS, BOARDS, type Connect4Job, PROGRAMS } from './measure.ts';

const WHOLE = {
  q: { usual: '8', least: 1, most: CELLS },
  rounds: { usual: '3', least: 1, most: 1000 },
  positions: { usual: '4', least: 1, most: 1000 },
  plies: { usual: '12', least: 1, most: 24 },
  games: { usual: '8', least: 0, most: 10_000 },
  ms: { usual: '100', least: 1, most: 600_000 },
  nodes: { usual: '100000', least: 10, most: 1_000_000_000 },
} as const;

export const SETTINGS: Readonly<Record<'heights' | 'timed' | keyof typeof WHOLE | 'seed', Setting>> = {
  heights: { about: { en: 'heights of the trees that are counted', fr: 'hauteurs des arbres que l’on compte' }, usual: '1..11' },
  timed: {
    about: { en: 'heights of the trees that are timed', fr: 'hauteurs des arbres que l’on chronomètre' },
    usual: '6,8,10',
  },
  q: {
    about: {
      en: 'greatest q: the winning move is looked for from q plies above the leaves on',
      fr: 'plus grand q : on cherche le coup gagnant à partir de q demi-coups au-dessus des feuilles',
    },
    usual: WHOLE.q.usual,
  },
  rounds: { about: { en: 'rounds of timing', fr: 'tours de chronomètre' }, usual: WHOLE.rounds.usual },
  positions: {
    about: { en: 'positions in the middle of a game', fr: 'positions de milieu de partie' },
    usual: WHOLE.positions.usual,
  },
  plies: { about: { en: 'moves before such a position', fr: 'coups joués avant une telle position' }, usual: WHOLE.plies.usual },
  games: { about: { en: 'games to see how deep one gets', fr: 'parties pour mesurer la profondeur' }, usual: WHOLE.games.usual },
  ms: {
    about: { en: 'milliseconds a move in these games', fr: 'millisecondes par coup dans ces parties' },
    usual: WHOLE.ms.usual,
  },
  nodes: {
    about: {
      en: 'nodes a move in these games, which decide the moves',
      fr: 'nœuds par coup dans ces parties, qui décident des coups',
    },
    usual: WHOLE.nodes.usual,
  },
  ...SEED,
};

const MOST_REPEATS = 64;

export function jobsOf(settings: Settings): Result<readonly Job[]> {
  const whole = (name: keyof typeof WHOLE) =>
    wholeSetting(settings, name, WHOLE[name].least, WHOLE[name].most, WHOLE[name].usual);
  const read = together({
    // Past 12 plies the positions that are met once no longer fit into a thread's memory.
    heights: numbersSetting(settings, 'heights', 1, 12),
    timed: numbersSetting(settings, 'timed', 1, 14),
    q: whole('q'),
    rounds: whole('rounds'),
    positions: whole('positions'),
    plies: whole('plies'),
    games: whole('games'),
    ms: whole('ms'),
    nodes: whole('nodes'),
    seed: seedSetting(settings),
  });
  if (!read.ok) return read;
  const { heights, timed, q, rounds, positions, plies, games, ms, nodes, seed } = read.value;
  const counts = heights.flatMap((height) =>
    ALGORITHMS.map((algorithm) => jobOf(`${algorithm} h${height}`, { part: 'counts', algorithm, height })),
  );
  const times = timed.flatMap((height) =>
    PROGRAMS.flatMap((program) =>
      BOARDS.map((board) =>
        jobOf(`time ${program} ${board} h${height}`, {
          ...{ part: 'times', program, board, height, positions, plies, seed },
          rounds,
          repeats: Math.min(MOST_REPEATS, 2 ** (timed[timed.length - 1] - height)),
          // From height + 1 on there is no node that is looked at.
          most: Math.min(q, height + 1),
        }),
      ),
    ),
  );
  const reach = Array.from({ length: games }, (_, game) =>
    jobOf(`game ${game + 1}`, { part: 'reach', game: game + 1, ms, nodes, seed }),
  );
  // The longest first, so that no thread is left alone with one.
  return ok([...times.reverse(), ...counts.reverse(), ...reach]);
}

function jobOf(id: string, data: Connect4Job): Job {
  return { id, data };
}
