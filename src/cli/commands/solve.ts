import { describeScore, type Game, MAX, MIN, type Position, seenBy, WIN } from '../../core/index.ts';
import { bestMoves, type ExactGame, type MoveVerdict, moveVerdicts, solveExactly, type Verdict } from '../../engines/index.ts';
import type { Impartial } from '../../games/index.ts';
import { formatTime } from '../../i18n/index.ts';
import { FOOTPRINTS, memoryNeeded } from '../../solve/index.ts';
import { optionsOf } from '../arguments.ts';
import type { Args, Command, Context } from '../command.ts';
import { isClassic } from '../connect4/position.ts';
import { type LoadedGame, loadGame } from '../load-game.ts';
import { COLUMNS_OPTION, DEAD_ENDS_OPTION, MEMORY_OPTION, POSITION_OPTIONS, SOLVER_OPTIONS } from '../options.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { type Output, type Row, report, shownBoard, title } from '../report.ts';
import { arenaWord, deadEndsAsked } from '../solving/arena-source.ts';
import { interruptible, MEGABYTE, watchOf } from '../solving/watch.ts';
import { positionFromOptions } from '../starting.ts';

export const command: Command = {
  name: 'solve',
  group: 'solve',
  summary: {
    en: 'the exact value of a position and of each of its moves',
    fr: 'la valeur exacte d’une position et de chacun de ses coups',
  },
  synopsis: [
    'solve <game|file|text> [--position P] [--moves M1,M2] [--memory-mb N]',
    'solve connect4 [-] [--threads N] [--table-mb N] [--no-book] [--columns] < positions',
  ],
  examples: {
    'solve tictactoe': { en: 'a draw, whatever the first move', fr: 'nulle, quel que soit le premier coup' },
    'solve connect4 --position 44455554221': { en: 'Connect 4 after these columns', fr: 'Puissance 4 après ces colonnes' },
    'solve connect4 --threads 2 --json < positions.txt': {
      en: 'many positions, a line each, for a program',
      fr: 'beaucoup de positions, une par ligne, pour un programme',
    },
    'solve chomp:13x13': { en: '10,400,599 positions, in 50 MB', fr: '10 400 599 positions, en 50 Mo' },
    'solve handout.txt --json': { en: 'an arena of your own, as for minerve arena', fr: 'votre arène, comme pour minerve arena' },
  },
  options: {
    ...DEAD_ENDS_OPTION,
    ...MEMORY_OPTION,
    ...POSITION_OPTIONS,
    ...SOLVER_OPTIONS,
    ...COLUMNS_OPTION,
  },
  output: {
    en: `Who wins with perfect play, in how many plies, and the same for every move. Every position that can follow is solved, and the solution is verified before it is printed; a game too large for that is refused.
--json gives {value, remoteness, moves: [{move, value, remoteness}], game, position, turn, unit, positions, graph, grundy}. value is from Max's view: 1, 0 or -1 (unit "outcome"), or the points where the game counts points (unit "points", where a won game is ±1000000000). remoteness is how many plies the game still takes from this position if the winner hurries and the loser delays, for each move with that move counted, so that the position has the value and the remoteness of its best move; it is null for draws and points. positions is how many were solved: those of the game (graph "game"), or for Chomp and Nim those of the plain graph, in which nobody asks whose turn it is (graph "plain"). grundy is there for Nim in which the last stick wins.
Connect 4 on 7x6 is solved by a search of its own, from the empty board too. Its score is for the side to move: 0 is a draw, n wins with its n-th stone from the end (1: with the very last), -n loses to the other side's. --json gives {position, score, nodes, ms, moves: [{move, score, value, remoteness}], value, remoteness, game, turn, unit, book, threads, columns: {nodes, ms}}: nodes and ms are those of the score, columns has those of the moves. Positions are the columns played so far (44455554221, - for none) or a drawn board from the top (..x..../.oxo...).
Positions from standard input (a pipe, a file, or typed after -) come out a line each as they are solved: position, score, nodes, milliseconds and a best column, or with --json {position, score, nodes, ms, moves: [the best]}. The table is kept from one to the next. What follows a position on its line is ignored, # begins a comment. A line that is no position gets a ? (with --json {position, error, line}) and a sentence on standard error, and the exit code is 1. After Ctrl-C the last one has least and most, between which its score lies.`,
    fr: `Qui gagne si l’on joue parfaitement, en combien de demi-coups, et de même pour chaque coup. Toutes les positions qui peuvent suivre sont résolues, et la solution est vérifiée avant d’être imprimée ; un jeu trop grand pour cela est refusé.
--json donne {value, remoteness, moves: [{move, value, remoteness}], game, position, turn, unit, positions, graph, grundy}. value est vue de Max : 1, 0 ou -1 (unit « outcome »), ou les points si le jeu en compte (unit « points », où une partie gagnée vaut ±1000000000). remoteness est le nombre de demi-coups restants depuis cette position si le gagnant se hâte et le perdant retarde, pour chaque coup ce coup compris, si bien que la position a la valeur et le nombre de demi-coups de son meilleur coup ; il vaut null pour les nulles et les points. positions est le nombre de positions résolues : celles du jeu (graph « game »), ou pour Chomp et Nim celles du graphe non doublé, où l’on ne demande pas qui a le trait (graph « plain »). grundy est là pour le Nim où le dernier bâtonnet gagne.
Puissance 4 en 7x6 est résolu par un solveur à lui, depuis le plateau vide aussi. Son score est pour qui a le trait : 0 est la nulle, n gagne avec son n-ième jeton en partant de la fin (1 : avec le tout dernier), -n perd contre celui de l’autre. --json donne {position, score, nodes, ms, moves: [{move, score, value, remoteness}], value, remoteness, game, turn, unit, book, threads, columns: {nodes, ms}} : nodes et ms sont ceux du score, columns a ceux des coups. Les positions sont les colonnes jouées (44455554221, - pour aucune) ou un plateau dessiné depuis le haut (..x..../.oxo...).
Les positions de l’entrée standard (un tube, un fichier, ou tapées après -) sortent une par ligne dès qu’elles sont résolues : position, score, nœuds, millisecondes et une meilleure colonne, ou avec --json {position, score, nodes, ms, moves: [la meilleure]}. La table est gardée de l’une à l’autre. Ce qui suit une position sur sa ligne est ignoré, # commence un commentaire. Une ligne qui n’est pas une position reçoit un ? (avec --json {position, error, line}) et une phrase sur la sortie d’erreur, et le code de retour est 1. Après Ctrl-C la dernière a least et most, entre lesquels est son score.`,
  },
  positionals: [1, 2],
  thread: 'worker',
  run: interruptible(solve),
};

