import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { formatFen, parseFen, START_FEN, setupProblem } from './fen.ts';
import { chess } from './index.ts';

const game = chess();
const problemOf = (text: string) => {
  const result = parseFen(text);
  return result.ok ? undefined : result.error;
};

describe('A FEN', () => {
  it.each([
    START_FEN,
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 12 34',
    'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3',
    '4k3/8/8/8/8/8/8/R3K2R w Q - 99 200',
  ])('is written as it was read: %s', (fen) => {
    expect(formatFen(unwrap(parseFen(fen)))).toBe(fen);
    expect(game.formatPosition(unwrap(game.parsePosition(fen)))).toBe(fen);
  });

  it.each([
    ['without its last two fields', '4k3/8/8/8/8/8/8/4K3 w - -', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
    ['with castling letters in another order', 'r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'],
    ['with more spaces', '  4k3/8/8/8/8/8/8/4K3   w  -  -  3  9 ', '4k3/8/8/8/8/8/8/4K3 w - - 3 9'],
    ['with move number 0', '4k3/8/8/8/8/8/8/4K3 b - - 0 0', '4k3/8/8/8/8/8/8/4K3 b - - 0 1'],
    [
      'with an en-passant square that no pawn attacks',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    ],
    [
      'with an en-passant square where capturing would leave the king in check',
      '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1',
      '8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1',
    ],
  ])('is taken %s, and written in full', (_, text, fen) => {
    expect(game.formatPosition(unwrap(game.parsePosition(text)))).toBe(fen);
  });

  it.each([
    ['', /^Column 1: the board ends after 0 squares of row 8/],
    ['8/8/8', /^Column 6: the board ends after 8 squares of row 6/],
    ['4k3/8/8/8/8/8/8/4K3', /^Column 20: after the board comes w or b, who is to move, not ""/],
    ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', /^Column 21: after the board comes w or b/],
    ['4k3/8/8/8/8/8/8/4K3 w', /^Column 22: the rights to castle are missing/],
    ['4k3/8/8/8/8/8/8/4K3 w KX - 0 1', /^Column 24: "X" is no right to castle/],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KK - 0 1', /^Column 28: the right to castle K is there twice/],
    ['4k3/8/8/8/8/8/8/4K3 w - e9 0 1', /^Column 25: "e9" is no en-passant square/],
    ['4k3/8/8/8/8/8/8/4K3 w -', /^Column 24: "" is no en-passant square/],
    ['4k3/8/8/8/8/8/8/4K3 w - - x 1', /^Column 27: the count of moves .* not "x"/],
    ['4k3/8/8/8/8/8/8/4K3 w - - -1 1', /^Column 27: the count of moves/],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1e3', /^Column 29: the number of the move/],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm', /^Column 31: a FEN has six fields, and "bm" is one more/],
    ['4k3/9/8/8/8/8/8/4K3 w - - 0 1', /^Column 5: "9" is no piece/],
    ['4k3/44/8/8/8/8/8/4K3 w - - 0 1', /^Column 6: two digits stand side by side/],
    ['4k4/8/8/8/8/8/8/4K3 w - - 0 1', /^Column 3: row 8 has 9 squares/],
    ['4k3p/8/8/8/8/8/8/4K3 w - - 0 1', /^Column 4: row 8 has more than 8 squares/],
    ['4k2/8/8/8/8/8/8/4K3 w - - 0 1', /^Column 4: row 8 ends after 7 squares/],
    ['4k3/8/8/8/8/8/8/4K3/8 w - - 0 1', /^Column 20: the board ends with row 1/],
    ['4k3/8/8/8/é7/8/8/4K3 w - - 0 1', /^Column 11: "é" is no piece/],
  ])('is refused with the column where it goes wrong: %s', (text, message) => {
    expect(problemOf(text)).toMatchObject({ message: expect.stringMatching(message) });
  });

  it.each([
    ['no white king', '4k3/8/8/8/8/8/8/8 w - - 0 1', /^Column 1: White has no king/],
    ['no black king', '8/8/8/8/8/8/8/4K3 w - - 0 1', /^Column 1: Black has no king/],
    ['two kings', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1', /^Column 19: White has 2 kings/],
    ['a pawn on row 8', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1', /^Column 4: a pawn cannot stand on h8/],
    ['a pawn on row 1', '4k3/8/8/8/8/8/8/p3K3 w - - 0 1', /^Column 17: a pawn cannot stand on a1/],
    ['nine pawns', '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', /White has 9 pawns/],
    [
      'pieces that no pawns are left to have become',
      'qqk5/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1',
      /White has 1 pieces? more.* only 0 pawns/,
    ],
    ['kings side by side', '8/8/8/3kK3/8/8/8/8 w - - 0 1', /Black is in check and White is to move/],
    ['the side that has moved in check', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', /Black is in check and White is to move/],
    ['three checks at once', '4k3/8/3N1N2/8/8/8/4R3/4K3 b - - 0 1', /3 pieces give check at once/],
    [
      'a right to castle without the rook',
      '4k3/8/8/8/8/8/8/4K3 w K - 0 1',
      /^Column 23: the right to castle K needs White's king on e1 and a rook on h1/,
    ],
    ['a right to castle without the king', 'r2k3r/8/8/8/8/8/8/4K3 w q - 0 1', /the right to castle q needs Black's king on e8/],
    [
      'an en-passant square on the wrong row',
      '4k3/8/8/8/4P3/8/8/4K3 b - e6 0 1',
      /^Column 27: with Black to move the en-passant square is on row 3/,
    ],
    ['an en-passant square that no pawn has passed', '4k3/8/8/8/8/8/8/4K3 w - d6 0 1', /no pawn can just have passed d6/],
    ['an en-passant square with a piece behind it', '4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1', /no pawn can just have passed d6/],
  ])('is refused with a sentence where there is %s', (_, text, message) => {
    expect(problemOf(text)).toMatchObject({ message: expect.stringMatching(message) });
  });
});

describe('Hostile FENs', () => {
  /** Read, and then a sound position; or refused with a column inside the text or just behind it. */
  function expectSound(text: string): boolean {
    const result = game.parsePosition(text);
    if (result.ok) {
      const position = result.value;
      const { setup } = position.current();
      expect(setupProblem(setup)).toBeUndefined();
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      expect(moves.length).toBeLessThanOrEqual(218);
      for (const move of moves) {
        position.play(move);
        expect(position.board.isOtherInCheck()).toBe(false);
        position.undo();
      }
      expect(unwrap(game.parsePosition(game.formatPosition(position))).key()).toBe(position.key());
      return true;
    }
    const column = Number(/^Column (\d+)[:,] ./.exec(result.error.message)?.[1]);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(text.length + 1);
    return false;
  }

  it('of any characters are refused with a column', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'kKqQpP12345678/ wb-e3 ') })),
        (text) => {
          if (!/^\s*(?:startpos|start|-)?\s*(?:moves.*)?$/s.test(text)) expectSound(text);
        },
      ),
      { seed: 1984, numRuns: 3000 },
    );
  });

  it('made of good ones by changing some characters are read as sound positions or refused with a column', () => {
    const random = new Random(64);
    const good = [
      START_FEN,
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      '8/2p5/3p4/KP5r/1R3pPk/8/4P3/8 b - g3 0 1',
      'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    ];
    let read = 0;
    const rounds = 6000;
    for (let round = 0; round < rounds; round++) {
      let text = random.pick(good);
      for (let change = random.between(1, 4); change > 0; change--) {
        const at = random.below(text.length + 1);
        const put = random.pick([...'kKqQrRbBnNpP12345678/ wb-abcdefgh', '']);
        text = text.slice(0, at) + put + text.slice(at + random.below(2));
      }
      if (expectSound(text)) read++;
    }
    expect(read).toBeGreaterThan(rounds / 50);
    expect(read).toBeLessThan(rounds / 2);
  });

  it('with pieces strewn at random are sound positions or refused', () => {
    const random = new Random(65);
    let read = 0;
    for (let round = 0; round < 3000; round++) {
      const squares = Array.from({ length: 64 }, () => (random.below(4) === 0 ? random.pick([...'QRBNPqrbnp']) : '1'));
      squares[random.below(64)] = 'K';
      squares[random.below(64)] = 'k';
      const rows = Array.from({ length: 8 }, (_, row) =>
        squares
          .slice(8 * row, 8 * row + 8)
          .join('')
          .replace(/1+/g, (ones) => String(ones.length)),
      );
      const text = `${rows.join('/')} ${random.pick(['w', 'b'])} ${random.pick(['-', 'KQkq', 'Kq'])} ${random.pick(['-', 'e3', 'd6'])} 0 1`;
      if (expectSound(text)) read++;
    }
    expect(read).toBeGreaterThan(20);
  });
});
