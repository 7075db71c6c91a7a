import type { PieceName } from '../../games/index.ts';

/** Matches lie as they fell: each a little askew, always the same at its place. */
export function tilt(piece: PieceName, place: number): string {
  return piece === 'stick' ? ` rotate(${((place * 29) % 11) - 5})` : '';
}
