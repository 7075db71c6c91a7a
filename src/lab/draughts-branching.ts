import { legalMoves, ok } from '../core/index.ts';
import { loadGame } from '../engines/index.ts';
import type { DraughtsPosition } from '../games/index.ts';
import type { Translation } from '../i18n/index.ts';
import { alphabeta, deepen } from '../search/index.ts';
import type { Experiment, Job, JobContext, ReportTable, Row } from './experiment.ts';
import type { Figure, Mark } from './figure.ts';
import { randomFor, SEED, seedSetting, together, wholeSetting } from './settings.ts';

/**
 * The game of Bernard 2001, in which a player may decline a capture and lose the piece (huffing), and the game of the
 * federations, in which captures are forced.
 */
const RULES: Readonly<Record<string, Translation>> = {
  souffler: { en: 'with souffler', fr: 'avec « souffler »' },
  international: { en: 'captures forced', fr: 'prise obligatoire' },
};

const PLAYERS: Readonly<Record<string, Translation>> = {
  random: { en: 'random moves', fr: 'coups au hasard' },
  engine: { en: 'alpha-beta', fr: 'alpha-bêta' },
};

/** Bernard 2001, chapter 1. */
const DOCUMENT = { moves: 30, depth: 6 } as const;

/** Games of one job; further plies than these are not looked at. */
const GAMES = 5;
const LONGEST = 160;
/** The engine's first moves are random, so that its games differ. */
const DRAWN = 6;

type GamesJob = {
  readonly part: 'games';
  readonly rules: string;
  readonly player: string;
  readonly batch: number;
  readonly nodes: number;
  readonly seed: number;
};
type GrowthJob = { readonly part: 'growth'; readonly rules: string; readonly depth: number };

/** Legal moves at a ply of the batch's games: the total, and the maximum. */
type GamesRow = Pick<GamesJob, 'part' | 'rules' | 'player' | 'batch'> & {
  readonly ply: number;
  readonly games: number;
  readonly moves: number;
  readonly most: number;
};
type GrowthRow = GrowthJob & { readonly lines: number };

export const draughtsBranching: Experiment = {
  name: 'draughts-branching',
  title: { en: 'How many moves there are in draughts', fr: 'Combien de coups y a-t-il aux dames' },
  about: {
    en: 'Bernard 2001 counts with 30 moves a position, so 30^6 positions six plies on. Legal moves by ply in random games and in games of alpha-beta, with souffler and with captures forced, and how many lines begin a game.',
    fr: 'Bernard 2001 compte 30 coups par position, donc 30^6 positions six demi-coups plus loin. Coups légaux à chaque demi-coup dans des parties au hasard et dans des parties d’alpha-bêta, avec « souffler » et avec prise obligatoire, et nombre de suites de coups au début de la partie.',
  },
  source: { en: 'Bernard 2001, chapter 1', fr: 'Bernard 2001, chapitre 1' },
  seconds: 9,
  settings: {
    batches: { about: { en: `batches of ${GAMES} games each`, fr: `lots de ${GAMES} parties chacun` }, usual: '8' },
    nodes: { about: { en: 'nodes a move of alpha-beta', fr: 'nœuds par coup d’alpha-bêta' }, usual: '3000' },
    depth: { about: { en: 'plies of the lines that are counted', fr: 'demi-coups des suites que l’on compte' }, usual: '7' },
    ...SEED,
  },
  columns: {
    part: { about: { en: 'games or growth', fr: 'games ou growth' }, kind: 'key' },
    rules: { about: { en: 'rules of draughts', fr: 'règles des dames' }, kind: 'key' },
    player: { about: { en: 'who plays', fr: 'qui joue' }, kind: 'key' },
    batch: { about: { en: 'batch of games', fr: 'lot de parties' }, kind: 'key' },
    ply: { about: { en: 'moves played before', fr: 'coups déjà joués' }, kind: 'key' },
    games: { about: { en: 'games that lasted so long', fr: 'parties qui ont duré jusque-là' }, kind: 'count' },
    moves: { about: { en: 'legal moves in all of them', fr: 'coups légaux dans toutes' }, kind: 'count' },
    most: { about: { en: 'most legal moves in one', fr: 'plus grand nombre de coups légaux dans une' }, kind: 'count' },
    depth: { about: { en: 'plies', fr: 'demi-coups' }, kind: 'key' },
    lines: {
      about: { en: 'lines of this many plies from the start', fr: 'suites d’autant de demi-coups depuis le début' },
      kind: 'count',
    },
  },
  jobs(settings) {
    const read = together({
      batches: wholeSetting(settings, 'batches', 1, 10_000, '8'),
      nodes: wholeSetting(settings, 'nodes', 10, 100_000_000, '3000'),
      depth: wholeSetting(settings, 'depth', 1, 9, '7'),
      seed: seedSetting(settings),
    });
    if (!read.ok) return read;
    const { batches, nodes, depth, seed } = read.value;
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
    const games = Object.keys(RULES).flatMap((rules) =>
      Object.keys(PLAYERS).flatMap((player) =>
        upTo(batches).map((batch): Job => {
          const data: GamesJob = { part: 'games', rules, player, batch, nodes, seed };
          return { id: `${rules} ${player} ${batch}`, data };
        }),
      ),
    );
    const growth = Object.keys(RULES).flatMap((rules) =>
      upTo(depth).map((plies): Job => ({ id: `${rules} perft ${plies}`, data: { part: 'growth', rules, depth: plies } })),
    );
    return ok([...growth.reverse(), ...games]);
  },
  run: ({ data }, doing) => {
    const job = data as GamesJob | GrowthJob;
    return job.part === 'games' ? playGames(job, doing) : countLines(job);
  },
  figures: (rows) => [movesFigure(rows), growthFigure(rows)].filter(({ marks }) => marks.length > 0),
  tables: (rows) => [table(rows)],
};

