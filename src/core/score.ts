import type { Language, Sentence } from '../i18n/index.ts';
import { error, scoreWords, sentence } from './words.ts';

/**
 * The two players. Every value in Minerve is from Max's view: high is good for Max, low is good for Min.
 * The player's number is the sign that turns Max's view into that player's own view.
 */
export type Player = 1 | -1;

/** Max (the course's Maxence, or Adam): moves first, wants high values. */
export const MAX: Player = 1;

/** Min (the course's Minerve, or Ève): wants low values. */
export const MIN: Player = -1;

export function opponent(player: Player): Player {
  return player === MAX ? MIN : MAX;
}

export function playerName(player: Player): 'Max' | 'Min' {
  return player === MAX ? 'Max' : 'Min';
}

/**
 * Scores are integers, always from Max's view. This module alone knows the value of a win:
 *
 *     -WIN ........ -WIN+n ........ -MAX_VALUE ... 0 ... MAX_VALUE ........ WIN-n ........ WIN
 *     Min has won   Min wins in n    \________ evaluations, points ________/  Max wins in n   Max has won
 *
 * So a win sooner is worth more than a win later, and a loss later more than a loss sooner (EVAL_MAX - p in
 * Marty 2013). All scores fit in 31 bits: engines keep them as small integers in compiled code.
 */
export const WIN = 1_000_000_000;

export const DRAW = 0;

/** Longest distance to a win that a score can carry, in plies. */
export const MAX_PLIES = 1_000_000;

/** Evaluations and points lie in [-MAX_VALUE, MAX_VALUE]; anything beyond is a win at some distance. */
export const MAX_VALUE = WIN - MAX_PLIES - 1;

/** Above every score: the infinity that windows start from. */
export const INFINITE = WIN + 1;

/** The score of a finished game won by `player`. */
export function winFor(player: Player): number {
  return player === MAX ? WIN : -WIN;
}

/**
 * Turns a score between Max's view and a player's own: its own inverse. (0 - s, because -0 is not an integer to V8.)
 */
export function seenBy(player: Player, score: number): number {
  return player === MAX ? score : 0 - score;
}

/** Whether the score is a won game, at some distance. (±INFINITE is not a score: nothing is known.) */
export function isWin(score: number): boolean {
  return winOf(score) !== undefined;
}

/** The outcome found `ply` plies below the root, as the root sees it: wins lose one point of worth per ply. */
export function atPly(outcome: number, ply: number): number {
  if (outcome > MAX_VALUE) return outcome - ply;
  if (outcome < -MAX_VALUE) return outcome + ply;
  return outcome;
}

/**
 * The inverse of `atPly`: turns a score of the root into the score of a position `ply` plies below it.
 * Transposition tables store these.
 */
export function fromPly(score: number, ply: number): number {
  if (score > MAX_VALUE) return score + ply;
  if (score < -MAX_VALUE) return score - ply;
  return score;
}

export interface Win {
  readonly winner: Player;
  readonly plies: number;
}

/** The winner and the number of plies; undefined if the score is not a win. */
export function winOf(score: number): Win | undefined {
  if (score > MAX_VALUE && score <= WIN) return { winner: MAX, plies: WIN - score };
  if (score < -MAX_VALUE && score >= -WIN) return { winner: MIN, plies: WIN + score };
  return undefined;
}

/** A score in words: "Max wins in 7 plies", "+3"; "-∞" if a search was stopped before it had a value. */
export function describeScore(score: number, language: Language = 'en'): string {
  const win = winOf(score);
  if (Math.abs(score) > WIN) return score > 0 ? '+∞' : '-∞';
  if (win === undefined) return score > 0 ? `+${score}` : `${score}`;
  const texts = scoreWords(language);
  const player = playerName(win.winner);
  return win.plies === 0 ? texts.hasWon({ player }) : texts.wins(player, win.plies);
}

/** How a search's value relates to the true one: equal, a lower bound of it, or an upper bound. */
export type Bound = 'exact' | 'lower' | 'upper';

/** The kind of bound that a search with the window ]alpha, beta[ returned. */
export function boundOf(value: number, alpha: number, beta: number): Bound {
  if (value <= alpha) return 'upper';
  if (value >= beta) return 'lower';
  return 'exact';
}

/** Returns the evaluation; throws if it is not valid. Searches call it at every leaf. */
export function checkedEvaluation(score: number): number {
  if ((score | 0) === score && score <= MAX_VALUE && score >= -MAX_VALUE) return score;
  throw error('no-score', { from: 'evaluate', why: evaluationProblem(score)! });
}

/** Returns the outcome; throws if it is not valid. */
export function checkedOutcome(score: number): number {
  if ((score | 0) === score && score <= MAX_VALUE && score >= -MAX_VALUE) return score;
  if (score === WIN || score === -WIN) return score;
  throw error('no-score', { from: 'outcome', why: outcomeProblem(score)! });
}

/** Why a value cannot be the outcome of a game; undefined if it can. */
export function outcomeProblem(score: unknown): Sentence | undefined {
  return score === WIN || score === -WIN ? undefined : evaluationProblem(score);
}

/** Why a value cannot be an evaluation; undefined if it can. */
export function evaluationProblem(score: unknown): Sentence | undefined {
  if (typeof score !== 'number' || Number.isNaN(score)) return sentence('score-not-a-number', { score: String(score) });
  if (score === WIN || score === -WIN) return sentence('score-of-the-end');
  if (!Number.isInteger(score)) return sentence('score-not-whole', { score });
  if (score > MAX_VALUE || score < -MAX_VALUE) return sentence('score-too-large', { score, most: MAX_VALUE });
  return undefined;
}
