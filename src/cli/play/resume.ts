import { INVOCATION, shellWord } from '../invocation.ts';
import type { Match } from './match.ts';

/** The command that opens the match exactly where it stands. */
export function resumeCommand(match: Match): string {
  const { spec, from, moves, players, level, time, seed, perfect } = match;
  const words = ['play', spec];
  if (from !== undefined) words.push('--position', from);
  if (moves.length > 0) words.push('--moves', moves.join(','));
  words.push('--as', sideWord(players));
  if (perfect) words.push('--perfect');
  else if (level !== DEFAULT_LEVEL) words.push('--level', String(level));
  if (time !== DEFAULT_TIME) words.push('--time', String(time));
  words.push('--seed', String(seed));
  return [INVOCATION, ...words.map(shellWord)].join(' ');
}

export const DEFAULT_LEVEL = 5;
export const DEFAULT_TIME = 2000;

export type SideWord = 'max' | 'min' | 'both' | 'none';

export const SIDE_WORDS: readonly SideWord[] = ['max', 'min', 'both', 'none'];

/** What `--as` says for these players. */
export function sideWord({ max, min }: Match['players']): SideWord {
  if (max === min) return max === 'person' ? 'both' : 'none';
  return max === 'person' ? 'max' : 'min';
}

export function playersOf(side: SideWord): Match['players'] {
  return {
    max: side === 'max' || side === 'both' ? 'person' : 'computer',
    min: side === 'min' || side === 'both' ? 'person' : 'computer',
  };
}
