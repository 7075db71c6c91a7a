import { DRAW, fail, MAX, ok, type Player, type Result } from '../../core/index.ts';
import { IntList } from '../int-list.ts';
import type { ExplicitGraph } from './graph.ts';
import { isKeyword } from './keywords.ts';
import { isName, nameLike, shown, written } from './name.ts';
import { type Clash, settleOwners } from './owners.ts';
import type { Statement } from './statement.ts';

type Edges = Extract<Statement, { says: 'edges' }>;

/** What the text said about each vertex, and on which line, for the messages. */
class Vertices {
  readonly names: string[] = [];
  readonly edges: (Edges | undefined)[] = [];
  readonly owner: (Player | undefined)[] = [];
  readonly outcome: (number | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #resultLine: number[] = [];

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** A problem in words, or undefined. A vertex is declared by its owner, its successors or its result, not by being an edge's end. */
  add(statement: Statement): string | undefined {
    if (statement.says === 'start' || statement.says === 'free') return undefined;
    for (const name of statement.says === 'edges' ? [statement.from] : statement.names) {
      if (!isName(name))
        return `"${shown(name)}" cannot be a name. Names have no blanks and no punctuation like : , ; = # or brackets. Type for example ${nameLike(name)}.`;
      const problem = this.#say(this.#declare(name), statement);
      if (problem !== undefined) return problem;
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

  #say(vertex: number, statement: Exclude<Statement, { says: 'start' | 'free' }>): string | undefined {
    const name = this.names[vertex];
    if (statement.says === 'edges') {
      const before = this.edges[vertex];
      if (before !== undefined) return `${name} has its successors on line ${before.line} already. Put them together.`;
      this.edges[vertex] = statement;
    } else if (statement.says === 'owner') {
      if (this.owner[vertex] !== undefined) return `${name} has an owner already. Name it once.`;
      this.owner[vertex] = statement.player;
    } else {
      if (this.outcome[vertex] !== undefined)
        return `${name} has a result on line ${this.#resultLine[vertex]} already. Keep one.`;
      this.outcome[vertex] = statement.outcome;
      this.#resultLine[vertex] = statement.line;
    }
    return undefined;
  }

  resultLine(vertex: number): number {
    return this.#resultLine[vertex];
  }
}

/**
 * The graph that the statements describe, once everything about it holds: each edge leads to a vertex that is declared, results
 * stand where nobody plays on, there is one start, and the players alternate or turns are free.
 */
export function graphFrom(statements: readonly Statement[]): Result<ExplicitGraph> {
  const vertices = new Vertices();
  for (const statement of statements) {
    const problem = vertices.add(statement);
    if (problem !== undefined) return fail('bad-vertex', `Line ${statement.line}: ${problem}`);
  }
  const slip = slipProblem(statements);
  if (slip !== undefined) return fail('bad-vertex', slip);
  const start = startOf(statements, vertices);
  if (!start.ok) return start;
  const joined = joinEdges(vertices);
  if (!joined.ok) return joined;
  const { offsets, targets } = joined.value;
  const { names } = vertices;
  const outcome = vertices.outcome.map((said, v) => said ?? (offsets[v] === offsets[v + 1] ? DRAW : undefined));
  const free = statements.find(({ says }) => says === 'free');
  if (free !== undefined) {
    const lacking = vertices.owner.findIndex((player, v) => player === undefined && outcome[v] === undefined);
    if (lacking >= 0) return fail('no-owner', `Line ${free.line}: ${ownerless(names[lacking])}`);
    // Whose a vertex is where the game is over matters to nobody.
    const owner = Int8Array.from(vertices.owner, (player) => player ?? MAX);
    return ok({ names, owner, offsets, targets, outcome, start: start.value });
  }
  const { owner, clash } = settleOwners(vertices.owner, offsets, targets, start.value);
  if (clash === undefined) return ok({ names, owner, offsets, targets, outcome, start: start.value });
  const whose = owner[clash.from] === MAX ? 'Adam' : 'Ève';
  return fail('not-bipartite', `Line ${vertices.edges[clash.from]?.line}: ${clashMessage(clash, names, whose)}`);
}

/** A vertex that looks like a keyword with a letter wrong, and that no other line names: in words, or undefined. */
function slipProblem(statements: readonly Statement[]): string | undefined {
  const isSlip = (statement: Statement): statement is Edges => statement.says === 'edges' && statement.meant !== undefined;
  if (!statements.some(isSlip)) return undefined;
  const named = new Set(
    statements.flatMap((statement) => {
      if (statement.says === 'free') return [];
      return statement.says === 'edges' ? statement.to.filter((name) => name !== statement.from) : statement.names;
    }),
  );
  const slip = statements.filter(isSlip).find(({ from }) => !named.has(from));
  if (slip === undefined) return undefined;
  const { line, from, meant } = slip;
  return `Line ${line}: "${from}:" says nothing known. Did you mean ${meant}? If it is a vertex, put it in quotes: "${from}":.`;
}

function startOf(statements: readonly Statement[], vertices: Vertices): Result<number> {
  const starts = statements.filter((statement) => statement.says === 'start');
  const names = starts.flatMap((statement) => statement.names);
  if (names.length === 0) return fail('no-start', 'The graph has no start. Add a line like start: 0.');
  if (names.length > 1)
    return fail(
      'bad-start',
      `Line ${starts.at(-1)?.line}: the graph has ${names.length} starts, ${names.join(' and ')}. Keep one.`,
    );
  const start = vertices.find(names[0]);
  if (start === undefined)
    return fail('unknown-vertex', `Line ${starts[0].line}: there is no vertex ${names[0]} to start from. ${declare(names[0])}`);
  return ok(start);
}

function joinEdges(vertices: Vertices): Result<{ offsets: Int32Array; targets: Int32Array }> {
  const offsets = new Int32Array(vertices.names.length + 1);
  const targets = new IntList();
  /** The last vertex that had each vertex for successor: finds those named twice. */
  const lastFrom = new Int32Array(vertices.names.length).fill(-1);
  for (let v = 0; v < vertices.names.length; v++) {
    const edges = vertices.edges[v];
    for (const name of edges?.to ?? []) {
      const to = vertices.find(name);
      const at = `Line ${edges?.line}: `;
      if (to === undefined)
        return fail(
          'unknown-vertex',
          `${at}${vertices.names[v]} -> ${name} leads nowhere, there is no vertex ${name}. ${declare(name)}`,
        );
      if (lastFrom[to] === v)
        return fail('bad-vertex', `${at}${vertices.names[v]} has ${name} for successor twice. Name it once.`);
      lastFrom[to] = v;
      targets.push(to);
    }
    offsets[v + 1] = targets.length;
    if (vertices.outcome[v] !== undefined && offsets[v + 1] > offsets[v])
      return fail(
        'plays-on',
        `Line ${edges?.line}: ${vertices.names[v]} ends the game (line ${vertices.resultLine(v)}), yet it has successors. Take away its result or its successors.`,
      );
  }
  return ok({ offsets, targets: targets.toArray() });
}

function declare(name: string): string {
  const typed = isKeyword(name) ? `"${name}"` : written(name);
  return `Declare it with a line like ${typed}: (its successors), draw: ${typed} or eve: ${typed}.`;
}

function ownerless(name: string): string {
  const typed = written(name);
  return `turns are free, so the owner of ${typed} does not follow from the others. Add a line like adam: ${typed} or eve: ${typed}.`;
}

function clashMessage({ from, to, fromSource, toSource }: Clash, names: readonly string[], whose: string): string {
  const why =
    fromSource === toSource
      ? `no choice of owners makes the players alternate, both vertices would be ${whose}'s.`
      : fromSource === from && toSource === to
        ? `both vertices are ${whose}'s, but the players alternate.`
        : `both vertices would be ${whose}'s, which follows from the owners of ${names[fromSource]} and ${names[toSource]}, but the players alternate.`;
  const mend = fromSource === toSource ? 'Mend the arrow.' : 'Mend the arrow or the owners.';
  const remedy = `${mend} Where either player may be to move, write the vertex twice, once for each (${names[to]}_a and ${names[to]}_e); where a player may move twice, name all owners and add turns: free.`;
  return `${names[from]} -> ${names[to]}: ${why} ${remedy}`;
}
