import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Position, unwrap } from '../../core/index.ts';
import { alphabeta, checkGame } from '../../search/index.ts';
import { type OthelloPosition, othello } from './index.ts';

const game = othello();
const at = (text: string) => unwrap(game.parsePosition(text));

describe('Othello', () => {
  it.each([8, 6, 4] as const)('keeps the contract of games on %s rows', (size) => {
    expect(checkGame(othello(size), { games: 12 }).compared).toBe(12);
  });

  it('starts with four discs and four moves', () => {
    expect(game.draw(game.start())).toBe(
      [
        '. . . . . . . . 1',
        '. . . . . . . . 2',
        '. . . . . . . . 3',
        '. . . o x . . . 4',
        '. . . x o . . . 5',
        '. . . . . . . . 6',
        '. . . . . . . . 7',
        '. . . . . . . . 8',
        'a b c d e f g h',
        'Max (x) to move. x 2, o 2.',
      ].join('\n'),
    );
    const moves: number[] = [];
    const start = game.start();
    start.moves(moves, 0);
    expect(moves.map((move) => game.formatMove(move, start))).toEqual(['d3', 'c4', 'f5', 'e6']);
  });

  it('has 60,060 games on 4x4; with best play Min wins 11 to 3, by 10 with the two empty squares', () => {
    const small = othello(4);
    expect(countGames(small.start())).toBe(60_060);
    expect(alphabeta(small.start()).value).toBe(-10);
    expect(bestDifference(small.start())).toBe(-8);
  });
});

/** Published counts; docs/sources.md lists their sources. */
const PERFT = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_056];
const PERFT_WITH_FINISHED = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_284];

describe('The kernel', () => {
  it('counts as many sequences as published, finished games left out or in', () => {
    const start = game.start();
    for (const [i, count] of PERFT.entries()) expect(start.perft(i + 1)).toBe(BigInt(count));
    for (const [i, count] of PERFT_WITH_FINISHED.entries()) expect(start.perft(i + 1, true)).toBe(BigInt(count));
  });

  it.each([8, 6, 4] as const)('counts the sequences that playing every move finds, on %s rows', (size) => {
    const start = othello(size).start();
    for (let depth = 1; depth <= 6; depth++) {
      expect(start.perft(depth)).toBe(BigInt(sequences(start, depth, 0)));
      expect(start.perft(depth, true)).toBe(BigInt(sequences(start, depth, 1)));
    }
  });

  it('rejects depths that are negative, fractional or above 128', () => {
    for (const depth of [-1, 1.5, Number.NaN, 1000]) expect(() => othello().start().perft(depth)).toThrow('from 0 to 128');
  });
});

/** Games replayed elsewhere; results with the empty squares for the winner. */
const GAMES: readonly (readonly [name: string, transcript: string, outcome: number, discs: readonly [number, number]])[] = [
  [
    'the drawn game of best play (Takizawa 2023)',
    'F5D6C3D3C4F4F6F3E6E7D7C5B6D8C6C7D2B5A5A6A7G5E3B4C8G6G4C2E8D1F7E2G3H4F1E1F2G1B1F8G8B3H3B2H5B7A3A4A1A2C1H2H1G2B8A8G7H8H7H6',
    0,
    [32, 32],
  ],
  ['the shortest wipe-out', 'F5D6C5F4E7F6G5E6E3', 64, [13, 0]],
  [
    'a game with 23 passes',
    'F5d6C4g5D7c7H5d8B8b7B6a7b5A6a5b4B3c6E8f8C8a8e7a4b2A2c2D2d1e2F2c5c3a1a3e6d3f6F7f1g2H2e3F4b1g1c1e1g8g7f3h1h3h4h6',
    -64,
    [0, 59],
  ],
  ['a short game that is no wipe-out', 'f5f4c3e6f7g6g4e8g8g5h5', 62, [14, 1]],
];

