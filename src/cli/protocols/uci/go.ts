import { MAX, type Player } from '../../../core/index.ts';
import { type Allotment, allot, fixedTime } from '../../../engines/index.ts';

/** What a `go` asks for. Times are milliseconds, and never below 0. */
export interface Go {
  readonly numbers: Readonly<Partial<Record<GoNumber, number>>>;
  /** No answer before `stop`. */
  readonly endless: boolean;
  readonly searchMoves: readonly string[];
  /** Words that should have been numbers: `[what for, what was there]`. */
  readonly bad: readonly (readonly [string, string])[];
}

const NUMBERS = ['depth', 'nodes', 'mate', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo', 'perft'] as const;
export type GoNumber = (typeof NUMBERS)[number];

const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/i;

/** Reads what follows `go`. What is not understood is passed over; a number that is none is told in `bad`. Minerve does not ponder: `ponder` is thinking until it is told to stop. */
export function parseGo(text: string): Go {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const numbers: Partial<Record<GoNumber, number>> = {};
  const searchMoves: string[] = [];
  const bad: [string, string][] = [];
  let endless = false;
  for (let i = 0; i < words.length; i++) {
    const word = (words[i] as string).toLowerCase();
    const name = NUMBERS.find((known) => known === word);
    if (name !== undefined) {
      const typed = words[i + 1] ?? '';
      if (/^[+-]?\d+(?:\.\d+)?$/.test(typed)) {
        numbers[name] = Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.floor(Number(typed))));
        i++;
      } else bad.push([name, typed]);
    } else if (word === 'infinite' || word === 'ponder') endless = true;
    else if (word === 'searchmoves') {
      while (MOVE.test(words[i + 1] ?? '')) searchMoves.push((words[++i] as string).toLowerCase());
    }
  }
  return { numbers, endless, searchMoves, bad };
}

/** Of a fixed time so much is kept back: no flag falls, and the answer has to come from one thread to the other. */
const FIXED_OVERHEAD = 2;

/** How long the move may take, of a clock's time `overhead` milliseconds kept back for the way to the other program; undefined: no clock runs. */
export function timeFor({ numbers, bad }: Go, turn: Player, overhead: number): Allotment | undefined {
  const { movetime, movestogo } = numbers;
  if (movetime !== undefined) return fixedTime(Math.max(1, movetime - Math.min(overhead, FIXED_OVERHEAD, movetime / 2)));
  const [time, increment] = turn === MAX ? (['wtime', 'winc'] as const) : (['btime', 'binc'] as const);
  const named = [...Object.keys(numbers), ...bad.map(([name]) => name)];
  // A clock that runs but cannot be read has perhaps nothing left.
  if (!named.some((name) => CLOCK.includes(name))) return undefined;
  return allot({
    remaining: Math.max(0, (numbers[time] ?? 0) - overhead),
    increment: numbers[increment] ?? 0,
    ...(movestogo && { movesToGo: movestogo }),
  });
}

const CLOCK: readonly string[] = ['wtime', 'btime', 'winc', 'binc', 'movestogo', 'movetime'];
