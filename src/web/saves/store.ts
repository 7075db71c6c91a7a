import { type Signal, signal } from '@preact/signals';
import { ok, type Problem, type Result } from '../../core/index.ts';
import { gameName, type Scene } from '../../games/index.ts';
import { type MatchData, shortName } from '../../match/index.ts';
import { failure } from '../match/address.ts';
import { Database, type Shelf, type Transaction } from './database.ts';
import { MOST_SLOTS, RECORD_VERSION, readRecord, type SavedGame, type SaveEntry, type SaveRecord } from './saved-game.ts';

/** Where a game is to be kept. */
export interface Place {
  /** The slot; without it, the first that is free. */
  readonly slot?: number;
  /** The save that may be replaced: what the person saw in the slot and gave up. */
  readonly replaces?: string;
}

/** What was deleted, to be put back. */
export interface Removed {
  readonly id: string;
  readonly record: unknown;
}

/** Games under way that are remembered of each kind, so that beginning another loses nothing at once. */
const RECENT = 5;

/**
 * The games that the browser keeps. Nothing here throws: what cannot be kept or read comes back as a sentence. Several tabs may use it at
 * once: a slot is replaced only if it still holds what the person saw there, and each tab has its own game under way.
 */
export class SaveStore {
  /** Rises with every change, in this tab or another, and whenever something was not as it seemed: whoever shows saves reads them again. */
  readonly changes: Signal<number> = signal(0);
  /** Why the game under way is not being kept, where it is not. */
  readonly trouble: Signal<Problem | undefined> = signal(undefined);
  readonly #database: Database;
  /** Tells this tab from others. */
  readonly #tab = freshId();
  /** The record of each game under way in this tab. */
  readonly #own = new Map<string, string>();
  #autosaving: Promise<unknown> = Promise.resolve();
  readonly #channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('minerve-saves');

  constructor(database = new Database()) {
    this.#database = database;
    this.#channel?.addEventListener('message', () => this.changes.value++);
  }

  /** The saves of a game, or of all: by their slots. */
  async list(game?: string): Promise<Result<readonly SaveEntry[]>> {
    const entries = await this.#database.use((transaction) => entriesIn(transaction, 'saves'));
    if (!entries.ok) return entries;
    return ok(entries.value.filter((entry) => game === undefined || gameOf(entry) === game).sort(bySlot));
  }

