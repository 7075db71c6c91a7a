import { ok } from '../../core/index.ts';
import { CONSTANTS_2013, type CostConstants, timeByRecurrence } from '../cost-model.ts';
import type { Experiment, Job, ReportTable, Row, Settings } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import { decimalSetting, numbersSetting, together } from '../settings.ts';
import { noGain } from './figures.ts';
import { heightName, LABELS } from './words.ts';

const { k, open, node, leaf, look } = CONSTANTS_2013;
const MOST_HEIGHT = 60;
const MOST_TIME = 1e6;

/** Figure 12 of Marty 2013 with any constants: what the winning move saves, by the document's model of the cost. */
export const costModel2013: Experiment = {
  name: 'cost-model',
  title: {
    en: 'The cost model of 2013 with your constants',
    fr: 'Le modèle de coût de 2013 avec vos constantes',
  },
  about: {
    en: 'Marty 2013 computes what a search costs that looks for winning moves at the nodes q plies above the leaves and higher: T_p = τ + t + (αk + b) T_(p-1) there, τ + k T_(p-1) below, τ′ at a leaf. Its constants are settings here; b counts the subtree that remains where a threat is met, which the document leaves out (E003-13).',
    fr: 'Marty 2013 calcule le coût d’une recherche qui regarde les coups gagnants à partir des nœuds à q demi-coups des feuilles : T_p = τ + t + (αk + b) T_(p-1) là, τ + k T_(p-1) au-dessous, τ′ pour une feuille. Ses constantes sont ici des réglages ; b compte le sous-arbre qui reste quand une menace est parée, que le document omet (E003-13).',
  },
  source: { en: 'Marty 2013, section 4.5, figure 12', fr: 'Marty 2013, section 4.5, figure 12' },
  seconds: 1,
  settings: {
    heights: { about: { en: 'heights of the trees', fr: 'hauteurs des arbres' }, usual: '6,8,10,12' },
    q: { about: { en: 'values of q', fr: 'valeurs de q' }, usual: '1..8' },
    k: { about: { en: 'k: children that alpha-beta searches', fr: 'k : fils explorés par alpha-bêta' }, usual: `${k}` },
    alpha: { about: { en: 'α: share of nodes without a cut', fr: 'α : part des nœuds sans coupure' }, usual: `${open}` },
    b: { about: { en: 'b: share of nodes where a threat is met', fr: 'b : part des nœuds où une menace est parée' }, usual: '0' },
    tau: { about: { en: 'τ: time of an inner node', fr: 'τ : temps d’un nœud interne' }, usual: `${node}` },
    'tau-leaf': { about: { en: 'τ′: time of a leaf', fr: 'τ′ : temps d’une feuille' }, usual: `${leaf}` },
    t: {
      about: { en: 't: time of a look for winning moves', fr: 't : temps de la recherche d’un coup gagnant' },
      usual: `${look}`,
    },
  },
  columns: {
    height: { about: LABELS.height, kind: 'key' },
    q: { about: LABELS.q, kind: 'key' },
    time: { about: { en: 'time with the pruning', fr: 'temps avec l’élagage' }, kind: 'value' },
    plain: { about: { en: 'time of alpha-beta alone', fr: 'temps d’alpha-bêta seul' }, kind: 'value' },
    ratio: { about: LABELS.ratio, kind: 'value' },
  },
  jobs(settings) {
    const read = together({
      heights: numbersSetting(settings, 'heights', 1, MOST_HEIGHT),
      q: numbersSetting(settings, 'q', 1, MOST_HEIGHT),
      k: decimalSetting(settings, 'k', 1, 100, `${k}`),
      open: decimalSetting(settings, 'alpha', 0, 1, `${open}`),
      blocked: decimalSetting(settings, 'b', 0, 1, '0'),
      node: decimalSetting(settings, 'tau', 0, MOST_TIME, `${node}`),
      leaf: decimalSetting(settings, 'tau-leaf', 0, MOST_TIME, `${leaf}`),
      look: decimalSetting(settings, 't', 0, MOST_TIME, `${look}`),
    });
    if (!read.ok) return read;
    const { heights, q, ...constants } = read.value;
    return ok(heights.map((height): Job => ({ id: `height ${height}`, data: { height, q: q.join(), ...constants } })));
  },
  run,
  figures: (rows) => (rows.length === 0 ? [] : [ratioFigure(rows)]),
  tables: (rows, settings) => [ratioTable(rows, settings)],
};

/** By the recurrence, which the closed form cannot replace where k or αk + b is 1. */
function run({ data }: Job): readonly Row[] {
  const { height, q: qs, ...constants } = data as unknown as CostConstants & { height: number; q: string };
  const plain = timeByRecurrence(constants, height, height + 1);
  return qs
    .split(',')
    .map(Number)
    .filter((q) => q <= height + 1)
    .map((q) => {
      const time = timeByRecurrence(constants, height, q);
      return { height, q, time, plain, ratio: plain === 0 ? 1 : time / plain };
    });
}

interface Ratio {
  readonly height: number;
  readonly q: number;
  readonly ratio: number;
}

function byHeight(rows: readonly Row[]): readonly (readonly [height: number, ratios: readonly Ratio[]])[] {
  const ratios = rows as unknown as readonly Ratio[];
  return [...new Set(ratios.map(({ height }) => height))].map((height) => [
    height,
    ratios.filter((row) => row.height === height),
  ]);
}

function ratioFigure(rows: readonly Row[]): Figure {
  const marks = byHeight(rows).map(
    ([height, ratios], tone): Mark => ({
      label: heightName(height),
      kind: 'line',
      points: ratios.map(({ q, ratio }) => [q, ratio]),
      tone,
    }),
  );
  return {
    name: 'ratio',
    title: { en: 'Time with the pruning by q (figure 12)', fr: 'Temps avec l’élagage selon q (figure 12)' },
    caption: {
      en: 'Below 1 the pruning pays. The q at which the time is least does not depend on the height.',
      fr: 'Au-dessous de 1, l’élagage est rentable. Le q où le temps est le plus petit ne dépend pas de la hauteur.',
    },
    x: { label: LABELS.q },
    y: { label: LABELS.ratio, from: 0 },
    marks: [...marks, noGain()],
  };
}

function ratioTable(rows: readonly Row[], { k, alpha, b, tau, 'tau-leaf': leaf, t }: Settings): ReportTable {
  return {
    title: { en: 'The best q', fr: 'Le meilleur q' },
    columns: [LABELS.height, LABELS.bestQ, LABELS.ratio],
    rows: byHeight(rows).map(([height, ratios]) => {
      const best = ratios.reduce((least, one) => (one.ratio < least.ratio ? one : least));
      return [height, best.q, best.ratio.toFixed(3)];
    }),
    note: {
      en: `k = ${k}, α = ${alpha}, b = ${b}, τ = ${tau}, τ′ = ${leaf}, t = ${t}`,
      fr: `k = ${k}, α = ${alpha}, b = ${b}, τ = ${tau}, τ′ = ${leaf}, t = ${t}`,
    },
  };
}
