import { DRAW, type Failure, MAX, MIN, outcomeProblem, type Problem, type Result } from '../core/index.ts';
import { type Arena, type ArenaData, ExplicitArena, storedOutcome } from '../model/index.ts';
import { failure, problem } from './words.ts';

export interface ArenaRules {
  /**
   * Whether each move must pass the turn, as the Course demands. Default: true; false is for games in which a player
   * may move twice.
   */
  readonly bipartite?: boolean;
}

/** An error in an arena, with its position, from which the parser of a text can find the line. */
export interface ArenaProblem extends Problem {
  readonly position: number;
}

/**
 * The arena itself if it is well formed, else its first problem:
 *
 *     no-positions    there is nothing
 *     no-such-start   the start is not a position
 *     bad-owner       a position that neither Adam nor Ève controls
 *     bad-outcome     an outcome that is not a score
 *     dangling-move   a move to a position that does not exist
 *     plays-on        a final position (won or drawn) that still has moves
 *     not-bipartite   a move after which the same player moves again, unless the rules allow it
 *     leads-upwards   a move upwards in an arena that claims to have none
 *
 * Positions that cannot be reached from the start are allowed. One pass, O(positions + moves).
 */
export function checkArena<A extends Arena>(
  arena: A,
  rules: ArenaRules = {},
): { readonly ok: true; readonly value: A } | { readonly ok: false; readonly error: ArenaProblem } {
  const { bipartite = true } = rules;
  const refuse = (position: number, error: Problem) => ({ ok: false, error: { ...error, position } }) as const;
  const { size, start } = arena;
  if (size === 0) return refuse(start, problem('no-positions'));
  if (!isPosition(arena, start)) return refuse(start, problem('no-such-start', { start, last: size - 1 }));
  const next: number[] = [];
  for (let p = 0; p < size; p++) {
    const owner = arena.owner(p);
    const outcome = arena.outcome(p);
    if (owner !== MAX && owner !== MIN) return refuse(p, problem('bad-owner', { position: arena.name(p), owner }));
    const why = outcome === undefined ? undefined : outcomeProblem(outcome);
    if (why) return refuse(p, problem('bad-outcome', { position: arena.name(p), why }));
    const count = arena.successors(p, next);
    if (outcome !== undefined && count > 0) return refuse(p, problem('plays-on', { position: arena.name(p), outcome }));
    for (let i = 0; i < count; i++) {
      const target = next[i];
      if (!isPosition(arena, target)) return refuse(p, problem('dangling-move', { from: arena.name(p), target, last: size - 1 }));
      const ends = () => ({ from: arena.name(p), to: arena.name(target) });
      if (bipartite && arena.owner(target) === owner) return refuse(p, problem('not-bipartite', { ...ends(), player: owner }));
      if (arena.descending && target >= p) return refuse(p, problem('leads-upwards', { ...ends(), p, target }));
    }
  }
  return { ok: true, value: arena };
}

function isPosition(arena: Arena, position: number): boolean {
  return Number.isInteger(position) && position >= 0 && position < arena.size;
}

/** The arena that plain data describes, or its first error, with the name of the position. */
export function arenaFromGraph(graph: ArenaData, rules: ArenaRules = {}): Result<ExplicitArena> {
  const shape = shapeProblem(graph);
  if (shape) return shape;
  const { names } = graph;
  const size = names.length;
  const offsets = Int32Array.from(graph.offsets);
  const withoutMove = (p: number) => (offsets[p] === offsets[p + 1] ? DRAW : undefined);
  const outcome = Int32Array.from({ length: size }, (_, p) => storedOutcome(graph.outcome[p] ?? withoutMove(p)));
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

/** The first error in the lengths and numbers themselves; without one the data can be read as an arena. */
function shapeProblem(graph: ArenaData): Failure | undefined {
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