  /** Keeps a game in a slot. Refused with the code `slot-taken` where the slot holds another game than the one to be replaced. */
  async save(name: string, data: MatchData, scene: Scene, place: Place = {}): Promise<Result<SavedGame>> {
    const game = gameName(data.game);
    const made = await this.#database.use(async (transaction): Promise<Result<SavedGame>> => {
      const taken = new Map<number, string>();
      for (const entry of await entriesIn(transaction, 'saves'))
        if (gameOf(entry) === game) taken.set(slotOf(entry) ?? 0, idOf(entry));
      const slot = place.slot ?? firstFree(taken);
      if (slot > MOST_SLOTS) return failure('slots-full', { slots: MOST_SLOTS });
      const present = taken.get(slot);
      if (present !== undefined && present !== place.replaces) return failure('slot-taken');
      const record = recordOf(freshId(), { name: shortName(name), game, slot, data, scene, over: false });
      const shelf = transaction.objectStore('saves');
      if (present !== undefined) await shelf.delete(present);
      await shelf.put(record, record.id);
      return ok(savedOf(record));
    });
    if (made.ok && made.value.ok) this.#tell();
    else this.changes.value++;
    return made.ok ? made.value : made;
  }

  async load(id: string): Promise<Result<SavedGame>> {
    const found = await this.#database.use(async (transaction) => {
      for (const shelf of ['saves', 'running'] as const) {
        const record: unknown = await transaction.objectStore(shelf).get(id);
        if (record !== undefined) return readRecord(record, id);
      }
      return undefined;
    });
    if (!found.ok) return found;
    if (found.value === undefined) return failure('no-save');
    return found.value.state === 'whole' ? ok(found.value.saved) : { ok: false, error: found.value.problem };
  }

  /** Deletes a save, damaged or not; `restore` puts it back. */
  async remove(id: string): Promise<Result<Removed>> {
    const removed = await this.#database.use(async (transaction) => {
      const shelf = transaction.objectStore('saves');
      const record: unknown = await shelf.get(id);
      await shelf.delete(id);
      return { id, record };
    });
    if (removed.ok) this.#tell();
    return removed;
  }

  /** Puts back what was deleted: in its slot, or in the first free one if another game is there by now. */
  async restore({ id, record }: Removed): Promise<Result<void>> {
    if (record === undefined) return ok(undefined);
    const done = await this.#database.use(async (transaction) => {
      const entry = readRecord(record, id);
      const taken = new Map<number, string>();
      for (const other of await entriesIn(transaction, 'saves'))
        if (gameOf(other) === gameOf(entry)) taken.set(slotOf(other) ?? 0, idOf(other));
      const slot = slotOf(entry);
      const back =
        slot !== undefined && taken.has(slot) && entry.state === 'whole'
          ? { ...(record as SaveRecord), slot: firstFree(taken) }
          : record;
      await transaction.objectStore('saves').put(back, id);
    });
    if (done.ok) this.#tell();
    return done;
  }

  async rename(id: string, name: string): Promise<Result<void>> {
    const done = await this.#database.use(async (transaction): Promise<Result<void>> => {
      const shelf = transaction.objectStore('saves');
      const record: unknown = await shelf.get(id);
      const entry = readRecord(record, id);
      if (record === undefined) return failure('no-save');
      if (entry.state !== 'whole') return { ok: false, error: entry.problem };
      await shelf.put({ ...(record as SaveRecord), name: shortName(name) }, id);
      return ok(undefined);
    });
    if (done.ok && done.value.ok) this.#tell();
    else this.changes.value++;
    return done.ok ? done.value : done;
  }

  /**
   * Keeps the game under way, after every move. The record of the same match is written over; another match begins a record of its own, and the last few of each kind of game
   * remain. A match that goes on in another tab is not written over: this tab then has its own.
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
      const shelf = transaction.objectStore('running');
      const entries = await entriesIn(transaction, 'running');
      const same = wholeOf(entries).filter((saved) => isSameMatch(saved.data, data));
      const own = this.#own.get(game);
      const found: SavedGame | undefined = same.find((saved) => saved.id === own) ?? same[0];
      const isTakenAway =
        found !== undefined && found.id === own && ((await shelf.get(found.id)) as SaveRecord).writer !== this.#tab;
      const id = found === undefined || isTakenAway ? freshId() : found.id;
      const origin = data.record ?? found?.data.record;
      const whole = origin === undefined ? data : { ...data, record: origin };
      const record = recordOf(id, { name: '', game, data: whole, scene, over });
      await shelf.put({ ...record, writer: this.#tab }, id);
      this.#own.set(game, id);
      const others = wholeOf(entries).filter((saved) => saved.game === game && saved.id !== id);
      for (const { id: old } of others.sort(byDate).slice(RECENT - 1)) await shelf.delete(old);
    });
  }

  /** The game under way of each kind that has one, the last first. None where the browser keeps nothing. */
  async running(): Promise<readonly SavedGame[]> {
    const latest = new Map<string, SavedGame>();
    for (const saved of await this.#recent()) if (!latest.has(saved.game)) latest.set(saved.game, saved);
    return [...latest.values()].filter(({ over }) => !over);
  }

  /** The last few games of a kind that were played here, those that are over included, the last first. */
  async recent(game: string): Promise<readonly SavedGame[]> {
    return (await this.#recent()).filter((saved) => saved.game === game);
  }

  async #recent(): Promise<SavedGame[]> {
    const entries = await this.#database.use((transaction) => entriesIn(transaction, 'running'));
    return entries.ok ? wholeOf(entries.value).sort(byDate) : [];
  }

  /** A game under way is not offered any more. */
  async forget(id: string): Promise<Result<void>> {
    const done = await this.#database.use((transaction) => transaction.objectStore('running').delete(id));
    if (done.ok) this.#tell();
    return done;
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

  #tell(): void {
    this.changes.value++;
    this.#channel?.postMessage('changed');
  }
}

async function entriesIn(transaction: Transaction, shelf: Shelf): Promise<SaveEntry[]> {
  const store = transaction.objectStore(shelf);
  const [ids, records] = await Promise.all([store.getAllKeys(), store.getAll() as Promise<unknown[]>]);
  return ids.map((id, i) => readRecord(records[i], String(id)));
}

function recordOf(id: string, kept: Pick<SavedGame, 'name' | 'game' | 'slot' | 'data' | 'scene' | 'over'>): SaveRecord {
  return { version: RECORD_VERSION, id, date: Date.now(), plies: kept.data.at, ...kept };
}

function savedOf({ version: _, writer: __, ...saved }: SaveRecord): SavedGame {
  return saved;
}

/** The same match, some moves later or earlier: its seed tells it from others that began alike. */
function isSameMatch(one: MatchData, other: MatchData): boolean {
  return one.game === other.game && one.from === other.from && one.seed === other.seed && one.moves[0] === other.moves[0];
}

function wholeOf(entries: readonly SaveEntry[]): SavedGame[] {
  return entries.flatMap((entry) => (entry.state === 'whole' ? [entry.saved] : [])).sort(byDate);
}

export const idOf = (entry: SaveEntry): string => (entry.state === 'whole' ? entry.saved.id : entry.id);
export const slotOf = (entry: SaveEntry): number | undefined => (entry.state === 'whole' ? entry.saved.slot : entry.slot);
export const gameOf = (entry: SaveEntry): string => (entry.state === 'whole' ? entry.saved.game : entry.game);

const byDate = (one: SavedGame, other: SavedGame) => other.date - one.date;
const bySlot = (one: SaveEntry, other: SaveEntry) => (slotOf(one) ?? MOST_SLOTS + 1) - (slotOf(other) ?? MOST_SLOTS + 1);

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
