import { inFull } from '../i18n/index.ts';
import type { TableEntries } from '../kernels/index.ts';
import { Checksum } from '../solve/index.ts';
import { entryIn, type Tally } from './entry.ts';
import { error } from './words.ts';

/** Bytes that are read in parts: a file on the disk, in a page, or over a network. */
export interface TableSource {
  /** The name used in error messages. */
  readonly name: string;
  readonly size: number;
  /** Reads the bytes from `from` up to, not including, `to`. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** A source of bytes in memory, for example downloaded ones. */
export function bytesSource(name: string, bytes: Uint8Array): TableSource {
  return { name, size: bytes.length, read: async (from, to) => bytes.slice(from, to) as Uint8Array<ArrayBuffer> };
}

/** A file that a person has chosen in a page. */
export function fileSource(file: File): TableSource {
  const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  return { name: file.name, size: file.size, read };
}

/** The header of a table file; docs/tablebases.md has the layout. */
export interface TableHeader {
  readonly version: number;
  readonly game: string;
  readonly slices: readonly (Tally & { readonly name: string; readonly positions: number })[];
  readonly width: 1 | 2;
  /** Entries of a block. */
  readonly block: number;
  readonly blocks: number;
}

const MAGIC = 'MINTABLE';
export const VERSION = 1;
const BLOCK = 1 << 16;
/** Headers have some hundred bytes; a file that claims a longer one than this is refused. */
const LONGEST_HEADER = 1 << 16;
const BLOCK_ROW = 8;
/** How many compressed bytes are decompressed at a time. */
const PIECE = 1 << 12;
/** An entry has two bytes at most. */
const LARGEST_ENTRY = 1 << 16;

/** The whole file of a pair's entries. */
export async function tableBytes(
  { game, slices }: Pick<TableHeader, 'game' | 'slices'>,
  entries: TableEntries,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, bytes } = entries;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const list: number[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK * width) {
    const block = bytes.slice(at, at + BLOCK * width);
    const packed = await deflated(block);
    parts.push(packed);
    list.push(packed.length, checksumOf(block));
  }
  const header: TableHeader = { version: VERSION, game, slices, width, block: BLOCK, blocks: parts.length };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const rows = numbers(list);
  const head = [ascii(MAGIC), numbers([text.length]), text, numbers([checksumOf(text)]), rows, numbers([checksumOf(rows)])];
  return joined([...head, ...parts]);
}

/** An open table file, whose header and list of blocks have been checked. */
export class TableFile {
  readonly source: TableSource;
  readonly header: TableHeader;
  /** Where each block begins, and where the last ends. */
  readonly #offsets: readonly number[];
  readonly #sums: readonly number[];

  private constructor(source: TableSource, header: TableHeader, offsets: readonly number[], sums: readonly number[]) {
    this.source = source;
    this.header = header;
    this.#offsets = offsets;
    this.#sums = sums;
  }

  /** Throws if it is not a table file, or is truncated. */
  static async open(source: TableSource): Promise<TableFile> {
    const file = inFull(source.name);
    const start = await source.read(0, Math.min(source.size, MAGIC.length + 4));
    if (new TextDecoder().decode(start.subarray(0, MAGIC.length)) !== MAGIC) throw error('not-a-table', { file });
    const length = start.length < MAGIC.length + 4 ? LONGEST_HEADER : numberAt(start, MAGIC.length);
    const listAt = MAGIC.length + 4 + length + 4;
    if (length > LONGEST_HEADER || listAt > source.size) throw error('table-cut-off', { file });
    const head = await source.read(MAGIC.length + 4, listAt);
    const text = head.subarray(0, length);
    if (checksumOf(text) !== numberAt(head, length)) throw error('table-damaged', { file });
    const header = readHeader(new TextDecoder().decode(text), file);
    const blocksAt = listAt + header.blocks * BLOCK_ROW + 4;
    if (blocksAt > source.size) throw error('table-cut-off', { file });
    const list = await source.read(listAt, blocksAt);
    const rows = list.subarray(0, header.blocks * BLOCK_ROW);
    if (checksumOf(rows) !== numberAt(list, rows.length)) throw error('table-damaged', { file });
    const offsets = [blocksAt];
    const sums: number[] = [];
    for (let at = 0; at < rows.length; at += BLOCK_ROW) {
      offsets.push((offsets.at(-1) as number) + numberAt(rows, at));
      sums.push(numberAt(rows, at + 4));
    }
    const end = offsets.at(-1) as number;
    if (end !== source.size) throw error(end > source.size ? 'table-cut-off' : 'table-damaged', { file });
    return new TableFile(source, header, offsets, sums);
  }

