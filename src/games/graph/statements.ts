import { DRAW, type Failure, failureAt, MAX, MIN, ok, type Player, type Result, winFor } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import { nearest } from '../nearest.ts';
import { pointsProblem } from '../position.ts';
import { nameLike } from './graph.ts';
import { readForeign } from './notations.ts';
import type { DeadEnds, Statement } from './statement.ts';
import {
  CLOSING,
  endOfCollection,
  isCollection,
  isMaker,
  isMark,
  OCAML,
  readNames,
  type Token,
  tokensOf,
  unwrapped,
  vertexAt,
  vertexList,
} from './tokens.ts';
import { failure, isHalf, remedy } from './words.ts';

/**
 * Reads, in any order:
 *
 *     adam: 0 2 8           who controls these vertices (also max, eve, ève, min)
 *     start: 0              where the game starts; after a keyword, = does for a colon
 *     win adam: 8           vertices where a player has won; draw: 2 likewise
 *     value 5: -3           vertex 5 ends the game with -3 points
 *     0 -> 1 2              successors; also 0: 1 2 where the name is no keyword, or in quotes
 *     {0: [1, 2], 'b': []}  successors as a Python dictionary, on one line or several, also after G =
 *     [(0, 1), (1, 2)]      edges as a Python list or set of pairs, also after A =
 *     S_a = {0, 2}          the course's names after which a Python set stands: S_a, S_e, V_a, V_e, N; S = {0, 1, 2}
 *     (0, 'a') -> (1, 'e')  a tuple names one vertex, here and everywhere: 0_a and 1_e; (0, 1) is 0.1
 *     turns: free           the players need not alternate; then every vertex with successors is given its owner
 *     dead ends: lost       who cannot move has lost, or won, where no result is given; draw, as without the line
 *     # a comment
 *
 * And as classes and other programs write them:
 *
 *     S1 = {0, 2}; S2 = {1}     owners; F = {3}, F1, F2: what the first player, or each, wants to reach
 *     attracteur(G, S2, F)      says that F is the target of the owner of S2
 *     {(1, 0): [(2, 3)]}        vertices (player, state) or (state, player), with 0/1, 1/2, a/e, True/False, J1/J2
 *     G[(1, 0)] = [(2, 3)]      one entry of a dictionary
 *     M = [[0, 1], [0, 0]]      a matrix; a list of lists of numbers that is none: successors of 0, 1, 2...
 *     let g = [| [1;2]; [] |]   the same in OCaml
 *     digraph { }, flowchart TD Graphviz and Mermaid: see `readForeign`
 *
 * Only the form is checked here; `graphFrom` checks what it means.
 */
export function parseStatements(whole: string): Result<Statement[]> {
  const foreign = readForeign(whole);
  if (foreign?.ok === false) return foreign;
  const { text, target } = withoutCalls((foreign?.value.rest ?? whole).replace(OCAML_COMMENT, ' '));
  const tokens = withoutLet(tokensOf(text));
  const statements: Statement[] = [...(foreign?.value.statements ?? [])];
  const tuples: Tuples = new Map();
  for (let at = 0; at < tokens.length; ) {
    if (tokens[at].kind === 'end') {
      at++;
      continue;
    }
    const value = isMark(tokens[at + 1], '=') ? at + 2 : at;
    const isValue = isCollection(tokens, value) && (value > at || !isMark(tokens[value], '('));
    const end = isValue ? endOfCollection(tokens, value) : endOfLine(tokens, at);
    if (end === undefined) {
      const open = tokens.slice(value).find(({ text }) => text in CLOSING) as Token;
      const refused = isMark(open, '{')
        ? failure('open-dictionary', { brace: '}' })
        : failure('open-list', { closing: CLOSING[open.text] });
      return failureAt(refused, { line: open.line });
    }
    const pieces = asDictionary(tokens.slice(value, end).filter(({ kind }) => kind !== 'end'));
    const name = value > at ? tokens[at] : undefined;
    const read = !isValue
      ? (readEntry(tokens.slice(at, end)) ?? readLine(tokens.slice(at, end)))
      : isDictionary(pieces, name !== undefined)
        ? readDictionary(pieces)
        : readCollection(name, pieces);
    if (!read.ok) return read;
    noteTuples(pieces, tuples);
    for (const statement of read.value)
      statements.push(
        statement.says === 'target' && target !== undefined && !statement.sure ? { ...statement, player: target } : statement,
      );
    at = end;
  }
  return ok([...statements, ...playersByPart(statements, tuples)]);
}

