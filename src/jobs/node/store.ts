import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { availableParallelism, cpus, release, type } from 'node:os';
import { join } from 'node:path';
import { isRunning, makeFolder, rethrowSystemError, writeWhole } from '../../core/node/index.ts';
import { inFull } from '../../i18n/index.ts';
import { type FinishedJob, finishedLine, type Job, type Row } from '../job.ts';
import { error } from './words.ts';

/** The contents of `run.json`, which is written before the first job. */
export interface RunDescription {
  readonly experiment: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly versions: { readonly minerve: string; readonly node: string };
  readonly machine: Machine;
}

const RUN = 'run.json';
const ROWS = 'rows.ndjson';
const LOCK = 'run.lock';

/**
 * The folder of a run: its description, and a line for each finished job, appended as soon as the job is done. Opening
 * the same folder again for the same run gives the finished jobs. Two processes never write to one folder.
 *
 * Lines are always complete: the rest of a failed write is cut off at once, that of a crash when the folder is opened
 * again.
 */
export class Store {
  readonly folder: string;
  /** The rows of the jobs that are already done, by their ids. */
  readonly done: ReadonlyMap<string, readonly Row[]>;
  readonly #file: number;
  #size: number;

  private constructor(folder: string, file: number, lines: readonly FinishedJob[], size: number) {
    this.folder = folder;
    this.done = new Map(lines.map(({ job, rows }) => [job, rows]));
    this.#file = file;
    this.#size = size;
  }

  /** Throws if the folder has another run, or cannot be written. */
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

  /** Flushes the appended lines to the disk, so that a power failure does not lose them. */
  close(): void {
    try {
      refused(join(this.folder, ROWS), () => fsyncSync(this.#file));
    } finally {
      closeSync(this.#file);
      unlock(this.folder);
    }
  }
}

/** Turns a system error into an error that names the file or folder. */
function refused<T>(path: string, work: () => T): T {
  return rethrowSystemError((why) => error('lab-unwritable', { path: inFull(path), why }), work);
}

/** Whether the folder has no run yet. Throws if it has another run. */
function checkRun(folder: string, run: RunDescription): boolean {
  let text: string;
  try {
    text = readFileSync(join(folder, RUN), 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
    // Rows without a description are not overwritten.
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

/** undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The finished jobs in a file, each once, and the size of their lines; an incomplete last line does not count. */
function readLines(
  file: string,
  bytes: Buffer,
  jobs: readonly Job[],
): { readonly lines: readonly FinishedJob[]; readonly size: number } {
  const known = new Set(jobs.map(({ id }) => id));
  const lines = new Map<string, FinishedJob>();
  let size = 0;
  for (let number = 1; size < bytes.length; number++) {
    const end = bytes.indexOf('\n', size);
    if (end < 0) break;
    const line = parsed(bytes.toString('utf8', size, end)) as Partial<FinishedJob> | null | undefined;
    if (typeof line?.job !== 'string' || !Array.isArray(line.rows) || !known.has(line.job)) {
      if (end + 1 === bytes.length) break;
      throw error('lab-bad-line', { file: inFull(file), line: number });
    }
    if (!lines.has(line.job)) lines.set(line.job, line as FinishedJob);
    size = end + 1;
  }
  return { lines: [...lines.values()], size };
}

/** The folders that this process writes into. */
const lockedFolders = new Set<string>();

/** Locks the folder for this process. A killed process leaves its id in the lock, which may by chance be ours now. */
function lock(folder: string): void {
  const file = join(folder, LOCK);
  const place = realpathSync(folder);
  for (let again = false; ; again = true) {
    try {
      writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      lockedFolders.add(place);
      return;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') {
        rmSync(file, { force: true });
        throw thrown;
      }
      const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
      const isTaken = pid === process.pid ? lockedFolders.has(place) : isRunning(pid);
      if (again || isTaken) throw error('lab-locked', { folder: inFull(folder), pid, file: inFull(file) });
      rmSync(file, { force: true });
    }
  }
}

function unlock(folder: string): void {
  lockedFolders.delete(realpathSync(folder));
  rmSync(join(folder, LOCK), { force: true });
}

/** The machine of a run: times are only comparable on the same machine. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly os: string;
}

export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    os: `${type()} ${release()} ${process.arch}`,
  };
}
