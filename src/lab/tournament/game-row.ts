import type { Game } from '../../core/index.ts';
import { formatLine } from '../../engines/index.ts';
import type { Column, Row } from '../experiment.ts';
import { randomFor } from '../settings.ts';
import { type GameEnd, type GameSetup, type PlayedGame, playGame } from './play-game.ts';
import type { MatchPlayer } from './player.ts';

/** A game of a match: a row of its job. */
export interface GameRow extends Row {
  readonly pair: number;
  /** The player of Max, who begins. */
  readonly begins: 'a' | 'b';
  /** Points of player a: 1, 1/2 or 0. */
  readonly points: number;
  readonly end: GameEnd;
  /** The player who forfeited (illegal move, crash, silence, lateness), or null. */
  readonly forfeits: 'a' | 'b' | null;
  readonly detail: string | null;
  /** How many plies of `moves` are the opening. */
  readonly opening: number;
  /** All moves in the game's notation, separated by blanks. */
  readonly moves: string;
  readonly movesA: number;
  readonly nodesA: number;
  readonly msA: number;
  readonly movesB: number;
  readonly nodesB: number;
  readonly msB: number;
}

/** The columns of a row, and their meanings. */
export const gameColumns: Readonly<Record<keyof GameRow, Column>> = {
  pair: { about: { en: 'number of the pair of games', fr: 'numéro de la paire de parties' }, kind: 'key' },
  begins: { about: { en: 'who begins, a or b', fr: 'qui commence, a ou b' }, kind: 'key' },
  points: { about: { en: 'points of player a', fr: 'points du joueur a' }, kind: 'count' },
  end: { about: { en: 'how the game ended', fr: 'comment la partie a fini' }, kind: 'value' },
  forfeits: { about: { en: 'who forfeited', fr: 'qui a perdu par forfait' }, kind: 'value' },
  detail: { about: { en: 'how the player forfeited', fr: 'comment le joueur a perdu par forfait' }, kind: 'value' },
  opening: { about: { en: 'moves of the opening', fr: 'coups de l’ouverture' }, kind: 'count' },
  moves: { about: { en: 'the moves', fr: 'les coups' }, kind: 'value' },
  movesA: { about: { en: 'moves of player a', fr: 'coups du joueur a' }, kind: 'count' },
  nodesA: { about: { en: 'nodes of player a', fr: 'nœuds du joueur a' }, kind: 'count' },
  msA: { about: { en: 'milliseconds of player a', fr: 'millisecondes du joueur a' }, kind: 'time' },
  movesB: { about: { en: 'moves of player b', fr: 'coups du joueur b' }, kind: 'count' },
  nodesB: { about: { en: 'nodes of player b', fr: 'nœuds du joueur b' }, kind: 'count' },
  msB: { about: { en: 'milliseconds of player b', fr: 'millisecondes du joueur b' }, kind: 'time' },
};

/** Whether a row from outside, such as from a queue, has the form of a game's row. */
export function isGameRow(row: Row): row is GameRow {
  const { points, pair, moves } = row;
  const isWhole = Object.keys(gameColumns).every((name) => row[name] !== undefined);
  return isWhole && [0, 0.5, 1].includes(points as number) && Number.isSafeInteger(pair) && typeof moves === 'string';
}

/** One game of a pair, without its players. */
export interface PairGame extends Pick<GameSetup, 'game' | 'opening' | 'signal' | 'watch'> {
  readonly pair: number;
  readonly begins: 'a' | 'b';
  /** Seed of the players' random choices. */
  readonly seed: number;
}

/** Plays one game of a pair. */
export async function playRow({ pair, begins, seed, ...setup }: PairGame, a: MatchPlayer, b: MatchPlayer): Promise<GameRow> {
  const [one, other] = [1, 2].map((player) => randomFor(seed, pair, begins === 'a' ? 1 : 2, player).next());
  const played = await playGame({
    ...setup,
    ...(begins === 'a' ? { max: a, min: b, seeds: [one, other] } : { max: b, min: a, seeds: [other, one] }),
  });
  return rowOf(setup.game, played, { pair, begins, opening: setup.opening.length });
}

function rowOf(game: Game, played: PlayedGame, about: Pick<GameRow, 'pair' | 'begins' | 'opening'>): GameRow {
  const { points, end, forfeiter, detail = null, moves } = played;
  const isFirst = about.begins === 'a';
  const [max, min] = played.spent;
  const [a, b] = isFirst ? [max, min] : [min, max];
  const forfeits = forfeiter === undefined ? null : (forfeiter === 0) === isFirst ? 'a' : 'b';
  const ms = (time: number) => Math.round(time * 10) / 10;
  return {
    ...about,
    points: isFirst ? points : 1 - points,
    end,
    forfeits: forfeits,
    detail,
    moves: formatLine(game, game.start(), moves).join(' '),
    ...{ movesA: a.moves, nodesA: a.nodes, msA: ms(a.ms) },
    ...{ movesB: b.moves, nodesB: b.nodes, msB: ms(b.ms) },
  };
}
