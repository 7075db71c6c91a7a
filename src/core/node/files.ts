import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { inFull, type Translation } from '../../i18n/index.ts';
import { error, refusal } from './words.ts';

/** Runs `work`. A system error is rethrown as the error that `asError` makes of the reason. */
export function rethrowSystemError<T>(asError: (why: Translation) => Error, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (!('syscall' in (thrown as Error))) throw thrown;
    throw asError(refusal(thrown as NodeJS.ErrnoException));
  }
}

/**
 * Writes a file completely or leaves the old one: writes a temporary file beside it, then renames that.
 * `assertMayReplace` may throw to keep an existing file from being replaced.
 */
export function writeWhole(file: string, text: string | Uint8Array, assertMayReplace: () => void = () => {}): void {
  rethrowSystemError(
    (why) => error('unwritable-file', { file: inFull(file), why }),
    () => replace(file, text, assertMayReplace),
  );
}

function replace(file: string, text: string | Uint8Array, assertMayReplace: () => void): void {
  const old = statSync(file, { throwIfNoEntry: false });
  // Opening a pipe waits for its other end, and Ctrl-C does not end the wait.
  if (old !== undefined && !old.isFile() && !old.isDirectory()) throw error('not-a-plain-file', { file: inFull(file) });
  if (old !== undefined) assertMayReplace();
  const target = old === undefined ? file : realpathSync(file);
  clearUnfinished(target);
  const unfinished = `${target}.${process.pid}.tmp`;
  try {
    writeOut(unfinished, text, old && old.mode & 0o7777);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function writeOut(file: string, text: string | Uint8Array, mode: number | undefined): void {
  const opened = openSync(file, 'w');
  try {
    if (mode !== undefined) fchmodSync(opened, mode);
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Removes the temporary files of killed writes, and of this process, beside a file. */
export function clearUnfinished(file: string): void {
  const folder = dirname(file);
  const start = `${basename(file)}.`;
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // A folder that cannot be listed may still be written to.
  }
  for (const name of names) {
    const pid = name.startsWith(start) ? /^(\d+)\.tmp$/.exec(name.slice(start.length))?.[1] : undefined;
    if (pid !== undefined && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(join(folder, name), { force: true });
  }
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
