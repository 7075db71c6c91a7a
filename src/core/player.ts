/**
 * The two players. Every value in Minerve is said from Max's view: high is good for Max, low is good for Min.
 * The player's number is the sign that turns Max's view into that player's own view.
 */
export type Player = 1 | -1;

/** Max (the course's Maxence, or Adam): moves first, wants high values. */
export const MAX: Player = 1;

/** Min (the course's Minerve, or Ève): wants low values. */
export const MIN: Player = -1;

export function opponent(player: Player): Player {
  return player === MAX ? MIN : MAX;
}

export function playerName(player: Player): 'Max' | 'Min' {
  return player === MAX ? 'Max' : 'Min';
}
