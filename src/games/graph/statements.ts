import { DRAW, type Failure, failureAt, MAX, MIN, ok, type Player, type Result, winFor } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import { nearest } from '../nearest.ts';
import { pointsProblem } from '../position.ts';
import { nameLike } from './graph.ts';
import { failure, isHalf, remedy } from './words.ts';

/** The statement of a line of a graph's text, or of an entry of a Python dictionary. */
export type Statement = { readonly line: number } & (
  | { readonly says: 'owner'; readonly player: Player; readonly names: readonly string[] }
  | { readonly says: 'result'; readonly outcome: number; readonly names: readonly string[] }
  | { readonly says: 'start'; readonly names: readonly string[] }
  /** These are vertices: the ends of a list of edges. */
  | { readonly says: 'vertices'; readonly names: readonly string[] }
  /** The players need not alternate. */
  | { readonly says: 'free' }
  | {
      readonly says: 'edges';
      readonly from: string;
      readonly to: readonly string[];
      /** The keyword that `from` looks like: a vertex that nothing else names is then a slip of the keyboard. */
      readonly meant?: string;
    }
);

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
 *     # a comment
 *
 * Only the form is checked here; `graphFrom` checks what it means.
 */
export function parseStatements(text: string): Result<Statement[]> {
  const tokens = tokensOf(text);
  const statements: Statement[] = [];
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
    const pieces = tokens.slice(value, end).filter(({ kind }) => kind !== 'end');
    const name = value > at ? tokens[at] : undefined;
    const read = !isValue
      ? readLine(tokens.slice(at, end))
      : isDictionary(pieces, name !== undefined)
        ? readDictionary(pieces)
        : readCollection(name, pieces);
    if (!read.ok) return read;
    for (const statement of read.value) statements.push(statement);
    at = end;
  }
  return ok(statements);
}

function endOfLine(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && tokens[end].kind !== 'end') end++;
  return end;
}

/** Words before a bracket that make a collection of it: `set()`, `list(...)`. */
const MAKERS = ['set', 'frozenset', 'list', 'tuple', 'dict'];

function isMaker(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && !token.quoted && MAKERS.includes(token.text) && isMark(tokens[at + 1], '(');
}

/** Whether a bracket opens here, `set(` and the like included. */
function isCollection(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.kind === 'mark' && tokens[at].text in CLOSING) || isMaker(tokens, at);
}

/** The place after the bracket that closes the one that opens at `from`. */
function endOfCollection(tokens: readonly Token[], from: number): number | undefined {
  const first = isMaker(tokens, from) ? from + 1 : from;
  const opening = tokens[first].text;
  let open = 0;
  for (let at = first; at < tokens.length; at++) {
    if (isMark(tokens[at], opening)) open++;
    if (isMark(tokens[at], CLOSING[opening]) && --open === 0) return at + 1;
  }
  return undefined;
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
]);

/** The names of the set of all vertices; any other list is a list of edges. */
const VERTEX_SETS = /^(s|v|sommets|vertices|nodes|positions)$/i;

/** The meaning of a keyword, or of a set with a name of the Course, for its vertices. */
function saidOf(name: string, names: readonly string[], line: number): Result<Statement[]> {
  const keyword = SETS.get(name.toLowerCase()) ?? name.toLowerCase();
  const [first, second] = keyword.split(' ');
  if (second !== undefined) return ok([{ line, says: 'result', outcome: winFor(playerOf(second) as Player), names }]);
  if (first === 'draw' && names.length === 0) return ok([]);
  return readOneWord({ kind: 'word', text: first, quoted: false, line }, first, names);
}

/** Reads a list, set or tuple that is no dictionary: of edges, or of vertices where its name says so. */
function readCollection(name: Token | undefined, pieces: readonly Token[]): Result<Statement[]> {
  const { line } = name ?? pieces[0];
  const told = name?.quoted ? '' : (name?.text ?? '');
  const text = `${told && `${told} = `}${pieces.map((piece) => piece.text).join(' ')}`;
  const inside = unwrapped(pieces);
  const keyword = SETS.get(told.toLowerCase()) ?? told.toLowerCase();
  if (!VERTEX_SETS.test(told) && !SETS.has(told.toLowerCase()) && !isKeyword(told)) return readEdges(inside, line, text);
  // After `start =` comes a single vertex, which may be a tuple.
  const names = (keyword === 'start' ? vertexList(pieces) : undefined) ?? vertexList(inside);
  if (names === undefined) return failureAt(failure('no-list-of-vertices', { text }), { line });
  if (VERTEX_SETS.test(told)) return ok([{ line, says: 'vertices', names }]);
  const said = saidOf(told, names, line);
  return said.ok ? said : failureAt(said, { line });
}

/** What stands within the outermost bracket, `set(...)` and `set([...])` included. */
function unwrapped(pieces: readonly Token[]): readonly Token[] {
  if (!isMaker(pieces, 0)) return pieces.slice(1, -1);
  const inside = pieces.slice(2, -1);
  return isCollection(inside, 0) && endOfCollection(inside, 0) === inside.length && !isPair(inside)
    ? inside.slice(1, -1)
    : inside;
}

