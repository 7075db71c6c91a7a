import { failureAt, type Place, type Problem, type Result } from '../../../core/index.ts';
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
export function placed(place: Place | undefined, problem: Problem): Problem {
  if (place === undefined) return problem;
  if (problem.args !== undefined) return failureAt({ ok: false, error: problem }, place).error;
  const { line, column } = place;
  const { en, fr } = saidProblem(problem);
  return refuse(problem.code, { en: `Line ${line}, column ${column}: ${en}`, fr: `Ligne ${line}, colonne ${column} : ${fr}` })
    .error;
}
