import { type Game, legalMoves, type Position } from '../core/index.ts';
import type { TablebaseRules } from '../games/index.ts';
import { inFull } from '../i18n/index.ts';
import type { EndgameSlices } from '../kernels/index.ts';
import { filesOf, type NamedBlob, TableSet, type TableSource, tableError } from '../tablebases/index.ts';
import { bestFirst, type MoveVerdict } from './exact/exact.ts';

/** Where to find the tablebases: a folder with those of all games, or files chosen in a page. */
export type TablebaseSource = string | readonly NamedBlob[];

/** The tables of a game in a folder; only Node has some (node/worker.ts). */
export type OpenFolder = (folder: string, rules: TablebaseRules) => readonly TableSource[];

/** The value of a move by the tables, and whether the draw rules leave time for it. Draws always have time. */
export interface TableVerdict extends MoveVerdict {
  readonly inTime: boolean;
}

/**
 * The most positions that are read into memory, with a byte or two each.
 */
const MOST_POSITIONS = 400_000_000;
/** Lines are cut here: users read no further. */
const LONGEST_LINE = 60;

/** Tablebases in the memory of an engine. They ignore draw rules, so the game decides whether these leave time. */
export class Endgame {
  readonly #set: TableSet;
  /** The largest number of pieces that the loaded tables cover. */
  readonly pieces: number;

  private constructor(set: TableSet, pieces: number) {
    this.#set = set;
    this.pieces = pieces;
  }

  /** Throws if the game has no tablebases, none are found, or one is damaged. */
  static async open(game: Game, tables: TablebaseSource, openFolder: OpenFolder | undefined): Promise<Endgame> {
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

  /** The entries for a compiled search, by material class. */
  slices(): Promise<EndgameSlices> {
    const names = this.#set.slices().filter(({ pieces }) => pieces <= this.pieces);
    return this.#set.entriesOf(names.map(({ name }) => name));
  }

  /** The value of each move, best first; undefined unless the tables cover all moves. */
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

  /** The verdict of the position after a move, from the view before that move. */
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

  /** A move and its continuation if both sides play by the tables, as far as these cover it. */
  line(position: Position, move: number): number[] {
    const line: number[] = [];
    for (let next: number | undefined = move; next !== undefined && line.length < LONGEST_LINE; ) {
      position.play(next);
      line.push(next);
      const best: TableVerdict | undefined = position.outcome() === undefined ? this.verdicts(position)?.[0] : undefined;
      // In a drawn game there is no progress to show.
      next = best?.remoteness === undefined ? undefined : best.move;
    }
    for (let i = 0; i < line.length; i++) position.undo();
    return line;
  }
}
