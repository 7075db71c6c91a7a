import { type FromPure, fromPure, legalMove, ok, type PurePosition, type Result } from '../../core/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { nimInfo } from './info.ts';
import { drawHeaps, formatHeaps, formatTaking, parseHeaps, parseSticks } from './notation.ts';
import { heapsProblem, type NimRules, type NimState, nimRules } from './rules.ts';
import { failure } from './words.ts';

export { NimIndex } from './nim-index.ts';
export type { NimRules, NimState } from './rules.ts';

export type NimPosition = PurePosition<NimState, number>;

export interface Nim extends BuiltInGame<NimPosition>, FromPure<NimState, number> {
  readonly rules: NimRules;
}

/** The game of the Course: from one heap, take 1, 2 or 3 sticks. */
const ONE_HEAP_MOST = 3;

/**
 * One heap is the game of the Course: take 1, 2 or 3; taking the last stick loses. Several heaps are Bouton's game:
 * take any number from one heap; taking the last stick wins. `lastLoses` overrides this.
 */
export function nim(heaps: readonly number[] = [21], lastLoses: boolean = heaps.length === 1): Nim {
  const problem = heapsProblem(heaps);
  if (problem !== undefined) throw new RangeError(problem.message);
  const rules: NimRules = { heaps: [...heaps], most: heaps.length === 1 ? ONE_HEAP_MOST : Math.max(...heaps), lastLoses };
  const usual = lastLoses === (heaps.length === 1);
  const game = fromPure(nimRules(`nim:${heaps.join(',')}${usual ? '' : lastLoses ? ':misere' : ':normal'}`, rules));
  const formatMove = (move: number, position: NimPosition) => formatTaking(position.move(move), rules);
  return {
    ...game,
    info: nimInfo,
    rules,
    formatMove,
    parseMove: (text, position) => legalMove(text.trim().toLowerCase(), position, (move) => formatMove(move, position)),
    formatPosition: (position) => formatHeaps(position.state),
    parsePosition: (text) => {
      const state = parseHeaps(text, rules);
      return state.ok ? ok(game.at(state.value)) : state;
    },
    draw: drawHeaps,
  };
}

/** `nim`, `nim:21`, `nim:3,4,5`, `nim:3,4,5:misere`. */
export function nimFromOptions(options: readonly string[]): Result<Nim> {
  if (options.length === 0) return ok(nim());
  const [heapText, ending] = options;
  const heaps = parseSticks(heapText);
  if (heaps === undefined) return failure('not-heaps', { typed: heapText });
  if (options.length > 2 || (ending !== undefined && ending !== 'misere' && ending !== 'normal'))
    return failure('nim-ending', { typed: options.slice(1).join(':') });
  const error = heapsProblem(heaps);
  if (error !== undefined) return { ok: false, error };
  return ok(nim(heaps, ending === undefined ? heaps.length === 1 : ending === 'misere'));
}
