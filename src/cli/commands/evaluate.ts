import { describeScore, type Game, MAX, MIN, type Player, type Position, playerName, unwrap } from '../../core/index.ts';
import {
  chosenHeuristic,
  descriptors,
  formatPoints,
  grouped,
  type Heuristic,
  heuristicOf,
  heuristicSetOf,
  parseHeuristicFile,
  signedPoints,
  type Term,
  totalOf,
  writtenSum,
} from '../../games/index.ts';
import { inLanguage } from '../../i18n/index.ts';
import { textFlag } from '../arguments.ts';
import type { Args, Command, Context } from '../command.ts';
import { readText } from '../files.ts';
import { heuristicFlag, heuristicText, plainGame } from '../heuristic.ts';
import { GAME_OPTIONS, POSITION_OPTIONS } from '../options.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { shownBoard, title } from '../report.ts';
import { replay, startOf } from '../starting.ts';
import { indentAndWrap, table } from '../style.ts';

export const command: Command = {
  name: 'evaluate',
  group: 'see',
  summary: {
    en: 'what a heuristic says of a position, term by term',
    fr: 'ce qu’une heuristique dit d’une position, terme par terme',
  },
  synopsis: ['evaluate <game> [--position P] [--moves M1,M2] [--heuristic NAME | --table FILE|TEXT] [--json]'],
  examples: {
    'evaluate connect4 --position ...xo../.xoox../oxoxoxo': {
      en: 'example 10 of the Course: 13 + 6 + 8 + 4 + 7 + 4 − 11 − 8 − 10 − 3 − 5 − 5 − 3 = −3',
      fr: 'exemple 10 du cours : 13 + 6 + 8 + 4 + 7 + 4 − 11 − 8 − 10 − 3 − 5 − 5 − 3 = −3',
    },
    "evaluate chess --position 'r1b3k1/5ppp/2n2n2/8/8/2N5/PP3PPP/3R2K1 w - - 0 1' --heuristic course": {
      en: 'chess by the points of the Course, as in its example 11: −4',
      fr: 'les échecs avec les points du cours, comme à son exemple 11 : −4',
    },
    'evaluate connect4 --moves 443526 --heuristic alignments': {
      en: 'Marty 2013: rows of two and three',
      fr: 'Marty 2013 : alignements de deux et de trois',
    },
    "evaluate tictactoe --moves b2,a1 --table '2 1 2 / 1 3 1 / 2 1 2'": {
      en: 'a table of your own, rows from the top',
      fr: 'une table à vous, rangées de haut en bas',
    },
    "evaluate chess --moves e4,d5,exd5 --table 'queen 9, rook 5, bishop 3, knight 3, pawn 1' --json": {
      en: 'a weight for each kind of piece, for a program',
      fr: 'un poids par sorte de pièce, pour un programme',
    },
  },
  options: {
    'heuristic NAME': {
      en: 'which heuristic: connect4 has table and alignments; chess has tapered, course and thesis; a wrong name lists them. Numbers may follow: alignments long=5 short=2 (runs that lack one stone and two); course queen=9; thesis queen=900 open=60 pinned=25 mobility=5 development=10; a wrong one lists them. At connect4 columns=4352617 behind it is the order in which columns are tried. A file has the same text, a table, or JSON: {"game": "connect4", "heuristic": "alignments", "settings": {"long": 5}} or {"game": "tictactoe", "table": [[2,1,2],[1,3,1],[2,1,2]]}',
      fr: 'quelle heuristique : connect4 a table et alignments ; les échecs ont tapered, course et thesis ; un nom inconnu en donne la liste. Des nombres peuvent suivre : alignments long=5 short=2 (alignements auxquels manquent un jeton et deux) ; course queen=9 ; thesis queen=900 open=60 pinned=25 mobility=5 development=10 ; un nom inconnu en donne la liste. Au Puissance 4, columns=4352617 ensuite est l’ordre dans lequel les colonnes sont essayées. Un fichier contient le même texte, une table, ou du JSON : {"game": "connect4", "heuristic": "alignments", "settings": {"long": 5}} ou {"game": "tictactoe", "table": [[2,1,2],[1,3,1],[2,1,2]]}',
    },
    'table T': {
      en: 'a table of your own, as text or in a file: one whole number for each square, row by row from the top, rows apart by / or by lines (a list of lists of Python is fine); one number alone is for every square; for several kinds of pieces write each name before its numbers',
      fr: 'une table à vous, tapée ou dans un fichier : un entier par case, rangée par rangée depuis le haut, séparées par / ou par des lignes (une liste de listes de Python convient) ; un seul nombre vaut pour toutes les cases ; pour plusieurs sortes de pièces, écrivez chaque nom devant ses nombres',
    },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  },
  output: {
    en: `The board, then what is counted: whose it is, what, on which squares, its points each and together. Points are from Max's view: his count for, Min's against; the sum is exactly what a search takes for a leaf.
--json gives {game, position, turn, heuristic, title, heuristics, table, terms: [{text, player, squares, points}], total, outcome}: player is max, min, or null for what is weighed for both at once; outcome is null while the game goes on, and table null unless --table was given.`,
    fr: `Le plateau, puis ce qui est compté : à qui, quoi, sur quelles cases, les points de chacun et ensemble. Les points sont du point de vue de Max : les siens en plus, ceux de Min en moins ; la somme est exactement ce qu’une recherche prend pour une feuille.
--json donne {game, position, turn, heuristic, title, heuristics, table, terms: [{text, player, squares, points}], total, outcome} : player est max, min, ou null pour ce qui est pesé pour les deux à la fois ; outcome est null tant que la partie continue, et table est null sans --table.`,
  },
  positionals: [0, 1],
  thread: 'main',
  run,
};

