import { type Game, MAX, type Position } from '../../core/index.ts';
import { descriptorOf } from '../../games/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import { BulkCount, perft as count } from '../../search/index.ts';
import { intFlag } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { GAME_OPTIONS, POSITION_OPTIONS } from '../options.ts';
import { commandFailure, EXIT_OK, INTERRUPTED, usageError } from '../problems.ts';
import { pace, shownMove } from '../report.ts';
import { startOf } from '../starting.ts';

export const command: Command = {
  name: 'perft',
  group: 'measure',
  summary: {
    en: 'counts the positions N plies ahead, to check the rules of a game',
    fr: 'compte les positions à N demi-coups, pour vérifier les règles d’un jeu',
  },
  synopsis: ['perft <game> --depth N [--divide] [--position P] [--moves M1,M2]'],
  examples: {
    'perft tictactoe --depth 9': { en: 'games that fill the board: 127,872', fr: 'parties qui remplissent la grille : 127 872' },
    'perft connect4 --depth 6 --divide': { en: 'one count for each first move', fr: 'un compte par premier coup' },
    'perft draughts:international --depth 9 --divide': {
      en: '41,022,423, by the compiled rules',
      fr: '41 022 423, par les règles compilées',
    },
    "perft chess --depth 5 --position '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'": {
      en: 'from a FEN: 674,624',
      fr: 'à partir d’une FEN : 674 624',
    },
    'perft ./mine.mjs --depth 4 --json': { en: 'a game of your own, for a program', fr: 'votre propre jeu, pour un programme' },
  },
  options: {
    'depth N': { en: 'how many plies, 1 or more', fr: 'combien de demi-coups, 1 ou plus' },
    divide: { en: 'also for each first move', fr: 'aussi pour chaque premier coup' },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  },
  output: {
    en: `The number of positions reached after exactly N plies, each as often as there are ways to reach it; games that end sooner do not count.
Draughts: two captures are one move if they agree in first square, last square and the set of pieces taken (as in Scan; a huff makes a difference). Othello: a pass is one ply. In draughts and chess draw rules end nothing here, as in published counts.
--json gives {game, position, depth, nodes, ms, turn}, and with --divide also {divide: {move: nodes}}. nodes is a number, or its digits in a string past 2^53.`,
    fr: `Le nombre de positions atteintes après exactement N demi-coups, chacune autant de fois qu’il y a de chemins ; les parties finies plus tôt ne comptent pas.
Dames : deux prises sont un même coup si la case de départ, la case d’arrivée et l’ensemble des pièces prises sont les mêmes (comme dans Scan ; souffler fait une différence). Othello : passer est un demi-coup. Aux dames et aux échecs, les règles de nulle n’arrêtent rien ici, comme dans les comptes publiés.
--json donne {game, position, depth, nodes, ms, turn}, et avec --divide aussi {divide: {coup: nodes}}. nodes est un nombre, ou ses chiffres dans une chaîne au-delà de 2^53.`,
  },
  positionals: [0, 1],
  thread: 'worker',
  run,
};

async function run(context: Context): Promise<number> {
  const { args, words, language, style } = context;
  const depth = intFlag(args, 'depth', 1);
  if (depth === undefined) throw usageError((say) => say.perftWantsDepth);
  const { game, spec, position } = await startOf(context, 'perft');

  const before = game.formatPosition(position);
  const stuck = () => {
    const where = game.formatPosition(position);
    throw commandFailure((say) => say.noOutcome({ position: where }));
  };
  const started = performance.now();
  const moves: number[] = [];
  const isOpen = descriptorOf(game)?.perft !== undefined || position.outcome() === undefined;
  moves.length = isOpen ? position.moves(moves, 0) : 0;
  if (moves.length === 0 && position.outcome() === undefined) stuck();
  const below = counter(game, position, context, stuck, () => words.perftProgress({ done: divide.length, all: moves.length }));
  const divide: [string, bigint][] = [];
  for (const move of moves) {
    const text = game.formatMove(move, position);
    context.progress(words.perftProgress({ done: divide.length, all: moves.length }));
    position.play(move);
    const counted = below(depth - 1);
    position.undo();
    const after = game.formatPosition(position);
    if (after !== before) throw commandFailure((say) => say.undoLies({ position: before, instead: after }));
    if (counted === undefined) {
      context.note(
        words.perftInterrupted({ nodes: formatNumber(sum(divide), language), done: divide.length, all: moves.length }),
      );
      return INTERRUPTED;
    }
    divide.push([text, counted]);
  }
  const ms = performance.now() - started;
  const nodes = sum(divide);

  if (args.flags.json === true) {
    const json = {
      game: spec,
      position: before,
      depth,
      nodes: exact(nodes),
      ms: Math.round(ms * 1000) / 1000,
      turn: position.turn() === MAX ? 'max' : 'min',
      ...(args.flags.divide === true && { divide: Object.fromEntries(divide.map(([move, below]) => [move, exact(below)])) }),
    };
    context.out(`${JSON.stringify(json)}\n`);
    return EXIT_OK;
  }
  const lines: string[] = [];
  if (args.flags.divide === true) {
    const width = Math.max(0, ...divide.map(([move]) => move.length));
    for (const [move, below] of divide)
      lines.push(`${shownMove(move, game, language).padEnd(width)}  ${formatNumber(below, language)}`);
    lines.push('');
  }
  lines.push(style.strong(words.perftTotal({ nodes: formatNumber(nodes, language), depth })));
  lines.push(style.faint(pace(Number(nodes), ms, context)));
  context.out(`${lines.join('\n')}\n`);
  return EXIT_OK;
}

/**
 * Counts below a position: by the kernel where the game has one that counts, else move by move. undefined if Ctrl-C
 * came first.
 */
function counter(
  game: Game,
  position: Position,
  { signal, words, language, progress }: Context,
  stuck: () => never,
  where: () => string,
): (depth: number) => bigint | undefined {
  const descriptor = descriptorOf(game);
  if (descriptor?.perft === undefined) return (depth) => count(position, depth, signal, stuck);
  const onCount = (counted: bigint) =>
    progress(`${where()} · ${words.perftCounted({ positions: formatNumber(counted, language) })}`);
  const counting = new BulkCount(position, (depth) => descriptor.perft?.(position, depth) as bigint, signal, onCount);
  return (depth) => counting.below(depth);
}

function sum(divide: readonly [string, bigint][]): bigint {
  return divide.reduce((total, [, below]) => total + below, 0n);
}

/** A number where JSON readers keep it exact, else its digits. */
export function exact(count: bigint): number | string {
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}
