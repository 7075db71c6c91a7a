import { beforeAll, describe, expect, it } from 'vitest';
import { Random, seenBy, unwrap, WIN } from '../core/index.ts';
import { type ChessPosition, chess } from '../games/index.ts';
import { alphabeta } from '../search/index.ts';
import {
  type ChessEvaluation,
  type ChessExports,
  chessMoveOf,
  createChessKernel,
  SearchKernel,
  searchChess,
  takeChess,
} from './index.ts';
import type { ChessKernel } from './open-search.ts';
import { searchPage } from './search.ts';

const game = chess();

/** A position after random moves from one of these, its past included. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p1p3/3p4/KP5r/1R1P1p1k/8/4P1P1/8 b - - 0 1',
  '8/8/3k4/8/8/3K4/8/QR6 w - - 0 1',
  '8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1',
  '8/5k2/8/8/8/8/3R4/3K4 w - - 96 60',
];

function randomPosition(random: Random, plies: number, rules = game, start = random.pick(STARTS)): ChessPosition {
  const position = unwrap(rules.parsePosition(start));
  const moves: number[] = [];
  for (let ply = 0; ply < plies; ply++) {
    moves.length = position.moves(moves, 0);
    position.play(random.pick(moves));
    if (position.outcome() !== undefined) return randomPosition(random, plies - 1, rules, start);
  }
  return position;
}

describe('With selectivity off, the compiled search of chess', () => {
  let kernel: ChessKernel;
  beforeAll(async () => {
    kernel = await createChessKernel({ hashMb: 1 });
  });

  const expectSame = (position: ChessPosition, depth: number, evaluation: ChessEvaluation = 'tapered') => {
    const expected = seenBy(position.turn(), alphabeta(position, { depth }).value);
    const { lines, state } = searchChess(kernel, position.board, { depth, selectivity: false }, undefined, evaluation);
    const text = game.formatPosition(position);
    expect([text, depth, lines[0]?.value]).toEqual([text, depth, expected]);
    expect(state).toBe('done');
    // The move attains the value.
    position.play(chessMoveOf(lines[0]?.move as bigint));
    const value = position.outcome() ?? (depth === 1 ? position.evaluate() : alphabeta(position, { depth: depth - 1 }).value);
    position.undo();
    expect([text, seenBy(position.turn(), value)]).toEqual([text, wonOneLater(lines[0]?.value as number)]);
  };
  /** A win counts its plies from where it is asked: one less after the move. */
  const wonOneLater = (value: number) => (Math.abs(value) > WIN / 2 ? value + Math.sign(value) : value);

  it('has the value of alpha-beta in TypeScript at equal depth on 300 random positions, and a move that attains it', () => {
    const random = new Random(1997);
    for (let i = 0; i < 300; i++) expectSame(randomPosition(random, random.below(60)), 1 + (i % 3));
  });

  it('also four plies deep, and six in endgames', () => {
    const random = new Random(1998);
    for (let i = 0; i < 12; i++) expectSame(randomPosition(random, random.below(40)), 4);
    for (let i = 0; i < 8; i++) expectSame(randomPosition(random, random.below(30), game, '8/5k2/8/8/3P4/8/8/3K4 w - - 0 1'), 6);
  });

  it('also where castling is the answer', () => {
    const kings = [
      'rnbqkbnr/pppp1ppp/8/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 3',
      'r3k2r/pppq1ppp/2npbn2/2b1p3/4P3/2NPBN2/PPPQBPPP/R3K2R b KQkq - 0 8',
      'r3k2r/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQkq - 0 20',
      'r1bqk2r/ppppbppp/2n2n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 w kq - 0 5',
    ];
    for (const fen of kings) for (const depth of [2, 3]) expectSame(unwrap(game.parsePosition(fen)), depth);
  });

  it("also with the course's evaluations", () => {
    const random = new Random(1999);
    for (const evaluation of ['course', 'thesis'] as const) {
      const rules = chess({ evaluation });
      for (let i = 0; i < 40; i++) expectSame(randomPosition(random, random.below(60), rules), 1 + (i % 3), evaluation);
    }
  });

  it('also where positions come back and where fifty moves are nearly over', () => {
    const random = new Random(2000);
    let repeated = 0;
    for (let i = 0; i < 60; i++) {
      const start = random.pick([
        '8/8/8/8/8/6k1/5q2/7K b - - 0 1',
        '7k/8/8/8/8/8/R7/K7 w - - 93 90',
        'k7/8/8/8/8/8/8/K6R w - - 0 1',
      ]);
      const position = unwrap(game.parsePosition(start));
      const moves: number[] = [];
      for (let ply = 0; ply < 14 && position.outcome() === undefined; ply++) {
        moves.length = position.moves(moves, 0);
        // Back where the last but one move came from, more often than not.
        const last = position.board.played.at(-2);
        const back = last === undefined ? undefined : ((last >> 6) & 63) | ((last & 63) << 6);
        position.play(back !== undefined && moves.includes(back) && random.below(4) > 0 ? back : random.pick(moves));
      }
      if (position.outcome() !== undefined) position.undo();
      repeated += position.board.hasRepeated() ? 1 : 0;
      expectSame(position, 1 + (i % 5));
    }
    expect(repeated).toBeGreaterThan(20);
  });

  it('gives every move the value that alpha-beta gives it, best first, when all lines are asked for', () => {
    const random = new Random(2001);
    for (let i = 0; i < 20; i++) {
      const position = randomPosition(random, random.below(50));
      const depth = 1 + (i % 3);
      const { lines } = searchChess(kernel, position.board, { depth, selectivity: false, lines: Number.POSITIVE_INFINITY });
      const legal: number[] = [];
      legal.length = position.moves(legal, 0);
      expect(lines.map(({ move }) => chessMoveOf(move)).sort()).toEqual(legal.sort());
      expect(lines.map(({ value }) => value)).toEqual(lines.map(({ value }) => value).sort((a, b) => b - a));
      for (const { move, value } of lines) {
        position.play(chessMoveOf(move));
        const outcome =
          position.outcome() ?? (depth === 1 ? position.evaluate() : alphabeta(position, { depth: depth - 1 }).value);
        position.undo();
        expect(seenBy(position.turn(), outcome)).toBe(wonOneLater(value));
      }
    }
  });
});

