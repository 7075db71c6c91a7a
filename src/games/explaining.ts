import type { Position } from '../core/index.ts';
import type { Gesture, Look, Said } from './look.ts';
import type { Translated } from './translated.ts';

const OVER: Translated = {
  en: 'The game is over: take a move back or start again.',
  fr: 'La partie est finie : reprenez un coup ou recommencez.',
};
const WHOLE: Translated = { en: 'This is a legal move.', fr: 'C’est un coup légal.' };
const NOTHING_YET: Translated = { en: 'Make your move first.', fr: 'Jouez d’abord votre coup.' };

/** Squares named where a move goes on: more help nobody. */
const NAMED = 6;

/** A look's `explain` out of what it says where a move can be made, but these squares begin none. */
export function explaining<P extends Position>(
  gestures: (position: P) => readonly Gesture[],
  why: (position: P, path: readonly string[], huffs: string | undefined) => Said,
): Look<P>['explain'] {
  return (position, path, huffs) => {
    if (position.outcome() !== undefined) return OVER;
    const open = gestures(position).filter((gesture) => gesture.huffs === huffs && begins(gesture.path, path));
    if (open.length === 0) return why(position, path, huffs);
    if (open.some((gesture) => gesture.path.length === path.length)) return WHOLE;
    return path.length === 0 ? NOTHING_YET : goOn(open.map((gesture) => gesture.path[path.length]));
  };
}

function begins(path: readonly string[], touched: readonly string[]): boolean {
  return touched.length <= path.length && touched.every((square, i) => square === path[i]);
}

function goOn(squares: readonly string[]): Translated {
  const next = [...new Set(squares)];
  const named = next.slice(0, NAMED).join(', ') + (next.length > NAMED ? ', …' : '');
  return { en: `The move is not finished: go on to ${named}.`, fr: `Le coup n’est pas fini : continuez vers ${named}.` };
}
