import { DRAW, fail, MAX, MIN, ok, type Player, type Result } from '../../core/index.ts';
import { IntList } from '../int-list.ts';
import type { ExplicitGraph } from './graph.ts';
import { settleOwners } from './owners.ts';
import type { Statement } from './statement.ts';

type Edges = Extract<Statement, { says: 'edges' }>;

/** Names can be typed as moves: no blanks, and none of the signs that mean something in the text. */
const NAME = /^[^\s#;:,=[\](){}'"]+$/u;

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
    if (statement.says === 'start') return undefined;
    for (const name of statement.says === 'edges' ? [statement.from] : statement.names) {
      if (!NAME.test(name))
        return `"${name}" cannot be a name. Names have no blanks and no punctuation like : , ; = # or brackets.`;
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

  #say(vertex: number, statement: Exclude<Statement, { says: 'start' }>): string | undefined {
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
 * stand where nobody plays on, there is one start, and the players alternate.
 */
export function graphFrom(statements: readonly Statement[]): Result<ExplicitGraph> {
  const vertices = new Vertices();
  for (const statement of statements) {
    const problem = vertices.add(statement);
    if (problem !== undefined) return fail('bad-vertex', `Line ${statement.line}: ${problem}`);
  }
  const start = startOf(statements, vertices);
  if (!start.ok) return start;
  const joined = joinEdges(vertices);
  if (!joined.ok) return joined;
  const { offsets, targets } = joined.value;
  const { names } = vertices;
  const outcome = vertices.outcome.map((said, v) => said ?? (offsets[v] === offsets[v + 1] ? DRAW : undefined));
  const settled = settleOwners(vertices.owner, offsets, targets, start.value);
  if (settled.clash !== undefined) {
    const { from, to } = settled.clash;
    return fail(
      'not-bipartite',
      clashMessage(names[from], names[to], vertices.edges[from]?.line, vertices.owner, settled.owner[from]),
    );
  }
  return ok({ names, owner: settled.owner, offsets, targets, outcome, start: start.value });
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
  return `Declare it with a line like ${name}: (its successors), draw: ${name} or eve: ${name}.`;
}

function clashMessage(from: string, to: string, line: number | undefined, said: readonly unknown[], owner: number): string {
  const whose = owner === MAX ? 'Adam' : 'Ève';
  const why = said.some((player) => player === MAX || player === MIN)
    ? `both vertices are ${whose}'s, but the players alternate.`
    : `no choice of owners makes the players alternate, both vertices would be ${whose}'s.`;
  return `Line ${line}: ${from} -> ${to}: ${why} Where either player may be to move, write the vertex twice, once for each (${to}_a and ${to}_e).`;
}
