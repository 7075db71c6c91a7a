import { valueOfScore } from '../../engines/index.ts';
import type { Connect4Position } from '../../games/index.ts';
import { formatNumber, formatRate, formatTime } from '../../say/index.ts';
import { drawing, paintStones } from '../board.ts';
import type { Context } from '../command.ts';
import type { SolvedOne } from './solved.ts';

type Voice = Pick<Context, 'words' | 'style' | 'language'>;

/** The board with the score of each column under it, who wins and when, and what it took. */
export function solvedReport({ game, position, answer, columns, threads }: SolvedOne, context: Voice): string {
  const { words, style, language } = context;
  const say = words.connect4;
  const { score, least, most, nodes, ms, fromBook } = answer;
  const rows: [string, string][] = [];
  if (score === undefined) rows.push([say.labels.score, style.strong(say.between(least, most))]);
  else {
    rows.push([words.labels.value, style.strong(worth(position, score, words))]);
    rows.push([say.labels.score, say.score(score)]);
  }
  const count = (number: number) => formatNumber(number, language);
  const work = (nodes: number, ms: number) =>
    `${count(nodes)} · ${formatTime(ms, language)}${ms >= 1 ? ` · ${words.nodesPerSecond({ rate: formatRate((1000 * nodes) / ms, language) })}` : ''}`;
  rows.push([
    words.labels.nodes,
    fromBook ? say.fromBook : work(nodes, ms) + (threads > 1 ? ` · ${say.threads({ threads })}` : ''),
  ]);
  if (columns.nodes > 0) rows.push([say.labels.columns, work(columns.nodes, columns.ms)]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return `${[
    style.strong(game.name),
    '',
    ...scoredBoard(drawing(game, position, language), columns.scores, context),
    '',
    ...rows.map(([label, text]) => `  ${style.faint(label.padEnd(width))}  ${text}`),
  ].join('\n')}\n`;
}

/** `Max wins in 7 plies`, or `draw`. */
export function worth(position: Connect4Position, score: number, words: Context['words']): string {
  const value = valueOfScore(score, position.columnsPlayed().length, position.turn());
  return words.value({ value, bound: 'exact', final: true, depth: 0 });
}

/** The board with room for numbers under its columns, and a sign under the best ones. */
export function scoredBoard(
  drawing: string,
  scores: readonly (number | undefined)[],
  { style }: Pick<Context, 'style'>,
): string[] {
  const lines = drawing.split('\n');
  const status = lines.pop() as string;
  const across = (cells: readonly string[]) => cells.map((cell) => cell.padStart(4)).join('');
  const board = lines.map((line) => paintStones(across(line.trim().split(/\s+/)), style));
  const known = scores.filter((score) => score !== undefined);
  if (known.length === 0) return [...board, `   ${status}`];
  const best = Math.max(...known);
  const shown = scores.map((score) => (score === undefined ? '' : score > 0 ? `+${score}` : `${score}`));
  return [
    ...board,
    style.strong(across(shown)),
    style.good(across(scores.map((score) => (score === best ? '^' : ''))).trimEnd()),
    `   ${status}`,
  ];
}
