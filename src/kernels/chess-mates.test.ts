import { beforeAll, describe, expect, it } from 'vitest';
import { seenBy, unwrap, WIN } from '../core/index.ts';
import { type ChessPosition, chess } from '../games/index.ts';
import { alphabeta } from '../search/index.ts';
import { chessMoveOf, createChessKernel, searchChess, takeChess } from './index.ts';
import type { ChessKernel } from './open-search.ts';

/**
 * Mate in this number of moves, and not sooner. From games that the kernel played against itself badly; found by search
 * to the depth of the mate, nothing left out.
 */
const MATES: readonly (readonly [moves: number, fen: string])[] = [
  [2, '8/5R2/kp1Q4/p7/3p3p/1P5P/PP6/7K w - - 2 43'],
  [2, '8/8/1p6/p7/P3k3/2K2n2/8/3q3r b - - 1 64'],
  [2, '7Q/8/k1p5/2P1B3/p7/Kb6/8/8 w - - 1 69'],
  [2, 'r3k2r/1pp5/4pq1p/pb1pP1p1/3P4/2b2P2/PPPB1P1P/2R1K1R1 b kq - 2 22'],
  [2, 'r6k/2pp4/p1bb4/2P1p3/PP6/5rP1/3q4/R3R1K1 b - - 0 35'],
  [2, 'r6k/2pp4/p1b5/2b1p3/PP2R3/6P1/5q2/4R2K b - - 1 39'],
  [2, '1r3rk1/6pp/p1b1p3/8/PPBn4/8/1P3q1P/RNQK2R1 b - - 5 27'],
  [2, 'r3k1q1/3b1p2/pQ2pP2/1p4N1/7P/6P1/PPP2P2/1K1RR3 w - - 4 29'],
  [2, '8/pp6/2p1N3/3p4/1P1P1PQ1/k7/P5PP/1R4K1 w - - 1 42'],
  [2, '8/1p6/p1p1N3/3p4/1P1P1P2/k7/P3Q1PP/1R4K1 w - - 0 43'],
  [3, 'k6r/3R3P/6P1/1R6/8/1p4K1/1n6/8 w - - 2 68'],
  [3, '8/6pk/p2R4/4BP2/1P5P/6P1/5P2/6K1 w - - 1 54'],
  [3, '3r4/3Rkp2/2p1b3/4p1pp/1P2Pn2/4KR1P/r4PP1/8 b - - 8 41'],
  [3, '8/1k6/1p1Q4/p7/3p3p/1P5P/PP6/5R1K w - - 0 42'],
  [3, '8/8/1p6/p7/P3k3/1K3n2/3p4/7r b - - 1 63'],
  [3, '6k1/2P5/8/4R1p1/8/5PPp/P6P/6K1 w - - 0 58'],
  [3, '8/2P4k/8/6R1/8/5PPp/P6P/6K1 w - - 1 59'],
  [3, '6r1/1k3p1p/3p1P1p/R1p1P3/2P5/3K4/6r1/2b5 b - - 0 40'],
  [3, '8/2k2p1p/3b1P1p/1Rp5/2P3r1/4K3/6r1/8 b - - 3 44'],
  [3, 'r3k2r/1ppb4/4pq1p/p2pP1p1/3P4/2b2P2/PPPBKP1P/2R3R1 b kq - 0 21'],
  [4, '7k/6p1/p2R4/4pP2/1P5P/2B3P1/5P2/6K1 w - - 1 53'],
  [4, '6k1/2R5/8/p3BP2/1P5P/6P1/5P2/6K1 w - - 2 57'],
  [4, '3Q4/1k6/1p1p4/p1p5/3P3p/1P5P/PP6/5R1K w - - 0 41'],
  [4, '8/8/1p6/p7/P3k3/1K1p1n2/7p/8 b - - 1 61'],
  [4, '8/2P5/6k1/4R3/8/5PPp/P6P/6K1 w - - 3 60'],
  [4, '6r1/2k2p1p/3b1P1p/1Rp5/2P1K3/8/6r1/8 b - - 1 43'],
  [4, 'r3k2r/1pp5/4pq1p/pb1pP1p1/3P4/5P2/PPPK1P1P/2R3R1 b kq - 0 23'],
  [4, '8/5k2/8/1b1p4/5p2/8/6r1/3K4 b - - 3 68'],
  [4, '3k4/pp3rNp/2p4Q/3p4/1P1P4/8/P3BPPP/4R1K1 w - - 1 35'],
  [4, '5k2/8/8/5P2/p6Q/P1P4P/8/7K w - - 3 59'],
  [5, '8/5k2/8/5P2/p7/P1P4P/8/4Q2K w - - 1 58'],
  [5, '8/k7/1p3P2/p6P/P4r2/2p4K/8/4r3 b - - 1 50'],
  [5, '7k/R6p/7P/p1P5/3K4/1P3b2/8/8 w - - 5 54'],
  [5, '2k5/8/2K2P2/2N4P/8/8/3r4/4R3 w - - 1 68'],
  [5, '8/5R2/1kNpP3/2p5/2P1B2p/P5rP/1K6/8 w - - 7 59'],
  [5, '8/6P1/8/P3k3/8/3K4/8/2R5 w - - 3 70'],
  [5, 'kr6/3R4/2PR4/P3P3/2K4p/2N4P/7b/8 w - - 0 52'],
  [5, '2k5/2b2R2/P7/1K6/7p/2N4P/8/8 w - - 1 59'],
  [5, '8/8/pp2k3/7p/K6p/5r1P/8/8 b - - 7 59'],
  [5, '8/8/pp6/4k2p/K6p/7r/8/8 b - - 1 61'],
];

