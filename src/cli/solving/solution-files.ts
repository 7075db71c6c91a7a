import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readSolution, writeSolution } from '../../solve/index.ts';
import { reason } from '../load-game.ts';
import { failure } from '../problems.ts';
import { proven, type SolvedArena } from './solved.ts';

/** Writes the whole file or leaves the old one, which is replaced only if it is a solution. Returns how many bytes it has. */
export function writeSolutionFile(file: string, { arena, solution }: SolvedArena, withArena: boolean): number {
  const text = proven(writeSolution(arena, solution, { graph: withArena }), arena.title);
  try {
    if (existsSync(file) && !/^\{"minerve":"solution"/.test(readFileSync(file, 'utf8').slice(0, 100)))
      throw failure((say) => say.solving.notASolution(file));
    const unfinished = `${file}.${process.pid}.tmp`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
  return Buffer.byteLength(text);
}

/** What lies in a file, not yet verified: a `Result`, because a file that is refused is what the command is about. */
export function readSolutionFile(file: string): ReturnType<typeof readSolution> {
  try {
    return readSolution(readFileSync(file, 'utf8'));
  } catch (error) {
    throw failure((say) => say.unreadableFile(file, reason(error)));
  }
}
