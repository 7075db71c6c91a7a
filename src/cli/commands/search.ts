import type { Game, Position } from '../../core/index.ts';
import { MAX } from '../../core/index.ts';
import type { Analysis } from '../../engines/index.ts';
import { descriptorOf } from '../../games/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import { ask, hasNoValue, progressLine, tablebasesOption } from '../ask-engine.ts';
import type { Command, Context } from '../command.ts';
import { startWithHeuristic } from '../heuristic.ts';
import { GAME_OPTIONS, HEURISTIC_OPTION, POSITION_OPTIONS, SEARCH_OPTIONS, TABLES_OPTION } from '../options.ts';
import { type Plan, planCompiled, planSearch } from '../plan.ts';
import { EXIT_OK, INTERRUPTED } from '../problems.ts';
import {
  composition,
  formatValueWithDepth,
  type Output,
  pace,
  type Row,
  report,
  shownAnalysis,
  shownBoard,
  title,
} from '../report.ts';

export const command: Command = {
  name: 'search',
  group: 'see',
  summary: {
    en: 'the best move in a position, and what it is worth',
    fr: 'le meilleur coup dans une position, et ce qu’il vaut',
  },
  synopsis: ['search <game> [--position P] [--moves M1,M2] [--depth N | --time MS | --nodes N] [--algorithm A ...]'],
  examples: {
    'search connect4 --moves 4,4,3': {
      en: 'one second with the strongest search',
      fr: 'une seconde avec la recherche la plus forte',
    },
    'search tictactoe --position xo./.x./...': { en: 'a position typed in', fr: 'une position tapée' },
    'search connect4 --algorithm alphabeta --depth 8': {
      en: 'exactly this algorithm, one tree of depth 8',
      fr: 'exactement cet algorithme, un arbre de profondeur 8',
    },
    'search connect4 --algorithm negascout --time 5000 --order killer,history --table-mb 64 --json': {
      en: 'composed by hand, for a program',
      fr: 'composée à la main, pour un programme',
    },
    'search tree:- < numbers.txt': {
      en: 'a tree of any size from standard input',
      fr: 'un arbre de toute taille de l’entrée standard',
    },
  },
  options: {
    ...SEARCH_OPTIONS,
    'time MS': { en: 'stop after MS milliseconds', fr: 'arrêter après MS millisecondes' },
    'nodes N': { en: 'stop after N nodes', fr: 'arrêter après N nœuds' },
    deepen: {
      en: 'trees of depth 1, 2, 3... (--time and --nodes do so by themselves)',
      fr: 'arbres de profondeur 1, 2, 3... (--time et --nodes le font d’eux-mêmes)',
    },
    ...TABLES_OPTION,
    ...HEURISTIC_OPTION,
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  },
  output: {
    en: `The value is from Max's view: high is good for Max. "Max wins in 3 plies" counts moves of both sides. Ctrl-C gives the best found so far.
Without --algorithm: the strongest search there is, for one second unless a limit is given. With it: just that, one tree of --depth, or to the end of the game where there is no limit.
Chess, draughts and Othello have a compiled search: --depth N counts its depths as go depth of UCI does, it follows captures further and searches unpromising moves less deeply. --algorithm alphabeta is the bare full-width search.
--json gives {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts: {alpha, beta}, ms, final, stopped, turn, deepening, unit}: depth is that of the last tree searched whole; bound is exact, lower or upper; a win of Max in n plies is worth 1000000000 - n, of Min -1000000000 + n; value is null where the limit came before anything was known; final says that the value holds to the end of the game; move is null where the game is over.`,
    fr: `La valeur est du point de vue de Max : haute, elle est bonne pour Max. « Max gagne en 3 demi-coups » compte les coups des deux camps. Ctrl-C donne le meilleur trouvé jusque-là.
Sans --algorithm : la recherche la plus forte, pendant une seconde si aucune limite n’est donnée. Avec : rien d’autre, un arbre de --depth, ou jusqu’à la fin de la partie sans limite.
Les échecs, les dames et Othello ont une recherche compilée : --depth N compte ses profondeurs comme go depth d’UCI, elle suit les prises plus loin et voit moins de ce qui est sans espoir. --algorithm alphabeta est la recherche nue, en pleine largeur.
--json donne {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts: {alpha, beta}, ms, final, stopped, turn, deepening, unit} : depth est celle du dernier arbre entier ; bound est exact, lower ou upper ; un gain de Max en n demi-coups vaut 1000000000 - n, de Min -1000000000 + n ; value est null si la limite est venue avant que rien ne soit connu ; final dit que la valeur tient jusqu’à la fin de la partie ; move est null si la partie est finie.`,
  },
  positionals: [0, 1],
  thread: 'main',
  run,
};

