import { ok, type Position, type Problem, Random, type Result, seenBy, WIN } from '../core/index.ts';
import type { Sentence } from '../say/index.ts';
import { type OnProgress, Reporter } from './options.ts';
import { problem, sentence } from './words.ts';

/** What a table says of a position, for the side to move. */
export interface TableValue {
  readonly result: 'win' | 'draw' | 'loss';
  /** To the end of the game if the winner hurries and the loser delays; null in a draw. */
  readonly plies: number | null;
}

/** A table to be judged: entries by number. */
export interface JudgedTable<P extends Position = Position> {
  readonly name: string;
  readonly size: number;
  /** The position that an entry is about; undefined where its number stands for none. */
  position(number: number): P | undefined;
  /** How the position is written. */
  text(position: P): string;
  /** What the entry says. */
  entry(number: number): TableValue;
  /** What the table says of any position; undefined where it does not know. */
  claim(position: P): TableValue | undefined;
  /** Whether it says so by several entries, so that no entry stands for the position alone. Without it: never. */
  isDerived?(position: P): boolean;
}

export interface VerifyTableOptions {
  /** So many entries, drawn by lot with the seed; without it all of them. */
  readonly sample?: number;
  readonly seed?: number;
  readonly progress?: OnProgress;
}

/**
 * Whether the entries of a table are right, judged without any solver: each position against its own moves, which the
 * game itself plays. As in `verify`, entries that all pass are the only right ones: a win at n has a successor lost at
 * n - 1 and none sooner, a loss at n only won ones, the longest at n - 1, a draw a drawn one and none lost. A number
 * without a position says draw. Every position's own claim has to be its entry, so that the index is judged as well;
 * and what a move leads to is judged with it where no entry stands for it alone.
 */
export function verifyTable<P extends Position>(
  table: JudgedTable<P>,
  { sample, seed = 1, progress }: VerifyTableOptions = {},
): Result<{ readonly entries: number; readonly moves: number }> {
  const reporter = new Reporter('verify', progress, 0x1000);
  const lot = new Random(seed);
  const entries = sample === undefined ? table.size : Math.min(sample, table.size);
  const judge = new Judge(table);
  for (let i = 0; i < entries; i++) {
    if (reporter.due(i)) reporter.report(i, entries);
    const error = judge.problemOf(entries < table.size ? lot.below(table.size) : i);
    if (error !== undefined) return { ok: false, error };
  }
  return ok({ entries, moves: judge.moves });
}

class Judge<P extends Position> {
  /** Looked at so far. */
  moves = 0;
  readonly #table: JudgedTable<P>;

  constructor(table: JudgedTable<P>) {
    this.#table = table;
  }

  problemOf(number: number): Problem | undefined {
    const { name } = this.#table;
    const position = this.#table.position(number);
    const said = this.#table.entry(number);
    if (position === undefined) return said.result === 'draw' ? undefined : problem('entry-of-nothing', { table: name, number });
    const claimed = this.#table.claim(position);
    if (claimed?.result !== said.result || claimed.plies !== said.plies)
      return problem('entry-of-another', { table: name, number, position: this.#table.text(position) });
    return this.#wrong(position, said, true);
  }

  /** What is wrong with what is said of a position; with `deeper`, also of those after it that have no entry. */
  #wrong(position: P, said: TableValue, deeper: boolean): Problem | undefined {
    const outcome = position.outcome();
    if (outcome !== undefined) return this.#compared(position, said, ended(seenBy(position.turn(), outcome)));
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
          : deeper && this.#table.isDerived?.(position)
            ? this.#wrong(position, next, false)
            : undefined;
      position.undo();
      if (error !== undefined) return error;
      const { result, plies } = next as TableValue;
      if (result === 'draw') isDrawn = true;
      else if (result === 'loss') soonest = Math.min(soonest, plies as number);
      else latest = Math.max(latest, plies as number);
    }
    if (soonest < Number.POSITIVE_INFINITY) return this.#compared(position, said, { result: 'win', plies: soonest + 1 });
    return this.#compared(position, said, isDrawn ? { result: 'draw', plies: null } : { result: 'loss', plies: latest + 1 });
  }

  #compared(position: P, said: TableValue, found: TableValue): Problem | undefined {
    if (said.result === found.result && said.plies === found.plies) return undefined;
    const args = { table: this.#table.name, position: this.#table.text(position) };
    return problem('wrong-entry', { ...args, said: spokenOf(said), found: spokenOf(found) });
  }
}

function ended(worth: number): TableValue {
  return worth === 0 ? { result: 'draw', plies: null } : { result: worth === WIN ? 'win' : 'loss', plies: 0 };
}

function spokenOf({ result, plies }: TableValue): Sentence {
  return result === 'draw'
    ? sentence('table-draw')
    : sentence(result === 'win' ? 'table-win' : 'table-loss', { plies: plies ?? 0 });
}
