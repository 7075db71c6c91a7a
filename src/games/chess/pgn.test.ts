import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { commentsOf, glyphsOf, variationsOf, writeRecord } from '../records/index.ts';
import { chess, chessRecords } from './index.ts';

const game = chess();
const read = (text: string) => unwrap(chessRecords.read(text))[0];

// The immortal game, London 1851, with notes of our own.
const IMMORTAL = `[Event "London"]
[Site "London"]
[Date "1851.06.21"]
[Round "?"]
[White "Anderssen"]
[Black "Kieseritzky"]
[Result "1-0"]

{Both sides attack.} 1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 $6 (4... d6 {slower} 5. Nc3 (5. Nf3 Qh5)
5... Be6) 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1! cxb5 12. h4 Qg6
13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6!? Bxg1 19. e5 Qxa1+ 20. Ke2 Na6
21. Nxg7+ Kd8 22. Qf6+!! Nxf6 23. Be7# 1-0
`;

describe('PGN', () => {
  it('of a game with comments, glyphs and variations is read, played and written with all of them', () => {
    const { record, replay } = read(IMMORTAL);
    expect(replay.position.ending()).toBe('checkmate');
    expect(replay.moves).toHaveLength(45);
    expect(commentsOf(record.line.remarks)).toEqual(['Both sides attack.']);
    const [variation] = variationsOf(record.line.plies[7].remarks);
    expect(glyphsOf(record.line.plies[7].remarks)).toEqual([6]);
    expect(variation.plies.map(({ move }) => move)).toEqual(['d6', 'Nc3', 'Be6']);
    const again = unwrap(chessRecords.read(writeRecord(record, 'pgn')))[0];
    expect(again.replay.moves).toEqual(replay.moves);
    expect(writeRecord(again.record, 'pgn')).toBe(writeRecord(record, 'pgn'));
    expect(variationsOf(again.record.line.plies[7].remarks)[0].plies.map(({ move }) => move)).toEqual(['d6', 'Nc3', 'Be6']);
  });

  it('of a game that was played has the seven tags and the result', () => {
    const { moves } = read('1. f3 e5 2. g4 Qh4#').replay;
    expect(chessRecords.write(game, { moves, tags: [{ name: 'White', value: 'A' }] })).toBe(
      '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "A"]\n[Black "?"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n',
    );
  });

  it('of a game from another start says so, numbers its moves from there and reads back', () => {
    const start = unwrap(game.parsePosition('8/8/8/8/8/5k2/5p2/5K2 b - - 3 61'));
    const moves = [unwrap(game.parseMove('Ke3', start))];
    const text = chessRecords.write(game, { start, moves });
    expect(text).toContain('[SetUp "1"]\n[FEN "8/8/8/8/8/5k2/5p2/5K2 b - - 3 61"]\n\n61... Ke3 *');
    expect(game.formatPosition(start)).toBe('8/8/8/8/8/5k2/5p2/5K2 b - - 3 61');
    expect(read(text).replay.moves).toEqual(moves);
  });

  it('follows players who did not claim a draw, or could not mate any more', () => {
    const shuffle = Array.from({ length: 8 }, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ');
    expect(read(`${shuffle} 1/2-1/2`).replay.moves).toHaveLength(32);
    const dead = '[SetUp "1"]\n[FEN "8/8/3k4/8/8/3K4/8/8 w - - 0 1"]\n\n1. Ke4 Ke6 1/2-1/2';
    expect(read(dead).replay.moves).toHaveLength(2);
  });

  it('says where a move is not legal, and goes on with the next game if it is asked to', () => {
    const text = '1. e4 e5 2. Ke3 *\n\n[Event "next"]\n\n1. d4 *';
    expect(chessRecords.read(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Line 1, column 13: "Ke3" is not a legal move/) },
    });
    const all = [...chessRecords.each(text)];
    expect(all.map(({ ok }) => ok)).toEqual([false, true]);
  });

  it('of another variant is refused', () => {
    expect(chessRecords.read('[Variant "Chess960"]\n\n1. e4 *')).toMatchObject({
      ok: false,
      error: { code: 'bad-variant', message: 'Line 1, column 1: "Chess960" is not played here, only chess by the usual rules.' },
    });
    expect(chessRecords.read('[Variant "Standard"]\n\n1. e4 *').ok).toBe(true);
  });

  it('of random games reads back move for move', () => {
    const random = new Random(1475);
    for (let n = 0; n < 12; n++) {
      const position = game.start();
      const moves: number[] = [];
      const legal: number[] = [];
      while (position.outcome() === undefined && moves.length < 200) {
        legal.length = position.moves(legal, 0);
        moves.push(random.pick(legal));
        position.play(moves.at(-1) as number);
      }
      const record = chessRecords.record(game, { moves });
      const { replay, record: again } = read(writeRecord(record, 'pgn'));
      expect(replay.moves).toEqual(moves);
      expect(again.line.plies.map(({ move }) => move)).toEqual(record.line.plies.map(({ move }) => move));
    }
  });
});
