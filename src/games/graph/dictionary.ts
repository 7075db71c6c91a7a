import { fail, ok, type Result } from '../../core/index.ts';
import { tupleRemedy } from './line.ts';
import type { Statement } from './statement.ts';
import { isMark, type Token } from './tokens.ts';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** Reads a Python dictionary from vertices to lists (tuples, sets) of vertices, from its first brace to its last. */
export function readDictionary(tokens: readonly Token[]): Result<Statement[]> {
  const pieces = tokens.filter(({ kind }) => kind !== 'end');
  const last = pieces.length - 1;
  const statements: Statement[] = [];
  let at = 1;
  while (at < last) {
    const key = pieces[at];
    const opening = pieces[at + 2];
    if (key.kind !== 'word' || !isMark(pieces[at + 1], ':'))
      return misplaced(key, `An entry is a vertex and its successors, like 0: [1, 2].${tupleAt(pieces, at)}`);
    const closing = opening.kind === 'mark' ? CLOSING[opening.text] : undefined;
    if (closing === undefined) return misplaced(opening, `The successors of ${key.text} stand in brackets: ${key.text}: [1, 2].`);
    const to: string[] = [];
    for (at += 3; at < last && !isMark(pieces[at], closing); at++) {
      if (pieces[at].kind === 'word') to.push(pieces[at].text);
      else if (!isMark(pieces[at], ','))
        return misplaced(pieces[at], `The successors of ${key.text} are names with commas between them.${tupleAt(pieces, at)}`);
    }
    if (at === last) return misplaced(pieces[at], `The successors of ${key.text} end with ${closing} before it.`);
    statements.push({ line: key.line, says: 'edges', from: key.text, to });
    at++;
    if (at < last && !isMark(pieces[at], ',')) return misplaced(pieces[at], 'Type a comma between two entries.');
    at++;
  }
  return ok(statements);
}

function tupleAt(pieces: readonly Token[], at: number): string {
  return isMark(pieces[at], '(') ? tupleRemedy(pieces.slice(at)) : '';
}

function misplaced(token: Token, remedy: string): Result<never> {
  return fail('bad-line', `Line ${token.line}: "${token.text}" is out of place in the dictionary. ${remedy}`);
}
