import { ok, type Result } from '../../core/index.ts';
import { gameInfoOf, gameName, type RecordStandard } from '../../games/index.ts';
import { callWorker, workerThread } from '../../jobs/index.ts';
import {
  type FileForm,
  type FoundGame,
  formsOf,
  type ListedRecord,
  listRecords,
  type MatchData,
  readGames,
  writeGame,
} from '../../match/index.ts';
import { keepFile } from '../browser.ts';
import { failure } from '../match/address.ts';

const MEDIA_TYPES: Readonly<Record<FileForm, string>> = {
  pgn: 'application/vnd.chess-pgn',
  pdn: 'text/plain',
  txt: 'text/plain',
  json: 'application/json',
};

/** The file types of a file picker. */
export const ACCEPTED = Object.keys(MEDIA_TYPES)
  .map((form) => `.${form}`)
  .join();

/** The most characters read from a file: about two thousand games of chess. */
export const LARGEST = 1_000_000;
/** Games that are read from one file: more cannot be chosen from. */
const MOST_RECORDS = 3000;
/** Characters that are read in no time; longer texts are read in a thread of their own. */
const SHORT = 50_000;

export interface FoundGames {
  readonly games: readonly FoundGame[];
  /** The file has more than is read. */
  readonly cut: boolean;
}

/**
 * The games in a file that somebody chose or dropped. Whatever it is, the answer is games or a sentence; nothing past
 * the limit is read.
 */
export async function readFile(file: File, wanted: string | undefined): Promise<Result<FoundGames>> {
  let bytes: ArrayBuffer;
  try {
    bytes = await file.slice(0, LARGEST).arrayBuffer();
  } catch {
    return failure('unreadable');
  }
  const cut = file.size > LARGEST;
  const text = textOf(new Uint8Array(bytes));
  if (text === undefined) return failure('binary');
  if (text.trim() === '') return failure('empty-file');
  const form = formOf(file.name, text, wanted);
  if (cut && form !== 'pgn' && form !== 'pdn') return failure('file-too-large');
  const games = await readGames(text, form, wanted, listed);
  if (!games.ok) return games;
  const isFull = games.value.length >= MOST_RECORDS;
  // The last game of a part of a file is a part of a game.
  return ok({ games: cut && !isFull && games.value.length > 1 ? games.value.slice(0, -1) : games.value, cut: cut || isFull });
}

/** By how the name of the file ends; where that says nothing, by how its text begins. */
function formOf(name: string, text: string, wanted: string | undefined): FileForm {
  const ending = /\.(pgn|pdn|json)$/i.exec(name)?.[1].toLowerCase();
  if (ending !== undefined) return ending as FileForm;
  const begin = text.slice(0, 5000).replace(/^[\ufeff\s]+/, '');
  if (/^\{\s*"/.test(begin)) return 'json';
  if (/^\[\w+\s+"/m.test(begin) || /^1\s*\.\s*\S/.test(begin))
    return /^\[GameType\s/m.test(begin) || (wanted !== undefined && gameInfoOf(wanted)?.records === 'pdn') ? 'pdn' : 'pgn';
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

/** The request to the worker that reads long files. */
export type RecordRequest = readonly [text: string, standard: RecordStandard, most: number];

/** The records in a text. A long text is read in a worker, so that the page keeps responding. */
async function listed(text: string, standard: RecordStandard): Promise<readonly Result<ListedRecord>[]> {
  const request: RecordRequest = [text, standard, MOST_RECORDS];
  if (text.length <= SHORT || typeof Worker === 'undefined') return listRecords(...request);
  return callWorker(
    (events) => workerThread(new Worker(new URL('./record-worker.ts', import.meta.url), { type: 'module' }), events),
    request,
  );
}

/** A game as a file of its own: in the form that is given, else in the game's first. */
export async function downloadGame(data: MatchData, name: string, form: FileForm = formsOf(data.game)[0]): Promise<void> {
  download(await writeGame(data, form, name), form, fileName(data.game, form, name));
}

/** The name of a file: what somebody called the game, as far as file systems can take it. */
export function fileName(game: string, form: FileForm, name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '')
    .slice(0, 60);
  return `${plain || gameName(game)}.${form}`;
}

/** Saves a text as a file, through the browser. */
export function download(text: string, form: FileForm, name: string): void {
  keepFile(new Blob([text], { type: `${MEDIA_TYPES[form]};charset=utf-8` }), name);
}
