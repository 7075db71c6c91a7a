import { Console } from 'node:console';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import { type Game, MIN, ProblemError, unwrap } from '../core/index.ts';
import { loadGame as loadModule } from '../engines/index.ts';
import { gameWithHeuristic, isModuleAddress, parseGame, splitHeuristic, treeFigures } from '../games/index.ts';
import { shellWord } from '../i18n/index.ts';
import { readText } from './files.ts';
import { type CommandProblem, usageError } from './problems.ts';

export interface LoadedGame {
  readonly game: Game;
  /**
   * The name as it was typed: `connect4:5x4x4`, `tree:@file`, `./race.mjs`. It is written to saves and to commands that
   * resume.
   */
  readonly spec: string;
  /**
   * The text with which an engine opens the game: the address of a module, or the full name, including the text of a
   * tree.
   */
  readonly source: string;
}

/**
 * Loads the game that an argument names. Besides the names of the registry it may be a list, which is a tree;
 * `tree:@file`, `graph:@file` or `tree:-`, for a text too long for a command line; or the path of a user's own game.
 */
export async function loadGame(typed: string, input: () => Promise<string>): Promise<LoadedGame> {
  const spec = figureText(typed.trim()) ?? typed.trim();
  if (spec === '') throw usageError((say) => say.emptyGame);
  if (/\.(pdn|pgn)$/i.test(spec)) throw usageError((say) => say.records.isAFile({ file: spec }));
  if (isPath(spec)) return { spec, game: await importGame(spec), source: spec };
  const outside = /^(tree|graph):(@(.*)|-)$/s.exec(spec);
  if (outside !== null) {
    const [, kind, how, file] = outside;
    const text = how === '-' ? await input() : readText((file as string) || missing(spec));
    if (text.trim() === '') throw usageError((say) => say.emptyText(how === '-' ? undefined : (file as string)));
    const source = `${kind}:${text.trim()}`;
    return { spec, game: unwrap(parseGame(source)), source };
  }
  const { game: source, heuristic } = splitHeuristic(spec.startsWith('[') ? `tree:${spec}` : spec);
  const parsed = parseGame(source);
  if (!parsed.ok) throw misplaced(spec) ?? new ProblemError(parsed.error);
  if (heuristic !== undefined) return loadedWith(heuristic, parsed.value);
  return { spec: parsed.value.name, game: parsed.value, source };
}

/** The tree of a figure of the documents, by its name on the page: `000-figure-4`. */
function figureText(name: string): string | undefined {
  const figure = treeFigures.find((one) => one.name === name);
  return figure && `tree:${figure.root === MIN ? 'min:' : ''}${figure.text}`;
}

/** The game with a heuristic as its evaluation. Throws a `ProblemError` if the game takes no such heuristic. */
export async function loadedWith(heuristic: string, plain: Game): Promise<LoadedGame> {
  const game = unwrap(await gameWithHeuristic(plain, heuristic));
  return { game, spec: game.name, source: game.name };
}

/** A position or a move where an option of the game should be, as in `chess:e4`: answered with where it goes. */
function misplaced(spec: string): CommandProblem | undefined {
  const [, name = '', text = ''] = /^([^:]*):(.*)$/s.exec(spec) ?? [];
  const plain = text.trim() === '' ? undefined : parseGame(name);
  if (!plain?.ok) return undefined;
  const game = plain.value;
  if (game.parsePosition(text).ok) return usageError((say) => say.isAPosition({ game: game.name, position: shellWord(text) }));
  if (game.parseMove(text, game.start()).ok) return usageError((say) => say.isAMove({ game: game.name, move: shellWord(text) }));
  return undefined;
}

/** The title of the game in a heading. A user's own game has the name in its module, followed by the path. */
export function titleOf({ game, spec }: Pick<LoadedGame, 'game' | 'spec'>): string {
  const { name } = game as { readonly name?: unknown };
  return isPath(spec) && typeof name === 'string' && name !== basename(spec) ? `${name} (${spec})` : spec;
}

/** The same game, named from another folder: only relative paths change. */
export function movedSpec(spec: string, from: string, to: string): string {
  const { kind, path } = placeIn(spec);
  if (path === undefined || isAbsolute(path)) return spec;
  const moved = relative(to, resolve(from, path)).replaceAll('\\', '/');
  return kind !== '' || isAbsolute(moved) || /^\.\.?\//.test(moved) ? kind + moved : `./${moved}`;
}

/** Whether two words name the same game, however the path to it is written. */
export function isSameSpec(first: string, second: string): boolean {
  const absolute = (spec: string) => {
    const { kind, path } = placeIn(spec);
    return path === undefined ? spec : kind + resolve(path);
  };
  return absolute(first) === absolute(second);
}

/** The path in `tree:@file` or `./race.mjs`, and the kind before it. */
function placeIn(spec: string): { readonly kind: string; readonly path: string | undefined } {
  const [, kind = '', file] = /^((?:tree|graph):@)(.+)$/s.exec(spec) ?? [];
  return { kind, path: file ?? (isPath(spec) ? spec : undefined) };
}

/** Whether a file describes the game: `tree:@file` or `./race.mjs`. */
export function isInFile(spec: string): boolean {
  return placeIn(spec).path !== undefined;
}

/** Whether it is a user-defined game. */
export function isPath(spec: string): boolean {
  return isModuleAddress(spec) && !/^(file|https?):/i.test(spec);
}

/** Sends the game's own output to standard error: standard output is for the answer. */
function importGame(path: string): Promise<Game> {
  readText(path);
  globalThis.console = new Console(process.stderr);
  return loadModule(path);
}

function missing(spec: string): never {
  throw usageError((say) => say.fileNameMissing({ spec }));
}
