/*
 * What of the kernels is for other programs, `minerve/kernels`: the exact solver of Connect 4, and what a page awaits
 * before it makes a game. All of it checks what it is given. The rest of index.ts believes its callers, because they
 * are few and have checked; games and engines, in `minerve`, are the faces of these.
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
