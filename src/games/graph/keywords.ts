import { MAX, MIN, type Player } from '../../core/index.ts';
import { nearest } from '../nearest.ts';

/** The words for a player. A map, since a plain object would know `constructor` as well. */
const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['adam', MAX],
  ['max', MAX],
  ['eve', MIN],
  ['ève', MIN],
  ['min', MIN],
]);

const KEYWORDS = ['adam', 'eve', 'start', 'win', 'draw', 'value', 'turns'];

export function playerOf(word: string): Player | undefined {
  return PLAYERS.get(word.toLowerCase().normalize('NFC'));
}

export function isKeyword(word: string): boolean {
  return KEYWORDS.includes(word.toLowerCase()) || playerOf(word) !== undefined;
}

/** The keyword that a word which is none may be meant for. Nobody slips on a digit: names like `draw2` are meant. */
export function keywordLike(word: string): string | undefined {
  return /^\p{L}+$/u.test(word) ? nearest(word, KEYWORDS) : undefined;
}
