import type { Translation } from '../../i18n/index.ts';
import { CONSTANTS_2013, type CostModel, costModel, ratioByHeight } from '../cost-model.ts';
import type { Row } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import { CELLS } from './boards.ts';
import { Findings, modelsOf } from './findings.ts';
import { ALGORITHMS, type AlgorithmName, type BoardName } from './measure.ts';
import { ALGORITHM_NAMES, BOARD_NAMES, heightName, joined, LABELS } from './words.ts';

export function figuresOf(rows: readonly Row[]): readonly Figure[] {
  const found = new Findings(rows);
  const figures = [
    leavesFigure(found),
    savedFigure(found),
    timesFigure(found, 'empty'),
    timesFigure(found, 'middle'),
    depthsFigure(found),
    openFigure(found),
    partsFigure(found),
    ...modelFigures(found),
  ];
  return figures.filter(({ marks }) => marks.some(({ points }) => points.length > 0));
}

/** Figure 9. */
function leavesFigure(found: Findings): Figure {
  const marks = ALGORITHMS.map((algorithm, tone): Mark => {
    const rows = found.counts.filter((row) => row.algorithm === algorithm);
    const dashed = algorithm.startsWith('centre');
    return { label: ALGORITHM_NAMES[algorithm], kind: 'line', points: rows.map((row) => [row.height, row.leaves]), dashed, tone };
  });
  return {
    name: 'fig09-leaves',
    title: { en: 'Leaves by height (figure 9)', fr: 'Feuilles selon la hauteur (figure 9)' },
    caption: {
      en: 'From the empty board, on a logarithmic scale: straight lines are powers k^p. Trying the centre first saves more than the winning move does.',
      fr: 'Depuis le plateau vide, en échelle logarithmique : les droites sont des puissances k^p. Essayer d’abord le centre économise plus que le coup gagnant.',
    },
    x: { label: LABELS.height },
    y: { label: LABELS.leaves, scale: 'log' },
    marks,
  };
}

/**
 * The searches with winning-move pruning, the search that each is compared with, and its label in figures that show
 * only these.
 */
const SAVINGS: readonly (readonly [pruned: AlgorithmName, than: AlgorithmName, label: Translation])[] = [
  ['pruned-2013', 'alphabeta-2013', { en: 'as printed', fr: 'tel qu’imprimé' }],
  ['pruned', 'alphabeta', { en: 'corrected', fr: 'corrigé' }],
  ['centre-pruned-2013', 'centre-2013', { en: 'as printed, centre first', fr: 'tel qu’imprimé, centre d’abord' }],
];

/** Section 3.3: "deux tiers des feuilles". */
function savedFigure(found: Findings): Figure {
  const heights = [...new Set(found.counts.map(({ height }) => height))];
  const marks = SAVINGS.map(([pruned, than, label], tone): Mark => {
    const points = heights.flatMap((height): [number, number][] => {
      const saved = found.saved('leaves', pruned, than, height);
      return saved === undefined ? [] : [[height, saved]];
    });
    return { label, kind: 'line', points, tone };
  });
  const claim: Mark = {
    label: { en: 'two thirds, the document at height 10', fr: 'deux tiers, le document à hauteur 10' },
    kind: 'rule',
    points: [[0, 2 / 3]],
    dashed: true,
  };
  return {
    name: 'saved',
    title: {
      en: 'Leaves that the winning move saves (section 3.3)',
      fr: 'Feuilles économisées par le coup gagnant (section 3.3)',
    },
    caption: {
      en: 'Share of alpha-beta’s leaves that are gone with the pruning at every node. Nothing is saved before depth 5, where the first threat can stand.',
      fr: 'Part des feuilles d’alpha-bêta que l’élagage à chaque nœud supprime. Rien avant la profondeur 5, où la première menace peut exister.',
    },
    x: { label: LABELS.height },
    y: { label: LABELS.saved, from: 0, to: 1 },
    marks: marks.some(({ points }) => points.length > 0) ? [...marks, claim] : [],
  };
}