describe('A transcript', () => {
  it.each(GAMES)('of %s ends as it did', (_, transcript, outcome, [max, min]) => {
    const position = at(transcript);
    expect([position.outcome(), position.discs(MAX), position.discs(MIN)]).toEqual([outcome, max, min]);
  });

  it('is read with spaces, in either case, and with its passes written', () => {
    expect(game.formatPosition(at(' F5 d6 C3 '))).toBe(game.formatPosition(at('f5d6c3')));
    const [, transcript] = GAMES[2] as (typeof GAMES)[number];
    const position = game.start();
    const played: string[] = [];
    for (const move of transcript.match(/../g) as string[]) {
      const moves: number[] = [];
      position.moves(moves, 0);
      if (game.formatMove(moves[0] as number, position) === 'pass') {
        played.push('pass');
        position.play(moves[0] as number);
      }
      played.push(move);
      position.play(unwrap(game.parseMove(move, position)));
    }
    expect(played.filter((move) => move === 'pass').length).toBe(23);
    expect(at(played.join('')).outcome()).toBe(-64);
  });

  it.each([
    ['f5d6c9', /^Move 3 of the transcript, "c9": there is no such square\. Squares are a1 to h8/],
    ['f5f5', /^Move 2 of the transcript, "f5": it turns over no disc\. Possible for O: f4, d6, f6\./],
    ['f5pass', /^Move 2 of the transcript, "pass": a player who can place a disc may not pass\. Possible: f4, d6, f6\./],
    [
      'F5D6C5F4E7F6G5E6E3A1',
      /^Move 10 of the transcript, "A1": the game was over before it\. Leave out what comes after move 9\./,
    ],
  ])('%s is refused', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });
});

const FFO_40 = 'O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X--------';

describe('A board', () => {
  it('is read from OBF lines, in several rows, in the letters of other programs', () => {
    const expected = `${FFO_40} X`;
    const rows = FFO_40.match(/.{8}/g)?.join('\n');
    for (const text of [
      `${FFO_40} X; A2:+38; B1:+8;`,
      `${FFO_40}X`,
      `${rows}\nX`,
      `${FFO_40.replaceAll('X', '*').replaceAll('-', '.')} *`,
    ])
      expect(game.formatPosition(at(text))).toBe(expected);
    expect(at(`${FFO_40} O`).turn()).toBe(MIN);
  });

  it('on which nobody can move ends the game; the empty squares go to the winner', () => {
    const board = `${'-'.repeat(27)}XX------XX${'-'.repeat(27)}`;
    expect(at(`${board} O`).outcome()).toBe(64);
  });

  it('on which only the other player can move has a pass as its only move', () => {
    const board = `XO${'-'.repeat(25)}XX------XX${'-'.repeat(27)}`;
    const position = at(`${board} O`);
    const moves: number[] = [];
    expect(position.moves(moves, 0)).toBe(1);
    expect(game.formatMove(moves[0] as number, position)).toBe('pass');
    for (const text of ['pass', 'PA', '--']) expect(unwrap(game.parseMove(text, position))).toBe(moves[0]);
    expect(() => position.play(0)).toThrow(/not a legal move/);
    position.play(moves[0] as number);
    expect(position.turn()).toBe(MAX);
    expect(() => position.play(64)).toThrow(/not a legal move/);
  });

  it.each([
    ['X'.repeat(63), /^Line 1, column 64: the board ends after 63 squares; 8x8 has 64\./],
    [FFO_40, /^Line 1, column 65: who is to move is missing\. Add X or O after the board\./],
    [`${FFO_40} -`, /^Line 1, column 66: after the board comes who is to move, X or O, not "-"\./],
    [
      `${FFO_40} XX`,
      /^Line 1, column 67: 8x8 needs 64 squares and one letter for the side to move; this text goes on after that\./,
    ],
    [`--------\n---z----`, /^Line 2, column 4: "z" is no square of a board\./],
    [`${'-'.repeat(64)} X`, /^d4 is empty: the four middle squares have discs from the start/],
    ['nonsense', /^Line 1, column 1: "n" is no square of a board\. .* or moves like f5d6c3\./],
  ])('%j is refused', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });
});

function sequences(position: Position, depth: number, finished: number): number {
  if (position.outcome() !== undefined) return depth === 0 ? 1 : finished;
  if (depth === 0) return 1;
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  let total = 0;
  for (const move of moves) {
    position.play(move);
    total += sequences(position, depth - 1, finished);
    position.undo();
  }
  return total;
}

function countGames(position: Position): number {
  if (position.outcome() !== undefined) return 1;
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  let total = 0;
  for (const move of moves) {
    position.play(move);
    total += countGames(position);
    position.undo();
  }
  return total;
}

/** Max's discs less Min's at the end of best play, empty squares for nobody. */
function bestDifference(position: OthelloPosition): number {
  if (position.outcome() !== undefined) return position.discs(MAX) - position.discs(MIN);
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  const values = moves.map((move) => {
    position.play(move);
    const value = bestDifference(position);
    position.undo();
    return value;
  });
  return position.turn() === MAX ? Math.max(...values) : Math.min(...values);
}
