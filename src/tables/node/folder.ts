import { closeSync, mkdirSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refusedAs, writeWhole } from '../../core/node/index.ts';
import type { TableRules } from '../../games/index.ts';
import { inFull } from '../../say/index.ts';
import { fileName, type TableSource } from '../index.ts';
import { error } from './words.ts';

const TABLE = fileName('');

/** Where the tables of a game lie in a folder with those of all games. */
export function gameFolder(folder: string, { game }: TableRules): string {
  return join(folder, game.name.replaceAll(':', '-'));
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
      .map((name) => new FileSource(join(folder, name)));
  });
}

/** Writes a table into the folder, which is made where it is missing. It is there when it is whole, or not at all. */
export function writeTable(folder: string, pair: string, bytes: Uint8Array): void {
  refused(folder, () => mkdirSync(folder, { recursive: true }));
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

/** What the system refuses, as a sentence about the file or folder. */
function refused<T>(path: string, work: () => T): T {
  return refusedAs((why) => error('table-unreadable', { path: inFull(path), why }), work);
}
