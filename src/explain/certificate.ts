import { ok, type Result, unwrap } from '../core/index.ts';
import { descriptorOf, parseGame } from '../games/index.ts';
import { doubled, reachable } from '../model/index.ts';
import {
  arenaFromGraph,
  attractors,
  checkSaved,
  countsPoints,
  hasPoints,
  readSolution,
  type SavedSolution,
  solveValues,
  writeSolution,
} from '../solve/index.ts';
import { openArena } from './arena-source.ts';
import { failure } from './arena-words.ts';
import { type SolvedArenaSource, type SolvedSource, solvedArena } from './solved-source.ts';

/**
 * The solution file (certificate) of an arena, as `minerve strategy` writes it and `minerve verify` checks it; not the
 * Connect 4 file of `minerve certify`. Of an impartial graph the bipartite arena is saved, which says the same; where a
 * game counts points, the points are proven.
 */
export function writeCertificate(source: SolvedSource): Result<string> {
  const { game, from } = source;
  const options = game === undefined ? { graph: true } : { ...(from !== undefined && { from }) };
  const arena = source.graph === 'plain' ? reachable(doubled(source.arena)) : source.arena;
  if (countsPoints(arena)) {
    const values = solveValues(arena);
    return values.ok ? writeSolution(arena, values.value, options) : values;
  }
  return writeSolution(arena, source.graph === 'plain' ? unwrap(attractors(arena)) : source.solution, options);
}

/** A file that has been checked line by line. */
export interface CheckedSolution {
  /** The solved graph, with the winners, ranks and moves of the file. */
  readonly source: SolvedArenaSource;
  /** Whether our rules gave the arena, or the file itself did: then it proves something of that arena only. */
  readonly by: 'rules' | 'file';
  readonly positions: number;
  readonly moves: number;
  /** Whether it proves points as well. */
  readonly points: boolean;
}

/**
 * Reads a solution file and checks every line of it by the rules. If the title names one of our games, its rules give
 * the arena, whatever the file contains. Otherwise an error with the reason: not a solution file, truncated, edited, of
 * another arena, or wrong.
 */
export function checkCertificate(text: string): Result<CheckedSolution> {
  return checkRead(readSolution(text));
}

/**
 * Checks a file with a wrong checksum in spite of it, and says what is right or wrong with its lines. Undefined if the
 * file has another fault, or if nothing but the checksum can be checked.
 */
export function checkEdited(text: string): Result<CheckedSolution> | undefined {
  const strict = readSolution(text);
  if (strict.ok || strict.error.code !== 'edited') return undefined;
  const read = readSolution(text, { anyChecksum: true });
  return read.ok ? checkRead(read) : undefined;
}

function checkRead(read: Result<SavedSolution>): Result<CheckedSolution> {
  if (!read.ok) return read;
  const saved = read.value;
  const origin = originOf(saved);
  if (!origin.ok) return origin;
  const { source, by } = origin.value;
  const verdict = checkSaved(source.arena, saved);
  if (!verdict.ok) return verdict;
  const points = hasPoints(saved.solution);
  const solved = hasPoints(saved.solution) ? source : { ...source, solution: saved.solution };
  return ok({ source: solved, by, ...verdict.value, points });
}

function originOf(saved: SavedSolution): Result<Pick<CheckedSolution, 'source' | 'by'>> {
  const { title, positions } = saved.fingerprint;
  const ours = parseGame(title);
  if (saved.graph !== undefined && (!ours.ok || descriptorOf(ours.value)?.graph !== undefined)) {
    const arena = arenaFromGraph({ ...saved.graph, title }, { bipartite: false });
    const source = arena.ok ? solvedArena(arena.value) : arena;
    return source.ok ? ok({ source: source.value, by: 'file' }) : source;
  }
  if (!ours.ok) return failure('certificate-of-no-game', { title });
  const named = { kind: 'game', game: title, ...(saved.from !== undefined && { from: saved.from }) } as const;
  const source = openArena(named);
  // A program that explores Chomp or Nim does not double it: the number of positions tells which of the two it was.
  const isOther = source.ok && source.value.graph === 'doubled' && source.value.arena.size !== positions;
  const opened = isOther ? openArena({ ...named, graph: 'game' }) : source;
  return opened.ok ? ok({ source: opened.value, by: 'rules' }) : opened;
}
