import { ok, outcomeProblem, type Problem, type Result } from '../core/index.ts';
import type { Sentence } from '../i18n/index.ts';
import { type Arena, type ArenaData, graphOf, NONE, type Solution } from '../model/index.ts';
import { Checksum } from './checksum.ts';
import { type OnProgress, Reporter } from './options.ts';
import { countsPoints, type Values } from './values.ts';
import { type VerifiedCounts, verify, verifyValues } from './verify.ts';
import { failure, problem, sentence } from './words.ts';

/*
 * A solution file is text, so that people can read and compare it:
 *
 *     {"minerve":"solution","version":1,"title":"chomp:2x2","positions":8,"moves":9,"start":0,"arena":"9c8f..."}
 *     + 3 2            position 0: Adam wins (- Ève, = nobody), rank 3, moves to position 2
 *     = . 7            position 1: a draw has no rank (.), moves to position 7
 *     ...              one line for each position
 *     end 7ad01c55     a checksum of all the lines before
 *
 * For a game with points the file proves the points. Its first line has version 2 and "unit":"points", and a line is
 *
 *     -12 5 7          -12 points from Adam's view, the longest game has 5 more plies, moves to position 7
 *
 * The first line is JSON. Its `arena` is the checksum of the arena; `from`, if there, is the position that the game
 * starts from, in the game's notation; `graph`, if there, is the arena itself.
 */

const VERSION = 1;
const POINTS_VERSION = 2;

export interface SavedSolution {
  readonly fingerprint: Fingerprint;
  /** The points if the file has them, else the winners. */
  readonly solution: Solution | Values;
  /** The position that the game of the title starts from, if not its usual start. */
  readonly from?: string;
  /**
   * The arena itself, if the file contains it: `arenaFromGraph` makes it playable. Such a file proves its claims about
   * this arena, whatever the title says.
   */
  readonly graph?: ArenaData;
}

export interface WriteOptions {
  /** The position that the game starts from, in its notation, if not from its own start. */
  readonly from?: string;
  /** Whether to put the arena itself into the file, for arenas that have no game name. */
  readonly graph?: boolean;
}

export interface ReadOptions {
  /** Accepts a wrong checksum at the end. */
  readonly anyChecksum?: boolean;
}

/** Whether a solution has points, rather than only winners. */
export function hasPoints(solution: Solution | Values): solution is Values {
  return 'value' in solution;
}

/**
 * The file of a solution. Refused: a wrong solution of the arena (`wrong-solution`, `wrong-values`), and a solution
 * with winners only for a game with points (`points-unproven`).
 */
export function writeSolution(arena: Arena, solution: Solution | Values, options: WriteOptions = {}): Result<string> {
  const verdict = verifyEither(arena, solution);
  if (!verdict.ok) return verdict;
  if (!hasPoints(solution) && countsPoints(arena)) return failure('points-unproven', { title: arena.title });
  const kind = hasPoints(solution) ? { version: POINTS_VERSION, unit: 'points' } : { version: VERSION };
  const from = options.from === undefined ? {} : { from: options.from };
  const graph = options.graph ? { graph: graphOf(arena) } : {};
  const lines = [JSON.stringify({ minerve: 'solution', ...kind, ...fingerprint(arena), ...from, ...graph })];
  for (let p = 0; p < arena.size; p++) lines.push(solutionLine(solution, p));
  const text = `${lines.join('\n')}\n`;
  return ok(`${text}end ${checksumOf(text)}\n`);
}

/** The line of one position. */
export function solutionLine(solution: Solution | Values, position: number): string {
  const move = orDot(solution.move[position]);
  if (hasPoints(solution)) return `${solution.value[position]} ${solution.height[position]} ${move}`;
  return `${'-=+'[solution.winner[position] + 1]} ${orDot(solution.rank[position])} ${move}`;
}

function verifyEither(arena: Arena, solution: Solution | Values, progress?: OnProgress): Result<VerifiedCounts> {
  return hasPoints(solution) ? verifyValues(arena, solution, progress) : verify(arena, solution, progress);
}

function orDot(number: number): number | '.' {
  return number === NONE ? '.' : number;
}

/**
 * Reads a file back. Refused: a file that is not a solution file, has another version, is cut off (`truncated`),
 * followed by something else (`trailing`), or changed (`edited`). Allowed is what editors and systems do to texts: line
 * ends of Windows, a byte order mark, an empty line at the end. `checkSaved` decides whether the solution is right.
 * With `anyChecksum` a changed file is read unchecked.
 */