  /** The number of positions of all its material classes. */
  get positions(): number {
    return this.header.slices.reduce((sum, { positions }) => sum + positions, 0);
  }

  /** The block that an entry is in. */
  async blockOf(number: number): Promise<TableEntries> {
    const which = Math.floor(number / this.header.block);
    const packed = await this.source.read(this.#offsets[which], this.#offsets[which + 1]);
    return { width: this.header.width, bytes: await this.#unpacked(which, packed) };
  }

  /** All entries. */
  async entries(): Promise<TableEntries> {
    const { width, blocks } = this.header;
    const first = this.#offsets[0];
    const packed = await this.source.read(first, this.source.size);
    const bytes = new Uint8Array(width * this.positions);
    for (let which = 0, at = 0; which < blocks; which++) {
      const block = await this.#unpacked(which, packed.subarray(this.#offsets[which] - first, this.#offsets[which + 1] - first));
      bytes.set(block, at);
      at += block.length;
    }
    return { width, bytes };
  }

  async #unpacked(which: number, packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const { block, width } = this.header;
    const due = width * Math.min(block, this.positions - which * block);
    const bytes = await inflated(packed, due);
    if (bytes === undefined || checksumOf(bytes) !== this.#sums[which])
      throw error('table-damaged', { file: inFull(this.source.name) });
    return bytes;
  }
}

/** The entry with this number, in the block that `blockOf` gave for it. */
export function entryInBlock(entries: TableEntries, number: number): number {
  return entryIn(entries, number % BLOCK);
}

/** Throws if the text is not a valid header: a forged file may have a correct checksum. */
function readHeader(text: string, file: ReturnType<typeof inFull>): TableHeader {
  let header: Partial<TableHeader> | null;
  try {
    header = JSON.parse(text);
  } catch {
    throw error('table-damaged', { file });
  }
  if (typeof header?.version !== 'number') throw error('table-damaged', { file });
  if (header.version !== VERSION) throw error('table-version', { file, there: String(header.version), here: VERSION });
  const { game, slices, width, block, blocks } = header;
  const isWhole =
    typeof game === 'string' &&
    Array.isArray(slices) &&
    slices.every(isSlice) &&
    (width === 1 || width === 2) &&
    block === BLOCK &&
    blocks === Math.ceil(slices.reduce((sum, { positions }) => sum + positions, 0) / BLOCK);
  if (!isWhole) throw error('table-damaged', { file });
  return header as TableHeader;
}

/** Some numbers of a material class belong to no position, so there may be fewer results than `positions`. */
function isSlice(slice: Partial<TableHeader['slices'][number]> | null): boolean {
  const { name, positions, won, drawn, lost, longest } = slice ?? {};
  return (
    typeof name === 'string' &&
    [positions, won, drawn, lost, longest].every((count) => Number.isSafeInteger(count) && Number(count) >= 0) &&
    Number(positions) > 0 &&
    Number(won) + Number(drawn) + Number(lost) <= Number(positions) &&
    Number(longest) < LARGEST_ENTRY
  );
}

function checksumOf(bytes: Uint8Array): number {
  const sum = new Checksum();
  for (let i = 0; i < bytes.length; i++) sum.add(bytes[i]);
  return sum.value;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // An error of the stream is also reported at its readable end.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
}

/**
 * The bytes of a compressed block; undefined if there are not exactly `due`. The block is decompressed in pieces and
 * only up to the first piece too many, because a few bytes may expand to a thousand times as many.
 */
async function inflated(packed: Uint8Array<ArrayBuffer>, due: number): Promise<Uint8Array | undefined> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const give = async () => {
    for (let at = 0; at < packed.length; at += PIECE) await writer.write(packed.subarray(at, at + PIECE));
    await writer.close();
  };
  give().catch(() => {});
  const bytes = new Uint8Array(due);
  let got = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (got + part.value.length > due) {
        await reader.cancel();
        return undefined;
      }
      bytes.set(part.value, got);
      got += part.value.length;
    }
  } catch {
    return undefined;
  }
  return got === due ? bytes : undefined;
}

function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function numbers(list: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4 * list.length);
  const view = new DataView(bytes.buffer);
  for (const [i, number] of list.entries()) view.setUint32(4 * i, number, true);
  return bytes;
}

function numberAt(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A file chosen in a page, or bytes made there. It may be posted to another thread. */
export interface NamedBlob {
  readonly name: string;
  readonly blob: Blob;
}

/** Table sources from files of a page. */
export function filesOf(files: readonly NamedBlob[]): TableSource[] {
  return files.map(({ name, blob }) => ({
    name,
    size: blob.size,
    read: async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()),
  }));
}
