import { MAX, MIN, opponent, type Player, type Position, type Problem, winFor } from '../../core/index.ts';
import { illegalMove, LONGEST_SIDE, nothingToUndo } from '../position.ts';
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

export const LARGEST_HEAP = 10_000;

/** Says why nobody can play by these rules, or undefined. */
export function nimProblem({ heaps }: NimRules): Problem | undefined {
  if (heaps.length < 1 || heaps.length > LONGEST_SIDE)
    return problem('number-of-heaps', { heaps: heaps.length, most: LONGEST_SIDE });
  const wrong = heaps.find((sticks) => !Number.isInteger(sticks) || sticks < 1 || sticks > LARGEST_HEAP);
  return wrong === undefined ? undefined : problem('size-of-heap', { sticks: wrong, most: LARGEST_HEAP });
}

/** A move is `heap << HEAP_SHIFT | taken`; a heap holds less than 2^14 sticks. */
export const HEAP_SHIFT = 14;
export const TAKEN_MASK = (1 << HEAP_SHIFT) - 1;

export class NimPosition implements Position {
  readonly rules: NimRules;
  readonly #heaps: Int32Array;
  /** What a stick of each heap adds to the key: the heaps are the digits of a number, each in its own base. Undefined where that number would not be exact. */
  readonly #weights: Float64Array | undefined;
  readonly #played: Int32Array;
  #plies = 0;
  #sticks = 0;
  #turn: Player;
  #digits = 0;

  /** `heaps` must be within the heaps that the rules start with. */
  constructor(rules: NimRules, heaps: readonly number[] = rules.heaps, turn: Player = MAX) {
    this.rules = rules;
    this.#heaps = Int32Array.from(heaps);
    this.#weights = weightsOf(rules.heaps);
    for (let heap = 0; heap < heaps.length; heap++) {
      this.#sticks += heaps[heap];
      if (this.#weights !== undefined) this.#digits += heaps[heap] * this.#weights[heap];
    }
    this.#played = new Int32Array(this.#sticks);
    this.#turn = turn;
  }

  /** Sticks left in each heap. */
  heaps(): number[] {
    return [...this.#heaps];
  }

  turn(): Player {
    return this.#turn;
  }

  moves(into: number[], at: number): number {
    const heaps = this.#heaps;
    const { most } = this.rules;
    for (let heap = 0; heap < heaps.length; heap++) {
      const limit = Math.min(heaps[heap], most);
      for (let taken = 1; taken <= limit; taken++) into[at++] = (heap << HEAP_SHIFT) | taken;
    }
    return at;
  }

  play(move: number): void {
    const heap = move >> HEAP_SHIFT;
    const taken = move & TAKEN_MASK;
    if (!(taken >= 1 && taken <= this.rules.most && taken <= this.#heaps[heap])) illegalMove('nim', move);
    this.#played[this.#plies++] = move;
    this.#change(heap, -taken);
  }

  undo(): void {
    if (this.#plies === 0) nothingToUndo('nim');
    const move = this.#played[--this.#plies];
    this.#change(move >> HEAP_SHIFT, move & TAKEN_MASK);
  }

  #change(heap: number, sticks: number): void {
    this.#heaps[heap] += sticks;
    this.#sticks += sticks;
    if (this.#weights !== undefined) this.#digits += sticks * this.#weights[heap];
    this.#turn = this.#turn === MAX ? MIN : MAX;
  }

  /** Once no stick is left, the player to move has just seen the other take the last one. */
  outcome(): number | undefined {
    if (this.#sticks > 0) return undefined;
    return winFor(this.rules.lastLoses ? this.#turn : opponent(this.#turn));
  }

  /** Always 0: the exclusive or of the heaps would not be an estimate but the whole solution (Bouton 1901), and leave nothing to search. */
  evaluate(): number {
    return 0;
  }

  key(): number | string {
    if (this.#weights === undefined) return `${this.#heaps.join()}${this.#turn === MAX ? '' : ':min'}`;
    return 2 * this.#digits + (this.#turn === MAX ? 0 : 1);
  }
}

function weightsOf(heaps: readonly number[]): Float64Array | undefined {
  const weights = new Float64Array(heaps.length);
  let numbers = 1;
  for (let heap = 0; heap < heaps.length; heap++) {
    weights[heap] = numbers;
    numbers *= heaps[heap] + 1;
  }
  return 2 * numbers <= Number.MAX_SAFE_INTEGER ? weights : undefined;
}
