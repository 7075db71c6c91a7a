import { DRAW, MAX, type Player, type Position, playerName, winOf } from '../core/index.ts';

/** The line under a drawn board: whose turn it is, or how the game ended. */
export function status(position: Position, nameOf: (player: Player) => string = playerName): string {
  const outcome = position.outcome();
  if (outcome === undefined) return `${nameOf(position.turn())} to move.`;
  const win = winOf(outcome);
  if (win !== undefined) return `${nameOf(win.winner)} has won.`;
  return outcome === DRAW ? 'Draw.' : `Over: ${outcome} for Max.`;
}

/** The letters that stand for the players' stones on the boards with stones. */
export function stoneOf(player: number): 'x' | 'o' | '.' {
  if (player === 0) return '.';
  return player === MAX ? 'x' : 'o';
}

export function stoneStatus(position: Position): string {
  return status(position, (player) => `${playerName(player)} (${stoneOf(player)})`);
}
