import { DRAW, type Failure, failureAt, IntList, MAX, ok, type Player, type Result, winFor } from '../../core/index.ts';
import { type ArenaData, ExplicitImpartialGraph } from '../../model/index.ts';
import { isName, nameLike, shown, written } from './graph.ts';
import { type Clash, settleOwners } from './owners.ts';
import type { DeadEnds, Statement } from './statement.ts';
import { isKeyword } from './statements.ts';
import { failure } from './words.ts';

type Edges = Extract<Statement, { says: 'edges' }>;

/** The statements about each vertex, with their lines, for the messages. */
class Vertices {
  readonly names: string[] = [];
  readonly edges: (Edges | undefined)[] = [];
  readonly owner: (Player | undefined)[] = [];
  readonly outcome: (number | undefined)[] = [];
  /** Play ends at a target, so its successors do not count. */
  readonly isTarget: (true | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #resultLine: number[] = [];

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /**
   * Why not, or undefined. A vertex is declared by its owner, its successors or its result, not by being an edge's
   * end.
   */
  add(statement: Statement): Failure | undefined {
    if (!('names' in statement || statement.says === 'edges') || statement.says === 'start') return undefined;
    for (const name of statement.says === 'edges' ? [statement.from] : statement.names) {
      if (!isName(name)) return failure('bad-vertex', { name: shown(name), example: nameLike(name) });
      const vertex = this.#declare(name);
      const refused = statement.says === 'vertices' ? undefined : this.#say(vertex, statement);
      if (refused !== undefined) return refused;
    }
    return undefined;
  }

  #declare(name: string): number {
    let vertex = this.#numbers.get(name);
    if (vertex === undefined) {
      vertex = this.names.push(name) - 1;
      this.#numbers.set(name, vertex);
      this.edges.push(undefined);
      this.owner.push(undefined);
      this.outcome.push(undefined);
    }
    return vertex;
  }

