import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { rounds, saysInFrench, thrown } from '../fixtures/index.ts';
import { parseGame } from '../games/index.ts';
import type { TableEntries } from '../kernels/index.ts';
import { Checksum, verifyTable } from '../solve/index.ts';
import { bytesSource, pairBytes, TableSet } from './index.ts';
import { TableFile } from './table-file.ts';

const named = (name: string) => unwrap(parseGame(name));

/** Verifies all material classes, completely or a sample of the entries of each. */
function verifyAll(set: TableSet, sample: (pieces: number) => number | undefined): void {
  for (const { name, pieces } of set.slices()) {
    const drawn = sample(pieces);
    unwrap(verifyTable(set.tableToVerify(name), drawn === undefined ? {} : { sample: drawn }));
  }
}

describe('material classes', () => {
  it('have the known numbers of positions with pieces of both sides', async () => {
    const counts = async (name: string, pieces: number) => {
      const set = await TableSet.open(named(name), []);
      return set
        .pairs(pieces)
        .filter((pair) => pair.pieces === pieces)
        .reduce((sum, { positions }) => sum + positions, 0);
    };
    expect(await counts('draughts:international', 3)).toBe(806_300);
    expect(await counts('draughts:souffler', 4)).toBe(41_971_200);
    expect(await counts('draughts:international', 5)).toBe(1_570_600_750);
    expect(await counts('draughts:english', 5)).toBe(139_450_808);
  });

  it('number their positions one to one, whatever their size', async () => {
    for (const name of ['draughts:international', 'draughts:english']) {
      const set = await TableSet.open(named(name), []);
      const rng = new Random(18);
      for (const { key, positions } of set.pairs(5).flatMap((pair) => pair.slices))
        for (let i = 0; i < rounds(100); i++) {
          const index = i < 2 ? i * (positions - 1) : rng.below(positions);
          set.kernel.exports.find(key, index);
          const [main, ...others] = set.kernel.lookups();
          if (main.key !== key || main.index !== index || others.length > 0) expect(main).toEqual({ key, index, after: false });
        }
    }
  });
});

describe('tables of draughts', () => {
  for (const rules of ['souffler', 'international', 'english', 'russian', 'brazilian', 'pool'])
    it(`of ${rules} pass the verifier: every position has the value that follows from its moves`, async () => {
      const set = await TableSet.build(named(`draughts:${rules}:6x6`), rules === 'souffler' ? 4 : 3);
      verifyAll(set, (pieces) => [undefined, undefined, undefined, 200, 60][pieces]);
    });

  it('take huffs into account', async () => {
    const souffler = named('draughts:souffler:6x6');
    const set = await TableSet.build(souffler, 2);
    const probe = (text: string) => set.probe(unwrap(souffler.parsePosition(text)));
    // Wherever White's king goes it is captured; but a player who huffs the last piece and then moves has won.
    expect(await probe('W:WK16:BK3')).toEqual({ result: 'loss', plies: 2 });
    expect(await probe('W:WK16:BK3:huff=3')).toEqual({ result: 'win', plies: 1 });
  });

  it('give no value for positions that they do not cover', async () => {
    const game = named('draughts:english:6x6');
    const set = await TableSet.build(game, 2);
    expect(set.probeLoaded(unwrap(game.parsePosition('W:WK16,K17:BK3')))).toBeUndefined();
    expect(set.probeLoaded(game.start())).toBeUndefined();
    await expect(TableSet.open(named('draughts:frisian'), [])).rejects.toThrow('has no endgame tables');
    await expect(TableSet.open(named('tictactoe'), [])).rejects.toThrow('has no endgame tables');
    expect(() => set.pairs(9)).toThrow('from 2 to 6 pieces');
  });
});

describe('tables of chess', () => {
  it('have the known longest mates, and pass the verifier', async () => {
    const set = await TableSet.build(named('chess'), 3);
    const longest = Object.fromEntries(set.slices().map((slice) => [slice.name, slice.longest]));
    // In plies: 10, 16 and 28 moves.
    expect(longest).toMatchObject({ KQvK: 19, KRvK: 31, KPvK: 55, KBvK: 0, KNvK: 0 });
    verifyAll(set, () => 150);
    const castling = unwrap(named('chess').parsePosition('4k3/8/8/8/8/8/8/4K2R w K - 0 1'));
    expect(set.probeLoaded(castling)).toBeUndefined();
  });
});

