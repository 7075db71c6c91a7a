import { winOf } from '../../core/index.ts';
import type { Language } from '../../draw/index.ts';
import { scoreOfValue, valueOfScore } from '../../engines/index.ts';
import { fill } from '../fill.ts';
import { type Moves, toMove } from './moves.ts';
import { strings } from './strings.ts';

/** No win is earlier than one's fourth stone. */
export const BEST_SCORE = 18;

/** What a position or a move is worth to the side to move. */
export interface Worth {
  /** 0 a draw, n a win with its n-th stone from the end, -n a loss to the other side's n-th stone from the end. */
  readonly score: number;
  /** Stones from now to the four, both sides'. undefined: a draw. */
  readonly plies: number | undefined;
}

/** From an engine's value, which is Max's; undefined where it says neither a win nor a draw. */
export function worthOfValue(value: number, moves: Moves): Worth | undefined {
  const score = scoreOfValue(value, moves.length, toMove(moves));
  return score === undefined ? undefined : { score, plies: winOf(value)?.plies };
}

export function worthOfScore(score: number, moves: Moves): Worth {
  return { score, plies: winOf(valueOfScore(score, moves.length, toMove(moves)))?.plies };
}

/** "win in 7". */
export function inWords({ score, plies = 0 }: Worth, language: Language): string {
  const said = strings[language];
  return fill(score > 0 ? said.winIn : score < 0 ? said.lossIn : said.draw, { plies });
}

/** "+3", "−3", "0". */
export function signed(score: number): string {
  return score > 0 ? `+${score}` : `${score}`.replace('-', '−');
}

/** "win in 7 (+18)". */
export function inFull(worth: Worth, language: Language): string {
  return `${inWords(worth, language)} (${signed(worth.score)})`;
}
