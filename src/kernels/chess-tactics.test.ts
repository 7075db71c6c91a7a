import { beforeAll, describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { chess } from '../games/index.ts';
import { chessMoveOf, createChessKernel, searchChess, takeChess } from './index.ts';
import type { ChessKernel } from './open-search.ts';

/** From Win at Chess (F. Reinfeld 1945), as programs have been tested with since. */
const WINS: readonly (readonly [fen: string, best: string])[] = [
  ['2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1', 'Qg6'],
  ['5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1', 'Rg3'],
  ['r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1', 'Qxh7+'],
  ['5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1', 'Qc4+'],
  ['7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1', 'Rb7'],
  ['rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1', 'Ne3'],
  ['r4q1k/p2bR1rp/2p2Q1N/5p2/5p2/2P5/PP3PPP/R5K1 w - - 0 1', 'Rf7'],
  ['3q1rk1/p4pp1/2pb3p/3p4/6Pr/1PNQ4/P1PB1PP1/4RRK1 b - - 0 1', 'Bh2+'],
  ['2br2k1/2q3rn/p2NppQ1/2p1P3/Pp5R/4P3/1P3PPP/3R2K1 w - - 0 1', 'Rxh7'],
  ['r1b1kb1r/3q1ppp/pBp1pn2/8/Np3P2/5B2/PPP3PP/R2Q1RK1 w kq - 0 1', 'Bxc6'],
  ['4k1r1/2p3r1/1pR1p3/3pP2p/3P2qP/P4N2/1PQ4P/5R1K b - - 0 1', 'Qxf3+'],
  ['r2rb1k1/pp1q1p1p/2n1p1p1/2bp4/5P2/PP1BPR1Q/1BPN2PP/R5K1 w - - 0 1', 'Qxh7+'],
];
const MOST_NODES = 400_000;

const game = chess();
let kernel: ChessKernel;
beforeAll(async () => {
  kernel = await createChessKernel({ hashMb: 16 });
});

describe('The search of chess', () => {
  it.each(WINS)('in %s plays %s', (fen, best) => {
    const position = unwrap(game.parsePosition(fen));
    kernel.forget();
    const progress = searchChess(kernel, position.board, { nodes: MOST_NODES });
    const move = chessMoveOf((progress.ahead ?? progress.lines[0])?.move as bigint);
    expect(game.formatMove(move, position).replace('#', '+')).toBe(best);
  });
});

describe('A move of chess that gives check', () => {
  /** Castling, captures en passant and promotions are not looked at (assembly/chess/generate.ts). */
  const isPlain = (san: string) => !/[O=]/.test(san);

  it('is known for it before it is played, and no other is, in 300 random positions', () => {
    const random = new Random(2004);
    let checks = 0;
    for (let n = 0; n < 300; n++) {
      const position = game.start();
      const moves: number[] = [];
      for (let ply = random.below(70); ply > 0; ply--) {
        moves.length = position.moves(moves, 0);
        position.play(random.pick(moves));
        if (position.outcome() !== undefined) position.undo();
      }
      takeChess(kernel.exports, position.board);
      moves.length = position.moves(moves, 0);
      for (const move of moves) {
        const san = game.formatMove(move, position);
        const takesEnPassant = /^[a-h]x/.test(san) && position.board.at((move >> 6) & 63) === 0;
        if (!isPlain(san) || takesEnPassant) continue;
        const expected = /[+#]$/.test(san);
        if (expected) checks++;
        expect([san, kernel.exports.givesCheck(move) !== 0]).toEqual([san, expected]);
      }
    }
    expect(checks).toBeGreaterThan(150);
  });
});
