import type { Game, Position, Problem, Result } from '../core/index.ts';
import type { BoardAdapter } from './board-adapter.ts';
import type { Descriptor } from './descriptor.ts';
import { descriptors } from './descriptors.ts';
import type { HeuristicSet } from './evaluation/weight-table.ts';
import { type BuiltInGame, type GameInfo, gameName, splitHeuristic, splitSpec } from './game-info.ts';
import { boardGames, gameInfos } from './game-infos.ts';
import { nearest } from './nearest.ts';
import type { Rules } from './rules-text.ts';
import { failure } from './words.ts';

/**
 * The game that a name with its options means: `connect4:5x4x4`, `nim:3,4,5:misere`, `tree:min:[[6,7],[2,8]]`. A
 * heuristic in the name is for `loadGame`, which loads what it needs.
 */
export function parseGame(spec: string): Result<Game> {
  const { game, heuristic } = splitHeuristic(spec);
  if (heuristic !== undefined) return failure('heuristic-here', { game });
  const { name, options } = splitSpec(spec);
  const found = descriptorNamed(name);
  if (found === undefined) return unknownGame(name);
  if (options.length === 0) return found.create([]);
  return found.create(found.takesText ? [options.join(':')] : options.map((option) => option.trim()));
}

/**
 * The descriptor for a name with options; the game itself checks the options. In a page, `loadRules` has to have loaded
 * the game.
 */
export function descriptorNamed(spec: string): Descriptor | undefined {
  const name = gameName(spec);
  const found = descriptors.find(({ info }) => info.name === name);
  if (found === undefined && gameInfos.some((info) => info.name === name))
    throw new Error(`The rules of ${name} are not loaded yet.`);
  return found;
}

/**
 * The descriptor of a built-in game; undefined for a user-defined one. A game with a heuristic of the user's has no
 * compiled search, solver, levels or tablebases: they would not ask it.
 */
export function descriptorOf(game: Game): Descriptor | undefined {
  const info = infoOf(game);
  const found = info && descriptorNamed(info.name);
  if (found === undefined || heuristicOf(game) === undefined) return found;
  const { search, isSolved, levels, tablebases, ...rest } = found;
  return rest;
}

/** The text of the heuristic that replaces the game's evaluation; undefined if the game has its own. */
export function heuristicOf(game: Game): string | undefined {
  return (game as Partial<BuiltInGame>).ownHeuristic;
}

/** The data about a built-in game; undefined for a user-defined one. */
export function infoOf(game: Game): GameInfo | undefined {
  return (game as Partial<BuiltInGame>).info;
}

/** How a game looks on a board. Throws for games that have none: explicit trees and graphs, games of your own. */
export function boardAdapterOf(game: Game): BoardAdapter {
  const look = descriptorOf(game)?.board?.(game);
  if (look !== undefined) return look;
  const names = boardGames.map(({ name }) => name);
  throw new RangeError(`${splitSpec(game.name).name} has no board. Games with a board: ${names.join(', ')}.`);
}

/** The rules of a game, to be read by people; undefined for explicit trees and graphs, and for games of your own. */
export async function rulesOf(game: Game): Promise<Rules | undefined> {
  return descriptorOf(game)?.rules?.(game);
}

/** The terms of a game's static evaluations; undefined if it has none, and for users' games. */
export async function heuristicSetOf(game: Game): Promise<HeuristicSet<Position> | undefined> {
  return descriptorOf(game)?.heuristicSet?.(game);
}

/** Why a built-in game is too large for its board; undefined if it is not. */
export function boardProblem(game: Game): Problem | undefined {
  return descriptorOf(game)?.boardProblem?.(game);
}

/** The game of this title, in whatever language and however it is spelled: `Échecs`, `puissance4`. */
function namedOtherwise(typed: string): string | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase();
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const isCalled = (text: string) => plain(text) === wanted;
  return gameInfos.find(({ title, otherNames = [] }) => [...Object.values(title), ...otherNames].some(isCalled))?.name;
}

function unknownGame(name: string): Result<never> {
  const names = gameInfos.map((info) => info.name);
  const meant = nearest(name, names) ?? namedOtherwise(name) ?? '';
  return failure('unknown-game', { typed: name, meant, names });
}