async function run(context: Context): Promise<number> {
  const { args, words } = context;
  context.progress('');
  const { game, spec, source, position } = await startWithHeuristic(context, 'search');
  const compiled = descriptorOf(game)?.search && planCompiled(args);
  const plan = compiled === undefined ? planSearch(position, args) : undefined;
  for (const { part, needs } of plan?.idle ?? []) context.note(words.idlePart({ part, needs }));
  const { analysis, interrupted } = await ask({
    game: source,
    options: { threads: 1, ...(plan && { search: plan.settings }), ...tablebasesOption(args) },
    position: game.formatPosition(position),
    limits: plan?.limits ?? compiled ?? {},
    onAnalysis: (analysis) => context.progress(progressLine(shownAnalysis(analysis, game, context.language), context)),
  });
  if (interrupted && hasNoValue(analysis)) {
    context.note(words.interruptedEarly(plan?.limits.depth, plan?.settings.deepening ?? true));
    return INTERRUPTED;
  }
  if (interrupted) context.note(analysis.depth > 0 ? words.interrupted({ depth: analysis.depth }) : words.interruptedInTree);
  const searched = { spec, game, position, plan, analysis };
  context.out(args.flags.json === true ? `${JSON.stringify(searchJson(searched))}\n` : searchReport(searched, context));
  return EXIT_OK;
}

/** The keys up to `ms` are promised to other programs; new ones come after. */
function searchJson({ spec, game, position, plan, analysis }: SearchedPosition) {
  const { value, bound, move, pv, depth, final, stopped, nodes, ms } = analysis;
  const counts = plan && (analysis.counts ?? NOTHING_COUNTED);
  return {
    ...{
      game: spec,
      position: game.formatPosition(position),
      algorithm: plan?.settings.algorithm ?? (analysis.fromTables ? 'tables' : 'compiled'),
      depth,
    },
    ...{
      value: hasNoValue(analysis) ? null : value,
      bound,
      move: move ?? null,
      pv,
      nodes,
      leaves: counts?.leaves ?? null,
      cuts: counts?.cuts ?? null,
      ms: Math.round(ms * 1000) / 1000,
    },
    ...{ final, stopped, turn: position.turn() === MAX ? 'max' : 'min', deepening: plan?.settings.deepening ?? true },
    unit: 'score',
  };
}

interface SearchedPosition {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  /** undefined for compiled searches, which count neither leaves nor cuts. */
  readonly plan: Plan | undefined;
  readonly analysis: Analysis;
}

/** The counts of a compiled search, of a finished game, and before the first move. */
const NOTHING_COUNTED: NonNullable<Analysis['counts']> = { leaves: 0, ttHits: 0, cuts: { alpha: 0, beta: 0 } };

const MOST_LINE = 60;

/** The board, then one line for each result. */
function searchReport({ spec, game, position, plan, analysis }: SearchedPosition, voice: Output): string {
  const { words, style, language } = voice;
  const { move, pv, nodes, counts, ms } = shownAnalysis(analysis, game, language);
  const { leaves, ttHits, cuts } = counts ?? NOTHING_COUNTED;
  const count = (number: number) => formatNumber(number, language);
  const rows: Row[] = [[words.labels.value, style.strong(formatValueWithDepth(analysis, voice))]];
  if (move !== undefined) rows.push([words.labels.move, style.strong(move)], [words.labels.line, shortLine(pv)]);
  if (analysis.fromTables) rows.push([words.labels.search, words.fromTables]);
  else if (plan === undefined) rows.push([words.labels.search, words.compiled], [words.labels.nodes, count(nodes)]);
  else {
    rows.push([words.labels.search, composition(plan.settings, voice)]);
    rows.push([words.labels.nodes, words.nodesAndLeaves(count(nodes), count(leaves), ttHits > 0 ? count(ttHits) : undefined)]);
  }
  if (cuts.alpha + cuts.beta > 0) rows.push([words.labels.cuts, `α ${count(cuts.alpha)} · β ${count(cuts.beta)}`]);
  rows.push([words.labels.time, pace(nodes, ms, voice)]);
  return report(title({ game, spec }, voice), shownBoard(game, position, voice), rows, voice);
}

function shortLine(pv: readonly string[]): string {
  return pv.length <= MOST_LINE ? pv.join(' ') : `${pv.slice(0, MOST_LINE).join(' ')} … (+${pv.length - MOST_LINE})`;
}
