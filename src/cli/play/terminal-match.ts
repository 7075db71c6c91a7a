import type { EngineOptions } from '../../engines/index.ts';
import { type Language, shellWord } from '../../i18n/index.ts';
import {
  DEFAULT_LEVEL,
  DEFAULT_TIME,
  LAST_LEVEL,
  type Match,
  type MatchData,
  PERSON,
  type Seat,
  type Seats,
} from '../../match/index.ts';
import { shownMove } from '../report.ts';
import { INVOCATION } from '../style.ts';

/** How the computer plays, whichever side it has. */
export interface Strength {
  readonly level: number;
  /** Milliseconds a move of the last level. */
  readonly time: number;
  /** From the solution of the game. */
  readonly perfect: boolean;
}

export const DEFAULT_STRENGTH: Strength = { level: DEFAULT_LEVEL, time: DEFAULT_TIME, perfect: false };

/** A match in the terminal. */
export interface TerminalMatch {
  match: Match;
  /** The game as an engine opens it. */
  source: string;
  strength: Strength;
  /** The name that the match has in the file it was loaded from: saving keeps it. */
  name?: string | undefined;
  /** The tablebases that the computer uses at the last level and for advice. */
  tables?: EngineOptions['tablebases'];
}

export function computerSeat({ level, time, perfect }: Strength): Seat {
  return perfect ? { who: 'computer', perfect } : { who: 'computer', level, ...(time !== DEFAULT_TIME && { ms: time }) };
}

/** The strength of the computer that sits at the board, or would. */
export function strengthOf({ max, min, computer }: Pick<MatchData, 'max' | 'min' | 'computer'>): Strength {
  const seat = [min, max, computer].find((one) => one?.who === 'computer');
  if (seat?.who !== 'computer') return DEFAULT_STRENGTH;
  if ('perfect' in seat) return { ...DEFAULT_STRENGTH, perfect: true };
  return { level: 'level' in seat ? seat.level : LAST_LEVEL, time: seat.ms ?? DEFAULT_TIME, perfect: false };
}

export type SideWord = 'max' | 'min' | 'both' | 'none';

export const SIDE_WORDS: readonly SideWord[] = ['max', 'min', 'both', 'none'];

/** The value of `--as` for these seats. */
export function sideWord({ max, min }: Seats): SideWord {
  if (max.who === min.who) return max.who === 'person' ? 'both' : 'none';
  return max.who === 'person' ? 'max' : 'min';
}

export function seatsOf(side: SideWord, computer: Seat): Seats {
  return {
    max: side === 'max' || side === 'both' ? PERSON : computer,
    min: side === 'min' || side === 'both' ? PERSON : computer,
  };
}

/** The moves on the board. */
export function movesOf({ plies, at }: Match): string[] {
  return plies.slice(0, at).map(({ notation }) => notation);
}

/** The command that opens the match exactly where it stands. */
export function resumeCommand(
  { match, strength: { level, time, perfect }, tables }: Omit<TerminalMatch, 'source'>,
  language: Language = 'en',
): string {
  const moves = movesOf(match).map((move) => shownMove(move, match.game, language));
  const words = ['play', match.spec];
  if (match.from !== undefined) words.push('--position', match.from);
  if (moves.length > 0) words.push('--moves', moves.join(','));
  // Letters of pieces mean something in their language only.
  if (moves.some((move, i) => move !== match.plies[i]?.notation)) words.push('--lang', language);
  words.push('--as', sideWord(match.seats));
  if (perfect) words.push('--perfect');
  else if (level !== DEFAULT_LEVEL) words.push('--level', String(level));
  if (time !== DEFAULT_TIME) words.push('--time', String(time));
  if (typeof tables === 'string') words.push('--tables', tables);
  words.push('--seed', String(match.seed));
  return [INVOCATION, ...words.map(shellWord)].join(' ');
}
