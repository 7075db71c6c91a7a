import { PERSON, type Seat, seatName } from '../../match/index.ts';
import { plain } from './numbers.ts';
import { text } from './strings.ts';

export const LEVELS: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1);
export const TIMES: readonly number[] = [1000, 3000, 5000, 10_000, 30_000];

/** All who can sit at a side; `present` is among them, whatever it is. */
export function seatOptions(present: Seat): { readonly value: string; readonly label: string; readonly seat: Seat }[] {
  const seats: Seat[] = [
    PERSON,
    ...LEVELS.map((level): Seat => ({ who: 'computer', level })),
    ...TIMES.map((ms): Seat => ({ who: 'computer', ms })),
  ];
  if (!seats.some((seat) => seatName(seat) === seatName(present))) seats.push(present);
  return seats.map((seat) => ({ value: seatName(seat), label: seatLabel(seat), seat }));
}

export function seatLabel(seat: Seat): string {
  if (seat.who === 'person') return text('person');
  if ('perfect' in seat) return text('level', { level: 10 });
  return 'level' in seat ? text('level', { level: seat.level }) : text('seconds', { seconds: plain(seat.ms / 1000) });
}