/** Figure 10. */
function timesFigure(found: Findings, board: BoardName): Figure {
  const marks = found.heights.map((height, tone): Mark => {
    return { label: heightName(height), kind: 'line', points: found.ratios('2013', board, height), tone };
  });
  const caption: Readonly<Record<BoardName, Translation>> = {
    empty: {
      en: 'The program as printed, from the empty board, as the document measured. Below 1 the pruning pays.',
      fr: 'Le programme tel qu’imprimé, depuis le plateau vide, comme dans le document. Au-dessous de 1, l’élagage est rentable.',
    },
    middle: {
      en: 'The same from positions in the middle of games: threats are there from the first ply on, so the pruning pays sooner and more.',
      fr: 'La même chose depuis des milieux de partie : les menaces existent dès le premier demi-coup, l’élagage est rentable plus tôt et davantage.',
    },
  };
  return {
    name: `fig10-times-${board}`,
    title: {
      en: `Time against q, ${BOARD_NAMES[board].en} (figure 10)`,
      fr: `Temps selon q, ${BOARD_NAMES[board].fr} (figure 10)`,
    },
    caption: caption[board],
    x: { label: LABELS.q },
    y: { label: LABELS.ratio, from: 0 },
    marks: marks.length === 0 ? [] : [...marks, noGain()],
  };
}

/** Drawn in grey, because it belongs to no line. */
export function noGain(): Mark {
  return { label: LABELS.noGain, kind: 'rule', points: [[0, 1]], dashed: true };
}

/** Figure 5. */
function depthsFigure(found: Findings): Figure {
  const marks: readonly Mark[] = [
    {
      label: { en: 'at a fixed time a move', fr: 'à temps fixé par coup' },
      kind: 'line',
      points: found.depths('timedDepth'),
      tone: 0,
    },
    {
      label: { en: 'at a fixed number of nodes a move', fr: 'à nombre de nœuds fixé par coup' },
      kind: 'line',
      points: found.depths('depth'),
      tone: 1,
    },
  ];
  const plies = Array.from({ length: CELLS }, (_, ply): [number, number] => [ply, CELLS - ply]);
  const possible: Mark = { label: LABELS.possible, kind: 'line', points: plies, dashed: true };
  return {
    name: 'fig05-depths',
    title: { en: 'Depth reached during a game (figure 5)', fr: 'Profondeur atteinte au cours de la partie (figure 5)' },
    caption: {
      en: 'Iterative deepening with alpha-beta, mean over the games that lasted so long. It grows as columns fill up and threats cut, until the board has no more room.',
      fr: 'Approfondissement itératif avec alpha-bêta, moyenne sur les parties qui ont duré jusque-là. Elle croît quand des colonnes se remplissent et que des menaces coupent, jusqu’à ce que le plateau manque de place.',
    },
    x: { label: LABELS.played, from: 0, to: CELLS },
    y: { label: LABELS.depth, from: 0 },
    marks: marks.every(({ points }) => points.length === 0) ? [] : [...marks, possible],
  };
}

/** Section 4.4: alpha "varie beaucoup selon la hauteur du nœud courant". */
function openFigure(found: Findings): Figure {
  const marks = SAVINGS.flatMap(([algorithm, , label], tone): Mark[] => {
    const height = found.greatestCountedHeight(algorithm);
    const shares = height === undefined ? undefined : found.shares(algorithm, height);
    const points = shares?.map(({ open }, above): [number, number] => [above, open]).slice(1) ?? [];
    return height === undefined ? [] : [{ label: joined(label, heightName(height)), kind: 'line', points, tone }];
  });
  const constant: Mark = { label: LABELS.constant, kind: 'rule', points: [[1, 0.9]], dashed: true };
  return {
    name: 'alpha-by-height',
    title: {
      en: 'Nodes without a cut, by their height (section 4.4)',
      fr: 'Nœuds sans coupure, selon leur hauteur (section 4.4)',
    },
    caption: {
      en: 'The model takes one constant for all. Near the root of an empty board there is nothing to cut; below, it depends on whose turn it is. Corrected, only wins cut one ply above the leaves.',
      fr: 'Le modèle prend une seule constante. Près de la racine d’un plateau vide, il n’y a rien à couper ; plus bas, cela dépend de qui a le trait. Corrigé, seuls les gains coupent juste au-dessus des feuilles.',
    },
    x: { label: LABELS.above },
    y: { label: LABELS.open, from: 0.5, to: 1 },
    marks: marks.length === 0 ? [] : [...marks, constant],
  };
}

const MODEL_QS = Array.from({ length: 8 }, (_, i) => i + 1);
const MODEL_HEIGHTS = [6, 8, 10, 12];

function curve(label: Translation, { ratio }: Pick<CostModel, 'ratio'>, height: number, tone: number, dashed = true): Mark {
  return { label, kind: 'line', points: MODEL_QS.filter((q) => q <= height + 1).map((q) => [q, ratio(height, q)]), tone, dashed };
}