/** Comments of OCaml. */
const OCAML_COMMENT = /\(\*[\s\S]*?\*\)/g;

/** A line that calls a function for an attractor: `print(attracteur(G, S1, F))`. */
const CALL = /^([^\S\n]*(?:[\w ]+=\s*)?(?:print\s*\(\s*)?attr\w*\s*)\(([^()\n]*)\)\)?[^\S\n]*(?=;|#|$)/gim;

/** The text without such calls, and whose attractor they want: the second player's where they name S2. */
function withoutCalls(text: string): { readonly text: string; readonly target?: Player } {
  let target: Player | undefined;
  const rest = text.replace(CALL, (_, head: string, inside: string) => {
    const names = inside.split(',').map((name) => SETS.get(name.trim().toLowerCase()));
    if (names.includes('eve') || /(2|_e)\s*$/i.test(head)) target = MIN;
    else if (names.includes('adam') || /(1|_a)\s*$/i.test(head)) target = MAX;
    return '';
  });
  return { text: rest, ...(target !== undefined && { target }) };
}

/** `let g = ...` of OCaml is `g = ...`. */
function withoutLet(tokens: Token[]): readonly Token[] {
  return tokens.filter(
    ({ text, quoted, kind }, at) =>
      !(kind === 'word' && !quoted && text === 'let' && tokens[at + 1]?.kind === 'word' && isMark(tokens[at + 2], '=')),
  );
}

function endOfLine(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && tokens[end].kind !== 'end') end++;
  return end;
}

/** `dict({...})`, `defaultdict(list, {...})` and `dict([(0, [1]), ...])` as the dictionary that they make. */
function asDictionary(pieces: readonly Token[]): readonly Token[] {
  if (!isMaker(pieces, 0) || !/dict$/i.test(pieces[0].text)) return pieces;
  const brace = pieces.findIndex((piece) => isMark(piece, '{'));
  if (brace > 0 && endOfCollection(pieces, brace) === pieces.length - 1) return pieces.slice(brace, -1);
  const mark = (text: string): Token => ({ kind: 'mark', text, quoted: false, line: pieces[0].line });
  const inside = unwrapped(pieces);
  const entries: Token[] = [];
  for (let at = 0; at < inside.length; ) {
    const end = isMark(inside[at], '(') ? endOfCollection(inside, at) : undefined;
    const key = end === undefined ? undefined : vertexAt(inside, at + 1);
    if (isMark(inside[at], ',')) at++;
    else if (end === undefined || key === undefined || !isMark(inside[key.next], ',')) return pieces;
    else {
      entries.push(...inside.slice(at + 1, key.next), mark(':'), ...inside.slice(key.next + 1, end - 1), mark(','));
      at = end;
    }
  }
  return [mark('{'), ...entries, mark('}')];
}

/** A brace with a colon directly inside, or with nothing: {} is a dictionary. So is one of words that has no name. */
function isDictionary(pieces: readonly Token[], hasName: boolean): boolean {
  if (!isMark(pieces[0], '{')) return false;
  if (!hasName && !isMark(pieces[1], '(')) return true;
  let open = 0;
  for (const piece of pieces) {
    if (piece.kind !== 'mark') continue;
    if (piece.text in CLOSING) open++;
    if (Object.values(CLOSING).includes(piece.text)) open--;
    if (open === 1 && piece.text === ':') return true;
  }
  return !pieces.some(({ kind }) => kind === 'word');
}

/** The names that the course and Python give to sets of vertices, before `=`. */
const SETS: ReadonlyMap<string, string> = new Map([
  ['s_a', 'adam'],
  ['sa', 'adam'],
  ['s_e', 'eve'],
  ['se', 'eve'],
  ['v_a', 'win adam'],
  ['va', 'win adam'],
  ['v_e', 'win eve'],
  ['ve', 'win eve'],
  ['n', 'draw'],
  ['s0', 'start'],
  ['s_0', 'start'],
  ['s1', 'adam'],
  ['s_1', 'adam'],
  ['s2', 'eve'],
  ['s_2', 'eve'],
  ['f', 'target any'],
  ['f1', 'target adam'],
  ['f_1', 'target adam'],
  ['f_a', 'target adam'],
  ['f2', 'target eve'],
  ['f_2', 'target eve'],
  ['f_e', 'target eve'],
]);

