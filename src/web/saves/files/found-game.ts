import type { Problem, Result } from '../../../core/index.ts';
import type { MatchData } from '../../match/match-data.ts';
import { refuse, saidProblem } from '../../match/refusal.ts';

/** A game in a file that can be chosen. What its text says is shown as text and nothing else. */
export interface FoundGame {
  /** Who played, or how it is called; empty where the file does not say. */
  readonly title: string;
  /** Where and when. */
  readonly details: string;
  readonly plies: number;
  /** Plays it by the rules; the page stays alive meanwhile. */
  read(): Promise<Result<TakenGame>>;
}

/** A game taken from a file. */
export interface TakenGame {
  readonly data: MatchData;
  /** Its name, where the file has one. */
  readonly name?: string;
  /** Why it ends where it does, where the file has more of it that cannot be played. */
  readonly stopped?: Problem;
}

/** Who plays a game that comes from a file of another program: persons, who can look at it before they change the seats. */
export const FROM_FILE = { max: { who: 'person' }, min: { who: 'person' }, seed: 0 } as const;

/** The problem with its place in the file in front, in the words that the readers of records use. */
export function placed(place: { readonly line: number; readonly column: number } | undefined, problem: Problem): Problem {
  if (place === undefined) return problem;
  const { line, column } = place;
  // Where in the move's own few letters it goes wrong helps nobody who looks for its place in a file.
  const { en, fr } = saidProblem(
    'said' in problem ? problem : { ...problem, message: problem.message.replace(/^Column \d+: /, '') },
  );
  return refuse(problem.code, { en: `Line ${line}, column ${column}: ${en}`, fr: `Ligne ${line}, colonne ${column} : ${fr}` })
    .error;
}
