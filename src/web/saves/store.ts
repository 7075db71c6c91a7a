import { type Signal, signal } from '@preact/signals';
import { ok, type Problem, type Result } from '../../core/index.ts';
import { gameName, type Scene } from '../../games/index.ts';
import { type MatchData, shortName } from '../../match/index.ts';
import { failure } from '../match/address.ts';
import { Database, type Shelf, type Transaction } from './database.ts';
import { MOST_SLOTS, RECORD_VERSION, readRecord, type SavedGame, type SaveEntry, type SaveRecord } from './saved-game.ts';

/** A deleted record, for undo. */
export interface DeletedRecord {
  readonly id: string;
  readonly record: unknown;
}

/** Games under way that are remembered of each kind, so that beginning another loses nothing at once. */
const RECENT = 5;

/**
 * The games that the browser keeps. Nothing here throws: what cannot be kept or read comes back as a sentence. Several
 * tabs may use it at once: a slot is replaced only if it still holds what the person saw there, and each tab has its
 * own game under way.
 */
class SaveStore {
  /**
   * Increases with every change, in this tab or another, and whenever a record was not as expected: views of saves then
   * read them again.
   */
  readonly changes: Signal<number> = signal(0);
  /** Why the game under way is not being kept, where it is not. */
  readonly trouble: Signal<Problem | undefined> = signal(undefined);
  readonly #database = new Database();
  /** Tells this tab from others. */
  readonly #tab = freshId();
  /** The record of each game under way in this tab. */
  readonly #own = new Map<string, string>();
  #autosaving: Promise<unknown> = Promise.resolve();
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('minerve-saves');

  constructor() {
    this.#channel?.addEventListener('message', () => this.changes.value++);
  }

  /** The saves of a game, or of all: by their slots. */
  async list(game?: string): Promise<Result<readonly SaveEntry[]>> {
    const entries = await this.#database.use((transaction) => entriesIn(transaction, 'saves'));
    if (!entries.ok) return entries;
    return ok(entries.value.filter((entry) => game === undefined || entry.game === game).sort(bySlot));
  }

