import { afterEach, describe, expect, it } from 'vitest';
import { type Position, unwrap } from '../core/index.ts';
import { type EngineOptions, lastAnalysis, openAsyncLocalEngine } from '../engines/index.ts';
import { parseGame } from '../games/index.ts';
import { fileName, type NamedBlob, pairBytes, solvePair, TableSet } from '../tablebases/index.ts';
import { EngineCache } from './computer.ts';

const SPEC = 'draughts:english:6x6';

/** The tablebase of two kings after `change` of its entries, and a position that it says is won. */
async function kings(change: (entries: Uint8Array) => void): Promise<{ readonly files: NamedBlob[]; readonly won: string }> {
  const set = await TableSet.build(unwrap(parseGame(SPEC)), 2);
  const table = set.tableToVerify('KvK');
  // Won in more than one ply: a win at once would be found without the tablebase.
  const isWon = (i: number) => table.entry(i).result === 'win' && Number(table.entry(i).plies) > 1;
  const number = Array.from({ length: table.size }, (_, i) => i).find(isWon) as number;
  const won = table.text(table.position(number) as Position);
  const solved = solvePair(set.kernel, set.pairOf('KvK'), new Map());
  change(solved.entries.bytes);
  const blob = new Blob([await pairBytes(set.rules, solved)]);
  return { files: [{ name: fileName('KvK'), blob }], won };
}

describe('the engine cache', () => {
  const kept = new EngineCache(openAsyncLocalEngine);
  afterEach(() => kept.close());

  it('opens another engine for other tablebases of the same name', async () => {
    const { files, won } = await kings(() => {});
    const other = await kings((entries) => entries.fill(0));
    const value = async (tables: readonly NamedBlob[]) => {
      const engine = await kept.get(SPEC, { tablebases: tables });
      return (await lastAnalysis(engine.analyse(won, { depth: 1 })))?.value;
    };
    expect(await value(files)).not.toBe(0);
    expect(await value(other.files)).toBe(0);
    expect(await value(files)).not.toBe(0);
  });

  it('keeps the engine for equal options, even in another list or object', async () => {
    const { files } = await kings(() => {});
    const options = (): EngineOptions => ({ threads: 1, tablebases: files.map((file) => ({ ...file })) });
    const engine = await kept.get(SPEC, options());
    expect(await kept.get(SPEC, options())).toBe(engine);
    expect(await kept.get(SPEC, { tablebases: options().tablebases, threads: 1 } as EngineOptions)).toBe(engine);
    for (const [game, other] of [
      [SPEC, { ...options(), threads: 2 }],
      [SPEC, { threads: 1 }],
      [SPEC, { threads: 1, tablebases: [...files, ...files] }],
      ['tictactoe', { threads: 1 }],
    ] as const) {
      const before = await kept.get(SPEC, options());
      expect(await kept.get(game, other)).not.toBe(before);
    }
  });
});
