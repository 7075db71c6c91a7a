import { type Game, type Position, unwrap } from '../core/index.ts';
import type { Args } from './command.ts';
import { textFlag } from './flags.ts';
import { wrongUsage } from './problems.ts';

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
  const position = from === undefined ? game.start() : unwrap(game.parsePosition(from));
  const moves: string[] = [];
  for (const text of texts) {
    const move = game.parseMove(text, position);
    if (!move.ok) {
      const { message } = move.error;
      throw wrongUsage((say) => say.moveNumber(moves.length + 1, say.library(message)));
    }
    moves.push(game.formatMove(move.value, position));
    position.play(move.value);
  }
  return { position, moves };
}

/** `4,4,3`, also with spaces; a comma within brackets or quotes belongs to a move, as in `[0,1],[2,2]`. */
export function splitMoves(text: string): string[] {
  const moves: string[] = [];
  let depth = 0;
  let quoted = false;
  let move = '';
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && '[({'.includes(letter)) depth++;
    else if (!quoted && '])}'.includes(letter)) depth--;
    if (!quoted && depth <= 0 && /[,\s]/.test(letter)) {
      if (move !== '') moves.push(move);
      move = '';
    } else move += letter;
  }
  if (move !== '') moves.push(move);
  return moves;
}
