import { DRAW, fail, ok, type Result, winFor } from '../../core/index.ts';
import { pointsProblem } from '../points.ts';
import { isKeyword, keywordLike, playerOf } from './keywords.ts';
import { nameLike } from './name.ts';
import type { Statement } from './statement.ts';
import { isMark, type Token } from './tokens.ts';

/** Reads one line that is not empty. */
export function readLine(tokens: readonly Token[]): Result<Statement[]> {
  const { line } = tokens[0];
  const wrong = (message: string) => fail('bad-line', `Line ${line}: ${message}`);
  const middle = tokens.findIndex((token) => [':', '->', '='].some((mark) => isMark(token, mark)));
  const text = tokens.map((token) => token.text).join(' ');
  if (middle < 0) return wrong(`"${text}" says nothing known. Type for example 0 -> 1 2, adam: 0 2, start: 0 or win eve: 7.`);
  const head = tokens.slice(0, middle);
  if (isMark(tokens[middle], '=') && (head.length === 0 || head[0].quoted || !isKeyword(head[0].text)))
    return wrong(
      `"${text}" says nothing known. Before = stands the name of a dictionary, as in G = {0: [1]}, or a keyword. Victories are typed win adam: 8 or win eve: 7, draws draw: 2, owners adam: 0 2.`,
    );
  const names = readNames(tokens.slice(middle + 1));
  if (names === undefined)
    return wrong(
      `"${text}" is no list of vertices. Type their names with spaces or commas between them.${tupleRemedy(tokens.slice(middle + 1))}`,
    );
  if (isMark(tokens[middle], '->')) {
    if (head.length === 1 && head[0].kind === 'word') return ok([{ line, says: 'edges', from: head[0].text, to: names }]);
    return wrong(`one vertex stands before an arrow, like 0 -> 1 2.${oneNameRemedy(head)}`);
  }
  return readColonLine(head, names, line);
}

function readColonLine(head: readonly Token[], names: readonly string[], line: number): Result<Statement[]> {
  const wrong = (message: string) => fail('bad-line', `Line ${line}: ${message}`);
  const keyword = head[0]?.quoted ? '' : head[0]?.text.toLowerCase();
  if (head.length === 1 && head[0].kind === 'word') return readOneWord(head[0], keyword, names);
  const winner = head.length === 2 && keyword === 'win' ? playerOf(head[1].text) : undefined;
  if (winner !== undefined) return ok([{ line, says: 'result', outcome: winFor(winner), names }]);
  if (head.length === 2 && keyword === 'value') {
    const points = names.length === 1 ? Number(names[0]) : Number.NaN;
    if (Number.isNaN(points)) return wrong(`type the one number that ${head[1].text} is worth, like value ${head[1].text}: -3.`);
    const problem = pointsProblem(points);
    return problem === undefined ? ok([{ line, says: 'result', outcome: points, names: [head[1].text] }]) : wrong(`${problem}.`);
  }
  return wrong(
    `"${head.map((token) => token.text).join(' ')}:" says nothing known. Before a colon stands adam, eve, start, draw, win adam, win eve, value and a vertex, or a vertex.${keyword && isKeyword(keyword) ? '' : oneNameRemedy(head)}`,
  );
}

/** What is said where a keyword lacks its other half. */
const LACKING: ReadonlyMap<string, string> = new Map([
  ['win', 'does not say who has won. Type win adam: or win eve:'],
  ['value', 'does not say of which vertex. Type for example value 5: -3'],
  ['draw', 'names no vertex. Type for example draw: 2'],
  ['turns', 'says how the players take turns. Type turns: free where they need not alternate'],
]);

function readOneWord({ text, line }: Token, keyword: string, names: readonly string[]): Result<Statement[]> {
  if (keyword === 'start') return ok([{ line, says: 'start', names }]);
  if (keyword === 'draw' && names.length > 0) return ok([{ line, says: 'result', outcome: DRAW, names }]);
  if (keyword === 'turns' && names.length === 1 && names[0].toLowerCase() === 'free') return ok([{ line, says: 'free' }]);
  const lacking = LACKING.get(keyword);
  if (lacking !== undefined)
    return fail('bad-line', `Line ${line}: ${keyword}: ${lacking}. A vertex of that name stands in quotes: "${text}":.`);
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
function oneNameRemedy(tokens: readonly Token[]): string {
  if (tokens.every(({ kind }) => kind === 'word') && tokens.length > 1)
    return ` A name has no blanks: type ${nameLike(tokens.map(({ text }) => text).join(' '))}.`;
  return tupleRemedy(tokens);
}

/** Where a tuple stands for a vertex, how to name it; empty where there is none. */
export function tupleRemedy(tokens: readonly Token[]): string {
  const open = tokens.findIndex((token) => isMark(token, '('));
  const close = tokens.findIndex((token, at) => at > open && isMark(token, ')'));
  if (open < 0 || close < 0) return '';
  const inside = tokens.slice(open + 1, close).map(({ text }) => text);
  const tuple = inside.join('').replaceAll(',', ', ');
  return ` A vertex has one name: type ${nameLike(tuple)} for (${tuple.trim()}).`;
}
