import { ok, type Player, playerName, type Result } from '../core/index.ts';
import { cutLetter, shortScore, shortWindow, typeset } from '../draw/index.ts';
import { inFull, type Language, type Sayable, type Sentence } from '../i18n/index.ts';
import { type GameTree, INNER, leafCount, type Recording } from '../model/index.ts';
import { algorithmOf } from '../search/index.ts';
import { type CutReason, cutReason } from './cuts.ts';
import {
  bestMove,
  compareNumbers,
  compareOf,
  type ExplainedStep,
  pathText,
  placeOf,
  scoreWord,
  skippedMoves,
  whyCut,
  windowNumbers,
} from './explanation.ts';
import { failure, sentence } from './jury-words.ts';
import { boundsOf, type LemmaCase, lemmaAt, relationOf } from './lemmas.ts';

/** One visit of a node, or a node that was never visited. */
export interface JuryRow {
  readonly node: number;
  readonly player: Player;
  readonly leaf: boolean;
  /** Minimax(p), by looking at every leaf below the node. */
  readonly minimax: number;
  readonly visited: JuryVisit | undefined;
  /** For a node that was not visited: the nearest visited node above it, and whether that one was cut. */
  readonly unvisited?: { readonly above: number; readonly cut: boolean };
}

export interface JuryVisit {
  readonly visit: number;
  readonly alpha: number;
  readonly beta: number;
  /** The value that the search returned. */
  readonly value: number;
  /** Undefined if no lemma applies. */
  readonly lemma: LemmaCase | undefined;
  readonly cut: CutReason | undefined;
  /** Its pass, and its number among the visits of its node in that pass, from 1. */
  readonly pass: number;
  readonly number: number;
  readonly visits: number;
}

/** Longer tables are not read, nor printed. */
export const MOST_JURY_ROWS = 400;

/** The rows of the table, nodes in preorder, visits of a node in their order; of a search that is over. */
export function juryRows({ algorithm, recording }: Omit<ExplainedStep, 'names'>, most = MOST_JURY_ROWS): Result<JuryRow[]> {
  const { tree } = recording;
  const visits = visitsByNode(recording);
  const count = recording.visits + visits.filter((each) => each.length === 0).length;
  if (count > most) return failure('jury-too-long', { rows: count, most });
  const rows: JuryRow[] = [];
  for (let node = 0; node < tree.size; node++) {
    const row = { node, player: tree.turn[node] as Player, leaf: tree.kind[node] !== INNER, minimax: tree.value[node] };
    if (visits[node].length === 0)
      rows.push({ ...row, visited: undefined, unvisited: visitedAbove(tree, recording, visits, node) });
    for (const visited of visitsOf(algorithm, recording, visits[node])) rows.push({ ...row, visited });
  }
  return ok(rows);
}

function visitsByNode(recording: Recording): number[][] {
  const visits: number[][] = Array.from({ length: recording.tree.size }, () => []);
  for (let visit = 0; visit < recording.visits; visit++) visits[recording.nodeOf(visit)].push(visit);
  return visits;
}

function visitsOf(algorithm: string, recording: Recording, visits: readonly number[]): JuryVisit[] {
  const passes = visits.map((visit) => recording.passAt(recording.leftAt(visit)));
  return visits.map((visit, i) => ({
    visit,
    alpha: recording.alphaOf(visit),
    beta: recording.betaOf(visit),
    value: recording.valueOf(visit),
    lemma: lemmaAt(algorithm, recording, visit),
    cut: cutReason(recording, visit),
    pass: passes[i] + 1,
    number: passes.slice(0, i + 1).filter((pass) => pass === passes[i]).length,
    visits: passes.filter((pass) => pass === passes[i]).length,
  }));
}

function visitedAbove({ parent }: GameTree, recording: Recording, visits: readonly number[][], node: number) {
  let above = parent[node];
  while (visits[above].length === 0) above = parent[above];
  return { above, cut: visits[above].some((visit) => recording.cutAt(visit) >= 0) };
}

