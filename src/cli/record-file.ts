import { type Game, unwrap } from '../core/index.ts';
import { eachRecord, type RecordStandard } from '../games/index.ts';
import { foundRecord, listed, Match, type MatchData } from '../match/index.ts';
import { say } from '../say/index.ts';
import { readText } from './files.ts';
import { wrongUsage } from './problems.ts';

/** A game of a PDN or PGN file, as far as it was asked for: where it starts and what was played. */
export interface FileGame extends Pick<MatchData, 'moves' | 'record'> {
  readonly game: Game;
  /** The position it starts from; undefined where that is the game's own start. */
  readonly from: string | undefined;
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
export async function readGameFile(file: string, { game: named, number = 1, ply }: Wanted = {}): Promise<FileGame> {
  const standard = standardOf(file);
  if (standard === undefined) throw wrongUsage((say) => say.records.notARecord({ file }));
  const records = [...eachRecord(readText(file), standard)];
  const count = records.length;
  if (count === 0) throw wrongUsage((say) => say.records.empty({ file }));
  if (number > count) throw wrongUsage((say) => say.records.noSuchNumber(file, number, count));
  const { plies, players, read } = foundRecord(listed(records[number - 1], standard), standard, named);
  const taken = await read(ply);
  const problem = taken.ok ? taken.value.stopped : taken.error;
  if (!taken.ok || problem !== undefined)
    throw wrongUsage((words, language) => words.records.wrong({ file, sentence: say(problem!, language) }));
  const { data, game, rules } = taken.value as Required<typeof taken.value>;
  if (named !== undefined && game !== named)
    throw wrongUsage((say) => say.records.otherGame({ file, number, there: game.name, typed: named.name }));
  if (ply !== undefined && ply > plies) throw wrongUsage((say) => say.records.noSuchPly({ file, ply, plies }));
  // Where a draw rule ended the game and the players went on, it starts anew where they are.
  const isPastDraw = data.game !== game.name;
  const from = isPastDraw ? rules.formatPosition(unwrap(Match.open(rules, data)).position) : data.from;
  const moves = isPastDraw ? [] : data.moves;
  const { record } = data;
  const start = from && game.formatPosition(unwrap(game.parsePosition(from)));
  return { game, from: start, moves, count, number, players, ...(record !== undefined && { record }) };
}
