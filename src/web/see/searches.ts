import { MAX, MIN, ok, type Result } from '../../core/index.ts';
import { recordGame, type SearchTree, type Step, stepsOf } from '../../draw/index.ts';
import { parseTree, type TreeGame, treeGame } from '../../games/index.ts';
import { type Algorithm, algorithms, type SearchResult } from '../../search/index.ts';
import type { State } from './state.ts';
import { failure } from './words.ts';

/** More nodes than this are no drawing that anybody reads. */
export const MOST_NODES = 400;

/** The tree that was typed, as a game. */
export function readTree(text: string, root: State['root']): Result<TreeGame> {
  const nodes = text.match(/\[|[^[\],\s]+/g)?.length ?? 0;
  if (nodes > MOST_NODES) return failure('too-large-to-draw', { nodes, limit: MOST_NODES });
  const tree = parseTree(text, root === 'min' ? MIN : MAX);
  return tree.ok ? ok(treeGame(tree.value)) : tree;
}

/** A search with everything that it did. */
export interface Searched {
  readonly algorithm: Algorithm;
  readonly result: SearchResult;
  readonly passes: readonly SearchTree[];
  readonly steps: readonly Step[];
  /** The principal variation in the notation of the game. */
  readonly line: readonly string[];
}

export function search(game: TreeGame, algorithm: Algorithm): Searched {
  const position = game.start();
  const recorder = recordGame(game, position);
  const result = algorithm.search(position, { trace: recorder });
  const line: string[] = [];
  for (const move of result.pv) {
    line.push(game.formatMove(move, position));
    position.play(move);
  }
  return { algorithm, result, passes: recorder.passes, steps: stepsOf(recorder.passes), line };
}

/** What each algorithm makes of the same tree. */
export function compare(game: TreeGame): { readonly algorithm: Algorithm; readonly result: SearchResult }[] {
  return algorithms.map((algorithm) => ({ algorithm, result: algorithm.search(game.start()) }));
}