async function start(rules: string): Promise<DraughtsPosition> {
  return (await loadGame(`draughts:${rules}`)).start() as DraughtsPosition;
}

async function countLines(job: GrowthJob): Promise<readonly GrowthRow[]> {
  return [{ ...job, lines: Number((await start(job.rules)).perft(job.depth)) }];
}

async function playGames(
  { part, rules, player, batch, nodes, seed }: GamesJob,
  { signal }: JobContext,
): Promise<readonly GamesRow[]> {
  const rows: { games: number; moves: number; most: number }[] = [];
  for (let game = 0; game < GAMES; game++) {
    const random = randomFor(seed, batch, game);
    const position = await start(rules);
    for (let ply = 0; ply < LONGEST && position.outcome() === undefined; ply++) {
      signal.throwIfAborted();
      const legal = legalMoves(position);
      const row = (rows[ply] ??= { games: 0, moves: 0, most: 0 });
      row.games++;
      row.moves += legal.length;
      row.most = Math.max(row.most, legal.length);
      const drawn = player === 'random' || ply < DRAWN;
      position.play(drawn ? random.pick(legal) : deepen(alphabeta, position, { nodes }).move!);
    }
  }
  return rows.map((row, ply) => ({ part, rules, player, batch, ply, ...row }));
}

function split(rows: readonly Row[]): { games: readonly GamesRow[]; growth: readonly GrowthRow[] } {
  const all = rows as readonly (GamesRow | GrowthRow)[];
  return {
    games: all.filter((row) => row.part === 'games').sort((a, b) => a.ply - b.ply),
    growth: all.filter((row) => row.part === 'growth').sort((a, b) => a.depth - b.depth),
  };
}

const meanOf = (rows: readonly GamesRow[]) =>
  rows.reduce((sum, { moves }) => sum + moves, 0) / rows.reduce((sum, { games }) => sum + games, 0);

/** Each rule set with each player, where there are rows. */
function sorts(games: readonly GamesRow[]) {
  return Object.keys(RULES)
    .flatMap((rules) => Object.keys(PLAYERS).map((player) => ({ rules, player })))
    .map(({ rules, player }) => ({ rules, player, rows: games.filter((row) => row.rules === rules && row.player === player) }))
    .filter(({ rows }) => rows.length > 0);
}

function named(rules: string, player: string): Translation {
  return { en: `${RULES[rules].en}, ${PLAYERS[player].en}`, fr: `${RULES[rules].fr}, ${PLAYERS[player].fr}` };
}

const CLAIM: Translation = { en: '30, the document', fr: '30, le document' };

/** The number of plies in one point of the figure, and the share of the games that must last so long for a point. */
const TOGETHER = 8;
const FEWEST_GAMES = 1 / 4;

/** How many games have a move at this ply. */
const gamesAt = (rows: readonly GamesRow[], at: number) =>
  rows.filter(({ ply }) => ply === at).reduce((sum, { games }) => sum + games, 0);