/** Smaller solutions need no announcement. */
const WORTH_SAYING = 16 * MEGABYTE;

async function solve(context: Context): Promise<number> {
  const { args, words } = context;
  const loaded = deadEndsAsked(await loadGame(arenaWord(args.positionals[0] as string), context.input), args);
  if (isClassic(loaded.game)) return (await import('../connect4/solve.ts')).solveConnect4(loaded.game, context);
  refuseOptionsOfConnect4(args);
  const start = () => positionFromOptions(loaded.game, args).position;
  const announce = ({ index }: Impartial) => {
    const bytes = memoryNeeded(FOOTPRINTS.impartial, index.size);
    if (bytes >= WORTH_SAYING)
      context.note(words.solving.needs({ what: index.title, positions: index.size, megabytes: Math.ceil(bytes / MEGABYTE) }));
  };
  const began = performance.now();
  const exact = solveExactly(loaded.game, start, watchOf(loaded.spec, context), announce);
  const ms = performance.now() - began;
  const position = start();
  if (args.flags.json === true) context.out(`${JSON.stringify(solveJson(loaded, position, exact))}\n`);
  else context.out(solveReport({ ...loaded, position, exact, ms }, context));
  return EXIT_OK;
}

function refuseOptionsOfConnect4({ positionals: [, second], flags }: Args): void {
  if (second !== undefined) throw usageError((say) => say.connect4.secondWord({ word: second }));
  for (const { name } of optionsOf({ ...SOLVER_OPTIONS, ...COLUMNS_OPTION }))
    if (flags[name] !== undefined) throw usageError((say) => say.connect4.onlyConnect4({ option: name }));
}

