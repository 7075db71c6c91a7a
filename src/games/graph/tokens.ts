import { nameLike } from './graph.ts';

/** A piece of a graph's text. Quotes are taken off; a quoted word is never a keyword. */
export interface Token {
  readonly kind: 'word' | 'mark' | 'end' | 'stray';
  readonly text: string;
  readonly quoted: boolean;
  readonly line: number;
}

/**
 * Blanks and comments | an end of line | an arrow or a mark | a quoted word, twice | a piece of a bare word, which an
 * arrow ends | anything else. Every alternative is a plain run of characters: texts of any length are read.
 */
const PIECE = /([^\S\n]+|#[^\n]*)|(\n|;)|(->|→|\[\||\|\]|[:,=[\](){}])|'([^'\n]*)'|"([^"\n]*)"|([^\s#;:,=[\](){}'"→-]+|-)|(.)/g;

/** Splits a graph's text into pieces, line by line; `;` ends a line as a new line does. */
export function tokensOf(text: string): Token[] {
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

export function isMark(token: Token | undefined, mark: string): boolean {
  return token?.kind === 'mark' && token.text === mark;
}

/** The opening bracket of OCaml's arrays. */
export const OCAML = '[|';

export const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', [OCAML]: '|]' };

/** Words before a bracket that make a collection of it: `set()`, `list(...)`. */
const MAKERS = ['set', 'frozenset', 'list', 'tuple', 'dict', 'deque', 'array', 'np.array', 'OrderedDict', 'defaultdict'];

export function isMaker(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && !token.quoted && MAKERS.includes(token.text) && isMark(tokens[at + 1], '(');
}

/** Whether a bracket opens here, `set(` and the like included. */
export function isCollection(tokens: readonly Token[], at: number): boolean {
  return (tokens[at]?.kind === 'mark' && tokens[at].text in CLOSING) || isMaker(tokens, at);
}

/** The place after the bracket that closes the one that opens at `from`. */
export function endOfCollection(tokens: readonly Token[], from: number): number | undefined {
  const first = isMaker(tokens, from) ? from + 1 : from;
  const opening = tokens[first].text;
  let open = 0;
  for (let at = first; at < tokens.length; at++) {
    if (isMark(tokens[at], opening)) open++;
    if (isMark(tokens[at], CLOSING[opening]) && --open === 0) return at + 1;
  }
  return undefined;
}

/** What stands within the outermost bracket, `set(...)` and `set([...])` included. */
export function unwrapped(pieces: readonly Token[]): readonly Token[] {
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
export function vertexList(pieces: readonly Token[]): string[] | undefined {
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
export function vertexAt(pieces: readonly Token[], at: number): { readonly name: string; readonly next: number } | undefined {
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

/** Names with spaces or commas between them, in brackets or not; undefined where anything else is among them. */
export function readNames(tokens: readonly Token[]): string[] | undefined {
  const closing = tokens[0]?.kind === 'mark' ? CLOSING[tokens[0].text] : undefined;
  const bracketed = closing !== undefined && tokens.length > 1 && isMark(tokens.at(-1), closing);
  const inside = bracketed ? tokens.slice(1, -1) : tokens;
  if (inside.some((token) => token.kind !== 'word' && !isMark(token, ','))) return undefined;
  return inside.filter((token) => token.kind === 'word').map((token) => token.text);
}
