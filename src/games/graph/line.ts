import { DRAW, fail, MAX, MIN, ok, type Player, type Result, winFor } from '../../core/index.ts';
import { pointsProblem } from '../points.ts';
import type { Statement } from './statement.ts';
import { isMark, type Token } from './tokens.ts';

const PLAYERS: Readonly<Record<string, Player>> = { adam: MAX, max: MAX, eve: MIN, ève: MIN, min: MIN };

/** Reads one line that is not empty. */
export function readLine(tokens: readonly Token[]): Result<Statement[]> {
  const { line } = tokens[0];
  const wrong = (message: string) => fail('bad-line', `Line ${line}: ${message}`);
  const middle = tokens.findIndex((token) => isMark(token, ':') || isMark(token, '->'));
  const text = tokens.map((token) => token.text).join(' ');
  if (middle < 0) return wrong(`"${text}" says nothing known. Type for example 0 -> 1 2, adam: 0 2, start: 0 or win eve: 7.`);
  const names = readNames(tokens.slice(middle + 1));
  if (names === undefined) return wrong(`"${text}" is no list of vertices. Type their names with spaces or commas between them.`);
  const head = tokens.slice(0, middle);
  if (isMark(tokens[middle], '->')) {
    if (head.length !== 1 || head[0].kind !== 'word') return wrong('one vertex stands before an arrow, like 0 -> 1 2.');
    return ok([{ line, says: 'edges', from: head[0].text, to: names }]);
  }
  return readColonLine(head, names, line);
}

function readColonLine(head: readonly Token[], names: readonly string[], line: number): Result<Statement[]> {
  const wrong = (message: string) => fail('bad-line', `Line ${line}: ${message}`);
  const words = head.map((token) => token.text.toLowerCase());
  const keyword = head[0]?.quoted ? '' : words[0];
  if (head.length === 1 && head[0].kind === 'word') {
    if (keyword === 'start') return ok([{ line, says: 'start', names }]);
    if (keyword === 'draw') return ok([{ line, says: 'result', outcome: DRAW, names }]);
    const player = PLAYERS[keyword];
    return ok([
      player === undefined ? { line, says: 'edges', from: head[0].text, to: names } : { line, says: 'owner', player, names },
    ]);
  }
  if (head.length === 2 && keyword === 'win' && PLAYERS[words[1]] !== undefined)
    return ok([{ line, says: 'result', outcome: winFor(PLAYERS[words[1]]), names }]);
  if (head.length === 2 && keyword === 'value') {
    const points = names.length === 1 ? Number(names[0]) : Number.NaN;
    if (Number.isNaN(points)) return wrong(`type the one number that ${head[1].text} is worth, like value ${head[1].text}: -3.`);
    const problem = pointsProblem(points);
    return problem === undefined ? ok([{ line, says: 'result', outcome: points, names: [head[1].text] }]) : wrong(`${problem}.`);
  }
  return wrong(
    `"${head.map((token) => token.text).join(' ')}:" says nothing known. Before a colon stands adam, eve, start, draw, win adam, win eve, value and a vertex, or a vertex.`,
  );
}

/** Names with spaces or commas between them, in square brackets or not; undefined where anything else is among them. */
function readNames(tokens: readonly Token[]): string[] | undefined {
  const bracketed = isMark(tokens[0], '[') && isMark(tokens.at(-1), ']');
  const inside = bracketed ? tokens.slice(1, -1) : tokens;
  if (inside.some((token) => token.kind !== 'word' && !isMark(token, ','))) return undefined;
  return inside.filter((token) => token.kind === 'word').map((token) => token.text);
}
