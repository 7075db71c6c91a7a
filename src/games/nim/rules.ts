import { definePure, MAX, MIN, opponent, type Player, type Problem, type PureGame, winFor } from '../../core/index.ts';
import { illegalMove, LONGEST_SIDE } from '../position.ts';
import { problem } from './words.ts';

/** Heaps of sticks; each turn takes sticks from one heap. */
export interface NimRules {
  /** How many sticks each heap starts with. */
  readonly heaps: readonly number[];
  /** The most sticks that one turn may take. */
  readonly most: number;
  /** Whether taking the last stick of all loses (misère) or wins. */
  readonly lastLoses: boolean;
}

export interface NimState {
  /** Sticks left in each heap. */
  readonly heaps: readonly number[];
  readonly turn: Player;
}

/** A move is `heap << HEAP_SHIFT | taken`; a heap holds less than 2^14 sticks. */
export const HEAP_SHIFT = 14;
export const TAKEN_MASK = (1 << HEAP_SHIFT) - 1;

/**
 * The rules in the pure form: states that never change, and functions of them. A game of your own can begin as a copy
 * of this.
 *
 * There is no `evaluate`: the exclusive or of the heaps would be no estimate but the whole solution (Bouton 1901).
 */
export function nimRules(name: string, rules: NimRules): PureGame<NimState, number> {
  const numbered = 2 * rules.heaps.reduce((product, sticks) => product * (sticks + 1), 1) <= Number.MAX_SAFE_INTEGER;
  return definePure<NimState, number>({
    name,
    start: { heaps: rules.heaps, turn: MAX },
    turn: ({ turn }) => turn,

    moves({ heaps }) {
      const moves: number[] = [];
      for (const [heap, sticks] of heaps.entries())
        for (let taken = 1; taken <= Math.min(sticks, rules.most); taken++) moves.push((heap << HEAP_SHIFT) | taken);
      return moves;
    },

    play({ heaps, turn }, move) {
      const [from, taken] = [move >> HEAP_SHIFT, move & TAKEN_MASK];
      if (!(taken >= 1 && taken <= rules.most && taken <= heaps[from])) illegalMove('nim', move);
      return { heaps: heaps.map((sticks, heap) => (heap === from ? sticks - taken : sticks)), turn: opponent(turn) };
    },

    /** Once no stick is left, the player to move has just seen the other take the last one. */
    outcome({ heaps, turn }) {
      if (heaps.some((sticks) => sticks > 0)) return undefined;
      return winFor(rules.lastLoses ? turn : opponent(turn));
    },

    /** The heaps are the digits of a number, each in its own base; where it would not be exact, a text. */
    key({ heaps, turn }) {
      if (!numbered) return `${heaps.join()}${turn === MIN ? ':min' : ''}`;
      return (
        heaps.reduceRight((number, sticks, heap) => number * (rules.heaps[heap] + 1) + sticks, 0) * 2 + (turn === MIN ? 1 : 0)
      );
    },

    swapPlayers: ({ heaps, turn }) => ({ heaps, turn: opponent(turn) }),
  });
}

export const LARGEST_HEAP = 10_000;

/** Says why nobody can play with these heaps, or undefined. */
export function heapsProblem(heaps: readonly number[]): Problem | undefined {
  if (heaps.length < 1 || heaps.length > LONGEST_SIDE)
    return problem('number-of-heaps', { heaps: heaps.length, most: LONGEST_SIDE });
  const wrong = heaps.find((sticks) => !Number.isInteger(sticks) || sticks < 1 || sticks > LARGEST_HEAP);
  return wrong === undefined ? undefined : problem('size-of-heap', { sticks: wrong, most: LARGEST_HEAP });
}
