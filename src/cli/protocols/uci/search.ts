import { winOf } from '../../../core/index.ts';
import type { Engine, EngineLimits, Thought } from '../../../engines/index.ts';
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
/** No position has more. */
const MOST_MOVES = 218;

/**
 * Thinks as a `go` asks. What is new is told: each depth, and a better move in the middle of one. The position has a legal move. Where the engine fails, its error is thrown, after `found` has
 * heard every move that was the best so far.
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
  let said = '';
  for await (const thought of engine.think(at.text, limits, stop.signal)) {
    const all = linesOfThought(thought, position);
    const wanted = only.length === 0 ? all : all.filter(({ moves }) => only.includes(moves[0] as string));
    const shown = wanted.slice(0, options.multiPv);
    const move = shown[0]?.moves[0];
    if (move === undefined) continue;
    const news = JSON.stringify([thought.depth, shown]);
    if (news !== said || thought.stopped) for (const line of infoLines(thought, shown)) tell(line);
    said = news;
    found(move);
    if (!isEnough(go, thought, shown[0] as UciLine)) continue;
    // A level draws its move in the last thought, which comes when it is stopped.
    if (level === undefined) break;
    stop.abort();
  }
  if (go.endless) await stopped(stop.signal);
}

/** Whether what was asked for is there: the mate, or the depth where a level has one of its own. */
function isEnough({ numbers: { depth, mate } }: Go, thought: Thought, { value }: UciLine): boolean {
  if (depth !== undefined && thought.bound === 'exact' && thought.depth >= depth) return true;
  const win = winOf(value);
  return mate !== undefined && win?.winner === 1 && Math.ceil(win.plies / 2) <= mate;
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
