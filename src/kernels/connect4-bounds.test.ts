import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildKernel } from '../../scripts/kernels.mjs';
import { Random } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import type { Connect4Board } from './connect4-board.ts';
import { randomBoard } from './fixtures/boards.ts';
import { Connect4Kernel } from './index.ts';
import { kernelMemory } from './memory.ts';
import { instantiate } from './wasm.ts';

const NO_BOUND = -99;
const assembly = fileURLToPath(new URL('assembly', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'minerve-bounds-'));
afterAll(() => rmSync(scratch, { recursive: true }));

type BoundOf = (mover: bigint, mask: bigint) => number;
interface Solver {
  setUp(thread: number, threads: number, megabytes: number): number;
  solve(mover: bigint, mask: bigint, weak: number, least: number, most: number, limit: number): number;
  leastValue(): number;
}

async function compiled<E>(name: string, build: Omit<Parameters<typeof buildKernel>[0], 'out'>): Promise<E> {
  const out = join(scratch, `${name}.wasm`);
  await buildKernel({ ...build, out });
  const module = await WebAssembly.compile(new Uint8Array(readFileSync(out)));
  return instantiate<E>({ module }, kernelMemory(1, 1));
}

/** Compiles the static bounds with `from` replaced by `to`; fails if the source does not contain `from`. */
async function mutant(name: string, from: string, to: string): Promise<BoundOf> {
  const folder = join(scratch, `${name}-sources`);
  cpSync(assembly, folder, { recursive: true });
  const file = join(folder, 'connect4/static-bounds.ts');
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(from);
  writeFileSync(file, source.replace(from, to));
  const { boundOf } = await compiled<{ boundOf: BoundOf }>(name, { main: 'connect4/bounds-probe.ts', folder });
  return boundOf;
}

/** Random positions with their score for the side that is not to move, computed without static bounds. */
const solved: { readonly board: Connect4Board; readonly score: number }[] = [];
let boundOf: BoundOf;

beforeAll(async () => {
  ({ boundOf } = await compiled<{ boundOf: BoundOf }>('probe', { main: 'connect4/bounds-probe.ts' }));
  const plain = await compiled<Solver>('plain', {
    main: 'connect4/main.ts',
    use: { WITHOUT_CONTROL: 1, WITHOUT_CLAIM_EVEN: 1 },
  });
  plain.setUp(0, 1, 1);
  const random = new Random(71);
  for (let i = 0; i < rounds(12_000); i++) {
    const board = randomBoard(random, 21 + (i % 17));
    expect(plain.solve(board.mover, board.mask, 0, -99, 99, Number.POSITIVE_INFINITY)).toBe(1);
    solved.push({ board, score: 0 - plain.leastValue() });
  }
});

const contradictions = (bound: BoundOf) => solved.filter(({ board, score }) => bound(board.mover, board.mask) > score).length;

describe('The static bounds', () => {
  it('never promise more than search without them finds, and promise something often', () => {
    expect(contradictions(boundOf)).toBe(0);
    const bounds = solved.map(({ board }) => boundOf(board.mover, board.mask));
    expect(bounds.filter((bound) => bound === 0).length).toBeGreaterThan(rounds(50));
    expect(bounds.filter((bound) => bound > 0).length).toBeGreaterThan(rounds(200));
    expect(bounds.filter((bound) => bound === NO_BOUND).length).toBeGreaterThan(1000);
  });

  it('leave every score as it is', async () => {
    const kernel = await Connect4Kernel.create({ hashMb: 1 });
    for (const { board, score } of solved) expect(kernel.solve(board).score).toBe(0 - score);
  });

  it.each([
    ['claims a column that the follower cannot answer in', 'popcnt(paired) & 1', 'false'],
    ['takes a win that the other side can block at once for a shut column', 'wins & odd & ~open', 'wins & odd'],
    ['forgets the cells below the winning ones', '& ~shut & ~mask', '& ~shut & ~(wins >> 1) & ~mask'],
    ['forgets that either bottom of a pair may be lost', '(odd ^ pairedCells) | open', 'odd ^ pairedCells'],
    ['follows up in paired columns', '(odd ^ pairedCells) | open', 'odd'],
    ['counts one cell too many', 'popcnt(columnsOf(beyond))) >> 1', 'popcnt(columnsOf(beyond)) + 2) >> 1'],
    ['pairs a column that has to be answered in', 'columnsOf(oddWins | (open & ODD_HEIGHTS))', 'columnsOf(open)'],
    ['shuts a column that is answered in at an odd cell', '(fromThereUp(oddWins) & pairedCells)', 'fromThereUp(oddWins)'],
    ['does not look whether the other side makes four', 'hasFour(other | reach) ? NO_BOUND : bound', 'bound'],
    ['hopes for a four that the other side can break', '(BOARD ^ reach) & ~other', 'BOARD & ~other'],
  ])('are tested: a bound that %s is caught', async (name, from, to) => {
    expect(contradictions(await mutant(name.replaceAll(' ', '-'), from, to))).toBeGreaterThan(0);
  });
});
