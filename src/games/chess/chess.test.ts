import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap, WIN } from '../../core/index.ts';
import { alphabeta, checkGame } from '../../search/index.ts';
import { type Chess, type ChessPosition, chess, chessFromOptions, chessRecords } from './index.ts';

const game = chess();
const automatic = chess({ draws: 'automatic' });
const at = (fen: string, rules: Chess = game) => unwrap(rules.parsePosition(fen));

function playAll(position: ChessPosition, moves: string, rules: Chess = game): ChessPosition {
  for (const text of moves.split(' ')) position.play(unwrap(rules.parseMove(text, position)));
  return position;
}

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8';

describe('Chess', () => {
  it('gives White to Max and Black to Min', () => {
    expect(game.start().turn()).toBe(MAX);
    expect(playAll(game.start(), 'e4').turn()).toBe(MIN);
  });

  it.each([['tapered'], ['course'], ['thesis']] as const)(
    'keeps the contract of every game, with the evaluation %s',
    (evaluation) => {
      const report = checkGame(chess({ evaluation }), { games: 3, seed: 7 });
      expect(report.positions).toBeGreaterThan(200);
      expect(report.compared).toBe(3);
    },
  );

  it.each([
    ["fool's mate", 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 'checkmate', -WIN],
    ['a back-row mate', '3R2k1/5ppp/8/8/8/8/8/4K3 b - - 0 1', 'checkmate', WIN],
    ['stalemate', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'stalemate', 0],
    ['bare kings', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'dead', 0],
    ['a knight more', '4k3/8/8/8/8/8/8/3NK3 w - - 0 1', 'dead', 0],
    ['bishops of one colour', '4kb2/8/8/8/8/8/8/2B1KB1B b - - 0 1', undefined, undefined],
    ['bishops on dark squares alone', 'b3k3/8/8/8/8/8/8/B3K3 w - - 0 1', undefined, undefined],
    ['bishops all on dark squares', '4kb2/8/8/8/8/8/8/B3K3 w - - 0 1', 'dead', 0],
    ['two knights', '4k3/8/8/8/8/8/8/2NNK3 w - - 0 1', undefined, undefined],
    ['a knight each', '3nk3/8/8/8/8/8/8/3NK3 w - - 0 1', undefined, undefined],
    ['a pawn', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', undefined, undefined],
  ])('knows how it stands with %s', (_, fen, ending, outcome) => {
    const position = at(fen);
    expect(position.ending()).toBe(ending);
    expect(position.outcome()).toBe(outcome);
  });

  it('ends at the third occurrence of a position if draws are claimed', () => {
    const position = playAll(game.start(), SHUFFLE);
    expect(position.outcome()).toBeUndefined();
    playAll(position, SHUFFLE);
    expect(position.ending()).toBe('repetition');
    expect(position.outcome()).toBe(0);
    position.undo();
    expect(position.outcome()).toBeUndefined();
  });

  it('ends at the fifth occurrence if nobody claims, and reports from the third on that a draw can be claimed', () => {
    const position = automatic.start();
    for (let round = 1; round <= 4; round++) {
      expect(position.outcome()).toBeUndefined();
      playAll(position, SHUFFLE, automatic);
      expect(position.claim()).toBe(round >= 2 ? 'repetition' : undefined);
    }
    expect(position.ending()).toBe('repetition');
  });

  it('does not take positions for the same that differ in the right to castle or to capture en passant', () => {
    const king = playAll(at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'), 'Ke2 Ke7 Ke1 Ke8');
    expect(king.board.occurrences()).toBe(1);
    playAll(king, 'Ke2 Ke7 Ke1 Ke8');
    expect(king.board.occurrences()).toBe(2);
    const pawn = playAll(at('4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1'), 'e4 Kd8 Kd1 Ke8 Ke1');
    expect(pawn.board.occurrences()).toBe(1);
    // Where no pawn can capture, moving two squares changes nothing.
    const free = playAll(at('4k3/8/8/8/7p/8/4P3/4K3 w - - 0 1'), 'e4 Kd8 Kd1 Ke8 Ke1');
    expect(free.board.occurrences()).toBe(2);
  });

  it.each([
    ['claimed', 99, 'Ra3', 'quiet'],
    ['claimed', 98, 'Ra3', undefined],
    ['claimed', 99, 'h3', undefined],
    ['automatic', 99, 'Ra3', undefined],
    ['automatic', 148, 'Ra3', undefined],
    ['automatic', 149, 'Ra3', 'quiet'],
  ] as const)('draws that are %s: at halfmove clock %i, %s gives %s', (draws, clock, move, ending) => {
    const rules = chess({ draws });
    const position = at(`6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - ${clock} 90`, rules);
    expect(playAll(position, move, rules).ending()).toBe(ending);
  });

  it('lets mate count on the last of fifty moves', () => {
    expect(playAll(at('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 99 90'), 'Ra8').ending()).toBe('checkmate');
  });

  it('writes an earlier position and the moves since if a position has been repeated, so that reading it restores its history', () => {
    const position = playAll(game.start(), `e4 e5 ${SHUFFLE} Nf3`);
    const text = game.formatPosition(position);
    expect(text).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 moves g1f3 g8f6 f3g1 f6g8 g1f3');
    const again = unwrap(game.parsePosition(text));
    expect(again.key()).toBe(position.key());
    playAll(again, 'Nf6 Ng1 Ng8');
    expect(again.ending()).toBe('repetition');
    expect(game.parsePosition('startpos moves e2e4 e2e4')).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Column 21: "e2e4" is not a legal move/) },
    });
    expect(unwrap(game.parsePosition('startpos moves e4 c7c5')).turn()).toBe(MAX);
  });

  it('has 12,000 moves at most, and refuses the next with a sentence, in a position and in a record', () => {
    const round = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const moves = Array.from({ length: 12_000 }, (_, i) => round[i % 4]).join(' ');
    const rules = chess({ draws: 'never' });
    expect(rules.parsePosition(`startpos moves ${moves}`).ok).toBe(true);
    const refused = { ok: false, error: { code: 'game-too-long', at: { column: 16 + moves.length + 1 } } };
    expect(rules.parsePosition(`startpos moves ${moves} Nf3`)).toMatchObject(refused);
    expect(chessRecords.read(`${moves} Nf3 *`)).toMatchObject({ ok: false, error: { code: 'game-too-long' } });
  });

  it('has a key that tells apart all that the rules do', () => {
    const keys = [
      '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
      '4k3/8/8/8/8/8/8/4K2R b - - 0 1',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1',
      '4k3/8/8/8/8/8/8/4K2R w - - 90 1',
      '4k3/8/8/8/8/8/8/4K2R w - - 91 1',
      '4k2r/8/8/8/8/8/8/4K3 w - - 0 1',
    ].map((fen) => at(fen).key());
    expect(new Set(keys).size).toBe(keys.length);
    expect(at('4k3/8/8/8/8/8/8/4K2R w - - 3 1').key()).toBe(at('4k3/8/8/8/8/8/8/4K2R w - - 20 7').key());
  });

  it('exchanges the players: twice is the same game, moves and past included', () => {
    const random = new Random(5);
    const position = game.start();
    for (let ply = 0; ply < 60 && position.outcome() === undefined; ply++) {
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
      const swapped = game.swapPlayers(position);
      expect(swapped.turn()).toBe(-position.turn());
      expect(swapped.evaluate()).toBe(0 - position.evaluate());
      expect(game.formatPosition(game.swapPlayers(swapped))).toBe(game.formatPosition(position));
    }
  });

  it('announces mates with their distance', () => {
    const one = alphabeta(at('6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1'), { depth: 1 });
    expect(one.value).toBe(WIN - 1);
    const two = alphabeta(at('7k/8/8/8/8/1R6/R7/K7 w - - 0 1'), { depth: 3 });
    expect(two.value).toBe(WIN - 3);
    const lost = alphabeta(at('k7/r7/1r6/8/8/8/8/7K b - - 0 1'), { depth: 3 });
    expect(lost.value).toBe(3 - WIN);
  });

  it('draws the board with the player to move or the result', () => {
    expect(game.draw(at('4k3/8/8/8/8/8/8/4RK2 b - - 0 1'))).toBe(
      [
        '8 . . . . k . . .',
        '7 . . . . . . . .',
        '6 . . . . . . . .',
        '5 . . . . . . . .',
        '4 . . . . . . . .',
        '3 . . . . . . . .',
        '2 . . . . . . . .',
        '1 . . . . R K . .',
        '  a b c d e f g h',
        'Black to move. Check.',
      ].join('\n'),
    );
    expect(game.draw(at('3R2k1/5ppp/8/8/8/8/8/4K3 b - - 0 1'))).toMatch(/\nWhite has won\. Checkmate\.$/);
  });
});

