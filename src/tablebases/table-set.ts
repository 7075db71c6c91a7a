import type { Game, Position } from '../core/index.ts';
import { descriptorOf, type TablebaseRules } from '../games/index.ts';
import { inFull } from '../i18n/index.ts';
import { type TableEntries, TableKernel, type TableLookup } from '../kernels/index.ts';
import type { TableValue, VerifiableTable } from '../solve/index.ts';
import { beforeMove, betterOf, entryIn, imageOf, LOST_ENTRY, valueOfEntry } from './entry.ts';
import { type MaterialPair, pairsOf } from './material.ts';
import { type SolvedPair, solvePair } from './solve-pair.ts';
import { entryInBlock, TableFile, type TableHeader, type TableSource } from './table-file.ts';
import { error } from './words.ts';

/** A material class of a set, with its number of pieces. */
export type ListedSlice = TableHeader['slices'][number] & { readonly pieces: number };

/** A pair of material classes that the set has, in a file, in memory, or both. */
interface StoredPair {
  readonly pair: MaterialPair;
  readonly slices: TableHeader['slices'];
  readonly file?: TableFile;
  entries?: TableEntries | undefined;
}

/** Decompressed blocks kept in memory (65,536 entries each, of one or two bytes). */
const MOST_BLOCKS = 256;

/** The tablebase rules of a game; throws if it has none. */
export async function tableRulesOf(game: Game): Promise<TablebaseRules> {
  const rules = await descriptorOf(game)?.tablebases?.(game);
  if (rules === undefined) throw error('no-tables', { game: game.name });
  return rules;
}

/** The kernel of a game's tables. */
export function tableKernelOf(rules: TablebaseRules): Promise<TableKernel> {
  return TableKernel.open(rules.file, rules.setUp);
}

/** The tablebases of one game that are present. */
export class TableSet {
  readonly rules: TablebaseRules;
  readonly kernel: TableKernel;
  #pairs: readonly MaterialPair[] | undefined;
  readonly #stored = new Map<string, StoredPair>();
  /** By the kernel's key: the pair, and where in its entries the material class begins. */
  readonly #slices = new Map<number, { readonly stored: StoredPair; readonly first: number; readonly positions: number }>();
  readonly #blocks = new Map<string, Promise<TableEntries>>();

  private constructor(rules: TablebaseRules, kernel: TableKernel) {
    this.rules = rules;
    this.kernel = kernel;
  }

  /** Throws if a source is not a table file, is truncated, or belongs to another game. Entries are read on demand. */
  static async open(game: Game, sources: readonly TableSource[]): Promise<TableSet> {
    const rules = await tableRulesOf(game);
    const set = new TableSet(rules, await tableKernelOf(rules));
    await set.addFiles(sources);
    return set;
  }

  async addFiles(sources: readonly TableSource[]): Promise<void> {
    const files = await Promise.all(sources.map((source) => TableFile.open(source)));
    const here = this.rules.game.name;
    const pairs = new Map(this.pairs(this.rules.mostPieces).map((pair) => [pair.name, pair]));
    for (const file of files) {
      const name = inFull(file.source.name);
      const { game: there, slices } = file.header;
      if (there !== here) throw error('table-of-another-game', { file: name, there, here });
      const pair = pairs.get(slices[0]?.name);
      if (pair === undefined || !hasSlices(pair, slices)) throw error('table-of-another-size', { file: name });
      this.#store({ pair, slices, file });
    }
  }

  /** Solves all classes with up to `pieces` pieces in this thread. Meant for small boards and few pieces. */
  static async build(game: Game, pieces: number, onPair: (done: number, all: number) => void = () => {}): Promise<TableSet> {
    const rules = await tableRulesOf(game);
    const set = new TableSet(rules, await tableKernelOf(rules));
    const pairs = set.pairs(pieces);
    for (const [i, pair] of pairs.entries()) {
      onPair(i, pairs.length);
      set.add(await set.solve(pair));
    }
    return set;
  }

