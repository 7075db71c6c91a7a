import type { Game, Position } from '../core/index.ts';
import { descriptorOf, type TableRules } from '../games/index.ts';
import { type TableEntries, TableKernel, type TableQuestion } from '../kernels/index.ts';
import { inFull } from '../say/index.ts';
import type { JudgedTable, TableValue } from '../solve/index.ts';
import { beforeMove, betterOf, entryIn, imageOf, LOST_ENTRY, valueOfEntry } from './entry.ts';
import { type Pair, pairsOf } from './material.ts';
import { type SolvedPair, solvePair } from './solve-pair.ts';
import { entryInBlock, TableFile, type TableHeader, type TableSource } from './table-file.ts';
import { error } from './words.ts';

/** A slice of a set, as it is listed. */
export type ListedSlice = TableHeader['slices'][number] & { readonly pieces: number };

/** A pair that is there: in a file, in memory, or both. */
interface Held {
  readonly pair: Pair;
  readonly slices: TableHeader['slices'];
  readonly file?: TableFile;
  entries?: TableEntries | undefined;
}

/** Blocks of 64 KiB that are kept for the next question. */
const MOST_BLOCKS = 256;

/** What endgame tables ask of a game; throws a sentence where it has none. */
export async function tableRulesOf(game: Game): Promise<TableRules> {
  const rules = await descriptorOf(game)?.tables?.(game);
  if (rules === undefined) throw error('no-tables', { game: game.name });
  return rules;
}

/** The kernel of a game's tables. */
export function tableKernelOf(rules: TableRules): Promise<TableKernel> {
  return TableKernel.open(rules.file, rules.setUp);
}

/** The endgame tables of one game, as far as they are there: what they say of any position. */
export class TableSet {
  readonly rules: TableRules;
  readonly kernel: TableKernel;
  #pairs: readonly Pair[] | undefined;
  readonly #held = new Map<string, Held>();
  /** By the kernel's key: the pair, and where in its entries the slice begins. */
  readonly #slices = new Map<number, { readonly held: Held; readonly first: number; readonly positions: number }>();
  readonly #blocks = new Map<string, Promise<TableEntries>>();

  private constructor(rules: TableRules, kernel: TableKernel) {
    this.rules = rules;
    this.kernel = kernel;
  }