/** The names of the set of all vertices; any other list is a list of edges. */
const VERTEX_SETS = /^(s|v|sommets|vertices|nodes|positions)$/i;

/** The meaning of a keyword, or of a set with a name of the Course, for its vertices. */
function statementsOf(name: string, names: readonly string[], line: number): Result<Statement[]> {
  const keyword = SETS.get(name.toLowerCase()) ?? name.toLowerCase();
  const [first, second] = keyword.split(' ');
  if (first === 'target') return ok([{ line, says: 'target', player: playerOf(second) ?? MAX, sure: second !== 'any', names }]);
  if (second !== undefined) return ok([{ line, says: 'result', outcome: winFor(playerOf(second) as Player), names }]);
  if (first === 'draw' && names.length === 0) return ok([]);
  return readOneWord({ kind: 'word', text: first, quoted: false, line }, first, names);
}

/** Reads a list, set or tuple that is no dictionary: of edges, or of vertices where its name says so. */
function readCollection(name: Token | undefined, pieces: readonly Token[]): Result<Statement[]> {
  const { line } = name ?? pieces[0];
  const typedName = name?.quoted ? '' : (name?.text ?? '');
  const text = `${typedName && `${typedName} = `}${pieces.map((piece) => piece.text).join(' ')}`;
  const inside = unwrapped(pieces);
  const keyword = SETS.get(typedName.toLowerCase()) ?? typedName.toLowerCase();
  if (!VERTEX_SETS.test(typedName) && !SETS.has(typedName.toLowerCase()) && !isKeyword(typedName))
    return readRows(inside, line, typedName, pieces[0]?.text) ?? readEdges(inside, line, text);
  // After `start =` comes a single vertex, which may be a tuple.
  const names = (keyword === 'start' ? vertexList(pieces) : undefined) ?? vertexList(inside);
  if (names === undefined) return failureAt(failure('no-list-of-vertices', { text }), { line });
  if (VERTEX_SETS.test(typedName)) return ok([{ line, says: 'vertices', names }]);
  const statement = statementsOf(typedName, names, line);
  return statement.ok ? statement : failureAt(statement, { line });
}

/** Names of lists of successors; any other list of pairs is a list of edges. */
const SUCCESSOR_LISTS = /^(succ|adj|voisins|successeurs|neighbou?rs)/i;

/**
 * The rows of an adjacency matrix, or lists of the successors of 0, 1, 2...; undefined for anything else, a list of
 * pairs as well, unless its name or OCaml's brackets say what it is.
 */
function readRows(
  pieces: readonly Token[],
  line: number,
  typedName: string,
  opening: string | undefined,
): Result<Statement[]> | undefined {
  const rows: (readonly string[])[] = [];
  for (let at = 0; at < pieces.length; ) {
    if (isMark(pieces[at], ',')) {
      at++;
      continue;
    }
    const end = isMark(pieces[at], '[') ? endOfCollection(pieces, at) : undefined;
    const row = end === undefined ? undefined : readNames(pieces.slice(at, end));
    if (end === undefined || row === undefined) return undefined;
    rows.push(row);
    at = end;
  }
  const size = rows.length;
  if (size === 0) return undefined;
  const isTrue = (entry: string) => entry === '1' || entry.toLowerCase() === 'true';
  const isMatrix =
    size > 1 && rows.every((row) => row.length === size && row.every((entry) => /^([01]|true|false)$/i.test(entry)));
  const arePairs = rows.every((row) => row.length === 2);
  if (
    arePairs &&
    !(isMatrix && size === 2 && rows.some(([a, b]) => a === b)) &&
    opening !== OCAML &&
    !SUCCESSOR_LISTS.test(typedName)
  )
    return undefined;
  if (!isMatrix && !rows.flat().every((entry) => /^\d+$/.test(entry) && Number(entry) < size)) return undefined;
  const targets = rows.map((row) => (isMatrix ? row.flatMap((entry, v) => (isTrue(entry) ? [`${v}`] : [])) : row));
  return ok([
    { line, says: 'vertices', names: rows.map((_, v) => `${v}`) },
    ...targets.map((to, v) => ({ line, says: 'edges', from: `${v}`, to }) as const),
  ]);
}

