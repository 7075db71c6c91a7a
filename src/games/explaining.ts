import type { Position } from '../core/index.ts';
import type { Gesture, Look, Said } from './look.ts';
import { sentence } from './words.ts';

/** Squares named where a move goes on: more help nobody. */
const NAMED = 6;

/** A look's `explain` out of what it says where a move can be made, but these squares begin none. */
export function explaining<P extends Position>(
  gestures: (position: P) => readonly Gesture[],
  why: (position: P, path: readonly string[], huffs: string | undefined) => Said,
): Look<P>['explain'] {
  return (position, path, huffs) => {
    if (position.outcome() !== undefined) return sentence('touch-over');
    const open = gestures(position).filter((gesture) => gesture.huffs === huffs && begins(gesture.path, path));
    if (open.length === 0) return why(position, path, huffs);
    if (open.some((gesture) => gesture.path.length === path.length)) return sentence('touch-whole');
    if (path.length === 0) return sentence('touch-nothing');
    const next = [...new Set(open.map((gesture) => gesture.path[path.length]))];
    return sentence('touch-more', { squares: next.slice(0, NAMED), more: next.length > NAMED });
  };
}

function begins(path: readonly string[], touched: readonly string[]): boolean {
  return touched.length <= path.length && touched.every((square, i) => square === path[i]);
}
