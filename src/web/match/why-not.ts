import type { Problem } from '../../core/index.ts';
import type { Gesture, Said } from '../../games/index.ts';
import { sentences } from '../../say/index.ts';
import type { BoardMatch } from './board-match.ts';
import { typedWords } from './words.ts';

const sentence = sentences(typedWords);

/** So many moves are listed where a typed one is none: more help nobody. */
const FEW = 8;

/**
 * Why a typed text is no move here: what a touch of its squares would be told, and the legal moves where they are few.
 * `problem` is what the rules say of it.
 */
export function whyNot(match: BoardMatch, typed: string, problem: Problem): Said {
  // Where in one move the error is goes without saying.
  if (!['illegal-move', 'no-move', 'unreadable-move'].includes(problem.code)) return { ...problem, at: undefined } as Said;
  const { position, gestures } = match.stand.value;
  const touches = match.look.touches(position, typed);
  if (touches === undefined) return withMoves(sentence('typed-no-move', { typed, example: gestures[0].notation }), gestures);
  const { path, huffs } = touches;
  // The squares are right, and something is missing: what a pawn becomes.
  const meant = gestures.filter((gesture) => gesture.huffs === huffs && gesture.path.join(' ') === path.join(' '));
  if (meant.length > 0) return sentence('can-play', { moves: notationsOf(meant) });
  return withMoves(match.look.explain(position, path, huffs), gestures);
}

/** The legal moves behind a sentence that names none of them, where they are few. */
function withMoves(why: Said, gestures: readonly Gesture[]): Said {
  const moves = notationsOf(gestures);
  const named: readonly unknown[] = 'args' in why ? Object.values(why.args).flat() : [];
  if (moves.length > FEW || moves.some((move) => named.includes(move))) return why;
  return sentence('why-and-moves', { why, moves: sentence('can-play', { moves }) });
}

const notationsOf = (gestures: readonly Gesture[]) => [...new Set(gestures.map(({ notation }) => notation))];
