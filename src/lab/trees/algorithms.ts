import { ok, type Position, unwrap } from '../../core/index.ts';
import { orderedTree, parseGame, treeGame } from '../../games/index.ts';
import type { Translation } from '../../say/index.ts';
import { algorithmOf, Memo } from '../../search/index.ts';
import type { Doing, Experiment, Job, ReportTable, Row } from '../experiment.ts';
import type { Figure } from '../figure.ts';
import { choicesSetting, randomFor, SEED, seedSetting, together, wholeSetting } from '../settings.ts';
import { shuffledTree } from './random-trees.ts';

/** An algorithm as it is run here; `+` is with a table of all positions. MTD has one always. */
const METHODS: Readonly<Record<string, { readonly algorithm: string; readonly memory: boolean; readonly name: Translation }>> = {
  minimax: { algorithm: 'minimax', memory: false, name: both('minimax') },
  minimax2: { algorithm: 'minimax2', memory: false, name: both('Minimax2') },
  alphabeta: { algorithm: 'alphabeta', memory: false, name: both('α-β') },
  soft: { algorithm: 'alphabeta-soft', memory: false, name: both('soft') },
  negascout: { algorithm: 'negascout', memory: false, name: both('NegaScout') },
  'soft+': { algorithm: 'alphabeta-soft', memory: true, name: { en: 'soft + table', fr: 'soft + table' } },
  'negascout+': { algorithm: 'negascout', memory: true, name: { en: 'NegaScout + table', fr: 'NegaScout + table' } },
  'mtdf+': { algorithm: 'mtdf', memory: true, name: both('MTD(f)') },
  'sss+': { algorithm: 'sss', memory: true, name: both('SSS*') },
  'dual+': { algorithm: 'dual', memory: true, name: both('DUAL*') },
};
const REFERENCE = 'alphabeta';
/** Minimax is far above the rest: it stands in the table only. */
const PLOTTED = Object.keys(METHODS).filter((method) => method !== 'minimax');

const BRANCHING = 4;
const HEIGHT = 6;

/** What is searched: a game to a depth, or trees made by lot. */
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
  source: { en: 'documents 000, 001 and 004; Plaat et al. 1996', fr: 'documents 000, 001 et 004 ; Plaat et al. 1996' },
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

function run({ data }: Job, { signal }: Doing): readonly Row[] {
  const { subject, method, trees, seed } = data as { subject: string; method: string; trees: number; seed: number };
  const { starts, depth } = SUBJECTS[subject];
  const { algorithm, memory } = METHODS[method];
  const { search } = algorithmOf(algorithm);
  let [searches, leaves, nodes, values] = [0, 0, 0, 0];
  for (const start of starts(trees, seed)) {
    signal.throwIfAborted();
    const { counts, value } = search(start, { ...(depth !== undefined && { depth }), ...(memory && { memory: new Memo() }) });
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
