import type { ReportTable, Row } from '../experiment.ts';
import { formatted } from '../numbers.ts';
import { comparison } from './comparison.ts';
import { Findings, modelsOf } from './findings.ts';
import { ALGORITHMS, BOARDS, PROGRAMS, type TimeRow } from './measure.ts';
import { ALGORITHM_NAMES, BOARD_NAMES, LABELS, PROGRAM_NAMES } from './words.ts';

export function tablesOf(rows: readonly Row[]): readonly ReportTable[] {
  const found = new Findings(rows);
  const tables = [
    comparison(found),
    countsTable(found, 'leaves'),
    countsTable(found, 'nodes'),
    ratiosTable(found, 'ms'),
    ratiosTable(found, 'leaves'),
    constantsTable(found),
    levelsTable(found),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Figure 9 in numbers: a row a height, then the branching factors. */
function countsTable(found: Findings, what: 'leaves' | 'nodes'): ReportTable {
  const heights = [...new Set(found.counts.map(({ height }) => height))];
  const roots = ALGORITHMS.map((name) => formatted(found.root(name, found.greatestCountedHeight(name) ?? 1), 2));
  const growths = ALGORITHMS.map((name) => formatted(found.growth(name), 2));
  return {
    title:
      what === 'leaves'
        ? { en: 'Leaves by height, from the empty board', fr: 'Feuilles selon la hauteur, depuis le plateau vide' }
        : { en: 'Inner nodes by height, from the empty board', fr: 'Nœuds internes selon la hauteur, depuis le plateau vide' },
    columns: [LABELS.height, ...ALGORITHMS.map((name) => ALGORITHM_NAMES[name])],
    rows: [
      ...heights.map((height) => [height, ...ALGORITHMS.map((name) => found.count(name, height)?.[what] ?? '—')]),
      ...(what === 'leaves' && heights.length > 0
        ? [
            [LABELS.rootK, ...roots],
            [LABELS.fitted, ...growths],
          ]
        : []),
    ],
    note: {
      en: 'Minimax is counted, not searched. F^(1/p) is the document’s k at the greatest height; the fitted k is the slope of the logarithms from height 2 on.',
      fr: 'Minimax est compté sans être exécuté. F^(1/p) est le k du document à la plus grande hauteur ; le k ajusté est la pente des logarithmes à partir de la hauteur 2.',
    },
  };
}

/** Figure 10 in numbers: with the pruning over without, by q. */
function ratiosTable(found: Findings, what: 'ms' | 'leaves'): ReportTable {
  const most = Math.max(0, ...found.times.map(({ q }) => q));
  const qs = Array.from({ length: most }, (_, i) => i + 1);
  const sum = (row: TimeRow) => row[what];
  return {
    title:
      what === 'ms'
        ? { en: 'Time with the pruning over time without, by q', fr: 'Temps avec l’élagage sur temps sans, selon q' }
        : { en: 'Leaves with the pruning over leaves without, by q', fr: 'Feuilles avec l’élagage sur feuilles sans, selon q' },
    columns: [LABELS.program, LABELS.board, LABELS.height, ...qs.map((q) => `q = ${q}`), LABELS.bestQ],
    rows: cases(found).map(({ program, board, height }) => {
      const ratios = new Map(found.over(program, board, height, sum));
      const best = [...ratios].toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? '—';
      return [PROGRAM_NAMES[program], BOARD_NAMES[board], height, ...qs.map((q) => formatted(ratios.get(q), 3)), best];
    }),
    ...(what === 'ms' && {
      note: {
        en: 'All q of a row were timed in turns in one thread, the shortest of the rounds counts: time that the thread has computed, where the system tells (Linux), else time on the clock. Times differ from run to run, leaves do not.',
        fr: 'Tous les q d’une ligne sont chronométrés à tour de rôle dans un même fil d’exécution, le plus court des tours compte : le temps de calcul du fil, là où le système le dit (Linux), sinon celui de l’horloge. Les temps changent d’une fois à l’autre, les feuilles non.',
      },
    }),
  };
}

/** The cases that were timed. */
function cases(found: Findings) {
  return PROGRAMS.flatMap((program) =>
    BOARDS.flatMap((board) => found.heights.map((height) => ({ program, board, height }))),
  ).filter(({ program, board, height }) => found.timed(program, board, height).length > 0);
}

/** Sections 4.3 to 4.5. */
function constantsTable(found: Findings): ReportTable {
  const rows = cases(found).flatMap(({ program, board, height }) => {
    const measured = found.constants(program, board, height);
    if (measured === undefined) return [];
    const { constants, kLooking, blockShare } = measured;
    const { plain, withBlocks } = modelsOf(measured);
    const times = [constants.leaf, constants.node, constants.look].map((micros) => formatted(micros, 2));
    const shares = [constants.k, kLooking, constants.open, blockShare].map((value) => formatted(value, 2));
    const model = [plain.lambda, plain.mu, plain.qMin, withBlocks.qMin].map((value) => formatted(value, 1));
    return [
      [
        PROGRAM_NAMES[program],
        BOARD_NAMES[board],
        height,
        ...times,
        ...shares,
        ...model,
        found.bestQ(program, board, height) ?? '—',
      ],
    ];
  });
  return {
    title: { en: 'The constants of the cost model (4.3 to 4.5)', fr: 'Les constantes du modèle de coût (4.3 à 4.5)' },
    columns: [
      ...[
        LABELS.program,
        LABELS.board,
        LABELS.height,
        'τ′ (µs)',
        'τ (µs)',
        't (µs)',
        'k',
        { en: 'k, pruned', fr: 'k, élagué' },
        'α',
      ],
      ...[LABELS.blockShare, 'λ', 'μ', 'q_min', { en: 'q_min, with blocks', fr: 'q_min, avec parades' }, LABELS.bestQ],
    ],
    rows,
    note: {
      en: 'Measured as in the document: τ′ on boards like the leaves, τ and t from T, N and F with the pruning at every node and without. A dash: the model has no least q.',
      fr: 'Mesurées comme dans le document : τ′ sur des plateaux semblables aux feuilles, τ et t à partir de T, N et F avec l’élagage à chaque nœud et sans. Un tiret : le modèle n’a pas de q optimal.',
    },
  };
}

/** The change of alpha with the height of the node, and the kinds of cuts. */
function levelsTable(found: Findings): ReportTable {
  const height = found.greatestCountedHeight('pruned-2013');
  const rows = found.levels.filter((row) => row.algorithm === 'pruned-2013' && row.height === height);
  return {
    title: {
      en: `Where the program as printed prunes, height ${height}, q = 1`,
      fr: `Où le programme tel qu’imprimé élague, hauteur ${height}, q = 1`,
    },
    columns: [LABELS.above, LABELS.nodes, { en: 'wins', fr: 'gains' }, { en: 'blocks', fr: 'parades' }, 'α'],
    rows: rows.map(({ above, nodes, looks, wins, blocks }) => [
      above,
      nodes,
      wins,
      blocks,
      formatted(1 - (wins + blocks) / looks, 3),
    ]),
  };
}
