import { loadGame } from '../../../engines/index.ts';
import type { MatchData } from '../../match/match-data.ts';
import { gameName } from '../saved-game.ts';
import { type FileForm, MEDIA_TYPES } from './form.ts';
import { writeJson } from './json-file.ts';
import { writeRecordFile } from './record-file.ts';
import { writeTranscript } from './transcript.ts';

/** A game as the text of a file. */
export async function writeFile(data: MatchData, form: FileForm, name: string, date = new Date()): Promise<string> {
  if (form === 'json') return writeJson([{ name, data }]);
  if (form === 'txt') return writeTranscript(data);
  return writeRecordFile(data, await loadGame(data.game), date);
}

/** The name of a file: what somebody called the game, as far as file systems can take it. */
export function fileName(data: MatchData, form: FileForm, name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[-_.]+|[-_.]+$/g, '')
    .slice(0, 60);
  return `${plain || gameName(data.game)}.${form}`;
}

/** Hands a text to the browser as a file to keep. */
export function download(text: string, form: FileForm, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${MEDIA_TYPES[form]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