describe('The evaluations of chess', () => {
  const worth = (fen: string, evaluation: 'course' | 'thesis' | 'tapered') => at(fen, chess({ evaluation })).evaluate();

  it("course: the Course's example, a rook, a bishop and five pawns against a rook, three minor pieces and three pawns, is -4", () => {
    expect(worth('r1b1n1k1/5ppp/2n5/8/8/4B3/PPP2PP1/4R1K1 w - - 0 1', 'course')).toBe(-4);
    expect(worth('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'course')).toBe(0);
    expect(worth('rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'course')).toBe(9);
  });

  it.each([
    ['a pawn', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 100],
    ['a knight and a bishop against a queen', 'q3k3/8/8/8/8/8/8/NB2K3 b - - 0 1', -300],
    ['a rook on an open file', '4k3/p7/8/8/8/8/P7/1R2K3 w - - 0 1', 550],
    ['a rook behind its own pawn', '4k3/1p6/8/8/8/8/1P6/1R2K3 w - - 0 1', 500],
    ['a rook before a pawn of the other side', '4k3/1p6/8/8/8/8/P7/1R2K3 w - - 0 1', 500],
    ['a knight pinned to its king', '4k3/4n3/8/8/8/8/8/4RK2 w - - 0 1', 550 - 225],
    ['a rook pinned to its queen by a bishop', '3q2k1/4r3/8/8/7B/8/8/6K1 w - - 0 1', 300 - 900 - (500 + 50 - 125)],
    ['a pawn pinned to its queen', '3q2k1/4p3/8/8/7B/8/8/6K1 w - - 0 1', 300 - 900 - 75],
    ['a piece before one of equal worth', '4k3/4b3/8/8/4n3/8/8/4RK2 w - - 0 1', 550 - 600],
  ])('thesis: %s', (_, fen, value) => {
    expect(worth(fen, 'thesis')).toBe(value);
  });

  it('tapered: sees more material as better for either side, and the start as nearly equal', () => {
    expect(Math.abs(worth('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'tapered'))).toBeLessThan(50);
    for (const [fen, least, most] of [
      ['rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 50, 200],
      ['r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 250, 450],
      ['1nbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1', 400, 650],
      ['rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 850, 1200],
    ] as const) {
      expect(worth(fen, 'tapered')).toBeGreaterThan(least);
      expect(worth(fen, 'tapered')).toBeLessThan(most);
    }
  });

  it('tapered: knows that a bishop or two knights more win nothing without pawns', () => {
    expect(Math.abs(worth('4k3/8/8/8/8/8/8/2NNK3 w - - 0 1', 'tapered'))).toBeLessThan(100);
    expect(Math.abs(worth('r3k3/8/8/8/8/8/8/R2BK3 w - - 0 1', 'tapered'))).toBeLessThan(150);
    expect(worth('4k3/8/8/8/8/8/8/3QK3 w - - 0 1', 'tapered')).toBeGreaterThan(700);
  });
});

describe('Options', () => {
  it.each([
    [[], 'chess'],
    [['tapered'], 'chess'],
    [['course'], 'chess:course'],
    [['Thesis'], 'chess:thesis'],
    [['automatic'], 'chess:automatic'],
    [['course', 'automatic'], 'chess:course:automatic'],
    [['claimed', 'thesis'], 'chess:thesis'],
  ])('%j is %s', (options, name) => {
    expect(unwrap(chessFromOptions(options)).name).toBe(name);
  });

  it.each([[['960']], [['course', 'thesis']], [['']], [['automatic', 'claimed']]])('%j is refused', (options) => {
    expect(chessFromOptions(options)).toMatchObject({ ok: false, error: { code: 'chess-options' } });
  });
});
