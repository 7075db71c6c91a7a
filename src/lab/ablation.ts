import { ok, type Position, type Result } from '../core/index.ts';
import { loadGame } from '../engines/index.ts';
import type { Translation } from '../i18n/index.ts';
import {
  algorithmOf,
  algorithms,
  deepen,
  Memo,
  Ordering,
  type OrderingPart,
  type SearchOptions,
  type SearchResult,
} from '../search/index.ts';
import type { Experiment, Job, JobContext, ReportTable, Row, Settings } from './experiment.ts';
import type { Figure, Mark } from './figure.ts';
import { choicesSetting, randomFor, SEED, seedSetting, together, wholeSetting } from './settings.ts';
import { Openings, openingRule } from './tournament/openings.ts';

/** A game, and the depth of the search from each position. Default: to the end of the game. */
interface Subject {
  readonly spec: string;
  readonly name: Translation;
  readonly depth?: number;
  /** Number of random moves before the position. Default: as in openings of matches. Small games end soon. */
  readonly drawn?: number;
}

/** Depths at which alpha-beta without enhancements visits some ten thousand nodes per position. */
const GAMES: Readonly<Record<string, Subject>> = {
  tictactoe: { spec: 'tictactoe', name: { en: 'tic-tac-toe', fr: 'morpion' } },
  connect4: { spec: 'connect4', name: { en: 'Connect 4', fr: 'Puissance 4' }, depth: 7 },
  othello6: { spec: 'othello:6x6', name: { en: 'Othello 6×6', fr: 'Othello 6×6' }, depth: 6 },
  othello: { spec: 'othello', name: { en: 'Othello', fr: 'Othello' }, depth: 6 },
  souffler: { spec: 'draughts:souffler', name: { en: 'draughts, souffler', fr: 'dames, « souffler »' }, depth: 5 },
  international: { spec: 'draughts:international', name: { en: 'draughts', fr: 'dames' }, depth: 6 },
  english: { spec: 'draughts:english', name: { en: 'checkers', fr: 'dames anglaises' }, depth: 8 },
  chess: { spec: 'chess', name: { en: 'chess', fr: 'échecs' }, depth: 4 },
  breakthrough: { spec: 'breakthrough', name: { en: 'breakthrough', fr: 'breakthrough' }, depth: 4 },
  nim: { spec: 'nim:3,4,5', name: { en: 'nim 3,4,5', fr: 'nim 3,4,5' }, drawn: 1 },
  chomp: { spec: 'chomp:4x5', name: { en: 'chomp 4×5', fr: 'chomp 4×5' }, drawn: 1 },
};

/** The enhancements of alpha-beta; each can be used alone. */
const AIDS = {
  table: { en: 'table', fr: 'table' },
  killer: { en: 'killer', fr: 'coups tueurs' },
  history: { en: 'history', fr: 'historique' },
  deepening: { en: 'deepening', fr: 'approfondissement' },
} as const satisfies Record<string, Translation>;
type Aid = keyof typeof AIDS;
const ALL = Object.keys(AIDS) as readonly Aid[];

/**
 * The part of the move ordering that each enhancement allows: the table its best move, deepening the variation of the
 * last tree.
 */
const PARTS: Readonly<Record<Aid, OrderingPart>> = {
  ...{ table: 'hash', killer: 'killer', history: 'history', deepening: 'previous' },
};

interface AidSet {
  readonly name: Translation;
  readonly aids: readonly Aid[];
}

const SETS: Readonly<Record<string, AidSet>> = {
  none: { name: { en: 'none', fr: 'aucune' }, aids: [] },
  ...Object.fromEntries(ALL.map((aid) => [aid, { name: AIDS[aid], aids: [aid] }])),
  all: { name: { en: 'all', fr: 'toutes' }, aids: ALL },
  ...Object.fromEntries(ALL.map((aid) => [`-${aid}`, allBut(aid)])),
};

/** The searches that prune and can work with or without a table. */
const SEARCHES = algorithms.flatMap(({ name, memory, ownsTable, prunes }) => (memory && prunes && !ownsTable ? name : []));

function allBut(aid: Aid): AidSet {
  const { en, fr } = AIDS[aid];
  return { name: { en: `all but ${en}`, fr: `toutes sauf ${fr}` }, aids: ALL.filter((other) => other !== aid) };
}

type AblationJob = {
  readonly search: string;
  readonly game: string;
  readonly aids: string;
  readonly positions: number;
  readonly plies: number;
  readonly seed: number;
};

type AblationRow = Pick<AblationJob, 'search' | 'game' | 'aids'> & {
  readonly position: number;
  readonly nodes: number;
  readonly leaves: number;
  readonly value: number;
};

const MOST_PLIES = 99;

