export interface Pattern {
  /** The squares of each image of the pattern on the board; the first is the lowest digit of a filling. */
  readonly images: readonly (readonly number[])[];
  /** For each filling the first one that it is a reflection of. */
  readonly first: Int32Array;
}
export interface StageWeights {
  readonly fillings: readonly ArrayLike<number>[];
  readonly scalars: readonly number[];
}
export const WEIGHTS_FILE: URL;
export const STAGES: number;
export const UNIT: number;
export const SCALAR_UNIT: number;
export const SCALARS: number;
export const PATTERNS: readonly Pattern[];
export function writeWeights(stages: readonly StageWeights[], file?: URL | string): void;
export function kernelWeights(file?: URL | string): Uint8Array;
