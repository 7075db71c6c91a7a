import { DRAUGHTS_RULES, type DraughtsBoard, type DraughtsRules } from './draughts.ts';
import type { DraughtsSize } from './draughts-squares.ts';
import { type SearchExports, SearchKernel, type SearchKernelOptions } from './search.ts';

export interface DraughtsSearchExports extends SearchExports {
  setRulesToSearch(rules: number, size: number, drawing: boolean): void;
  setPosition(white: bigint, black: bigint, kings: bigint, huffable: bigint, turn: number): void;
  setCounts(quiet: number, material: number, extra: number): void;
  play(number: number): number;
  /** From White's view. */
  evaluate(): number;
}

/** The files of the kernel, for memory of its own and for shared memory. */
export const DRAUGHTS_FILES = ['draughts', 'draughts-threads'] as const;

export type DraughtsSearch = SearchKernel<DraughtsSearchExports>;

/** Which draughts the search plays. */
export interface SearchedDraughts {
  readonly rules: DraughtsRules;
  readonly size: DraughtsSize;
  /** Whether the draw rules are in force. */
  readonly drawing: boolean;
}

/** The search of one kind of draughts. */
export async function createDraughtsSearch(
  draughts: SearchedDraughts,
  options: SearchKernelOptions = {},
): Promise<DraughtsSearch> {
  const search = await SearchKernel.create<DraughtsSearchExports>(DRAUGHTS_FILES, options);
  setDraughtsRules(search.exports, draughts);
  return search;
}

export function setDraughtsRules(kernel: DraughtsSearchExports, { rules, size, drawing }: SearchedDraughts): void {
  kernel.setRulesToSearch(DRAUGHTS_RULES.indexOf(rules), size, drawing);
}

/** Sets a position: a board, and the steps of kings played since, which may be repeated. */
export function setDraughts(
  kernel: Pick<DraughtsSearchExports, 'setPosition' | 'setCounts' | 'play'>,
  board: DraughtsBoard,
  since: readonly { readonly from: number; readonly to: number }[] = [],
): void {
  kernel.setPosition(board.white, board.black, board.kings, board.huffable, board.turn === 'white' ? 0 : 1);
  kernel.setCounts(board.quiet, board.material, board.extra);
  for (const { from, to } of since)
    if (!kernel.play(from | (to << 6))) throw new RangeError(`No king steps from bit ${from} to bit ${to} here.`);
}