/** The jury page of a search as data; the picture is `juryScene`. */
export interface JurySheet {
  readonly facts: readonly (readonly [term: Sayable, description: Sayable])[];
  readonly lemma: {
    readonly title: Sayable;
    readonly setting: Sayable;
    readonly cases: readonly Sayable[];
    /** Why the search is right, once that is known of every node. */
    readonly remarks: readonly Sayable[];
  };
  readonly legend: readonly Sayable[];
  readonly title: Sayable;
  readonly columns: readonly JuryColumn[];
  readonly lines: readonly JuryLine[];
}

export type ColumnName = 'node' | 'player' | 'window' | 'value' | 'minimax' | 'lemma' | 'why';

export interface JuryColumn {
  readonly name: ColumnName;
  readonly title: Sayable;
}

export interface JuryLine {
  readonly row: JuryRow;
  /** The number of the visit, if a node has several. */
  readonly times: Sayable | undefined;
  readonly cells: Readonly<Record<ColumnName, Sayable>>;
}

/** The whole page of a search that is over. */
export function jurySheet(explained: ExplainedStep, rows: readonly JuryRow[]): JurySheet {
  return {
    facts: factsOf(explained),
    lemma: lemmaOf(explained),
    legend: legendOf(explained, rows),
    title: sentence('jury-every-node'),
    columns: columnsOf(explained.algorithm, rows),
    lines: rows.map((row) => ({ row, times: timesOf(explained, row), cells: cellsOf(explained, row) })),
  };
}

/** With more leaves, bounds under them would make the picture too wide for a page. */
const MOST_WITH_BOUNDS = 10;

export const hasLeafBounds = (tree: GameTree): boolean => leafCount(tree) <= MOST_WITH_BOUNDS;

/** The last visit of the root: its value is the answer. */
const lastRoot = ({ passes }: Recording): number => passes[passes.length - 1];

function factsOf(explained: ExplainedStep): JurySheet['facts'] {
  const { algorithm, recording } = explained;
  const { title, source } = algorithmOf(algorithm);
  const root = lastRoot(recording);
  const counts = recording.countsAt(recording.steps);
  return [
    [sentence('jury-algorithm'), sentence('jury-algorithm-from', { title, source })],
    [
      sentence('jury-root-value'),
      sentence('jury-value-by', { value: scoreWord(recording.valueOf(root)), move: bestMove(explained, root) }),
    ],
    [sentence('jury-leaves'), sentence('jury-of-all', { seen: counts.leaves, all: leafCount(recording.tree) })],
    [sentence('jury-nodes'), sentence('jury-of-all', { seen: counts.visits, all: recording.tree.size })],
    [sentence('jury-cuts'), sentence('jury-count', { count: counts.cuts })],
  ];
}

function lemmaOf({ algorithm, recording }: ExplainedStep): JurySheet['lemma'] {
  const bounds = boundsOf(algorithm);
  if (bounds === 'none')
    return { title: sentence('jury-no-lemma-title'), setting: sentence('jury-no-lemma'), cases: [], remarks: [] };
  const root = lastRoot(recording);
  const value = scoreWord(recording.valueOf(root));
  if (bounds === 'compare')
    return {
      title: sentence('jury-lemma-title', { section: '3.c' }),
      setting: sentence('jury-lemma-compare'),
      cases: [sentence('jury-compare-1'), sentence('jury-compare-2')],
      remarks: [sentence('jury-base'), sentence('jury-root-compare', { compare: scoreWord(compareOf(recording, root)), value })],
    };
  const window = { alpha: scoreWord(recording.alphaOf(root)), beta: scoreWord(recording.betaOf(root)) };
  const relation = relationOf(algorithm);
  return {
    title: sentence('jury-lemma-title', { section: '4.c' }),
    setting: sentence('jury-lemma-window'),
    cases: [sentence('jury-window-1'), sentence('jury-window-2'), sentence('jury-window-3')],
    remarks: [
      ...(relation === 'own' ? [] : [sentence('jury-soft')]),
      ...(relation === 'negamax' ? [sentence('jury-negamax')] : []),
      sentence('jury-base'),
      sentence(recording.passes.length === 1 ? 'jury-root-window' : 'jury-root-passes', { ...window, value }),
    ],
  };
}

const LEGENDS = { none: 'jury-legend-none', compare: 'jury-legend-compare', window: 'jury-legend-window' } as const;

