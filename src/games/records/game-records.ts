import { type Game, MAX, ok, type Position, type Result, winOf } from '../../core/index.ts';
import { eachRecord } from './read.ts';
import { type GameRecord, type Ply, type Standard, type Tag, withSevenTags } from './record.ts';
import { type RecordInput, type Replay, recordOf, replay } from './replay.ts';
import { writeRecord } from './write.ts';

/** How one game is kept in files. Its folder says it, its descriptor carries it as `records`. */
export interface RecordRow<P extends Position = Position, G extends Game<P> = Game<P>> {
  readonly standard: Standard;
  /** The name of its game info. */
  readonly game: string;
  /**
   * The rules that a record is played by, without draw rules: many recorded games went on past a draw. `usual`: the
   * rules of a record that names none.
   */
  rulesOf(record: GameRecord, usual?: G): Result<G>;
  /** The name of the game with the same moves as it is played here, with its draws. */
  nameOf(rules: G): string;
  /** The result if Max, who begins, won, drew or lost. */
  results(game: G): readonly [won: string, drawn: string, lost: string];
  /** Whether Max is the White of the tags. */
  maxIsWhite(game: G): boolean;
  /** A position as the FEN tag has it. */
  fenOf(position: P, game: G): string;
  /** The half-move that a game from here starts with. Default: 0 for Max, 1 for Min. */
  firstPly?(start: P): number;
  /** The tags that name the rules of the game. Default: none. */
  tagsOf?(game: G): readonly Tag[];
  /** A move of the game's own notation as the standard writes it. Default: unchanged. */
  plyOf?(move: string, game: G): Ply;
  /** A ply in the game's own notation. Default: its word. */
  moveText?(ply: Ply): string;
}

/** A game of a file: the record, the game whose rules apply, and the moves played. */
export interface RecordedGame<P extends Position = Position, G extends Game<P> = Game<P>> {
  readonly record: GameRecord;
  readonly game: G;
  readonly replay: Replay<P>;
}

export interface GameRecords<P extends Position = Position, G extends Game<P> = Game<P>> extends RecordRow<P, G> {
  moveText(ply: Ply): string;
  /** The games of a text one by one; one that cannot be read or played gives its error, and the next follows. */
  each(text: string, usual?: G): Generator<Result<RecordedGame<P, G>>>;
  /** All games of a text, every move and variation played. The first error ends it, with line and column. */
  read(text: string, usual?: G): Result<RecordedGame<P, G>[]>;
  /**
   * The record of a game that was played, as its standard wants it. Tags of rules, start and result are added to the
   * given ones.
   */
  record(game: G, played: RecordInput<P>): GameRecord;
  write(game: G, played: RecordInput<P>): string;
}

/** Reads and writes the records of one game; `row` has what is particular to it. */
export function gameRecords<P extends Position, G extends Game<P>>(row: RecordRow<P, G>): GameRecords<P, G> {
  const { standard, moveText = ({ move }: Ply) => move } = row;
  function* each(text: string, usual?: G): Generator<Result<RecordedGame<P, G>>> {
    for (const record of eachRecord(text, standard)) yield record.ok ? play(record.value, usual) : record;
  }
  function play(record: GameRecord, usual: G | undefined): Result<RecordedGame<P, G>> {
    const game = row.rulesOf(record, usual);
    if (!game.ok) return game;
    const replayed = replay(record, game.value, { moveText });
    return replayed.ok ? ok({ record, game: game.value, replay: replayed.value }) : replayed;
  }
  function record(
    game: G,
    { start = game.start(), moves, tags = [], result = resultOf(start, moves, row.results(game)) }: RecordInput<P>,
  ) {
    const fen = row.fenOf(start, game);
    const rules = row.tagsOf?.(game) ?? [];
    const ours = new Set(['Result', 'SetUp', 'FEN', ...(row.tagsOf === undefined ? [] : ['Variant', 'GameType'])]);
    const given = tags.filter(({ name }) => !ours.has(name));
    const { line } = recordOf(game, { start, moves });
    return {
      tags: [
        ...(standard === 'pgn' ? withSevenTags(given, result) : [...given, { name: 'Result', value: result }]),
        ...rules,
        ...(fen === row.fenOf(game.start(), game) ? [] : [...(standard === 'pgn' ? SET_UP : []), { name: 'FEN', value: fen }]),
      ],
      line: { ...line, plies: line.plies.map((ply) => row.plyOf?.(ply.move, game) ?? ply) },
      firstPly: row.firstPly?.(start) ?? (start.turn() === MAX ? 0 : 1),
      result,
    };
  }
  return {
    ...row,
    moveText,
    each,
    read: (text, usual) => {
      const games: RecordedGame<P, G>[] = [];
      for (const game of each(text, usual)) {
        if (!game.ok) return game;
        games.push(game.value);
      }
      return ok(games);
    },
    record,
    write: (game, played) => writeRecord(record(game, played), standard),
  };
}

/** PGN says so where a game has a FEN. */
const SET_UP: readonly Tag[] = [{ name: 'SetUp', value: '1' }];

function resultOf(start: Position, moves: readonly number[], [won, drawn, lost]: readonly [string, string, string]): string {
  for (const move of moves) start.play(move);
  const outcome = start.outcome();
  for (const _ of moves) start.undo();
  if (outcome === undefined) return '*';
  const winner = winOf(outcome)?.winner;
  return winner === undefined ? drawn : winner === MAX ? won : lost;
}
