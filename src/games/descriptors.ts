import type { Game, Position, Problem, Result } from '../core/index.ts';
import { breakthroughDescriptor } from './breakthrough/descriptor.ts';
import { type CardedGame, splitSpec } from './card.ts';
import { chessDescriptor } from './chess/descriptor.ts';
import { chompDescriptor } from './chomp/descriptor.ts';
import { connect4Descriptor } from './connect4/descriptor.ts';
import type { Descriptor } from './descriptor.ts';
import { draughtsDescriptor } from './draughts/descriptor.ts';
import { graphDescriptor } from './graph/descriptor.ts';
import type { Look } from './look.ts';
import { nearest } from './nearest.ts';
import { nimDescriptor } from './nim/descriptor.ts';
import { othelloDescriptor } from './othello/descriptor.ts';
import type { Rules } from './rules-text.ts';
import { ticTacToeDescriptor } from './tictactoe/descriptor.ts';
import { treeDescriptor } from './tree/descriptor.ts';
import type { Weighing } from './weighing/heuristics.ts';
import { failure } from './words.ts';

/** The games with their rules, as they are listed. Engines, front ends and tests enumerate them. */
export const descriptors: readonly Descriptor[] = [
  ticTacToeDescriptor,
  connect4Descriptor,
  othelloDescriptor,
  draughtsDescriptor,
  chessDescriptor,
  breakthroughDescriptor,
  nimDescriptor,
  chompDescriptor,
  treeDescriptor,
  graphDescriptor,
];

/** The game that a name with its options means: `connect4:5x4x4`, `nim:3,4,5:misere`, `tree:min:[[6,7],[2,8]]`. */
export function parseGame(spec: string): Result<Game> {
  const { name, options } = splitSpec(spec);
  const found = descriptors.find(({ card }) => card.name === name.toLowerCase());
  if (found === undefined) return unknownGame(name);
  if (options.length === 0) return found.create([]);
  return found.create(found.takesText ? [options.join(':')] : options.map((option) => option.trim()));
}

/** What the layers above may ask of a game of ours; undefined for one of somebody's own. */
export function descriptorOf(game: Game): Descriptor | undefined {
  const { card } = game as Partial<CardedGame>;
  return card && descriptors.find((descriptor) => descriptor.card === card);
}

/** How a game looks on a board. Throws for games that have none: explicit trees and graphs, games of your own. */
export function lookOf(game: Game): Look {
  const look = descriptorOf(game)?.look?.(game);
  if (look !== undefined) return look;
  const names = descriptors.filter((descriptor) => descriptor.look !== undefined).map(({ card }) => card.name);
  throw new RangeError(`${splitSpec(game.name).name} is not played on a board here: those that are are ${names.join(', ')}.`);
}

/** The rules of a game, to be read by people; undefined for explicit trees and graphs, and for games of your own. */
export async function rulesOf(game: Game): Promise<Rules | undefined> {
  return descriptorOf(game)?.rules?.(game);
}

/** What the static evaluations of a game add up; undefined where it has none, and for games of your own. */
export async function weighingOf(game: Game): Promise<Weighing<Position> | undefined> {
  return descriptorOf(game)?.weighing?.(game);
}

/** Why a game of ours is too large to be shown on a board and touched there; undefined where it is not. */
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
  return descriptors.find(({ card, otherNames = [] }) => [...Object.values(card.title), ...otherNames].some(isCalled))?.card.name;
}

function unknownGame(name: string): Result<never> {
  const names = descriptors.map(({ card }) => card.name);
  return failure('unknown-game', { typed: name, meant: nearest(name, names) ?? namedOtherwise(name) ?? '', names });
}
