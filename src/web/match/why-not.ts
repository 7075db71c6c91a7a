import type { Problem } from '../../core/index.ts';
import type { Gesture, Message } from '../../games/index.ts';
import type { Arg, Sayable } from '../../i18n/index.ts';
import type { BoardMatch } from './board-match.ts';
import { sentence } from './words.ts';

/** So many moves are listed where a typed one is none: more help nobody. */
const FEW = 8;

/**
 * Why a typed text is no move here: what a touch of its squares would be told, and the legal moves where they are few.
 * `problem` is what the rules say of it.
 */
export function whyNot(match: BoardMatch, typed: string, problem: Problem): Sayable {
  // Where in one move the error is goes without saying.
  if (!['illegal-move', 'no-move', 'unreadable-move'].includes(problem.code)) return placeless(problem);
  const { position, gestures } = match.stand.value;
  const touches = match.look.touches(position, typed);
  if (touches === undefined)
    return withMoves(sentence('no-such-move', { typed, example: match.example.value as string }), gestures);
  const { path, huffs } = touches;
  // The squares are right, and something is missing: what a pawn becomes.
  const meant = gestures.filter((gesture) => gesture.huffs === huffs && gesture.path.join(' ') === path.join(' '));
  if (meant.length > 0) return sentence('can-play', { moves: notationsOf(meant) });
  return withMoves(match.look.explain(position, path, huffs), gestures);
}

/** A problem of a text so short that it goes without saying where in it the error is. */
export function placeless({ at: _, ...problem }: Problem): Problem {
  return problem;
}

/** The legal moves behind a sentence that names none of them, where they are few. */
function withMoves(why: Message, gestures: readonly Gesture[]): Message {
  const moves = notationsOf(gestures);
  return moves.length > FEW || names(why, moves)
    ? why
    : sentence('why-and-moves', { why, moves: sentence('can-play', { moves }) });
}

/** Whether one of the moves is among what a sentence speaks of. */
function names(what: Arg, moves: readonly string[]): boolean {
  if (typeof what === 'string') return moves.includes(what);
  return (
    typeof what === 'object' && Object.values('args' in what ? (what.args as object) : what).some((part) => names(part, moves))
  );
}

const notationsOf = (gestures: readonly Gesture[]) => [...new Set(gestures.map(({ notation }) => notation))];
