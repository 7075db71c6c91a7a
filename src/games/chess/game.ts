import { failureAt, ok, opponent, type Result, unwrap } from '../../core/index.ts';
import { type Language, type Sentence, say } from '../../i18n/index.ts';
import { CHESS_EVALUATIONS } from '../../kernels/index.ts';
import type { BuiltInGame } from '../game-info.ts';
import { formatUciMove } from './board.ts';
import { formatFen, parseFen, pieceLetter, START_FEN, sideOf } from './fen.ts';
import { chessInfo } from './info.ts';
import { CHESS_DRAWS, type ChessOptions, ChessPosition } from './position.ts';
import { formatSan, parseSan } from './san.ts';
import { failure, sentence } from './words.ts';

export interface Chess extends BuiltInGame<ChessPosition> {
  readonly options: ChessOptions;
  swapPlayers(position: ChessPosition): ChessPosition;
}

/**
 * Chess, Max with the white pieces. Moves are written in the standard algebraic notation, positions as FEN. Unless
 * `draws` says otherwise, a game ends as soon as a draw can be claimed.
 */
export function chess({ evaluation = 'tapered', draws = 'claimed' }: Partial<ChessOptions> = {}): Chess {
  const options: ChessOptions = { evaluation, draws };
  return {
    info: chessInfo,
    name: ['chess', ...(evaluation === 'tapered' ? [] : [evaluation]), ...(draws === 'claimed' ? [] : [draws])].join(':'),
    options,
    start: () => new ChessPosition(unwrap(parseFen(START_FEN)), options),
    formatMove: formatSan,
    parseMove: parseSan,
    formatPosition,
    parsePosition: (text) => parsePosition(text, options),
    draw,
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
      return failure('chess-options', { evaluations: CHESS_EVALUATIONS, draws: CHESS_DRAWS, options: texts.join(':') });
    options = { ...options, ...(evaluation && { evaluation }), ...(draws && { draws }) };
  }
  return ok(chess(options));
}

/**
 * The FEN; where a position has come back already, so that the past will soon matter, the FEN before these moves and
 * the moves, as UCI has it: `FEN moves g1f3 g8f6 f3g1`.
 */
export function formatPosition(position: ChessPosition): string {
  if (!position.board.hasRepeated()) return formatFen(position.current());
  const { from, moves } = position.recent();
  return `${formatFen(from)} moves ${moves.map(formatUciMove).join(' ')}`;
}

/** The ways to write the standard starting position. */
const STARTS = ['startpos', 'start', '-', ''];

/** A FEN, `startpos` or nothing, and behind any of them `moves` with moves, as engines or people write them. */
function parsePosition(text: string, options: ChessOptions): Result<ChessPosition> {
  const [head, ...tails] = text.split(/\bmoves\b/);
  if (tails.length > 1) return failureAt(failure('fen-moves'), { column: text.lastIndexOf('moves') + 1 });
  const isStart = STARTS.includes((head as string).trim());
  const setup = parseFen(isStart ? START_FEN : (head as string));
  if (!setup.ok) return setup;
  const position = new ChessPosition(setup.value, options);
  const offset = (head as string).length + 'moves'.length;
  for (const match of (tails[0] ?? '').matchAll(/\S+/g)) {
    const move = parseSan(match[0], position);
    if (!move.ok) return failureAt(move, { column: offset + match.index + 1 });
    position.play(move.value);
  }
  return ok(position);
}

/** Row 8 on top, White's pieces as capitals. */
function draw(position: ChessPosition, language: Language = 'en'): string {
  const { pieces } = position.current().setup;
  const rows = Array.from({ length: 8 }, (_, fromTop) => {
    const row = 7 - fromTop;
    return [row + 1, ...pieces.slice(8 * row, 8 * row + 8).map(pieceLetter)].join(' ');
  });
  const state = stateOf(position).map((part) => say(part, language));
  return [...rows, '  a b c d e f g h', state.join(' ')].join('\n');
}

/** The player to move and whether that side is in check, or how the game ended. */
function stateOf(position: ChessPosition): Sentence[] {
  const ending = position.ending();
  const turn = position.turn();
  if (ending === 'checkmate') return [sentence('won-by-checkmate', { side: sideOf(opponent(turn)) })];
  if (ending !== undefined) return [sentence(`drawn-${ending}`)];
  return [sentence('side-to-move', { side: sideOf(turn) }), ...(position.board.isCheck() ? [sentence('check')] : [])];
}
