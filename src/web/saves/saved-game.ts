import { ok, type Problem, type Result } from '../../core/index.ts';
import type { Scene } from '../../games/index.ts';
import type { MatchData } from '../match/match-data.ts';
import { readMatchData } from '../match/read-data.ts';
import { refuse } from '../match/refusal.ts';
import { readScene } from './read-scene.ts';

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

export const LONGEST_NAME = 60;

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
  if (typeof version === 'number' && version > RECORD_VERSION)
    return refuse(NEWER, {
      en: 'This save was made by a newer version of Minerve. Reload the page to get that version.',
      fr: 'Cette sauvegarde vient d’une version plus récente de Minerve. Rechargez la page pour l’obtenir.',
    });
  if (version !== RECORD_VERSION || typeof name !== 'string' || !isDate(date) || (slot !== undefined && !isSlot(slot)))
    return refuse('damaged-save', {
      en: 'This save is damaged and cannot be opened.',
      fr: 'Cette sauvegarde est abîmée et ne peut être ouverte.',
    });
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

/** `draughts` of `draughts:international`. */
export function gameName(spec: string): string {
  return spec.split(':')[0];
}

/** A name as it is kept: one line, not too long, without what cannot be seen. */
export function shortName(name: string): string {
  const visible = name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return [...visible].slice(0, LONGEST_NAME).join('').trim();
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
