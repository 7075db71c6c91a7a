import { treeGame } from '../../games/index.ts';
import { alphabeta, minimax2 } from '../../search/index.ts';
import type { Experiment, Job, JobContext, ReportTable, Row } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import { TREE_COLUMNS, treeJobs, treeSettings, treesOf } from './random-trees.ts';

export const minimax2Misses: Experiment = {
  name: 'minimax2-misses',
  title: { en: 'Deep cuts that Minimax2 misses', fr: 'Les coupures profondes que Minimax2 manque' },
  about: {
    en: 'Minimax2 compares a node with its earlier siblings only, alpha-beta with all its ancestors. On random trees of each height: how often that matters, and how many leaves it costs.',
    fr: 'Minimax2 ne compare un nœud qu’à ses frères aînés, alpha-bêta à tous ses ancêtres. Sur des arbres au hasard de chaque hauteur : combien de fois cela compte, et combien de feuilles cela coûte.',
  },
  source: { en: 'TIPE 2013, sections 3 and 4', fr: 'TIPE 2013, sections 3 et 4' },
  seconds: 3,
  settings: treeSettings({ branching: '2..4', leaves: '5000', trees: '300' }),
  columns: {
    ...TREE_COLUMNS,
    missed: {
      about: {
        en: 'trees in which Minimax2 evaluates more leaves than alpha-beta',
        fr: 'arbres où Minimax2 évalue plus de feuilles qu’alpha-bêta',
      },
      kind: 'count',
    },
    minimax2: {
      about: { en: 'leaves of Minimax2, all trees together', fr: 'feuilles de Minimax2, tous arbres réunis' },
      kind: 'count',
    },
    alphabeta: { about: { en: 'leaves of alpha-beta', fr: 'feuilles d’alpha-bêta' }, kind: 'count' },
    most: { about: { en: 'most leaves more in one tree', fr: 'le plus de feuilles en plus dans un arbre' }, kind: 'count' },
  },
  jobs: treeJobs,
  run,
  figures: (rows) => (rows.length === 0 ? [] : [shareFigure(rows), costFigure(rows)]),
  tables: (rows) => [table(rows)],
};

function run(job: Job, doing: JobContext): readonly Row[] {
  const { branching, height, trees } = job.data as Record<string, number>;
  const sum = { missed: 0, minimax2: 0, alphabeta: 0, most: 0 };
  for (const tree of treesOf(job, doing)) {
    const start = treeGame(tree).start();
    const [shallow, deep] = [minimax2(start).counts.leaves, alphabeta(start).counts.leaves];
    sum.minimax2 += shallow;
    sum.alphabeta += deep;
    sum.missed += shallow > deep ? 1 : 0;
    sum.most = Math.max(sum.most, shallow - deep);
  }
  return [{ branching, height, trees, ...sum }];
}

interface MissCounts {
  readonly branching: number;
  readonly height: number;
  readonly trees: number;
  readonly missed: number;
  readonly minimax2: number;
  readonly alphabeta: number;
  readonly most: number;
}

function inOrder(rows: readonly Row[]): readonly MissCounts[] {
  return (rows as unknown as readonly MissCounts[]).toSorted((a, b) => a.branching - b.branching || a.height - b.height);
}

/** A line for each branching. */
function marks(rows: readonly Row[], y: (row: MissCounts) => number): readonly Mark[] {
  const counted = inOrder(rows);
  const branchings = [...new Set(counted.map(({ branching }) => branching))];
  return branchings.map((k, tone): Mark => {
    const points = counted.filter(({ branching }) => branching === k).map((row) => [row.height, y(row)] as const);
    return { label: { en: `k = ${k}`, fr: `k = ${k}` }, kind: 'line', points, tone };
  });
}

function shareFigure(rows: readonly Row[]): Figure {
  return {
    name: 'share',
    title: { en: 'Trees in which Minimax2 misses a deep cut', fr: 'Arbres où Minimax2 manque une coupure profonde' },
    caption: {
      en: 'Below height 4 there is no deep cut to miss: above it, soon almost every tree has one.',
      fr: 'Au-dessous de la hauteur 4, aucune coupure profonde à manquer ; au-delà, presque tout arbre en a bientôt une.',
    },
    x: { label: { en: 'height', fr: 'hauteur' } },
    y: { label: { en: '% of the trees', fr: '% des arbres' }, from: 0, to: 100 },
    marks: marks(rows, ({ missed, trees }) => (100 * missed) / trees),
  };
}

function costFigure(rows: readonly Row[]): Figure {
  return {
    name: 'cost',
    title: { en: 'What the missed cuts cost', fr: 'Ce que coûtent les coupures manquées' },
    caption: {
      en: 'Leaves of Minimax2 beyond those of alpha-beta. The share grows with every ply: without deep cuts the effective branching factor itself is larger.',
      fr: 'Feuilles de Minimax2 en plus de celles d’alpha-bêta. La part croît à chaque demi-coup : sans coupures profondes, c’est l’embranchement effectif qui est plus grand.',
    },
    x: { label: { en: 'height', fr: 'hauteur' } },
    y: { label: { en: '% more leaves', fr: '% de feuilles en plus' }, from: 0 },
    marks: marks(rows, ({ minimax2, alphabeta }) => 100 * (minimax2 / alphabeta - 1)),
  };
}

function table(rows: readonly Row[]): ReportTable {
  return {
    title: { en: 'Minimax2 against alpha-beta', fr: 'Minimax2 face à alpha-bêta' },
    columns: [
      'k',
      { en: 'height', fr: 'hauteur' },
      { en: '% of trees with a cut missed', fr: '% d’arbres avec une coupure manquée' },
      { en: '% more leaves', fr: '% de feuilles en plus' },
      { en: 'most in one tree', fr: 'au plus dans un arbre' },
    ],
    rows: inOrder(rows).map(({ branching, height, trees, missed, minimax2, alphabeta, most }) => [
      branching,
      height,
      (100 * missed) / trees,
      100 * (minimax2 / alphabeta - 1),
      most,
    ]),
  };
}