  /** Solves a pair. The classes that it converts into must be present. `checkAbort` stops it by throwing. */
  async solve(pair: MaterialPair, checkAbort?: () => void): Promise<SolvedPair> {
    return solvePair(this.kernel, pair, await this.entriesOf(pair.conversions), checkAbort);
  }

  /** All possible pairs with up to `pieces` pieces, in the order in which they can be solved. */
  pairs(pieces: number): readonly MaterialPair[] {
    const { mostPieces, game } = this.rules;
    if (!Number.isInteger(pieces) || pieces < 2 || pieces > mostPieces)
      throw error('table-pieces', { game: game.name, most: mostPieces, pieces });
    this.#pairs ??= pairsOf(this.rules, this.kernel, mostPieces);
    return this.#pairs.filter((pair) => pair.pieces <= pieces);
  }

  has(pair: string): boolean {
    return this.#stored.has(pair);
  }

  add({ pair, slices, entries }: SolvedPair): void {
    this.#store({ pair, slices, entries });
  }

  #store(stored: StoredPair): void {
    this.#stored.set(stored.pair.name, stored);
    let first = 0;
    for (const { key, positions } of stored.pair.slices) {
      this.#slices.set(key, { stored: stored, first, positions });
      first += positions;
    }
  }

  /** The largest number of pieces up to which the set is complete. */
  get pieces(): number {
    const missing = this.pairs(this.rules.mostPieces).find(({ name }) => !this.#stored.has(name));
    return missing === undefined ? this.rules.mostPieces : missing.pieces - 1;
  }

  /** The material classes that are present, in the order in which they can be solved. */
  slices(): ListedSlice[] {
    return this.pairs(this.rules.mostPieces).flatMap(({ name, pieces }) =>
      (this.#stored.get(name)?.slices ?? []).map((slice) => ({ ...slice, pieces })),
    );
  }

  /** Loads the entries of all material classes with up to `pieces` pieces; default: of all classes. */
  async load(pieces = this.rules.mostPieces): Promise<void> {
    for (const stored of this.#stored.values()) if (stored.pair.pieces <= pieces) await this.#loaded(stored);
  }

  /** Frees the entries and blocks that can be read again from files. */
  unload(): void {
    this.#blocks.clear();
    for (const stored of this.#stored.values()) if (stored.file !== undefined) delete stored.entries;
  }

  async #loaded(stored: StoredPair): Promise<TableEntries> {
    stored.entries ??= await (stored.file as TableFile).entries();
    return stored.entries;
  }

  /** The entries of these material classes by their keys. All of them must be present. */
  async entriesOf(names: readonly string[]): Promise<Map<number, TableEntries>> {
    const entries = new Map<number, TableEntries>();
    for (const name of names) {
      const key = this.#keyOf(name);
      const slice = this.#slices.get(key);
      if (slice === undefined) throw error('table-missing', { name, game: this.rules.game.name, pieces: name.length - 1 });
      const { width, bytes } = await this.#loaded(slice.stored);
      const [from, to] = [slice.first, slice.first + slice.positions];
      entries.set(key, { width, bytes: bytes.subarray(width * from, width * to) });
    }
    return entries;
  }

  /** A win/draw/loss table for a search, with 2 bits per entry: 0 draw, 1 loss, 2 win (docs/tablebases.md). */
  async image(name: string): Promise<Uint8Array> {
    const [entries] = (await this.entriesOf([name])).values();
    return imageOf(entries);
  }

  /** The pair that a material class is in. */
  pairOf(slice: string): MaterialPair {
    const pair = this.pairs(this.rules.mostPieces).find(({ slices }) => slices.some(({ name }) => name === slice));
    if (pair === undefined) throw error('no-such-slice', { name: slice });
    return pair;
  }

  /** The kernel's key of a material class by its name. */
  #keyOf(name: string): number {
    const [own = '', other = ''] = name.split('v');
    return this.rules.keyOf(own, other);
  }

  /** The value of a position; undefined if it is not in the tables. Reads a block if needed. */
  async probe(position: Position): Promise<TableValue | undefined> {
    const questions = this.#lookups(position);
    const entries: number[] = [];
    for (const question of questions) {
      const entry = await this.#entry(question);
      if (entry === undefined) return undefined;
      entries.push(question.after ? beforeMove(entry) : entry);
    }
    return entries.length === 0 ? undefined : valueOfEntry(entries.reduce(betterOf));
  }

  /** Like `probe`, but synchronous: uses only loaded entries. */
  probeLoaded(position: Position): TableValue | undefined {
    let best: number | undefined;
    for (const { key, index, after } of this.#lookups(position)) {
      const slice = key === undefined ? undefined : this.#slices.get(key);
      if (key !== undefined && slice?.stored.entries === undefined) return undefined;
      const entry = slice === undefined ? LOST_ENTRY : entryIn(slice.stored.entries as TableEntries, slice.first + index);
      const here = after ? beforeMove(entry) : entry;
      best = best === undefined ? here : betterOf(best, here);
    }
    return best === undefined ? undefined : valueOfEntry(best);
  }

  /** Whether the value is combined from several entries, because a piece can be huffed or captured en passant. */
  needsSeveralEntries(position: Position): boolean {
    return this.#lookups(position).length > 1;
  }

  #lookups(position: Position): readonly TableLookup[] {
    return this.rules.take(this.kernel.exports, position) ? this.kernel.lookups() : [];
  }

  async #entry({ key, index }: TableLookup): Promise<number | undefined> {
    if (key === undefined) return LOST_ENTRY;
    const slice = this.#slices.get(key);
    if (slice === undefined) return undefined;
    const { stored, first } = slice;
    const number = first + index;
    if (stored.entries !== undefined) return entryIn(stored.entries, number);
    return entryInBlock(await this.#block(stored, number), number);
  }

  #block({ pair, file }: StoredPair, number: number): Promise<TableEntries> {
    const { header } = file as TableFile;
    const name = `${pair.name} ${Math.floor(number / header.block)}`;
    const kept = this.#blocks.get(name) ?? (file as TableFile).blockOf(number);
    // Least recently used: a block that is used moves to the end, and the first is dropped.
    this.#blocks.delete(name);
    this.#blocks.set(name, kept);
    if (this.#blocks.size > MOST_BLOCKS) this.#blocks.delete(this.#blocks.keys().next().value as string);
    return kept;
  }

  /**
   * A material class as `verifyTable` takes it. Its entries, and those of the classes its moves lead to, must be
   * loaded.
   */
  tableToVerify(name: string): VerifiableTable {
    const key = this.#keyOf(name);
    const slice = this.#slices.get(key);
    if (slice?.stored.entries === undefined) throw error('no-such-slice', { name });
    const { game } = this.rules;
    const entries = slice.stored.entries;
    return {
      name,
      size: slice.positions,
      position: (number) => this.#position(key, number),
      text: (position) => game.formatPosition(position),
      entry: (number) => valueOfEntry(entryIn(entries, slice.first + number)),
      claim: (position) => this.probeLoaded(position),
      needsSeveralEntries: (position) => this.needsSeveralEntries(position),
    };
  }

  #position(key: number, index: number): Position | undefined {
    if (!this.kernel.exports.find(key, index)) return undefined;
    const text = this.rules.text(this.kernel.exports);
    const read = this.rules.game.parsePosition(text);
    if (!read.ok) throw new Error(`The position ${text} of a table cannot be read: ${read.error.message}`);
    return read.value;
  }
}

function hasSlices(pair: MaterialPair, slices: TableHeader['slices']): boolean {
  return (
    pair.slices.length === slices.length &&
    pair.slices.every(({ name, positions }, i) => slices[i].name === name && slices[i].positions === positions)
  );
}
