import type { Game, Position } from '../../core/index.ts';
import { bestMoves, type ExactGame, type MoveVerdict, moveVerdicts } from '../../engines/index.ts';
import { formatTime } from '../../say/index.ts';
import { drawBoard } from '../board.ts';
import type { Context } from '../command.ts';
import { titleOf } from '../load-game.ts';
import { shortName } from '../search-report.ts';
import { MEGABYTE } from './watch.ts';

type Voice = Pick<Context, 'words' | 'style' | 'language'>;

export interface Solved {
  readonly spec: string;
  readonly game: Game;
  readonly position: Position;
  readonly exact: ExactGame;
  readonly ms: number;
}

/** Beyond this a board says nothing in a terminal, and moves are gathered by what they are worth. */
const MOST_LETTERS = 4000;
const MOST_MOVES = 20;
const MOST_ROWS = 10;
const MOST_LINE = 40;

/** The board, who wins, and what each move is worth. */
export function solveReport({ spec, game, position, exact, ms }: Solved, context: Voice): string {
  const { words, style, language } = context;
  const said = words.solving;
  const board = drawBoard(game, position, language, style);
  const over = position.outcome() !== undefined;
  const { value, remoteness } = exact.verdict(position);
  const rows: [string, string][] = [[said.labels.value, style.strong(said.verdict(value, remoteness, exact.points, over))]];
  rows.push(
    ...moveRows(game, position, exact, context).map((text, i): [string, string] => [i === 0 ? said.labels.moves : '', text]),
  );
  const line = bestLine(game, position, exact);
  if (line.length > 0) rows.push([said.labels.line, line.join(' ')]);
  if (exact.grundy !== undefined) rows.push([said.labels.grundy, said.grundy(exact.grundy(position))]);
  rows.push([
    said.labels.solved,
    `${said.solved(exact.positions, Math.ceil(exact.bytes / MEGABYTE))} · ${formatTime(ms, language)}`,
  ]);
  const width = Math.max(...rows.map(([label]) => label.length));
  return `${[
    style.strong(shortName(titleOf({ game, spec }))),
    '',
    ...(board.length <= MOST_LETTERS ? [board, ''] : []),
    ...rows.map(([label, text]) => `  ${style.faint(label.padEnd(width))}  ${text}`),
  ].join('\n')}\n`;
}

/** A move a line; of many moves, those of the same worth on one line, the best first. */
function moveRows(game: Game, position: Position, exact: ExactGame, { words, style }: Voice): string[] {
  const said = words.solving;
  const verdicts = moveVerdicts(exact, position);
  const worth = ({ value, remoteness }: MoveVerdict) => said.verdict(value, remoteness, exact.points, false);
  const text = ({ move }: MoveVerdict) => game.formatMove(move, position);
  if (verdicts.length > MOST_MOVES) {
    const rows: string[] = [];
    for (let rest: readonly MoveVerdict[] = verdicts; rest.length > 0; ) {
      if (rows.length === MOST_ROWS) return [...rows, words.arena.more(rest.length)];
      const best = bestMoves(rest, position.turn());
      rows.push(
        said.worth(worth(best[0]), best.slice(0, MOST_MOVES).map(text)) +
          (best.length > MOST_MOVES ? ` ${words.arena.more(best.length - MOST_MOVES)}` : ''),
      );
      rest = rest.filter((verdict) => !best.includes(verdict));
    }
    return rows;
  }
  const best = bestMoves(verdicts, position.turn());
  const marked = best.length < verdicts.length ? best : [];
  const widest = Math.max(0, ...verdicts.map((verdict) => text(verdict).length));
  return verdicts.map((verdict) => {
    const mark = marked.includes(verdict) ? `  ${style.good(said.best)}` : '';
    return `${style.strong(text(verdict).padEnd(widest))}  ${worth(verdict)}${mark}`;
  });
}

/** Perfect play by both, the first of the best moves each time; cut off where it is long, or comes back to where it was. */
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
