import { type Game, MAX, MIN, type Position, type Result, unwrap } from '../core/index.ts';
import type { Connect4 } from '../games/index.ts';
import type { Args } from './command.ts';
import { readPosition } from './connect4/position.ts';
import { textFlag } from './flags.ts';
import { sayProblem, wrongUsage } from './problems.ts';
import type { Words } from './words/index.ts';

export interface Beginning {
  /** With all the moves played. */
  readonly position: Position;
  /** The moves, as the game writes them. */
  readonly moves: readonly string[];
}

/** The position that `--position` and `--moves` lead to. */
export function beginning(game: Game, args: Args): Beginning {
  return replay(game, textFlag(args, 'position'), splitMoves(textFlag(args, 'moves') ?? ''));
}

/** A position of the game, `from` or its start, with moves played on it. */
export function replay(game: Game, from: string | undefined, texts: readonly string[]): Beginning {
  const position = from === undefined ? game.start() : positionTyped(game, from);
  const moves: string[] = [];
  for (const text of texts) {
    const move = game.parseMove(text, position);
    if (!move.ok) {
      const { error } = move;
      throw wrongUsage((say, language) => say.moveNumber({ number: moves.length + 1, sentence: sayProblem(error, language) }));
    }
    moves.push(game.formatMove(move.value, position));
    position.play(move.value);
  }
  return { position, moves };
}

/**
 * A position in the game's notation. A game of one's own rarely looks closely at what it is given, so what no position can lack is asked of it
 * here: otherwise a slip in the typing would look like a mistake in the game.
 */
function positionTyped(game: Game, text: string): Position {
  const position = unwrap(parse(game, text));
  const start = game.formatPosition(game.start());
  const why = strangeness(position);
  if (why === undefined || game.formatPosition(position) === start) return position;
  throw wrongUsage((say) => say.notAPosition({ typed: text, game: game.name, start, why: why(say) }));
}

/** Connect 4 also takes a drawn board; other games that do have it as their notation. */
function parse(game: Game, text: string): Result<Position> {
  return 'fromDiagram' in game ? readPosition(game as Game & Connect4, text) : game.parsePosition(text);
}

function strangeness(position: Position): ((say: Words) => string) | undefined {
  if (position.outcome() !== undefined) return undefined;
  const turn: unknown = position.turn();
  if (turn !== MAX && turn !== MIN) return (say) => say.strangeTurn({ turn: String(turn) });
  return position.moves([], 0) === 0 ? (say) => say.stuckThere : undefined;
}

/** `4,4,3`, also with spaces; a comma within brackets or quotes belongs to a move, as in `[0,1],[2,2]`. Throws where there is nothing before or after a comma. */
export function splitMoves(text: string): string[] {
  const moves: string[] = [];
  let depth = 0;
  let quoted = false;
  let move = '';
  let sinceComma = 0;
  const end = () => {
    if (move === '') return;
    moves.push(move);
    sinceComma++;
    move = '';
  };
  const comma = () => {
    if (sinceComma === 0) throw wrongUsage((say) => say.emptyMove({ number: moves.length + 1, typed: text }));
    sinceComma = 0;
  };
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && '[({'.includes(letter)) depth++;
    else if (!quoted && '])}'.includes(letter)) depth--;
    if (!quoted && depth <= 0 && /[,\s]/.test(letter)) {
      end();
      if (letter === ',') comma();
    } else move += letter;
  }
  end();
  if (text.trim() !== '') comma();
  return moves;
}
