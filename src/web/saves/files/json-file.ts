import { ok, type Result } from '../../../core/index.ts';
import type { MatchData } from '../../match/match-data.ts';
import { MOST_MOVES, readMatchData } from '../../match/read-data.ts';
import { refuse } from '../../match/refusal.ts';
import { LONGEST_NAME, shortName } from '../saved-game.ts';
import type { FoundGame } from './found-game.ts';

/** The form of the file. Files with a higher number say so instead of being misread. */
const VERSION = 1;
/** Games that are read from one file. */
const MOST_GAMES = 1000;

export interface NamedMatch {
  readonly name: string;
  readonly data: MatchData;
}

/** Games complete with who plays and the moves that were taken back. */
export function writeJson(matches: readonly NamedMatch[]): string {
  return `${JSON.stringify({ minerve: VERSION, games: matches.map(({ name, data }) => ({ name, match: data })) }, undefined, 2)}\n`;
}

export function readJson(text: string): Result<readonly FoundGame[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json', {
      en: 'This file is no whole JSON: it may be cut off. Save the game again.',
      fr: 'Ce fichier n’est pas un JSON complet : il est peut-être coupé. Enregistrez à nouveau la partie.',
    });
  }
  const { minerve, games } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  if (typeof minerve === 'number' && minerve > VERSION)
    return refuse('newer-file', {
      en: 'This file was written by a newer version of Minerve. Reload the page to get that version.',
      fr: 'Ce fichier vient d’une version plus récente de Minerve. Rechargez la page pour l’obtenir.',
    });
  if (minerve !== VERSION || !Array.isArray(games))
    return refuse('other-json', {
      en: 'This JSON file holds no games of Minerve.',
      fr: 'Ce fichier JSON ne contient pas de parties de Minerve.',
    });
  return ok(games.slice(0, MOST_GAMES).map(foundIn));
}

function foundIn(value: unknown): FoundGame {
  const { name, match } = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const title = typeof name === 'string' ? shortName(name.slice(0, 2 * LONGEST_NAME)) : '';
  const data = readMatchData(match);
  return {
    title,
    details: data.ok ? data.value.game : '',
    plies: data.ok ? Math.min(data.value.moves.length, MOST_MOVES) : 0,
    read: async () => (data.ok ? ok({ data: data.value, name: title }) : data),
  };
}
