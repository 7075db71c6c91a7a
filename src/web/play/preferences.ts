import { type MatchData, PERSON, type Seat, type Seats, seatName } from '../../match/index.ts';
import { remember, remembered } from '../remembered.ts';

/** What a new game is played with where nothing else is said: as last time. */
export interface Preferences extends Seats {
  readonly spec: string;
}

const USUAL: Seats = { max: PERSON, min: { who: 'computer', level: 3 } };

const baseName = (spec: string) => spec.split(':')[0] as string;

export function preferredSeats(spec: string): Seats {
  const [max, min] = (remembered(`play.${baseName(spec)}`) ?? '').split(',').map(readSeat);
  return max !== undefined && min !== undefined ? { max, min } : USUAL;
}

export function preferSeats(spec: string, { max, min }: Seats): void {
  remember(`play.${baseName(spec)}`, `${seatName(max)},${seatName(min)}`);
}

/** `person`, `level 3`, `2000 ms`: what `seatName` writes. Anything else that storage holds is nothing. */
export function readSeat(text: string): Seat | undefined {
  if (text === 'person') return PERSON;
  const level = /^level ([1-9]|10)$/.exec(text)?.[1];
  if (level !== undefined) return { who: 'computer', level: Number(level) };
  const ms = /^(\d{1,7}) ms$/.exec(text)?.[1];
  return ms === undefined || Number(ms) === 0 ? undefined : { who: 'computer', ms: Number(ms) };
}

/** A game that has not begun. Whoever plays alone against the computer has their own side below. */
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

/** Each game has its own: which of several equal moves a level plays. */
function nextSeed(): number {
  const seed = (Number(remembered('play.games')) || 0) + 1;
  remember('play.games', `${seed}`);
  return seed;
}
