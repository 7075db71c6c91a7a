import { ok, type Problem, type Result } from '../../core/index.ts';
import { gameName, pieces, type Scene, type SceneCell } from '../../games/index.ts';
import { type MatchData, readMatchData, shortName } from '../../match/index.ts';
import { failure } from '../match/address.ts';

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

/** What is found where a game should be. A record that cannot be read keeps its place, says why, and can be deleted. */
export type SaveEntry =
  | { readonly state: 'whole'; readonly saved: SavedGame }
  | {
      readonly state: 'damaged' | 'newer';
      readonly id: string;
      readonly game: string;
      readonly slot?: number;
      readonly name?: string;
      readonly problem: Problem;
    };

/** The form of the records. A page that meets a higher number says that it is too old for them. */
export const RECORD_VERSION = 1;

/** A record as it lies in the browser. */
export interface SaveRecord extends SavedGame {
  readonly version: number;
  /** Which page wrote it last; only games under way have it. */
  readonly writer?: string;
}

/** A record from the browser's storage, where other versions and other hands may have written. Its id is the key it lies under. */
export function readRecord(record: unknown, id: string): SaveEntry {
  const fields = (typeof record === 'object' && record !== null ? record : {}) as Readonly<Record<string, unknown>>;
  const read = readFields(fields, id);
  if (read.ok) return { state: 'whole', saved: read.value };
  const { slot, name, game } = fields;
  return {
    state: read.error.code === NEWER ? 'newer' : 'damaged',
    id,
    game: typeof game === 'string' ? game : '',
    ...(isSlot(slot) && { slot }),
    ...(typeof name === 'string' && { name: shortName(name) }),
    problem: read.error,
  };
}

const NEWER = 'newer-save';

function readFields(fields: Readonly<Record<string, unknown>>, id: string): Result<SavedGame> {
  const { version, name, slot, date, scene, plies, over } = fields;
  if (typeof version === 'number' && version > RECORD_VERSION) return failure(NEWER);
  if (version !== RECORD_VERSION || typeof name !== 'string' || !isDate(date) || (slot !== undefined && !isSlot(slot)))
    return failure('damaged-save');
  const data = readMatchData(fields.data);
  if (!data.ok) return data;
  return ok({
    id,
    name: shortName(name),
    game: gameName(data.value.game),
    ...(slot !== undefined && { slot }),
    date,
    scene: readScene(scene),
    plies: typeof plies === 'number' ? plies : data.value.at,
    over: over === true,
    data: data.value,
  });
}

function isSlot(slot: unknown): slot is number {
  return Number.isInteger(slot) && (slot as number) >= 1 && (slot as number) <= MOST_SLOTS;
}

/** Slots that a game can have; ten are always shown. */
export const MOST_SLOTS = 99;

/** What a calendar can show. */
function isDate(date: unknown): date is number {
  return typeof date === 'number' && Number.isFinite(date) && Math.abs(date) < 8.64e15;
}

const SURFACES: Readonly<Record<Scene['surface'], true>> = { paper: true, rack: true, felt: true, wood: true, table: true };
const TONES: Readonly<Record<SceneCell['tone'], true>> = { light: true, dark: true, plain: true, none: true };

/** Squares of a side of the largest board. */
const LONGEST_SIDE = 100;

/** What is drawn where a picture is lost: nothing. */
const NO_PICTURE: Scene = { columns: 1, rows: 1, surface: 'paper', cells: [{ square: '', tone: 'none' }] };

/** A kept picture that can be drawn: one that is damaged is left out, because the game itself does not need it. */
function readScene(value: unknown): Scene {
  const scene = value as Scene;
  const isWhole =
    isObject(value) &&
    isSide(scene.columns) &&
    isSide(scene.rows) &&
    isKey(scene.surface, SURFACES) &&
    Array.isArray(scene.cells) &&
    scene.cells.length === scene.columns * scene.rows &&
    scene.cells.every(isCell);
  if (!isWhole) return NO_PICTURE;
  return {
    columns: scene.columns,
    rows: scene.rows,
    surface: scene.surface,
    cells: scene.cells.map(({ square, tone, piece }) => ({ square, tone, ...(piece !== undefined && { piece }) })),
  };
}

function isCell(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { square, tone, piece } = value as Partial<SceneCell>;
  return typeof square === 'string' && isKey(tone, TONES) && (piece === undefined || isKey(piece, pieces));
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= LONGEST_SIDE;
}

function isKey(value: unknown, table: object): boolean {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
