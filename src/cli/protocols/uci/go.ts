import { MAX, type Player } from '../../../core/index.ts';
import type { EngineLimits } from '../../../engines/index.ts';

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

/** The time that the move may take, as an engine has it: of a clock's, `overhead` milliseconds are kept back for the way to the other program; `spent` have passed since it was asked. Empty: no clock runs. */
export function timeFor(go: Go, turn: Player, overhead: number, spent: number): Pick<EngineLimits, 'time' | 'clock'> {
  const { movetime, movestogo } = go.numbers;
  if (movetime !== undefined) return { time: Math.max(1, movetime - Math.min(overhead, FIXED_OVERHEAD, movetime / 2) - spent) };
  if (!hasClock(go)) return {};
  const [time, increment] = turn === MAX ? (['wtime', 'winc'] as const) : (['btime', 'binc'] as const);
  return {
    clock: {
      remaining: Math.max(0, (go.numbers[time] ?? 0) - overhead - spent),
      increment: go.numbers[increment] ?? 0,
      ...(movestogo && { movesToGo: movestogo }),
    },
  };
}

/** Whether it comes to an end without being stopped. */
export function ends(go: Go): boolean {
  return !go.endless && (isPerft(go) || hasClock(go) || ['depth', 'nodes', 'mate'].some((name) => name in go.numbers));
}

export function isPerft({ numbers, bad }: Go): boolean {
  return numbers.perft !== undefined || bad.some(([name]) => name === 'perft');
}

/** A clock that runs but cannot be read has perhaps nothing left. */
function hasClock({ numbers, bad }: Go): boolean {
  return [...Object.keys(numbers), ...bad.map(([name]) => name)].some((name) => CLOCK.includes(name));
}

const CLOCK: readonly string[] = ['wtime', 'btime', 'winc', 'binc', 'movestogo', 'movetime'];
