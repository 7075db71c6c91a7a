import {
  fromPure,
  legalMove,
  MAX,
  MIN,
  ok,
  type Player,
  type Problem,
  type PurePosition,
  playerName,
  type Result,
} from '../../core/index.ts';
import { inFull, type Language } from '../../i18n/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { boardCaption, parseDimensions } from '../position.ts';
import { letters, numbers } from '../scene.ts';
import { drawnRows, splitRows } from '../text-board.ts';
import { breakthroughInfo } from './info.ts';
import { type BreakthroughRules, breakthroughRules, letterOf, type State } from './rules.ts';
import { failure, problem } from './words.ts';

export type BreakthroughPosition = PurePosition<State, number>;

export interface Breakthrough extends BuiltInGame<BreakthroughPosition> {
  readonly rules: BreakthroughRules;
}

/** Two rows of men for each side need four rows; larger boards take ever longer and are no better. */
const LEAST = { columns: 2, rows: 4 };
const MOST = 12;

/** The first side to bring a man to the last row, or to take all of the other's men, wins. */
export function breakthrough(columns = 8, rows = 8): Breakthrough {
  const wrong = sizeProblem(columns, rows);
  if (wrong !== undefined) throw new RangeError(wrong.message);
  const rules = breakthroughRules(columns, rows);
  // Everything that `fromPure` makes from the rules; the functions below replace its JSON by a shorter notation.
  const game = fromPure(rules.pure);
  return {
    ...game,
    info: breakthroughInfo,
    rules,
    parseMove: (text, position) => {
      const path = squaresTyped(text, rules);
      const meant = path && [path.join('-'), path.join('x')].map((move) => legalMove(move, position, game.formatMove));
      return meant?.find((move) => move.ok) ?? legalMove(text.trim(), position, game.formatMove);
    },
    formatPosition: ({ state }) => formatState(state, rules),
    parsePosition: (text) => {
      const state = parseState(text, rules);
      return state.ok ? ok(game.at(state.value)) : state;
    },
    draw: (position, language) => draw(position, rules, language),
  };
}

/** `breakthrough` or `breakthrough:6x6`: columns x rows. */
export function breakthroughFromOptions(options: readonly string[]): Result<Breakthrough> {
  if (options.length === 0) return ok(breakthrough());
  const sides = options.length === 1 ? parseDimensions(options[0]) : undefined;
  if (sides?.length !== 2) return failure('not-a-breakthrough-size', { typed: options.join(':') });
  const [columns, rows] = sides;
  const error = sizeProblem(columns, rows);
  return error === undefined ? ok(breakthrough(columns, rows)) : { ok: false, error };
}

function sizeProblem(columns: number, rows: number): Problem | undefined {
  const fits = (side: number, least: number) => Number.isInteger(side) && side >= least && side <= MOST;
  if (fits(columns, LEAST.columns) && fits(rows, LEAST.rows)) return undefined;
  return problem('breakthrough-size', { columns, rows, most: MOST });
}

/** The two squares of `a2-a3`, `a2xb3`, `a2a3`, in upper or lower case; undefined if they are not on the board. */
export function squaresTyped(text: string, { columns, rows }: BreakthroughRules): [from: string, to: string] | undefined {
  const match = /^([a-z])([1-9]\d?)[-x]?([a-z])([1-9]\d?)$/i.exec(text.trim());
  if (match === null) return undefined;
  const [, fromColumn, fromRow, toColumn, toRow] = match.map((part) => part.toLowerCase());
  const isColumn = (letter: string) => letter.charCodeAt(0) - 97 < columns;
  if (!isColumn(fromColumn) || !isColumn(toColumn) || Number(fromRow) > rows || Number(toRow) > rows) return undefined;
  return [fromColumn + fromRow, toColumn + toRow];
}

/** `bbbbb/bbbbb/5/wwwww/wwwww w`: rows from the top, numbers for empty squares, and the player to move, as in FEN. */
export function formatState({ board: men, turn }: State, rules: BreakthroughRules): string {
  const rows = splitRows([...men], rules.columns).map((row) => row.join(''));
  const lines = rows.map((row) => row.replace(/\.+/g, (empty) => String(empty.length)));
  return `${lines.join('/')} ${letterOf(turn)}`;
}

function parseState(text: string, rules: BreakthroughRules): Result<State> {
  const { columns, rows, pure } = rules;
  const [, board, turn] = /^([wb.\d/]+)\s+([wb])$/.exec(text.trim().toLowerCase()) ?? [];
  if (board === undefined) return failure('not-a-breakthrough', { typed: text, example: inFull(formatState(pure.start, rules)) });
  const lines = board.split('/').map((row) => row.replace(/\d+/g, (empty) => '.'.repeat(Math.min(Number(empty), MOST + 1))));
  if (lines.length !== rows) return failure('breakthrough-rows', { count: lines.length, rows });
  const wrong = lines.findIndex((row) => row.length !== columns);
  if (wrong >= 0) return failure('breakthrough-row', { row: rows - wrong, columns });
  const men = lines.join('');
  if (!/[wb]/.test(men)) return failure('no-man-at-all');
  const most = 2 * columns;
  if ([...men].filter((letter) => letter === 'w').length > most) return failure('too-many-white-men', { most });
  if ([...men].filter((letter) => letter === 'b').length > most) return failure('too-many-black-men', { most });
  if (lines[0].includes('w') && lines[rows - 1].includes('b')) return failure('both-arrived');
  return ok({ board: men, turn: turn === 'w' ? MAX : MIN });
}

function draw(position: BreakthroughPosition, rules: BreakthroughRules, language?: Language): string {
  const cells = splitRows([...position.state.board], rules.columns);
  const names = { columnNames: letters(rules.columns), rowNames: numbers(rules.rows).reverse() };
  const { lines, columns } = drawnRows({ ...names, cells, gap: ' ' });
  return [
    ...lines,
    columns,
    boardCaption(position, (player: Player) => `${playerName(player)} (${letterOf(player)})`, language),
  ].join('\n');
}
