import { type Game, MAX, MIN, type Position, type Result, unwrap } from '../core/index.ts';
import { type Connect4, descriptorOf, listReadings, withMovesInLanguage } from '../games/index.ts';
import { type Language, quoted, say } from '../i18n/index.ts';
import { intFlag, textFlag } from './arguments.ts';
import type { Args, Context } from './command.ts';
import { readPosition } from './connect4/position.ts';
import { type LoadedGame, loadGame } from './load-game.ts';
import { usageError } from './problems.ts';
import { readGameFile } from './record-file.ts';
import type { CliTexts } from './words/index.ts';

/** The game and the position that a command starts with. */
export interface StartedGame extends LoadedGame {
  readonly position: Position;
  /** The position that the moves are played from; the game's own start where it is undefined. */
  readonly from: string | undefined;
  readonly moves: readonly string[];
  /** The record that it came from. */
  readonly record?: string;
}

/**
 * Reads the arguments that choose a game and a position: a game's name with `--position` and `--moves`, or a file of
 * games (`--game`, `--number`, `--ply`), which names its game itself. If the file has several games, a note gives their
 * number.
 */
export async function startOf(
  { args, note, words, input, language }: Pick<Context, 'args' | 'note' | 'words' | 'input' | 'language'>,
  command: string,
  file = textFlag(args, 'game'),
): Promise<StartedGame> {
  const [typed] = args.positionals;
  if (file === undefined) {
    for (const option of ['number', 'ply'])
      if (args.flags[option] !== undefined) throw usageError((say) => say.records.onlyWithGame({ option }));
    if (typed === undefined) throw usageError((say) => say.tooFewWords({ command }));
    const loaded = await loadGame(typed, input);
    const from = textFlag(args, 'position');
    return { ...loaded, from, ...replay(loaded.game, from, movesTyped(loaded.game, args, language)) };
  }
  if (args.flags.position !== undefined)
    throw usageError((say) => say.conflict({ first: '--game', second: '--position', remedy: say.records.gameHasPosition }));
  const named = typed === undefined ? undefined : (await loadGame(typed, input)).game;
  const number = intFlag(args, 'number', 1);
  const taken = await readGameFile(file, { game: named, number, ply: intFlag(args, 'ply', 0) });
  if (taken.count > 1 && number === undefined) note(words.records.several(file, taken.count, taken.players));
  const { game, from, record } = taken;
  const played = replay(game, from, [...taken.moves, ...movesTyped(game, args, language)]);
  return { spec: game.name, source: game.name, game, from, ...played, ...(record !== undefined && { record }) };
}

export interface ReplayedMoves {
  /** With all the moves played. */
  readonly position: Position;
  /** The moves, as the game writes them. */
  readonly moves: readonly string[];
}

/** The position that `--position` and `--moves` lead to. */
export function positionFromOptions(game: Game, args: Args, language: Language = 'en'): ReplayedMoves {
  return replay(game, textFlag(args, 'position'), movesTyped(game, args, language));
}

/**
 * A position, `from` or the start of the game, after these moves. An item that is a list has the possible meanings of a
 * move, the likeliest first.
 */
export function replay(game: Game, from: string | undefined, texts: readonly (string | readonly string[])[]): ReplayedMoves {
  const position = from === undefined ? game.start() : positionTyped(game, from);
  const moves: string[] = [];
  for (const text of texts) {
    const move = moveTyped(game, position, typeof text === 'string' ? [text] : text);
    if (!move.ok) {
      const { error } = move;
      const reason = (language: Language) => say(withMovesInLanguage(error, descriptorOf(game)?.info, language), language);
      throw usageError((words, language) => words.moveNumber({ number: moves.length + 1, sentence: reason(language) }));
    }
    moves.push(game.formatMove(move.value, position));
    position.play(move.value);
  }
  return { position, moves };
}

/** The first of the readings of a move that is one; where none is, why the likeliest is not. */
export function moveTyped(game: Game, position: Position, readings: readonly string[]): Result<number> {
  const read = readings.map((text) => game.parseMove(text, position));
  return read.find(({ ok }) => ok) ?? (read[0] as Result<number>);
}

/**
 * The moves after `--moves`, in the letters of the language or in the game's own. Those of Connect 4 may run together,
 * `443`, as they do in its positions.
 */
function movesTyped(game: Game, args: Args, language: Language): (readonly string[])[] {
  const moves = splitMoves(textFlag(args, 'moves') ?? '');
  const runTogether = isConnect4(game) && game.size.columns <= 9;
  const single = runTogether ? moves.flatMap((move) => (/^\d+$/.test(move) ? [...move] : [move])) : moves;
  return listReadings(single, descriptorOf(game)?.info, language);
}

function isConnect4(game: Game): game is Game & Connect4 {
  return 'fromDiagram' in game;
}

/**
 * Reads a position in the game's notation. A user's own game rarely checks its input, so the functions that every
 * position needs are called here: otherwise a typing error would look like an error of the game.
 */
function positionTyped(game: Game, text: string): Position {
  const position = unwrap(parse(game, text));
  const start = game.formatPosition(game.start());
  const why = strangeness(position);
  if (why === undefined || game.formatPosition(position) === start) return position;
  throw usageError((say) => say.notAPosition({ typed: quoted(text), game: game.name, start, why: why(say) }));
}

/** Connect 4 also takes a drawn board; other games that do have it as their notation. */
function parse(game: Game, text: string): Result<Position> {
  return isConnect4(game) ? readPosition(game, text) : game.parsePosition(text);
}

function strangeness(position: Position): ((say: CliTexts) => string) | undefined {
  if (position.outcome() !== undefined) return undefined;
  const turn: unknown = position.turn();
  if (turn !== MAX && turn !== MIN) return (say) => say.strangeTurn({ turn: String(turn) });
  return position.moves([], 0) === 0 ? (say) => say.stuckThere : undefined;
}

/**
 * `4,4,3`, also with spaces; a comma within brackets or quotes belongs to a move, as in `[0,1],[2,2]`. Throws if
 * there is nothing before or after a comma.
 */
export function splitMoves(text: string): string[] {
  const moves: string[] = [];
  let depth = 0;
  let inQuotes = false;
  let move = '';
  let sinceComma = 0;
  const end = () => {
    if (move === '') return;
    moves.push(move);
    sinceComma++;
    move = '';
  };
  const comma = () => {
    if (sinceComma === 0) throw usageError((say) => say.emptyMove({ number: moves.length + 1, typed: quoted(text) }));
    sinceComma = 0;
  };
  for (const letter of text) {
    if (letter === '"') inQuotes = !inQuotes;
    else if (!inQuotes && '[({'.includes(letter)) depth++;
    else if (!inQuotes && '])}'.includes(letter)) depth--;
    if (!inQuotes && depth <= 0 && /[,\s]/.test(letter)) {
      end();
      if (letter === ',') comma();
    } else move += letter;
  }
  end();
  if (text.trim() !== '') comma();
  return moves;
}
