import {
  closeSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Args, Context } from './command.ts';
import { CommandProblem, FAILED, failure, wrongUsage } from './problems.ts';

export class UnreadableFile extends CommandProblem {}

export function readText(file: string): string {
  try {
    // Some devices never come to an end.
    if (statSync(file).isCharacterDevice()) throw Object.assign(new Error('it is a device'), { code: 'ENODEV' });
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnreadableFile(FAILED, (say) => say.unreadableFile(file, error as Error));
  }
}

/**
 * Writes the whole file or leaves the old one: the new one is finished on the disk, beside it, before it takes its
 * place. `mayReplace` may refuse to have the old one replaced by throwing.
 */
export function writeWhole(file: string, text: string, mayReplace: () => void = () => {}): void {
  try {
    const old = statSync(file, { throwIfNoEntry: false });
    // Who opens a pipe waits for its other end, deaf to Ctrl-C.
    if (old !== undefined && !old.isFile() && !old.isDirectory()) throw failure((say) => say.notAFile({ file }));
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
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, error as Error));
  }
}

function writeOut(file: string, text: string, mode: number | undefined): void {
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
    if (pid !== undefined && !isAnother(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/** Whether there is such a process, and it is not this one. */
function isAnother(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The formats that were asked for: each is an option whose value, the file, may be left out. Standard output takes one
 * of them, or the JSON.
 */
export function drawingsAsked<Format extends string>({ flags }: Args, formats: Readonly<Record<Format, unknown>>): Format[] {
  const asked = (Object.keys(formats) as Format[]).filter((name) => flags[name] !== undefined);
  const [first, second] = [...asked, 'json'].filter((name) => flags[name] === true);
  if (second !== undefined)
    throw wrongUsage((say) =>
      say.conflict({ first: `--${first}`, second: `--${second}`, remedy: say.oneOutput(first as string) }),
    );
  return asked;
}

/** To the file that stands after the option, or to standard output where none does. */
export function writeDrawing(format: string, text: string, { args, out, note, words }: Context): void {
  const file = args.flags[format] as string | true;
  if (file === true) {
    out(text);
    return;
  }
  writeWhole(file, text);
  note(words.written({ file, bytes: Buffer.byteLength(text) }));
}
