import { expect, it } from 'vitest';
import {
  Connect4Solver,
  cardOf,
  lastThought,
  negascout,
  nim,
  openEngine,
  openLocalEngine,
  shelf,
  type Thought,
  TranspositionTable,
} from './index.ts';
import { Connect4Kernel } from './kernels/index.ts';

it('Names and options of version 0.1 still work', async () => {
  const engine = await openEngine('nim:3,4,5', { tableMb: 1 });
  const thought: Thought = await lastThought(engine.think('3,4,5', { depth: 30 }));
  expect(thought.move).toBe('a2');
  engine.close();
  const local = await openLocalEngine('nim:3,4,5', { tableMb: 1 });
  expect(local.think('3,4,5', { depth: 30 }).move).toBe('a2');
  local.close();
  const position = nim([1, 2]).start();
  expect(negascout(position, { memory: new TranspositionTable(1024) }).value).toBe(negascout(position, {}).value);
  expect(shelf).toContain(cardOf('chess'));
});

it('Old names of options reach the engine: tables that are not there are refused', async () => {
  await expect(openEngine('draughts:english', { tables: '/nowhere' })).rejects.toThrow();
});

it('Kernels and the solver of Connect 4 still take tableMb', async () => {
  expect((await Connect4Kernel.create({ tableMb: 2 })).hashMb).toBe(2);
  expect((await Connect4Kernel.create({ tableMb: 2, hashMb: 3 })).hashMb).toBe(3);
  await expect(Connect4Kernel.create({ tableMb: 0 })).rejects.toThrow('0');
  await expect(Connect4Solver.open({ tableMb: 0, sharedMemory: false })).rejects.toThrow('0');
});
