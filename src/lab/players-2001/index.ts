import { ok } from '../../core/index.ts';
import type { Experiment, Job, Setting, Settings } from '../experiment.ts';
import { choicesSetting, numbersSetting, SEED, seedSetting, together, wholeSetting } from '../settings.ts';
import { gameColumns } from '../tournament/game-row.ts';
import {
  crossTable,
  eloByNodesFigure,
  eloFigure,
  type MeetingJob,
  type MeetingRow,
  RULES,
  rankingTable,
  tournamentsOf,
} from './figures.ts';

const SETTINGS = {
  rules: {
    about: {
      en: `rules of draughts, of ${[...RULES.keys()].join(', ')}`,
      fr: `règles des dames, parmi ${[...RULES.keys()].join(', ')}`,
    },
    usual: 'souffler',
  },
  depths: { about: { en: 'plies that alpha-beta looks ahead', fr: 'demi-coups qu’alpha-bêta explore' }, usual: '2..4' },
  levels: { about: { en: 'levels of the app', fr: 'niveaux de l’application' }, usual: '1,3,5' },
  pairs: {
    about: { en: 'pairs of games that each two play', fr: 'paires de parties entre deux joueurs' },
    usual: '10',
  },
  ...SEED,
} as const satisfies Readonly<Record<string, Setting>>;

/** The blind and the short-sighted player of Bernard 2001 against each other and against deeper searches. */
export const players2001: Experiment = {
  name: 'players-2001',
  title: { en: 'Random, short-sighted and deeper players', fr: 'L’aveugle, le myope et les autres' },
  about: {
    en: 'Bernard 2001 calls a player blind who plays at random, and short-sighted who plays what looks best one move on, without the reply. Both meet alpha-beta of several depths and levels of the app, everybody against everybody: each opening is played twice, with the colours exchanged. All evaluate as Minerve does, not as the program of 2001 did.',
    fr: 'Bernard 2001 appelle aveugle la stratégie qui joue aléatoirement, et myope celle qui joue le coup de meilleur score immédiat, sans prendre en compte la riposte. Les deux rencontrent alpha-bêta à plusieurs profondeurs et des niveaux de l’application, tous contre tous : chaque ouverture est jouée deux fois, en échangeant les couleurs. Tous évaluent comme Minerve, non comme le programme de 2001.',
  },
  source: { en: 'Bernard 2001, chapter 1', fr: 'Bernard 2001, chapitre 1' },
  seconds: 48,
  settings: SETTINGS,
  columns: {
    rules: { about: { en: 'rules of draughts', fr: 'règles des dames' }, kind: 'key' },
    a: { about: { en: 'player a', fr: 'joueur a' }, kind: 'key' },
    b: { about: { en: 'player b', fr: 'joueur b' }, kind: 'key' },
    ...gameColumns,
  },
  jobs(settings) {
    const read = together({
      rules: choicesSetting(settings, 'rules', [...RULES.keys()]),
      players: playersOf(settings),
      pairs: wholeSetting(settings, 'pairs', 1, 10_000, SETTINGS.pairs.usual),
      seed: seedSetting(settings),
    });
    if (!read.ok) return read;
    const { rules, players, pairs, seed } = read.value;
    const meetings = players.flatMap((b, i) => players.slice(i + 1).map((a) => ({ a, b })));
    // The first pair of all, then the second, so that the tables can be read at any time.
    return ok(
      Array.from({ length: pairs }, (_, i) =>
        rules.flatMap((rules) =>
          meetings.map(({ a, b }): Job => {
            const data: MeetingJob = { rules, a, b, pair: i + 1, seed };
            return { id: `${rules} ${a} - ${b} ${i + 1}`, data };
          }),
        ),
      ).flat(),
    );
  },
  // Searches and kernels are for the thread that plays: the page shows the experiment without them.
  run: async (job, doing) => (await import('./play.ts')).playMeeting(job, doing),
  figures: (rows) => {
    const tournaments = tournamentsOf(rows as readonly MeetingRow[]);
    return [eloFigure(tournaments), ...tournaments.map(eloByNodesFigure)].filter(({ marks }) => marks.length > 0);
  },
  tables: (rows) => tournamentsOf(rows as readonly MeetingRow[]).flatMap((one) => [crossTable(one), rankingTable(one)]),
};

/** As `minerve match` types them, the weakest sort first. */
function playersOf(settings: Settings) {
  const read = together({ depths: numbersSetting(settings, 'depths', 1, 20), levels: numbersSetting(settings, 'levels', 1, 9) });
  if (!read.ok) return read;
  const { depths, levels } = read.value;
  return ok(['random', 'greedy', ...depths.map((depth) => `alphabeta:depth=${depth}`), ...levels.map((n) => `level:${n}`)]);
}
