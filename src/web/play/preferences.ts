import { gameName } from '../../games/index.ts';
import { type MatchData, PERSON, type Seat, type Seats, seatName } from '../../match/index.ts';
import { remember, remembered } from '../browser.ts';
import { text } from './words.ts';
import { plain } from './worth.ts';

/** The seats of a new game, if neither the address nor the last game says otherwise. */
const DEFAULT_SEATS: Seats = { max: PERSON, min: { who: 'computer', level: 3 } };

export function preferredSeats(spec: string): Seats {
  const [max, min] = (remembered(`play.${gameName(spec)}`) ?? '').split(',').map(readSeat);
  return max !== undefined && min !== undefined ? { max, min } : DEFAULT_SEATS;
}

export function preferSeats(spec: string, { max, min }: Seats): void {
  remember(`play.${gameName(spec)}`, `${seatName(max)},${seatName(min)}`);
}

/** The seats that `seatName` writes, except `perfect`; undefined for any other text. */
function readSeat(text: string): Seat | undefined {
  if (text === 'person') return PERSON;
  const level = /^level ([1-9]|10)$/.exec(text)?.[1];
  if (level !== undefined) return { who: 'computer', level: Number(level) };
  const ms = /^(\d{1,7}) ms$/.exec(text)?.[1];
  return ms === undefined || Number(ms) === 0 ? undefined : { who: 'computer', ms: Number(ms) };
}

/** A game that has not begun. A person who plays the computer has their own side at the bottom. */
export function freshMatch(spec: string, seats: Seats, from?: string): MatchData {
  const flipped = seats.min.who === 'person' && seats.max.who === 'computer';
  return {
    game: spec,
    ...(from !== undefined && { from }),
    moves: [],
    at: 0,
    ...seats,
    ...(flipped && { flipped }),
    seed: nextSeed(),
  };
}

/** A new seed for each game; it selects among the moves that a level treats as equal. */
function nextSeed(): number {
  const seed = (Number(remembered('play.games')) || 0) + 1;
  remember('play.games', `${seed}`);
  return seed;
}

const LEVELS: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1);
export const TIMES: readonly number[] = [1000, 3000, 5000, 10_000, 30_000];

/** The possible players of a side; `present` is always among them. */
export function seatOptions(present: Seat): { readonly value: string; readonly label: string; readonly seat: Seat }[] {
  const seats: Seat[] = [
    PERSON,
    ...LEVELS.map((level): Seat => ({ who: 'computer', level })),
    ...TIMES.map((ms): Seat => ({ who: 'computer', ms })),
  ];
  if (!seats.some((seat) => seatName(seat) === seatName(present))) seats.push(present);
  return seats.map((seat) => ({ value: seatName(seat), label: seatLabel(seat), seat }));
}

function seatLabel(seat: Seat): string {
  if (seat.who === 'person') return text.person;
  if ('perfect' in seat) return text.perfect;
  return 'level' in seat ? text.level({ level: seat.level }) : text.seconds({ seconds: plain(seat.ms / 1000) });
}
