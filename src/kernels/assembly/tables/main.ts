import { clearDirectory, enter, FINISHED } from './directory';
import { ALTERNATIVES, reserve as growTo, ROOM } from './memory';
import { mainEntryIndex, mainEntryKey } from './lookups';

/** The exports that all tablebase kernels share (src/kernels/tables.ts). */

export { finish, unusedNumbers, isOutOfRoom } from './attractor';

export function roomAt(): usize {
  return ROOM;
}

export function reserve(end: usize): bool {
  return growTo(end);
}

export function unloadClasses(): void {
  clearDirectory();
}

/** Enters a finished material class, whose entries the host has written to memory. */
export function loadClass(key: u32, entries: usize, width: u32): void {
  enter(key, entries, width, FINISHED);
}

/** The main entry of the position given to `locate`; key 0: it has none. The alternatives are at `alternativesAt`. */
export function mainKey(): u32 {
  return mainEntryKey;
}

export function mainIndex(): u32 {
  return mainEntryIndex;
}

export function alternativesAt(): usize {
  return ALTERNATIVES;
}