  /** Throws a sentence where a file is none, is not whole, or is another game's. Entries are read when asked for. */
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
      if (pair === undefined || !isOf(pair, slices)) throw error('table-of-another-size', { file: name });
      this.#hold({ pair, slices, file });
    }
  }

  /** Solves all with up to so many pieces, here and now: for small boards, and for few pieces. */
  static async build(game: Game, pieces: number, onPair: (done: number, all: number) => void = () => {}): Promise<TableSet> {
    const rules = await tableRulesOf(game);
    const set = new TableSet(rules, await tableKernelOf(rules));
    const pairs = set.pairs(pieces);
    for (const [i, pair] of pairs.entries()) {
      onPair(i, pairs.length);
      set.add(solvePair(set.kernel, pair, await set.entriesOf(pair.conversions)));
    }
    return set;
  }

  /** All pairs that there could be with up to so many pieces, in the order in which they can be solved. */
  pairs(pieces: number): readonly Pair[] {
    const { mostPieces, game } = this.rules;
    if (!Number.isInteger(pieces) || pieces < 2 || pieces > mostPieces)
      throw error('table-pieces', { game: game.name, most: mostPieces, pieces });
    this.#pairs ??= pairsOf(this.rules, this.kernel, mostPieces);
    return this.#pairs.filter((pair) => pair.pieces <= pieces);
  }

  has(pair: string): boolean {
    return this.#held.has(pair);
  }

  add({ pair, slices, entries }: SolvedPair): void {
    this.#hold({ pair, slices, entries });
  }

  #hold(held: Held): void {
    this.#held.set(held.pair.name, held);
    let first = 0;
    for (const { key, positions } of held.pair.slices) {
      this.#slices.set(key, { held, first, positions });
      first += positions;
    }
  }

  /** Positions with up to so many pieces are all there. */
  get pieces(): number {
    const missing = this.pairs(this.rules.mostPieces).find(({ name }) => !this.#held.has(name));
    return missing === undefined ? this.rules.mostPieces : missing.pieces - 1;
  }

  /** In the order in which they can be solved. */
  slices(): ListedSlice[] {
    return this.pairs(this.rules.mostPieces).flatMap(({ name, pieces }) =>
      (this.#held.get(name)?.slices ?? []).map((slice) => ({ ...slice, pieces })),
    );
  }

  /** Reads the entries of all slices with up to so many pieces, or of all that there are. */
  async load(pieces = this.rules.mostPieces): Promise<void> {
    for (const held of this.#held.values()) if (held.pair.pieces <= pieces) await this.#loaded(held);
  }

  /** Gives back the memory of what can be read again. */
  unload(): void {
    this.#blocks.clear();
    for (const held of this.#held.values()) if (held.file !== undefined) delete held.entries;
  }

  async #loaded(held: Held): Promise<TableEntries> {
    held.entries ??= await (held.file as TableFile).entries();
    return held.entries;
  }

  /** The entries of these slices by their keys, all of which have to be there. */
  async entriesOf(names: readonly string[]): Promise<Map<number, TableEntries>> {
    const entries = new Map<number, TableEntries>();
    for (const name of names) {
      const key = this.#keyOf(name);
      const slice = this.#slices.get(key);
      if (slice === undefined) throw error('table-missing', { name, game: this.rules.game.name, pieces: name.length - 1 });
      const { width, bytes } = await this.#loaded(slice.held);
      const [from, to] = [slice.first, slice.first + slice.positions];
      entries.set(key, { width, bytes: bytes.subarray(width * from, width * to) });
    }
    return entries;
  }

  /** 2 bits an entry, for the memory of a search: 0 a draw, 1 a loss, 2 a win (docs/tables.md). */
  async image(name: string): Promise<Uint8Array> {
    const [entries] = (await this.entriesOf([name])).values();
    return imageOf(entries);
  }

  /** The pair that a slice is in. */
  pairOf(slice: string): Pair {
    const pair = this.pairs(this.rules.mostPieces).find(({ slices }) => slices.some(({ name }) => name === slice));
    if (pair === undefined) throw error('no-such-slice', { name: slice });
    return pair;
  }

  /** The kernel's key of a slice by its name. */
  #keyOf(name: string): number {
    const [own = '', other = ''] = name.split('v');
    return this.rules.keyOf(own, other);
  }

  /** What the tables say of a position; undefined where they say nothing. Reads a block where it has to. */
  async probe(position: Position): Promise<TableValue | undefined> {
    const asked = this.#questions(position);
    const entries: number[] = [];
    for (const question of asked) {
      const entry = await this.#entry(question);
      if (entry === undefined) return undefined;
      entries.push(question.after ? beforeMove(entry) : entry);
    }
    return entries.length === 0 ? undefined : valueOfEntry(entries.reduce(betterOf));
  }

  /** The same at once, of what was loaded. */
  probeLoaded(position: Position): TableValue | undefined {
    let best: number | undefined;
    for (const { key, index, after } of this.#questions(position)) {
      const slice = key === undefined ? undefined : this.#slices.get(key);
      if (key !== undefined && slice?.held.entries === undefined) return undefined;
      const entry = slice === undefined ? LOST_ENTRY : entryIn(slice.held.entries as TableEntries, slice.first + index);
      const worth = after ? beforeMove(entry) : entry;
      best = best === undefined ? worth : betterOf(best, worth);
    }
    return best === undefined ? undefined : valueOfEntry(best);
  }

  /** Whether what is said of a position takes several entries: there is something to huff, or to take en passant. */
  isDerived(position: Position): boolean {
    return this.#questions(position).length > 1;
  }

  #questions(position: Position): readonly TableQuestion[] {
    return this.rules.take(this.kernel.exports, position) ? this.kernel.questions() : [];
  }

  async #entry({ key, index }: TableQuestion): Promise<number | undefined> {
    if (key === undefined) return LOST_ENTRY;
    const slice = this.#slices.get(key);
    if (slice === undefined) return undefined;
    const { held, first } = slice;
    const number = first + index;
    if (held.entries !== undefined) return entryIn(held.entries, number);
    return entryInBlock(await this.#block(held, number), number);
  }

  #block({ pair, file }: Held, number: number): Promise<TableEntries> {
    const { header } = file as TableFile;
    const name = `${pair.name} ${Math.floor(number / header.block)}`;
    const kept = this.#blocks.get(name) ?? (file as TableFile).blockOf(number);
    // The last one asked for is the last one forgotten.
    this.#blocks.delete(name);
    this.#blocks.set(name, kept);
    if (this.#blocks.size > MOST_BLOCKS) this.#blocks.delete(this.#blocks.keys().next().value as string);
    return kept;
  }

  /** A slice for the verifier, which has its positions from the game. Those it leads to have to be loaded. */
  judged(name: string): JudgedTable {
    const key = this.#keyOf(name);
    const slice = this.#slices.get(key);
    if (slice?.held.entries === undefined) throw error('no-such-slice', { name });
    const { game } = this.rules;
    const entries = slice.held.entries;
    return {
      name,
      size: slice.positions,
      position: (number) => this.#position(key, number),
      text: (position) => game.formatPosition(position),
      entry: (number) => valueOfEntry(entryIn(entries, slice.first + number)),
      claim: (position) => this.probeLoaded(position),
      isDerived: (position) => this.isDerived(position),
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

function isOf(pair: Pair, slices: TableHeader['slices']): boolean {
  return (
    pair.slices.length === slices.length &&
    pair.slices.every(({ name, positions }, i) => slices[i].name === name && slices[i].positions === positions)
  );
}
