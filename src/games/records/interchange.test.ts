import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { commentsOf, type GameRecord, glyphsOf, readRecords, variationsOf, writeRecord, writeRecords } from './index.ts';

/** A random game by chess.js, with comments, and a position set up where `fen` is given. */
function randomGame(random: Random, fen?: string): Chess {
  const chess = fen === undefined ? new Chess() : new Chess(fen);
  for (let ply = random.between(1, 120); ply > 0 && !chess.isGameOver(); ply--) {
    chess.move(random.pick(chess.moves()));
    if (random.below(5) === 0) chess.setComment(random.pick(['plain', 'with ; and % and ( and $1', '[%clk 1:00:00]', '1-0']));
  }
  return chess;
}

const sans = (record: GameRecord) => record.line.plies.map((ply) => ply.move);

describe('PGN exchanged with chess.js', () => {
  // On one line: where chess.js 1.4 breaks lines at comments it may lose the blank before a move number ("Ng46. Bb2"),
  // which is refused here.
  it('is read as chess.js writes it', () => {
    const random = new Random(64);
    for (let round = 0; round < 15; round++) {
      const chess = randomGame(random);
      const [record, ...others] = unwrap(readRecords(chess.pgn(), 'pgn'));
      expect(others).toEqual([]);
      expect(sans(record)).toEqual(chess.history());
      expect(record.line.plies.flatMap((ply) => commentsOf(ply.remarks))).toEqual(
        chess.getComments().map(({ comment }) => comment),
      );
    }
  });

  it('is written as chess.js reads it', () => {
    const random = new Random(65);
    for (let round = 0; round < 15; round++) {
      const fen = round % 2 ? 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 12' : undefined;
      const chess = randomGame(random, fen);
      const record: GameRecord = {
        tags:
          fen === undefined
            ? []
            : [
                { name: 'SetUp', value: '1' },
                { name: 'FEN', value: fen },
              ],
        line: {
          remarks: [],
          plies: chess.history().map((move, i) => ({
            move,
            remarks: i % 7 === 3 ? [{ kind: 'comment', form: '{', text: ` ${i} ` } as const] : [],
          })),
        },
        firstPly: fen === undefined ? 0 : 23,
        result: '1/2-1/2',
      };
      const again = new Chess();
      again.loadPgn(writeRecord(record, 'pgn'));
      expect(again.history()).toEqual(chess.history());
      expect(again.fen()).toBe(chess.fen());
    }
  });

  it('with variations and glyphs loses none of them on the way through both', () => {
    const text = '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 $1 Nc6 {here} 3. Bb5 a6?! *\n';
    const record = unwrap(readRecords(text, 'pgn'))[0];
    const chess = new Chess();
    chess.loadPgn(writeRecords([record], 'pgn'));
    expect(chess.history()).toEqual(sans(record));
    expect(variationsOf(record.line.plies[1].remarks)).toHaveLength(1);
    expect(record.line.plies.map((ply) => glyphsOf(ply.remarks))).toEqual([[], [], [1], [], [], [6]]);
    expect(writeRecords([record], 'pgn')).toBe(text);
  });
});
