import { gameName } from '../saved-game.ts';

/** The forms in which a game is taken along as a file, named by how the file's name ends. */
export type FileForm = 'pgn' | 'pdn' | 'txt' | 'json';

/** The form that other programs read, by game. JSON is the complete one, with who plays, for every game. */
const COMMON: Readonly<Record<string, FileForm>> = { chess: 'pgn', draughts: 'pdn', othello: 'txt', connect4: 'txt' };

/** The forms of a game, the most useful first. */
export function formsOf(spec: string): readonly FileForm[] {
  const name = gameName(spec);
  return Object.hasOwn(COMMON, name) ? [COMMON[name], 'json'] : ['json'];
}

export const MEDIA_TYPES: Readonly<Record<FileForm, string>> = {
  pgn: 'application/vnd.chess-pgn',
  pdn: 'text/plain',
  txt: 'text/plain',
  json: 'application/json',
};

/** What a file picker offers. */
export const ACCEPTED = '.pgn,.pdn,.txt,.json';
