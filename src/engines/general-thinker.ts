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
import { deepening, type SearchResult, type StopSignal, TranspositionTable } from '../search/index.ts';
import { choose, LEVELS, lotOf, timeFor } from './levels.ts';
import { DepthClock, type EngineLimits } from './limits.ts';
import { type RankedMove, rank } from './rank.ts';
import { compose, type Settings, strongest } from './settings.ts';
import { type Host, type Thinker, type ThinkerOptions, within } from './thinker.ts';
import { formatLine, overThought, type Thought, unknownThought } from './thought.ts';
import { error } from './words.ts';

export interface GeneralOptions extends Pick<ThinkerOptions, 'tableMb' | 'seed' | 'search'> {
  /** How deep a recursion may go: as far as the thread's stack allows. */
  readonly maxPly?: number | undefined;
}

/** Plays any game by the searches of search/, in one thread. */
export class GeneralThinker<P extends Position = Position> implements Thinker {
  readonly threads = 1;
  readonly #game: Game<P>;
  readonly #options: GeneralOptions;

  constructor(game: Game<P>, options: GeneralOptions = {}) {
    this.#game = game;
    this.#options = options;
  }

  close(): void {}

  *think(text: string, limits: EngineLimits, host: Host): Generator<Thought, undefined> {
    const game = this.#game;
    const position = unwrap(game.parsePosition(text));
    const line = (moves: readonly number[]) => formatLine(game, position, moves);
    yield* generalThoughts({ position, limits, host, line, text: () => text, ...this.#options });
  }
}

/** A think by the general searches. */
export interface GeneralThink<Move> extends GeneralOptions {
  readonly position: Position;
  readonly limits: EngineLimits;
  readonly host: Host;
  /** A line of moves played from the position, as the thoughts are to have it. */
  line(moves: readonly number[]): Move[];
  /** The position's notation: a level's chance depends on it. */
  text(): string;
}

/**
 * Thought by thought: one for each tree searched whole, and a last one, the answer, which is there even if no tree
 * was.
 */
export function* generalThoughts<Move>(asked: GeneralThink<Move>): Generator<Thought<Move>, undefined> {
  const { position, limits } = asked;
  const outcome = position.outcome();
  if (outcome !== undefined) {
    yield overThought(checkedOutcome(outcome), limits);
    return;
  }
  demandTurn(position, asked.text);
  const level = limits.level === undefined ? undefined : LEVELS[limits.level - 1];
  const clock = new DepthClock(limits.clock);
  const timed = within(asked.host, timeFor(limits, level, clock));
  const settings = asked.search ?? strongest(position, asked.tableMb);
  const think = { ...asked, timed, settings, clock };
  yield unknownThought(position, asked.line);
  if (limits.values || (limits.lines ?? 1) > 1 || level?.depth !== undefined) yield* rankings(think);
  else yield* trees(think);
}

type Composed<Move> = GeneralThink<Move> & {
  readonly settings: Settings;
  readonly clock: DepthClock;
  /** The host, which also says no when the time is up. */
  readonly timed: Host & StopSignal;
};

/**
 * The best move, by one tree or by deeper and deeper ones: however short the time, the first of these is searched
 * whole.
 */
function* trees<Move>({
  position,
  limits,
  host,
  timed,
  line,
  settings,
  clock,
  maxPly,
}: Composed<Move>): Generator<Thought<Move>, undefined> {
  const { search, options } = compose(settings);
  const { depth, nodes } = limits;
  let asked = settings.deepening ? host : timed;
  const signal = {
    get aborted() {
      return !asked.mayGoOn();
    },
  };
  const searchOptions = {
    ...options,
    depth,
    nodes,
    signal,
    ...(maxPly !== undefined && { maxPly: Math.min(depth ?? maxPly, maxPly) }),
  };
  const told = (result: SearchResult, counts: Counts, ms: number): Thought<Move> => {
    const pv = line(result.pv);
    const { value, bound, final, stopped } = result;
    const whole = depth === undefined && !settings.deepening && !stopped;
    const { nodes, leaves, recalls, cuts } = counts;
    const found = { move: pv[0], value, bound, pv, depth: whole ? counts.byPly.length - 1 : result.depth, final, stopped };
    return { ...found, nodes, ms, counts: { leaves, recalls, cuts }, ...(limits.lines && { lines: [{ value, pv }] }) };
  };
  if (!settings.deepening) {
    const result = search(position, searchOptions);
    yield told(result, result.counts, result.ms);
    return;
  }
  const count = legalMoves(position).length;
  const started = performance.now();
  let counts = NO_COUNTS;
  for (const deeper = deepening(search, position, searchOptions); ; ) {
    const { done, value: result } = deeper.next();
    if (!done) counts = addCounts(counts, result.counts);
    yield told(result, done ? result.counts : counts, done ? result.ms : performance.now() - started);
    if (done || !clock.goesOn(result.move, count)) return;
    asked = timed;
  }
}

/**
 * All moves ranked by trees of 1, 2, 3... plies, until the depth, or until no deeper tree can change anything. At
 * least one ply, whatever the host says.
 */
function* rankings<Move>({
  position,
  limits,
  timed,
  line,
  text,
  settings,
  clock,
  seed = 1,
  maxPly,
}: Composed<Move>): Generator<Thought<Move>, undefined> {
  const level = limits.level === undefined ? undefined : LEVELS[limits.level - 1];
  const deepest = limits.depth ?? level?.depth ?? maxPly ?? Number.POSITIVE_INFINITY;
  const memory = settings.tableMegabytes === undefined ? undefined : new TranspositionTable(settings.tableMegabytes);
  const turn = position.turn();
  const one = (move: number) => line([move])[0] as Move;
  const started = performance.now();
  let nodes = 0;
  let last: { moves: RankedMove[]; depth: number } = { moves: [], depth: 0 };
  for (let depth = 1; ; depth++) {
    const left = limits.nodes === undefined ? undefined : Math.max(0, limits.nodes - nodes);
    const ranking = rank(position, { depth, memory, settings, maxPly, ...(depth > 1 && { signal: timed, nodes: left }) });
    nodes += ranking.nodes;
    if (ranking.moves !== undefined) last = { moves: ranking.moves, depth };
    const final = last.moves.every((move) => move.final);
    const isWhole = final || depth >= deepest;
    const isLast = ranking.moves === undefined || isWhole || !clock.goesOn(last.moves[0]?.move, last.moves.length);
    const seen = last.moves.map((move) => ({ ...move, value: seenBy(turn, move.value) }));
    const played = isLast && level?.depth !== undefined ? choose(seen, level, lotOf(limits.seed ?? seed, text())) : seen[0]!;
    yield {
      move: one(played.move),
      value: seenBy(turn, played.value),
      bound: 'exact',
      pv: line(played.line),
      depth: last.depth,
      final,
      stopped: ranking.moves === undefined,
      nodes,
      ms: performance.now() - started,
      ...(limits.values && { moves: last.moves.map(({ move, value, final }) => ({ move: one(move), value, final })) }),
      ...(limits.lines && {
        lines: last.moves.slice(0, limits.lines).map(({ value, line: moves }) => ({ value, pv: line(moves) })),
      }),
    };
    if (isLast) return;
  }
}

/** A state that was typed may be none of the game although nothing has thrown yet. */
function demandTurn(position: Position, text: () => string): void {
  const turn: unknown = position.turn();
  if (turn === MAX || turn === MIN) return;
  throw error('strange-turn', { typed: text(), turn: String(turn) });
}