/** The pair of kings on a small board: its set, and its entries. */
async function kingsAlone(): Promise<{ readonly set: TableSet; readonly entries: TableEntries }> {
  const set = await TableSet.build(named('draughts:english:6x6'), 2);
  const [entries] = (await set.entriesOf(['KvK'])).values();
  return { set, entries };
}

const sourceOf = (bytes: Uint8Array) => bytesSource('KvK.table', bytes);

describe('a wrong entry', () => {
  it('is found by the verifier, whichever entry and whatever wrong value', async () => {
    const { set } = await kingsAlone();
    for (const { name } of set.slices()) {
      const table = set.tableToVerify(name);
      const [{ bytes }] = (await set.entriesOf([name])).values();
      for (let number = 0; number < table.size; number++) {
        const right = bytes[number];
        const alone = { ...table, size: 1, position: () => table.position(number), entry: () => table.entry(number) };
        for (const wrong of [0, 1, 2, right + 1, right + 2, 255].filter((entry) => entry !== right)) {
          bytes[number] = wrong;
          expect(verifyTable(alone).ok).toBe(false);
        }
        bytes[number] = right;
        expect(verifyTable(alone).ok).toBe(true);
      }
    }
  });

  it('is found in a file with recomputed checksums', async () => {
    const { set } = await kingsAlone();
    const pair = set.pairs(2)[0];
    const solved = await set.solve(pair);
    solved.entries.bytes[100] += 2;
    const forged = await TableSet.open(set.rules.game, [sourceOf(await pairBytes(set.rules, solved))]);
    await forged.load();
    const found = verifyTable(forged.tableToVerify('KvK'));
    expect(found.ok ? '' : found.error.message).toMatch(/^The table KvK says of \S+ that it is .*; by its moves it is /);
  });
});

describe('a file of tables', () => {
  async function whole(): Promise<{ readonly set: TableSet; readonly bytes: Uint8Array; readonly entries: TableEntries }> {
    const { set, entries } = await kingsAlone();
    const pair = set.pairs(2)[0];
    const solved = await set.solve(pair);
    return { set, bytes: await pairBytes(set.rules, solved), entries };
  }
  const read = async (bytes: Uint8Array) => (await TableFile.open(sourceOf(bytes))).entries();

  it('returns what was written, a block or all of it', async () => {
    const { set, bytes, entries } = await whole();
    expect(await read(bytes)).toEqual(entries);
    const opened = await TableSet.open(set.rules.game, [sourceOf(bytes)]);
    const position = unwrap(set.rules.game.parsePosition('W:WK16:BK3'));
    expect(await opened.probe(position)).toEqual(set.probeLoaded(position));
    expect(opened.probeLoaded(position)).toBeUndefined();
    expect(opened.slices()).toEqual(set.slices().filter(({ name }) => name === 'KvK'));
  });

  it('is refused wherever it is cut off', async () => {
    const { bytes } = await whole();
    for (let end = 0; end < bytes.length; end++) await expect(read(bytes.subarray(0, end))).rejects.toThrow(/KvK\.table/);
    await expect(read(new Uint8Array([...bytes, 0]))).rejects.toThrow('damaged');
  });

  it('is refused whichever byte is changed, unless its contents stay the same', async () => {
    const { bytes, entries } = await whole();
    let unnoticed = 0;
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice();
      changed[at] ^= 1 << (at & 7);
      const outcome = await read(changed).catch((thrown: Error) => thrown);
      if (outcome instanceof Error) expect(outcome.message).toMatch(/KvK\.table.*(again|Take it out)/);
      else {
        expect(outcome).toEqual(entries);
        unnoticed++;
      }
    }
    // The last byte of a compressed block has bits that mean nothing.
    expect(unnoticed).toBeLessThan(2);
  });

  it('is refused for another game, and if its numbers of positions differ', async () => {
    const { set, bytes } = await whole();
    const other = named('draughts:russian:6x6');
    await expect(TableSet.open(other, [sourceOf(bytes)])).rejects.toThrow(
      'The table KvK.table is of draughts:english:6x6:endless, not of draughts:russian:6x6:endless.',
    );
    const text = new TextDecoder('latin1').decode(bytes);
    expect(text).toContain('"positions":306');
    const pair = { ...set.pairs(2)[0] };
    const solved = await set.solve(pair);
    const renamed = { ...solved, slices: [{ ...solved.slices[0], name: 'KKKvK' }] };
    await expect(TableSet.open(set.rules.game, [sourceOf(await pairBytes(set.rules, renamed))])).rejects.toThrow('does not have');
    await expect(TableSet.open(set.rules.game, [sourceOf(new TextEncoder().encode('hello'))])).rejects.toThrow('is not one of');
  });
});

