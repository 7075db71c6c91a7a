import type { Game, Position } from '../core/index.ts';
import type { Thought } from '../engines/index.ts';
import { formatNumber, formatRate, formatTime } from '../say/index.ts';
import { drawBoard } from './board.ts';
import type { Context } from './command.ts';
import { titleOf } from './load-game.ts';
import type { Plan } from './plan.ts';

export interface Searched {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  /** undefined where the compiled search of the game was asked: it counts neither leaves nor cuts. */
  readonly plan: Plan | undefined;
  readonly thought: Thought;
}

/** Of a compiled search, of a game that is over, and before the first move. */
export const NOTHING_COUNTED: NonNullable<Thought['counts']> = { leaves: 0, recalls: 0, cuts: { alpha: 0, beta: 0 } };

/** A board larger than this says nothing in a terminal: an explicit tree of a million leaves, say. */
const MOST_LETTERS = 4000;
const MOST_LINE = 60;

/** The answer in a few lines: the board, then one line for each thing that there is to say. */
export function searchReport(
  { spec, game, position, plan, thought }: Searched,
  context: Pick<Context, 'words' | 'style' | 'language'>,
): string {
  const { words, style, language } = context;
  const board = drawBoard(game, position, language, style);
  const { move, pv, nodes, counts, ms } = thought;
  const { leaves, recalls, cuts } = counts ?? NOTHING_COUNTED;
  const count = (number: number) => formatNumber(number, language);
  const rows: [string, string][] = [[words.labels.value, style.strong(words.valueAtLength(thought))]];
  if (move !== undefined) {
    rows.push([words.labels.move, style.strong(move)]);
    rows.push([words.labels.line, shortLine(pv)]);
  }
  if (plan === undefined) rows.push([words.labels.search, words.compiled], [words.labels.nodes, count(nodes)]);
  else {
    rows.push([words.labels.search, words.composition(plan.settings)]);
    rows.push([words.labels.nodes, words.nodesAndLeaves(count(nodes), count(leaves), recalls > 0 ? count(recalls) : undefined)]);
  }
  if (cuts.alpha + cuts.beta > 0) rows.push([words.labels.cuts, `α ${count(cuts.alpha)} · β ${count(cuts.beta)}`]);
  const speed = ms >= 1 ? ` · ${words.nodesPerSecond({ rate: formatRate((1000 * nodes) / ms, language) })}` : '';
  rows.push([words.labels.time, formatTime(ms, language) + speed]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    style.strong(shortName(titleOf({ game, spec }))),
    '',
    ...(board.length <= MOST_LETTERS ? [board, ''] : []),
    ...rows.map(([label, text]) => `  ${style.faint(label.padEnd(width))}  ${text}`),
    '',
  ].join('\n');
}

/** A tree typed in full is its own name; of a long one the beginning is enough. */
export function shortName(title: string): string {
  return title.length <= 72 ? title : `${title.slice(0, 71)}…`;
}

function shortLine(pv: readonly string[]): string {
  return pv.length <= MOST_LINE ? pv.join(' ') : `${pv.slice(0, MOST_LINE).join(' ')} … (+${pv.length - MOST_LINE})`;
}
