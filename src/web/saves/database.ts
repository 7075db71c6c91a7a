import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { ok, type Result } from '../../core/index.ts';
import { failure } from '../match/address.ts';

/**
 * Where games are kept: those in slots, and those under way. Records lie under their id and are checked when they are
 * read.
 */
export type Shelf = 'saves' | 'running';

const SHELVES: readonly Shelf[] = ['saves', 'running'];
const NAME = 'minerve';
const VERSION = 1;
/** The time that a browser may take to open its storage before the user is informed. */
const PATIENCE = 8000;

export type Transaction = IDBPTransaction<unknown, Shelf[], 'readwrite'>;

/**
 * The browser's storage. It is opened when first used, and given back as soon as a newer version of the page in another
 * tab wants it. Whatever goes wrong (no storage in this window, no room, another tab that holds it) comes back as a
 * sentence, and never stops a game.
 */
export class Database {
  #opening: Promise<IDBPDatabase> | undefined;

  /**
   * Does some work in one transaction: all of it happens, or none. The work awaits nothing but the transaction's own
   * requests.
   */
  async use<T>(work: (transaction: Transaction) => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await this.#try(work));
    } catch (error) {
      return failed(error);
    }
  }

  /** A connection that the browser has closed behind our back is opened again, once. */
  async #try<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let begun: Transaction;
    try {
      begun = await this.#begin();
    } catch (error) {
      if (nameOf(error) !== 'InvalidStateError') throw error;
      this.#opening = undefined;
      begun = await this.#begin();
    }
    const done = begun.done.catch((error: unknown) => error ?? new Error('The transaction was given up.'));
    let value: T;
    try {
      value = await work(begun);
    } catch (error) {
      // The transaction may be over already, if its error is what ended it.
      try {
        begun.abort();
      } catch {}
      await done;
      throw error;
    }
    const problem = await done;
    if (problem !== undefined) throw problem;
    return value;
  }

  async #begin(): Promise<Transaction> {
    this.#opening ??= this.#open();
    try {
      return (await this.#opening).transaction([...SHELVES], 'readwrite') as Transaction;
    } catch (error) {
      this.#opening = undefined;
      throw error;
    }
  }

  async #open(): Promise<IDBPDatabase> {
    const forget = () => {
      this.#opening = undefined;
    };
    const open = (version?: number) =>
      openDB(NAME, version, {
        upgrade: (database) => {
          for (const shelf of SHELVES) if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf);
        },
        blocking: (_current, _blocked, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
    const opened = open(VERSION).catch((error: unknown) => {
      // A newer version of the page has changed the database: its records may still be readable one by one.
      if (nameOf(error) === 'VersionError') return open();
      throw error;
    });
    return await withPatience(opened);
  }
}

/** The database, if it opens in time; one that opens later is closed again. */
async function withPatience(opened: Promise<IDBPDatabase>): Promise<IDBPDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late = false;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new DOMException('The storage does not open.', 'TimeoutError'));
    }, PATIENCE);
  });
  opened.then(
    (database) => {
      if (late) database.close();
    },
    () => {},
  );
  try {
    return await Promise.race([opened, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The meaning of the browser's failures; any other means that it stores nothing. */
const MEANINGS = { QuotaExceededError: 'storage-full', TimeoutError: 'storage-busy', NotFoundError: 'newer-storage' } as const;

function failed(error: unknown) {
  return failure(MEANINGS[nameOf(error) as keyof typeof MEANINGS] ?? 'storage-blocked');
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
