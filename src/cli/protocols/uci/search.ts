import { MAX, type Player, winOf } from '../../../core/index.ts';
import type { Analysis, Engine, EngineLimits } from '../../../engines/index.ts';
import { type ChessPosition, formatUciMove } from '../../../games/index.ts';
import { timeLimits } from '../engine.ts';
import type { UciOptions } from './options.ts';
import { analysisLines, infoLines, legalMoves, type UciLine, type UciPosition } from './position.ts';

/** The parameters of a `go`. Times are milliseconds and at least 0. */
export interface Go {
  readonly numbers: Readonly<Partial<Record<GoNumber, number>>>;
  /** No answer before `stop`. */
  readonly endless: boolean;
  readonly searchMoves: readonly string[];
  /** Words that should be numbers: `[parameter, word]`. */
  readonly bad: readonly (readonly [string, string])[];
}

const NUMBERS = ['depth', 'nodes', 'mate', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo', 'perft'] as const;
export type GoNumber = (typeof NUMBERS)[number];

const MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/i;

/**
 * Reads what follows `go`. Unknown words are skipped; `bad` reports a malformed number. Minerve does not ponder:
 * `ponder` searches until stop.
 */
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

/** The time limit for the move, `spent` ms after the request; empty if no clock runs. */
export function timeFor(go: Go, turn: Player, overhead: number, spent: number): Pick<EngineLimits, 'time' | 'clock'> {
  const { movetime, movestogo } = go.numbers;
  if (movetime !== undefined) return timeLimits({ fixed: movetime }, overhead, spent);
  if (!hasClock(go)) return {};
  const [time, increment] = turn === MAX ? (['wtime', 'winc'] as const) : (['btime', 'binc'] as const);
  const clock = {
    remaining: go.numbers[time] ?? 0,
    increment: go.numbers[increment] ?? 0,
    ...(movestogo && { movesToGo: movestogo }),
  };
  return timeLimits({ clock }, overhead, spent);
}

/** Whether the search ends without `stop`. */
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

/** One `go`, from the moment it was read. */
export interface Search {
  readonly go: Go;
  readonly at: UciPosition;
  readonly options: UciOptions;
  readonly seed: number;
  /** The time of the request, by `performance.now()`. */
  readonly asked: number;
}

const LAST_LEVEL = 10;
/** No position has more. */
const MOST_MOVES = 218;

/**
 * Searches as a `go` asks. Reports each depth, and a better move in the middle of one. The position has a
 * legal move. Where the engine fails, its error is thrown, after `found` was called with every best move so
 * far.
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
  const level = options.level < LAST_LEVEL ? options.level : undefined;
  const { depth, nodes } = go.numbers;
  const lines = only.length > 0 ? MOST_MOVES : options.multiPv;
  const limits: EngineLimits = {
    ...(lines > 1 && { lines }),
    ...(level !== undefined ? { level, seed } : depth !== undefined && { depth: Math.max(1, depth) }),
    ...(nodes !== undefined && { nodes }),
    ...timeFor(go, position.turn(), options.overhead, performance.now() - asked),
  };
  let lastNews = '';
  for await (const analysis of engine.analyse(at.text, limits, stop.signal)) {
    const all = analysisLines(analysis, position);
    const wanted = only.length === 0 ? all : all.filter(({ moves }) => only.includes(moves[0] as string));
    const shown = wanted.slice(0, options.multiPv);
    const move = shown[0]?.moves[0];
    if (move === undefined) continue;
    const news = JSON.stringify([analysis.depth, shown]);
    if (news !== lastNews || analysis.stopped) for (const line of infoLines(analysis, shown)) tell(line);
    lastNews = news;
    found(move);
    if (!isEnough(go, analysis, shown[0] as UciLine)) continue;
    // A level chooses its move in the last analysis, which comes when it is stopped.
    if (level === undefined) break;
    stop.abort();
  }
  if (go.endless) await stopped(stop.signal);
}

/** Whether the goal is reached: the mate, or the depth where a level has its own. */
function isEnough({ numbers: { depth, mate } }: Go, analysis: Analysis, { value }: UciLine): boolean {
  if (depth !== undefined && analysis.bound === 'exact' && analysis.depth >= depth) return true;
  const win = winOf(value);
  return mate !== undefined && win?.winner === 1 && Math.ceil(win.plies / 2) <= mate;
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Counting this deep takes milliseconds: commands are read in between. */
const AT_ONCE = 3;

/**
 * Reports how many lines of `depth` moves begin with each move, and their total. It reports a move as soon as it is
 * counted, and stops at the signal.
 */
export async function perft(
  position: ChessPosition,
  depth: number,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<void> {
  let total = 0;
  for (const move of legalMoves(position)) {
    position.play(move);
    const count = await counted(position, depth - 1, signal);
    position.undo();
    if (signal.aborted) return;
    total += count;
    tell(`${formatUciMove(move)}: ${count}`);
  }
  tell('');
  tell(`Nodes searched: ${total}`);
}

async function counted(position: ChessPosition, depth: number, signal: AbortSignal): Promise<number> {
  if (depth <= AT_ONCE) {
    await new Promise((resolve) => setImmediate(resolve));
    return position.board.perft(depth);
  }
  let total = 0;
  for (const move of legalMoves(position)) {
    if (signal.aborted) break;
    position.play(move);
    total += await counted(position, depth - 1, signal);
    position.undo();
  }
  return total;
}
