import { CONFIDENCE_95, type Estimate, scoreOfElo } from '../elo.ts';

/** The result between two players of a tournament, by their numbers. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  /** The points of the first player. */
  readonly points: number;
}

const STEPS = 100;
const CLOSE_ENOUGH = 1e-9;
/** The Elo difference at which one player is e times as likely to win as the other. */
const SCALE = 400 / Math.LN10;

/**
 * The maximum-likelihood ratings of the results, each with its 95% interval; the first player's is 0 (Bradley and Terry
 * 1952; a draw is half a win; computed by Newton's method, intervals from the information at the maximum). Games count
 * as independent of each other.
 *
 * One more draw is added for each two players who met: otherwise a player who won every game would be infinitely
 * better. The rating of such a player is therefore a lower bound.
 *
 * All players must be connected by meetings.
 */
export function ratingsOf(players: number, meetings: readonly Meeting[]): readonly Estimate[] {
  const met = meetings.map(({ games, points, ...two }) => ({ ...two, games: games + 1, points: points + 0.5 }));
  const ratings = new Array<number>(players).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, information } = slopes(ratings, met);
    const change = solve(information, gradient);
    // A Newton step may be too long while the ratings are far from the maximum.
    const longest = Math.max(...change.map(Math.abs));
    const share = longest > SCALE ? SCALE / longest : 1;
    for (const [i, by] of change.entries()) ratings[i + 1] += share * by;
    if (longest < CLOSE_ENOUGH) break;
  }
  const { information } = slopes(ratings, met);
  return ratings.map((value, i) => {
    if (i === 0) return { value, low: value, high: value };
    const unit = information.map((_, row) => (row === i - 1 ? 1 : 0));
    const margin = CONFIDENCE_95 * Math.sqrt(solve(information, unit)[i - 1]);
    return { value, low: value - margin, high: value + margin };
  });
}

/** The slope of the log-likelihood at these ratings, and minus its curvature, for all players but the first. */
function slopes(
  ratings: readonly number[],
  meetings: readonly Meeting[],
): { readonly gradient: readonly number[]; readonly information: readonly (readonly number[])[] } {
  const gradient = new Array<number>(ratings.length - 1).fill(0);
  const information = gradient.map(() => new Array<number>(gradient.length).fill(0));
  for (const { one, other, games, points } of meetings) {
    const expected = scoreOfElo(ratings[one] - ratings[other]);
    const slope = (points - games * expected) / SCALE;
    const curve = (games * expected * (1 - expected)) / SCALE ** 2;
    for (const [i, sign] of [
      [one - 1, 1],
      [other - 1, -1],
    ] as const) {
      if (i < 0) continue;
      gradient[i] += sign * slope;
      information[i][i] += curve;
    }
    if (one === 0 || other === 0) continue;
    information[one - 1][other - 1] -= curve;
    information[other - 1][one - 1] -= curve;
  }
  return { gradient, information };
}

/** The solution of a system of linear equations (Gauss, with the largest pivots). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    if (rows[pivot][column] === 0) throw new RangeError('The players of a tournament have to be linked by games.');
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = column + 1; i < size; i++) {
      const factor = rows[i][column] / rows[column][column];
      for (let j = column; j <= size; j++) rows[i][j] -= factor * rows[column][j];
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    const known = solution.reduce((sum, value, j) => (j > i ? sum + rows[i][j] * value : sum), 0);
    solution[i] = (rows[i][size] - known) / rows[i][i];
  }
  return solution;
}
