import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import * as face from './public.ts';

const { Connect4Kernel, compileKernel, connect4Board } = face;

describe('minerve/kernels', () => {
  it('is this file, and has nothing that believes its callers', () => {
    const { exports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(exports['./kernels']).toBe('./dist/kernels/public.js');
    expect(Object.keys(face).sort()).toEqual([
      'COLUMN_ORDER',
      'Connect4Kernel',
      'MAX_TABLE_MB',
      'MAX_THREADS',
      'adoptKernels',
      'compileKernel',
      'compiledKernels',
      'connect4Board',
      'connect4BoardOf',
      'parseConnect4Board',
    ]);
  });

  it('refuses boards that no game leads to, before the search that would not end', async () => {
    const kernel = await Connect4Kernel.create({ hashMb: 1 });
    const hanging = { mover: 0n, mask: 2n, stones: 1 };
    for (const ask of [
      () => kernel.solve(hanging),
      () => kernel.columns(hanging),
      () => kernel.bestColumn(hanging, 0),
      () => kernel.search(hanging, 2),
    ])
      expect(ask).toThrow('A stone hangs in the air in column 1.');
    expect(() => kernel.solve({ mover: 1n << 60n, mask: 1n << 60n, stones: 1 })).toThrow('stones off the board');
    expect(() => kernel.solve({ ...unwrap(connect4Board([3, 3])), stones: 5 })).toThrow('There are 2 stones');
    expect(() => kernel.solve({ mover: 1, mask: 3, stones: 2 } as never)).toThrow('BigInts');
  });

  it('refuses scores, depths, numbers of positions and kernels that there are not', async () => {
    const kernel = await Connect4Kernel.create({ hashMb: 1 });
    const board = unwrap(connect4Board([]));
    expect(() => kernel.solve(board, { least: Number.NaN })).toThrow('whole numbers');
    expect(() => kernel.solve(board, { least: 3, most: 3 })).toThrow('least is below most');
    expect(() => kernel.bestColumn(board, 0.5)).toThrow('whole number');
    expect(() => kernel.search(board, -1)).toThrow('1 ply ahead or more');
    expect(() => kernel.columns(board, { nodes: -1 })).toThrow('1 position or more');
    expect(() => compileKernel('go' as never)).toThrow('There is no kernel "go"');
  });
});
