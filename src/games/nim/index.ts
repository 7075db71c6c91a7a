import { legalMove, ok, opponent, type Result } from '../../core/index.ts';
import type { CardedGame } from '../card.ts';
import { nimCard } from './card.ts';
import { drawHeaps, formatHeaps, formatTaking, parseHeaps, parseSticks } from './notation.ts';
import { NimPosition, type NimRules, nimProblem } from './position.ts';
import { failure } from './words.ts';

export { NimIndex } from './nim-index.ts';
export type { NimRules } from './position.ts';
export { NimPosition } from './position.ts';

export interface Nim extends CardedGame<NimPosition> {
  readonly rules: NimRules;
  swapPlayers(position: NimPosition): NimPosition;
}

/** The course's game (document 004): from one heap, take 1, 2 or 3 sticks. */
const ONE_HEAP_MOST = 3;

/**
 * One heap is the course's game: take 1, 2 or 3, and whoever takes the last stick loses. Several heaps are Bouton's: take any
 * number from one heap, and whoever takes the last stick wins. `lastLoses` says otherwise.
 */
export function nim(heaps: readonly number[] = [21], lastLoses: boolean = heaps.length === 1): Nim {
  const rules: NimRules = { heaps: [...heaps], most: heaps.length === 1 ? ONE_HEAP_MOST : Math.max(...heaps), lastLoses };
  const problem = nimProblem(rules);
  if (problem !== undefined) throw new RangeError(problem.message);
  const formatMove = (move: number) => formatTaking(move, rules);
  const usual = lastLoses === (heaps.length === 1);
  return {
    card: nimCard,
    name: `nim:${heaps.join(',')}${usual ? '' : lastLoses ? ':misere' : ':normal'}`,
    rules,
    start: () => new NimPosition(rules),
    formatMove,
    parseMove: (text, position) => legalMove(text.trim().toLowerCase(), position, formatMove),
    formatPosition: formatHeaps,
    parsePosition: (text) => parseHeaps(text, rules),
    draw: drawHeaps,
    swapPlayers: (position) => new NimPosition(rules, position.heaps(), opponent(position.turn())),
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
  const lastLoses = ending === undefined ? heaps.length === 1 : ending === 'misere';
  const error = nimProblem({ heaps, most: ONE_HEAP_MOST, lastLoses });
  return error === undefined ? ok(nim(heaps, lastLoses)) : { ok: false, error };
}
