import { orderCosts } from '../../explain/index.ts';
import type { Translation } from '../../i18n/index.ts';
import type { Experiment, Job, JobContext, ReportTable, Row } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import { TREE_COLUMNS, treeJobs, treeSettings, treesOf } from './random-trees.ts';

const ORDERS = { best: 'best', found: 'random', worst: 'worst' } as const;
type Order = (typeof ORDERS)[keyof typeof ORDERS];

const ORDER_NAMES: Readonly<Record<Order, Translation>> = {
  best: { en: 'best child first', fr: 'meilleur fils d’abord' },
  random: { en: 'random order', fr: 'ordre au hasard' },
  worst: { en: 'worst child first', fr: 'pire fils d’abord' },
};

export const cutsByOrder: Experiment = {
  name: 'cuts-by-order',
  title: { en: 'Cuts against the order of moves and branching', fr: 'Les coupures selon l’ordre des coups et l’embranchement' },
  about: {
    en: 'Alpha-beta on uniform random trees, with their children as they are, best first and worst first: how many leaves it looks at, and by how much that grows with each ply.',
    fr: 'Alpha-bêta sur des arbres uniformes tirés au hasard, les fils tels quels, le meilleur d’abord, le pire d’abord : combien de feuilles sont évaluées, et de combien ce nombre croît à chaque demi-coup.',
  },
  source: { en: 'Marty 2013, section 4.4; Pearl 1982', fr: 'Marty 2013, section 4.4 ; Pearl 1982' },
  seconds: 3,
  settings: treeSettings({ branching: '2..8', leaves: '20000', trees: '10' }),
  columns: {
    ...TREE_COLUMNS,
    order: { about: { en: 'order of the children', fr: 'ordre des fils' }, kind: 'key' },
    leaves: { about: { en: 'leaves evaluated, all trees together', fr: 'feuilles évaluées, tous arbres réunis' }, kind: 'count' },
    nodes: { about: { en: 'nodes visited', fr: 'nœuds visités' }, kind: 'count' },
    all: { about: { en: 'leaves that there are', fr: 'feuilles qu’il y a' }, kind: 'count' },
  },
  jobs: treeJobs,
  run,
  figures: (rows) => [branchingFigure(rows), leavesFigure(rows)].filter((figure) => figure.marks.length > 0),
  tables: (rows) => [branchingTable(rows)],
};

type Sums = Record<Order, { leaves: number; nodes: number }>;

function run(job: Job, doing: JobContext): readonly Row[] {
  const { branching, height, trees } = job.data as Record<string, number>;
  const sums: Sums = { best: { leaves: 0, nodes: 0 }, random: { leaves: 0, nodes: 0 }, worst: { leaves: 0, nodes: 0 } };
  for (const tree of treesOf(job, doing))
    for (const { order, leaves, visits } of orderCosts(tree, 'alphabeta', ['best', 'found', 'worst'])) {
      const sum = sums[ORDERS[order as keyof typeof ORDERS]];
      sum.leaves += leaves;
      sum.nodes += visits;
    }
  const all = trees * branching ** height;
  return Object.entries(sums).map(([order, sum]) => ({ branching, height, order, trees, ...sum, all }));
}

interface OrderCounts {
  readonly branching: number;
  readonly height: number;
  readonly order: Order;
  readonly trees: number;
  readonly leaves: number;
}

const counted = (rows: readonly Row[]) => rows as unknown as readonly OrderCounts[];

/**
 * The effective branching factor: by how much the leaves grow with a ply, over the last two plies, because odd and even
 * heights differ. Undefined below height 3.
 */
export function growth(rows: readonly Row[], branching: number, order: Order): number | undefined {
  const mine = counted(rows).filter((row) => row.branching === branching && row.order === order);
  const last = mine.reduce<OrderCounts | undefined>((best, row) => (row.height > (best?.height ?? 2) ? row : best), undefined);
  const before = mine.find(({ height }) => height === (last?.height ?? 0) - 2);
  return last && before && Math.sqrt(last.leaves / last.trees / (before.leaves / before.trees));
}

/** The limit on random trees whose leaves all differ (Pearl 1982): x / (1 - x), where x^k + x = 1. */
export function pearl(k: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const x = (low + high) / 2;
    if (x ** k + x < 1) low = x;
    else high = x;
  }
  return low / (1 - low);
}

const branchings = (rows: readonly Row[]) => [...new Set(counted(rows).map(({ branching }) => branching))].sort((a, b) => a - b);

const LIMITS: readonly (readonly [label: Translation, of: (k: number) => number])[] = [
  [{ en: 'k: minimax', fr: 'k : minimax' }, (k) => k],
  [{ en: 'k^(3/4)', fr: 'k^(3/4)' }, (k) => k ** 0.75],
  [{ en: 'Pearl’s limit', fr: 'limite de Pearl' }, pearl],
  [{ en: 'k^(1/2)', fr: 'k^(1/2)' }, Math.sqrt],
];

