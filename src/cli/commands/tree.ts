import { type Counts, type Game, INFINITE, MAX, type Position } from '../../core/index.ts';
import {
  mergePositions,
  recordGame,
  type SearchTree,
  type TreeNode,
  treeToDot,
  treeToSvg,
  treeToText,
  treeToTikz,
} from '../../draw/index.ts';
import { compose, formatLine, type Thought } from '../../engines/index.ts';
import { cardOf, descriptorOf } from '../../games/index.ts';
import type { Language } from '../../say/index.ts';
import { deepen, type StopSignal } from '../../search/index.ts';
import { wholeFlag } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { drawingsAsked, writeDrawing } from '../files.ts';
import { GAME_OPTIONS, POSITION_OPTIONS, SEARCH_OPTIONS } from '../options.ts';
import { asksToDeepen, checked, type Plan, settingsAsked } from '../plan.ts';
import { FINE, INTERRUPTED } from '../problems.ts';
import { composition, shownMove, title, worthAtLength } from '../report.ts';
import { startOf } from '../starting.ts';
import { knowsNothing } from '../thinking.ts';

export const command: Command = {
  name: 'tree',
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
      en: 'each position once: 10 of them, as in document 004',
      fr: 'chaque position une fois : il y en a 10, comme dans le document 004',
    },
    'tree nim:7 --depth 3 --tikz': { en: 'for a LaTeX document', fr: 'pour un document LaTeX' },
    'tree tree:@big.txt --json': { en: 'a tree from a file, for a program', fr: 'un arbre d’un fichier, pour un programme' },
  },
  options: {
    'svg [FILE]': { en: 'draw it as SVG, for a page', fr: 'le dessiner en SVG, pour une page' },
    'dot [FILE]': { en: 'draw it for Graphviz', fr: 'le dessiner pour Graphviz' },
    'tikz [FILE]': { en: 'draw it for LaTeX', fr: 'le dessiner pour LaTeX' },
    merge: {
      en: 'draw positions that were met twice once, with all ways that lead there (document 004, figure 9)',
      fr: 'dessiner une seule fois les positions rencontrées plusieurs fois, avec tous les chemins qui y mènent (document 004, figure 9)',
    },
    ...SEARCH_OPTIONS,
    deepen: { en: 'trees of depth 1, 2, 3...: a pass each', fr: 'des arbres de profondeur 1, 2, 3... : une passe chacun' },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  },
  output: {
    en: `A node a line: □ Max or ○ Min, the window [α, β] it was entered with, and its value (= exact, ≈ an estimate at the depth limit). ✂ α or ✂ β is a cut, with the moves it saved; heavy branches are the best line. +W3 means that Max wins 3 plies from the root.
Without --algorithm: alphabeta. Without --depth: explicit trees whole, graphs 4 plies, other games 2.
--json gives {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts, stopped, passes, turn, unit}; each pass has {kept, dropped, root}, each node {move, turn, alpha, beta, value, how, cut, best, hidden, children}, where null is an infinite bound; value is null where nothing was known yet. With --merge wins are counted from each node, not from the root, and a node may have again: [{move, after}], moves to the position that stands after these moves.`,
    fr: `Un nœud par ligne : □ Max ou ○ Min, la fenêtre [α, β] à l’entrée, et sa valeur (= exacte, ≈ estimée à la profondeur limite). ✂ α ou ✂ β est une coupure, avec les coups épargnés ; les branches grasses sont la meilleure suite. +W3 : Max gagne 3 demi-coups après la racine.
Sans --algorithm : alphabeta. Sans --depth : les arbres explicites en entier, les graphes sur 4 demi-coups, les autres jeux sur 2.
--json donne {game, position, algorithm, depth, value, bound, move, pv, nodes, leaves, cuts, stopped, passes, turn, unit} ; chaque passe a {kept, dropped, root}, chaque nœud {move, turn, alpha, beta, value, how, cut, best, hidden, children}, où null est une borne infinie ; value est null si rien n’était encore connu. Avec --merge les gains se comptent à partir de chaque nœud, non de la racine, et un nœud peut avoir again: [{move, after}], des coups vers la position qui se trouve après ces coups.`,
  },
  words: [0, 1],
  thread: 'worker',
  run,
};

/**
 * Other games than explicit trees are not drawn to their end: graphs may have none, the others have too many
 * positions.
 */
const DEFAULT_DEPTH = 2;
const GRAPH_DEPTH = 4;

function usualDepth(game: Game): number | undefined {
  const descriptor = descriptorOf(game);
  if (descriptor?.graph !== undefined) return GRAPH_DEPTH;
  return descriptor?.card === cardOf('tree') ? undefined : DEFAULT_DEPTH;
}

const DRAWINGS = { svg: treeToSvg, dot: treeToDot, tikz: treeToTikz };

