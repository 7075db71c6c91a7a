import { countPairs, estimateOf, type MatchEstimate, type Pairs } from '../elo.ts';
import { type SprtRule, type SprtState, sprt } from '../sprt.ts';
import type { GameRow } from './game-row.ts';

/** The score of a match so far, from the view of player a. */
export interface Standing {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: number;
  /** Pairs by their points: 0, 1/2, 1, 3/2, 2. */
  readonly pairs: Pairs;
  /** undefined before the first pair. */
  readonly estimate: MatchEstimate | undefined;
  readonly sprt: SprtState | undefined;
  /** Games that a player forfeited: an illegal move, a crash, silence or lateness. */
  readonly forfeitedGames: readonly GameRow[];
  /** Averages per move. */
  readonly nodes: readonly [a: number, b: number];
  readonly ms: readonly [a: number, b: number];
}

/**
 * The pairs of a match, added in any order. With an SPRT rule only the unbroken run of pairs from the first one counts,
 * up to the pair that decides. So the decision does not depend on the order in which parallel games finish.
 */
export class PairLog {
  readonly #rule: SprtRule | undefined;
  readonly #pairs = new Map<number, readonly GameRow[]>();
  readonly #counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  /** How many pairs the test has seen. */
  #seen = 0;
  #isDecided = false;

  constructor(rule?: SprtRule) {
    this.#rule = rule;
  }

  add(rows: readonly GameRow[]): void {
    this.#pairs.set(rows[0].pair, rows);
    if (this.#rule === undefined) return;
    for (let next = this.#next(); next !== undefined && !this.#isDecided; next = this.#next()) {
      const [first, second] = next;
      this.#counts[Math.round(2 * (first.points + second.points))]++;
      this.#seen++;
      this.#isDecided = sprt(this.#counts, this.#rule).accepted !== undefined;
    }
  }

  get isDecided(): boolean {
    return this.#isDecided;
  }

  /** The games that count, in the order of their pairs. */
  rows(): readonly GameRow[] {
    const inOrder = [...this.#pairs].sort(([one], [other]) => one - other).map(([, rows]) => rows);
    return (this.#rule === undefined ? inOrder : inOrder.slice(0, this.#seen)).flat();
  }

  standing(): Standing {
    return standingOf(this.rows(), this.#rule);
  }

  #next(): readonly GameRow[] | undefined {
    return this.#pairs.get(this.#seen + 1);
  }
}

/** The rows must be whole pairs, in order. */
export function standingOf(rows: readonly GameRow[], rule?: SprtRule): Standing {
  const games = rows.length;
  const times = (points: number) => rows.filter((row) => row.points === points).length;
  const both: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < games; i += 2) both.push([rows[i].points, rows[i + 1].points]);
  const pairs = countPairs(both);
  const sum = (column: 'movesA' | 'nodesA' | 'msA' | 'movesB' | 'nodesB' | 'msB') =>
    rows.reduce((total, row) => total + row[column], 0);
  const perMove = (of: 'nodes' | 'ms') =>
    [sum(`${of}A`) / Math.max(1, sum('movesA')), sum(`${of}B`) / Math.max(1, sum('movesB'))] as const;
  return {
    games,
    wins: times(1),
    draws: times(0.5),
    losses: times(0),
    points: rows.reduce((total, { points }) => total + points, 0),
    pairs,
    estimate: both.length === 0 ? undefined : estimateOf(pairs),
    sprt: rule && sprt(pairs, rule),
    forfeitedGames: rows.filter(({ forfeits }) => forfeits !== null),
    nodes: perMove('nodes'),
    ms: perMove('ms'),
  };
}