const game = chess();
const at = (fen: string) => unwrap(game.parsePosition(fen));
/** The value of a mate in `moves` moves for the side to move. */
const mateIn = (moves: number) => WIN - (2 * moves - 1);

describe('Mates in 2 to 5', () => {
  let kernel: ChessKernel;
  beforeAll(async () => {
    kernel = await createChessKernel({ hashMb: 16 });
  });

  it('are there, and not sooner, when every line is searched to their depth (in 2 to 4)', () => {
    for (const [moves, fen] of MATES) {
      if (moves > 4) continue;
      const { lines } = searchChess(kernel, at(fen).board, { depth: 2 * moves - 1, selectivity: false });
      expect([fen, lines[0]?.value]).toEqual([fen, mateIn(moves)]);
    }
  });

  it('are found by the search that plays within 400,000 positions each, at most two moves late and seldom late', () => {
    let late = 0;
    for (const [moves, fen] of MATES) {
      kernel.forget();
      const { lines } = searchChess(kernel, at(fen).board, { nodes: 400_000 });
      const value = lines[0]?.value as number;
      expect([fen, value <= mateIn(moves), value >= mateIn(moves + 2)]).toEqual([fen, true, true]);
      if (value < mateIn(moves)) late++;
    }
    expect(late).toBeLessThanOrEqual(MATES.length / 10);
  });

  it('hold against every defence, by the rules alone (in 2 and 3)', () => {
    for (const [moves, fen] of MATES) if (moves <= 3) expect([fen, mates(at(fen), moves)]).toEqual([fen, true]);
  });

  /** Whether the kernel's moves mate in this number of moves against all replies. The rules decide. */
  function mates(position: ChessPosition, moves: number): boolean {
    const { lines } = searchChess(kernel, position.board, { depth: 2 * moves - 1, selectivity: false });
    position.play(chessMoveOf(lines[0]?.move as bigint));
    const replies: number[] = [];
    if (position.outcome() === undefined) replies.length = position.moves(replies, 0);
    const mated =
      position.ending() === 'checkmate' ||
      (moves > 1 &&
        replies.length > 0 &&
        replies.every((reply) => {
          position.play(reply);
          const still = position.outcome() === undefined && mates(position, moves - 1);
          position.undo();
          return still;
        }));
    position.undo();
    return mated;
  }

  it('of two moves are the same in TypeScript', () => {
    for (const [moves, fen] of MATES)
      if (moves === 2) expect([fen, seenBy(at(fen).turn(), alphabeta(at(fen), { depth: 3 }).value)]).toEqual([fen, mateIn(2)]);
  });
});

describe('A bare king', () => {
  it.each([
    ['a queen', '8/8/8/3k4/8/8/8/KQ6 w - - 0 1'],
    ['a rook', '8/8/8/3k4/8/8/8/KR6 w - - 0 1'],
    ['two bishops', '8/8/8/3k4/8/8/8/K1BB4 w - - 0 1'],
    ['a bishop on dark squares and a knight', '8/8/8/3k4/8/8/8/K1BN4 w - - 0 1'],
    ['a bishop on light squares and a knight, by Black', '8/8/8/3K4/8/8/8/k1bn4 b - - 0 1'],
  ])('is mated within fifty moves by %s, with 20,000 positions a move', async (_, fen) => {
    const kernel = await createChessKernel({ hashMb: 4 });
    const position = at(fen);
    while (position.outcome() === undefined) {
      const { lines } = searchChess(kernel, position.board, { nodes: 20_000 });
      position.play(chessMoveOf(lines[0]?.move as bigint));
    }
    expect(position.ending()).toBe('checkmate');
  });
});

describe('A null move that finds a mate', () => {
  // Black has one move, and then Rg8 or Rh1 mates; but White has passed, and that is no move.
  it.each(['k7/8/1K6/8/8/8/8/6R1 w - - 0 1', '7k/5K2/8/8/8/8/8/6R1 w - - 0 1'])(
    'says that the node is too good for the window, and not that there is a mate: %s',
    async (fen) => {
      const kernel = await createChessKernel({ hashMb: 1 });
      const { board } = at(fen);
      takeChess(kernel.exports, board);
      const beta = board.evaluate('tapered') - 10;
      expect(kernel.exports.boundOf(9, beta)).toBe(beta);
    },
  );
});