async function run(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  const asked = drawingsAsked(args, DRAWINGS);
  const { game, spec, position } = await startOf(context, 'tree');
  const depth = wholeFlag(args, 'depth', 1) ?? usualDepth(game);
  const deepening = asksToDeepen(args);
  const settings = { algorithm: 'alphabeta', ...settingsAsked(args), deepening };
  const plan: Plan = checked(position, settings, { depth });
  for (const { part, needs } of plan.idle) context.note(words.idlePart({ part, needs }));

  // Programs read the game's own notation.
  const shown = args.flags.json === true ? game : inLetters(game, language);
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

  for (const format of asked) writeDrawing(format, DRAWINGS[format](last, { language }), context);
  if (args.flags.json === true) context.out(`${JSON.stringify(treeJson({ spec, game, position, plan, ...recorded }))}\n`);
  else if (asked.length === 0) {
    context.out(`${title({ game, spec }, context)}  ${style.faint(composition(plan.settings, context))}\n`);
    for (const [i, pass] of passes.entries()) {
      context.out(passes.length > 1 ? `\n${style.strong(words.pass({ number: i + 1, of: passes.length }))}\n` : '\n');
      context.out(treeToText(pass, { colour: style.colour, language }));
    }
    context.out(`\n${words.treeSummary(worthAtLength(answer, context), answer.pv, answer.counts)}\n`);
  }
  return FINE;
}

/** The game with its moves as the person writes them. */
function inLetters(game: Game, language: Language): Game {
  if (descriptorOf(game)?.card.pieceLetters === undefined) return game;
  return { ...game, formatMove: (move, position) => shownMove(game.formatMove(move, position), game, language) };
}

interface RecordedTree {
  /** Deepening and the MTD drivers go through the tree several times. */
  readonly passes: readonly SearchTree[];
  readonly answer: Pick<Thought, 'value' | 'bound' | 'move' | 'pv' | 'depth' | 'final' | 'stopped'> & { readonly counts: Counts };
}

/** How deep a recursion may go in the worker's stack (worker-host.ts); every kind of game was tried. */
const DEEPEST = 200_000;

interface Recording {
  readonly signal: StopSignal;
  /** Each position once. */
  readonly merge: boolean;
}

/** Searches, and keeps what the search visits. */
function recordTree(game: Game, position: Position, { settings, limits }: Plan, { signal, merge }: Recording): RecordedTree {
  const recorder = recordGame(game, position, { keys: merge });
  const { search, options } = compose(settings);
  const maxPly = Math.min(limits.depth ?? DEEPEST, DEEPEST);
  const searchOptions = { ...options, ...limits, signal, trace: recorder, maxPly };
  const result = settings.deepening ? deepen(search, position, searchOptions) : search(position, searchOptions);
  const pv = formatLine(game, position, result.pv);
  const depth = result.depth > DEEPEST ? result.counts.byPly.length - 1 : result.depth;
  return { passes: merge ? recorder.passes.map(mergePositions) : recorder.passes, answer: { ...result, move: pv[0], pv, depth } };
}

interface TreeToTell extends RecordedTree {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  readonly plan: Plan;
}

/**
 * The recorded tree for programs. Windows have null for infinity; a node that was never left has null for its value.
 */
function treeJson({ spec, game, position, plan, passes, answer }: TreeToTell) {
  const { nodes, leaves, cuts } = answer.counts;
  return {
    game: spec,
    position: game.formatPosition(position),
    algorithm: plan.settings.algorithm,
    depth: answer.depth,
    value: knowsNothing(answer) ? null : answer.value,
    bound: answer.bound,
    move: answer.move ?? null,
    pv: answer.pv,
    nodes,
    leaves,
    cuts,
    stopped: answer.stopped,
    passes: passes.map(passJson),
    turn: position.turn() === MAX ? 'max' : 'min',
    unit: 'score',
  };
}

function passJson({ root, kept, dropped }: SearchTree) {
  return { kept, dropped, root: nodeJson(root) };
}

/** Built from the leaves up, because a tree may be deeper than the stack. */
function nodeJson(root: TreeNode) {
  const order = [root];
  const above = new Map<TreeNode, TreeNode>();
  for (let i = 0; i < order.length; i++)
    for (const child of (order[i] as TreeNode).children) {
      order.push(child);
      above.set(child, order[i] as TreeNode);
    }
  const after = (node: TreeNode) => {
    const moves: string[] = [];
    for (let at: TreeNode | undefined = node; at !== undefined && at !== root; at = above.get(at)) moves.unshift(at.label);
    return moves;
  };
  const told = new Map<TreeNode, ReturnType<typeof tell>>();
  for (const node of order.reverse())
    told.set(
      node,
      tell(
        node,
        node.children.map((child) => told.get(child)),
        node.again?.map(({ label, to }) => ({ move: label, after: after(to) })),
      ),
    );
  return told.get(root);
}

function tell(node: TreeNode, children: unknown[], again: unknown[] | undefined) {
  const { label, turn, alpha, beta, value, how, cut, best, hidden } = node;
  return {
    move: label === '' ? null : label,
    turn: turn === MAX ? 'max' : 'min',
    alpha: finite(alpha),
    beta: finite(beta),
    value: value ?? null,
    how: how ?? null,
    cut: cut === undefined ? null : { kind: cut.kind, skipped: cut.skipped },
    best,
    hidden,
    children,
    ...(again?.length && { again }),
  };
}

function finite(score: number): number | null {
  return Math.abs(score) >= INFINITE ? null : score;
}
