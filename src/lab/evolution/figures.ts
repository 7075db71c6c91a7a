import type { Translation } from '../../i18n/index.ts';
import { estimateOf, type MatchEstimate } from '../elo.ts';
import type { ReportTable, Row } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import { listing, percent } from '../numbers.ts';
import { type MatchRow, OPPONENTS, type Opponent, type SurvivorsRow } from './generation.ts';

const NAMES: Readonly<Record<Opponent, Translation>> = {
  random: { en: 'against random moves', fr: 'contre des coups au hasard' },
  material: { en: 'against counted material', fr: 'contre le décompte des pièces' },
};

interface GenerationResult {
  readonly generation: number;
  readonly estimate: MatchEstimate;
}

/** The points of the best network of each generation against one opponent, first generation first. */
export function measured(rows: readonly Row[], opponent: Opponent): readonly GenerationResult[] {
  return (rows as readonly (MatchRow | SurvivorsRow)[])
    .filter((row) => row.part === 'match')
    .filter((row) => row.opponent === opponent)
    .map((row) => ({
      generation: row.generation,
      estimate: estimateOf([row.lost, row.half, row.one, row.threeHalves, row.two]),
    }))
    .sort((a, b) => a.generation - b.generation);
}

export function progressFigure(rows: readonly Row[]): Figure {
  const marks = OPPONENTS.map((opponent, tone): Mark => {
    const all = measured(rows, opponent);
    return {
      label: NAMES[opponent],
      kind: 'line',
      points: all.map(({ generation, estimate }) => [generation, estimate.score.value]),
      spread: all.map(({ estimate: { score } }) => [score.low, score.high]),
      tone,
    };
  }).filter(({ points }) => points.length > 0);
  const even: Mark = { label: { en: 'even', fr: 'à égalité' }, kind: 'rule', points: [[0, 0.5]], dashed: true };
  return {
    name: 'progress',
    title: { en: 'The best network of each generation', fr: 'Le meilleur réseau de chaque génération' },
    caption: {
      en: 'Its share of the points against two players who do not evolve, always with the same openings; bars are 95% intervals. Who is best among its like is not always best against them: the line goes up and down.',
      fr: 'Sa part des points contre deux joueurs qui n’évoluent pas, toujours avec les mêmes débuts de partie ; les barres sont des intervalles à 95 %. Le meilleur parmi ses semblables n’est pas toujours le meilleur contre eux : la courbe monte et descend.',
    },
    x: { label: { en: 'generation', fr: 'génération' } },
    y: { label: { en: 'share of the points', fr: 'part des points' }, from: 0, to: 1 },
    marks: marks.length === 0 ? [] : [...marks, even],
  };
}

/** The change from the first generation to the last, in words that the intervals justify. */
const VERDICTS = {
  better: { en: 'better', fr: 'progrès' },
  worse: { en: 'worse', fr: 'recul' },
  open: { en: 'no clear difference', fr: 'pas de différence sûre' },
} as const satisfies Record<string, Translation>;

/** With fewer pairs an interval means little: three pairs with the same result have one of no width. */
const FEWEST_PAIRS = 10;

export function verdict(first: MatchEstimate, last: MatchEstimate): keyof typeof VERDICTS {
  if (Math.min(first.pairs, last.pairs) < FEWEST_PAIRS) return 'open';
  if (last.score.low > first.score.high) return 'better';
  return last.score.high < first.score.low ? 'worse' : 'open';
}

export function progressTable(rows: readonly Row[]): ReportTable {
  const written = ({ score: { value, low, high } }: MatchEstimate) => listing(percent(value), percent(low), percent(high));
  return {
    title: { en: 'The first generation and the last', fr: 'La première génération et la dernière' },
    columns: [
      { en: 'best network', fr: 'meilleur réseau' },
      { en: 'last generation', fr: 'dernière génération' },
      { en: 'points of the first; from; to', fr: 'points de la première ; de ; à' },
      { en: 'points of the last; from; to', fr: 'points de la dernière ; de ; à' },
      { en: 'change', fr: 'évolution' },
    ],
    rows: OPPONENTS.flatMap((opponent) => {
      const all = measured(rows, opponent);
      const [first, last] = [all[0], all[all.length - 1]];
      if (all.length < 2) return [];
      const change = VERDICTS[verdict(first.estimate, last.estimate)];
      return [[NAMES[opponent], last.generation, written(first.estimate), written(last.estimate), change]];
    }),
    note: {
      en: `Better or worse only where the 95% intervals of the two do not meet, from ${FEWEST_PAIRS} pairs on. More pairs make them narrower.`,
      fr: `Progrès ou recul seulement si les intervalles à 95 % des deux ne se touchent pas, à partir de ${FEWEST_PAIRS} paires. Avec plus de paires, ils sont plus étroits.`,
    },
  };
}
