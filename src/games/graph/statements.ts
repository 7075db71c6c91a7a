import { fail, ok, type Result } from '../../core/index.ts';
import { readDictionary } from './dictionary.ts';
import { readLine } from './line.ts';
import type { Statement } from './statement.ts';
import { isMark, type Token, tokensOf } from './tokens.ts';

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
    if (end === undefined)
      return fail('bad-line', `Line ${tokens[brace].line}: the dictionary that starts here is never closed. Add a } at its end.`);
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
