import { isWin, MAX, type Player, type Position, seenBy } from '../../core/index.ts';
import { type Analysis, type MoveValue, scoreOfValue } from '../../engines/index.ts';
import { type Connect4Position, descriptorOf } from '../../games/index.ts';
import { formatNumber, formatTime } from '../../i18n/index.ts';
import { optionsOf } from '../arguments.ts';
import { ask, hasNoValue, progressLine, tablebasesOption } from '../ask-engine.ts';
import type { Args, Command, Context } from '../command.ts';
import { isClassic, scoredBoard } from '../connect4/position.ts';
import { solverOptions } from '../connect4/solver.ts';
import { startWithHeuristic } from '../heuristic.ts';
import type { LoadedGame } from '../load-game.ts';
import { GAME_OPTIONS, HEURISTIC_OPTION, POSITION_OPTIONS, SOLVER_OPTIONS, TABLES_OPTION } from '../options.ts';
import { limitedTo, limitsAsked } from '../plan.ts';
import { EXIT_OK, INTERRUPTED, usageError } from '../problems.ts';
import { describeValue, type Output, shownAnalysis, shownBoard, title } from '../report.ts';

export const command: Command = {
  name: 'analyse',
  group: 'see',
  summary: { en: 'what every legal move is worth', fr: 'ce que vaut chaque coup légal' },
  synopsis: [
    'analyse <game> [--position P] [--moves M1,M2] [--time MS | --depth N]',
    'analyse --game FILE.pdn|FILE.pgn [--number N] [--ply N]',
  ],
  examples: {
    'analyse connect4 --position 44455554': { en: 'the exact score of every column', fr: 'le score exact de chaque colonne' },
    'analyse tictactoe --moves b2,a1': { en: 'exact too: the game is small', fr: 'exact aussi : le jeu est petit' },
    'analyse connect4:8x7x4 --time 5000': {
      en: 'as deep as five seconds allow',
      fr: 'aussi profond que cinq secondes le permettent',
    },
    'analyse draughts:international --time 3000': {
      en: 'as deep as three seconds allow, with the line',
      fr: 'aussi profond que trois secondes le permettent, avec la suite',
    },
    'analyse ./mine.mjs --depth 6 --json': { en: 'a game of your own, for a program', fr: 'votre propre jeu, pour un programme' },
  },
  options: {
    'time MS': {
      en: 'stop after MS milliseconds (2000; connect4 on 7x6 is solved)',
      fr: 'arrêter après MS millisecondes (2000 ; connect4 en 7x6 est résolu)',
    },
    'depth N': { en: 'look N plies ahead', fr: 'regarder N demi-coups en avant (profondeur)' },
    ...TABLES_OPTION,
    ...HEURISTIC_OPTION,
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
    ...SOLVER_OPTIONS,
  },
  output: {
    en: `The board and a line for each move, the best one first and marked >: the move, a bar (longer is better for the side to move), and its value in words from Max's view. Trees of 1, 2, 3... plies are searched until the time is over, the depth is reached or nothing can change any more; the last line says which. Ctrl-C gives what was found so far.
Connect 4 on 7x6 is solved: the numbers under the columns are scores for the side to move, as for minerve solve.
--json gives {game, position, turn, depth, exact, moves: [{move, value, final}], nodes, ms, stopped, pv, unit}: a win of Max in n plies is worth 1000000000 - n, of Min -1000000000 + n; final means that a value holds to the end of the game, exact that every value is final. Connect 4 on 7x6 also has a score for each move.`,
    fr: `Le plateau et une ligne par coup, le meilleur d’abord et marqué > : le coup, une barre (plus longue, elle est meilleure pour qui a le trait), et sa valeur en mots du point de vue de Max. Des arbres de 1, 2, 3... demi-coups sont explorés jusqu’à ce que le temps soit passé, la profondeur atteinte ou que rien ne puisse plus changer ; la dernière ligne le dit. Ctrl-C donne ce qui a été trouvé jusque-là.
Puissance 4 en 7x6 est résolu : les nombres sous les colonnes sont des scores pour qui a le trait, comme pour minerve solve.
--json donne {game, position, turn, depth, exact, moves: [{move, value, final}], nodes, ms, stopped, pv, unit} : un gain de Max en n demi-coups vaut 1000000000 - n, de Min -1000000000 + n ; final dit qu’une valeur tient jusqu’à la fin de la partie, exact qu’elles tiennent toutes. Puissance 4 en 7x6 a aussi un score pour chaque coup.`,
  },
  positionals: [0, 1],
  thread: 'main',
  run,
};

const DEFAULT_TIME_MS = 2000;

