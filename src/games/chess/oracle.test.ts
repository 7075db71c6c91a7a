import { Chess as Oracle } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { formatUciMove } from './board.ts';
import { formatFen } from './fen.ts';
import { type ChessPosition, chess } from './index.ts';

/** Positions compared with chess.js. Set MINERVE_CHESS_POSITIONS to compare more. */
const POSITIONS = Number(process.env.MINERVE_CHESS_POSITIONS ?? rounds(20_000));
/** The notation of all moves is compared only once in this many positions: chess.js takes long for it. */
const NOTATED = 8;

/** Games start here, so that promotions, castling, en passant, mates and bare kings are all met often. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1',
  '8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1',
  '8/2p1p3/3p4/KP5r/1R1P1p1k/8/4P1P1/8 b - - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1',
  '8/8/3k4/8/8/3K4/8/QR6 w - - 0 1',
  '8/8/4k3/2b5/8/3K4/1B6/6n1 b - - 90 60',
  '6k1/5ppp/8/8/8/8/5PPP/3RR1K1 w - - 0 1',
];

const game = chess({ draws: 'automatic' });

function legalMoves(position: ChessPosition): number[] {
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  return moves;
}

function isCastling(move: number, { board }: ChessPosition): boolean {
  return (board.at(move & 63) & 7) === 6 && Math.abs((move & 63) - ((move >> 6) & 63)) === 2;
}

/** All answers that both programs can give. A finished game is `dead` only if there are moves. */
function ours(position: ChessPosition) {
  const { board } = position;
  const moves = legalMoves(position);
  return {
    moves: moves.map((move) => formatUciMove(move)).sort(),
    fen: formatFen(position.current()),
    check: board.isCheck(),
    checkmate: board.status() === 'checkmate',
    stalemate: board.status() === 'stalemate',
    dead: board.status() === 'dead',
    threefold: board.occurrences() >= 3,
    fifty: board.clock() >= 100,
  };
}

/** Its own moves, 0x88 squares from a8, without their notation. */
interface Inside {
  _moves(): { from: number; to: number; promotion?: string }[];
}

function theirs(oracle: Oracle) {
  const square = (at: number) => `${'abcdefgh'[at & 15]}${8 - (at >> 4)}`;
  const moves = (oracle as unknown as Inside)._moves();
  return {
    moves: moves.map(({ from, to, promotion }) => square(from) + square(to) + (promotion ?? '')).sort(),
    fen: oracle.fen(),
    check: oracle.isCheck(),
    checkmate: oracle.isCheckmate(),
    stalemate: oracle.isStalemate(),
    dead: moves.length > 0 && oracle.isInsufficientMaterial(),
    threefold: oracle.isThreefoldRepetition(),
    fifty: oracle.isDrawByFiftyMoves(),
  };
}

describe('chess.js, on random games', () => {
  it(`has the same moves, checks, mates, stalemates, draws and FENs at ${POSITIONS} positions`, () => {
    const random = new Random(1851);
    const met = {
      check: 0,
      checkmate: 0,
      stalemate: 0,
      dead: 0,
      threefold: 0,
      fifty: 0,
      enPassant: 0,
      castling: 0,
      promotion: 0,
    };
    let compared = 0;
    for (let n = 0; compared < POSITIONS; n++) {
      const fen = STARTS[n % STARTS.length] as string;
      const position = unwrap(game.parsePosition(fen));
      const oracle = new Oracle(fen);
      // Quiet games come back to positions, the others lead to the end of the board.
      const quiet = n % 4 === 3;
      for (let ply = 0; ply < 150 && compared < POSITIONS; ply++, compared++) {
        const facts = ours(position);
        if (JSON.stringify(facts) !== JSON.stringify(theirs(oracle))) expect(facts).toEqual(theirs(oracle));
        const moves = legalMoves(position);
        if (compared % NOTATED === 0)
          expect(moves.map((move) => game.formatMove(move, position)).sort()).toEqual(oracle.moves().sort());
        for (const what of ['check', 'checkmate', 'stalemate', 'dead', 'threefold', 'fifty'] as const)
          met[what] += facts[what] ? 1 : 0;
        met.enPassant += position.board.enPassant() === 0 ? 0 : 1;
        met.castling += moves.some((move) => isCastling(move, position)) ? 1 : 0;
        met.promotion += moves.some((move) => move >= 1 << 12) ? 1 : 0;
        if (position.ending() !== undefined) break;
        const shuffles = moves.filter(
          (move) => position.board.at((move >> 6) & 63) === 0 && (position.board.at(move & 63) & 7) !== 1,
        );
        const move = random.pick(quiet && shuffles.length > 0 ? shuffles : moves);
        const text = game.formatMove(move, position);
        expect(unwrap(game.parseMove(text, position))).toBe(move);
        position.play(move);
        oracle.move(formatUciMove(move).match(/(?<from>..)(?<to>..)(?<promotion>.?)/)?.groups as { from: string; to: string });
      }
    }
    if (process.env.MINERVE_CHESS_POSITIONS) console.log(met);
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(POSITIONS / 5000);
  });
});
