import { winOf } from '../../../core/index.ts';
import { type Allotment, beginsDepth, type Engine, type EngineLimits, type Thought } from '../../../engines/index.ts';
import { formatUciMove } from '../../../games/index.ts';
import { type Go, timeFor } from './go.ts';
import { infoLines, linesOfThought, type UciLine } from './info.ts';
import type { UciOptions } from './options.ts';
import { legalMoves, type UciPosition } from './position.ts';

/** One `go`, from the moment it was read. */
export interface Search {
  readonly go: Go;
  readonly at: UciPosition;
  readonly options: UciOptions;
  readonly seed: number;
  /** When it was asked for, by `performance.now()`. */
  readonly asked: number;
}

const LAST_LEVEL = 10;

/**
 * Thinks as a `go` asks, and returns the move to play. Each depth is told as it is done. The position has a legal move. Where the engine fails, its error is thrown, after `found` has heard
 * every move that was the best so far.
 */
export async function search(
  engine: Engine,
  { go, at, options, seed, asked }: Search,
  stop: AbortController,
  tell: (line: string) => void,
  found: (move: string) => void,
): Promise<void> {
  const { position } = at;
  const legal = legalMoves(position).map(formatUciMove);
  const only = go.searchMoves.filter((move) => legal.includes(move));
  const time = timeFor(go, position.turn(), options.overhead);
  const level = options.level < LAST_LEVEL ? options.level : undefined;
  const clock = new Clock(time, asked, legal.length === 1 && go.numbers.movetime === undefined);
  const thoughts = engine.think(at.text, limitsOf(go, options, only, { level, seed, left: clock.left }), stop.signal);
  for await (const thought of thoughts) {
    const all = linesOfThought(thought, position);
    const lines = (only.length === 0 ? all : all.filter(({ moves }) => only.includes(moves[0] as string))).slice(
      0,
      options.multiPv,
    );
    const move = lines[0]?.moves[0];
    if (move === undefined) continue;
    for (const line of infoLines(thought, lines)) tell(line);
    found(move);
    if (!isEnough(go, thought, lines[0] as UciLine) && clock.goesOn(move)) continue;
    // A level draws its move in the last thought, which comes when it is stopped.
    if (level === undefined) break;
    stop.abort();
  }
  if (go.endless) await stopped(stop.signal);
}

function limitsOf(
  { numbers, searchMoves }: Go,
  { multiPv }: UciOptions,
  only: readonly string[],
  { level, seed, left }: { level: number | undefined; seed: number; left: number | undefined },
): EngineLimits {
  const lines = only.length > 0 && searchMoves.length > 0 ? 218 : multiPv;
  return {
    ...(lines > 1 && { lines }),
    ...(level !== undefined && { level, seed }),
    ...(left !== undefined && { time: left }),
    ...(numbers.nodes !== undefined && { nodes: numbers.nodes }),
  };
}

/** Whether what was asked for is there: the depth, or the mate. */
function isEnough({ numbers: { depth, mate } }: Go, thought: Thought, { value }: UciLine): boolean {
  if (depth !== undefined && thought.depth >= depth) return true;
  const win = winOf(value);
  return mate !== undefined && win?.winner === 1 && Math.ceil(win.plies / 2) <= mate;
}

/** Whether to go on after a depth: a best move that has just changed is worth more time, an only move none. */
class Clock {
  readonly #time: Allotment | undefined;
  readonly #asked: number;
  readonly #forced: boolean;
  #changes = 0;
  #move: string | undefined;

  constructor(time: Allotment | undefined, asked: number, forced: boolean) {
    this.#time = time;
    this.#asked = asked;
    this.#forced = forced;
  }

  /** Milliseconds for the engine, if a clock runs. */
  get left(): number | undefined {
    return this.#time && Math.max(1, this.#time.most - (performance.now() - this.#asked));
  }

  goesOn(move: string): boolean {
    this.#changes = this.#changes / 2 + (this.#move !== undefined && this.#move !== move ? 1 : 0);
    this.#move = move;
    if (this.#time === undefined) return true;
    return !this.#forced && beginsDepth(this.#time, performance.now() - this.#asked, this.#changes);
  }
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
