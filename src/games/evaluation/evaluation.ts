import { type Game, ok, type Position, type Result } from '../../core/index.ts';
import { type Language, localeOf } from '../../i18n/index.ts';
import { nearest } from '../nearest.ts';
import { boardAdapterOf } from '../registry.ts';
import type { Term } from './terms.ts';
import { totalOf } from './terms.ts';
import type { Heuristic, HeuristicSet, HeuristicValues } from './weight-table.ts';
import { formatTable, MOST_WEIGHT, parseTable, tableTerms, tableTotal } from './weight-table.ts';
import { failure, OWN_TABLE } from './words.ts';

/** A heuristic as `parseHeuristic` reads it, or a typed table. Default: the first heuristic. */
export interface HeuristicChoice {
  readonly heuristic?: string | undefined;
  readonly table?: string | undefined;
}

/** The name of the heuristic of a user's own table. */
export const OWN = 'own';

/** A heuristic with a value for each of its settings. */
export interface ChosenHeuristic extends Heuristic<Position> {
  /** In its shortest form: what `parseHeuristic` reads. */
  readonly text: string;
  readonly values: HeuristicValues;
  /** The sum of the terms; undefined if it is the game's own `evaluate`. */
  readonly evaluate: ((position: Position) => number) | undefined;
  /** All moves, those to be tried first in front; undefined: in the game's own order. */
  readonly order: readonly number[] | undefined;
}

/** The heuristic that the options select. */
export function chosenHeuristic(
  game: Game,
  set: HeuristicSet<Position>,
  { heuristic, table }: HeuristicChoice,
): Result<ChosenHeuristic> {
  return parseHeuristic(table === undefined ? (heuristic ?? set.heuristics[0].name) : `table=${table}`, game, set);
}

/** A name, and perhaps settings: everything else is a table. */
const NAMED = /^\p{L}*(?:[\s;,]+\p{L}+=[^\s;,]*)*$/u;

/**
 * Reads a heuristic of a game: a name with or without settings, `alignments long=5`, or a table of one's own,
 * `table=1 2 1 / 2 3 2 / 1 2 1`; in games that let users choose it, behind either the order in which moves are tried,
 * `columns=4352617`.
 */
export function parseHeuristic(text: string, game: Game, set: HeuristicSet<Position>): Result<ChosenHeuristic> {
  const { rest, order } = withoutOrder(text.trim(), set);
  if (order !== undefined && !order.ok) return order;
  const [, table] = /^table\s*=(.*)$/is.exec(rest) ?? [];
  const isTable = table !== undefined || rest.toLowerCase() === OWN || !NAMED.test(rest);
  const read = isTable
    ? ownHeuristic(game, set, table ?? (rest.toLowerCase() === OWN ? set.table : rest))
    : namedHeuristic(rest, game, set);
  if (!read.ok || order === undefined) return read;
  return ok({ ...read.value, text: `${read.value.text} ${order.value.text}`, order: order.value.moves });
}

/** The text without the order of the moves in it. */
function withoutOrder(text: string, { order }: HeuristicSet<Position>) {
  if (order === undefined) return { rest: text };
  const [found, typed = ''] = new RegExp(`(?:^|[\\s;,])${order.name}\\s*=\\s*(\\S*)`, 'i').exec(text) ?? [];
  if (found === undefined) return { rest: text };
  const moves = order.parse(typed);
  const rest = text.replace(found, '').trim() || OWN_EVALUATION;
  return { rest, order: moves.ok ? ok({ text: `${order.name}=${typed}`, moves: moves.value }) : moves };
}

/** Stands for the first heuristic where only the order of the moves is typed. */
const OWN_EVALUATION = '';

function namedHeuristic(text: string, game: Game, { heuristics }: HeuristicSet<Position>): Result<ChosenHeuristic> {
  const [typed = '', ...parts] = text.split(/[\s;,]+/);
  const found = typed === '' ? heuristics[0] : heuristics.find(({ name }) => name === typed.toLowerCase());
  if (found === undefined) return failure('no-heuristic', { game: game.name, typed, names: heuristics.map(({ name }) => name) });
  const { name: heuristic, settings = [] } = found;
  const values: Record<string, number> = Object.fromEntries(settings.map(({ name, usual }) => [name, usual]));
  for (const part of parts) {
    const [name = '', number = ''] = part.split('=');
    const names = Object.keys(values);
    if (!Object.hasOwn(values, name))
      return failure('heuristic-setting', { heuristic, typed: name, near: nearest(name, names) ?? '', names });
    if (!/^[-+]?\d+$/.test(number) || Math.abs(Number(number)) > MOST_WEIGHT)
      return failure('table-number', { typed: number, most: MOST_WEIGHT });
    values[name] = Number(number);
  }
  const changed = settings.filter(({ name, usual }) => values[name] !== usual).map(({ name }) => `${name}=${values[name]}`);
  const terms = (position: Position) => found.terms(position, values);
  const isOwn = found === heuristics[0] && changed.length === 0;
  const total = found.total ?? ((position: Position) => totalOf(terms(position)));
  return ok({
    ...found,
    text: [heuristic, ...changed].join(' '),
    values,
    terms,
    evaluate: isOwn ? undefined : (position) => total(position, values),
    order: undefined,
  });
}

function ownHeuristic(game: Game, { layout }: HeuristicSet<Position>, text: string): Result<ChosenHeuristic> {
  const { scene } = boardAdapterOf(game);
  const board = scene(game.start());
  const table = parseTable(text, board, layout);
  if (!table.ok) return table;
  const total = tableTotal(table.value, board, layout);
  return ok({
    name: OWN,
    ...OWN_TABLE[layout.min],
    text: `table=${formatTable(table.value, board, layout)}`,
    values: {},
    terms: (position) => tableTerms(table.value, scene(position), layout),
    evaluate: (position) => total(scene(position)),
    order: undefined,
  });
}

const MINUS = '\u2212';

/** `−0.375`, `13`; in French with a comma. */
export function formatPoints(points: number, language: Language): string {
  const digits = Math.abs(points).toLocaleString(localeOf(language), { maximumFractionDigits: 3 });
  return points < 0 ? MINUS + digits : digits;
}

/** The same with its sign: `+13`. */
export function signedPoints(points: number, language: Language): string {
  return points > 0 ? `+${formatPoints(points, language)}` : formatPoints(points, language);
}

/** The sum as the course writes it: `13 + 6 + 8 − 11 − 3 = 13`. */
export function writtenSum(terms: readonly Term[], total: number, language: Language): string {
  return sumParts(terms, total, language).join(' ');
}

/** The same in parts, each with its sign: `13`, `+ 6`, `= 19`. */
export function sumParts(terms: readonly Term[], total: number, language: Language): readonly string[] {
  const first = terms[0] === undefined ? '0' : formatPoints(terms[0].points, language);
  const rest = terms.slice(1).map(({ points }) => `${points < 0 ? MINUS : '+'} ${formatPoints(Math.abs(points), language)}`);
  return [first, ...rest, `= ${formatPoints(total, language)}`];
}
