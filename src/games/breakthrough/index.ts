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
import { inFull, type Language } from '../../say/index.ts';
import type { CardedGame } from '../card.ts';
import { parseDimensions, status } from '../position.ts';
import { breakthroughCard } from './card.ts';
import { type BreakthroughRules, breakthroughRules, letterOf, type State } from './rules.ts';
import { failure, problem } from './words.ts';

export type BreakthroughPosition = PurePosition<State, number>;

export interface Breakthrough extends CardedGame<BreakthroughPosition> {
  readonly rules: BreakthroughRules;
}

/** Two rows of men for each side need four rows; larger boards take ever longer and are no better. */
const LEAST = { columns: 2, rows: 4 };
const MOST = 12;

/** Whoever first brings a man to the last row, or takes all of the other's men, wins. */
export function breakthrough(columns = 8, rows = 8): Breakthrough {
  const wrong = sizeProblem(columns, rows);
  if (wrong !== undefined) throw new RangeError(wrong.message);
  const rules = breakthroughRules(columns, rows);
  // All that `fromPure` makes of the rules; what follows is shorter to type and nicer to read than its JSON.
  const game = fromPure(rules.pure);
  return {
    ...game,
    card: breakthroughCard,
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

/** The two squares of `a2-a3`, `a2xb3`, `a2a3`, in upper or lower case; undefined where they are not on the board. */
export function squaresTyped(text: string, { columns, rows }: BreakthroughRules): [from: string, to: string] | undefined {
  const match = /^([a-z])([1-9]\d?)[-x]?([a-z])([1-9]\d?)$/i.exec(text.trim());
  if (match === null) return undefined;
  const [, fromColumn, fromRow, toColumn, toRow] = match.map((part) => part.toLowerCase());
  const isColumn = (letter: string) => letter.charCodeAt(0) - 97 < columns;
  if (!isColumn(fromColumn) || !isColumn(toColumn) || Number(fromRow) > rows || Number(toRow) > rows) return undefined;
  return [fromColumn + fromRow, toColumn + toRow];
}

/** The men row by row from the top. */
const rowsOf = (men: string, { columns, rows }: BreakthroughRules) =>
  Array.from({ length: rows }, (_, row) => men.slice(row * columns, (row + 1) * columns));

/** `bbbbb/bbbbb/5/wwwww/wwwww w`: rows from the top, numbers for empty squares, and who is to move, as FEN has it. */
export function formatState({ men, turn }: State, rules: BreakthroughRules): string {
  const lines = rowsOf(men, rules).map((row) => row.replace(/\.+/g, (empty) => String(empty.length)));
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
  return ok({ men, turn: turn === 'w' ? MAX : MIN });
}

function draw(position: BreakthroughPosition, rules: BreakthroughRules, language?: Language): string {
  const { columns, rows } = rules;
  const margin = String(rows).length;
  const line = (name: string, cells: string) => [name.padStart(margin), ...cells].join(' ');
  return [
    ...rowsOf(position.state.men, rules).map((row, i) => line(String(rows - i), row)),
    line('', 'abcdefghijkl'.slice(0, columns)),
    status(position, (player: Player) => `${playerName(player)} (${letterOf(player)})`, language),
  ].join('\n');
}
