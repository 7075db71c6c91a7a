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
import { inFull, type Translation } from '../../say/index.ts';
import { error, refusal } from './words.ts';

/** Does it; what the system refuses is thrown as an error of one's own, with the reason. */
export function refusedAs<T>(refused: (why: Translation) => Error, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (!('syscall' in (thrown as Error))) throw thrown;
    throw refused(refusal(thrown as NodeJS.ErrnoException));
  }
}

/**
 * Writes the whole file or leaves the old one: the new one is finished on the disk, beside it, before it takes its
 * place. `mayReplace` may refuse to have the old one replaced by throwing.
 */
export function writeWhole(file: string, text: string | Uint8Array, mayReplace: () => void = () => {}): void {
  refusedAs(
    (why) => error('unwritable-file', { file: inFull(file), why }),
    () => replace(file, text, mayReplace),
  );
}

function replace(file: string, text: string | Uint8Array, mayReplace: () => void): void {
  const old = statSync(file, { throwIfNoEntry: false });
  // Who opens a pipe waits for its other end, deaf to Ctrl-C.
  if (old !== undefined && !old.isFile() && !old.isDirectory()) throw error('not-a-plain-file', { file: inFull(file) });
  if (old !== undefined) mayReplace();
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

/** Removes what is left beside a file of writes that were killed, and of this process's own. */
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

/** Whether there is such a process. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