function isPair(pieces: readonly Token[]): boolean {
  return isMark(pieces[0], '(');
}

/** Vertices with commas or spaces between them; undefined where anything else is among them. */
function vertexList(pieces: readonly Token[]): string[] | undefined {
  const names: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    if (isMark(pieces[at], ',')) at++;
    else {
      const vertex = vertexAt(pieces, at);
      if (vertex === undefined) return undefined;
      names.push(vertex.name);
      at = vertex.next;
    }
  }
  return names;
}

/** The vertex that a word or a tuple names, and the place after it. */
function vertexAt(pieces: readonly Token[], at: number): { readonly name: string; readonly next: number } | undefined {
  if (pieces[at]?.kind === 'word') return { name: pieces[at].text, next: at + 1 };
  if (!isMark(pieces[at], '(')) return undefined;
  const parts: string[] = [];
  let open = 0;
  for (let i = at; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece.kind === 'word') parts.push(piece.text);
    else if (isMark(piece, '(')) open++;
    else if (isMark(piece, ')')) open--;
    else if (!isMark(piece, ',')) return undefined;
    if (open === 0) return parts.length === 0 ? undefined : { name: tupleName(parts), next: i + 1 };
  }
  return undefined;
}

/** (0, 1) is 0.1; with the course's letter at the end, (0, 'a') is 0_a. */
function tupleName(parts: readonly string[]): string {
  const last = parts.at(-1) as string;
  const plain = parts.map((part) => nameLike(part));
  return parts.length > 1 && /^[ae]$/i.test(last) ? `${plain.slice(0, -1).join('.')}_${last.toLowerCase()}` : plain.join('.');
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
    const said = names === undefined ? failure('no-list-of-vertices', { text }) : saidOf(head[0].text, names, line);
    return said.ok ? said : wrong(said);
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
  const winner = head.length === 2 && keyword === 'win' ? playerOf(head[1].text) : undefined;
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

/** Names with spaces or commas between them, in brackets or not; undefined where anything else is among them. */
function readNames(tokens: readonly Token[]): string[] | undefined {
  const closing = tokens[0]?.kind === 'mark' ? CLOSING[tokens[0].text] : undefined;
  const bracketed = closing !== undefined && tokens.length > 1 && isMark(tokens.at(-1), closing);
  const inside = bracketed ? tokens.slice(1, -1) : tokens;
  if (inside.some((token) => token.kind !== 'word' && !isMark(token, ','))) return undefined;
  return inside.filter((token) => token.kind === 'word').map((token) => token.text);
}

/** Advice for a vertex name of several words. */
function oneNameRemedy(tokens: readonly Token[]): Sentence | '' {
  if (tokens.every(({ kind }) => kind === 'word') && tokens.length > 1)
    return remedy('no-blanks', { name: nameLike(tokens.map(({ text }) => text).join(' ')) });
  return '';
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

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

/** A piece of a graph's text. Quotes are taken off; a quoted word is never a keyword. */
interface Token {
  readonly kind: 'word' | 'mark' | 'end' | 'stray';
  readonly text: string;
  readonly quoted: boolean;
  readonly line: number;
}

/**
 * Blanks and comments | an end of line | an arrow or a mark | a quoted word, twice | a piece of a bare word, which an
 * arrow ends | anything else. Every alternative is a plain run of characters: texts of any length are read.
 */
const PIECE = /([^\S\n]+|#[^\n]*)|(\n|;)|(->|→|[:,=[\](){}])|'([^'\n]*)'|"([^"\n]*)"|([^\s#;:,=[\](){}'"→-]+|-)|(.)/g;

/** Splits a graph's text into pieces, line by line; `;` ends a line as a new line does. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let wordEnd = -1;
  for (const match of text.matchAll(PIECE)) {
    const [piece, blank, end, mark, single, double, word] = match;
    if (blank !== undefined) continue;
    const quote = single ?? double;
    if (end !== undefined) tokens.push({ kind: 'end', text: piece, quoted: false, line });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark === '→' ? '->' : mark, quoted: false, line });
    else if (quote !== undefined) tokens.push({ kind: 'word', text: quote, quoted: true, line });
    else if (word === undefined) tokens.push({ kind: 'stray', text: piece, quoted: false, line });
    else {
      const before = match.index === wordEnd ? (tokens.pop() as Token).text : '';
      tokens.push({ kind: 'word', text: before + word, quoted: false, line });
      wordEnd = match.index + word.length;
    }
    if (end === '\n') line++;
  }
  return tokens;
}

function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark;
}

/** The words for a player. A map, since a plain object would know `constructor` as well. */
const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['adam', MAX],
  ['max', MAX],
  ['eve', MIN],
  ['ève', MIN],
  ['min', MIN],
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