/** Reads `G[(1, 0)] = [(2, 3)]`: one entry of a dictionary; undefined for any other line. */
function readEntry(tokens: readonly Token[]): Result<Statement[]> | undefined {
  if (tokens[0]?.kind !== 'word' || !isMark(tokens[1], '[')) return undefined;
  const from = vertexAt(tokens, 2);
  if (from === undefined || !isMark(tokens[from.next], ']') || !isMark(tokens[from.next + 1], '=')) return undefined;
  const value = tokens.slice(from.next + 2);
  const to = isCollection(value, 0) && endOfCollection(value, 0) === value.length ? vertexList(unwrapped(value)) : undefined;
  const { line } = tokens[0];
  if (to === undefined) return failureAt(failure('no-brackets', { text: value[0]?.text ?? '', name: from.name }), { line });
  return ok([{ line, says: 'edges', from: from.name, to }]);
}

/** The parts of each vertex that was written as a tuple, by its name. */
type Tuples = Map<string, readonly string[]>;

/** Pieces that a tuple has at most. */
const LONGEST_TUPLE = 64;

function noteTuples(pieces: readonly Token[], tuples: Tuples): void {
  for (let at = 0; at < pieces.length; at++) {
    if (!isMark(pieces[at], '(')) continue;
    const tuple = pieces.slice(at, at + LONGEST_TUPLE);
    const vertex = vertexAt(tuple, 0);
    if (vertex === undefined) continue;
    const parts = tuple.slice(0, vertex.next).filter(({ kind }) => kind === 'word');
    if (parts.length > 1)
      tuples.set(
        vertex.name,
        parts.map(({ text }) => text),
      );
  }
}

/** What classes call their two players, the first one first. */
const PLAYER_LABELS: readonly (readonly [string, string])[] = [
  ['0', '1'],
  ['1', '2'],
  ['a', 'e'],
  ['true', 'false'],
  ['j1', 'j2'],
  ['adam', 'eve'],
  ['max', 'min'],
];

/** The owners that the first, or the last, part of every vertex may mean. */
function playersByPart(statements: readonly Statement[], tuples: Tuples): Statement[] {
  const names = new Set(statements.flatMap((one) => (one.says === 'edges' ? [one.from, ...one.to] : [])));
  if (names.size === 0 || ![...names].every((name) => tuples.has(name))) return [];
  return (['first', 'last'] as const).flatMap((by) => {
    const part = (name: string) => tuples.get(name)?.at(by === 'first' ? 0 : -1) as string;
    const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const parts = new Set([...names].map((name) => plain(part(name))));
    const labels = PLAYER_LABELS.find((pair) => parts.size === 2 && pair.every((label) => parts.has(label)));
    if (labels === undefined) return [];
    const owners = new Map([...names].map((name) => [name, plain(part(name)) === labels[0] ? MAX : MIN]));
    return [{ line: 1, says: 'players', by, owners, labels } as const];
  });
}

/** Reads (0, 1), (1, 2): pairs in round or square brackets. */
function readEdges(pieces: readonly Token[], line: number, text: string): Result<Statement[]> {
  const to = new Map<string, string[]>();
  const names = new Set<string>();
  for (let at = 0; at < pieces.length; ) {
    if (isMark(pieces[at], ',')) {
      at++;
      continue;
    }
    const closing = pieces[at].kind === 'mark' ? CLOSING[pieces[at].text] : undefined;
    const end = closing === undefined || closing === '}' ? undefined : endOfCollection(pieces, at);
    const pair = end === undefined ? undefined : vertexList(pieces.slice(at + 1, end - 1));
    if (end === undefined || pair?.length !== 2)
      return failureAt(failure('no-edge', { text }), { line: pieces[at].line ?? line });
    const [from, target] = pair;
    names.add(from).add(target);
    const list = to.get(from);
    if (list === undefined) to.set(from, [target]);
    else list.push(target);
    at = end;
  }
  return ok([
    { line, says: 'vertices', names: [...names] },
    ...[...to].map(([from, targets]) => ({ line, says: 'edges', from, to: targets }) as const),
  ]);
}

/**
 * Each tuple of a line in one word, which is never a keyword. After a bracket that opens none there is no other to be
 * looked for: the line is refused, or the bracket is of an empty list.
 */
