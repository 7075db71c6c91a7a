import { type Failure, failureAt, MAX, MIN, ok, type Player, type Result } from '../../core/index.ts';
import { nameLike } from './graph.ts';
import type { Statement } from './statement.ts';
import { failure } from './words.ts';

/** What a text in the notation of another program says, and the rest of it, its lines where they were. */
export interface Foreign {
  readonly statements: readonly Statement[];
  readonly rest: string;
}

/**
 * Reads a text that holds a graph of Graphviz (`digraph { a -> b; a [shape=box] }`) or of Mermaid (`flowchart TD`, then
 * `a((a)) --> b[b]`). A box is Adam's and a circle Ève's, as our own pictures draw them; without shapes the players
 * alternate. What stands around it, `F = {3}` say, is left to be read as always. undefined: neither of the two.
 */
export function readForeign(text: string): Result<Foreign> | undefined {
  const dot = /(?:^|\n)[^\S\n]*(strict\s+)?(di)?graph\b[^\S\n]*[\w"]*\s*\{/i.exec(text);
  if (dot !== null) return readDot(text, dot);
  const mermaid = /(?:^|\n)[^\S\n]*(?:flowchart|graph)[^\S\n]+(?:TB|TD|BT|RL|LR)\b[^\S\n]*;?/.exec(text);
  return mermaid === null ? undefined : readMermaid(text, mermaid);
}

/** Collects what such a text says, and says it as statements: each vertex once, with all its successors. */
class Collected {
  readonly #targets = new Map<string, { readonly line: number; readonly to: Set<string> }>();
  readonly #owners = new Map<string, Player>();
  readonly #names = new Map<string, number>();

  vertex(name: string, line: number, owner?: Player): void {
    if (!this.#names.has(name)) this.#names.set(name, line);
    if (owner !== undefined) this.#owners.set(name, owner);
  }

  edge(from: string, to: string, line: number): void {
    const known = this.#targets.get(from);
    if (known === undefined) this.#targets.set(from, { line, to: new Set([to]) });
    else known.to.add(to);
  }

  /** `called` gives vertices their names; a vertex in `starts` only points at the start. */
  statements(called: (id: string) => string = (id) => id, starts: ReadonlySet<string> = new Set()): Statement[] {
    const names = [...this.#names].filter(([id]) => !starts.has(id));
    const line = names[0]?.[1] ?? 1;
    const listed: Statement[] = [{ line, says: 'vertices', names: names.map(([id]) => called(id)) }];
    for (const [from, { line, to }] of this.#targets)
      listed.push(
        starts.has(from)
          ? { line, says: 'start', names: [...to].map(called) }
          : { line, says: 'edges', from: called(from), to: [...to].map(called) },
      );
    const owners = new Map([...this.#owners].filter(([id]) => !starts.has(id)).map(([id, owner]) => [called(id), owner]));
    if (new Set(owners.values()).size === 2) listed.push({ line, says: 'players', by: 'shape', owners });
    return listed;
  }
}

/** The text with everything from `from` to `to` blank but for its line ends. */
function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
}

const linesBefore = (text: string, at: number) => text.slice(0, at).split('\n').length;

// Graphviz.

/** A comment | a mark | an identifier in quotes | in <> | a bare one | anything else. */
const DOT_PIECE =
  /(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)|(->|--|[{}[\]=,;:])|"((?:[^"\\]|\\[\s\S])*)"|(<[^<>]*>)|([\p{L}\p{N}_.]+|-[\d.]+)|(.)/gu;

interface DotToken {
  readonly text: string;
  readonly mark: boolean;
  readonly line: number;
  readonly at: number;
}

const SQUARE = /^(box|square|rect|rectangle|Msquare)$/;
const ROUND = /^(circle|ellipse|oval|doublecircle|Mcircle)$/;
/** Shapes of a node that only points at the start. */
const POINT = /^(point|none|plaintext)$/;

function readDot(text: string, head: RegExpExecArray): Result<Foreign> {
  const line = linesBefore(text, head.index + head[0].length);
  if (head[2] === undefined) return failureAt(failure('no-direction', { example: 'digraph { a -> b }' }), { line });
  const open = head.index + head[0].length - 1;
  const tokens: DotToken[] = [];
  let depth = 0;
  let row = line;
  let end: number | undefined;
  DOT_PIECE.lastIndex = 0;
  for (const match of text.slice(open).matchAll(DOT_PIECE)) {
    const [piece, blank, mark, quoted, html, word] = match;
    const at = open + match.index;
    if (blank === undefined) {
      if (quoted === undefined && html === undefined && word === undefined && mark === undefined)
        return failureAt(failure('no-dot', { text: piece }), { line: row });
      tokens.push({ text: mark ?? quoted ?? html ?? (word as string), mark: mark !== undefined, line: row, at });
      if (mark === '{') depth++;
      if (mark === '}' && --depth === 0) {
        end = at + 1;
        break;
      }
    }
    row += piece.split('\n').length - 1;
  }
  if (end === undefined) return failureAt(failure('open-dictionary', { brace: '}' }), { line });
  const read = dotStatements(tokens);
  return read.ok ? ok({ statements: read.value, rest: blanked(text, head.index, end) }) : read;
}

/** Statements between the braces; braces inside are groups of vertices, `a -> {b c}`, or only a frame. */
function dotStatements(tokens: readonly DotToken[]): Result<Statement[]> {
  const found = new Collected();
  const labels = new Map<string, string>();
  const points = new Set<string>();
  let at = 1;
  const isMark = (mark: string) => tokens[at]?.mark === true && tokens[at].text === mark;
  const refused = (token: DotToken): Failure => failureAt(failure('no-dot', { text: token.text }), { line: token.line });

  /** `[shape=box, label="x"]`, repeated. */
  const attributes = (): Map<string, string> => {
    const values = new Map<string, string>();
    while (isMark('[')) {
      for (at++; at < tokens.length && !isMark(']'); at++)
        if (tokens[at + 1]?.mark === true && tokens[at + 1].text === '=') {
          values.set(tokens[at].text.toLowerCase(), tokens[at + 2]?.text ?? '');
          at += 2;
        }
      at++;
    }
    return values;
  };
  const ownerOf = (shape: string | undefined): Player | undefined =>
    shape === undefined ? undefined : SQUARE.test(shape) ? MAX : ROUND.test(shape) ? MIN : undefined;

  /** The vertices of an end of an edge: one, or those in braces. */
  const ends = (shape: string | undefined): Result<string[]> => {
    const token = tokens[at];
    if (isMark('{')) {
      at++;
      const inside = group(shape);
      return inside;
    }
    if (token === undefined || token.mark) return refused(token ?? (tokens.at(-1) as DotToken));
    at++;
    while (isMark(':')) at += 2;
    found.vertex(token.text, token.line, ownerOf(shape));
    return ok([token.text]);
  };

  /** To the closing brace; the vertices that it names. */
  const group = (outer: string | undefined): Result<string[]> => {
    const names: string[] = [];
    let shape = outer;
    while (at < tokens.length && !isMark('}')) {
      const token = tokens[at];
      if (isMark(';') || isMark(',')) {
        at++;
        continue;
      }
      const word = token.mark ? '' : token.text.toLowerCase();
      if (word === 'subgraph') {
        at++;
        if (tokens[at] !== undefined && !tokens[at].mark) at++;
        continue;
      }
      if (tokens[at + 1]?.mark === true && tokens[at + 1].text === '=') {
        at += 3;
        continue;
      }
      if (['node', 'edge', 'graph'].includes(word) && tokens[at + 1]?.text === '[') {
        at++;
        const given = attributes();
        if (word === 'node') shape = given.get('shape') ?? shape;
        continue;
      }
      let from = ends(shape);
      if (!from.ok) return from;
      names.push(...from.value);
      let isEdge = false;
      while (isMark('->') || isMark('--')) {
        if (isMark('--')) return failureAt(failure('no-direction', { example: 'digraph { a -> b }' }), { line: tokens[at].line });
        const { line } = tokens[at++];
        isEdge = true;
        const to = ends(shape);
        if (!to.ok) return to;
        for (const source of from.value) for (const target of to.value) found.edge(source, target, line);
        names.push(...to.value);
        from = to;
      }
      const given = attributes();
      if (isEdge) continue;
      const own = given.get('shape');
      for (const id of from.value) {
        found.vertex(id, token.line, ownerOf(own));
        if (own !== undefined && POINT.test(own)) points.add(id);
        const label = given.get('label');
        if (label !== undefined) labels.set(id, label);
      }
    }
    at++;
    return ok(names);
  };
  const read = group(undefined);
  if (!read.ok) return read;
  return ok(found.statements(calledBy(labels, read.value, points), points));
}

/** `n0`, `n1`... are no names where every vertex has a label of its own: then the first line of the label is. */
function calledBy(
  labels: ReadonlyMap<string, string>,
  ids: readonly string[],
  points: ReadonlySet<string>,
): (id: string) => string {
  const own = [...new Set(ids)].filter((id) => !points.has(id));
  const named = own.map((id) => nameLike(labels.get(id)?.split(/\\[nlr]|\n/)[0] ?? ''));
  const isMade = own.every((id) => /^n(ode)?_?\d+$/.test(id) && labels.has(id)) && new Set(named).size === own.length;
  const names = new Map(isMade ? own.map((id, i) => [id, named[i]]) : []);
  return (id) => names.get(id) ?? nameLike(id);
}

// Mermaid.

/** An identifier with, or without, its shape: `a`, `a[text]`, `a((text))`, `a{text}`, a class behind. */
const MERMAID_NODE =
  /\s*([\p{L}\p{N}_.]+)(?:(\(\(\(|\(\(|\(\[|\(|\[\[|\[\(|\[\/|\[\\|\[|\{\{|\{|>)("[^"]*"|[^\])}]*?)(\)\)\)|\)\)|\]\)|\)|\]\]|\)\]|\/\]|\\\]|\]|\}\}|\}))?(?::::\w+)?\s*/uy;

/** `-->`, `==>`, `-.->`, with a text in it or behind; and lines without an arrowhead. */
const MERMAID_EDGE = /(?:<)?(?:--+|==+|-\.+-?)(?:[^->=|\n]+?(?:--+|==+|\.+-))?([>ox]?)\s*(?:\|[^|\n]*\|)?/uy;

/** Lines that only say how it looks. */
const MERMAID_LOOKS = /^(style|classDef|class|linkStyle|click|subgraph|end|direction|accTitle|accDescr)\b|^%%|^```/;

function readMermaid(text: string, head: RegExpExecArray): Result<Foreign> {
  const found = new Collected();
  let rest = blanked(text, head.index, head.index + head[0].length).replace(/^[^\S\n]*```.*/gm, (fence) =>
    ' '.repeat(fence.length),
  );
  let at = 0;
  for (const [number, whole] of text.split('\n').entries()) {
    const from = at;
    at += whole.length + 1;
    const line = number + 1;
    const begin = head.index + head[0].length;
    const written = from < begin ? ' '.repeat(Math.min(whole.length, begin - from)) + whole.slice(begin - from) : whole;
    if (at <= begin) continue;
    const parts = written.split(';');
    const read = parts.map((part) =>
      part.trim() === '' || MERMAID_LOOKS.test(part.trim()) ? true : mermaidLine(part, line, found),
    );
    const refused = read.find((result) => typeof result === 'object');
    if (refused !== undefined) return refused as Failure;
    if (read.every(Boolean)) rest = blanked(rest, from, from + whole.length);
  }
  return ok({ statements: found.statements(nameLike), rest });
}

/** Whether the line is one of Mermaid's, which is then collected. */
function mermaidLine(text: string, line: number, found: Collected): boolean | Failure {
  let at = 0;
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  const vertices: { readonly id: string; readonly opening: string | undefined }[][] = [];
  /** `a & b` */
  const group = () => {
    const all: { id: string; opening: string | undefined }[] = [];
    do {
      const node = matched(MERMAID_NODE);
      if (node === null) return undefined;
      all.push({ id: node[1], opening: node[2] });
    } while (text[at] === '&' && ++at > 0);
    return all;
  };
  for (let isOver = false; !isOver; ) {
    const next = group();
    if (next === undefined) return false;
    vertices.push(next);
    const edge = at < text.length ? matched(MERMAID_EDGE) : null;
    if (edge !== null && edge[1] === '') return failureAt(failure('no-direction', { example: 'a --> b' }), { line });
    isOver = edge === null;
  }
  if (text.slice(at).trim() !== '') return false;
  for (const { id, opening } of vertices.flat()) {
    const owner = opening === undefined ? undefined : opening === '[' ? MAX : /^\(+$|^\(\[$/.test(opening) ? MIN : undefined;
    found.vertex(id, line, owner);
  }
  for (let i = 1; i < vertices.length; i++)
    for (const from of vertices[i - 1]) for (const to of vertices[i]) found.edge(from.id, to.id, line);
  return true;
}
