import { countPairs, estimateOf, type MatchEstimate, type Pairs } from '../elo.ts';
import { type SprtRule, type SprtState, sprt } from '../sprt.ts';
import type { GameRow } from './game-row.ts';

/** What a match has come to, from the view of the first player. */
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
  /** Games lost off the board. */
  readonly forfeits: readonly GameRow[];
  /** What a move took on average. */
  readonly nodes: readonly [a: number, b: number];
  readonly ms: readonly [a: number, b: number];
}

/**
 * The pairs of a match as they come in, in whatever order. With a rule those count that have no gap before them, up to
 * the one that decides: so the decision hangs neither on which games are over soon nor on how many are played at once.
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

  /** Those that count, in the order of their pairs. */
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

/** The rows are whole pairs, in order. */
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
    forfeits: rows.filter(({ forfeits }) => forfeits !== null),
    nodes: perMove('nodes'),
    ms: perMove('ms'),
  };
}
