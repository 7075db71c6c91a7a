import {
  addCounts,
  type Counts,
  checkedOutcome,
  type Game,
  legalMoves,
  MAX,
  MIN,
  NO_COUNTS,
  type Position,
  seenBy,
  unwrap,
} from '../core/index.ts';
import { deepening, HashTable, type SearchResult, type StopSignal } from '../search/index.ts';
import { type Analysis, firstMoveAnalysis, formatLine, gameOverAnalysis, rankedAnalysis } from './analysis.ts';
import { choose, LEVELS, rngFor, timeFor } from './levels.ts';
import { DepthClock, type EngineLimits } from './limits.ts';
import { type RankedMove, rank } from './rank.ts';
import { type Host, type Searcher, type SearcherOptions, withTimeLimit } from './searcher.ts';
import { compose, type Settings, strongest } from './settings.ts';
import { error } from './words.ts';

export interface GeneralOptions extends Pick<SearcherOptions, 'hashMb' | 'seed' | 'search'> {
  /** How deep a recursion may go; limited by the thread's stack. */
  readonly maxPly?: number | undefined;
}

/** Plays any game by the searches of search/, in one thread. */
export class GeneralSearcher<P extends Position = Position> implements Searcher {
  readonly threads = 1;
  readonly #game: Game<P>;
  readonly #options: GeneralOptions;

  constructor(game: Game<P>, options: GeneralOptions = {}) {
    this.#game = game;
    this.#options = options;
  }

  close(): void {}

