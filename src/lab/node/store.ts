import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isRunning, refusedAs, writeWhole } from '../../core/node/index.ts';
import { inFull } from '../../say/index.ts';
import type { Job, Row, Settings } from '../experiment.ts';
import { type Finished, finishedLine } from '../rows.ts';
import type { Machine } from './machine.ts';
import { error } from './words.ts';

/** What is written about a run before its first job: `run.json`. */
export interface RunDescription {
  readonly experiment: string;
  readonly settings: Settings;
  readonly versions: { readonly minerve: string; readonly node: string };
  readonly machine: Machine;
}

const RUN = 'run.json';
const ROWS = 'rows.ndjson';
const LOCK = 'run.lock';

/**
 * The folder of a run: what it is, and a line for each finished job, appended as soon as it is done. Whoever opens the
 * same folder again for the same run has what was done. Two processes do not write into one folder.
 *
 * A line is whole or not there: what a write that failed has left is cut off at once, and what a crash has left of the
 * last line when the folder is opened again.
 */
export class Store {
  readonly folder: string;
  /** The rows of the jobs that were done before, by their ids. */
  readonly done: ReadonlyMap<string, readonly Row[]>;
  readonly #file: number;
  #size: number;

  private constructor(folder: string, file: number, lines: readonly Finished[], size: number) {
    this.folder = folder;
    this.done = new Map(lines.map(({ job, rows }) => [job, rows]));
    this.#file = file;
    this.#size = size;
  }

  /** Throws a sentence where the folder holds another run, or cannot be written. */
  static open(folder: string, run: RunDescription, jobs: readonly Job[]): Store {
    return refused(folder, () => {
      makeFolder(folder);
      lock(folder);
      try {
        const isNew = checkRun(folder, run);
        const file = openSync(join(folder, ROWS), 'a+');
        try {
          const { lines, size } = readLines(join(folder, ROWS), readFileSync(file), jobs);
          ftruncateSync(file, size);
          if (isNew) writeWhole(join(folder, RUN), `${JSON.stringify({ minerve: 'lab', ...run }, null, 2)}\n`);
          return new Store(folder, file, lines, size);
        } catch (thrown) {
          closeSync(file);
          throw thrown;
        }
      } catch (thrown) {
        unlock(folder);
        throw thrown;
      }
    });
  }

  append(job: string, rows: readonly Row[], ms: number): void {
    const line = Buffer.from(finishedLine({ job, rows, ms }));
    refused(join(this.folder, ROWS), () => {
      try {
        for (let at = 0; at < line.length; ) at += writeSync(this.#file, line, at);
      } catch (thrown) {
        ftruncateSync(this.#file, this.#size);
        throw thrown;
      }
      this.#size += line.length;
    });
  }

  /** What was appended is on the disk after this, also where the machine loses its power. */
  close(): void {
    try {
      refused(join(this.folder, ROWS), () => fsyncSync(this.#file));
    } finally {
      closeSync(this.#file);
      unlock(this.folder);
    }
  }
}

/** What the system refuses, as a sentence about the file or folder. */
function refused<T>(path: string, work: () => T): T {
  return refusedAs((why) => error('lab-unwritable', { path: inFull(path), why }), work);
}

/** Whether the folder holds no run yet. Refuses one that holds another. */
function checkRun(folder: string, run: RunDescription): boolean {
  let text: string;
  try {
    text = readFileSync(join(folder, RUN), 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
    // Rows of which nobody knows what they are are not overwritten.
    if (fileSize(join(folder, ROWS)) > 0) throw error('lab-rows-alone', { folder: inFull(folder) });
    return true;
  }
  const there = parsed(text) as Partial<RunDescription> | undefined;
  if (typeof there?.experiment !== 'string') throw error('lab-not-a-run', { file: inFull(join(folder, RUN)) });
  const { experiment, settings, versions } = run;
  if (there.experiment !== experiment)
    throw error('lab-other-experiment', { folder: inFull(folder), there: there.experiment, experiment });
  const other = Object.keys({ ...there.settings, ...settings }).find((name) => there.settings?.[name] !== settings[name]);
  if (other !== undefined)
    throw error('lab-other-settings', {
      folder: inFull(folder),
      setting: other,
      there: String(there.settings?.[other]),
      here: String(settings[other]),
    });
  if (there.versions?.minerve !== versions.minerve)
    throw error('lab-other-version', { folder: inFull(folder), there: String(there.versions?.minerve), here: versions.minerve });
  return false;
}

function fileSize(file: string): number {
  try {
    const opened = openSync(file, 'r');
    try {
      return fstatSync(opened).size;
    } finally {
      closeSync(opened);
    }
  } catch {
    return 0;
  }
}

/** undefined where it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The finished jobs in a file, each once, and how far they go: a last line that is not whole does not count. */
function readLines(
  file: string,
  bytes: Buffer,
  jobs: readonly Job[],
): { readonly lines: readonly Finished[]; readonly size: number } {
  const known = new Set(jobs.map(({ id }) => id));
  const lines = new Map<string, Finished>();
  let size = 0;
  for (let number = 1; size < bytes.length; number++) {
    const end = bytes.indexOf('\n', size);
    if (end < 0) break;
    const line = parsed(bytes.toString('utf8', size, end)) as Partial<Finished> | null | undefined;
    if (typeof line?.job !== 'string' || !Array.isArray(line.rows) || !known.has(line.job)) {
      if (end + 1 === bytes.length) break;
      throw error('lab-bad-line', { file: inFull(file), line: number });
    }
    if (!lines.has(line.job)) lines.set(line.job, line as Finished);
    size = end + 1;
  }
  return { lines: [...lines.values()], size };
}

/** The folders that this process writes into. */
const held = new Set<string>();

/** With those above it that are missing. Not by Node's own `recursive`, which never ends in /proc. */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  makeFolder(dirname(resolve(folder)));
  try {
    mkdirSync(folder);
  } catch (thrown) {
    // Another run may have been quicker.
    if (!isThere()) throw thrown;
  }
}

/** Only one process writes into a folder. One that was killed has left its number there, which may be ours by now. */
function lock(folder: string): void {
  const file = join(folder, LOCK);
  const place = realpathSync(folder);
  for (let again = false; ; again = true) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      held.add(place);
      return;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') {
        rmSync(file, { force: true });
        throw thrown;
      }
      const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
      const isTaken = pid === process.pid ? held.has(place) : isRunning(pid);
      if (again || isTaken) throw error('lab-locked', { folder: inFull(folder), pid, file: inFull(file) });
      rmSync(file, { force: true });
    }
  }
}

function unlock(folder: string): void {
  held.delete(realpathSync(folder));
  rmSync(join(folder, LOCK), { force: true });
}
