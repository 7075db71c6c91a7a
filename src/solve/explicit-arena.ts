import { DRAW, fail, outcomeProblem, type Player, type Result, WIN } from '../core/index.ts';
import type { Arena, GraphData } from './arena.ts';
import { type ArenaRules, checkArena } from './check-arena.ts';

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
  if (shape) return fail('bad-arena', shape);
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
function shapeProblem(graph: GraphData): string | undefined {
  const { names, owner, outcome, offsets, targets } = graph;
  if (![names, owner, outcome, offsets, targets].every((list) => typeof list?.length === 'number'))
    return 'An arena needs names, owner, outcome, offsets and targets, each a list.';
  const size = names.length;
  const known = new Map<string, number>();
  for (let p = 0; p < size; p++) {
    const name: unknown = names[p];
    if (typeof name !== 'string') return `Position ${p} is called ${name}: a name is a text.`;
    const before = known.get(name);
    if (before !== undefined) return `Positions ${before} and ${p} are both called ${name}: give each its own name.`;
    known.set(name, p);
  }
  if (owner.length !== size || outcome.length !== size)
    return `There are ${size} names, ${owner.length} owners and ${outcome.length} outcomes: each position needs one of each.`;
  if (offsets.length !== size + 1 || offsets[0] !== 0 || offsets[size] !== targets.length)
    return `The offsets must be ${size + 1} numbers, from 0 to the number of moves, ${targets.length}.`;
  for (let p = 0; p < size; p++) {
    const name = names[p];
    if (!Number.isInteger(offsets[p]) || offsets[p] > offsets[p + 1])
      return `The offset of position ${name} is ${offsets[p]}: offsets are whole numbers that never fall.`;
    if (owner[p] !== 1 && owner[p] !== -1) return `Position ${name} has owner ${owner[p]}: it is 1 for Adam or -1 for Ève.`;
    const problem = outcomeProblem(outcome[p] ?? DRAW);
    if (problem) return `Position ${name} has a wrong outcome: ${problem}.`;
  }
  for (let m = 0; m < targets.length; m++)
    if (!Number.isInteger(targets[m])) return `Move ${m} leads to ${targets[m]}, which is not the number of a position.`;
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