export const ablation: Experiment = {
  name: 'ablation',
  title: { en: 'What each aid of alpha-beta is worth', fr: 'Ce que vaut chaque aide d’alpha-bêta' },
  about: {
    en: 'Transposition table, killer moves, history and iterative deepening: nodes of a search of fixed depth with none of them, with each alone, with all, and with all but one, on every game.',
    fr: 'Table de transposition, coups tueurs, historique et approfondissement itératif : nœuds d’une exploration à profondeur fixe sans aucune de ces aides, avec chacune seule, avec toutes, et avec toutes sauf une, sur chaque jeu.',
  },
  source: { en: 'Wikipédia; Marty 2013', fr: 'Wikipédia ; Marty 2013' },
  seconds: 14,
  settings: {
    games: { about: { en: 'games', fr: 'jeux' }, usual: Object.keys(GAMES).join(',') },
    searches: { about: { en: 'searches', fr: 'algorithmes' }, usual: SEARCHES.join(',') },
    positions: { about: { en: 'positions of each game', fr: 'positions de chaque jeu' }, usual: '8' },
    plies: {
      about: { en: 'search at most this many plies', fr: 'explorer au plus autant de demi-coups' },
      usual: `${MOST_PLIES}`,
    },
    ...SEED,
  },
  columns: {
    search: { about: { en: 'the search', fr: 'l’algorithme' }, kind: 'key' },
    game: { about: { en: 'the game', fr: 'le jeu' }, kind: 'key' },
    aids: { about: { en: 'the aids; - is all but that one', fr: 'les aides ; - signifie toutes sauf celle-là' }, kind: 'key' },
    position: { about: { en: 'number of the position', fr: 'numéro de la position' }, kind: 'key' },
    nodes: {
      about: { en: 'nodes visited, of all trees with deepening', fr: 'nœuds visités, de tous les arbres avec approfondissement' },
      kind: 'count',
    },
    leaves: { about: { en: 'leaves evaluated', fr: 'feuilles évaluées' }, kind: 'count' },
    value: { about: { en: 'value found', fr: 'valeur trouvée' }, kind: 'value' },
  },
  jobs,
  run,
  figures: (rows) =>
    eachSearch(rows, (own, search) => BOTH.map((name) => comparisonFigure(own, search, name))).filter(
      ({ marks }) => marks.length > 0,
    ),
  tables: (rows) => eachSearch(rows, (own, search) => BOTH.map((name) => comparisonTable(own, search, name))),
};

function jobs(settings: Settings): Result<readonly Job[]> {
  const read = together({
    games: choicesSetting(settings, 'games', Object.keys(GAMES)),
    searches: choicesSetting(settings, 'searches', SEARCHES),
    positions: wholeSetting(settings, 'positions', 1, 1000, '8'),
    plies: wholeSetting(settings, 'plies', 1, MOST_PLIES, `${MOST_PLIES}`),
    seed: seedSetting(settings),
  });
  if (!read.ok) return read;
  const { games, searches, ...same } = read.value;
  return ok(
    searches.flatMap((search) =>
      games.flatMap((game) =>
        Object.keys(SETS).map((aids): Job => {
          const data: AblationJob = { search, game, aids, ...same };
          return { id: `${search} ${game} ${aids}`, data };
        }),
      ),
    ),
  );
}

/** The positions are the same for all sets of enhancements; no search uses what another has learned. */
async function run({ data }: Job, { signal }: JobContext): Promise<readonly Row[]> {
  const { search, game: name, aids, positions, plies, seed } = data as AblationJob;
  const { spec, depth = MOST_PLIES, drawn } = GAMES[name];
  const game = await loadGame(spec);
  const openings = new Openings(game, spec, { plies: openingRule(game.name, drawn).plies });
  const rows: AblationRow[] = [];
  for (let number = 1; number <= positions; number++) {
    const position = game.start();
    const rng = randomFor(seed, Object.keys(GAMES).indexOf(name), number);
    for (const move of await openings.draw(rng, signal)) position.play(move);
    const { counts, value } = searched(position, search, SETS[aids].aids, { depth: Math.min(depth, plies), signal });
    signal.throwIfAborted();
    rows.push({ search, game: name, aids, position: number, nodes: counts.nodes, leaves: counts.leaves, value });
  }
  return rows;
}

/** With deepening the variation of the last tree comes first in the next, and all trees are counted. */
function searched(position: Position, name: string, aids: readonly Aid[], options: SearchOptions): SearchResult {
  const { search } = algorithmOf(name);
  const parts = aids.map((aid) => PARTS[aid]);
  const whole = {
    ...options,
    ...(aids.includes('table') && { memory: new Memo() }),
    ...(parts.length > 0 && { order: new Ordering(parts) }),
  };
  return aids.includes('deepening') ? deepen(search, position, whole) : search(position, whole);
}

function eachSearch<T>(rows: readonly Row[], make: (own: readonly AblationRow[], search: string) => readonly T[]): readonly T[] {
  return SEARCHES.flatMap((search) => {
    const own = (rows as readonly AblationRow[]).filter((row) => row.search === search);
    return own.length === 0 ? [] : make(own, search);
  });
}

/**
 * Nodes with one set of aids in percent of those with another, the geometric mean of the positions of a game that have
 * both; undefined where none has.
 */
