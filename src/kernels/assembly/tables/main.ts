import { clearDirectory, enter, FINISHED } from './directory';
import { ALTERNATIVES, reserve as growTo, ROOM } from './memory';
import { mainEntryIndex, mainEntryKey } from './questions';

/** What kernels of tables export alike (src/kernels/tables.ts). */

export { finish, holes, isOutOfRoom } from './attractor';

export function roomAt(): usize {
  return ROOM;
}

export function reserve(end: usize): bool {
  return growTo(end);
}

export function forgetSlices(): void {
  clearDirectory();
}

/** A finished material class's entries, which the host has written there. */
export function know(key: u32, entries: usize, width: u32): void {
  enter(key, entries, width, FINISHED);
}

/** The questions that `locate` has asked. */
export function mainKey(): u32 {
  return mainEntryKey;
}

export function mainIndex(): u32 {
  return mainEntryIndex;
}

export function questionsAt(): usize {
  return ALTERNATIVES;
}
