import type { Problem } from '../../core/index.ts';
import type { Gesture, Message } from '../../games/index.ts';
import type { Arg, Sayable } from '../../i18n/index.ts';
import type { BoardMatch } from './board-match.ts';
import { sentence } from './words.ts';

/** The number of legal moves listed in a message about a wrong move; a longer list would not help. */
const FEW = 8;

/**
 * Why a typed text is no move here: the message that touching its squares would give, and the legal moves if they are
 * few. `problem` is the message of the rules.
 */
export function whyNot(match: BoardMatch, typed: string, problem: Problem): Sayable {
  // A single move needs no place of the error.
  if (!['illegal-move', 'no-move', 'unreadable-move'].includes(problem.code)) return placeless(problem);
  const { position, gestures } = match.stand.value;
  const touches = match.adapter.touches(position, typed);
  if (touches === undefined)
    return withMoves(sentence('no-such-move', { typed, example: match.example.value as string }), gestures);
  const { path, huffs } = touches;
  // The squares are right, but a choice is missing: the piece that a pawn becomes.
  const meant = gestures.filter((gesture) => gesture.huffs === huffs && gesture.path.join(' ') === path.join(' '));
  if (meant.length > 0) return sentence('can-play', { moves: notationsOf(meant) });
  return withMoves(match.adapter.explain(position, path, huffs), gestures);
}

/** A problem without the place of the error: in a short text it is obvious. */
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

/** Whether a sentence mentions one of the moves. */
function names(what: Arg, moves: readonly string[]): boolean {
  if (typeof what === 'string') return moves.includes(what);
  return (
    typeof what === 'object' && Object.values('args' in what ? (what.args as object) : what).some((part) => names(part, moves))
  );
}

const notationsOf = (gestures: readonly Gesture[]) => [...new Set(gestures.map(({ notation }) => notation))];
