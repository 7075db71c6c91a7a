import { DRAW, type Failure, MAX, opponent, type Player, type Position, playerName, winOf } from '../core/index.ts';
import type { Language } from '../say/index.ts';
import { drawnWords, failure } from './words.ts';

/** The line under a drawn board: whose turn it is, or how the game ended. */
export function status(position: Position, nameOf: (player: Player) => string = playerName, language: Language = 'en'): string {
  const words = drawnWords(language);
  const outcome = position.outcome();
  if (outcome === undefined) return words.toMove({ name: nameOf(position.turn()) });
  const win = winOf(outcome);
  if (win !== undefined) return words.won({ name: nameOf(win.winner) });
  return outcome === DRAW ? words.draw : words.points({ points: outcome });
}

/** The letters that stand for the players' stones on the boards with stones. */
export function stoneOf(player: number): 'x' | 'o' | '.' {
  if (player === 0) return '.';
  return player === MAX ? 'x' : 'o';
}

export function stoneStatus(position: Position, language?: Language): string {
  return status(position, (player) => `${playerName(player)} (${stoneOf(player)})`, language);
}

/** Refuses numbers of stones that no game has whose beginner is known. */
export function unevenStones(began: Player, first: number, second: number): Failure {
  return failure('uneven-stones', { first, second, stone: stoneOf(began), other: stoneOf(opponent(began)) });
}
