import type { TableEntries } from '../kernels/index.ts';
import { inFull } from '../say/index.ts';
import { Checksum } from '../solve/index.ts';
import { entryIn, type Tally } from './entry.ts';
import { error } from './words.ts';

/** Bytes somewhere, read in parts: a file on the disk, in a page, over a network. */
export interface TableSource {
  /** For sentences about it. */
  readonly name: string;
  readonly size: number;
  /** From one byte to another, the last not included. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** Bytes that are here, as they were downloaded, say. */
export function bytesSource(name: string, bytes: Uint8Array): TableSource {
  return { name, size: bytes.length, read: async (from, to) => bytes.slice(from, to) as Uint8Array<ArrayBuffer> };
}

/** A file that a person has chosen in a page. */
export function fileSource(file: File): TableSource {
  const read = async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer());
  return { name: file.name, size: file.size, read };
}

/** What a file says of itself: docs/tables.md draws its layout. */
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
/** A header is some hundred bytes long; what claims more is none. */
const LONGEST_HEADER = 1 << 16;
const BLOCK_ROW = 8;

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
    const packed = await through(block, new CompressionStream('deflate-raw'));
    parts.push(packed);
    list.push(packed.length, checksumOf(block));
  }
  const header: TableHeader = { version: VERSION, game, slices, width, block: BLOCK, blocks: parts.length };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const rows = numbers(list);
  const head = [ascii(MAGIC), numbers([text.length]), text, numbers([checksumOf(text)]), rows, numbers([checksumOf(rows)])];
  return joined([...head, ...parts]);
}

/** A file of tables, opened: its header and its list of blocks are in order. */
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

  /** Throws a sentence where it is no such file, or not whole. */
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

  /** Of all its slices. */
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
    const damaged = () => error('table-damaged', { file: inFull(this.source.name) });
    let bytes: Uint8Array;
    try {
      bytes = await through(packed, new DecompressionStream('deflate-raw'));
    } catch {
      throw damaged();
    }
    if (bytes.length !== due || checksumOf(bytes) !== this.#sums[which]) throw damaged();
    return bytes;
  }
}

/** The entry with this number, in the block that `blockOf` gave for it. */
export function entryInBlock(entries: TableEntries, number: number): number {
  return entryIn(entries, number % BLOCK);
}

function readHeader(text: string, file: ReturnType<typeof inFull>): TableHeader {
  let header: Partial<TableHeader>;
  try {
    header = JSON.parse(text);
  } catch {
    throw error('table-damaged', { file });
  }
  if (header.version !== VERSION) throw error('table-version', { file, there: String(header.version), here: VERSION });
  const { game, slices, width, block, blocks } = header;
  const isWhole =
    typeof game === 'string' &&
    Array.isArray(slices) &&
    slices.every(({ name, positions }) => typeof name === 'string' && Number.isSafeInteger(positions) && positions > 0) &&
    (width === 1 || width === 2) &&
    block === BLOCK &&
    blocks === Math.ceil(slices.reduce((sum, { positions }) => sum + positions, 0) / BLOCK);
  if (!isWhole) throw error('table-damaged', { file });
  return header as TableHeader;
}

function checksumOf(bytes: Uint8Array): number {
  const sum = new Checksum();
  for (let i = 0; i < bytes.length; i++) sum.add(bytes[i]);
  return sum.value;
}

/** A stream's answer to these bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  // What the stream refuses comes out at its other end, too.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return new Uint8Array(await new Response(stream.readable).arrayBuffer());
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