/** The keys up to `moves` are promised to other programs; new ones come after. */
function solveJson({ game, spec }: Pick<LoadedGame, 'game' | 'spec'>, position: Position, exact: ExactGame) {
  const { value, remoteness } = exact.verdict(position);
  const moves = moveVerdicts(exact, position).map((move) => ({
    move: game.formatMove(move.move, position),
    value: move.value,
    remoteness: move.remoteness ?? null,
  }));
  return {
    value,
    remoteness: remoteness ?? null,
    moves,
    game: spec,
    position: game.formatPosition(position),
    turn: position.turn() === MAX ? 'max' : 'min',
    unit: exact.points ? 'points' : 'outcome',
    positions: exact.positions,
    graph: exact.graph,
    ...(exact.grundy && { grundy: exact.grundy(position) }),
  };
}

interface SolvedPosition {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  readonly exact: ExactGame;
  readonly ms: number;
}

/** If there are more moves, they are grouped by value and long lists are shortened. */
const MOST_MOVES = 20;
const MOST_ROWS = 10;
const MOST_LINE = 40;

/** The board, the winner and the value of each move. */
function solveReport({ spec, game, position, exact, ms }: SolvedPosition, context: Output): string {
  const { words, style, language } = context;
  const texts = words.solving;
  const rows: Row[] = [[texts.labels.value, style.strong(verdict(exact.verdict(position), exact.points, context))]];
  rows.push(...moveRows(game, position, exact, context).map((text, i): Row => [i === 0 ? texts.labels.moves : '', text]));
  const line = bestLine(game, position, exact);
  if (line.length > 0) rows.push([texts.labels.line, line.join(' ')]);
  if (exact.grundy !== undefined) rows.push([texts.labels.grundy, texts.grundy(exact.grundy(position))]);
  rows.push([
    texts.labels.solved,
    `${texts.solved({ positions: exact.positions, graph: exact.graph, megabytes: Math.ceil(exact.bytes / MEGABYTE) })} · ${formatTime(ms, language)}`,
  ]);
  return report(title({ game, spec }, context), shownBoard(game, position, context), rows, context);
}

/** `Max wins in 3 plies`, `draw`, or the points. */
function verdict({ value, remoteness = 0 }: Verdict, points: boolean, { words, language }: Output): string {
  if (value === 0) return points ? words.solving.even : words.draw;
  return describeScore(points ? value : seenBy(value > 0 ? MAX : MIN, WIN - remoteness), language);
}

/** A move a line; of many moves, those of the same worth on one line, the best first. */
function moveRows(game: Game, position: Position, exact: ExactGame, voice: Output): string[] {
  const { words, style } = voice;
  const texts = words.solving;
  const verdicts = moveVerdicts(exact, position);
  const worth = (move: MoveVerdict) => verdict(move, exact.points, voice);
  const text = ({ move }: MoveVerdict) => game.formatMove(move, position);
  if (verdicts.length > MOST_MOVES) {
    const rows: string[] = [];
    for (let rest: readonly MoveVerdict[] = verdicts; rest.length > 0; ) {
      if (rows.length === MOST_ROWS) return [...rows, words.arena.more({ number: rest.length })];
      const best = bestMoves(rest, position.turn());
      rows.push(
        texts.worth({ verdict: worth(best[0]), moves: best.slice(0, MOST_MOVES).map(text).join(' ') }) +
          (best.length > MOST_MOVES ? ` ${words.arena.more({ number: best.length - MOST_MOVES })}` : ''),
      );
      rest = rest.filter((verdict) => !best.includes(verdict));
    }
    return rows;
  }
  const best = bestMoves(verdicts, position.turn());
  const marked = best.length < verdicts.length ? best : [];
  const widest = Math.max(0, ...verdicts.map((verdict) => text(verdict).length));
  return verdicts.map((move) => {
    const mark = marked.includes(move) ? `  ${style.good(texts.best)}` : '';
    return `${style.strong(text(move).padEnd(widest))}  ${worth(move)}${mark}`;
  });
}

/**
 * Perfect play by both, the first of the best moves each time; cut off where it is long, or comes back to where it
 * was.
 */
function bestLine(game: Game, position: Position, exact: ExactGame): string[] {
  const line: string[] = [];
  const seen = new Set<string>();
  let plies = 0;
  for (; position.outcome() === undefined && plies < MOST_LINE; plies++) {
    const here = game.formatPosition(position);
    if (seen.has(here)) break;
    seen.add(here);
    const [best] = bestMoves(moveVerdicts(exact, position), position.turn());
    line.push(game.formatMove(best.move, position));
    position.play(best.move);
  }
  const open = position.outcome() === undefined;
  for (; plies > 0; plies--) position.undo();
  return open ? [...line, '…'] : line;
}