function branchingFigure(rows: readonly Row[]): Figure {
  const ks = branchings(rows);
  const measured = (Object.keys(ORDER_NAMES) as Order[]).map((order, tone): Mark => {
    const points = ks.flatMap((k): [number, number][] => {
      const found = growth(rows, k, order);
      return found === undefined ? [] : [[k, found]];
    });
    return { label: ORDER_NAMES[order], kind: 'points', points, tone };
  });
  const [least, most] = [Math.min(...ks), Math.max(...ks)];
  const steps = Array.from({ length: 31 }, (_, i) => least + ((most - least) * i) / 30);
  const limits = LIMITS.map(([label, of]): Mark => ({ label, kind: 'line', points: steps.map((k) => [k, of(k)]), dashed: true }));
  const any = measured.some(({ points }) => points.length > 0);
  return {
    name: 'branching',
    title: { en: 'Effective branching factor of alpha-beta', fr: 'Embranchement effectif d’alpha-bêta' },
    caption: {
      en: 'Best child first, alpha-beta grows as k^(1/2) a ply. In random order it grows about as k^(3/4) in trees of these heights, and towards Pearl’s limit in higher ones. Worst child first it is close to minimax.',
      fr: 'Le meilleur fils d’abord, alpha-bêta croît comme k^(1/2) par demi-coup. Au hasard, il croît à peu près comme k^(3/4) dans des arbres de ces hauteurs, et tend vers la limite de Pearl dans de plus hauts. Le pire fils d’abord, il est proche de minimax.',
    },
    x: { label: { en: 'k, children of a node', fr: 'k, fils d’un nœud' } },
    y: {
      label: {
        en: 'leaves of one height over those of the height below',
        fr: 'feuilles d’une hauteur sur celles de la précédente',
      },
      from: 1,
    },
    marks: any ? [...limits, ...measured.filter(({ points }) => points.length > 0)] : [],
  };
}

/** The leaves for the middle branching factor. */
function leavesFigure(rows: readonly Row[]): Figure {
  const ks = branchings(rows);
  const k = ks[ks.length >> 1];
  const mine = counted(rows)
    .filter(({ branching }) => branching === k)
    .sort((a, b) => a.height - b.height);
  const heights = [...new Set(mine.map(({ height }) => height))];
  const measured = (Object.keys(ORDER_NAMES) as Order[]).map((order, tone): Mark => {
    const points = mine.filter((row) => row.order === order).map((row) => [row.height, row.leaves / row.trees] as const);
    return { label: ORDER_NAMES[order], kind: 'line', points, tone };
  });
  const all: Mark = {
    label: { en: 'all: minimax', fr: 'toutes : minimax' },
    kind: 'line',
    points: heights.map((h) => [h, k ** h]),
    dashed: true,
  };
  return {
    name: 'leaves',
    title: { en: `Leaves that alpha-beta evaluates, k = ${k}`, fr: `Feuilles évaluées par alpha-bêta, k = ${k}` },
    caption: {
      en: 'Straight lines: each ply multiplies the leaves by the effective branching factor. With the best order they are the square root of all.',
      fr: 'Des droites : chaque demi-coup multiplie les feuilles par l’embranchement effectif. Dans le meilleur ordre, il en reste la racine carrée.',
    },
    x: { label: { en: 'height', fr: 'hauteur' } },
    y: { label: { en: 'leaves', fr: 'feuilles' }, scale: 'log' },
    marks: heights.length < 2 ? [] : [all, ...measured],
  };
}

function branchingTable(rows: readonly Row[]): ReportTable {
  return {
    title: { en: 'Effective branching factor', fr: 'Embranchement effectif' },
    columns: ['k', 'k^(1/2)', ...Object.values(ORDER_NAMES), { en: 'Pearl', fr: 'Pearl' }, 'k^(3/4)'],
    rows: branchings(rows).map((k) => [
      k,
      Math.sqrt(k),
      ...(Object.keys(ORDER_NAMES) as Order[]).map((order) => growth(rows, k, order) ?? ''),
      pearl(k),
      k ** 0.75,
    ]),
    note: {
      en: 'Marty 2013, 4.4, puts alpha-beta between k^(1/2) and k^(3/4). The first is the least possible; the second is an estimate for random order, which Pearl’s limit makes exact, and no bound: the worst order is above it.',
      fr: 'Marty 2013, 4.4, place alpha-bêta entre k^(1/2) et k^(3/4). Le premier est le minimum possible ; le second est une estimation pour l’ordre au hasard, que la limite de Pearl précise, et non une borne : le pire ordre la dépasse.',
    },
  };
}