  /**
   * Saves a game in a slot. `replaces` is the save that may be overwritten: the one that the user saw in the slot.
   * Refused with the code `slot-taken` if the slot has another game.
   */
  save(name: string, data: MatchData, scene: Scene, slot: number, replaces?: string): Promise<Result<SavedGame>> {
    return this.#change(async (transaction) => {
      const game = gameName(data.game);
      const present = (await slotsTaken(transaction, game)).get(slot);
      if (present !== undefined && present !== replaces) return failure('slot-taken');
      const record = recordOf(freshId(), { name: shortName(name), game, slot, data, scene, over: false });
      const store = transaction.objectStore('saves');
      if (present !== undefined) await store.delete(present);
      await store.put(record, record.id);
      return ok(record);
    });
  }

  /** Deletes a save, damaged or not; `restore` puts it back. */
  remove(id: string): Promise<Result<DeletedRecord>> {
    return this.#change(async (transaction) => {
      const store = transaction.objectStore('saves');
      const record: unknown = await store.get(id);
      await store.delete(id);
      return ok({ id, record });
    });
  }

  /** Restores a deleted record in its slot, or in the first free one if the slot is taken. */
  restore({ id, record }: DeletedRecord): Promise<Result<void>> {
    return this.#change(async (transaction) => {
      if (record === undefined) return ok(undefined);
      const { game, slot, state } = readRecord(record, id);
      const taken = await slotsTaken(transaction, game);
      const isMoved = slot !== undefined && taken.has(slot) && state === 'whole';
      const back = isMoved ? { ...(record as SaveRecord), slot: firstFree(taken) } : record;
      await transaction.objectStore('saves').put(back, id);
      return ok(undefined);
    });
  }

  rename(id: string, name: string): Promise<Result<void>> {
    return this.#change(async (transaction) => {
      const store = transaction.objectStore('saves');
      const record: unknown = await store.get(id);
      if (record === undefined) return failure('no-save');
      const entry = readRecord(record, id);
      if (entry.state !== 'whole') return { ok: false, error: entry.problem };
      await store.put({ ...(record as SaveRecord), name: shortName(name) }, id);
      return ok(undefined);
    });
  }

  /**
   * Saves the current game after every move. The record of the same match is overwritten; another match gets a record
   * of its own, and the last few of each kind of game are kept. A match that continues in another tab is not
   * overwritten: this tab then has its own record.
   */
  autosave(data: MatchData, scene: Scene, over = false): Promise<Result<void>> {
    const saved = this.#autosaving.then(() => this.#autosave(data, scene, over));
    this.#autosaving = saved.then((result) => {
      this.trouble.value = result.ok ? undefined : result.error;
    });
    return saved;
  }

  async #autosave(data: MatchData, scene: Scene, over: boolean): Promise<Result<void>> {
    if (data.moves.length === 0) return ok(undefined);
    const game = gameName(data.game);
    return await this.#database.use(async (transaction) => {
      const store = transaction.objectStore('running');
      const entries = await entriesIn(transaction, 'running');
      const same = wholeOf(entries).filter((saved) => isSameMatch(saved.data, data));
      const own = this.#own.get(game);
      const found: SavedGame | undefined = same.find((saved) => saved.id === own) ?? same[0];
      const isTakenAway =
        found !== undefined && found.id === own && ((await store.get(found.id)) as SaveRecord).writer !== this.#tab;
      const id = found === undefined || isTakenAway ? freshId() : found.id;
      const origin = data.record ?? found?.data.record;
      const whole = origin === undefined ? data : { ...data, record: origin };
      const record = recordOf(id, { name: '', game, data: whole, scene, over });
      await store.put({ ...record, writer: this.#tab }, id);
      this.#own.set(game, id);
      const others = wholeOf(entries).filter((saved) => saved.game === game && saved.id !== id);
      for (const { id: old } of others.sort(byDate).slice(RECENT - 1)) await store.delete(old);
    });
  }

  /** The game under way of each kind that has one, the last first. None where the browser keeps nothing. */
  async running(): Promise<readonly SavedGame[]> {
    const latest = new Map<string, SavedGame>();
    for (const saved of await this.#recent()) if (!latest.has(saved.game)) latest.set(saved.game, saved);
    return [...latest.values()].filter(({ over }) => !over);
  }

  /** The last few games of a kind, or of each, that were played here, those that are over included, the last first. */
  async recent(game?: string): Promise<readonly SavedGame[]> {
    return (await this.#recent()).filter((saved) => game === undefined || saved.game === game);
  }

  async #recent(): Promise<SavedGame[]> {
    const entries = await this.#database.use((transaction) => entriesIn(transaction, 'running'));
    return entries.ok ? wholeOf(entries.value).sort(byDate) : [];
  }

  /** A game under way is not offered any more. */
  forget(id: string): Promise<Result<void>> {
    return this.#change(async (transaction) => ok(await transaction.objectStore('running').delete(id)));
  }

  /** The record that a game came from, where it is kept here: addresses leave it out. */
  async recordOf(data: MatchData): Promise<string | undefined> {
    const entries = await this.#database.use(async (transaction) => [
      ...(await entriesIn(transaction, 'running')),
      ...(await entriesIn(transaction, 'saves')),
    ]);
    if (!entries.ok) return undefined;
    return wholeOf(entries.value).find((saved) => saved.data.record !== undefined && isSameMatch(saved.data, data))?.data.record;
  }

  /** A change that all tabs are notified of; if a record was not as expected, this tab reads it again. */
  async #change<T>(work: (transaction: Transaction) => Promise<Result<T>>): Promise<Result<T>> {
    const done = await this.#database.use(work);
    const result = done.ok ? done.value : done;
    this.changes.value++;
    if (result.ok) this.#channel?.postMessage('changed');
    return result;
  }
}

async function entriesIn(transaction: Transaction, shelf: Shelf): Promise<SaveEntry[]> {
  const store = transaction.objectStore(shelf);
  const [ids, records] = await Promise.all([store.getAllKeys(), store.getAll() as Promise<unknown[]>]);
  return ids.map((id, i) => readRecord(records[i], String(id)));
}

function recordOf(id: string, kept: Omit<SavedGame, 'id' | 'date' | 'plies'>): SaveRecord {
  return { version: RECORD_VERSION, id, date: Date.now(), plies: kept.data.at, ...kept };
}

/** The same match, some moves later or earlier: its seed tells it from others that began alike. */
function isSameMatch(one: MatchData, other: MatchData): boolean {
  return one.game === other.game && one.from === other.from && one.seed === other.seed && one.moves[0] === other.moves[0];
}

function wholeOf(entries: readonly SaveEntry[]): SavedGame[] {
  return entries.filter((entry) => entry.state === 'whole').sort(byDate);
}

const byDate = (one: SavedGame, other: SavedGame) => other.date - one.date;
const bySlot = (one: SaveEntry, other: SaveEntry) => (one.slot ?? MOST_SLOTS + 1) - (other.slot ?? MOST_SLOTS + 1);

/** The slots of a game that hold something, and what. */
async function slotsTaken(transaction: Transaction, game: string): Promise<Map<number, string>> {
  const entries = await entriesIn(transaction, 'saves');
  return new Map(entries.filter((entry) => entry.game === game).map(({ slot = 0, id }) => [slot, id]));
}

function firstFree(taken: ReadonlyMap<number, string>): number {
  let slot = 1;
  while (taken.has(slot)) slot++;
  return slot;
}

/** Unlike `crypto.randomUUID`, this works on hosts without encryption too. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The games that this browser keeps; one connection for the whole page, opened when it is first used. */
export const saveStore: SaveStore = new SaveStore();
