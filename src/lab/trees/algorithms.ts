import { ok, type Position, unwrap } from '../../core/index.ts';
import { orderedTree, parseGame, treeGame } from '../../games/index.ts';
import type { Translation } from '../../i18n/index.ts';
import { type Algorithm, algorithms, Memo } from '../../search/index.ts';
import type { Experiment, Job, JobContext, ReportTable, Row } from '../experiment.ts';
import type { Figure } from '../figure.ts';
import { choicesSetting, randomFor, SEED, seedSetting, together, wholeSetting } from '../settings.ts';
import { shuffledTree } from './random-trees.ts';

/** A variant of an algorithm in this experiment. */
interface Method {
  readonly algorithm: Algorithm;
  /** With a table of all positions. */
  readonly memory: boolean;
  readonly name: Translation;
}

/** The compared algorithms of the table alone, then, with a `+`, those that prune with a table. MTD has one always. */
const METHODS: Readonly<Record<string, Method>> = Object.fromEntries([
  ...algorithms.flatMap((algorithm): [string, Method][] =>
    algorithm.compared === undefined || algorithm.ownsTable
      ? []
      : [[algorithm.compared.key, { algorithm, memory: false, name: both(algorithm.compared.label) }]],
  ),
  ...algorithms.flatMap((algorithm): [string, Method][] => {
    const { compared, memory, ownsTable, prunes } = algorithm;
    if (compared === undefined || !memory || !prunes) return [];
    return [[`${compared.key}+`, { algorithm, memory, name: both(ownsTable ? compared.label : `${compared.label} + table`) }]];
  }),
]);
const REFERENCE = 'alphabeta';
/** Algorithms that do not prune are far above the others, so they are only in the table. */
const PLOTTED = Object.keys(METHODS).filter((method) => METHODS[method].algorithm.prunes);

const BRANCHING = 4;
const HEIGHT = 6;

/** The subject of a search: a game to a depth, or random trees. */
interface Subject {
  readonly name: Translation;
  readonly depth?: number;
  /** One start, or one for each of `trees`. */
  starts(trees: number, seed: number): Iterable<Position>;
}

const SUBJECTS: Readonly<Record<string, Subject>> = {
  random: {
    name: { en: 'random trees', fr: 'arbres au hasard' },
    *starts(trees, seed) {
      const random = randomFor(seed, BRANCHING, HEIGHT);
      for (let i = 0; i < trees; i++) yield treeGame(shuffledTree(random, BRANCHING, HEIGHT)).start();
    },
  },
  ordered: {
    name: { en: 'best child first', fr: 'meilleur fils d’abord' },
    starts: () => [treeGame(orderedTree(BRANCHING, HEIGHT)).start()],
  },
  tictactoe: game('tictactoe', { en: 'tic-tac-toe', fr: 'morpion' }),
  connect4: game('connect4', { en: 'Connect 4', fr: 'Puissance 4' }, 6),
  breakthrough: game('breakthrough:5x5', { en: 'breakthrough', fr: 'breakthrough' }, 5),
  nim: game('nim:3,4,5', both('nim 3,4,5'), 8),
  chomp: game('chomp:3x4', both('chomp 3×4')),
};

function both(name: string): Translation {
  return { en: name, fr: name };
}

function game(spec: string, name: Translation, depth?: number): Subject {
  return { name, ...(depth !== undefined && { depth }), starts: () => [unwrap(parseGame(spec)).start()] };
}

