import { fail, MAX, ok, type Result, winOf } from '../../core/index.ts';
import {
  eachRecord,
  type GameRecord,
  type Replay,
  recordOf,
  replay,
  type Tag,
  tagOf,
  withSevenTags,
  writeRecord,
} from '../records/index.ts';
import { formatFen, START_FEN } from './fen.ts';
import { type Chess, chess } from './game.ts';
import type { ChessPosition } from './position.ts';

/** A game of a PGN file: what was written, and its moves played. */
export interface PgnGame {
  readonly record: GameRecord;
  readonly replay: Replay<ChessPosition>;
}

/** Players who went on where they could have claimed a draw are followed: only mate and stalemate end a record. */
const rules = () => chess({ draws: 'never' });

/** Reads all games of a PGN text and plays every move and variation. The first error ends it, with line and column. */
export function readChessPgn(text: string): Result<PgnGame[]> {
  const games: PgnGame[] = [];
  for (const game of eachChessPgn(text)) {
    if (!game.ok) return game;
    games.push(game.value);
  }
  return ok(games);
}

/** The games one by one; one that cannot be read or played gives its error, and the next follows. */
export function* eachChessPgn(text: string): Generator<Result<PgnGame>> {
  const game = rules();
  for (const record of eachRecord(text, 'pgn')) yield record.ok ? play(record.value, game) : record;
}

/** What sites write in the Variant tag of plain chess. */
const PLAIN = /^(?:standard|normal|chess|from position)$/i;

/** The rules that a record is to be played by: plain chess without draws, or a refusal of another game. */
export function chessOf(record: GameRecord, game: Chess = rules()): Result<Chess> {
  const variant = tagOf(record, 'Variant');
  if (variant !== undefined && !PLAIN.test(variant.value.trim())) {
    const place = variant.at === undefined ? '' : `Line ${variant.at.line}, column ${variant.at.column}: `;
    return fail('bad-variant', `${place}"${variant.value}" is not played here, only chess by the usual rules.`);
  }
  return ok(game);
}

function play(record: GameRecord, rules: Chess): Result<PgnGame> {
  const game = chessOf(record, rules);
  if (!game.ok) return game;
  const replayed = replay(record, game.value);
  return replayed.ok ? ok({ record, replay: replayed.value }) : replayed;
}

export interface PlayedChess {
  /** Where it starts, the usual start where it is not said. It is played on, and given back as it was. */
  readonly start?: ChessPosition;
  readonly moves: readonly number[];
  /** Event, players and the like. The result is added, and the start where it is not the usual one. */
  readonly tags?: readonly Tag[];
  /** What the players agreed, or `*`. Without it: the result of the position reached. */
  readonly result?: '1-0' | '0-1' | '1/2-1/2' | '*';
}

/** The record of a game that was played, with the seven tags that PGN wants. */
export function chessRecordOf({ start = rules().start(), moves, tags = [], result }: PlayedChess): GameRecord {
  const first = start.current();
  const fen = formatFen(first);
  const told = result ?? resultOf(start, moves);
  const others = tags.filter(({ name }) => name !== 'FEN' && name !== 'SetUp');
  const setup: Tag[] =
    fen === START_FEN
      ? []
      : [
          { name: 'SetUp', value: '1' },
          { name: 'FEN', value: fen },
        ];
  return recordOf(rules(), {
    start,
    moves,
    tags: [...withSevenTags(others, told), ...setup],
    firstPly: 2 * (first.number - 1) + (first.setup.turn === MAX ? 0 : 1),
    result: told,
  });
}

/** The same as text. */
export function writeChessPgn(played: PlayedChess): string {
  return writeRecord(chessRecordOf(played), 'pgn');
}

function resultOf(start: ChessPosition, moves: readonly number[]): string {
  for (const move of moves) start.play(move);
  const outcome = start.outcome();
  for (const _ of moves) start.undo();
  if (outcome === undefined) return '*';
  const win = winOf(outcome);
  if (win === undefined) return '1/2-1/2';
  return win.winner === MAX ? '1-0' : '0-1';
}
