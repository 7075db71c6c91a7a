import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fail, ok, type Result } from '../../core/index.ts';
import { reason } from '../load-game.ts';
import { failure } from '../problems.ts';
import type { Match, Players } from './match.ts';

/** The version of the format: a file with a higher one was written by a later Minerve. */
const VERSION = 1;

/** A match as it lies in a file. */
export interface Save {
  readonly minerve: number;
  readonly game: string;
  /** The position it started from, in the game's notation. */
  readonly position: string;
  readonly moves: readonly string[];
  readonly players: Players;
  readonly level: number;
  readonly time: number;
  readonly seed: number;
  /** Only there where it is true. */
  readonly perfect?: boolean;
}

export function saveOf(match: Match): Save {
  const { spec, game, moves, players, level, time, seed, perfect } = match;
  const position = match.from ?? game.formatPosition(game.start());
  return { minerve: VERSION, game: spec, position, moves: [...moves], players, level, time, seed, ...(perfect && { perfect }) };
}

/** What is wrong with a file: a code, and as message the entry or the version at fault. The catalogues have a sentence for each. */
export type SaveProblem = 'not-json' | 'foreign' | 'newer' | 'damaged';

/** Reads what `saveOf` wrote. Believes nothing: the moves are legal only once they have been played. */
export function parseSave(text: string): Result<Save> {
  const problem = (code: SaveProblem, detail: string) => fail(code, detail);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return problem('not-json', (error as Error).message);
  }
  if (typeof data !== 'object' || data === null || !('minerve' in data)) return problem('foreign', '');
  const save = data as Record<string, unknown>;
  if (typeof save.minerve !== 'number') return problem('damaged', 'minerve');
  if (save.minerve > VERSION) return problem('newer', String(save.minerve));
  if (typeof save.game !== 'string') return problem('damaged', 'game');
  if (typeof save.position !== 'string') return problem('damaged', 'position');
  if (!Array.isArray(save.moves) || !save.moves.every((move) => typeof move === 'string')) return problem('damaged', 'moves');
  const { max = 'person', min = 'computer' } = (save.players ?? {}) as Record<string, unknown>;
  if (!isSitter(max) || !isSitter(min)) return problem('damaged', 'players');
  return ok({
    minerve: save.minerve,
    game: save.game,
    position: save.position,
    moves: save.moves as string[],
    players: { max, min },
    level: wholeWithin(save.level, 1, 10) ?? 5,
    time: wholeWithin(save.time, 0, Number.MAX_SAFE_INTEGER) ?? 2000,
    seed: wholeWithin(save.seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) ?? 1,
    ...(save.perfect === true && { perfect: true }),
  });
}

export function readSave(file: string): Save {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw failure((say) => say.unreadableFile(file, reason(error)));
  }
  const save = parseSave(text);
  if (save.ok) return save.value;
  const { code, message } = save.error;
  throw failure((say) => say.play.badSave(file, code as SaveProblem, message));
}

/** Writes the whole file or leaves the old one. What is there already is replaced only if it is a save. */
export function writeSave(file: string, match: Match): void {
  try {
    if (existsSync(file)) {
      const there = parseSave(readFileSync(file, 'utf8'));
      if (!there.ok && there.error.code !== 'newer') throw failure((say) => say.play.notASave(file));
    }
    const unfinished = `${file}.${process.pid}.tmp`;
    writeFileSync(unfinished, `${JSON.stringify(saveOf(match), undefined, 2)}\n`);
    renameSync(unfinished, file);
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
}

function isSitter(value: unknown): value is Players['max'] {
  return value === 'person' || value === 'computer';
}

function wholeWithin(value: unknown, least: number, most: number): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : undefined;
}
