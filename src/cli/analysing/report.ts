import { isWin, type Player, type Position, seenBy } from '../../core/index.ts';
import { type MoveValue, scoreOfValue, type Thought } from '../../engines/index.ts';
import { Connect4Position } from '../../games/index.ts';
import { formatNumber, formatTime } from '../../say/index.ts';
import { drawBoard, drawing } from '../board.ts';
import type { Context } from '../command.ts';
import { isClassic } from '../connect4/position.ts';
import { scoredBoard } from '../connect4/report.ts';
import { type LoadedGame, titleOf } from '../load-game.ts';
import { shortName } from '../search-report.ts';

/** What every legal move of a position was found to be worth. */
export interface Analysis extends Pick<LoadedGame, 'game' | 'spec'> {
  readonly position: Position;
  readonly thought: Thought;
}

type Voice = Pick<Context, 'words' | 'style' | 'language'>;

/** Beyond this a board says nothing in a terminal. */
const MOST_LETTERS = 4000;

export function analysisReport(analysis: Analysis, context: Voice): string {
  const { words, style, language } = context;
  const { moves = [], depth, pv, nodes, ms } = analysis.thought;
  const width = Math.max(0, ...moves.map(({ move }) => move.length));
  const bars = barsOf(moves, analysis.position.turn());
  const best = moves[0]?.value;
  const rows = moves.map(({ move, value, final }, i) => {
    const mark = value === best ? style.good('>') : ' ';
    const worth = words.value({ value, bound: 'exact', final, depth });
    return `  ${mark} ${style.strong(move.padEnd(width))}  ${style.faint(bars[i])}  ${worth}`;
  });
  const exact = moves.every(({ final }) => final);
  const work = [words.analysis.nodes({ nodes: formatNumber(nodes, language) }), formatTime(ms, language)];
  const reach = exact ? words.analysis.exact : words.analysis.depth(depth);
  return `${[
    style.strong(shortName(titleOf(analysis))),
    '',
    ...board(analysis, context),
    '',
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

function board({ game, position, thought: { moves = [] } }: Analysis, context: Voice): string[] {
  if (isClassic(game) && position instanceof Connect4Position) {
    const scores = new Array<number | undefined>(7).fill(undefined);
    const stones = position.columnsPlayed().length;
    for (const { move, value, final } of moves)
      if (final) scores[Number(move) - 1] = scoreOfValue(value, stones, position.turn());
    return scoredBoard(drawing(game, position, context.language), scores, context);
  }
  const drawn = drawBoard(game, position, context.language, context.style);
  return drawn.length <= MOST_LETTERS ? [drawn] : [];
}

const LONGEST = 10;

/** Longer is better for the side to move: full for a win, empty for a loss, and in between what lies in between, on its own scale. */
function barsOf(moves: readonly MoveValue[], turn: Player): string[] {
  const own = moves.map(({ value }) => seenBy(turn, value));
  const between = own.filter((value) => !isWin(value));
  const [least, most] = [Math.min(...between), Math.max(...between)];
  return own.map((value) => {
    if (isWin(value)) return (value > 0 ? '█' : '·').repeat(LONGEST);
    const share = most === least ? 0.5 : (value - least) / (most - least);
    const full = 1 + Math.round(share * (LONGEST - 2));
    return '█'.repeat(full) + '·'.repeat(LONGEST - full);
  });
}
