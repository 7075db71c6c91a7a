import { existsSync } from 'node:fs';
import { type Game, unwrap } from '../core/index.ts';
import { descriptorOf, heuristicOf, heuristicSetOf, OWN, parseGame, parseHeuristicFile, splitHeuristic } from '../games/index.ts';
import { parsePlayer } from '../lab/index.ts';
import { textFlag } from './arguments.ts';
import type { Args, Context } from './command.ts';
import { readText } from './files.ts';
import { type LoadedGame, loadedWith } from './load-game.ts';
import { replay, type StartedGame, startOf } from './starting.ts';

/** The heuristic that is typed, or the content of the file that it names. */
export async function heuristicText(typed: string, game: Game): Promise<string> {
  const [word = ''] = typed
    .trim()
    .toLowerCase()
    .split(/[\s;,=]/);
  const names = (await heuristicSetOf(game))?.heuristics.map(({ name }) => name) ?? [];
  const isPath = /[\\/.]/.test(typed) && !/\s/.test(typed);
  // A file that is called like a heuristic is typed as ./course.
  if ([...names, OWN, 'table'].includes(word) || !(existsSync(typed) || isPath)) return typed;
  return unwrap(parseHeuristicFile(readText(typed), game));
}

/** The heuristic of `--heuristic`. */
export async function heuristicFlag(args: Args, game: Game): Promise<string | undefined> {
  const typed = textFlag(args, 'heuristic');
  return typed === undefined ? undefined : heuristicText(typed, game);
}

/** The game with the heuristic of `--heuristic`, if there is one. A note says what the heuristic replaces. */
export async function withHeuristicFlag<L extends LoadedGame>(
  loaded: L,
  { args, note, words }: Pick<Context, 'args' | 'note' | 'words'>,
): Promise<L> {
  const text = await heuristicFlag(args, loaded.game);
  const plain = plainGame(loaded.game);
  const used = text === undefined ? loaded : { ...loaded, ...(await loadedWith(text, plain)) };
  const { search, isSolved } = (heuristicOf(used.game) !== undefined && descriptorOf(plain)) || {};
  if (search !== undefined || isSolved?.(plain)) note(words.generalSearch({ game: plain.name }));
  return used;
}

/** A player of a match with its heuristic as text, in its shortest form, where a file was named. */
export async function playerWithHeuristic(player: string, game: Game): Promise<string> {
  const spec = unwrap(parsePlayer(player, game));
  if (spec.kind !== 'engine' || spec.heuristic === undefined) return player;
  const { game: used } = await loadedWith(await heuristicText(spec.heuristic, game), plainGame(game));
  const at = player.lastIndexOf(spec.heuristic);
  return `${player.slice(0, at)}${heuristicOf(used)}${player.slice(at + spec.heuristic.length)}`;
}

/** The same game with its own evaluation. */
export function plainGame(game: Game): Game {
  return heuristicOf(game) === undefined ? game : unwrap(parseGame(splitHeuristic(game.name).game));
}

/** The game and the position that a command starts with, and the heuristic that its search asks. */
export async function startWithHeuristic(
  context: Parameters<typeof startOf>[0],
  command: string,
  file?: string,
): Promise<StartedGame> {
  const typed = await startOf(context, command, file);
  const start = await withHeuristicFlag(typed, context);
  return start === typed ? start : { ...start, ...replay(start.game, start.from, start.moves) };
}