/** The captions of the figures that compare the model with measurements. */
const AGAINST: Readonly<Record<BoardName, Translation>> = {
  empty: {
    en: 'Measured: the program as printed. The model promises too much: a block still costs one subtree, and on the empty board nothing can be cut in the first five plies. With the shares counted at each height it comes close.',
    fr: 'Mesuré : le programme tel qu’imprimé. Le modèle promet trop : une parade coûte encore un sous-arbre, et sur le plateau vide rien ne se coupe dans les cinq premiers demi-coups. Avec les parts comptées à chaque hauteur, il s’approche.',
  },
  middle: {
    en: 'Measured: the program as printed. A block still costs one subtree: the model that counts it is nearer to what was measured.',
    fr: 'Mesuré : le programme tel qu’imprimé. Une parade coûte encore un sous-arbre : le modèle qui la compte est plus proche des mesures.',
  },
};

/** Figure 11: the parts of a search's time, in the document and here. */
function partsFigure(found: Findings): Figure {
  const height = found.heights.at(-1);
  const measured = (['empty', 'middle'] as const).flatMap((board) => {
    const model = height === undefined ? undefined : found.constants('2013', board, height);
    return model === undefined ? [] : [[BOARD_NAMES[board], model.constants] as const];
  });
  const series = [[{ en: 'the document, 2013', fr: 'le document, 2013' }, CONSTANTS_2013] as const, ...measured];
  return {
    name: 'fig11-parts',
    title: { en: 'The time of each part (figure 11)', fr: 'Temps d’exécution des différentes parties (figure 11)' },
    caption: {
      en: 'A leaf costs τ′, an inner node τ without its subtrees, and t more if it looks for a winning move.',
      fr: 'Une feuille coûte τ′, un nœud interne τ sans ses sous-arbres, et t de plus s’il cherche un coup gagnant.',
    },
    x: {
      label: { en: 'part', fr: 'partie' },
      ticks: [
        [1, { en: 'τ′, a leaf', fr: 'τ′, une feuille' }],
        [2, { en: 'τ, a node', fr: 'τ, un nœud' }],
        [3, { en: 't, the look', fr: 't, la recherche' }],
      ],
    },
    y: { label: { en: 'µs', fr: 'µs' }, scale: 'log' },
    marks: series.map(([label, { leaf, node, look }], tone): Mark => {
      const points = [leaf, node, look].map((micros, part): [number, number] => [part + 1, micros]);
      return { label, kind: 'points', points: points.filter(([, micros]) => micros > 0), tone };
    }),
  };
}

/** Figure 12 as in the document, and the model compared with the measurements. */
function modelFigures(found: Findings): readonly Figure[] {
  const model2013 = costModel(CONSTANTS_2013);
  const axes = { x: { label: LABELS.q }, y: { label: LABELS.ratio, from: 0 } };
  const document: Figure = {
    name: 'fig12-model',
    title: {
      en: 'The cost model with the document’s constants (figure 12)',
      fr: 'Le modèle de coût, constantes du document (figure 12)',
    },
    caption: {
      en: 'f(q) by the closed form. The least is at q = 3 whatever the height; the least ratio falls with the height.',
      fr: 'f(q) par la forme close. Le minimum est en q = 3 pour toute hauteur ; le rapport minimal baisse avec la hauteur.',
    },
    ...axes,
    marks: [...MODEL_HEIGHTS.map((height, tone) => curve(heightName(height), model2013, height, tone, false)), noGain()],
  };
  const height = found.heights.at(-1);
  if (height === undefined) return [document];
  const against = (board: BoardName): Figure => {
    const measured = found.constants('2013', board, height);
    const models = measured && modelsOf(measured);
    const shares = board === 'empty' ? found.shares('pruned-2013', height) : undefined;
    const byHeight = shares && measured && { ratio: (p: number, q: number) => ratioByHeight(measured.constants, shares, p, q) };
    return {
      name: `fig12-measured-${board}`,
      title: {
        en: `The model against the measurements, height ${height}, ${BOARD_NAMES[board].en}`,
        fr: `Le modèle face aux mesures, hauteur ${height}, ${BOARD_NAMES[board].fr}`,
      },
      caption: AGAINST[board],
      ...axes,
      marks:
        models === undefined
          ? []
          : [
              {
                label: joined({ en: 'measured', fr: 'mesuré' }, BOARD_NAMES[board]),
                kind: 'line',
                points: found.ratios('2013', board, height),
                tone: 0,
              },
              curve(LABELS.modelThen, model2013, height, 1),
              curve(LABELS.modelNow, models.plain, height, 2),
              curve(LABELS.modelBlocks, models.withBlocks, height, 3),
              ...(byHeight ? [curve(LABELS.modelByHeight, byHeight, height, 4)] : []),
              noGain(),
            ],
    };
  };
  return [document, against('empty'), against('middle')];
}
