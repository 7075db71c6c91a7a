import { MAX, MIN, type Player, seenBy, winOf } from '../../core/index.ts';
import { type Analysis, type MoveValue, scoreOfValue } from '../../engines/index.ts';
import type { BoardAdapter } from '../../games/index.ts';
import { localeOf, plural } from '../../i18n/index.ts';
import { hasSolver } from '../../match/index.ts';
import type { Mark } from '../board/index.ts';
import { language, pageText } from '../language.ts';
import type { BoardMatch, PositionView } from '../match/board-match.ts';
import { text } from './words.ts';

/** Below this many units nobody is better. */
const EVEN = 0.25;

/**
 * A value from Max's view as the player to move sees it: shortly for the square, in full for the ear. A win or a loss
 * is exact wherever it is seen; anything else only where it is final.
 */
export function worthOf({ value, final }: Pick<MoveValue, 'value' | 'final'>, match: BoardMatch, stand: PositionView): Mark {
  const own = seenBy(stand.turn, value);
  const win = winOf(own);
  if (win !== undefined) {
    const [plies, won] = [win.plies, own > 0];
    const words = text[won ? 'winIn' : 'lossIn']({ plies });
    const score = hasSolver(match.game) ? scoreOf(value, stand) : undefined;
    return {
      kind: won ? 'win' : 'loss',
      text: score === undefined ? text[won ? 'shortWin' : 'shortLoss']({ plies }) : signed(score),
      full: score === undefined ? words : text.withScore({ worth: words, score: signed(score) }),
    };
  }
  if (final && own === 0) return { kind: 'draw', text: text.shortDraw, full: text.draw };
  const { unit } = match.adapter;
  if (unit === undefined) return { kind: 'even', text: '', full: text.unknownWorth };
  const amount = own / unit.size;
  const full =
    signed(amount) === signed(0) ? text.evenWorth : text.points({ amount: signed(amount), unit: counted(amount, unit) });
  if (final) return { kind: own > 0 ? 'win' : 'loss', text: signed(amount), full: text.exactly({ worth: full }) };
  return { kind: amount > EVEN ? 'better' : amount < -EVEN ? 'worse' : 'even', text: signed(amount), full };
}

/** The meaning of the marks on the squares, as far as this game can have them. */
export function legendOf({ game, adapter: { unit, drawless } }: Pick<BoardMatch, 'game' | 'adapter'>): string {
  if (hasSolver(game)) return text.columnLegend;
  const estimate = unit && [text.aheadLegend({ unit: pageText(unit.of) }), text.bestLegend, text.certainLegend];
  return [text.winLegend, ...(drawless ? [] : [text.drawLegend]), ...(estimate ?? [text.bestLegend])].join(' ');
}

/** The value of a position, from neither player's view: "White better: +1.2 pawns". */
export function judgement({ value, final, depth }: Pick<Analysis, 'value' | 'final' | 'depth'>, adapter: BoardAdapter): string {
  const win = winOf(value);
  const sideOf = (player: Player) => (player === MAX ? adapter.max : adapter.min);
  if (win !== undefined) return text.winsIn({ wins: pageText(sideOf(win.winner).wins), plies: win.plies });
  if (final && value === 0) return text.isDraw;
  const { unit } = adapter;
  if (unit === undefined || (depth === 0 && !final)) return text.unknown;
  const amount = value / unit.size;
  const ahead = sideOf(value > 0 ? MAX : MIN);
  if (final) return text.endsWith({ wins: pageText(ahead.wins), amount: plain(Math.abs(amount)), unit: counted(amount, unit) });
  if (Math.abs(amount) <= EVEN) return text.even;
  return text.better({
    side: pageText(ahead.name),
    amount: plain(Math.round(Math.abs(amount) * 10) / 10),
    unit: counted(amount, unit),
  });
}

/** "1.3 pawns", in French "1,3 pion": the unit in the number that the value needs. */
export function counted(amount: number, { of, one }: NonNullable<BoardAdapter['unit']>): string {
  return plural(Math.abs(Math.round(amount * 10) / 10), language.value, pageText(one), pageText(of));
}

/** Max's part of an evaluation bar, from 0 to 1. A win fills it. */
export function shareOf(value: number, adapter: BoardAdapter): number {
  const win = winOf(value);
  if (win !== undefined) return win.winner === MAX ? 1 : 0;
  return adapter.unit === undefined ? 0.5 : 0.5 + 0.48 * Math.tanh(value / (4 * adapter.unit.size));
}

/**
 * The score of a position of Connect 4 on 7x6 for the side to move; undefined where the value is neither a win nor a
 * draw.
 */
export function scoreOf(value: number, { scene, turn }: PositionView): number | undefined {
  return scoreOfValue(value, scene.cells.filter(({ piece }) => piece !== undefined).length, turn);
}

const MINUS = '\u2212';

/** "+1.2", "−0.4", "0": with the comma in French. */
export function signed(amount: number): string {
  const rounded = Math.abs(amount) >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10;
  if (rounded === 0) return '0';
  return `${rounded > 0 ? '+' : MINUS}${plain(Math.abs(rounded))}`;
}

export function plain(amount: number): string {
  return amount.toLocaleString(localeOf(language.value), { maximumFractionDigits: 1 });
}

/** "1.2M": how many, as short as it is still told apart. */
export function compact(count: number): string {
  return Math.round(count).toLocaleString(localeOf(language.value), { notation: 'compact', maximumFractionDigits: 1 });
}
