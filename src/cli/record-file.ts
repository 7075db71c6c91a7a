import { readFileSync } from 'node:fs';
import { type Game, ok, type Position, type Result, unwrap } from '../core/index.ts';
import {
  descriptorOf,
  eachRecord,
  type GameRecord,
  parseGame,
  type RecordLine,
  type RecordStandard,
  type Replay,
  recordsIn,
  tagOf,
} from '../games/index.ts';
import { reason } from './load-game.ts';
import { failure, sayProblem, wrongUsage } from './problems.ts';

/** A game of a PDN or PGN file, as far as it was asked for: where it starts and what was played. */
export interface TakenGame {
  readonly game: Game;
  /** The position it starts from; undefined where that is the game's own start. */
  readonly from: string | undefined;
  readonly moves: readonly string[];
  /** How many games the file has, and which one this is. */
  readonly count: number;
  readonly number: number;
  readonly players: readonly [white: string, black: string] | undefined;
}

export interface Wanted {
  /** The game that was named beside the file: its rules have to be those of the file. */
  readonly game?: Game | undefined;
  /** From 1; the first where it is not said. */
  readonly number?: number | undefined;
  /** Stop after so many moves; undefined: at the end. */
  readonly ply?: number | undefined;
}

/** Which standard a file name means; undefined for other files. */
export function standardOf(file: string): RecordStandard | undefined {
  const ending = /\.(pdn|pgn)$/i.exec(file)?.[1]?.toLowerCase();
  return ending as RecordStandard | undefined;
}

/** Reads a game from a file. What is wrong with the file is said with its line and column. */
export function readGameFile(file: string, wanted: Wanted = {}): TakenGame {
  const standard = standardOf(file);
  if (standard === undefined) throw wrongUsage((say) => say.records.notARecord(file));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw failure((say) => say.unreadableFile(file, reason(error)));
  }
  return takeGame(text, file, standard, wanted);
}

export function takeGame(text: string, file: string, standard: RecordStandard, { game, number = 1, ply }: Wanted): TakenGame {
  const count = [...eachRecord(text, standard)].length;
  if (count === 0) throw wrongUsage((say) => say.records.empty(file));
  if (number > count) throw wrongUsage((say) => say.records.noSuchNumber(file, number, count));
  const read = readGame(text, number, standard, game);
  if (!read.ok) {
    const { error } = read;
    throw wrongUsage((say, language) => say.records.wrong(file, sayProblem(error, language)));
  }
  const { record, replay, rules, play } = read.value;
  if (game !== undefined && !isSameGame(game, rules))
    throw wrongUsage((say) => say.records.otherGame(file, number, play.name, game.name));
  const plies = record.line.plies.length;
  if (ply !== undefined && ply > plies) throw wrongUsage((say) => say.records.noSuchPly(file, ply, plies));
  const players = ['White', 'Black'].map((name) => tagOf(record, name)?.value ?? '?') as [string, string];
  return {
    game: play,
    ...played(record, replay, rules, play, ply ?? plies),
    count,
    number,
    players: players.every((name) => name === '?') ? undefined : players,
  };
}

/** A game as it was read, by rules without draws; and by which rules it is to be gone on with. */
interface ReadGame {
  readonly record: GameRecord;
  readonly replay: Replay<Position>;
  readonly rules: Game;
  readonly play: Game;
}

function readGame(text: string, number: number, standard: RecordStandard, named: Game | undefined): Result<ReadGame> {
  const records = recordsIn(standard);
  const isOurs = named !== undefined && descriptorOf(named)?.records === records;
  const read = nth(records.each(text, isOurs ? named : undefined), number);
  if (!read.ok) return read;
  const { record, replay, game } = read.value;
  const play = isOurs && isSameGame(named, game) ? named : unwrap(parseGame(records.nameOf(game)));
  return ok({ record, replay, rules: game, play });
}

/** Draw rules and evaluations may differ: the moves are the same. */
function isSameGame(named: Game, read: Game): boolean {
  const records = descriptorOf(read)?.records;
  return records !== undefined && records === descriptorOf(named)?.records && records.nameOf(named) === records.nameOf(read);
}

function nth<T>(items: Iterable<T>, number: number): T {
  let i = 0;
  for (const item of items) if (++i === number) return item;
  throw new RangeError(`There is no item ${number}.`);
}

/**
 * The moves of the game itself up to a ply, from its start or from the last position that was set up on the way. Where a draw rule ended the game and
 * the players went on, it starts there anew.
 */
function played(
  record: GameRecord,
  { moveOf }: Replay<Position>,
  rules: Game,
  play: Game,
  ply: number,
): Pick<TakenGame, 'from' | 'moves'> {
  const { line } = record;
  const fen = tagOf(record, 'SetUp')?.value === '0' ? undefined : tagOf(record, 'FEN');
  const at = (text: string | undefined, game: Game) => {
    const parsed = text === undefined ? undefined : game.parsePosition(text);
    return parsed?.ok ? parsed.value : game.start();
  };
  let from = setupIn(line) ?? fen?.value;
  let moves: string[] = [];
  let position = at(from, play);
  let followed = at(from, rules);
  for (const made of line.plies.slice(0, ply)) {
    const move = moveOf.get(made) as number;
    const isOver = position.outcome() !== undefined;
    if (!isOver) {
      moves.push(play.formatMove(move, position));
      position.play(move);
    }
    followed.play(move);
    if (isOver) {
      from = rules.formatPosition(followed);
      moves = [];
      position = at(from, play);
    }
    const setup = setupIn(made);
    if (setup === undefined) continue;
    from = setup;
    moves = [];
    position = at(from, play);
    followed = at(from, rules);
  }
  return { from: from === undefined ? undefined : play.formatPosition(at(from, play)), moves };
}

/** The position that is set up behind a ply, PDN's `/FEN "..."/`. */
function setupIn({ remarks }: Pick<RecordLine, 'remarks'>): string | undefined {
  return remarks.findLast((remark) => remark.kind === 'setup')?.fen;
}
