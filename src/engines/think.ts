import { addCounts, type Bound, type Game, NO_COUNTS, type Position } from '../core/index.ts';
import { deepening, type SearchOptions, type SearchResult, type StopSignal } from '../search/index.ts';
import { compose, type Settings, strongest } from './settings.ts';

/** What an engine has found so far. The last one of a series is its answer. */
export interface Thought {
  /** In the game's notation; undefined where the game is over. */
  readonly move: string | undefined;
  readonly value: number;
  readonly bound: Bound;
  readonly pv: readonly string[];
  readonly depth: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
  /** A limit ended the search. */
  readonly stopped: boolean;
  /** All the work so far, by all threads. */
  readonly nodes: number;
  /** Only from searches that count them: compiled ones do not. */
  readonly leaves?: number;
  readonly cuts?: { readonly alpha: number; readonly beta: number };
  readonly ms: number;
  /** The value of every legal move, best for the player to move first, where it was asked for. */
  readonly moves?: readonly MoveValue[];
  /** The best moves with their lines, best first, where so many were asked for. */
  readonly lines?: readonly ThoughtLine[];
  /** How far an exact solution has come, while one is under way. */
  readonly progress?: Progress;
}

export interface MoveValue {
  readonly move: string;
  /** From Max's view. */
  readonly value: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
}

/** A move with what is expected to follow, itself included. */
export interface ThoughtLine {
  /** From Max's view. */
  readonly value: number;
  readonly pv: readonly string[];
}

export interface Progress {
  /** How much of the question under way is done, from 0 to 1. Each question starts anew from 0. */
  readonly share: number;
  /** The value lies from `least` to `most`, from Max's view. */
  readonly least: number;
  readonly most: number;
}

export interface Limits extends Pick<SearchOptions, 'depth' | 'time' | 'nodes' | 'maxPly'> {}

export interface ThinkOptions extends Limits {
  readonly settings?: Settings;
  readonly signal?: StopSignal;
  readonly trace?: SearchOptions['trace'];
}

/** Thinks step by step: one thought for each tree searched whole, and a last one, the answer, which is there even if no tree was. Stops between and within trees when the signal says so. */
export function* thoughts<P extends Position>(
  game: Game<P>,
  position: P,
  options: ThinkOptions = {},
): Generator<Thought, undefined> {
  const { settings = strongest(position), ...limits } = options;
  const { search, options: parts } = compose(position, settings);
  const searchOptions = { ...parts, ...limits };
  const told = (result: SearchResult) => thoughtOf(game, position, result);
  if (!settings.deepening) {
    yield told(search(position, searchOptions));
    return;
  }
  const trees = deepening(search, position, searchOptions);
  const started = performance.now();
  let counts = NO_COUNTS;
  for (;;) {
    const step = trees.next();
    if (step.done) {
      yield told(step.value);
      return;
    }
    counts = addCounts(counts, step.value.counts);
    yield told({ ...step.value, counts, ms: performance.now() - started });
  }
}

/**
 * The same without holding up the thread between trees: the page or the server stays alive, and an AbortSignal is heard there. Within a tree the
 * thread is busy; use a worker with a shared flag where even that is too long.
 */
export async function* think<P extends Position>(
  game: Game<P>,
  position: P,
  options: ThinkOptions = {},
): AsyncGenerator<Thought, undefined> {
  for (const thought of thoughts(game, position, options)) {
    yield thought;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
  }
}

/** Moves played from a position, in the game's notation. */
export function formatLine<P extends Position>(game: Game<P>, position: P, moves: readonly number[]): string[] {
  const line: string[] = [];
  for (const move of moves) {
    line.push(game.formatMove(move, position));
    position.play(move);
  }
  for (let i = 0; i < moves.length; i++) position.undo();
  return line;
}

function thoughtOf<P extends Position>(game: Game<P>, position: P, result: SearchResult): Thought {
  const pv = formatLine(game, position, result.pv);
  const { nodes, leaves, cuts } = result.counts;
  const { value, bound, depth, final, stopped, ms } = result;
  return { move: pv[0], value, bound, pv, depth, final, stopped, nodes, leaves, cuts, ms };
}
