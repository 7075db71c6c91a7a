import type { Position } from '../core/index.ts';
import type { Gesture, Look } from './look.ts';
import type { Translated } from './translated.ts';

const OVER: Translated = {
  en: 'The game is over: take a move back or start again.',
  fr: 'La partie est finie : reprenez un coup ou recommencez.',
};

/** A look's `explain` out of what it says where a move can be made, but these squares begin none. */
export function explaining<P extends Position>(
  gestures: (position: P) => readonly Gesture[],
  why: (position: P, path: readonly string[]) => Translated,
): Look<P>['explain'] {
  return (position, path) => {
    if (position.outcome() !== undefined) return OVER;
    return gestures(position).some((gesture) => begins(gesture.path, path)) ? undefined : why(position, path);
  };
}

function begins(path: readonly string[], touched: readonly string[]): boolean {
  return touched.length <= path.length && touched.every((square, i) => square === path[i]);
}
