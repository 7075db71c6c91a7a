import { ok, type Position, type Problem, Random, type Result, seenBy, WIN } from '../core/index.ts';
import type { Sentence } from '../i18n/index.ts';
import { type OnProgress, Reporter } from './options.ts';
import { problem, sentence } from './words.ts';

/** The value of a position in a table, for the side to move. */
export interface TableValue {
  readonly result: 'win' | 'draw' | 'loss';
  /** Plies to the end of the game if the winner hurries and the loser delays; null in a draw. */
  readonly plies: number | null;
}

/** A table for `verifyTable`, with entries by number. */
export interface VerifiableTable<P extends Position = Position> {
  readonly name: string;
  readonly size: number;
  /** The position of an entry; undefined if no position has this number. */
  position(number: number): P | undefined;
  /** The position's notation. */
  text(position: P): string;
  /** The value of the entry. */
  entry(number: number): TableValue;
  /** The table's value of any position; undefined if the table does not cover it. */
  claim(position: P): TableValue | undefined;
  /** Whether the claim combines several entries, so that the position has no entry of its own. Default: never. */
  needsSeveralEntries?(position: P): boolean;
}

export interface VerifyTableOptions {
  /** Number of entries to check, drawn at random with the seed. Default: all of them. */
  readonly sample?: number;
  readonly seed?: number;
  readonly progress?: OnProgress;
}

/**
 * Whether the entries of a table are right, checked without any solver: each position against its own moves, which the
 * game itself plays. As in `verify`, only the right entries can all pass: a win in n plies needs a successor lost in
 * n - 1 and none lost sooner; a loss in n needs all successors won, the slowest in n - 1; a draw needs a drawn
 * successor and none lost. The entry of a number without a position must be a draw. The claim for each position must
 * equal its entry, which checks the index as well. Successors that have no entry of their own are checked with their
 * parent.
 */
export function verifyTable<P extends Position>(
  table: VerifiableTable<P>,
  { sample, seed = 1, progress }: VerifyTableOptions = {},
): Result<{ readonly entries: number; readonly moves: number }> {
  const reporter = new Reporter('verify', progress, 0x1000);
  const rng = new Random(seed);
  const entries = sample === undefined ? table.size : Math.min(sample, table.size);
  const judge = new Judge(table);
  for (let i = 0; i < entries; i++) {
    if (reporter.due(i)) reporter.report(i, entries);
    const error = judge.problemOf(entries < table.size ? rng.below(table.size) : i);
    if (error !== undefined) return { ok: false, error };
  }
  return ok({ entries, moves: judge.moves });
}

class Judge<P extends Position> {
  /** The number of moves checked so far. */
  moves = 0;
  readonly #table: VerifiableTable<P>;

  constructor(table: VerifiableTable<P>) {
    this.#table = table;
  }

  problemOf(number: number): Problem | undefined {
    const { name } = this.#table;
    const position = this.#table.position(number);
    const entry = this.#table.entry(number);
    if (position === undefined) return entry.result === 'draw' ? undefined : problem('entry-of-nothing', { table: name, number });
    const claimed = this.#table.claim(position);
    if (claimed?.result !== entry.result || claimed.plies !== entry.plies)
      return problem('entry-of-another', { table: name, number, position: this.#table.text(position) });
    return this.#wrong(position, entry, true);
  }

  /** The error in a position's entry; with `deeper`, also in the values of its successors that have no entry. */
  #wrong(position: P, entry: TableValue, deeper: boolean): Problem | undefined {
    const outcome = position.outcome();
    if (outcome !== undefined) return this.#compared(position, entry, ended(seenBy(position.turn(), outcome)));
    const moves: number[] = [];
    moves.length = position.moves(moves, 0);
    this.moves += moves.length;
    /** The fewest plies of a lost successor, the most of a won one, and whether there is a drawn one. */
    let soonest = Number.POSITIVE_INFINITY;
    let latest = -1;
    let isDrawn = false;
    for (const move of moves) {
      position.play(move);
      const next = this.#table.claim(position);
      const error =
        next === undefined
          ? problem('successor-unknown', { table: this.#table.name, position: this.#table.text(position) })
          : deeper && this.#table.needsSeveralEntries?.(position)
            ? this.#wrong(position, next, false)
            : undefined;
      position.undo();
      if (error !== undefined) return error;
      const { result, plies } = next as TableValue;
      if (result === 'draw') isDrawn = true;
      else if (result === 'loss') soonest = Math.min(soonest, plies as number);
      else latest = Math.max(latest, plies as number);
    }
    if (soonest < Number.POSITIVE_INFINITY) return this.#compared(position, entry, { result: 'win', plies: soonest + 1 });
    return this.#compared(position, entry, isDrawn ? { result: 'draw', plies: null } : { result: 'loss', plies: latest + 1 });
  }

  #compared(position: P, entry: TableValue, found: TableValue): Problem | undefined {
    if (entry.result === found.result && entry.plies === found.plies) return undefined;
    const args = { table: this.#table.name, position: this.#table.text(position) };
    return problem('wrong-entry', { ...args, said: resultSentence(entry), found: resultSentence(found) });
  }
}

function ended(worth: number): TableValue {
  return worth === 0 ? { result: 'draw', plies: null } : { result: worth === WIN ? 'win' : 'loss', plies: 0 };
}

function resultSentence({ result, plies }: TableValue): Sentence {
  return result === 'draw'
    ? sentence('table-draw')
    : sentence(result === 'win' ? 'table-win' : 'table-loss', { plies: plies ?? 0 });
}
