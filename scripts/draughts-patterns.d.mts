export interface Patterned {
  readonly rules: string;
  readonly size: number;
  /** How many blocks have weights of their own. */
  readonly tables: number;
}
export const PATTERNED: readonly Patterned[];
export function patternsAt(patterned: Patterned): number;
export function patternBytes(file?: URL | string): Int8Array;
export function writePatterns(patterned: Patterned, weights: Int8Array, file?: URL | string): void;