async function run(context: Context): Promise<number> {
  const { args } = context;
  const start = await startOf(context, 'evaluate');
  const game = plainGame(start.game);
  const [spec, { position }] = game === start.game ? [start.spec, start] : [game.name, replay(game, start.from, start.moves)];
  const heuristicSet = await heuristicSetOf(game);
  if (heuristicSet === undefined) {
    const games = descriptors.filter((descriptor) => descriptor.heuristicSet !== undefined).map(({ info }) => info.name);
    throw usageError((say) => say.evaluation.none({ game: spec, games }));
  }
  const [typed, given] = [await heuristicFlag(args, game), await tableTyped(args, game)];
  if (typed !== undefined && given !== undefined)
    throw usageError((say) => say.conflict({ first: '--heuristic', second: '--table', remedy: say.evaluation.oneHeuristic }));
  const heuristic = unwrap(chosenHeuristic(game, heuristicSet, { heuristic: typed ?? heuristicOf(start.game), table: given }));
  const terms = heuristic.terms(position);
  const evaluation = { game, spec, position, heuristic, terms };
  const names = heuristicSet.heuristics.map(({ name }) => name);
  context.out(args.flags.json === true ? `${JSON.stringify(asJson(evaluation, names, given))}\n` : asText(evaluation, context));
  return EXIT_OK;
}

/** The text itself, or the content of the file that it names. */
async function tableTyped(args: Args, game: Game): Promise<string | undefined> {
  const typed = textFlag(args, 'table');
  if (typed === undefined) return undefined;
  // A text without a digit can only be a file name.
  const text = /\d/.test(typed) ? await heuristicText(typed, game) : unwrap(parseHeuristicFile(readText(typed), game));
  return text.replace(/^table=/, '');
}

interface EvaluatedPosition {
  readonly game: Game;
  readonly spec: string;
  readonly position: Position;
  readonly heuristic: Heuristic<Position>;
  readonly terms: readonly Term[];
}

function asJson(
  { spec, game, position, heuristic, terms }: EvaluatedPosition,
  heuristics: readonly string[],
  own: string | undefined,
) {
  return {
    ...{ game: spec, position: game.formatPosition(position), turn: playerKey(position.turn()) },
    ...{ heuristic: heuristic.name, title: heuristic.title, heuristics, table: own ?? null },
    terms: terms.map(({ name, player, squares, points }) => ({ text: name, player: playerKey(player), squares, points })),
    ...{ total: totalOf(terms), outcome: position.outcome() ?? null },
  };
}

const playerKey = (player: Player | undefined) => (player === undefined ? null : player === MAX ? 'max' : 'min');

/** The most squares that are named; the rest are counted. */
const MOST_SQUARES = 10;

function asText({ spec, game, position, heuristic, terms }: EvaluatedPosition, context: Context): string {
  const { words, style, language } = context;
  const texts = words.evaluation;
  const shown = (squares: readonly string[]) =>
    squares.length <= MOST_SQUARES
      ? squares.join(' ')
      : `${squares.slice(0, MOST_SQUARES).join(' ')} ${texts.more({ count: squares.length - MOST_SQUARES })}`;
  const rows = grouped(terms).map(({ name, player, squares, count, weight, points }) => [
    player === undefined ? '' : playerName(player),
    inLanguage(name, language),
    shown(squares),
    count === 1 ? '' : `${count} × ${formatPoints(weight, language)}`,
    signedPoints(points, language),
  ]);
  const total = totalOf(terms);
  const named = [texts.side, texts.what, texts.squares, texts.each, texts.points];
  const worth =
    total === 0 ? texts.even : texts.ahead({ total: signedPoints(total, language), player: playerName(total > 0 ? MAX : MIN) });
  const outcome = position.outcome();
  return `${[
    title({ game, spec }, context),
    '',
    ...shownBoard(game, position, context),
    `  ${style.strong(inLanguage(heuristic.title, language))}  ${style.faint(heuristic.name)}`,
    indentAndWrap(inLanguage(heuristic.about, language)),
    '',
    ...(rows.length === 0 ? [] : [table(named, rows, style).replace(/^/gm, '  '), '']),
    indentAndWrap(`${texts.sum}  ${writtenSum(terms, total, language)}`),
    `  ${style.strong(worth)}`,
    ...(outcome === undefined ? [] : [indentAndWrap(texts.over({ outcome: describeScore(outcome, language) }))]),
  ].join('\n')}\n`;
}
