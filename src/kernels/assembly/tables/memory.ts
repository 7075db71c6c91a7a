import { FIRST_THREAD_END } from '../search/memory';

/**
 * The memory of a tablebase kernel. Below TABLES is the memory of the rules, as in a kernel that searches with one
 * thread (search/memory.ts):
 *
 *     TABLES         the directory of slices (directory.ts)
 *     + 64 KiB       ALTERNATIVES of a position, to be looked up (lookups.ts)
 *     + 68 KiB       predecessors and successors, numbers of positions
 *     + 128 KiB      moves
 *     + 256 KiB      the first node of each rank's list (attractor.ts)
 *     + 512 KiB      the game's own tables
 *     + 576 KiB      ROOM: finished slices, then the work of the pair being solved, as the host lays them out
 */
export const TABLES: usize = FIRST_THREAD_END;
export const DIRECTORY_SLOTS: u32 = 4096;
export const ALTERNATIVES: usize = TABLES + 0x10000;
export const PREDECESSORS: usize = TABLES + 0x11000;
export const SUCCESSORS: usize = TABLES + 0x18000;
export const MOVES: usize = TABLES + 0x20000;
export const MOST_MOVES: i32 = 4096;
export const HEADS: usize = TABLES + 0x40000;
export const RANKS: i32 = 0x10000;
export const GAME: usize = TABLES + 0x80000;
export const ROOM: usize = TABLES + 0x90000;

/** With more, a material class may have more positions than 32 bits can number. */
export const MOST_PIECES: i32 = 6;

/** Room up to this address, which the memory grows for; false where it cannot. */
export function reserve(end: usize): bool {
  const pages = <i32>((end + 0xffff) >> 16);
  return pages <= memory.size() || memory.grow(pages - memory.size()) >= 0;
}
