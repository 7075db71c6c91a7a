import { Chess as Oracle } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { chess } from '../chess/index.ts';
import { type GameRecord, readRecords, recordOf, replay, variationsOf, withSevenTags, writeRecord } from './index.ts';

const game = chess({ draws: 'automatic' });
const one = (text: string) => unwrap(readRecords(text, 'pgn'))[0];
const problem = (text: string) => {
  const result = replay(one(text), game);
  return result.ok ? 'no error' : result.error.message;
};

// The opera game, Paris 1858.
const OPERA = `[Event "Paris"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4?! {This is a weak move (already).} (3... exd4 4. Nxd4 (4. Qxd4 Nc6 $1 5. Bb5) 4... Nf6)
4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3! Qe7 8. Nc3 ; b7 can wait
8... c6 9. Bg5 b5 10. Nxb5! cxb5 11. Bxb5+ Nbd7 12. 0-0-0 Rd8
13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0
`;

describe('PGN of chess', () => {
  it('is played to the mate, variations included, and written so that it reads back', () => {
    const record = one(OPERA);
    const { position, moves, moveOf } = unwrap(replay(record, game));
    expect(moves).toHaveLength(33);
    expect(moveOf.size).toBe(33 + 3 + 3);
    expect(game.formatPosition(position)).toBe('1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17');
    const written = writeRecord(record, 'pgn');
    expect(unwrap(replay(one(written), game)).moves).toEqual(moves);
    expect(variationsOf(one(written).line.plies[5].remarks)).toHaveLength(1);
  });

  it.each([
    ['1. e4 e5\n2. Ke3', /^Line 2, column 4: .*Ke3/],
    ['1. e4 (1. d4 d5 2. d5) e5', /^Line 1, column 20: .*d5/],
    ['[FEN "8/8/8/8/8/8/8/8 w - - 0 1"] 1. e4', /^Line 1, column 1: this FEN is refused\. ./],
    ['1. f3 e5 2. g4 Qh4# 3. a3', /^Line 1, column 24: /],
  ])('is refused with line and column: %j', (text, message) => {
    expect(problem(text)).toMatch(message);
  });

  it('starts at its FEN, and at the start where SetUp says 0', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    const end = (text: string) => game.formatPosition(unwrap(replay(one(text), game)).position);
    expect(end(`[SetUp "1"]\n[FEN "${fen}"]\n1. O-O Ke7 *`)).toBe('8/4k3/8/8/8/8/8/5RK1 w - - 2 2');
    expect(end(`[SetUp "0"]\n[FEN "${fen}"]\n1. e4 *`)).toMatch(/^rnbqkbnr/);
  });

  it('of random games is read by chess.js to the same position', () => {
    const random = new Random(1994);
    for (let round = 0; round < 8; round++) {
      const position = game.start();
      const moves: number[] = [];
      while (position.outcome() === undefined && moves.length < 120) {
        const legal: number[] = [];
        position.moves(legal, 0);
        moves.push(random.pick(legal));
        position.play(moves.at(-1) as number);
      }
      const record: GameRecord = recordOf(game, { moves, tags: withSevenTags([], '*') });
      const text = writeRecord(record, 'pgn');
      const oracle = new Oracle();
      oracle.loadPgn(text);
      expect(oracle.fen().split(' ')[0]).toBe(game.formatPosition(position).split(' ')[0]);
      expect(unwrap(replay(one(text), game)).moves).toEqual(moves);
    }
  });
});