function withTuples(tokens: readonly Token[]): readonly Token[] {
  const folded: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    if (!isMark(tokens[at], '(')) {
      folded.push(tokens[at++]);
      continue;
    }
    const tuple = vertexAt(tokens, at);
    if (tuple === undefined) return folded.concat(tokens.slice(at));
    folded.push({ kind: 'word', text: tuple.name, quoted: true, line: tokens[at].line });
    at = tuple.next;
  }
  return folded;
}

/** Reads one line that is not empty. */
function readLine(written: readonly Token[]): Result<Statement[]> {
  const tokens = withTuples(written);
  const { line } = tokens[0];
  const wrong = (refused: Failure) => failureAt(refused, { line });
  const middle = tokens.findIndex((token) => [':', '->', '='].some((mark) => isMark(token, mark)));
  const text = tokens.map((token) => token.text).join(' ');
  if (middle < 0) return wrong(failure('unknown-line', { text }));
  const head = tokens.slice(0, middle);
  if (isMark(tokens[middle], '=') && head.length === 1 && !head[0].quoted && SETS.has(head[0].text.toLowerCase())) {
    const names = readNames(tokens.slice(middle + 1));
    const statement = names === undefined ? failure('no-list-of-vertices', { text }) : statementsOf(head[0].text, names, line);
    return statement.ok ? statement : wrong(statement);
  }
  if (isMark(tokens[middle], '=') && (head.length === 0 || head[0].quoted || !isKeyword(head[0].text)))
    return wrong(failure('unknown-before-equals', { text, example: '{0: [1]}' }));
  const names = readNames(tokens.slice(middle + 1));
  if (names === undefined) return wrong(failure('no-list-of-vertices', { text }));
  if (!isMark(tokens[middle], '->')) {
    const read = readColonLine(head, names, line);
    return read.ok ? read : wrong(read);
  }
  if (head.length === 1 && head[0].kind === 'word') return ok([{ line, says: 'edges', from: head[0].text, to: names }]);
  return wrong(failure('one-before-arrow', { remedy: oneNameRemedy(head) }));
}

function readColonLine(head: readonly Token[], names: readonly string[], line: number): Result<Statement[]> {
  const keyword = head[0]?.quoted ? '' : head[0]?.text.toLowerCase();
  if (head.length === 1 && head[0].kind === 'word') return readOneWord(head[0], keyword, names);
  if (head.length === 2 && keyword === 'dead' && head[1].text.toLowerCase() === 'ends') {
    const rule = names.length === 1 ? DEAD_ENDS.get(names[0].toLowerCase()) : undefined;
    return rule === undefined ? failure('bad-dead-ends') : ok([{ line: head[0].line, says: 'dead ends', rule }]);
  }
  const winner =
    head.length === 2 && keyword === 'win' ? (playerOf(head[1].text) ?? SIDES.get(head[1].text.toLowerCase())) : undefined;
  if (winner !== undefined) return ok([{ line, says: 'result', outcome: winFor(winner), names }]);
  if (head.length === 2 && keyword === 'value') {
    const name = head[1].text;
    const points = names.length === 1 ? Number(names[0]) : Number.NaN;
    if (Number.isNaN(points)) return failure('one-value', { name });
    const why = pointsProblem(points);
    return why === undefined ? ok([{ line, says: 'result', outcome: points, names: [name] }]) : failure('no-points', { why });
  }
  const text = head.map((token) => token.text).join(' ');
  return failure('unknown-before-colon', { text, remedy: keyword && isKeyword(keyword) ? '' : oneNameRemedy(head) });
}

function readOneWord({ text, line }: Token, keyword: string, names: readonly string[]): Result<Statement[]> {
  if (keyword === 'start') return ok([{ line, says: 'start', names }]);
  if (keyword === 'draw' && names.length > 0) return ok([{ line, says: 'result', outcome: DRAW, names }]);
  if (keyword === 'turns' && names.length === 1 && names[0].toLowerCase() === 'free') return ok([{ line, says: 'free' }]);
  if (isHalf(keyword)) return failure('half-a-keyword', { keyword, typed: text });
  const player = playerOf(keyword);
  if (player !== undefined) return ok([{ line, says: 'owner', player, names }]);
  const meant = keyword === '' ? undefined : keywordLike(keyword);
  return ok([{ line, says: 'edges', from: text, to: names, ...(meant !== undefined && { meant }) }]);
}

