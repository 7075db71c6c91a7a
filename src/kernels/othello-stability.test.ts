import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { buildKernel } from '../../scripts/kernels.mjs';
import { Random } from '../core/index.ts';
import { sample } from '../fixtures/index.ts';
import { othello } from '../games/index.ts';
import { searchMemory } from './search.ts';

const assembly = fileURLToPath(new URL('assembly', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'minerve-stability-'));
afterAll(() => rmSync(scratch, { recursive: true }));

type StableDiscs = (own: bigint, other: bigint) => bigint;

async function compiled(name: string, folder = assembly): Promise<StableDiscs> {
  const out = join(scratch, `${name}.wasm`);
  await buildKernel({ main: 'othello/stability-probe.ts', out, folder });
  const module = new WebAssembly.Module(new Uint8Array(readFileSync(out)));
  const { stable } = new WebAssembly.Instance(module, { env: { memory: searchMemory(1, 1) } }).exports;
  return (own, other) => BigInt.asUintN(64, (stable as StableDiscs)(own, other));
}

/** Random games: how many discs were called stable, and how many of those were turned over later. */
function watch(stable: StableDiscs, games = 100): { called: number; turned: number; inside: number } {
  const random = new Random(31);
  const found = { called: 0, turned: 0, inside: 0 };
  const moves: number[] = [];
  for (let game = 0; game < games; game++) {
    const position = othello().start();
    const held = { 1: 0n, [-1]: 0n };
    while (position.outcome() === undefined) {
      const { own, other } = position.board();
      const turn = position.turn();
      const now = { [turn]: own, [-turn]: other } as Record<1 | -1, bigint>;
      for (const player of [1, -1] as const) {
        if ((held[player] & ~now[player]) !== 0n) found.turned++;
        const discs = stable(now[player], now[player === 1 ? -1 : 1]);
        expect(discs & ~now[player]).toBe(0n);
        if ((discs & 0x007e7e7e7e7e7e00n) !== 0n) found.inside++;
        held[player] |= discs;
        if (discs !== 0n) found.called++;
      }
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
    }
  }
  return found;
}

describe('Discs that are called stable', () => {
  it('are never turned over', async () => {
    const { called, turned, inside } = watch(await compiled('probe'), 500);
    expect(turned).toBe(0);
    expect(called).toBeGreaterThan(10_000);
    expect(inside).toBeGreaterThan(3_000);
  });

  const looser = [
    ['rows', 'full &= full >> 4;', ''],
    ['falling diagonals', 'down &= (down >> 36) | UP4;', ''],
    ['rising diagonals', 'let down = taken & ((taken >> 7) | UP1);', 'let down = ~(<u64>0);'],
    ['columns', '(columns | (stable << 8) | (stable >> 8)) &', ''],
  ] as const;
  it.each(sample(looser, 1))('would be, if %s were looked at less closely', async (name, from, to) => {
    const folder = join(scratch, `${name}-sources`);
    cpSync(assembly, folder, { recursive: true });
    const file = join(folder, 'othello/stability.ts');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(from);
    writeFileSync(file, source.replace(from, to));
    expect(watch(await compiled(name, folder)).turned).toBeGreaterThan(0);
  });
});
