import { DRAW, type Failure, outcomeProblem, type Player, type Result, WIN } from '../core/index.ts';
import { type Arena, type ArenaRules, checkArena, type GraphData } from './arena.ts';
import { failure } from './words.ts';

/** In the outcome array: the game goes on. No score has this value. */
const GOES_ON = WIN + 2;

/** An arena whose moves are stored, in flat arrays: 9 bytes a position and 4 a move, names apart. */
export class ExplicitArena implements Arena {
  readonly title: string;
  readonly start: number;
  readonly size: number;
  readonly #owner: Int8Array;
  readonly #outcome: Int32Array;
  readonly #offsets: Int32Array;
  readonly #targets: Int32Array;
  readonly #name: (position: number) => string;

  /** Takes the arrays as they are: `arenaFromGraph` is the way in for data that nobody has checked. */
  constructor(parts: ArenaParts) {
    this.title = parts.title;
    this.start = parts.start;
    this.size = parts.owner.length;
    this.#owner = parts.owner;
    this.#outcome = parts.outcome;
    this.#offsets = parts.offsets;
    this.#targets = parts.targets;
    this.#name = parts.name;
  }

  get moves(): number {
    return this.#offsets[this.size];
  }

  owner(position: number): Player {
    return this.#owner[position] as Player;
  }

  outcome(position: number): number | undefined {
    const outcome = this.#outcome[position];
    return outcome === GOES_ON ? undefined : outcome;
  }

  successors(position: number, into: number[]): number {
    const from = this.#offsets[position];
    const count = this.#offsets[position + 1] - from;
    for (let i = 0; i < count; i++) into[i] = this.#targets[from + i];
    return count;
  }

  /** The place of a position's first move among all the moves of the arena. */
  firstMove(position: number): number {
    return this.#offsets[position];
  }

  name(position: number): string {
    return this.#name(position);
  }
}

export interface ArenaParts {
  readonly title: string;
  readonly start: number;
  readonly owner: Int8Array;
  /** As `storedOutcome` writes them. */
  readonly outcome: Int32Array;
  readonly offsets: Int32Array;
  readonly targets: Int32Array;
  readonly name: (position: number) => string;
}

export function storedOutcome(outcome: number | undefined): number {
  return outcome === undefined ? GOES_ON : outcome;
}

/** The arena that plain data describes, or the first thing wrong with it, with the name of the position. */
export function arenaFromGraph(graph: GraphData, rules: ArenaRules = {}): Result<ExplicitArena> {
  const shape = shapeProblem(graph);
  if (shape) return shape;
  const { names } = graph;
  const size = names.length;
  const outcome = Int32Array.from({ length: size }, (_, p) => storedOutcome(graph.outcome[p] ?? undefined));
  const offsets = Int32Array.from(graph.offsets);
  for (let p = 0; p < size; p++) if (offsets[p] === offsets[p + 1] && outcome[p] === GOES_ON) outcome[p] = DRAW;
  const arena = new ExplicitArena({
    title: graph.title ?? 'arena',
    start: graph.start,
    owner: Int8Array.from(graph.owner),
    outcome,
    offsets,
    targets: Int32Array.from(graph.targets),
    name: (p) => names[p],
  });
  return checkArena(arena, rules);
}

/** What is wrong with the lengths and numbers themselves, before they can be read as an arena. */
function shapeProblem(graph: GraphData): Failure | undefined {
  const { names, owner, outcome, offsets, targets } = graph;
  const isWhole = [names, owner, outcome, offsets, targets].every((list) => typeof list?.length === 'number');
  if (!isWhole || typeof graph.start !== 'number') return failure('bad-arena');
  const size = names.length;
  const known = new Map<string, number>();
  for (let p = 0; p < size; p++) {
    const name: unknown = names[p];
    if (typeof name !== 'string') return failure('bad-name', { position: p, name: JSON.stringify(name) ?? '?' });
    const first = known.get(name);
    if (first !== undefined) return failure('same-name', { first, second: p, name });
    known.set(name, p);
  }
  if (owner.length !== size || outcome.length !== size)
    return failure('uneven-lists', { names: size, owners: owner.length, outcomes: outcome.length });
  if (offsets.length !== size + 1 || offsets[0] !== 0 || offsets[size] !== targets.length)
    return failure('bad-offsets', { count: size + 1, moves: targets.length });
  for (let p = 0; p < size; p++) {
    const position = names[p];
    if (!Number.isInteger(offsets[p]) || offsets[p] > offsets[p + 1])
      return failure('bad-offset', { position, offset: offsets[p] });
    if (owner[p] !== 1 && owner[p] !== -1) return failure('bad-owner', { position, owner: owner[p] });
    const why = outcomeProblem(outcome[p] ?? DRAW);
    if (why) return failure('bad-outcome', { position, why });
  }
  for (let m = 0; m < targets.length; m++)
    if (!Number.isInteger(targets[m])) return failure('bad-target', { move: m, target: targets[m] });
  return undefined;
}

/** The plain data of any arena: the converse of `arenaFromGraph`. */
export function graphOf(arena: Arena): GraphData & { readonly outcome: (number | null)[] } {
  const names: string[] = [];
  const owner: number[] = [];
  const outcome: (number | null)[] = [];
  const offsets = [0];
  const targets: number[] = [];
  const next: number[] = [];
  for (let p = 0; p < arena.size; p++) {
    names.push(arena.name(p));
    owner.push(arena.owner(p));
    outcome.push(arena.outcome(p) ?? null);
    const count = arena.successors(p, next);
    for (let i = 0; i < count; i++) targets.push(next[i]);
    offsets.push(targets.length);
  }
  return { title: arena.title, names, owner, outcome, offsets, targets, start: arena.start };
}

/**
 * The part of an arena that its start leads to, numbered breadth-first from the start, which is 0; names stay.
 * Whatever is left out changes neither winner nor rank of what is kept. The doubled arena of an impartial game
 * shrinks to the one that the course draws.
 */
export function reachable(arena: Arena): ExplicitArena {
  const found = new GrowingInts();
  const number = new Int32Array(arena.size).fill(-1);
  const meet = (position: number) => {
    if (number[position] < 0) {
      number[position] = found.length;
      found.push(position);
    }
    return number[position];
  };
  const offsets = new GrowingInts();
  const targets = new GrowingInts();
  const next: number[] = [];
  offsets.push(0);
  meet(arena.start);
  for (let p = 0; p < found.length; p++) {
    const count = arena.successors(found.at(p), next);
    for (let i = 0; i < count; i++) targets.push(meet(next[i]));
    offsets.push(targets.length);
  }
  const original = found.toArray();
  return new ExplicitArena({
    title: arena.title,
    start: 0,
    owner: Int8Array.from(original, (p) => arena.owner(p)),
    outcome: original.map((p) => storedOutcome(arena.outcome(p))),
    offsets: offsets.toArray(),
    targets: targets.toArray(),
    name: (p) => arena.name(original[p]),
  });
}

/** A flat array of 32-bit integers that grows: twice as long whenever it is full. */
export class GrowingInts {
  #items = new Int32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index];
  }

  /** The items, in an array of just their number. */
  toArray(): Int32Array {
    return this.#items.slice(0, this.length);
  }
}
