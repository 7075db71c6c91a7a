import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { chess } from '../games/index.ts';
import type { ChessBoard } from './index.ts';

/** Named positions with the number of lines of 1, 2, 3... moves. */
const PERFT: readonly (readonly [name: string, fen: string, counts: readonly number[]])[] = [
  // The Chess Programming Wiki's perft results; the start also OEIS A048987.
  ['the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', [20, 400, 8902, 197281, 4865609, 119060324]],
  ['kiwipete', 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', [48, 2039, 97862, 4085603, 193690690]],
  ['position 3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238, 674624, 11030083, 178633661]],
  ['position 4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467, 422333, 15833292]],
  ['position 5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379, 2103487, 89941194]],
  ['position 6', 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10', [46, 2079, 89890, 3894594]],
];

/** One trap each, by Martin Sedlak; the last number alone. */
const TRAPS: readonly (readonly [trap: string, fen: string, depth: number, count: number])[] = [
  ['en passant that would open the row to the king', '3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1', 6, 1134888],
  ['en passant by a pinned pawn', '8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1', 6, 1015133],
  ['en passant that captures the piece giving check', '8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1', 6, 1440467],
  ['castling on the king side that gives check', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', 6, 661072],
  ['castling on the queen side that gives check', '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 6, 803711],
  ['castling rights lost with a captured rook', 'r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1', 4, 1274206],
  ['castling through attacked squares', 'r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1', 4, 1720476],
  ['promotion out of check', '2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1', 6, 3821001],
  ['discovered check', '8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1', 5, 1004658],
  ['promotion that gives check', '4k3/1P6/8/8/8/8/K7/8 w - - 0 1', 6, 217342],
  ['underpromotion that gives check', '8/P1k5/K7/8/8/8/8/8 w - - 0 1', 6, 92683],
  ['stalemating oneself', 'K1k5/8/P7/8/8/8/8/8 w - - 0 1', 6, 2217],
  ['stalemate and checkmate', '8/k1P5/8/1K6/8/8/8/8 w - - 0 1', 7, 567584],
  ['double check', '8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1', 4, 23527],
];

const game = chess({ draws: 'automatic' });
const boardOf = (fen: string): ChessBoard => unwrap(game.parsePosition(fen)).board;

/** Counts lines one by one, with key, clock and score kept, instead of in bulk. */
function walk(board: ChessBoard, depth: number): number {
  if (depth === 0) return 1;
  const moves: number[] = [];
  moves.length = board.moves(moves, 0);
  return moves.reduce((sum, move) => {
    board.play(move);
    const lines = walk(board, depth - 1);
    board.undo();
    return sum + lines;
  }, 0);
}

describe('The chess kernel', () => {
  it.each(PERFT)('has as many lines from %s as published', (_, fen, counts) => {
    const board = boardOf(fen);
    expect(counts.map((__, i) => board.perft(i + 1))).toEqual(counts);
  });

  // Half a minute: MINERVE_CHESS_PERFT=1 npx vitest run src/kernels/chess-board.test.ts
  it.runIf(process.env.MINERVE_CHESS_PERFT)(
    'has as many lines as published one move deeper',
    () => {
      expect(boardOf(PERFT[0][1]).perft(7)).toBe(3_195_901_860);
      expect(boardOf(PERFT[1][1]).perft(6)).toBe(8_031_647_685);
      expect(boardOf(PERFT[5][1]).perft(5)).toBe(164_075_551);
    },
    600_000,
  );

  it.each(TRAPS)('knows %s', (_, fen, depth, count) => {
    expect(boardOf(fen).perft(depth)).toBe(count);
    expect(unwrap(game.parsePosition(fen)).swapped().board.perft(depth)).toBe(count);
  });

  it('counts in bulk what it counts move by move', () => {
    for (const [, fen, counts] of PERFT) expect(walk(boardOf(fen), 3)).toBe(counts[2]);
  });

  it('keeps its key, score and clock through play and undo as if the position were set up again', () => {
    const random = new Random(8);
    for (const [, fen] of PERFT) {
      const position = unwrap(game.parsePosition(fen));
      const texts = [game.formatPosition(position)];
      for (let ply = 0; ply < 80 && position.outcome() === undefined; ply++) {
        const moves: number[] = [];
        moves.length = position.moves(moves, 0);
        position.play(random.pick(moves));
        const fresh = unwrap(game.parsePosition(game.formatPosition(position)));
        expect(fresh.key()).toBe(position.key());
        expect(fresh.board.hash()).toBe(position.board.hash());
        for (const evaluation of ['tapered', 'course', 'thesis'] as const)
          expect(fresh.board.evaluate(evaluation)).toBe(position.board.evaluate(evaluation));
        texts.push(game.formatPosition(position));
      }
      for (const text of texts.reverse().slice(1)) {
        position.undo();
        expect(game.formatPosition(position)).toBe(text);
      }
    }
  });

  it('has a square for en passant in the key where a pawn may capture there, and none after a null move', () => {
    const start = 'rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    const played = unwrap(game.parsePosition(start));
    played.play(unwrap(game.parseMove('e4', played)));
    const after = (turn: string) => boardOf(`rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR ${turn} 0 1`).hash();
    expect(played.board.hash()).toBe(after('b KQkq e3'));
    expect(played.board.hash()).not.toBe(after('b KQkq -'));
    expect(played.board.hashAfterNull()).toBe(after('w KQkq -'));
    expect(played.board.hash()).toBe(after('b KQkq e3'));
    played.play(unwrap(game.parseMove('a6', played)));
    expect(played.board.hash()).toBe(boardOf('rnbqkbnr/1pp1pppp/p7/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1').hash());
  });

  it('serves several boards in turn', () => {
    const boards = PERFT.map(([, fen]) => boardOf(fen));
    for (let round = 0; round < 3; round++)
      boards.forEach((board, i) => {
        expect(board.perft(2)).toBe(PERFT[i]?.[2][1]);
      });
  });

  it('refuses moves that are not legal and leaves the position alone', () => {
    const position = game.start();
    const before = game.formatPosition(position);
    const legal = new Set<number>();
    const moves: number[] = [];
    moves.length = position.moves(moves, 0);
    for (const move of moves) legal.add(move);
    for (let move = 0; move < 1 << 16; move++) if (!legal.has(move)) expect(position.board.play(move)).toBe(false);
    expect(game.formatPosition(position)).toBe(before);
    expect(() => position.play(0)).toThrow(/0 is not a legal move here/);
  });
});

describe('Static exchange evaluation', () => {
  const worth = (fen: string, san: string) => {
    const position = unwrap(game.parsePosition(fen));
    const move = unwrap(game.parseMove(san, position));
    // The largest gain that it still says yes to.
    let least = -3000;
    while (position.board.see(move, least + 10)) least += 10;
    return least;
  };

  it.each([
    ['a free pawn', '1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', 'Rxe5', 100],
    ['a pawn protected twice', '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1', 'Nxe5', -220],
    ['an equal trade', '4k3/8/3p4/4p3/3P4/8/8/4K3 w - - 0 1', 'dxe5', 0],
    ['a rook behind a rook', '3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1', 'Rxd5', -400],
    ['a quiet move onto an attacked square', '4k3/8/3p4/8/8/8/8/2B1K3 w - - 0 1', 'Bf4', 0],
    ['a quiet move that loses the piece', '4k3/8/3p4/8/8/3B4/8/4K3 w - - 0 1', 'Bc4', 0],
    ['a bishop put before a pawn', '4k3/8/3p4/8/8/6B1/8/4K3 w - - 0 1', 'Be5', -330],
    ['a king that may not recapture', '8/8/8/3pk3/8/3R4/8/3RK3 w - - 0 1', 'Rxd5+', 100],
    ['a king that recaptures', '8/8/8/3pk3/8/3R4/8/4K3 w - - 0 1', 'Rxd5+', -400],
    ['a promotion', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a8=Q', 850],
    ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6', 100],
  ])('finds what %s is worth', (_, fen, san, value) => {
    expect(worth(fen, san)).toBe(value);
  });
});
