import { MAX, type Player } from '../../core/index.ts';
import type { Seat } from './match-data.ts';

export interface Seats {
  readonly max: Seat;
  readonly min: Seat;
}

export const PERSON: Seat = { who: 'person' };

export function seatOf({ max, min }: Seats, player: Player): Seat {
  return player === MAX ? max : min;
}

/** Whether a person and the computer play each other: then a person never has to take the computer's moves back one by one. */
export function isMixed({ max, min }: Seats): boolean {
  return max.who !== min.who;
}

/** What two seats have in common if they are the same. */
export function seatName(seat: Seat): string {
  if (seat.who === 'person') return 'person';
  return 'level' in seat ? `level ${seat.level}` : `${seat.ms} ms`;
}
