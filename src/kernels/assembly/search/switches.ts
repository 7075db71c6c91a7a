/**
 * What a search may do besides looking `depth` plies ahead at every line. With all of selectivity off it returns the value of alpha-beta at that depth, and a
 * test says so; the recursion is the same one, so what is tested is what plays. Switches are set when a search begins.
 */
export const QUIESCENCE: i32 = 1;
export const REDUCTIONS: i32 = 2;
export const NULL_MOVE: i32 = 4;
export const EXTENSIONS: i32 = 8;
export const SELECTIVITY: i32 = QUIESCENCE | REDUCTIONS | NULL_MOVE | EXTENSIONS;
/** For measuring what the table brings. */
export const NO_TABLE: i32 = 16;

export let switches: i32 = 0;
/** Mixed into keys, so that searches with other switches never take up each other's entries. */
export let salt: u64 = 0;

export function setSwitches(value: i32): void {
  switches = value;
  salt = <u64>(value & SELECTIVITY) * 0xd6e8feb86659fd93;
}

@inline
export function may(what: i32): bool {
  return (switches & what) != 0;
}