export const algorithmsCompared: Experiment = {
  name: 'algorithms',
  title: { en: 'The algorithms against alpha-beta', fr: 'Les algorithmes face à alpha-bêta' },
  about: {
    en: `Alpha-beta hard and soft, NegaScout, MTD(f), SSS* and DUAL*, with and without a table, on the same trees (${BRANCHING} children, height ${HEIGHT}) and small games: leaves and nodes of each.`,
    fr: `Alpha-bêta strict et « fail-soft », NegaScout, MTD(f), SSS* et DUAL*, avec et sans table, sur les mêmes arbres (${BRANCHING} fils, hauteur ${HEIGHT}) et de petits jeux : feuilles et nœuds de chacun.`,
  },
  source: { en: 'TIPE 2013; Wikipédia; Course; Plaat et al. 1996', fr: 'TIPE 2013 ; Wikipédia ; cours ; Plaat et al. 1996' },
  seconds: 3,
  settings: {
    subjects: { about: { en: 'what is searched', fr: 'ce qui est exploré' }, usual: Object.keys(SUBJECTS).join(',') },
    trees: { about: { en: 'random trees', fr: 'arbres au hasard' }, usual: '20' },
    ...SEED,
  },
  columns: {
    subject: { about: { en: 'what is searched', fr: 'ce qui est exploré' }, kind: 'key' },
    method: { about: { en: 'the algorithm; + is with a table', fr: 'l’algorithme ; + est avec une table' }, kind: 'key' },
    searches: { about: { en: 'searches', fr: 'recherches' }, kind: 'key' },
    leaves: { about: { en: 'leaves evaluated', fr: 'feuilles évaluées' }, kind: 'count' },
    nodes: {
      about: {
        en: 'nodes visited, those that the table answers too',
        fr: 'nœuds visités, y compris ceux auxquels répond la table',
      },
      kind: 'count',
    },
    values: { about: { en: 'sum of the values found', fr: 'somme des valeurs trouvées' }, kind: 'value' },
  },
  jobs(settings) {
    const read = together({
      subjects: choicesSetting(settings, 'subjects', Object.keys(SUBJECTS)),
      trees: wholeSetting(settings, 'trees', 1, 10_000, '20'),
      seed: seedSetting(settings),
    });
    if (!read.ok) return read;
    const { subjects, trees, seed } = read.value;
    return ok(
      subjects.flatMap((subject) =>
        Object.keys(METHODS).map((method): Job => ({ id: `${subject} ${method}`, data: { subject, method, trees, seed } })),
      ),
    );
  },
  run,
  figures: (rows) => (rows.some(({ method }) => method === REFERENCE) ? [leavesFigure(rows)] : []),
  tables: (rows) => [countsTable(rows, 'leaves'), countsTable(rows, 'nodes')],
};

function run({ data }: Job, { signal }: JobContext): readonly Row[] {
  const { subject, method, trees, seed } = data as { subject: string; method: string; trees: number; seed: number };
  const { starts, depth } = SUBJECTS[subject];
  const { algorithm, memory } = METHODS[method];
  let [searches, leaves, nodes, values] = [0, 0, 0, 0];
  for (const start of starts(trees, seed)) {
    signal.throwIfAborted();
    const { counts, value } = algorithm.search(start, {
      ...(depth !== undefined && { depth }),
      ...(memory && { memory: new Memo() }),
    });
    searches++;
    leaves += counts.leaves;
    nodes += counts.nodes;
    values += value;
  }
  return [{ subject, method, searches, leaves, nodes, values }];
}

function countOf(rows: readonly Row[], subject: string, method: string, what: 'leaves' | 'nodes'): number | undefined {
  return rows.find((row) => row.subject === subject && row.method === method)?.[what] as number | undefined;
}

const subjectsOf = (rows: readonly Row[]) => Object.keys(SUBJECTS).filter((name) => rows.some(({ subject }) => subject === name));

function leavesFigure(rows: readonly Row[]): Figure {
  const marks = subjectsOf(rows).map((subject, tone) => {
    const reference = countOf(rows, subject, REFERENCE, 'leaves');
    const points = PLOTTED.flatMap((method, at): [number, number][] => {
      const leaves = countOf(rows, subject, method, 'leaves');
      return leaves === undefined || reference === undefined ? [] : [[at, (100 * leaves) / reference]];
    });
    return { label: SUBJECTS[subject].name, kind: 'points', points, tone } as const;
  });
  return {
    name: 'leaves',
    title: { en: 'Leaves of each algorithm, alpha-beta being 100', fr: 'Feuilles de chaque algorithme, alpha-bêta valant 100' },
    caption: {
      en: 'With a table MTD(f) is hard to beat. The table spares most where one position is reached in many ways: nim and chomp, not trees.',
      fr: 'Avec une table, MTD(f) est difficile à battre. La table épargne le plus là où l’on arrive à une même position de bien des façons : au nim et à chomp, non dans les arbres.',
    },
    x: {
      label: { en: 'algorithm', fr: 'algorithme' },
      from: 0,
      to: PLOTTED.length - 1,
      ticks: PLOTTED.map((method, at) => [at, METHODS[method].name] as const),
    },
    y: { label: { en: '% of the leaves of alpha-beta', fr: '% des feuilles d’alpha-bêta' }, scale: 'log' },
    marks: marks.filter(({ points }) => points.length > 0),
  };
}

function countsTable(rows: readonly Row[], what: 'leaves' | 'nodes'): ReportTable {
  const methods = Object.keys(METHODS);
  return {
    title: what === 'leaves' ? { en: 'Leaves evaluated', fr: 'Feuilles évaluées' } : { en: 'Nodes visited', fr: 'Nœuds visités' },
    columns: [{ en: 'searched', fr: 'exploré' }, ...methods.map((method) => METHODS[method].name)],
    rows: subjectsOf(rows).map((subject) => [
      SUBJECTS[subject].name,
      ...methods.map((method) => countOf(rows, subject, method, what) ?? ''),
    ]),
  };
}
