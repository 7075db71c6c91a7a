import { type Game, ok, type Position, type Result } from '../../core/index.ts';
import { type Language, localeOf } from '../../i18n/index.ts';
import { boardAdapterOf } from '../registry.ts';
import type { Term } from './terms.ts';
import type { Heuristic, HeuristicSet } from './weight-table.ts';
import { parseTable, tableTerms } from './weight-table.ts';
import { failure, OWN_TABLE } from './words.ts';

/** A heuristic of the game by its name, or a typed table. Default: the first heuristic. */
export interface HeuristicChoice {
  readonly heuristic?: string | undefined;
  readonly table?: string | undefined;
}

/** The name of the heuristic of a user's own table. */
export const OWN = 'own';

/** The heuristic that the options select. */
export function chosenHeuristic(
  game: Game,
  weighing: HeuristicSet<Position>,
  { heuristic, table }: HeuristicChoice,
): Result<Heuristic<Position>> {
  if (table !== undefined || heuristic === OWN) return ownHeuristic(game, weighing, table ?? weighing.table);
  const { heuristics } = weighing;
  const typed = heuristic?.toLowerCase();
  const found = typed === undefined ? heuristics[0] : heuristics.find(({ name }) => name === typed);
  if (found !== undefined) return ok(found);
  return failure('no-heuristic', { game: game.name, typed: heuristic as string, names: heuristics.map(({ name }) => name) });
}

function ownHeuristic(game: Game, { layout }: HeuristicSet<Position>, text: string): Result<Heuristic<Position>> {
  const { scene } = boardAdapterOf(game);
  const table = parseTable(text, scene(game.start()), layout);
  if (!table.ok) return table;
  return ok({ name: OWN, ...OWN_TABLE[layout.min], terms: (position) => tableTerms(table.value, scene(position), layout) });
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