describe('A thread that helps the search of chess', () => {
  it('takes up the position with its past, so that what it finds is of use to the first', async () => {
    const leader = await createChessKernel({ hashMb: 1, threads: 2 });
    const helper = SearchKernel.join<ChessExports>(leader.share(), 1);
    const random = new Random(2002);
    let alone = 0;
    let helped = 0;
    for (let i = 0; i < 20; i++) {
      const position = randomPosition(random, 10 + random.below(30));
      const depth = 5;
      const expected = seenBy(position.turn(), alphabeta(position, { depth: 3 }).value);
      const search = (help: boolean, plies: number) => {
        leader.forget();
        takeChess(leader.exports, position.board);
        leader.begin({ depth: plies, selectivity: false });
        const before = searchPage(leader.memory, 1).nodes;
        // Here one after the other, in the same thread: the helper first.
        if (help) expect(helper.exports.help()).toBeTruthy();
        let progress = leader.deepen();
        while (progress.state === 'deeper') progress = leader.deepen();
        return { value: progress.lines[0]?.value, nodes: progress.nodes - (searchPage(leader.memory, 1).nodes - before) };
      };
      expect(search(true, 3).value).toBe(expected);
      const [first, second] = [search(false, depth), search(true, depth)];
      expect(second.value).toBe(first.value);
      alone += first.nodes;
      helped += second.nodes;
    }
    expect(helped).toBeLessThan(0.8 * alone);
  });
});
