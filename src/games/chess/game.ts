import { fail, ok, type Result, unwrap } from '../../core/index.ts';
import { CHESS_EVALUATIONS } from '../../kernels/index.ts';
import type { CardedGame } from '../card.ts';
import { chessCard } from './card.ts';
import { parseFen, START_FEN } from './fen.ts';
import { drawBoard, formatPosition, parsePosition } from './notation.ts';
import { CHESS_DRAWS, type ChessOptions, ChessPosition } from './position.ts';
import { formatSan, parseSan } from './san.ts';

export interface Chess extends CardedGame<ChessPosition> {
  readonly options: ChessOptions;
  swapPlayers(position: ChessPosition): ChessPosition;
}

/**
 * Chess, Max with the white pieces. Moves are written in the standard algebraic notation, positions as FEN. Unless `draws` says otherwise, a game ends as soon as a draw can be claimed.
 */
export function chess({ evaluation = 'tapered', draws = 'claimed' }: Partial<ChessOptions> = {}): Chess {
  const options: ChessOptions = { evaluation, draws };
  return {
    card: chessCard,
    name: ['chess', ...(evaluation === 'tapered' ? [] : [evaluation]), ...(draws === 'claimed' ? [] : [draws])].join(':'),
    options,
    start: () => new ChessPosition(unwrap(parseFen(START_FEN)), options),
    formatMove: formatSan,
    parseMove: parseSan,
    formatPosition,
    parsePosition: (text) => parsePosition(text, options),
    draw: drawBoard,
    swapPlayers: (position) => position.swapped(),
  };
}

/** `chess`, `chess:course`, `chess:thesis`, any of them with `:automatic` or `:never`. */
export function chessFromOptions(texts: readonly string[]): Result<Chess> {
  let options: Partial<ChessOptions> = {};
  for (const text of texts) {
    const option = text.toLowerCase();
    const evaluation = CHESS_EVALUATIONS.find((name) => name === option);
    const draws = CHESS_DRAWS.find((name) => name === option);
    if ((evaluation ?? draws) === undefined || (evaluation && options.evaluation) || (draws && options.draws))
      return fail(
        'bad-option',
        `Chess takes an evaluation (${CHESS_EVALUATIONS.join(', ')}) and when draws end a game (${CHESS_DRAWS.join(', ')}), not "${texts.join(':')}".`,
      );
    options = { ...options, ...(evaluation && { evaluation }), ...(draws && { draws }) };
  }
  return ok(chess(options));
}