/** Advice for a vertex name of several words. */
function oneNameRemedy(tokens: readonly Token[]): Sentence | '' {
  if (tokens.every(({ kind }) => kind === 'word') && tokens.length > 1)
    return remedy('no-blanks', { name: nameLike(tokens.map(({ text }) => text).join(' ')) });
  return '';
}

/** Reads a Python dictionary from vertices to lists (tuples, sets) of vertices, from its first brace to its last. */
function readDictionary(pieces: readonly Token[]): Result<Statement[]> {
  const last = pieces.length - 1;
  const statements: Statement[] = [];
  let at = 1;
  while (at < last) {
    const key = pieces[at];
    const vertex = vertexAt(pieces, at);
    if (vertex === undefined || !isMark(pieces[vertex.next], ':')) return misplaced(key, failure('no-entry', { text: key.text }));
    const { name } = vertex;
    const made = isMaker(pieces, vertex.next + 1);
    const opening = pieces[vertex.next + (made ? 2 : 1)];
    const closing = opening.kind === 'mark' ? CLOSING[opening.text] : undefined;
    if (closing === undefined) return misplaced(opening, failure('no-brackets', { text: opening.text, name }));
    at = vertex.next + 2;
    const end = made ? endOfCollection(pieces, vertex.next + 1) : undefined;
    const listed =
      end === undefined ? readSuccessors(pieces, at, closing, name) : madeSuccessors(pieces, vertex.next + 1, end, name);
    if (!listed.ok) return listed;
    statements.push({ line: key.line, says: 'edges', from: name, to: listed.value.to });
    at = listed.value.next;
    if (at < last && !isMark(pieces[at], ','))
      return misplaced(pieces[at], failure('no-comma-between-entries', { text: pieces[at].text }));
    at++;
  }
  return ok(statements);
}

interface Successors {
  readonly to: readonly string[];
  readonly next: number;
}

/** The range from after the opening bracket to after the closing one. */
function readSuccessors(pieces: readonly Token[], from: number, closing: string, name: string): Result<Successors> {
  const last = pieces.length - 1;
  const to: string[] = [];
  let at = from;
  while (at < last && !isMark(pieces[at], closing)) {
    const vertex = vertexAt(pieces, at);
    if (vertex !== undefined) to.push(vertex.name);
    else if (!isMark(pieces[at], ',')) return misplaced(pieces[at], failure('no-successor', { text: pieces[at].text, name }));
    at = vertex?.next ?? at + 1;
  }
  if (at === last) return misplaced(pieces[at], failure('open-brackets', { text: pieces[at].text, name, closing }));
  return ok({ to, next: at + 1 });
}

/** Of `set()`, `set([1, 2])`. */
function madeSuccessors(pieces: readonly Token[], from: number, end: number, name: string): Result<Successors> {
  const to = vertexList(unwrapped(pieces.slice(from, end)));
  return to === undefined
    ? misplaced(pieces[from], failure('no-successor', { text: pieces[from].text, name }))
    : ok({ to, next: end });
}

function misplaced({ line }: Token, refused: Failure): Failure {
  return failureAt(refused, { line });
}

/** The words for a player. A map, since a plain object would know `constructor` as well. */
const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['adam', MAX],
  ['max', MAX],
  ['eve', MIN],
  ['ève', MIN],
  ['min', MIN],
]);

/** After `win` only: a vertex may be called J1. */
const SIDES: ReadonlyMap<string, Player> = new Map([
  ['j1', MAX],
  ['j2', MIN],
]);

const DEAD_ENDS: ReadonlyMap<string, DeadEnds> = new Map([
  ['lost', 'lost'],
  ['won', 'won'],
  ['draw', 'draw'],
]);

/** Letters in a slip of the longest keyword. */
const LONGEST_KEYWORD = 8;

const KEYWORDS = ['adam', 'eve', 'start', 'win', 'draw', 'value', 'turns'];

function playerOf(word: string): Player | undefined {
  return PLAYERS.get(word.toLowerCase().normalize('NFC'));
}

export function isKeyword(word: string): boolean {
  return KEYWORDS.includes(word.toLowerCase()) || playerOf(word) !== undefined;
}

/** The keyword that a word which is none may be meant for. Nobody slips on a digit: names like `draw2` are meant. */
function keywordLike(word: string): string | undefined {
  return word.length <= LONGEST_KEYWORD && /^\p{L}+$/u.test(word) ? nearest(word, KEYWORDS) : undefined;
}
