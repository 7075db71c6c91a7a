import type { Position } from '../core/index.ts';
import type { Context } from './command.ts';
import { textFlag, wholeFlag } from './flags.ts';
import { type LoadedGame, loadGame } from './load-game.ts';
import { replay, splitMoves } from './position.ts';
import { wrongUsage } from './problems.ts';
import { readGameFile } from './record-file.ts';

/** The game and the position that a command starts with. */
export interface Starting extends LoadedGame {
  readonly position: Position;
  /** The position that the moves are played from; the game's own start where it is undefined. */
  readonly from: string | undefined;
  readonly moves: readonly string[];
}

/**
 * What the words and options mean: a game's name with `--position` and `--moves`, or a file of games (`--game`, `--number`, `--ply`), which names its game itself.
 * A file with several games is said to have them.
 */
export async function startOf(
  { args, note, words, input }: Pick<Context, 'args' | 'note' | 'words' | 'input'>,
  command: string,
  file = textFlag(args, 'game'),
): Promise<Starting> {
  const [typed] = args.words;
  const further = splitMoves(textFlag(args, 'moves') ?? '');
  if (file === undefined) {
    for (const option of ['number', 'ply'])
      if (args.flags[option] !== undefined) throw wrongUsage((say) => say.records.onlyWithGame(option));
    if (typed === undefined) throw wrongUsage((say) => say.tooFewWords(command));
    const loaded = await loadGame(typed, input);
    const from = textFlag(args, 'position');
    return { ...loaded, from, ...replay(loaded.game, from, further) };
  }
  if (args.flags.position !== undefined)
    throw wrongUsage((say) => say.conflict({ first: '--game', second: '--position', remedy: say.records.gameHasPosition }));
  const named = typed === undefined ? undefined : (await loadGame(typed, input)).game;
  const number = wholeFlag(args, 'number', 1);
  const taken = readGameFile(file, { game: named, number, ply: wholeFlag(args, 'ply', 0) });
  if (taken.count > 1 && number === undefined) note(words.records.several(file, taken.count, taken.players));
  const { game, from } = taken;
  return { spec: game.name, source: game.name, game, from, ...replay(game, from, [...taken.moves, ...further]) };
}
