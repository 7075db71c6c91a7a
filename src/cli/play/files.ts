import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unwrap } from '../../core/index.ts';
import { writeWhole } from '../../core/node/index.ts';
import { parseGame, readRecords, splitHeuristic } from '../../games/index.ts';
import { say } from '../../i18n/index.ts';
import { formsOf, isOurs, Match, type MatchData, readSaves, writeMatchRecord, writeSaves } from '../../match/index.ts';
import { readText } from '../files.ts';
import { isInFile, loadGame, movedSpec } from '../load-game.ts';
import { commandFailure, explain, usageError } from '../problems.ts';
import { readGameFile, standardOf } from '../record-file.ts';
import { replay } from '../starting.ts';
import { computerSeat, DEFAULT_STRENGTH, seatsOf, sideWord, strengthOf, type TerminalMatch } from './terminal-match.ts';

/** A match of a file, the number of matches in the file, and the entries that had to be replaced. */
export interface LoadedMatch extends TerminalMatch {
  readonly count: number;
  readonly mended: readonly string[];
}

/**
 * Loads a match from a file, the first or the one with the given number. Throws if the file, its game or its moves are
 * invalid.
 */
export async function loadMatch(file: string, check: (data: MatchData) => void = () => {}, number = 1): Promise<LoadedMatch> {
  if (standardOf(file) !== undefined) return recordedMatch(file, number);
  const saves = readSaves(readText(file), { anyGame: true, mends: true });
  if (!saves.ok) {
    const { code, args } = saves.error;
    throw commandFailure((say) => say.play.badSave(file, CODES[code as keyof typeof CODES], String(args?.format)));
  }
  const count = saves.value.length;
  const saved = saves.value[number - 1];
  if (saved === undefined) throw usageError((say) => say.records.noSuchNumber(file, number, count));
  const { match: read, mended } = saved;
  if (!read.ok) throw commandFailure((words, language) => words.play.badSave(file, 'unplayable', say(read.error, language)));
  const spec = movedSpec(read.value.game, dirname(file), '.');
  const data = { ...read.value, game: spec };
  check(data);
  try {
    const { source, game } = await loadGame(spec, () => Promise.reject(usageError((say) => say.play.noStandardInput({ spec }))));
    const { from, ...rest } = data;
    const isUsual = from === undefined || from === game.formatPosition(game.start());
    const match = openMatch(game, isUsual ? rest : data);
    return { match, source, strength: strengthOf(data), name: saved.name, count, mended };
  } catch (thrown) {
    throw commandFailure((words, language) => words.play.badSave(file, 'unplayable', explain(thrown, language).text));
  }
}

/** The command line's sentences for errors of a file as a whole. */
const CODES = { 'bad-json': 'not-json', 'other-json': 'foreign', 'newer-file': 'newer' } as const;

/** Makes a match from its data. Throws if its start or a move is invalid. */
export function openMatch(game: Match['game'], data: MatchData): Match {
  // The error of an illegal move names its number.
  const { moves } = replay(game, data.from, data.moves);
  const match = Match.open(game, { ...data, moves }, replay(game, data.from, []).position);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** A match from a PDN or PGN file. The person plays the side that moves first. */
async function recordedMatch(file: string, number: number): Promise<LoadedMatch> {
  const { game, from, moves, count, record } = await readGameFile(file, { number });
  const data = { ...(from !== undefined && { from }), moves, at: moves.length, ...(record !== undefined && { record }) };
  const seats = seatsOf('max', computerSeat(DEFAULT_STRENGTH));
  const match = openMatch(game, { game: game.name, ...data, ...seats, seed: Date.now() % 1_000_000 });
  return { match, source: game.name, strength: DEFAULT_STRENGTH, count, mended: [] };
}

/**
 * Writes the whole file or leaves the old one. A file that is there already is replaced only if it holds one game that
 * Minerve wrote and reads again.
 */
export function writeMatch(
  file: string,
  { match, strength, name = '' }: Pick<TerminalMatch, 'match' | 'strength' | 'name'>,
): void {
  const standard = standardOf(file);
  const { game, from, spec } = match;
  if (standard !== undefined && formsOf(game.name)[0] !== standard)
    throw usageError((say) => say.records.notWritten({ file, game: spec }));
  const start = from && game.formatPosition(replay(game, from, []).position);
  const keepsComputer = sideWord(match.seats) === 'both' && strength !== DEFAULT_STRENGTH;
  const more = { ...(start !== undefined && { from: start }), ...(keepsComputer && { computer: computerSeat(strength) }) };
  const data = { ...match.data, ...more };
  const text =
    standard === undefined
      ? writeSaves([{ name, data: { ...data, game: movedSpec(spec, '.', dirname(file)) } }])
      : writeMatchRecord({ ...data, moves: data.moves.slice(0, data.at) }, game, standard, new Date());
  writeWhole(file, text, () => {
    const there = readFileSync(file, 'utf8');
    if (standard === undefined) return checkOneSave(file, there);
    const records = readRecords(there, standard);
    if (!records.ok || records.value.length !== 1 || !isOurs(records.value[0]))
      throw commandFailure((say) => say.records.notOurs({ file }));
  });
}

/** Throws unless the text of the file is a save with at most one game that can be loaded without repair. */
function checkOneSave(file: string, text: string): void {
  const saves = readSaves(text, { anyGame: true, mends: true });
  if (!saves.ok) {
    const { code, args } = saves.error;
    throw commandFailure((say) =>
      code === 'newer-file' ? say.play.newerSave({ file, format: String(args?.format) }) : say.play.notASave({ file }),
    );
  }
  const [saved, ...others] = saves.value;
  if (others.length > 0) throw commandFailure((say) => say.play.severalSaves({ file, count: saves.value.length }));
  if (saved === undefined) return;
  if (saved.match.ok && saved.mended.length > 0) throw commandFailure((say) => say.play.damagedSave(file, saved.mended));
  try {
    const data = unwrap(saved.match);
    // A game that a file describes is not loaded: saving does not run the code that an old save names.
    if (!isInFile(data.game)) openMatch(unwrap(parseGame(splitHeuristic(data.game).game)), data);
  } catch (thrown) {
    throw commandFailure((words, language) => words.play.brokenSave({ file, why: explain(thrown, language).text }));
  }
}
