/*
 * The public part of the kernels, `minerve/kernels`: the exact solver of Connect 4, and the functions that a page
 * awaits before it makes a game. All of it checks its input. The rest of index.ts trusts its callers, which are few and
 * have checked; games and engines, in `minerve`, use it for you.
 */
export {
  COLUMN_ORDER,
  Connect4Kernel,
  type Connect4KernelOptions,
  type Connect4Limits,
  type Connect4Progress,
  type Connect4Solution,
  type Connect4Value,
} from './connect4.ts';
export { type Connect4Board, connect4Board, connect4BoardOf, parseConnect4Board } from './connect4-board.ts';
export type { KernelHost, KernelShare } from './kernel-thread.ts';
export { MAX_TABLE_MB, MAX_THREADS } from './memory.ts';
export { adoptKernels, compiledKernels, compileKernel, type KernelCode, type KernelFile } from './wasm.ts';
