import { MAX, MIN } from '../core/index.ts';
import type { ArenaItem } from './arena.ts';

/** The course's names have an index, `0_a`, which pictures set as one. */
export function splitName(name: string): { readonly base: string; readonly index: string } {
  const [, base, index] = /^(.+)_([a-z0-9])$/s.exec(name) ?? [];
  return base === undefined ? { base: name, index: '' } : { base, index };
}

/** Who wins, by a letter, and the rank: `A 3`, `E 2`; `=` for a draw. Nothing is said by colour alone. */
export function itemTag({ winner, rank }: ArenaItem): string {
  if (winner === 0) return '=';
  return `${winner === MAX ? 'A' : 'E'} ${rank}`;
}

/** Whose position it is in the end, as a word for style sheets. */
export function winnerClass(winner: number): 'adam' | 'eve' | 'draw' {
  return winner === MAX ? 'adam' : winner === MIN ? 'eve' : 'draw';
}

/** The game has been won here: V_a or V_e. */
export function isVictory({ over, winner }: ArenaItem): boolean {
  return over && winner !== 0;
}
