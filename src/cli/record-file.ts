import { type Game, unwrap } from '../core/index.ts';
import { eachRecord, type RecordStandard } from '../games/index.ts';
import { say } from '../i18n/index.ts';
import { foundRecord, listed, Match, type MatchData } from '../match/index.ts';
import { readText } from './files.ts';
import { usageError } from './problems.ts';

/** The requested game of a PDN or PGN file: its start and the moves up to the requested ply. */
export interface FileGame extends Pick<MatchData, 'moves' | 'record'> {
  readonly game: Game;
  /** The position it starts from; undefined if that is the game's own start. */
  readonly from: string | undefined;
  /** How many games the file has, and which one this is. */
  readonly count: number;
  readonly number: number;
  readonly players: readonly [white: string, black: string] | undefined;
}

export interface ReadGameOptions {
  /** The game that was named beside the file: its rules have to be those of the file. */
  readonly game?: Game | undefined;
  /** From 1, the default. */
  readonly number?: number | undefined;
  /** The number of moves to play; undefined: all. */
  readonly ply?: number | undefined;
}

/** Which standard a file name means; undefined for other files. */
export function standardOf(file: string): RecordStandard | undefined {
  const ending = /\.(pdn|pgn)$/i.exec(file)?.[1]?.toLowerCase();
  return ending as RecordStandard | undefined;
}

/** Reads a game from a file. Errors name the line and column. */
export async function readGameFile(file: string, { game: named, number = 1, ply }: ReadGameOptions = {}): Promise<FileGame> {
  const standard = standardOf(file);
  if (standard === undefined) throw usageError((say) => say.records.notARecord({ file }));
  const records = [...eachRecord(readText(file), standard)];
  const count = records.length;
  if (count === 0) throw usageError((say) => say.records.empty({ file }));
  if (number > count) throw usageError((say) => say.records.noSuchNumber(file, number, count));
  const { plies, players, read } = foundRecord(listed(records[number - 1], standard), standard, named);
  const taken = await read(ply);
  const problem = taken.ok ? taken.value.stopped : taken.error;
  if (!taken.ok || problem !== undefined)
    throw usageError((words, language) => words.records.wrong({ file, sentence: say(problem!, language) }));
  const { data, game, rules } = taken.value as Required<typeof taken.value>;
  if (named !== undefined && game !== named)
    throw usageError((say) => say.records.otherGame({ file, number, there: game.name, typed: named.name }));
  if (ply !== undefined && ply > plies) throw usageError((say) => say.records.noSuchPly({ file, ply, plies }));
  // The record continues after a draw rule has ended the game, so its match has other rules (chess:never): use the
  // position reached as the start, without moves.
  const isPastDraw = data.game !== game.name;
  const from = isPastDraw ? rules.formatPosition(unwrap(Match.open(rules, data)).position) : data.from;
  const moves = isPastDraw ? [] : data.moves;
  const { record } = data;
  const start = from && game.formatPosition(unwrap(game.parsePosition(from)));
  return { game, from: start, moves, count, number, players, ...(record !== undefined && { record }) };
}