  #say(vertex: number, statement: Extract<Statement, { says: 'edges' | 'owner' | 'result' | 'target' }>): Failure | undefined {
    const name = this.names[vertex];
    if (statement.says === 'edges') {
      const before = this.edges[vertex];
      if (before !== undefined) return failure('successors-twice', { name, line: before.line });
      this.edges[vertex] = statement;
    } else if (statement.says === 'owner') {
      if (this.owner[vertex] !== undefined) return failure('owner-twice', { name });
      this.owner[vertex] = statement.player;
    } else {
      if (this.outcome[vertex] !== undefined) return failure('result-twice', { name, line: this.#resultLine[vertex] });
      this.outcome[vertex] = statement.says === 'target' ? winFor(statement.player) : statement.outcome;
      this.#resultLine[vertex] = statement.line;
      if (statement.says === 'target') this.isTarget[vertex] = true;
    }
    return undefined;
  }

  resultLine(vertex: number): number {
    return this.#resultLine[vertex];
  }
}

/** How to complete a text that does not specify everything. */
export interface GraphReading {
  /** Without a given start, take the first vertex instead of failing. */
  readonly start?: 'first';
  /** What it means that a player cannot move, where the text does not say it. */
  readonly deadEnds?: DeadEnds;
}

/** How a text was completed: what a reader of the result has to know. */
export interface GraphNotes {
  /** Whether the text names the start; otherwise it is the first vertex. */
  readonly startGiven: boolean;
  /** Where the owners come from; `turns` where they follow from the start, since the players alternate. */
  readonly owners: 'given' | 'turns' | 'first' | 'last' | 'shape';
  /** The parts of the names that mean Adam and Ève. */
  readonly labels?: readonly [adam: string, eve: string];
  /** Vertices without a move and without a result. */
  readonly deadEnds: readonly number[];
  /** What they mean. */
  readonly rule: DeadEnds | 'missed';
  /** Whether the text, or who reads it, says so. */
  readonly ruleGiven: boolean;
  /**
   * The one player who has a set to reach. The other wins where it is never reached: at dead ends (`missed`), and in
   * a play without an end.
   */
  readonly target?: Player;
}

/** The checks that arenas and impartial graphs share: edges lead to declared vertices, and there is one start. */
function joined(statements: readonly Statement[], reading: GraphReading) {
  const vertices = new Vertices();
  for (const statement of statements) {
    const refused = vertices.add(statement);
    if (refused !== undefined) return failureAt(refused, { line: statement.line });
  }
  const slip = refuseSlip(statements);
  if (slip !== undefined) return slip;
  const start = startOf(statements, vertices, reading.start === 'first');
  if (!start.ok) return start;
  const edges = joinEdges(vertices);
  return edges.ok ? ok({ vertices, start: start.value, ...edges.value }) : edges;
}

/**
 * The arena that the statements describe, once everything about it holds: results stand where nobody plays on, and
 * the players alternate or turns are free. And how it was completed.
 */
export function graphFrom(
  statements: readonly Statement[],
  reading: GraphReading = {},
): Result<{ readonly graph: ArenaData; readonly notes: GraphNotes }> {
  const read = joined(statements, reading);
  if (!read.ok) return read;
  const { vertices, offsets, targets, start } = read.value;
  const { names } = vertices;
  const owned = ownersOf(statements, read.value);
  if (!owned.ok) return owned;
  const { owner, ...from } = owned.value;
  const deadEnds = names.flatMap((_, v) => (vertices.outcome[v] === undefined && offsets[v] === offsets[v + 1] ? [v] : []));
  const wants = new Set(statements.flatMap((statement) => (statement.says === 'target' ? [statement.player] : [])));
  const [target] = wants.size === 1 ? wants : [];
  const stated = statements.filter((statement) => statement.says === 'dead ends').at(-1)?.rule ?? reading.deadEnds;
  const startGiven = statements.some(({ says }) => says === 'start');
  const graph = { names, owner, offsets, targets, outcome: vertices.outcome, start };
  const rule: GraphNotes['rule'] = stated ?? (target === undefined ? 'draw' : 'missed');
  const notes = { startGiven, ...from, deadEnds, rule, ruleGiven: stated !== undefined, ...(target !== undefined && { target }) };
  return ok({ graph: deadEndsSettled(graph, notes), notes });
}

/** The same graph with the outcomes that its dead ends have by the rule. */
export function deadEndsSettled(graph: ArenaData, { deadEnds, rule, target }: GraphNotes): ArenaData {
  const outcome = [...graph.outcome];
  for (const v of deadEnds) {
    const mover = graph.owner[v] as Player;
    const winner = rule === 'missed' ? -(target as Player) : rule === 'lost' ? -mover : mover;
    outcome[v] = rule === 'draw' ? DRAW : winFor(winner as Player);
  }
  return { ...graph, outcome };
}

type Joined = Extract<ReturnType<typeof joined>, { ok: true }>['value'];

/** The owner of every vertex, and what it follows from. */
function ownersOf(
  statements: readonly Statement[],
  { vertices, offsets, targets, start }: Joined,
): Result<Pick<GraphNotes, 'owners' | 'labels'> & { readonly owner: Int8Array }> {
  const { names } = vertices;
  const isGiven = vertices.owner.some((player) => player !== undefined);
  const free = statements.find(({ says }) => says === 'free');
  const hints = isGiven ? [] : statements.filter((statement) => statement.says === 'players');
  const hinted = (hint: (typeof hints)[number]) => names.map((name) => hint.owners.get(name));
  /** Whether the hint gives every vertex that is left an owner, and each of its edges to the other player. */
  const fits = (owner: readonly (Player | undefined)[], alternating: boolean) =>
    names.every((_, v) => {
      const ends = targets.subarray(offsets[v], offsets[v + 1]);
      return ends.length === 0 || (owner[v] !== undefined && (!alternating || ends.every((to) => owner[to] !== owner[v])));
    });
  const taken = (hint: (typeof hints)[number]) =>
    ok({
      owner: Int8Array.from(hinted(hint), (player) => player ?? MAX),
      owners: hint.by,
      ...(hint.labels !== undefined && { labels: hint.labels }),
    });
  const alternating = hints.find((hint) => fits(hinted(hint), true));
  if (alternating !== undefined) return taken(alternating);
  const drawn = hints.find((hint) => (hint.by === 'shape' || free !== undefined) && fits(hinted(hint), false));
  if (drawn !== undefined) return taken(drawn);
  if (free !== undefined) {
    const lacking = vertices.owner.findIndex(
      (player, v) => player === undefined && vertices.outcome[v] === undefined && offsets[v] < offsets[v + 1],
    );
    if (lacking >= 0) return failureAt(failure('no-owner', { name: written(names[lacking]) }), { line: free.line });
    // The owner of a vertex at which the game is over does not matter.
    return ok({ owner: Int8Array.from(vertices.owner, (player) => player ?? MAX), owners: 'given' });
  }
  const { owner, clash } = settleOwners(vertices.owner, offsets, targets, start);
  if (clash === undefined) return ok({ owner, owners: isGiven ? 'given' : 'turns' });
  const part = hints.find((hint) => fits(hinted(hint), false));
  if (part !== undefined) return taken(part);
  return refuseClash(clash, names, owner[clash.from] === MAX ? 'Adam' : 'Ève', vertices.edges[clash.from]?.line);
}

/** The impartial graph that the statements describe. They name no player; a player who cannot move loses. */
export function impartialFrom(statements: readonly Statement[], reading: GraphReading = {}): Result<ExplicitImpartialGraph> {
  const read = joined(statements, reading);
  if (!read.ok) return read;
  const players = statements.find(
    (statement) =>
      statement.says === 'owner' || statement.says === 'target' || (statement.says === 'result' && statement.outcome !== DRAW),
  );
  if (players !== undefined && 'names' in players)
    return failureAt(failure('plain-with-players', { name: players.names[0] ?? '' }), { line: players.line });
  const { vertices, ...stored } = read.value;
  const name = (v: number) => vertices.names[v];
  return ok(new ExplicitImpartialGraph({ title: 'graph', ...stored, name }, 'normal', (v) => vertices.outcome[v] === DRAW));
}

/** Refuses a vertex that looks like a keyword with a letter wrong, and that no other line names. */
function refuseSlip(statements: readonly Statement[]): Failure | undefined {
  const isSlip = (statement: Statement): statement is Edges => statement.says === 'edges' && statement.meant !== undefined;
  if (!statements.some(isSlip)) return undefined;
  const named = new Set(
    statements.flatMap((statement) => {
      if (!('names' in statement || statement.says === 'edges')) return [];
      return statement.says === 'edges' ? statement.to.filter((name) => name !== statement.from) : statement.names;
    }),
  );
  const slip = statements.filter(isSlip).find(({ from }) => !named.has(from));
  if (slip === undefined) return undefined;
  const { line, from, meant } = slip;
  return failureAt(failure('keyword-slip', { typed: from, meant }), { line });
}

function startOf(statements: readonly Statement[], vertices: Vertices, takesFirst: boolean): Result<number> {
  const starts = statements.filter((statement) => statement.says === 'start');
  const names = starts.flatMap((statement) => statement.names);
  if (names.length === 0)
    return takesFirst && vertices.names.length > 0 ? ok(firstOf(statements, vertices)) : failure('no-start');
  if (names.length > 1)
    return failureAt(failure('several-starts', { names, count: names.length }), { line: starts.at(-1)?.line });
  const start = vertices.find(names[0]);
  if (start === undefined)
    return failureAt(failure('unknown-start', { name: names[0], typed: typed(names[0]) }), { line: starts[0].line });
  return ok(start);
}

/** The first vertex with successors, as the text has them; else the first of all. */
function firstOf(statements: readonly Statement[], vertices: Vertices): number {
  const edges = statements.find((statement): statement is Edges => statement.says === 'edges');
  return (edges && vertices.find(edges.from)) ?? 0;
}

function joinEdges(vertices: Vertices): Result<{ offsets: Int32Array; targets: Int32Array }> {
  const offsets = new Int32Array(vertices.names.length + 1);
  const targets = new IntList();
  /** The last vertex that had each vertex for successor: finds those named twice. */
  const lastFrom = new Int32Array(vertices.names.length).fill(-1);
  for (let v = 0; v < vertices.names.length; v++) {
    const edges = vertices.edges[v];
    const from = vertices.names[v];
    const at = { line: edges?.line };
    for (const name of vertices.isTarget[v] ? [] : (edges?.to ?? [])) {
      const to = vertices.find(name);
      if (to === undefined) return failureAt(failure('unknown-vertex', { from, name, typed: typed(name) }), at);
      if (lastFrom[to] === v) return failureAt(failure('successor-twice', { from, to: name }), at);
      lastFrom[to] = v;
      targets.push(to);
    }
    offsets[v + 1] = targets.length;
    if (vertices.outcome[v] !== undefined && offsets[v + 1] > offsets[v])
      return failureAt(failure('result-and-successors', { name: from, line: vertices.resultLine(v) }), at);
  }
  return ok({ offsets, targets: targets.toArray() });
}

/** A vertex as it is typed at the beginning of a line. */
function typed(name: string): string {
  return isKeyword(name) ? `"${name}"` : written(name);
}

function refuseClash(
  { from, to, fromSource, toSource }: Clash,
  names: readonly string[],
  player: 'Adam' | 'Ève',
  line: number | undefined,
): Failure {
  const sources = fromSource === from && toSource === to ? [] : [names[fromSource], names[toSource]];
  const hopeless = fromSource === toSource;
  return failureAt(failure('owners-clash', { from: names[from], to: names[to], player, sources, hopeless }), { line });
}
