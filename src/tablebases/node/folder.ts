import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, rethrowSystemError, writeWhole } from '../../core/node/index.ts';
import type { TablebaseRules } from '../../games/index.ts';
import { inFull } from '../../i18n/index.ts';
import { fileName, folderName, type TableSource } from '../index.ts';
import { error } from './words.ts';

const TABLE = fileName('');

/** The folder of one game's tables, in a folder with those of all games. */
export function gameFolder(folder: string, rules: TablebaseRules): string {
  return join(folder, folderName(rules));
}

/**
 * The tables in a folder, or those of these names that are there; anything else in it is left alone. None where there
 * is no folder.
 */
export function sourcesIn(folder: string, names?: readonly string[]): TableSource[] {
  return refused(folder, () => {
    let there: string[] = [];
    try {
      there = readdirSync(folder);
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
    }
    return there
      .filter((name) => (names === undefined ? name.endsWith(TABLE) : names.includes(name)))
      .sort()
      .map((name) => join(folder, name))
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .map((file) => new FileSource(file));
  });
}

/** Writes a table into the folder, which is made where it is missing. It appears only when it is complete. */
export function writeTable(folder: string, pair: string, bytes: Uint8Array): void {
  refused(folder, () => makeFolder(folder));
  writeWhole(join(folder, fileName(pair)), bytes);
}

class FileSource implements TableSource {
  readonly name: string;
  readonly size: number;

  constructor(file: string) {
    this.name = file;
    this.size = statSync(file).size;
  }

  async read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
    return refused(this.name, () => {
      const file = openSync(this.name, 'r');
      try {
        const bytes = new Uint8Array(to - from);
        let got = 0;
        for (let read = 1; got < bytes.length && read > 0; got += read)
          read = readSync(file, bytes, got, bytes.length - got, from + got);
        return bytes.subarray(0, got);
      } finally {
        closeSync(file);
      }
    });
  }
}

/** Turns a system error into an error that names the file or folder. */
function refused<T>(path: string, work: () => T): T {
  return rethrowSystemError((why) => error('table-unreadable', { path: inFull(path), why }), work);
}
