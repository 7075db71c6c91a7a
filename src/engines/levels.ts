import { atPly, MAX, type Position } from '../core/index.ts';
import type { Memory, StopSignal } from '../search/index.ts';
import { CONNECT4_LEVELS } from './connect4/levels.ts';
import { DRAUGHTS_LEVELS } from './draughts/levels.ts';
import type { Level } from './level.ts';
import { OTHELLO_LEVELS } from './othello/levels.ts';
import { compose, strongest } from './settings.ts';

/**
 * How far each level looks ahead. Weak levels see short and play soundly within what they see: they miss deep things, they do not throw the game
 * away at random. Level 10 thinks as long as it is given.
 */
export const LEVELS: readonly { readonly level: number; readonly depth: number | undefined }[] = [
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  10,
  undefined,
].map((depth, i) => ({ level: i + 1, depth }));

/** The same as rows for an engine: games that have none of their own play by these. */
export const GENERAL_LEVELS: readonly Level[] = LEVELS.map((level) => ({ ...level, margin: 0 }));

/** Games with levels of their own, by the game's own name. A kernel that plugs in adds its row. */
const OWN_LEVELS: Readonly<Record<string, readonly Level[]>> = {
  connect4: CONNECT4_LEVELS,
};

/** The same for games of which every kind has these levels, by the name before the options. */
const OWN_LEVELS_OF_ALL: Readonly<Record<string, readonly Level[]>> = {
  draughts: DRAUGHTS_LEVELS,
  othello: OTHELLO_LEVELS,
};

/** What each level of a game does, by the game's own name. */
export function levelsOf(game: string): readonly Level[] {
  if (Object.hasOwn(OWN_LEVELS, game)) return OWN_LEVELS[game] as readonly Level[];
  const [name] = game.split(':') as [string];
  return (Object.hasOwn(OWN_LEVELS_OF_ALL, name) && OWN_LEVELS_OF_ALL[name]) || GENERAL_LEVELS;
}

export interface RankedMove {
  readonly move: number;
  /** From Max's view. */
  readonly value: number;
  /** The value holds to the end of the game. */
  readonly final: boolean;
  /** The move, and what is expected to follow as far as the search remembers it. */
  readonly line: readonly number[];
}

export interface RankOptions {
  /** Plies to look ahead, the move itself included. */
  readonly depth: number;
  /** Stops after so many positions, or when the signal says so. */
  readonly nodes?: number | undefined;
  readonly signal?: StopSignal;
  /** What earlier rankings of the same game learned: worth sharing between depths and moves. */
  readonly memory?: Memory | undefined;
}

/** The value of every legal move, best for the player to move first. undefined where the signal came before all were done. */
export function rankMoves(position: Position, options: RankOptions): RankedMove[] | undefined {
  return rank(position, options).moves;
}

/** The same, with the positions that were visited for it. */
export function rank(
  position: Position,
  { depth, nodes: limit, signal, memory }: RankOptions,
): { readonly moves: RankedMove[] | undefined; readonly nodes: number } {
  const { tableMegabytes, ...settings } = strongest(position);
  const { search, options } = compose(position, memory === undefined ? { ...settings, tableMegabytes } : settings);
  const moves: number[] = [];
  moves.length = position.outcome() === undefined ? position.moves(moves, 0) : 0;
  const ranked: RankedMove[] = [];
  let nodes = 0;
  for (const move of moves) {
    position.play(move);
    const outcome = position.outcome();
    const below =
      depth > 1 && outcome === undefined
        ? search(position, {
            ...options,
            ...(memory && { memory }),
            depth: depth - 1,
            signal,
            ...(limit !== undefined && { nodes: Math.max(0, limit - nodes) }),
          })
        : undefined;
    const value = below?.value ?? outcome ?? position.evaluate();
    position.undo();
    nodes += below?.counts.nodes ?? 1;
    if (below?.stopped) return { moves: undefined, nodes };
    ranked.push({
      move,
      value: atPly(value, 1),
      final: below?.final ?? outcome !== undefined,
      line: [move, ...(below?.pv ?? [])],
    });
  }
  const sign = position.turn() === MAX ? -1 : 1;
  return { moves: ranked.sort((a, b) => sign * (a.value - b.value)), nodes };
}