export function ratio(rows: readonly Row[], game: string, aids: string, reference: string): number | undefined {
  const nodesOf = (set: string) =>
    new Map(
      rows.filter((row) => row.game === game && row.aids === set).map(({ position, nodes }) => [position, nodes as number]),
    );
  const references = nodesOf(reference);
  const ratios = [...nodesOf(aids)].flatMap(([position, nodes]) => {
    const other = references.get(position);
    return other === undefined ? [] : [nodes / other];
  });
  return ratios.length === 0 ? undefined : 100 * geometricMean(ratios);
}

function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}

/** The comparisons: each enhancement alone with none, all except one with all. */
interface Comparison {
  readonly reference: string;
  readonly sets: readonly string[];
  readonly title: Translation;
  readonly caption: Translation;
}

const COMPARISONS: Readonly<Record<'alone' | 'without', Comparison>> = {
  alone: {
    reference: 'none',
    sets: [...ALL, 'all'],
    title: { en: 'Nodes with each aid alone, none being 100', fr: 'Nœuds avec chaque aide seule, aucune valant 100' },
    caption: {
      en: 'Where one position is reached in many ways the table is worth most; where moves are many, killer moves and history are. In small games deepening alone costs more than it spares.',
      fr: 'Là où l’on arrive à une même position de bien des façons, c’est la table qui vaut le plus ; là où les coups sont nombreux, ce sont les coups tueurs et l’historique. Dans les petits jeux, l’approfondissement seul coûte plus qu’il n’épargne.',
    },
  },
  without: {
    reference: 'all',
    sets: ALL.map((aid) => `-${aid}`),
    title: { en: 'Nodes with all aids but one, all being 100', fr: 'Nœuds avec toutes les aides sauf une, toutes valant 100' },
    caption: {
      en: 'Above 100: the others do not make up for what is missing. Below: it costs more than it brings.',
      fr: 'Au-dessus de 100 : les autres aides ne remplacent pas celle qui manque. Au-dessous : elle coûte plus qu’elle ne rapporte.',
    },
  },
};

const BOTH = ['alone', 'without'] as const;

const gamesOf = (rows: readonly Row[]) => Object.keys(GAMES).filter((name) => rows.some(({ game }) => game === name));

function titleFor({ title }: Comparison, search: string): Translation {
  const by = algorithmOf(search).title;
  return { en: `${title.en}: ${by.en}`, fr: `${title.fr} : ${by.fr}` };
}

function comparisonFigure(rows: readonly AblationRow[], search: string, name: keyof typeof COMPARISONS): Figure {
  const comparison = COMPARISONS[name];
  const { reference, sets, caption } = comparison;
  const games = gamesOf(rows);
  const dots = sets.map((set, tone) => {
    const points = games.flatMap((game, at): [number, number][] => {
      const percent = ratio(rows, game, set, reference);
      return percent === undefined ? [] : [[at, percent]];
    });
    return { label: SETS[set].name, kind: 'points', points, tone } as const;
  });
  const marks: Mark[] = dots.filter(({ points }) => points.length > 0);
  if (marks.length > 0) marks.push({ label: SETS[reference].name, kind: 'rule', points: [[0, 100]], dashed: true });
  return {
    name: `${name}-${search}`,
    title: titleFor(comparison, search),
    caption,
    x: { label: { en: 'game', fr: 'jeu' }, ticks: games.map((game, at) => [at, GAMES[game].name] as const) },
    y: { label: { en: '% of the nodes', fr: '% des nœuds' }, scale: 'log' },
    marks,
  };
}

function comparisonTable(rows: readonly AblationRow[], search: string, name: keyof typeof COMPARISONS): ReportTable {
  const comparison = COMPARISONS[name];
  const { reference, sets } = comparison;
  const games = gamesOf(rows);
  const percents = games.map((game) => sets.map((set) => ratio(rows, game, set, reference)));
  const nodes = (game: string) =>
    rows.filter((row) => row.game === game && row.aids === reference).reduce((sum, row) => sum + row.nodes, 0);
  const means = sets.map((_, column) => percents.flatMap((row) => row[column] ?? []));
  return {
    title: titleFor(comparison, search),
    columns: [
      { en: 'game', fr: 'jeu' },
      { en: `nodes, ${SETS[reference].name.en}`, fr: `nœuds, ${SETS[reference].name.fr}` },
      ...sets.map((set) => SETS[set].name),
    ],
    rows: [
      ...games.map((game, i) => [GAMES[game].name, nodes(game), ...percents[i].map((percent) => percent ?? '')]),
      [
        { en: 'geometric mean', fr: 'moyenne géométrique' },
        '',
        ...means.map((all) => (all.length === 0 ? '' : geometricMean(all))),
      ],
    ],
    note: {
      en: 'Percent of the nodes, geometric means of the positions. Deepening counts the nodes of all its trees.',
      fr: 'Pourcentage des nœuds, moyennes géométriques sur les positions. L’approfondissement compte les nœuds de tous ses arbres.',
    },
  };
}
