import { ok, type Result } from '../../../core/index.ts';
import { loadGame } from '../../../engines/index.ts';
import { refuse } from '../../match/refusal.ts';
import { gameName } from '../saved-game.ts';
import type { FoundGame } from './found-game.ts';
import { readJson } from './json-file.ts';
import { MOST_RECORDS } from './list-records.ts';
import { readRecordFile } from './record-file.ts';
import { readTranscripts } from './transcript.ts';

/** What is read of a file at most. Some two thousand games of chess fit in. */
export const LARGEST = 1_000_000;

export interface FoundGames {
  readonly games: readonly FoundGame[];
  /** The file has more than is read. */
  readonly cut: boolean;
}

/** The games in a file that somebody chose or dropped. Whatever it is, the answer is games or a sentence; nothing past the limit is read. */
export async function readFile(file: File, wanted: string | undefined): Promise<Result<FoundGames>> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.slice(0, LARGEST).arrayBuffer();
  } catch {
    return refuse('unreadable', {
      en: 'The browser could not read this file. Is it still there, and is it a file rather than a folder?',
      fr: 'Le navigateur n’a pas pu lire ce fichier. Est-il toujours là, et est-ce bien un fichier et non un dossier ?',
    });
  }
  const cut = file.size > LARGEST;
  const text = textOf(new Uint8Array(bytes));
  if (text === undefined)
    return refuse('binary', {
      en: 'This file holds no text. Games are read from PGN, PDN, text and JSON files.',
      fr: 'Ce fichier ne contient pas de texte. Les parties se lisent dans des fichiers PGN, PDN, texte et JSON.',
    });
  const form = formOf(file.name, text, wanted);
  if (cut && form !== 'pgn' && form !== 'pdn')
    return refuse('too-large', {
      en: 'This file is too large: at most 1 MB is read.',
      fr: 'Ce fichier est trop grand : on lit au plus 1 Mo.',
    });
  const games = await readText(text, form, wanted);
  if (!games.ok) return games;
  const isFull = games.value.length >= MOST_RECORDS;
  // The last game of a part of a file is a part of a game.
  return ok({ games: cut && !isFull && games.value.length > 1 ? games.value.slice(0, -1) : games.value, cut: cut || isFull });
}

export type ReadForm = 'pgn' | 'pdn' | 'txt' | 'json';

export async function readText(text: string, form: ReadForm, wanted: string | undefined): Promise<Result<readonly FoundGame[]>> {
  if (text.trim() === '') return refuse('empty', { en: 'This file is empty.', fr: 'Ce fichier est vide.' });
  if (form === 'json') return readJson(text);
  if (form === 'txt') return readTranscripts(text, wanted, loadGame);
  return readRecordFile(text, form, wanted, loadGame);
}

/** By how the name of the file ends; where that says nothing, by how its text begins. */
export function formOf(name: string, text: string, wanted: string | undefined): ReadForm {
  const ending = /\.(pgn|pdn|json)$/i.exec(name)?.[1].toLowerCase();
  if (ending !== undefined) return ending as ReadForm;
  const begin = text.slice(0, 5000).replace(/^[\ufeff\s]+/, '');
  if (begin.startsWith('{"') || /^\{\s*"/.test(begin)) return 'json';
  if (/^\[\w+\s+"/m.test(begin) || /^1\s*\.\s*\S/.test(begin))
    return /^\[GameType\s/m.test(begin) || (wanted !== undefined && gameName(wanted) === 'draughts') ? 'pdn' : 'pgn';
  return 'txt';
}

/** UTF-8, UTF-16 with its mark, or else Latin letters of old files; undefined: not text at all. */
function textOf(bytes: Uint8Array): string | undefined {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  const text = mark === undefined ? plainText(bytes) : new TextDecoder(mark).decode(bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
}

function plainText(bytes: Uint8Array): string {
  try {
    // As a stream: a character that the limit cuts in two is no error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