function legendOf({ algorithm, recording }: ExplainedStep, rows: readonly JuryRow[]): Sentence[] {
  const bounds = boundsOf(algorithm);
  const passes = recording.passes.length > 1;
  const again = passes || rows.some(({ visited }) => visited !== undefined && visited.visits > 1);
  return [
    sentence(LEGENDS[bounds]),
    ...(bounds === 'none' || hasLeafBounds(recording.tree) ? [] : [sentence('jury-legend-leaves')]),
    ...(!passes && rows.some(({ visited }) => visited === undefined) ? [sentence('jury-legend-cut')] : []),
    ...(again ? [sentence('jury-legend-again')] : []),
  ];
}

function columnsOf(algorithm: string, rows: readonly JuryRow[]): JuryColumn[] {
  const bounds = boundsOf(algorithm);
  const cuts = rows.some(({ visited, unvisited }) => unvisited !== undefined || visited?.cut !== undefined);
  const all: readonly (JuryColumn | false)[] = [
    { name: 'node', title: sentence('jury-node') },
    { name: 'player', title: sentence('jury-player') },
    bounds !== 'none' && { name: 'window', title: sentence(bounds === 'compare' ? 'jury-compare' : 'jury-window') },
    { name: 'value', title: sentence('jury-value') },
    { name: 'minimax', title: sentence('jury-minimax') },
    bounds !== 'none' && { name: 'lemma', title: sentence('jury-lemma') },
    cuts && { name: 'why', title: sentence('jury-why') },
  ];
  return all.filter((column) => column !== false);
}

function timesOf({ recording }: ExplainedStep, { visited }: JuryRow): Sentence | undefined {
  if (visited === undefined) return undefined;
  const { pass, number: visit, visits } = visited;
  const passes = recording.passes.length > 1;
  if (visits > 1)
    return passes ? sentence('jury-pass-visit', { pass, visit, visits }) : sentence('jury-visit', { visit, visits });
  return passes ? sentence('jury-pass', { pass }) : undefined;
}

const NOTHING = inFull('');

function cellsOf(explained: ExplainedStep, row: JuryRow): JuryLine['cells'] {
  const { node, player, leaf, minimax, visited } = row;
  return {
    node: node === 0 ? sentence('jury-root') : inFull(pathText(explained, node)),
    player: leaf ? sentence('jury-leaf') : playerName(player),
    window: visited === undefined ? NOTHING : boundsIn(explained, visited.visit),
    value: visited === undefined ? sentence('jury-not-visited') : scoreWord(visited.value),
    minimax: scoreWord(minimax),
    lemma: caseCell(explained, row),
    why: whyCell(explained, row),
  };
}

function boundsIn(explained: ExplainedStep, visit: number): Sayable {
  const text = (language: Language) => typeset(boundsText(explained, visit, language, ''));
  return { en: text('en'), fr: text('fr') };
}

/** The bounds that a node was entered with; `c = ` before what Minimax2 compares with. */
export function boundsText(
  { algorithm, recording }: Omit<ExplainedStep, 'names'>,
  visit: number,
  language: Language,
  compare = 'c = ',
): string {
  const bounds = boundsOf(algorithm);
  if (bounds === 'none') return '';
  if (bounds === 'compare') return `${compare}${shortScore(compareOf(recording, visit), language)}`;
  return shortWindow(recording.alphaOf(visit), recording.betaOf(visit), language);
}

function caseCell({ algorithm }: ExplainedStep, { visited }: JuryRow): Sayable {
  if (visited === undefined || boundsOf(algorithm) === 'none') return NOTHING;
  const { lemma } = visited;
  if (lemma === undefined) return sentence('jury-shallow');
  return lemma.section === '3.c'
    ? sentence('jury-of-compare', compareNumbers(lemma))
    : sentence('jury-of-window', windowNumbers(lemma));
}

function whyCell(explained: ExplainedStep, { visited, unvisited }: JuryRow): Sayable {
  if (unvisited !== undefined)
    return sentence(unvisited.cut ? 'jury-cut-above' : 'jury-remembered', placeOf(explained, unvisited.above));
  const cut = visited?.cut;
  if (cut === undefined) return NOTHING;
  return sentence('jury-cut', {
    letter: cutLetter[cut.kind],
    why: whyCut(explained, cut),
    skipped: skippedMoves(explained, cut),
    leaves: cut.shallowPass ? undefined : cut.leaves,
  });
}
