import { closeSync, openSync, readSync } from 'node:fs';
import { writeWhole } from '../../core/node/index.ts';
import { proven, type SolvedArena as SolvedGraph, type SolvedPoints } from '../../engines/index.ts';
import { writeSolution } from '../../solve/index.ts';
import { commandFailure } from '../problems.ts';
import type { ArenaSource } from './arena-source.ts';

type Origin = Pick<ArenaSource, 'named' | 'from'>;
type SolvedArena = Pick<SolvedGraph | SolvedPoints, 'arena' | 'solution'>;

/**
 * Writes the whole file or leaves the old one, which is replaced only if it is a solution. Where the rules give the
 * arena again, the file names the game and where it starts; otherwise it holds the arena. Returns how many bytes it
 * has.
 */
export function writeSolutionFile(file: string, { arena, solution }: SolvedArena, { named, from }: Origin): number {
  const options = named ? { ...(from !== undefined && { from }) } : { graph: true };
  const text = proven(writeSolution(arena, solution, options), arena.title);
  writeWhole(file, text, () => {
    if (!beginsLikeSolution(file)) throw commandFailure((say) => say.solving.notASolution({ file }));
  });
  return Buffer.byteLength(text);
}

/** The beginning of files in the versions that this Minerve writes: a newer file is not replaced. */
const BEGINNING = /^\{"minerve":"solution","version":[12],/;
const LONGEST_BEGINNING = 40;

function beginsLikeSolution(file: string): boolean {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(LONGEST_BEGINNING);
    return BEGINNING.test(bytes.toString('latin1', 0, readSync(opened, bytes)));
  } finally {
    closeSync(opened);
  }
}
