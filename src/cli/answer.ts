import { addCounts, type Bound, type Counts, type Game, INFINITE, NO_COUNTS, type Position, type Trace } from '../core/index.ts';
import { compose, formatLine } from '../engines/index.ts';
import { deepening, type SearchResult, type StopSignal } from '../search/index.ts';
import { DEEPEST, type Plan } from './plan.ts';

/** What a search has found so far, in the game's notation. */
export interface Answer {
  readonly value: number;
  readonly bound: Bound;
  /** undefined where the game is over. */
  readonly move: string | undefined;
  readonly pv: readonly string[];
  /** Of the last tree searched whole, 0 if none was. Of a tree without a depth limit: the deepest ply visited. */
  readonly depth: number;
  readonly final: boolean;
  readonly stopped: boolean;
  readonly counts: Counts;
  readonly ms: number;
}

/** One answer for each tree searched whole, and at the end the one to give, with the work of all of them. */
export function* answers(
  game: Game,
  position: Position,
  plan: Plan,
  signal: StopSignal,
  trace?: Trace,
): Generator<Answer, Answer> {
  const { search, options } = compose(position, plan.settings);
  const maxPly = Math.min(plan.limits.depth ?? DEEPEST, DEEPEST);
  const searchOptions = { ...options, ...plan.limits, signal, trace, maxPly };
  if (!plan.settings.deepening) return answerOf(game, position, search(position, searchOptions));
  const trees = deepening(search, position, searchOptions);
  let counts = NO_COUNTS;
  for (;;) {
    const { done, value: result } = trees.next();
    if (done) return answerOf(game, position, result);
    counts = addCounts(counts, result.counts);
    yield answerOf(game, position, { ...result, counts });
  }
}

/** Not even the first move was looked at to its end: the move is the first legal one, the value nothing. */
export function knowsNothing({ depth, value }: Answer): boolean {
  return depth === 0 && Math.abs(value) >= INFINITE;
}

function answerOf(game: Game, position: Position, result: SearchResult): Answer {
  const { value, bound, final, stopped, counts, ms } = result;
  const pv = formatLine(game, position, result.pv);
  const depth = Math.min(result.depth, result.depth > DEEPEST ? counts.byPly.length - 1 : result.depth);
  return { value, bound, move: pv[0], pv, depth, final, stopped, counts, ms };
}
