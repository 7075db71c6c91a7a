import type { Game } from '../../core/index.ts';
import { levelsOf } from '../../engines/index.ts';
import { hasSolver } from '../../match/index.ts';
import type { Estimate } from '../elo.ts';
import type { Job } from '../experiment.ts';
import type { GameRow } from './game-row.ts';
import { type Pairing, pairJob } from './pair.ts';
import { type Meeting, ratingsOf } from './ratings.ts';
import { type Standing, standingOf } from './standing.ts';

/** A tournament of the levels of a game: random moves, then level 1, 2, 3... Each meets the next two above it. */
export interface Ladder {
  readonly players: readonly string[];
  readonly pairings: readonly Pairing[];
}

/** Positions per move for a level without a depth, so that its play does not depend on a clock. */
export const LAST_LEVEL_NODES = 100_000;

export function ladderOf(game: Game, asked: Omit<Pairing, 'a' | 'b'>, nodes = LAST_LEVEL_NODES): Ladder {
  const levels = levelsOf(game.name).map(({ level, depth }) =>
    depth !== undefined || hasSolver(game) ? `level:${level}` : `level:${level},nodes=${nodes}`,
  );
  const players = ['random', ...levels];
  const pairings = players.flatMap((b, i) => players.slice(i + 1, i + 3).map((a) => ({ ...asked, a, b })));
  return { players, pairings };
}

/** The jobs of a ladder: the first pair of all meetings, then the second, so that it can be stopped at any time. */
export function ladderJobs({ pairings }: Ladder, pairs: number): readonly Job[] {
  return Array.from({ length: pairs }, (_, i) =>
    pairings.map((pairing) => pairJob(pairing, i + 1, `${pairing.a} - ${pairing.b} ${i + 1}`)),
  ).flat();
}

/** A player of a ladder with its rating above the first. */
export interface Rung {
  readonly player: string;
  readonly elo: Estimate;
  readonly games: number;
}

/** Two players who met in a tournament, and the score of their games from the view of `a`. */
export type LadderMeeting = Pick<Pairing, 'a' | 'b'> & { readonly standing: Standing };

export interface LadderStanding {
  /** The players in their order, each with its rating. */
  readonly rungs: readonly Rung[];
  readonly meetings: readonly LadderMeeting[];
}

/**
 * The standing of a ladder after the finished jobs: its players up to the first who has not met a lower one yet.
 * undefined before the first meeting.
 */
export function ladderStanding(
  { players, pairings }: Ladder,
  jobs: readonly Job[],
  done: ReadonlyMap<string, readonly GameRow[]>,
): LadderStanding | undefined {
  const meetings = pairings.map(({ a, b }) => {
    const own = jobs.filter(({ data }) => data.a === a && data.b === b);
    return { a, b, standing: standingOf(own.flatMap(({ id }) => done.get(id) ?? [])) };
  });
  const waiting = players.findIndex((player, i) => i > 0 && !meetings.some((met) => met.a === player && met.standing.games > 0));
  const linked = waiting < 0 ? players : players.slice(0, waiting);
  const among = meetings.filter(({ a, b }) => linked.includes(a) && linked.includes(b));
  const rungs = linked.length < 2 ? undefined : rungsOf(linked, among);
  return rungs && { rungs, meetings: among };
}

/**
 * Rates the players together. In a meeting `b` comes before `a` in the list. undefined while not all are connected by
 * meetings.
 */
export function rungsOf(players: readonly string[], meetings: readonly LadderMeeting[]): readonly Rung[] | undefined {
  const played: Meeting[] = meetings
    .filter(({ standing }) => standing.games > 0)
    .map(({ a, b, standing: { games, points } }) => ({ one: players.indexOf(a), other: players.indexOf(b), games, points }));
  const isLinked = players.every((_, i) => i === 0 || played.some(({ one }) => one === i));
  if (!isLinked) return undefined;
  const ratings = ratingsOf(players.length, played);
  const games = (i: number) =>
    played.filter(({ one, other }) => one === i || other === i).reduce((sum, meeting) => sum + meeting.games, 0);
  return players.map((player, i) => ({ player, elo: ratings[i], games: games(i) }));
}
