import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '../../core/index.ts';
import { LEVELS } from '../../engines/index.ts';
import { movedSpec, reason } from '../load-game.ts';
import { failure } from '../problems.ts';
import type { Match, Players } from './match.ts';
import { DEFAULT_LEVEL, DEFAULT_TIME, playersOf } from './resume.ts';

/** The version of the format: a file with a higher one was written by a later Minerve. */
const VERSION = 1;

/** A match as it lies in a file. */
export interface Save {
  readonly minerve: number;
  /** A path in it starts from the folder of the file, so that the two can move together. */
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

/** What was read, and which entries had to be replaced: nothing that was played hangs on those. */
export interface Reading {
  readonly save: Save;
  readonly replaced: readonly Replaceable[];
}

export type Replaceable = 'players' | 'level' | 'time' | 'seed' | 'perfect';

/** What is wrong with a file: a code, and as message the entry or the version at fault. The catalogues have a sentence for each. */
export type SaveProblem = 'not-json' | 'foreign' | 'newer' | 'damaged';

/**
 * Reads what `saveOf` wrote. Believes nothing: without the game, the position and the moves there is no match, and the moves are legal only once they
 * have been played; any other entry that is missing or not what it should be is replaced, and named.
 */
export function parseSave(text: string): Result<Reading> {
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
  const replaced: Replaceable[] = [];
  const entry = <T>(name: Replaceable, isRight: (value: unknown) => value is T, instead: T): T => {
    const value = save[name];
    if (isRight(value)) return value;
    replaced.push(name);
    return instead;
  };
  const { minerve, game, position } = save as unknown as Save;
  const players = entry('players', arePlayers, playersOf('max'));
  const level = entry('level', isLevel, DEFAULT_LEVEL);
  const time = entry('time', isTime, DEFAULT_TIME);
  const seed = entry('seed', isSeed, DEFAULT_SEED);
  const perfect = 'perfect' in save && entry('perfect', isTruth, false);
  const { max, min } = players;
  return ok({
    save: {
      ...{ minerve, game, position, moves: save.moves as string[], players: { max, min }, level, time, seed },
      ...(perfect && { perfect }),
    },
    replaced,
  });
}

const DEFAULT_SEED = 1;

/** The save in a file, its game named from the folder one is in. */
export function readSave(file: string): Reading {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw failure((say) => say.unreadableFile(file, reason(error)));
  }
  const read = parseSave(text);
  if (read.ok) return { ...read.value, save: { ...read.value.save, game: movedSpec(read.value.save.game, dirname(file), '.') } };
  const { code, message } = read.error;
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
    const save = { ...saveOf(match), game: movedSpec(match.spec, '.', dirname(file)) };
    writeFileSync(unfinished, `${JSON.stringify(save, undefined, 2)}\n`);
    renameSync(unfinished, file);
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
}

function arePlayers(value: unknown): value is Players {
  const { max, min } = (value ?? {}) as Record<string, unknown>;
  return [max, min].every((sitter) => sitter === 'person' || sitter === 'computer');
}

function isLevel(value: unknown): value is number {
  return LEVELS.some(({ level }) => level === value);
}

function isTime(value: unknown): value is number {
  return Number.isFinite(value) && (value as number) >= 0;
}

function isSeed(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isTruth(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
