import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { formatUciMove } from './board.ts';
import { type ChessPosition, chess } from './index.ts';

const game = chess();
const at = (fen: string) => unwrap(game.parsePosition(fen));
const uci = (move: number) => formatUciMove(move);
const meaning = (text: string, position: ChessPosition) => uci(unwrap(game.parseMove(text, position)));
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

describe('Moves are written', () => {
  it.each([
    ['castling, both ways', KIWIPETE, ['e1g1', 'O-O'], ['e1c1', 'O-O-O']],
    ['captures by pawns with their file', KIWIPETE, ['d5e6', 'dxe6'], ['g2h3', 'gxh3']],
    ['en passant like any capture', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', ['e5d6', 'exd6']],
    ['promotions, with check', '3k4/P7/8/8/8/8/8/4K3 w - - 0 1', ['a7a8q', 'a8=Q+'], ['a7a8n', 'a8=N']],
    ['mate', '6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1', ['d1d8', 'Rd8#']],
    ['with a file where two knights could go', '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1', ['b1d2', 'Nbd2'], ['f1d2', 'Nfd2']],
    ['with a row where they stand on one file', '4k3/8/8/8/R7/8/8/R3K3 w - - 0 1', ['a1a3', 'R1a3'], ['a4a3', 'R4a3']],
    [
      'with a square where neither is enough',
      '4k3/8/8/8/8/Q1Q5/8/Q3K3 w - - 0 1',
      ['a3b2', 'Qa3b2'],
      ['c3b2', 'Qcb2'],
      ['a1b2', 'Q1b2'],
    ],
    ['without, where the other knight is pinned', '4k3/4r3/8/8/8/4N3/8/1N2K3 w - - 0 1', ['b1d2', 'Nd2']],
  ])('%s', (_, fen, ...moves) => {
    const position = at(fen);
    for (const [move, san] of moves) expect(game.formatMove(unwrap(game.parseMove(move, position)), position)).toBe(san);
  });
});

describe('Moves are read', () => {
  it.each([
    ['Nf3', 'g1f3'],
    ['nf3', 'g1f3'],
    ['Ng1f3', 'g1f3'],
    ['Ng1-f3', 'g1f3'],
    ['g1f3', 'g1f3'],
    ['g1-f3', 'g1f3'],
    ['e4', 'e2e4'],
    ['e4!?', 'e2e4'],
    [' e4 ', 'e2e4'],
    ['e2-e4', 'e2e4'],
    ['Pe4', 'e2e4'],
    ['Nf3+', 'g1f3'],
  ])('leniently at the start: %j', (text, move) => {
    expect(meaning(text, game.start())).toBe(move);
  });

  it.each([
    ['castling with zeros', KIWIPETE, '0-0', 'e1g1'],
    ['long castling in small letters', KIWIPETE, 'o-o-o', 'e1c1'],
    ['castling as engines write it', KIWIPETE, 'e1g1', 'e1g1'],
    ['a capture without x', KIWIPETE, 'de6', 'd5e6'],
    ['a capture with a colon', KIWIPETE, 'd5:e6', 'd5e6'],
    ['a promotion without =', '3k4/P7/8/8/8/8/8/4K3 w - - 0 1', 'a8Q', 'a7a8q'],
    ['a promotion as engines write it', '3k4/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8n', 'a7a8n'],
    ['en passant that says so', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6e.p.', 'e5d6'],
    ['a file of b, not a bishop', 'k7/8/8/2n5/1P6/B7/8/K7 w - - 0 1', 'bxc5', 'b4c5'],
    ['a bishop', 'k7/8/8/2n5/1P6/4B3/8/K7 w - - 0 1', 'Bxc5', 'e3c5'],
    ['mate without its mark', '6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1', 'Rd8', 'd1d8'],
  ])('%s', (_, fen, text, move) => {
    expect(meaning(text, at(fen))).toBe(move);
  });

  it.each([
    ['', 1, /there is no move/],
    ['nonsense', 2, /"nonsense" is no move from its character "o" on/],
    ['Nf9', 3, /no move/],
    ['Zf3', 1, /no move/],
    ['e4e', 3, /no move/],
    ['O-O-', 4, /no move/],
    ['Nf3 Nf6', 4, /no move/],
    ['Nf6', 1, /"Nf6" is not a legal move here. Legal: .*Na3/],
    ['O-O', 1, /"O-O" is not a legal move here/],
    ['e8=Q', 1, /not a legal move/],
    ['  Qd3', 3, /not a legal move/],
  ])('%j is refused with column %i', (text, column, sentence) => {
    const result = game.parseMove(text, game.start());
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(sentence), at: { column } } });
    if (!result.ok) expect(result.error.message).toMatch(new RegExp(`^Column ${column}: `));
  });

  it('a promotion without a piece is refused, and so is an ambiguous move', () => {
    expect(game.parseMove('a8', at('3k4/P7/8/8/8/8/8/4K3 w - - 0 1'))).toMatchObject({
      ok: false,
      error: { code: 'illegal-move' },
    });
    expect(game.parseMove('Nd2', at('4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1'))).toMatchObject({
      ok: false,
      error: { code: 'ambiguous-move', message: 'Column 1: "Nd2" may mean Nbd2 or Nfd2. Say which.' },
    });
  });

  it('only where the game goes on', () => {
    const mated = at('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
    expect(game.parseMove('a3', mated)).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });
});

describe('Hostile moves', () => {
  const positions = [game.start(), at(KIWIPETE), at('3k4/P7/8/3pP3/8/8/8/4K2R w K d6 0 1')];

  function expectSound(text: string, position: ChessPosition): void {
    const before = game.formatPosition(position);
    const result = game.parseMove(text, position);
    if (result.ok) {
      position.play(result.value);
      position.undo();
    } else expect(result.error.message).toMatch(/^Column \d+: ./);
    expect(game.formatPosition(position)).toBe(before);
  }

  it('of any characters are read as a legal move or refused with a column', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'NBRQKPabcdefgh12345678x-=+#O0!? o'), maxLength: 9 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), letters), (text) => {
        for (const position of positions) expectSound(text, position);
      }),
      { seed: 1924, numRuns: rounds(4000) },
    );
  });

  it('made of good ones by changing a character mean what they say, or are refused', () => {
    const random = new Random(12);
    for (const position of positions) {
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      for (const move of moves) {
        const san = game.formatMove(move, position);
        for (let round = 0; round < 30; round++) {
          const place = random.below(san.length + 1);
          const text = san.slice(0, place) + random.pick([...'NBRQKabch138x-=+#O0!', '']) + san.slice(place + random.below(2));
          expectSound(text, position);
          const result = game.parseMove(text, position);
          // Every reading except castling has a target square that the text names.
          if (result.ok && !/^[O0o]/.test(text)) expect(text).toContain(uci(result.value).slice(2, 4));
        }
      }
    }
  });
});
