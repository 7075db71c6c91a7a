import { describe, expect, it } from 'vitest';
import { fail, type Game, ok, Random, unwrap } from '../../core/index.ts';
import { nim } from '../nim/index.ts';
import { type TicTacToePosition, ticTacToe } from '../tictactoe/index.ts';
import { type GameRecord, type Ply, readRecords, recordOf, replay, variationsOf, writeRecord } from './index.ts';

const game: Game<TicTacToePosition> = ticTacToe();
const one = (text: string) => unwrap(readRecords(text, 'pdn'))[0];
/** Boards in PDN's mid-game setups, where a slash ends the FEN. */
const parseFen = (fen: string) => game.parsePosition(fen.replaceAll('|', '/'));
const problem = (text: string) => {
  const result = replay(one(text), game, { parseFen });
  return result.ok ? 'no error' : result.error.message;
};

describe('replay', () => {
  it('plays the game and every variation, and ends at the end of the game', () => {
    const record = one('1. b2 a1 (1... a2 2. a1 (2. c3 a1) (2. b1) 2... c3) (1... c1) 2. c3 b3 *');
    const { moves, position, moveOf } = unwrap(replay(record, game));
    expect(game.formatPosition(position)).toBe('.ox/.x./o..');
    expect(moves).toHaveLength(4);
    expect(moveOf.size).toBe(11);
    for (const _ of moves) position.undo();
    expect(game.formatPosition(position)).toBe('.../.../...');
  });

  it('starts at the FEN tag, and at the start where SetUp says 0', () => {
    const text = '[FEN ".../.x./o.."] 1. a2 *';
    expect(game.formatPosition(unwrap(replay(one(text), game)).position)).toBe('.../xx./o..');
    expect(game.formatPosition(unwrap(replay(one(`[SetUp "0"]${text}`), game)).position)).toBe('.../x../...');
  });

  it('goes on from a position set up in mid-game, and its variations from the one before', () => {
    const text = '1. b2 /FEN "...|.x.|o.."/ (1. a1 b2 /FEN "x..|...|..o"/ a1 b1 (b2)) 2. c3 (2. c1 (2. a2) c3) 2... a3 *';
    const { position } = unwrap(replay(one(text), game, { parseFen }));
    expect(game.formatPosition(position)).toBe('o.x/.x./o..');
  });

  it.each([
    ['1. b2 b2 *', 'Line 1, column 7: "b2" is not a legal move here. Legal: a1 b1 c1 a2 c2 a3 b3 c3.'],
    ['1. b2\n (1. a1\n a1) *', 'Line 3, column 2: "a1" is not a legal move here. Legal: b1 c1 a2 b2 c2 a3 b3 c3.'],
    ['1. b2 a1 2. c3 (2. b2) *', 'Line 1, column 20: "b2" is not a legal move here. Legal: b1 c1 a2 c2 a3 b3 c3.'],
    [
      '1. a1 a2 2. b1 b2 3. c1 c2 *',
      'Line 1, column 25: The game is over here, so "c2" cannot be played. Take a move back or start again.',
    ],
    ['[A "b"]\n[FEN "x"]\n\n1. a1 *', /^Line 2, column 1: this FEN is refused\. "x" is not a board of 3x3/],
    ['1. a1\n/FEN "x"/ a2 *', /^Line 2, column 1: this FEN is refused\. "x" is not a board of 3x3/],
  ])('refuses %j where the rules are broken', (text, message) => {
    expect(problem(text)).toMatch(message);
  });

  it('finds the one wrong move in trees of random variations, and no other', () => {
    const random = new Random(512);
    for (let round = 0; round < 300; round++) {
      const record = randomTree(random);
      const { position, moves } = unwrap(replay(record, game));
      const direct = game.start();
      for (const move of moves) direct.play(move);
      expect(game.formatPosition(position)).toBe(game.formatPosition(direct));
      const read = one(writeRecord(record, 'pdn'));
      const spoiled = random.pick(pliesOf(read));
      (spoiled as { move: string }).move = 'z9';
      const result = replay(read, game);
      expect(result.ok ? '' : result.error.message).toContain(`Line ${spoiled.at?.line}, column ${spoiled.at?.column}: "z9"`);
    }
  });

  it('plays variations fifty thousand deep', () => {
    const depth = 50_000;
    const text = `${'1. a1 ('.repeat(depth)}1. a1 b2${')'.repeat(depth)} *`;
    expect(unwrap(replay(one(text), game)).moveOf.size).toBe(depth + 2);
  });

  it('passes on the error of a FEN reader', () => {
    const result = replay(one('[FEN "x"] *'), game, { parseFen: () => fail('strange', 'No.') });
    expect(result).toMatchObject({
      error: { code: 'refused-fen', message: 'Line 1, column 1: this FEN is refused. No.', args: { why: { code: 'strange' } } },
    });
    expect(replay(one('[FEN "x"] *'), game, { parseFen: () => ok(game.start()) }).ok).toBe(true);
  });
});

describe('recordOf', () => {
  it('records a game that replays to the same moves', () => {
    const random = new Random(3);
    for (const made of [ticTacToe(), nim([3, 4, 5])] as Game[])
      for (let round = 0; round < 50; round++) {
        const moves = randomGame(made, random);
        const record = recordOf(made, { moves, tags: [{ name: 'Event', value: `"${round}"` }], result: '1-0' });
        const read = unwrap(readRecords(writeRecord(record, 'pgn'), 'pgn'));
        expect(read).toHaveLength(1);
        expect(read[0]).toMatchObject({ result: '1-0', tags: [{ value: `"${round}"` }] });
        expect(unwrap(replay(read[0], made)).moves).toEqual(moves);
      }
  });

  it('does not change the given start', () => {
    const start = unwrap(game.parsePosition('.../.x./...'));
    const record = recordOf(game, { start, moves: [0, 1], firstPly: 1 });
    expect(game.formatPosition(start)).toBe('.../.x./...');
    expect(writeRecord(record, 'pgn')).toBe('1... a1 2. b1 *\n');
  });
});

function randomGame(made: Game, random: Random): number[] {
  const position = made.start();
  const played: number[] = [];
  while (position.outcome() === undefined) {
    const moves: number[] = [];
    position.moves(moves, 0);
    played.push(random.pick(moves));
    position.play(played.at(-1) as number);
  }
  return played;
}

/** A random game with random variations, two levels deep. */
function randomTree(random: Random): GameRecord {
  const lineFrom = (position: TicTacToePosition, depth: number): Ply[] => {
    const plies: Ply[] = [];
    const length = random.between(1, 9);
    let count = 0;
    for (; count < length && position.outcome() === undefined; count++) {
      const moves: number[] = [];
      position.moves(moves, 0);
      const variation = () => ({ kind: 'variation', line: { remarks: [], plies: lineFrom(position, depth - 1) } }) as const;
      const remarks = depth > 0 && random.below(3) === 0 ? [variation()] : [];
      const move = random.pick(moves);
      plies.push({ move: game.formatMove(move, position), remarks });
      position.play(move);
    }
    for (; count > 0; count--) position.undo();
    return plies;
  };
  return { tags: [], line: { remarks: [], plies: lineFrom(game.start(), 2) }, firstPly: 0, result: '*' };
}

function pliesOf(record: GameRecord): Ply[] {
  const inside = (plies: readonly Ply[]): Ply[] =>
    plies.flatMap((ply) => [ply, ...variationsOf(ply.remarks).flatMap((line) => inside(line.plies))]);
  return inside(record.line.plies);
}
