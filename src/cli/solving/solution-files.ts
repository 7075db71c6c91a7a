import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { proven, type SolvedArena } from '../../engines/index.ts';
import { readSolution, writeSolution } from '../../solve/index.ts';
import { reason } from '../load-game.ts';
import { CommandProblem, FAILED, failure } from '../problems.ts';
import type { ArenaSource } from './arena-source.ts';

type Origin = Pick<ArenaSource, 'named' | 'from'>;

/**
 * Writes the whole file or leaves the old one, which is replaced only if it is a solution. Where the rules give the arena again, the file names the
 * game and where it starts; otherwise it holds the arena. Returns how many bytes it has.
 */
export function writeSolutionFile(file: string, { arena, solution }: SolvedArena, { named, from }: Origin): number {
  const options = named ? { ...(from !== undefined && { from }) } : { graph: true };
  const text = proven(writeSolution(arena, solution, options), arena.title);
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    if (existsSync(file) && !beginsLikeSolution(file)) throw failure((say) => say.solving.notASolution({ file }));
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
  return Buffer.byteLength(text);
}

const BEGINNING = '{"minerve":"solution"';

function beginsLikeSolution(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(BEGINNING.length);
    return bytes.toString('latin1', 0, readSync(opened, bytes)) === BEGINNING;
  } finally {
    closeSync(opened);
  }
}

/** What lies in a file, not yet verified: a `Result`, because a file that is refused is what the command is about. */
export function readSolutionFile(file: string): ReturnType<typeof readSolution> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnreadableFile(FAILED, (say) => say.unreadableFile(file, reason(error)));
  }
  return readSolution(text);
}

export class UnreadableFile extends CommandProblem {}