function movesFigure(rows: readonly Row[]): Figure {
  const marks = sorts(split(rows).games).map(({ rules, player, rows }, tone): Mark => {
    const begun = gamesAt(rows, 0);
    const points: [number, number][] = [];
    for (let at = 0; gamesAt(rows, at) > begun * FEWEST_GAMES; at += TOGETHER)
      points.push([at + (TOGETHER - 1) / 2, meanOf(rows.filter(({ ply }) => ply >= at && ply < at + TOGETHER))]);
    return { label: named(rules, player), kind: 'line', points, tone };
  });
  const claim: Mark = { label: CLAIM, kind: 'rule', points: [[0, DOCUMENT.moves]], dashed: true };
  return {
    name: 'moves',
    title: { en: 'Legal moves by ply', fr: 'Coups légaux à chaque demi-coup' },
    caption: {
      en: `Mean over ${TOGETHER} plies of the games that lasted so long, as long as more than a quarter of them does. Where a capture need not be made, all other moves stay legal beside it.`,
      fr: `Moyenne sur ${TOGETHER} demi-coups des parties qui ont duré jusque-là, tant que c’est le cas de plus d’un quart d’entre elles. Là où la prise n’est pas forcée, tous les autres coups restent permis à côté d’elle.`,
    },
    x: { label: { en: 'moves played', fr: 'coups déjà joués' }, from: 0 },
    y: { label: { en: 'legal moves', fr: 'coups légaux' }, from: 0 },
    marks: marks.length === 0 ? [] : [...marks, claim],
  };
}

function growthFigure(rows: readonly Row[]): Figure {
  const { growth } = split(rows);
  const marks = Object.entries(RULES).flatMap(([rules, label], tone): Mark[] => {
    const points = growth.filter((row) => row.rules === rules).map(({ depth, lines }): [number, number] => [depth, lines]);
    return points.length === 0 ? [] : [{ label, kind: 'line', points, tone }];
  });
  const depths = [...new Set(growth.map(({ depth }) => depth))].sort((a, b) => a - b);
  const claim: Mark = {
    label: { en: '30^p, the document', fr: '30^p, le document' },
    kind: 'line',
    points: depths.map((depth) => [depth, DOCUMENT.moves ** depth]),
    dashed: true,
  };
  return {
    name: 'growth',
    title: { en: 'Lines from the first position', fr: 'Suites de coups depuis la première position' },
    caption: {
      en: 'All lines by number of plies, on a logarithmic scale. The beginning of a game is narrower than its middle.',
      fr: 'Toutes les suites d’autant de demi-coups, en échelle logarithmique. Le début d’une partie offre moins de choix que son milieu.',
    },
    x: { label: { en: 'plies', fr: 'demi-coups' } },
    y: { label: { en: 'lines', fr: 'suites' }, scale: 'log' },
    marks: marks.length === 0 ? [] : [...marks, claim],
  };
}

function table(rows: readonly Row[]): ReportTable {
  const { games, growth } = split(rows);
  const claim = [{ en: 'Bernard 2001', fr: 'Bernard 2001' }, DOCUMENT.moves, '', DOCUMENT.moves ** DOCUMENT.depth];
  const played = sorts(games).map(({ rules, player, rows }) => {
    const mean = meanOf(rows);
    return [named(rules, player), mean, Math.max(...rows.map(({ most }) => most)), Math.round(mean ** DOCUMENT.depth)];
  });
  const begun = Object.entries(RULES).flatMap(([rules, { en, fr }]) => {
    const lines = growth.find((row) => row.rules === rules && row.depth === DOCUMENT.depth)?.lines;
    const name = { en: `${en}, lines from the start`, fr: `${fr}, suites depuis le début` };
    return lines === undefined ? [] : [[name, lines ** (1 / DOCUMENT.depth), '', lines]];
  });
  return {
    title: { en: 'Moves a position, and six plies on', fr: 'Coups par position, et six demi-coups plus loin' },
    columns: [
      { en: 'games', fr: 'parties' },
      { en: 'moves, on average', fr: 'coups en moyenne' },
      { en: 'at most', fr: 'au plus' },
      { en: 'six plies on', fr: 'six demi-coups plus loin' },
    ],
    rows: [claim, ...played, ...begun],
    note: {
      en: 'From the start, the average is the sixth root of the lines counted.',
      fr: 'Depuis le début, la moyenne est la racine sixième du nombre de suites.',
    },
  };
}
