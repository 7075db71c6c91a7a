import { type Counts, type Game, MAX, type Position } from '../../core/index.ts';
import {
  mergePositions,
  recordGame,
  type SearchTree,
  treeToDot,
  treeToJson,
  treeToSvg,
  treeToText,
  treeToTikz,
} from '../../draw/index.ts';
import { type Analysis, compose, formatLine } from '../../engines/index.ts';
import { descriptorOf, gameInfoOf, treeFigures } from '../../games/index.ts';
import type { Language } from '../../i18n/index.ts';
import { deepen, type StopSignal } from '../../search/index.ts';
import { intFlag } from '../arguments.ts';
import { hasNoValue } from '../ask-engine.ts';
import type { Command, Context } from '../command.ts';
import { requestedDrawings, writeDrawing } from '../files.ts';
import { startWithHeuristic } from '../heuristic.ts';
import { GAME_OPTIONS, HEURISTIC_OPTION, POSITION_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { asksToDeepen, checked, type Plan, requestedSettings } from '../plan.ts';
import { EXIT_OK, INTERRUPTED } from '../problems.ts';
import { composition, formatValueWithDepth, shownMove, title } from '../report.ts';

const FIGURES = treeFigures.map(({ name }) => name).join(', ');

export const command: Command = {
  name: 'tree',
  group: 'see',
  summary: {
    en: 'draws the tree that a search visits, with windows and cuts',
    fr: 'dessine l’arbre que visite une recherche, avec fenêtres et coupures',
  },
  synopsis: ['tree <game|list> [--depth N] [--algorithm A] [--svg [FILE]] [--dot [FILE]] [--tikz [FILE]]'],
  examples: {
    "tree '[[6,7],[2,8]]'": { en: 'alpha-beta on a tree typed in', fr: 'alpha-bêta sur un arbre tapé' },
    'tree tictactoe --position xox/.o./.x. --depth 4 --svg tree.svg': {
      en: 'the end of a game, as a picture',
      fr: 'une fin de partie, en image',
    },
    'tree chomp:2x2 --algorithm minimax --depth 4 --merge': {
      en: 'each position once: 10 of them, as in the Course',
      fr: 'chaque position une fois : il y en a 10, comme dans le cours',
    },
    'tree nim:7 --depth 3 --tikz': { en: 'for a LaTeX document', fr: 'pour un document LaTeX' },
    'tree tree:@big.txt --json': { en: 'a tree from a file, for a program', fr: 'un arbre d’un fichier, pour un programme' },
  },
  options: {
    'svg [FILE]': { en: 'draw it as SVG, for a page', fr: 'le dessiner en SVG, pour une page' },
    'dot [FILE]': { en: 'draw it for Graphviz', fr: 'le dessiner pour Graphviz' },
    'tikz [FILE]': { en: 'draw it for LaTeX', fr: 'le dessiner pour LaTeX' },
    merge: {
      en: 'draw each position once, with all paths that lead there (the Course, figure 9)',
      fr: 'dessiner une seule fois les positions rencontrées plusieurs fois, avec tous les chemins qui y mènent (le cours, figure 9)',
    },
    ...SEARCH_OPTIONS,
    deepen: { en: 'trees of depth 1, 2, 3...: a pass each', fr: 'des arbres de profondeur 1, 2, 3... : une passe chacun' },
    ...HEURISTIC_OPTION,
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  },
  output: {
    en: `A node a line: □ Max or ○ Min, the window ]α, β[ it was entered with, and its value (= exact, ≈ an estimate at the depth limit). ✂ α or ✂ β is a cut, with the moves it saved; heavy branches are the best line. +W3 means that Max wins 3 plies from the root.
Without --algorithm: alphabeta; of a figure, the search that it explains. Figures: ${FIGURES}.
Without --depth: explicit trees whole, graphs 4 plies, other games 2.
--json gives {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts, stopped, passes, turn, unit}; each pass has {kept, dropped, root}, each node {move, turn, alpha, beta, value, how, cut, best, hidden, children}, where null is an infinite bound; value is null if none was known yet. With --merge wins are counted from each node, not from the root, and a node may have again: [{move, after}]: further moves to positions that are drawn elsewhere, after being the moves from the root to that place. how says where the value comes from: outcome, evaluation, memory or children.`,
    fr: `Un nœud par ligne : □ Max ou ○ Min, la fenêtre ]α, β[ à l’entrée, et sa valeur (= exacte, ≈ estimée à la profondeur limite). ✂ α ou ✂ β est une coupure, avec les coups épargnés ; les branches grasses sont la meilleure suite. +W3 : Max gagne 3 demi-coups après la racine.
Sans --algorithm : alphabeta ; pour une figure, la recherche qu’elle explique. Figures : ${FIGURES}.
Sans --depth : les arbres explicites en entier, les graphes sur 4 demi-coups, les autres jeux sur 2.
--json donne {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts, stopped, passes, turn, unit} ; chaque passe a {kept, dropped, root}, chaque nœud {move, turn, alpha, beta, value, how, cut, best, hidden, children}, où null est une borne infinie ; value est null si rien n’était encore connu. Avec --merge les gains se comptent à partir de chaque nœud, non de la racine, et un nœud peut avoir again: [{move, after}] : d’autres coups vers des positions dessinées ailleurs, after étant les coups de la racine à cet endroit. how dit d’où vient la valeur : outcome, evaluation, memory ou children.`,
  },
  positionals: [0, 1],
  thread: 'worker',
  run,
};

/**
 * Other games than explicit trees are not drawn to their end: graphs may have none, the others have too many
 * positions.
 */
const DEFAULT_DEPTH = 2;
const GRAPH_DEPTH = 4;

function defaultDepth(game: Game): number | undefined {
  const descriptor = descriptorOf(game);
  if (descriptor?.graph !== undefined) return GRAPH_DEPTH;
  return descriptor?.info === gameInfoOf('tree') ? undefined : DEFAULT_DEPTH;
}

const DRAWINGS = { svg: treeToSvg, dot: treeToDot, tikz: treeToTikz };

async function run(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  const formats = requestedDrawings(args, DRAWINGS);
  const { game, spec, position } = await startWithHeuristic(context, 'tree');
  const depth = intFlag(args, 'depth', 1) ?? defaultDepth(game);
  const deepening = asksToDeepen(args);
  const figure = treeFigures.find(({ name }) => name === args.positionals[0]);
  const settings = { algorithm: figure?.algorithm ?? 'alphabeta', ...requestedSettings(args), deepening };
  const plan: Plan = checked(position, settings, { depth });
  for (const { part, needs } of plan.idle) context.note(words.idlePart({ part, needs }));

  // Programs read the game's own notation.
  const shown = args.flags.json === true ? game : withLocalNotation(game, language);
  const recorded = recordTree(shown, position, plan, { signal: context.signal, merge: args.flags.merge === true });
  const { passes, answer } = recorded;
  const last = passes.at(-1);
  // Stopped before the root was entered.
  if (last === undefined) {
    context.note(words.interruptedEarly(undefined, true));
    return INTERRUPTED;
  }
  if (answer.stopped) context.note(words.treeInterrupted);
  if (last.dropped > 0) context.note(words.notAllKept({ visits: last.kept + last.dropped, kept: last.kept }));

  for (const format of formats) writeDrawing(format, DRAWINGS[format](last, { language }), context);
  if (args.flags.json === true) context.out(`${JSON.stringify(treeJson({ spec, game, position, plan, ...recorded }))}\n`);
  else if (formats.length === 0) {
    context.out(`${title({ game, spec }, context)}  ${style.faint(composition(plan.settings, context))}\n`);
    for (const [i, pass] of passes.entries()) {
      context.out(passes.length > 1 ? `\n${style.strong(words.pass({ number: i + 1, of: passes.length }))}\n` : '\n');
      context.out(treeToText(pass, { colour: style.colour, language }));
    }
    context.out(`\n${words.treeSummary(formatValueWithDepth(answer, context), answer.pv, answer.counts)}\n`);
  }
  return EXIT_OK;
}

/** The game with moves in the notation of the user's language. */
function withLocalNotation(game: Game, language: Language): Game {
  if (descriptorOf(game)?.info.pieceLetters === undefined) return game;
  return { ...game, formatMove: (move, position) => shownMove(game.formatMove(move, position), game, language) };
}

interface RecordedTree {
  /** Deepening and the MTD drivers go through the tree several times. */
  readonly passes: readonly SearchTree[];
  readonly answer: Pick<Analysis, 'value' | 'bound' | 'move' | 'pv' | 'depth' | 'final' | 'stopped'> & {
    readonly counts: Counts;
  };
}

/** The deepest recursion that fits the worker's stack (worker-host.ts), tested with every kind of game. */
const DEEPEST = 200_000;

interface RecordOptions {
  readonly signal: StopSignal;
  /** Whether each position is drawn once. */
  readonly merge: boolean;
}

/** Searches, and records the tree that the search visits. */
function recordTree(game: Game, position: Position, { settings, limits }: Plan, { signal, merge }: RecordOptions): RecordedTree {
  const recorder = recordGame(game, position, { keys: merge });
  const { search, options } = compose(settings);
  const maxPly = Math.min(limits.depth ?? DEEPEST, DEEPEST);
  const searchOptions = { ...options, ...limits, signal, trace: recorder, maxPly };
  const result = settings.deepening ? deepen(search, position, searchOptions) : search(position, searchOptions);
  const pv = formatLine(game, position, result.pv);
  const depth = result.depth > DEEPEST ? result.counts.byPly.length - 1 : result.depth;
  return { passes: merge ? recorder.passes.map(mergePositions) : recorder.passes, answer: { ...result, move: pv[0], pv, depth } };
}

interface TreeJsonInput extends RecordedTree {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  readonly plan: Plan;
}

/** The recorded tree for programs. */
function treeJson({ spec, game, position, plan, passes, answer }: TreeJsonInput) {
  const { nodes, leaves, cuts } = answer.counts;
  return {
    game: spec,
    position: game.formatPosition(position),
    algorithm: plan.settings.algorithm,
    depth: answer.depth,
    value: hasNoValue(answer) ? null : answer.value,
    bound: answer.bound,
    move: answer.move ?? null,
    pv: answer.pv,
    nodes,
    leaves,
    cuts,
    stopped: answer.stopped,
    passes: passes.map(treeToJson),
    turn: position.turn() === MAX ? 'max' : 'min',
    unit: 'score',
  };
}
