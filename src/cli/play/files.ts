import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeWhole } from '../../core/node/index.ts';
import { readRecords } from '../../games/index.ts';
import { formsOf, isOurs, Match, type MatchData, readSaves, writeMatchRecord, writeSaves } from '../../match/index.ts';
import { say } from '../../say/index.ts';
import { readText } from '../files.ts';
import { loadGame, movedSpec } from '../load-game.ts';
import { explain, failure, wrongUsage } from '../problems.ts';
import { readGameFile, standardOf } from '../record-file.ts';
import { replay } from '../starting.ts';
import { computerSeat, seatsOf, sideWord, strengthOf, type Table, USUAL } from './table.ts';

/** What a file gave: a match, how many the file has, and which of the match's entries had to be replaced. */
export interface Loaded extends Table {
  readonly count: number;
  readonly mended: readonly string[];
}

/**
 * The match in a file, the first of it or another; throws where the file, its game or its moves are not what they
 * should be.
 */
export async function loadMatch(file: string, check: (data: MatchData) => void = () => {}, number = 1): Promise<Loaded> {
  if (standardOf(file) !== undefined) return recordedMatch(file, number);
  const saves = readSaves(readText(file), { anyGame: true, mends: true });
  if (!saves.ok) {
    const { code, args } = saves.error;
    throw failure((say) => say.play.badSave(file, CODES[code as keyof typeof CODES], String(args?.format)));
  }
  const count = saves.value.length;
  const saved = saves.value[number - 1];
  if (saved === undefined) throw wrongUsage((say) => say.records.noSuchNumber(file, number, count));
  const { match: read, mended } = saved;
  if (!read.ok) throw failure((words, language) => words.play.badSave(file, 'unplayable', say(read.error, language)));
  const spec = movedSpec(read.value.game, dirname(file), '.');
  const data = { ...read.value, game: spec };
  check(data);
  try {
    const { source, game } = await loadGame(spec, () => Promise.reject(wrongUsage((say) => say.play.noStandardInput({ spec }))));
    const { from, ...rest } = data;
    const isUsual = from === undefined || from === game.formatPosition(game.start());
    const match = openMatch(game, isUsual ? rest : data);
    return { match, source, strength: strengthOf(data), count, mended };
  } catch (thrown) {
    throw failure((words, language) => words.play.badSave(file, 'unplayable', explain(thrown, language).text));
  }
}

/** What the command line calls what is wrong with a file as a whole. */
const CODES = { 'bad-json': 'not-json', 'other-json': 'foreign', 'newer-file': 'newer' } as const;

/** The match that the data tell. Throws where its start or a move is none. */
export function openMatch(game: Match['game'], data: MatchData): Match {
  // What cannot be played is said with its number.
  const { moves } = replay(game, data.from, data.moves);
  const match = Match.open(game, { ...data, moves }, replay(game, data.from, []).position);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** A match from a PDN or PGN file: the person goes on with the side that begins. */
async function recordedMatch(file: string, number: number): Promise<Loaded> {
  const { game, from, moves, count, record } = await readGameFile(file, { number });
  const data = { ...(from !== undefined && { from }), moves, at: moves.length, ...(record !== undefined && { record }) };
  const seats = seatsOf('max', computerSeat(USUAL));
  const match = openMatch(game, { game: game.name, ...data, ...seats, seed: Date.now() % 1_000_000 });
  return { match, source: game.name, strength: USUAL, count, mended: [] };
}

/**
 * Writes the whole file or leaves the old one. What is there already is replaced only if Minerve wrote it: a save, or
 * one game in PGN or PDN.
 */
export function writeMatch(file: string, { match, strength }: Pick<Table, 'match' | 'strength'>): void {
  const standard = standardOf(file);
  const { game, from, spec } = match;
  if (standard !== undefined && formsOf(game.name)[0] !== standard)
    throw wrongUsage((say) => say.records.notWritten({ file, game: spec }));
  const start = from && game.formatPosition(replay(game, from, []).position);
  const isIdle = sideWord(match.seats) === 'both' && strength !== USUAL;
  const more = { ...(start !== undefined && { from: start }), ...(isIdle && { computer: computerSeat(strength) }) };
  const data = { ...match.data, ...more };
  const text =
    standard === undefined
      ? writeSaves([{ name: '', data: { ...data, game: movedSpec(spec, '.', dirname(file)) } }])
      : writeMatchRecord({ ...data, moves: data.moves.slice(0, data.at) }, game, standard, new Date());
  writeWhole(file, text, () => {
    const there = readFileSync(file, 'utf8');
    if (standard === undefined) {
      const saves = readSaves(there);
      if (!saves.ok && saves.error.code !== 'newer-file') throw failure((say) => say.play.notASave({ file }));
      return;
    }
    const records = readRecords(there, standard);
    if (!records.ok || records.value.length !== 1 || !isOurs(records.value[0]))
      throw failure((say) => say.records.notOurs({ file }));
  });
}