export function readSolution(given: string, { anyChecksum = false }: ReadOptions = {}): Result<SavedSolution> {
  const text = given.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const header = readHeader(text.slice(0, lineEnd(text, 0)));
  if (!header.ok) return header;
  const { positions } = header.value.fingerprint;
  const lines = countLines(text) - 1;
  if (lines < positions) return failure('truncated', { found: Math.max(0, lines), positions });
  const { points, ...read } = header.value;
  const entries = () => new Int32Array(positions);
  const solution = points
    ? { value: entries(), height: entries(), move: entries() }
    : { winner: new Int8Array(positions), rank: entries(), move: entries() };
  let wrong: Problem | undefined;
  let at = lineEnd(text, 0) + 1;
  for (let p = 0; p < positions; p++) {
    const end = text.indexOf('\n', at);
    if (end < 0 || text.startsWith('end', at)) return failure('truncated', { found: p, positions });
    wrong ??= readLine(text.slice(at, end), solution, p);
    at = end + 1;
  }
  const rest = text.slice(at, at + 100);
  const last = /^end ([0-9a-f]{8})\n{0,2}/.exec(rest);
  if (last === null) {
    if (/^(e|en|end|end [0-9a-f]{0,7})?$/.test(rest)) return failure('truncated', { positions });
    return failure('edited', { end: positions + 2, positions });
  }
  if (!anyChecksum && last[1] !== checksumOf(text.slice(0, at)))
    return failure('edited', { line: wrong as Sentence | undefined, positions });
  if (last[0].length < rest.length) return failure('trailing', { line: positions + 2 });
  return wrong ? { ok: false, error: wrong } : ok({ ...read, solution });
}

/** Whether a saved solution was made for this arena and `verify` accepts it. */
export function checkSaved(arena: Arena, saved: SavedSolution, progress?: OnProgress): Result<VerifiedCounts> {
  const made = checkMadeFor(arena, saved, progress);
  return made.ok ? verifyEither(arena, saved.solution, progress) : made;
}

/** Whether a saved solution was made for this arena, be it right or wrong (`other-arena` if not). */
export function checkMadeFor(arena: Arena, saved: SavedSolution, progress?: OnProgress): Result<Fingerprint> {
  const mine = fingerprint(arena, progress);
  for (const field of ['title', 'positions', 'moves', 'start', 'arena'] as const)
    if (mine[field] !== saved.fingerprint[field])
      return failure('other-arena', { field, title: arena.title, saved: saved.fingerprint[field], mine: mine[field] });
  return ok(mine);
}

type Header = Omit<SavedSolution, 'solution'> & { readonly points: boolean };

function readHeader(line: string): Result<Header> {
  const other = (why: Sentence) => failure('not-a-solution', { why });
  let header: Record<string, unknown>;
  try {
    header = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return other(sentence('header-not-json'));
  }
  if (header?.minerve !== 'solution') return other(sentence('header-of-another-kind'));
  if (typeof header.version !== 'number') return other(sentence('header-lacks'));
  const points = header.version === POINTS_VERSION;
  if (points && header.unit !== 'points') return other(sentence('header-lacks-unit'));
  if (!points && header.version !== VERSION)
    return failure('version', { version: header.version, known: [VERSION, POINTS_VERSION] });
  const { title, positions, moves, start, arena, from, graph } = header;
  if (typeof title !== 'string' || typeof arena !== 'string') return other(sentence('header-lacks'));
  for (const [name, n] of Object.entries({ positions, moves, start }))
    if (!isCount(n)) return other(sentence('header-no-count', { name, value: JSON.stringify(n) ?? '?' }));
  return ok({
    points,
    fingerprint: { title, positions: Number(positions), moves: Number(moves), start: Number(start), arena },
    ...(typeof from === 'string' && { from }),
    ...(graph ? { graph: graph as ArenaData } : {}),
  });
}

function isCount(n: unknown): boolean {
  return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 2 ** 31;
}

/** Reads the line of a position into the solution; returns the reason if it cannot. */
function readLine(line: string, solution: Solution | Values, p: number): Problem | undefined {
  const points = hasPoints(solution);
  const parts = (points ? POINTS_LINE : LINE).exec(line);
  if (parts === null || (points && outcomeProblem(Number(parts[1]))))
    return problem(points ? 'bad-points-line' : 'bad-line', { line: p + 2, text: line });
  const [, first, second, move] = parts;
  const number = (text: string) => (text === '.' ? NONE : Number(text));
  if (points) [solution.value[p], solution.height[p]] = [Number(first), Number(second)];
  else [solution.winner[p], solution.rank[p]] = ['-=+'.indexOf(first) - 1, number(second)];
  solution.move[p] = number(move);
  return undefined;
}

const LINE = /^([-=+]) (\.|\d{1,9}) (\.|\d{1,9})$/;
const POINTS_LINE = /^(-?\d{1,10}) (\d{1,9}) (\.|\d{1,9})$/;

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function checksumOf(text: string): string {
  const sum = new Checksum();
  sum.addText(text);
  return sum.toString();
}

/** The data by which a solution file identifies its arena. */
export interface Fingerprint {
  readonly title: string;
  readonly positions: number;
  readonly moves: number;
  readonly start: number;
  /** Over owners, outcomes and moves, in the order of the numbers. */
  readonly arena: string;
}

export function fingerprint(arena: Arena, progress?: OnProgress): Fingerprint {
  const reporter = new Reporter('verify', progress);
  const sum = new Checksum();
  const next: number[] = [];
  let moves = 0;
  for (let p = 0; p < arena.size; p++) {
    if (reporter.due(p)) reporter.report(p, arena.size);
    const count = arena.successors(p, next);
    sum.add(arena.owner(p));
    sum.add(arena.outcome(p) ?? GOES_ON);
    sum.add(count);
    for (let i = 0; i < count; i++) sum.add(next[i]);
    moves += count;
  }
  return { title: arena.title, positions: arena.size, moves, start: arena.start, arena: sum.toString() };
}

/** Larger than every score. */
const GOES_ON = 0x7fffffff;
