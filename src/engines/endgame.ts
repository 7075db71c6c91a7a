import { type Game, legalMoves, type Position } from '../core/index.ts';
import type { TableRules } from '../games/index.ts';
import type { EndgameSlices } from '../kernels/index.ts';
import { inFull } from '../say/index.ts';
import { filesOf, type NamedBlob, TableSet, type TableSource, tableError } from '../tables/index.ts';
import { bestFirst, type MoveVerdict } from './exact/exact.ts';

/** Where the tables of a game lie: in a folder with those of all games, or in files of a page. */
export type EndgameTables = string | readonly NamedBlob[];

/** The tables of a game in a folder; only Node has some (node/worker.ts). */
export type OpenFolder = (folder: string, rules: TableRules) => readonly TableSource[];

/** What a move is worth by the tables, and whether the draw rules leave that much time. Draws have all the time. */
export interface TableVerdict extends MoveVerdict {
  readonly inTime: boolean;
}

/** What is read into memory, a byte or two for each position: slices with one piece more would go beyond that. */
const MOST_POSITIONS = 400_000_000;
/** Lines are shown as far as people look. */
const LONGEST_LINE = 60;

/** Endgame tables in the memory of an engine. They know no draw rules: what these take away is asked of the game. */
export class Endgame {
  readonly #set: TableSet;
  /** The largest number of pieces of a position that may be there. */
  readonly pieces: number;

  private constructor(set: TableSet, pieces: number) {
    this.#set = set;
    this.pieces = pieces;
  }

  /** Throws a sentence where the game has no tables, where none are there, and where one is not as it should be. */
  static async open(game: Game, tables: EndgameTables, openFolder: OpenFolder | undefined): Promise<Endgame> {
    const set = await TableSet.open(game, []);
    if (typeof tables !== 'string') await set.addFiles(filesOf(tables));
    else if (openFolder === undefined) throw tableError('no-folders');
    else await set.addFiles(openFolder(tables, set.rules));
    const listed = set.slices();
    if (listed.length === 0)
      throw tableError('no-tables-there', { folder: inFull(typeof tables === 'string' ? tables : '-'), game: game.name });
    let [pieces, positions] = [0, 0];
    for (let next = 2; next <= set.rules.mostPieces; next++) {
      const more = listed.filter((slice) => slice.pieces === next);
      positions += more.reduce((sum, slice) => sum + slice.positions, 0);
      if (positions > MOST_POSITIONS) break;
      if (more.length > 0) pieces = next;
    }
    await set.load(pieces);
    return new Endgame(set, pieces);
  }

  /** For the memory of a search. */
  slices(): Promise<EndgameSlices> {
    const names = this.#set.slices().filter(({ pieces }) => pieces <= this.pieces);
    return this.#set.entriesOf(names.map(({ name }) => name));
  }

  /** What each move is worth, best first; undefined where the tables do not tell it of all of them. */
  verdicts(position: Position): TableVerdict[] | undefined {
    if (this.#set.probeLoaded(position) === undefined) return undefined;
    const verdicts: TableVerdict[] = [];
    for (const move of legalMoves(position)) {
      position.play(move);
      const verdict = this.#verdict(position);
      position.undo();
      if (verdict === undefined) return undefined;
      verdicts.push({ move, ...verdict });
    }
    return bestFirst(verdicts, position.turn()) as TableVerdict[];
  }

  /** Of a position that a move has led to, seen from before that move. */
  #verdict(position: Position): Omit<TableVerdict, 'move'> | undefined {
    const outcome = position.outcome();
    if (outcome !== undefined) {
      const value = Math.sign(outcome);
      return { value, remoteness: value === 0 ? undefined : 1, inTime: true };
    }
    const known = this.#set.probeLoaded(position);
    if (known === undefined) return undefined;
    const { result, plies } = known;
    if (plies === null) return { value: 0, remoteness: undefined, inTime: true };
    const value = result === 'win' ? position.turn() : -position.turn();
    return { value, remoteness: plies + 1, inTime: this.#set.rules.comesInTime(position, plies) };
  }

  /** A move and what follows it when both sides play by the tables, as far as these know it. */
  line(position: Position, move: number): number[] {
    const line: number[] = [];
    for (let next: number | undefined = move; next !== undefined && line.length < LONGEST_LINE; ) {
      position.play(next);
      line.push(next);
      const best: TableVerdict | undefined = position.outcome() === undefined ? this.verdicts(position)?.[0] : undefined;
      // Nobody gets on in a drawn game.
      next = best?.remoteness === undefined ? undefined : best.move;
    }
    for (let i = 0; i < line.length; i++) position.undo();
    return line;
  }
}