async function run(context: Context): Promise<number> {
  const { args, words } = context;
  context.progress('');
  const { game, spec, source, position } = await startWithHeuristic(context, 'analyse');
  const classic = isClassic(game);
  if (!classic) refuseSolverOptions(args, descriptorOf(game)?.search !== undefined);
  const asked = limitsAsked(args);
  const { analysis, interrupted } = await ask({
    game: (classic ? game.info.solved : undefined) ?? source,
    options: { threads: 1, ...solverOptions(args), ...tablebasesOption(args) },
    position: game.formatPosition(position),
    limits: { values: true, ...(classic ? asked : limitedTo(DEFAULT_TIME_MS, asked)) },
    onAnalysis: (analysis) => context.progress(progressOf(shownAnalysis(analysis, game, context.language), context)),
  });
  const analysed = { game, spec, position, analysis };
  if (interrupted && hasNoValue(analysis)) {
    context.note(words.interruptedEarly(undefined, true));
    return INTERRUPTED;
  }
  if (interrupted) context.note(words.analysis.interrupted);
  context.out(args.flags.json === true ? `${JSON.stringify(analysisJson(analysed))}\n` : analysisReport(analysed, context));
  return EXIT_OK;
}

function progressOf(analysis: Analysis, context: Context): string {
  const { progress, moves = [], nodes } = analysis;
  if (progress === undefined) return progressLine(analysis, context);
  return context.words.analysis.solving({ done: moves.filter(({ final }) => final).length, all: moves.length, nodes });
}

function refuseSolverOptions({ flags }: Args, compiled: boolean): void {
  for (const { name } of optionsOf(SOLVER_OPTIONS)) {
    if (flags[name] === undefined) continue;
    if (!compiled) throw usageError((say) => say.analysis.onlyOwnEngine({ option: name }));
    if (name === 'no-book') throw usageError((say) => say.connect4.onlyConnect4({ option: name }));
  }
}

function analysisJson({ game, spec, position, analysis }: AnalysedPosition) {
  const { moves = [], depth, nodes, ms, stopped, pv } = analysis;
  const turn = position.turn();
  const scored = isClassic(game);
  const stones = scored ? (position as Connect4Position).columnsPlayed().length : 0;
  return {
    game: spec,
    position: game.formatPosition(position),
    turn: turn === MAX ? 'max' : 'min',
    depth,
    exact: moves.every(({ final }) => final),
    moves: moves.map(({ move, value, final }) => ({
      ...{ move, value, final },
      ...(scored && final && { score: scoreOfValue(value, stones, turn) }),
    })),
    nodes,
    ms: Math.round(ms * 1000) / 1000,
    stopped,
    pv,
    unit: 'score',
  };
}

/** A position with the value of every legal move. */
interface AnalysedPosition extends Pick<LoadedGame, 'game' | 'spec'> {
  readonly position: Position;
  readonly analysis: Analysis;
}

function analysisReport(analysed: AnalysedPosition, context: Output): string {
  const { words, style, language } = context;
  const { moves = [], depth, pv, nodes, ms } = shownAnalysis(analysed.analysis, analysed.game, language);
  const width = Math.max(0, ...moves.map(({ move }) => move.length));
  const bars = barsOf(moves, analysed.position.turn());
  const best = moves[0]?.value;
  const rows = moves.map(({ move, value, final }, i) => {
    const mark = value === best ? style.good('>') : ' ';
    const valueText = describeValue({ value, bound: 'exact', final }, context);
    return `  ${mark} ${style.strong(move.padEnd(width))}  ${style.faint(bars[i])}  ${valueText}`;
  });
  const exact = moves.every(({ final }) => final);
  const work = [words.analysis.nodes({ nodes: formatNumber(nodes, language) }), formatTime(ms, language)];
  const reach = exact ? words.analysis.exact : words.analysis.depth({ depth });
  return `${[
    title(analysed, context),
    '',
    ...board(analysed, context),
    ...(moves.length === 0
      ? [`  ${words.analysis.over}`]
      : [
          ...rows,
          '',
          ...(pv.length > 1 ? [`  ${style.faint(words.labels.line)}  ${pv.join(' ')}`, ''] : []),
          style.faint(`  ${[reach, ...work].join(' · ')}`),
        ]),
  ].join('\n')}\n`;
}

function board({ game, position, analysis: { moves = [] } }: AnalysedPosition, context: Output): string[] {
  if (isClassic(game)) {
    const scores = new Array<number | undefined>(7).fill(undefined);
    const stones = (position as Connect4Position).columnsPlayed().length;
    for (const { move, value, final } of moves)
      if (final) scores[Number(move) - 1] = scoreOfValue(value, stones, position.turn());
    return [...scoredBoard(game.draw(position, context.language), scores, context), ''];
  }
  return shownBoard(game, position, context);
}

const BAR_LENGTH = 10;

/**
 * Longer is better for the side to move: full for a win, empty for a loss; other values are scaled between the least
 * and the greatest of them.
 */
function barsOf(moves: readonly MoveValue[], turn: Player): string[] {
  const own = moves.map(({ value }) => seenBy(turn, value));
  const between = own.filter((value) => !isWin(value));
  const [least, most] = [Math.min(...between), Math.max(...between)];
  return own.map((value) => {
    if (isWin(value)) return (value > 0 ? '█' : '·').repeat(BAR_LENGTH);
    const share = most === least ? 0.5 : (value - least) / (most - least);
    const full = 1 + Math.round(share * (BAR_LENGTH - 2));
    return '█'.repeat(full) + '·'.repeat(BAR_LENGTH - full);
  });
}
