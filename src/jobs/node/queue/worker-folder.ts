import { readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathBelow, rethrowSystemError } from '../../../core/node/index.ts';
import { inFull, quoted } from '../../../i18n/index.ts';
import type { ThreadFailure } from '../../failure.ts';
import { error } from './words.ts';

/**
 * The only folder of a worker that queued jobs may read and write. The worker's owner names the folder, a job names a
 * path below it. Without such a folder, every job that names a path is refused.
 */
export class WorkerFolder {
  readonly #folder: string | undefined;
  readonly #refused: (path: string) => void;

  /** Throws if the folder does not exist. `refused` is called with every refused path. */
  constructor(folder?: string, refused: (path: string) => void = () => {}) {
    this.#folder = folder === undefined ? undefined : realFolder(folder);
    this.#refused = refused;
  }

  /** The folder that a job names, for the files in its folder `name`. Throws if one of them is outside. */
  below(path: string, name: string): string {
    if (this.#folder === undefined) throw this.#refusal('queue-no-folder', path);
    const folder = pathBelow(this.#folder, path);
    const place = folder && this.#withoutLinks(join(folder, name));
    const isInside = (file: string) => this.#withoutLinks(join(place as string, file)) !== undefined;
    if (folder === undefined || place === undefined || !filesIn(place).every(isInside))
      throw this.#refusal('queue-outside', path);
    return folder;
  }

  /** The failure as it is sent back: with paths relative to the folder, so that its location stays private. */
  withoutFolder(failure: ThreadFailure): ThreadFailure {
    const top = this.#folder === undefined ? undefined : join(this.#folder, sep);
    return top === undefined || top === sep ? failure : (withoutText(failure, top) as ThreadFailure);
  }

  #withoutLinks(place: string): string | undefined {
    return pathBelow(this.#folder as string, relative(this.#folder as string, place));
  }

  #refusal(code: 'queue-no-folder' | 'queue-outside', path: string): Error {
    this.#refused(quoted(path));
    return error(code, { path });
  }
}

/** The value with every occurrence of a text removed from its strings. */
function withoutText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return value.replaceAll(text, '');
  if (Array.isArray(value)) return value.map((one) => withoutText(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutText(one, text)]));
}

/** Empty if the folder does not exist or cannot be listed; using it then reports the error. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function realFolder(folder: string): string {
  return rethrowSystemError(
    (why) => error('queue-bad-folder', { folder: inFull(folder), why }),
    () => {
      readdirSync(folder);
      return realpathSync(folder);
    },
  );
}
