import type { Problem } from '../../core/index.ts';
import { gameName, pieces, type Scene, type SceneCell } from '../../games/index.ts';
import { isObject, type MatchData, readMatchData, shortName } from '../../match/index.ts';
import { problem } from '../match/address.ts';

/** A game that the browser keeps. */
export interface SavedGame {
  /** Made up when it is first kept; a game that replaces another has its own. */
  readonly id: string;
  readonly name: string;
  /** The game's name without its options: saves of all kinds of draughts stand side by side. */
  readonly game: string;
  /** From 1, where the game is in a numbered slot. */
  readonly slot?: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly date: number;
  /** The board as it stood: a picture can be drawn from it without the rules. */
  readonly scene: Scene;
  /** How many moves are on the board. */
  readonly plies: number;
  /** Whether nothing more can be played. */
  readonly over: boolean;
  readonly data: MatchData;
}

/** An entry in place of a game. A record that cannot be read keeps its slot, shows why, and can be deleted. */
export type SaveEntry =
  | (SavedGame & { readonly state: 'whole' })
  | (Pick<SavedGame, 'id' | 'game' | 'slot'> & {
      readonly state: 'damaged' | 'newer';
      readonly name?: string;
      readonly problem: Problem;
    });

/** The form of the records. A page that meets a higher number says that it is too old for them. */
export const RECORD_VERSION = 1;

/** A record as the browser stores it. */
export interface SaveRecord extends SavedGame {
  readonly version: number;
  /** Which page wrote it last; only games under way have it. */
  readonly writer?: string;
}

/**
 * A record from the browser's storage, where other versions and other hands may have written. Its id is the key it lies
 * under.
 */
export function readRecord(record: unknown, id: string): SaveEntry {
  const { version, name, game, slot, date, scene, plies, over, data } = isObject(record) ? record : {};
  const match = readMatchData(data);
  const isWhole = version === RECORD_VERSION && typeof name === 'string' && isDate(date) && (slot === undefined || isSlot(slot));
  const place = { id, ...(isSlot(slot) && { slot }) };
  if (isWhole && match.ok)
    return {
      ...{ state: 'whole', ...place, name: shortName(name), game: gameName(match.value.game), date },
      ...{ scene: readScene(scene), plies: isCount(plies) ? plies : match.value.at, over: over === true },
      data: match.value,
    };
  const isNewer = typeof version === 'number' && version > RECORD_VERSION;
  return {
    ...place,
    state: isNewer ? 'newer' : 'damaged',
    game: typeof game === 'string' ? game : '',
    ...(typeof name === 'string' && { name: shortName(name) }),
    problem: isWhole && !match.ok ? match.error : problem(isNewer ? 'newer-save' : 'damaged-save'),
  };
}

function isCount(plies: unknown): plies is number {
  return Number.isSafeInteger(plies) && (plies as number) >= 0;
}

function isSlot(slot: unknown): slot is number {
  return Number.isInteger(slot) && (slot as number) >= 1 && (slot as number) <= MOST_SLOTS;
}

/** Slots that a game can have; ten are always shown. */
export const MOST_SLOTS = 99;

/** Whether a date can be displayed. */
function isDate(date: unknown): date is number {
  return typeof date === 'number' && Number.isFinite(date) && Math.abs(date) < 8.64e15;
}

const SURFACES: Readonly<Record<Scene['surface'], true>> = { paper: true, rack: true, felt: true, wood: true, table: true };
const TONES: Readonly<Record<SceneCell['tone'], true>> = { light: true, dark: true, plain: true, none: true };

/** Squares of the largest board that is drawn: 26x26. A page that lists games draws several. */
const MOST_CELLS = 676;

/** The scene of a record whose picture is lost. */
const NO_PICTURE: Scene = { columns: 1, rows: 1, surface: 'paper', cells: [{ square: '', tone: 'none' }] };

/** A kept picture that can be drawn: one that is damaged is left out, because the game itself does not need it. */
function readScene(value: unknown): Scene {
  const { columns, rows, surface, cells } = (isObject(value) ? value : {}) as unknown as Scene;
  const isWhole = isKey(surface, SURFACES) && Array.isArray(cells) && cells.length <= MOST_CELLS && cells.every(isCell);
  const isBoard = isWhole && Number.isInteger(columns) && columns > 0 && rows > 0 && cells.length === columns * rows;
  return isBoard ? { columns, rows, surface, cells } : NO_PICTURE;
}

function isCell(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { square, tone, piece, count } = value;
  const isPiece = (piece === undefined || isKey(piece, pieces)) && (count === undefined || typeof count === 'number');
  return typeof square === 'string' && isKey(tone, TONES) && isPiece;
}

function isKey(value: unknown, table: object): boolean {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