  *analyse(text: string, limits: EngineLimits, host: Host): Generator<Analysis, undefined> {
    const game = this.#game;
    const position = unwrap(game.parsePosition(text));
    const line = (moves: readonly number[]) => formatLine(game, position, moves);
    yield* generalAnalyses({ position, limits, host, line, text: () => text, ...this.#options });
  }
}

/** A search by the general algorithms. */
export interface GeneralAnalysis<Move> extends GeneralOptions {
  readonly position: Position;
  readonly limits: EngineLimits;
  readonly host: Host;
  /** Writes a line of moves from the position in the notation of the analyses. */
  line(moves: readonly number[]): Move[];
  /** The position's notation, on which a level's random choice depends. */
  text(): string;
}

/** Gives an analysis for each completed tree, and a last one, the answer, even if no tree was completed. */
export function* generalAnalyses<Move>(asked: GeneralAnalysis<Move>): Generator<Analysis<Move>, undefined> {
  const { position, limits } = asked;
  const outcome = position.outcome();
  if (outcome !== undefined) {
    yield gameOverAnalysis(checkedOutcome(outcome), limits);
    return;
  }
  demandTurn(position, asked.text);
  const level = limits.level === undefined ? undefined : LEVELS[limits.level - 1];
  const clock = new DepthClock(limits.clock);
  const timed = withTimeLimit(asked.host, timeFor(limits, level, clock));
  const least = performance.now() + FIRST_TREE_MS;
  const first = {
    get aborted() {
      return performance.now() >= least && timed.aborted;
    },
  };
  const settings = asked.search ?? strongest(position, asked.hashMb);
  const legal = legalMoves(position);
  const think = { ...asked, timed, first, settings, clock, count: legal.length };
  yield firstMoveAnalysis(position, legal, asked.line);
  if (limits.values || (limits.lines ?? 1) > 1 || level?.depth !== undefined) yield* rankings(think);
  else yield* trees(think);
}

type ComposedSearch<Move> = GeneralAnalysis<Move> & {
  readonly settings: Settings;
  readonly clock: DepthClock;
  /** The host with the time limit. */
  readonly timed: Host & StopSignal;
  /** The host for the first of several trees, which gets at least `FIRST_TREE_MS`. */
  readonly first: StopSignal;
  /** How many legal moves there are. */
  readonly count: number;
};

/** The first tree gets these milliseconds however short the time limit; except in slow games they are enough. */
const FIRST_TREE_MS = 10;

/** The best move, by one tree or by iterative deepening. */
function* trees<Move>({
  position,
  limits,
  timed,
  first,
  count,
  line,
  settings,
  clock,
  maxPly,
}: ComposedSearch<Move>): Generator<Analysis<Move>, undefined> {
  const { search, options } = compose(settings);
  const { depth, nodes } = limits;
  let asked = settings.deepening ? first : timed;
  const signal = {
    get aborted() {
      return asked.aborted;
    },
  };
  const searchOptions = {
    ...options,
    depth,
    nodes,
    signal,
    ...(maxPly !== undefined && { maxPly: Math.min(depth ?? maxPly, maxPly) }),
  };
  const analysisOf = (result: SearchResult, counts: Counts, ms: number): Analysis<Move> => {
    const { value, bound, final, stopped } = result;
    const whole = depth === undefined && !settings.deepening && !stopped;
    const { nodes, leaves, ttHits, cuts } = counts;
    const played = { value, pv: line(result.pv) };
    const found = { bound, depth: whole ? counts.byPly.length - 1 : result.depth, final, stopped, nodes, ms };
    return {
      ...{ move: played.pv[0], ...played, ...found, counts: { leaves, ttHits, cuts } },
      ...(limits.lines && { lines: [played] }),
    };
  };
  if (!settings.deepening) {
    const result = search(position, searchOptions);
    yield analysisOf(result, result.counts, result.ms);
    return;
  }
  const started = performance.now();
  let counts = NO_COUNTS;
  for (const deeper = deepening(search, position, searchOptions); ; ) {
    const { done, value: result } = deeper.next();
    if (!done) counts = addCounts(counts, result.counts);
    yield analysisOf(result, done ? result.counts : counts, done ? result.ms : performance.now() - started);
    if (done || !clock.goesOn(result.move, count)) return;
    asked = timed;
  }
}

/**
 * All moves ranked by trees of 1, 2, 3... plies, until the depth, or until no deeper tree can change anything. Where
 * not even one ply was looked at whole, the moves that were.
 */
function* rankings<Move>({
  position,
  limits,
  timed,
  first,
  line,
  text,
  settings,
  clock,
  seed = 1,
  maxPly,
}: ComposedSearch<Move>): Generator<Analysis<Move>, undefined> {
  const level = limits.level === undefined ? undefined : LEVELS[limits.level - 1];
  const deepest = limits.depth ?? level?.depth ?? maxPly ?? Number.POSITIVE_INFINITY;
  const memory = settings.tableMegabytes === undefined ? undefined : new HashTable(settings.tableMegabytes);
  const turn = position.turn();
  const one = (move: number) => line([move])[0] as Move;
  const started = performance.now();
  let nodes = 0;
  let last: { moves: RankedMove[]; depth: number } = { moves: [], depth: 0 };
  for (let depth = 1; ; depth++) {
    const left = limits.nodes === undefined ? undefined : Math.max(0, limits.nodes - nodes);
    const limited = depth === 1 ? { signal: first } : { signal: timed, nodes: left };
    const ranking = rank(position, { depth, memory, settings, maxPly, ...limited });
    nodes += ranking.nodes;
    if (ranking.whole) last = { moves: ranking.moves, depth };
    else if (depth === 1) last = { moves: ranking.moves, depth: 0 };
    const final = last.depth > 0 && last.moves.every((move) => move.final);
    const isWhole = final || depth >= deepest;
    const isLast = !ranking.whole || isWhole || !clock.goesOn(last.moves[0]?.move, last.moves.length);
    const seen = last.moves.map((move) => ({ ...move, value: seenBy(turn, move.value) }));
    const played = isLast && level?.depth !== undefined ? choose(seen, level, rngFor(limits.seed ?? seed, text())) : seen[0]!;
    const found = {
      bound: last.depth > 0 ? 'exact' : turn === MAX ? 'lower' : 'upper',
      depth: last.depth,
      final,
      stopped: !ranking.whole,
      nodes,
      ms: performance.now() - started,
    } as const;
    yield rankedAnalysis({ value: seenBy(turn, played.value), pv: line(played.line) }, found, limits, {
      ranked: last.moves,
      moveOf: ({ move, value, final }) => ({ move: one(move), value, final }),
      lineOf: ({ value, line: moves }) => ({ value, pv: line(moves) }),
    });
    if (isLast) return;
  }
}

/** Refuses a typed state that is not a state of the game, if its `turn` shows that. */
function demandTurn(position: Position, text: () => string): void {
  const turn: unknown = position.turn();
  if (turn === MAX || turn === MIN) return;
  throw error('strange-turn', { typed: text(), turn: String(turn) });
}
