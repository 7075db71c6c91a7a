import { DRAW, type Failure, failureAt, MAX, MIN, ok, type Player, type Result, winFor } from '../../core/index.ts';
import type { Sentence } from '../../say/index.ts';
import { nearest } from '../nearest.ts';
import { pointsProblem } from '../position.ts';
import { nameLike } from './graph.ts';
import { failure, isHalf, remedy } from './words.ts';

/** What a line of a graph's text says, or an entry of a Python dictionary. */
export type Statement = { readonly line: number } & (
  | { readonly says: 'owner'; readonly player: Player; readonly names: readonly string[] }
  | { readonly says: 'result'; readonly outcome: number; readonly names: readonly string[] }
  | { readonly says: 'start'; readonly names: readonly string[] }
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
    const brace = isMark(tokens[at + 1], '=') ? at + 2 : at;
    const isDictionary = isMark(tokens[brace], '{') && !(brace > at && isSet(tokens, brace));
    const end = isDictionary ? endOfDictionary(tokens, brace) : endOfLine(tokens, at);
    if (end === undefined) return failureAt(failure('open-dictionary', { brace: '}' }), { line: tokens[brace].line });
    const read = isDictionary ? readDictionary(tokens.slice(brace, end)) : readLine(tokens.slice(at, end));
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

/** The place after the brace that closes the one at `from`. */
function endOfDictionary(tokens: readonly Token[], from: number): number | undefined {
  let open = 0;
  for (let at = from; at < tokens.length; at++) {
    if (isMark(tokens[at], '{')) open++;
    if (isMark(tokens[at], '}') && --open === 0) return at + 1;
  }
  return undefined;
}

/** V_a = {1} is no dictionary that lacks its colons, and is told so by `readLine`. */
function isSet(tokens: readonly Token[], brace: number): boolean {
  const inside = tokens.slice(brace + 1, endOfDictionary(tokens, brace));
  return inside.some(({ kind }) => kind === 'word') && !inside.some((token) => isMark(token, ':'));
}

/** Reads one line that is not empty. */
function readLine(tokens: readonly Token[]): Result<Statement[]> {
  const { line } = tokens[0];
  const wrong = (refused: Failure) => failureAt(refused, { line });
  const middle = tokens.findIndex((token) => [':', '->', '='].some((mark) => isMark(token, mark)));
  const text = tokens.map((token) => token.text).join(' ');
  if (middle < 0) return wrong(failure('unknown-line', { text }));
  const head = tokens.slice(0, middle);
  if (isMark(tokens[middle], '=') && (head.length === 0 || head[0].quoted || !isKeyword(head[0].text)))
    return wrong(failure('unknown-before-equals', { text, example: '{0: [1]}' }));
  const names = readNames(tokens.slice(middle + 1));
  if (names === undefined) return wrong(failure('no-list-of-vertices', { text, remedy: tupleRemedy(tokens.slice(middle + 1)) }));
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

/** Names with spaces or commas between them, in square brackets or not; undefined where anything else is among them. */
function readNames(tokens: readonly Token[]): string[] | undefined {
  const bracketed = isMark(tokens[0], '[') && isMark(tokens.at(-1), ']');
  const inside = bracketed ? tokens.slice(1, -1) : tokens;
  if (inside.some((token) => token.kind !== 'word' && !isMark(token, ','))) return undefined;
  return inside.filter((token) => token.kind === 'word').map((token) => token.text);
}

/** Where several words stand for one vertex: how to make one name of them. */
function oneNameRemedy(tokens: readonly Token[]): Sentence | '' {
  if (tokens.every(({ kind }) => kind === 'word') && tokens.length > 1)
    return remedy('no-blanks', { name: nameLike(tokens.map(({ text }) => text).join(' ')) });
  return tupleRemedy(tokens);
}

/** Where a tuple stands for a vertex, how to name it; empty where there is none. */
function tupleRemedy(tokens: readonly Token[]): Sentence | '' {
  const open = tokens.findIndex((token) => isMark(token, '('));
  const close = tokens.findIndex((token, at) => at > open && isMark(token, ')'));
  if (open < 0 || close < 0) return '';
  const inside = tokens.slice(open + 1, close).map(({ text }) => text);
  const tuple = inside.join('').replaceAll(',', ', ');
  return remedy('one-name', { name: nameLike(tuple), tuple: tuple.trim() });
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** Reads a Python dictionary from vertices to lists (tuples, sets) of vertices, from its first brace to its last. */
function readDictionary(tokens: readonly Token[]): Result<Statement[]> {
  const pieces = tokens.filter(({ kind }) => kind !== 'end');
  const last = pieces.length - 1;
  const statements: Statement[] = [];
  let at = 1;
  while (at < last) {
    const key = pieces[at];
    const opening = pieces[at + 2];
    if (key.kind !== 'word' || !isMark(pieces[at + 1], ':'))
      return misplaced(key, failure('no-entry', { text: key.text, remedy: tupleAt(pieces, at) }));
    const closing = opening.kind === 'mark' ? CLOSING[opening.text] : undefined;
    if (closing === undefined) return misplaced(opening, failure('no-brackets', { text: opening.text, name: key.text }));
    const to: string[] = [];
    for (at += 3; at < last && !isMark(pieces[at], closing); at++) {
      const { kind, text } = pieces[at];
      if (kind === 'word') to.push(text);
      else if (!isMark(pieces[at], ','))
        return misplaced(pieces[at], failure('no-successor', { text, name: key.text, remedy: tupleAt(pieces, at) }));
    }
    const { text } = pieces[at];
    if (at === last) return misplaced(pieces[at], failure('open-brackets', { text, name: key.text, closing }));
    statements.push({ line: key.line, says: 'edges', from: key.text, to });
    at++;
    if (at < last && !isMark(pieces[at], ','))
      return misplaced(pieces[at], failure('no-comma-between-entries', { text: pieces[at].text }));
    at++;
  }
  return ok(statements);
}

function tupleAt(pieces: readonly Token[], at: number): Sentence | '' {
  return isMark(pieces[at], '(') ? tupleRemedy(pieces.slice(at)) : '';
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
