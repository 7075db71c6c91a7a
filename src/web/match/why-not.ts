import type { Problem } from '../../core/index.ts';
import type { Gesture, Said, Translated } from '../../games/index.ts';
import { say } from '../../say/index.ts';
import type { BoardMatch } from './board-match.ts';
import { saidProblem } from './refusal.ts';
import { canPlay, noSuchMove } from './strings.ts';

/** So many moves are listed where a typed one is none: more help nobody. */
const FEW = 8;

/** Why a typed text is no move here: what a touch of its squares would be told, and the legal moves where they are few. `problem` is what the rules say of it. */
export function whyNot(match: BoardMatch, typed: string, problem: Problem): Translated {
  // Where in one move the error is goes without saying.
  if (!['illegal-move', 'no-move', 'unreadable-move'].includes(problem.code)) return saidProblem(withoutPlace(problem));
  const { position, gestures } = match.stand.value;
  const touches = match.look.touches(position, typed);
  if (touches === undefined) return withMoves(noSuchMove(typed, gestures[0].notation), gestures);
  const { path, huffs } = touches;
  // The squares are right, and something is missing: what a pawn becomes.
  const meant = gestures.filter((gesture) => gesture.huffs === huffs && gesture.path.join(' ') === path.join(' '));
  if (meant.length > 0) return canPlay(notationsOf(meant));
  return withMoves(match.look.explain(position, path, huffs), gestures);
}

function withoutPlace({ at: _, ...problem }: Problem): Problem {
  return { ...problem, message: say(problem, 'en') };
}

/** The legal moves behind a sentence that names none of them, where they are few. */
function withMoves(sentence: Said, gestures: readonly Gesture[]): Translated {
  const notations = notationsOf(gestures);
  const said = { en: say(sentence, 'en'), fr: say(sentence, 'fr') };
  const words = new Set(said.en.split(/[\s,:]+|\.(?=\s|$)/));
  if (notations.length > FEW || notations.some((notation) => words.has(notation))) return said;
  const { en, fr } = canPlay(notations);
  return { en: `${said.en} ${en}`, fr: `${said.fr} ${fr}` };
}

const notationsOf = (gestures: readonly Gesture[]) => [...new Set(gestures.map(({ notation }) => notation))];