describe('a file of tables with right checksums', () => {
  const game = 'draughts:english:6x6:endless';
  const slice = { name: 'KvK', positions: 306, won: 84, drawn: 188, lost: 34, longest: 7 };
  const header = { version: 1, game, slices: [slice], width: 1, block: 65_536, blocks: 1 };
  const block = deflateRawSync(new Uint8Array(306));
  const open = (text: unknown, packed: Uint8Array = block) =>
    TableSet.open(named('draughts:english:6x6'), [sourceOf(forged(JSON.stringify(text), packed, new Uint8Array(306)))]);

  it('is read if its header is valid', async () => {
    expect((await open(header)).slices()).toEqual([{ ...slice, pieces: 2 }]);
  });

  it('is refused with a message if its header is invalid, or has invalid material classes', async () => {
    for (const text of [null, 5, 'table', [], true]) {
      const refused = thrown(String(text), () => open(text))[1];
      expect((await refused()).message).toContain('KvK.table is damaged');
      await saysInFrench(refused);
    }
    for (const slices of [null, {}, [null], [7], ['KvK'], [[]], [{}], [slice, null]])
      await expect(open({ ...header, slices }), JSON.stringify(slices)).rejects.toThrow('KvK.table is damaged');
  });

  it('is refused if its counts are invalid, or exceed its positions', async () => {
    for (const count of Object.keys(slice).slice(2))
      for (const wrong of [undefined, null, '84', -1, 0.5, 1e300, 70_000]) {
        const slices = [{ ...slice, [count]: wrong }];
        await expect(open({ ...header, slices }), `${count} ${wrong}`).rejects.toThrow('KvK.table is damaged');
      }
    await expect(open({ ...header, slices: [{ ...slice, won: 85 }] })).rejects.toThrow('KvK.table is damaged');
  });

  it('is refused before a block that is too large is decompressed', async () => {
    const zeros = deflateRawSync(new Uint8Array(1 << 24), { finishFlush: constants.Z_SYNC_FLUSH });
    // 640 MB in 640 kB.
    const set = await open(header, Buffer.concat([...Array<Uint8Array>(40).fill(zeros), block]));
    const before = process.resourceUsage().maxRSS;
    const position = unwrap(set.rules.game.parsePosition('W:WK16:BK3'));
    await expect(set.probe(position)).rejects.toThrow('KvK.table is damaged');
    await expect(set.load()).rejects.toThrow('KvK.table is damaged');
    const kilobytes = process.resourceUsage().maxRSS - before;
    expect(kilobytes).toBeLessThan(100_000);
  });

  /** A table file in the layout of docs/tablebases.md. */
  function forged(text: string, packed: Uint8Array, entries: Uint8Array): Uint8Array {
    const number = (value: number) => new Uint8Array(new Uint32Array([value]).buffer);
    const checksum = (bytes: Uint8Array) => {
      const sum = new Checksum();
      for (const byte of bytes) sum.add(byte);
      return number(sum.value);
    };
    const head = new TextEncoder().encode(text);
    const row = Buffer.concat([number(packed.length), checksum(entries)]);
    return Buffer.concat([Buffer.from('MINTABLE'), number(head.length), head, checksum(head), row, checksum(row), packed]);
  }
});

describe('an image for a search', () => {
  it('has two bits for each entry', async () => {
    const { set, entries } = await kingsAlone();
    const image = await set.image('KvK');
    expect(image).toHaveLength(Math.ceil(306 / 4));
    for (let i = 0; i < rounds(306); i++) {
      const entry = entries.bytes[i];
      expect((image[i >> 2] >> (2 * (i & 3))) & 3).toBe(entry === 0 ? 0 : entry % 2 === 0 ? 2 : 1);
    }
  });
});
