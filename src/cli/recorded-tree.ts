import type { Counts, Game, Position } from '../core/index.ts';
import { recordGame, type SearchTree } from '../draw/index.ts';
import { compose, formatLine, type Thought } from '../engines/index.ts';
import { deepen, type StopSignal } from '../search/index.ts';
import type { Plan } from './plan.ts';

export interface RecordedTree {
  /** Deepening and the MTD drivers go through the tree several times. */
  readonly passes: readonly SearchTree[];
  readonly answer: Pick<Thought, 'value' | 'bound' | 'move' | 'pv' | 'depth' | 'final' | 'stopped'> & { readonly counts: Counts };
}

/** How deep a recursion may go in the worker's stack (worker-host.ts); every kind of game was tried. */
const DEEPEST = 200_000;

/** Searches, and keeps what the search visits. */
export function recordTree(game: Game, position: Position, { settings, limits }: Plan, signal: StopSignal): RecordedTree {
  const recorder = recordGame(game, position);
  const { search, options } = compose(settings);
  const maxPly = Math.min(limits.depth ?? DEEPEST, DEEPEST);
  const searchOptions = { ...options, ...limits, signal, trace: recorder, maxPly };
  const result = settings.deepening ? deepen(search, position, searchOptions) : search(position, searchOptions);
  const pv = formatLine(game, position, result.pv);
  const depth = result.depth > DEEPEST ? result.counts.byPly.length - 1 : result.depth;
  return { passes: recorder.passes, answer: { ...result, move: pv[0], pv, depth } };
}
