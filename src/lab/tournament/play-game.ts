import { type Game, MAX, type Position } from '../../core/index.ts';
import { descriptorOf } from '../../games/index.ts';
import { Forfeit, type ForfeitReason, type MatchPlayer } from './player.ts';

/** How a game ended: by the rules, by its length, or by a forfeit. */
export type GameEnd = 'rules' | 'long' | ForfeitReason;

/** The effort of a player in a game. */
export interface Spent {
  moves: number;
  nodes: number;
  ms: number;
}

export interface PlayedGame {
  /** 1, 1/2 or 0 for the player of Max, who begins. */
  readonly points: number;
  readonly end: GameEnd;
  /** The player who forfeited: 0 is Max, 1 is Min. */
  readonly forfeiter?: 0 | 1;
  readonly detail?: string;
  /** All moves, beginning with those of the opening. */
  readonly moves: readonly number[];
  readonly spent: readonly [max: Spent, min: Spent];
}

/** Longer games are draws, unless the game defines its own limit. */
const DEFAULT_LONGEST = 1000;

export interface GameSetup {
  readonly game: Game;
  readonly opening: readonly number[];
  readonly max: MatchPlayer;
  readonly min: MatchPlayer;
  /** Seeds of the random choices of the two players. */
  readonly seeds: readonly [max: number, min: number];
  readonly signal: AbortSignal;
  /** Called with every move of the players before it is played. */
  readonly watch?: (position: Position, move: number, player: MatchPlayer) => void | Promise<void>;
}

/** Plays one game to its end. A draw by the rules is a draw as soon as it can be claimed. */
export async function playGame(setup: GameSetup): Promise<PlayedGame> {
  const { game, opening, seeds, signal, watch } = setup;
  const position = game.start();
  for (const move of opening) position.play(move);
  const moves = [...opening];
  const spent: readonly [Spent, Spent] = [
    { moves: 0, nodes: 0, ms: 0 },
    { moves: 0, nodes: 0, ms: 0 },
  ];
  const longest = descriptorOf(game)?.longestGame ?? DEFAULT_LONGEST;
  const ended = (points: number, end: GameEnd) => ({ points, end, moves, spent });
  while (position.outcome() === undefined) {
    if (moves.length >= longest) return ended(0.5, 'long');
    signal.throwIfAborted();
    const side = position.turn() === MAX ? 0 : 1;
    const [player, own] = [side === 0 ? setup.max : setup.min, spent[side]];
    const began = performance.now();
    try {
      const turn = { game, position, moves, seed: seeds[side], isFirst: own.moves === 0, signal };
      const { move, nodes } = await player.move(turn);
      own.nodes += nodes;
      own.moves++;
      own.ms += performance.now() - began;
      await watch?.(position, move, player);
      position.play(move);
      moves.push(move);
    } catch (thrown) {
      if (!(thrown instanceof Forfeit)) throw thrown;
      return { ...ended(side, thrown.why), forfeiter: side, detail: thrown.detail };
    }
  }
  const outcome = position.outcome() as number;
  return ended(outcome > 0 ? 1 : outcome < 0 ? 0 : 0.5, 'rules');
}
