import { failureAt, MAX, ok } from '../../core/index.ts';
import { type GameRecords, gameRecords, tagOf } from '../records/index.ts';
import { formatFen } from './fen.ts';
import { type Chess, chess } from './game.ts';
import type { ChessPosition } from './position.ts';
import { failure } from './words.ts';

/** The values of the Variant tag that sites write for plain chess. */
const PLAIN = /^(?:standard|normal|chess|from position)$/i;

/** Only mate and stalemate end a record. */
const RULES = chess({ draws: 'never' });

/** Chess in PGN files. */
export const chessRecords: GameRecords<ChessPosition, Chess> = gameRecords({
  standard: 'pgn',
  game: 'chess',
  rulesOf: (record) => {
    const variant = tagOf(record, 'Variant');
    if (variant === undefined || PLAIN.test(variant.value.trim())) return ok(RULES);
    return failureAt(failure('bad-variant', { variant: variant.value }), variant.at);
  },
  nameOf: () => 'chess',
  results: () => ['1-0', '1/2-1/2', '0-1'],
  maxIsWhite: () => true,
  fenOf: (position) => formatFen(position.current()),
  firstPly: (start) => {
    const { number, setup } = start.current();
    return 2 * (number - 1) + (setup.turn === MAX ? 0 : 1);
  },
});
