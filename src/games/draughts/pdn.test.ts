import { describe, expect, it } from 'vitest';
import { MAX, Random, unwrap } from '../../core/index.ts';
import { DRAUGHTS_RULES, type DraughtsRules, type DraughtsSize } from '../../kernels/index.ts';
import { type GameRecord, type Ply, type Remark, readRecords, variationsOf, writeRecord } from '../records/index.ts';
import { isMoveWord } from '../records/record.ts';
import { hasAlgebraic, squareCount } from './board.ts';
import { type Draughts, type DraughtsPosition, draughts } from './index.ts';
import { type DraughtsMoveText, makeDraughtsMoveText, parseDraughtsMoveText } from './moves.ts';
import { draughtsRecords, formatGameType, PDN_CONVENTIONS, parseGameType } from './pdn.ts';

const one = (text: string, usual?: Draughts) => {
  const games = unwrap(draughtsRecords.read(text, usual));
  expect(games).toHaveLength(1);
  return games[0];
};
const problem = (text: string, usual?: Draughts) => {
  const result = draughtsRecords.read(text, usual);
  return result.ok ? 'no error' : result.error.message;
};
const end = (text: string, usual?: Draughts) => {
  const { game, replay } = one(text, usual);
  return game.formatPosition(replay.position);
};

function legal(position: DraughtsPosition): number[] {
  const moves: number[] = [];
  if (position.outcome() === undefined) position.moves(moves, 0);
  return moves;
}

function randomGame(position: DraughtsPosition, random: Random, longest: number): number[] {
  const played: number[] = [];
  for (let moves = legal(position); moves.length > 0 && played.length < longest; moves = legal(position)) {
    played.push(random.pick(moves));
    position.play(played.at(-1) as number);
  }
  for (const _ of played) position.undo();
  return played;
}

describe('PDN of whole games', () => {
  it.each(DRAUGHTS_RULES)('reads back long random games of %s on every board, move by move', (rules) => {
    const random = new Random(1770);
    for (const size of [10, 8, 6] as const) {
      const game = draughts({ rules, size });
      for (let round = 0; round < 2; round++) {
        const opening = game.start();
        for (const move of randomGame(opening, random, 20)) opening.play(move);
        const start = round === 0 ? undefined : opening;
        const moves = randomGame(start ?? game.start(), random, 200);
        const text = draughtsRecords.write(game, { ...(start && { start }), moves, tags: [{ name: 'Event', value: 'x' }] });
        const read = one(text);
        expect(read.replay.moves).toEqual(moves);
        expect(read.game.variant).toMatchObject({ rules, size });
        expect(writeRecord(read.record, 'pdn')).toBe(text);
      }
    }
  });

  it.each<[DraughtsRules, DraughtsSize, number, string]>([
    ['international', 10, 3, '[Result "*"]\n[GameType "20"]\n\n1. 31-26 16-21 2. 32-27 *\n'],
    ['english', 8, 3, '[Result "*"]\n[GameType "21"]\n\n1. 9-13 21-17 2. 10-14 *\n'],
    ['russian', 8, 3, '[Result "*"]\n[GameType "25"]\n\n1. a3-b4 b6-a5 2. c3-d4 *\n'],
    ['russian', 6, 1, '[Result "*"]\n[GameType "25,W,6,6,A0,0"]\n\n1. b2-a3 *\n'],
    ['souffler', 10, 1, '[Result "*"]\n[Variant "souffler"]\n\n1. 16-21 *\n'],
    ['souffler', 8, 1, '[Result "*"]\n[Variant "souffler:8x8"]\n\n1. 9-13 *\n'],
  ])('writes %s on %i rows as its rule set is written', (rules, size, plies, text) => {
    const wanted = unwrap(readRecords(text, 'pdn'))[0].line.plies;
    expect(wanted).toHaveLength(plies);
    const game = draughts({ rules, size });
    const position = game.start();
    const moves = wanted.map((ply) => {
      const move = unwrap(game.parseMove(ply.move, position));
      position.play(move);
      return move;
    });
    expect(draughtsRecords.write(game, { moves })).toBe(text);
  });

  it('says who won by whose figure comes first: the side that began', () => {
    const lastPiece = (fen: string, rules: DraughtsRules, move: string) => {
      const game = draughts({ rules });
      const start = unwrap(game.parsePosition(fen));
      return draughtsRecords.record(game, { start, moves: [unwrap(game.parseMove(move, start))] });
    };
    expect(lastPiece('W:W28:B22', 'international', '28x17').result).toBe('2-0');
    expect(lastPiece('B:W28:B22', 'international', '22x33').result).toBe('0-2');
    expect(lastPiece('B:W18:B14', 'english', '14x23').result).toBe('1-0');
    expect(lastPiece('W:W18:B14', 'english', '18x9')).toMatchObject({ result: '0-1', firstPly: 1 });
    expect(lastPiece('W:W18:B14', 'russian', '18x9').line.plies[0].move).toBe('d4:b6');
    expect(draughtsRecords.record(draughts({ rules: 'pool' }), { moves: [], result: '1/2-1/2' }).tags[0].value).toBe('1/2-1/2');
  });

  it('writes a huff as a command in a comment, and reads it there and as the game itself writes it', () => {
    const random = new Random(28);
    const game = draughts();
    let huffs = 0;
    for (let round = 0; round < 5; round++) {
      const moves = randomGame(game.start(), random, 150);
      const text = draughtsRecords.write(game, { moves });
      huffs += text.match(/\{\[%huff \d+\]\}/g)?.length ?? 0;
      expect(text).not.toContain('~');
      const own = text.replace(/(\S+)\s+\{\[%huff (\d+)\]\}/g, '~$2:$1');
      expect(one(own).replay.moves).toEqual(moves);
    }
    expect(huffs).toBeGreaterThan(20);
  });

  it('keeps comments, glyphs, strengths, variations and setups of random annotated games', () => {
    const random = new Random(7);
    for (const rules of DRAUGHTS_RULES)
      for (let round = 0; round < 4; round++) {
        const record = annotated(draughts({ rules }), random);
        const text = writeRecord(record, 'pdn');
        const read = one(text);
        expect(writeRecord(read.record, 'pdn')).toBe(text);
        expect(read.replay.moveOf.size).toBe(countPlies(record));
      }
  });
});

/** A random game with a remark behind every other move, and variations of variations. */
function annotated(game: Draughts, random: Random): GameRecord {
  const made = (start: DraughtsPosition, longest: number, depth: number): GameRecord => {
    const moves = randomGame(start, random, longest);
    const record = draughtsRecords.record(game, { start, moves, result: '*' });
    const plies: Ply[] = record.line.plies.map((ply, i) => {
      const remarks: Remark[] = [...ply.remarks];
      const what = random.below(9);
      if (what === 0) remarks.push({ kind: 'comment', form: random.pick(['{', ';', '%'] as const), text: ' so [%clk 1:00]' });
      if (what === 1) remarks.unshift({ kind: 'strength', text: random.pick(['!', '(?)', '!!!']) });
      if (what === 2) remarks.push({ kind: 'glyph', number: random.below(256) });
      if (what >= 3 && what <= 5 && depth > 0) remarks.push({ kind: 'variation', line: made(start, 6, depth - 1).line });
      start.play(moves[i]);
      return { move: ply.move, remarks };
    });
    for (const _ of moves) start.undo();
    return { ...record, line: { remarks: [{ kind: 'comment', form: '{', text: 'start' }], plies } };
  };
  return made(game.start(), 60, 2);
}

function countPlies(record: GameRecord): number {
  const count = (plies: readonly Ply[]): number =>
    plies.reduce((sum, ply) => sum + 1 + variationsOf(ply.remarks).reduce((inner, line) => inner + count(line.plies), 0), 0);
  return count(record.line.plies);
}

describe('Reading PDN', () => {
  it('reads a game with everything that PDN has', () => {
    const text = `% a file of one game
[Event "An \\"example\\""]
[Result "1-1"]
[GameType "20,W,10,10,N2,0"]
[FEN "W:W31-50:B1-20."]

{ Start } 01. 32-28! {[%clk 1:55:21]} 19-23(?) $2 (1... 18-23 2. 38-32 (2. 37-32? 23-29!
{ Black wins }) 12-18) 2.28x19* 14x23 3. 37-32 ; a quiet move
3... 10-14 /FEN "W:W32,K46:B5,14"/ {what if} 4. 32-28 (4. 46-41? 5-10) ... 5-10
(4... 14-20 {or so} 5. 46-41) 1-1
`;
    const { record, replay } = one(text);
    expect(record.result).toBe('1-1');
    expect(record.line.plies).toHaveLength(8);
    expect(replay.moveOf.size).toBe(17);
    expect(draughts({ rules: 'international', endless: true }).formatPosition(replay.position)).toBe('W:W28,K46:B10,14');
    const written = writeRecord(record, 'pdn');
    expect(writeRecord(one(written).record, 'pdn')).toBe(written);
  });

  // Manchester 1841 and a long game of kurnik.org, from the test files of wiegerw/pdn; a problem by D. Vuurboom, 1980,
  // from the same.
  const MANCHESTER = `[Result "0-1"]
1. 11-15 24-20 2. 8-11 28-24 3. 9-13 22-18 4. 15x22 25x18 5. 4-8 26-22 6. 10-14
18x9 7. 5x14 22-18 8. 1-5 18x9 9. 5x14 29-25 10. 11-15 24-19 11. 15x24 25-22 12.
24-28 22-18 13. 6-9 27-24 14. 8-11 24-19 15. 7-10 20-16 16. 11x20 18-15 17. 2-6
15-11 18. 12-16 19x12 19. 10-15 11-8 20. 15-18 21-17 21. 13x22 30-26 22. 18x27
26x17x10x1 0-1`;
  const KURNIK = `[GameType "20,W,10,10,N1,0"]
1. 34-30 20-25 2. 31-27 25x34 3. 39x30 15-20 4. 30-25 20-24 5. 44-39 19-23 6.
50-44 14-19 7. 40-34 10-14 8. 44-40 5-10 9. 34-29 23x34 10. 40x29x20 10-15 11.
39-34 15x24 12. 34-29 4-10 13. 29x20 10-15 14. 32-28 15x24 15. 37-32 18-22 16.
27x18 12x23 17. 49-44 7-12 18. 44-40 12-18 19. 36-31 1-7 20. 41-36 7-12 21.
46-41 2-7 22. 41-37 16-21 23. 31-27 21-26 24. 43-39 17-22 25. 28x17 11x22x31
26. 36x27 7-11 27. 47-41 12-17 28. 41-36 17-22 29. 40-34 22x31 30. 36x27 8-12
31. 34-30 12-17 32. 27-21 18-22 33. 21x12 22-27 34. 32x21 26x17x8 35. 39-34
13-18 36. 33-29 24x33 37. 38x29 9-13 38. 29-24 8-12 39. 34-29 23x34 40. 30x39
19x30 41. 35x24 11-17 42. 45-40 6-11 43. 40-34 18-23 44. 48-43 12-18 45. 34-29
23x34 46. 39x30 17-22 47. 24-20 11-17 48. 20x9 13x4 49. 30-24 18-23 50. 25-20
23-28 51. 20-14 22-27 52. 43-38 17-21 53. 24-20 21-26 54. 20-15 26-31 55. 37x26
28-32 56. 38-33 32-38 57. 42-37 38x29 58. 14-10 27-31 59. 37-32 31-36 60. 32-27
36-41 61. 10-5 41-46 62. 27-22 29-34 63. 22-17 34-40 64. 17-12 40-45 65. 12-7
45-50 66. 7-1 3-9 67. 1-23 46x19 68. 5x46 50-17 69. 46-19 17-11 70. 19-2 11-16
71. 2-19 16-2 72. 19-5 2-8 73. 5-28 8-2 74. 28-46 2-8 75. 46-28 8-2 76. 28-46
2-16 77. 46-19 16-2 78. 19-5 2-16 79. 5-19 16-2 80. 19-5 2-16 81. 5-19 16-2 82.
19-5 2-16 83. 5-19 1/2-1/2`;
  const PROBLEM = `[SetUp "1"]
[FEN "B:W8,25,30:B7,15,18."]
1. ... 7-12 2. 8x17 18-23 3. 17-12 23-28 4. 12-8 28-32 5. 8-3 32-37 6. 3-17
15-20 7. 25x14 37-42 8. 17-3 42-48 9. 3-9 48x25 10. 9-3 1-0`;

  it('plays games of real files', () => {
    expect(end(MANCHESTER, draughts({ rules: 'english' }))).toMatch(/^B:W.*K1.*:B/);
    expect(end(KURNIK)).toMatch(/^B:W.*K19/);
    expect(end(PROBLEM)).toBe('B:W14,K3:BK25');
    expect(one(PROBLEM).record.firstPly).toBe(1);
  });

  it('continues after a draw that nobody claimed', () => {
    expect(one(KURNIK).replay.moves).toHaveLength(165);
  });

  it('finds the rules in the tags of each game', () => {
    const rules = [
      '[GameType "20"] *',
      '[GameType "21"] *',
      '[GameType "40"] *',
      '[Variant "souffler"] *',
      '[Variant "Frisian"] *',
      '*',
    ].map((text) => one(`${text.replace('*', '')} 1. *`, draughts({ rules: 'brazilian' })).game.variant.rules);
    expect(rules).toEqual(['international', 'english', 'frisian', 'souffler', 'frisian', 'brazilian']);
  });

  it.each<[string, string | RegExp]>([
    ['1. 32-28 19-23\n2. 28-22', 'Line 2, column 4: "28-22" is not a legal move here. Legal: 28x19.'],
    ['1. 32-28 (1. 31-26\n 16-21 2. 26-21) *', /^Line 2, column 11: "26-21" is not a legal move here\. Legal: /],
    ['1. 99-28 *', /^Line 1, column 4: "99-28" is not a legal move here/],
    [
      '[GameType "22"]\n1. 32-28 *',
      'Line 1, column 1: Game type 22, Italian draughts, is not played here. Ours are 20, 21, 23, 25, 26, 40.',
    ],
    ['[Variant "souffler:9x9"]\n1. 32-28 *', 'Line 1, column 1: Draughts is not played on 9x9: type 10x10, 8x8 or 6x6.'],
    [
      '[Event "x"]\n[FEN "W:W31-50:B1-20,31"]\n*',
      'Line 2, column 1: this FEN is refused. Column 16: a white man is on square 31 already.',
    ],
    ['[FEN "W:W1:B50"] *', /^Line 1, column 1: this FEN is refused\. Column 4: a white man on square 1 would be a king/],
    ['1. 32-28 {[%huff 19]} *', /^Line 1, column 4: "~19:32-28" is not a legal move here/],
  ])('refuses %j with line and column', (text, message) => {
    if (typeof message === 'string') expect(problem(text)).toBe(message);
    else expect(problem(text)).toMatch(message);
  });

  it('asks for the way where a capture is ambiguous, and takes any square of it that decides', () => {
    const fen = '[FEN "W:WK47:B42,33,19,14,27"]';
    expect(problem(`${fen} 1. 47x36 *`)).toBe(
      'Line 1, column 35: "47x36" may mean several captures here. Type 47x38x20x9x36 or 47x38x24x13x36.',
    );
    const taken = (way: string) => one(`${fen} 1. ${way} *`).replay.position.board().black;
    // The two ways are those of the diagram in the grammar section of the standard.
    const [left, right] = [taken('47x38x24x13x36'), taken('47x38x20x9x36')];
    expect(left).not.toBe(right);
    for (const way of ['47x13x36', '47x24x36', '47x38x24x36']) expect(taken(way)).toBe(left);
    for (const way of ['47x9x36', '47:20:36']) expect(taken(way)).toBe(right);
    expect(problem(`${fen} 1. 47x25x36 *`)).toMatch(/is not a legal move here/);
  });

  it('continues with the next game after one that breaks the rules', () => {
    const text = '[Event "1"]\n\n1. 32-28 *\n\n[Event "2"]\n\n1. 32-27 18-17 *\n\n[Event "3"]\n\n1. 33-29 *\n';
    expect(
      [...draughtsRecords.each(text)].map((game) => (game.ok ? game.value.replay.moves.length : game.error.message.slice(0, 18))),
    ).toEqual([1, 'Line 7, column 10:', 1]);
  });

  it('reads or refuses, with a place, whatever becomes of a good file by cutting, doubling and exchanging', () => {
    const random = new Random(1723);
    const game = draughts({ rules: 'russian' });
    const sample = draughtsRecords.write(game, { moves: randomGame(game.start(), random, 16) });
    const samples = [
      sample,
      `${PROBLEM.replace('-17\n', '-17 (6. 3-9 $5 {x})\n')}`,
      '[Variant "souffler"]\n1. 16-21 31-26 2. 18-23 {[%huff 26]} *',
    ];
    let [read, refused] = [0, 0];
    for (let round = 0; round < 500; round++) {
      let text = random.pick(samples);
      for (let change = random.between(1, 2); change > 0; change--) {
        const at = random.below(text.length + 1);
        const last = Math.min(text.length, at + random.below(4));
        const put = random.pick([
          '',
          text.slice(at, last).repeat(2),
          random.pick([...text]),
          random.pick(['(', ')', '{', '}', '"', 'x', '9']),
        ]);
        text = text.slice(0, at) + put + text.slice(last);
      }
      const result = draughtsRecords.read(text);
      if (result.ok) {
        read++;
        const again = unwrap(draughtsRecords.read(result.value.map(({ record }) => writeRecord(record, 'pdn')).join('\n')));
        expect(again.map(({ replay }) => replay.moves)).toEqual(result.value.map(({ replay }) => replay.moves));
      } else {
        refused++;
        expect(result.error.message).toMatch(/^Line \d+, column \d+: ./);
      }
    }
    expect(read).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(150);
  });

  it('reads a start in which the second player moves as Min to move', () => {
    const { game, record } = one('[GameType "21"]\n[FEN "W:W18:B9"]\n1... 18-15 *');
    expect(record.firstPly).toBe(1);
    expect(unwrap(game.parsePosition('W:W18:B9')).turn()).not.toBe(MAX);
  });
});

describe('parseDraughtsMoveText', () => {
  it.each<[string, DraughtsSize, DraughtsMoveText]>([
    ['32-28', 10, { from: 32, to: 28, via: [], capture: false }],
    ['1-6', 10, { from: 1, to: 6, via: [], capture: false }],
    ['01-06', 10, { from: 1, to: 6, via: [], capture: false }],
    ['32x23', 10, { from: 32, to: 23, via: [], capture: true }],
    ['32:23', 10, { from: 32, to: 23, via: [], capture: true }],
    ['47x38x24x13x36', 10, { from: 47, to: 36, via: [38, 24, 13], capture: true }],
    ['c3-d4', 8, { from: 22, to: 18, via: [], capture: false }],
    ['c3:e5:g7', 8, { from: 22, to: 8, via: [15], capture: true }],
    ['C3xE5', 8, { from: 22, to: 15, via: [], capture: true }],
    ['c3d4', 8, { from: 22, to: 18, via: [], capture: undefined }],
    ['~28:32-27', 10, { from: 32, to: 27, via: [], capture: false, huff: 28 }],
    ['~28:32x23x14', 10, { from: 32, to: 14, via: [23], capture: true, huff: 28 }],
    ['~d4:a1-b2', 8, { from: 29, to: 25, via: [], capture: false, huff: 18 }],
  ])('reads %s', (text, size, move) => {
    expect(parseDraughtsMoveText(text, size)).toEqual(move);
  });

  it.each<[string, DraughtsSize]>([
    ['3228', 10],
    ['32', 8],
    ['32 - 28', 10],
    ['32-51', 10],
    ['0-5', 10],
    ['c3-d4', 10],
    ['c3-d5', 8],
    ['32-28x19', 10],
    ['32-28-23', 10],
    ['~28', 10],
    ['~99:32-28', 10],
  ])('refuses %s', (text, size) => {
    expect(parseDraughtsMoveText(text, size)).toBeUndefined();
  });

  it('reads back what makeDraughtsMoveText writes, which is a word of movetext', () => {
    const random = new Random(20);
    for (let round = 0; round < 3000; round++) {
      const size = random.pick<DraughtsSize>([10, 8, 6]);
      const capture = random.below(2) === 0;
      const square = () => random.between(1, squareCount(size));
      const move: DraughtsMoveText = {
        from: square(),
        to: square(),
        via: capture ? Array.from({ length: random.below(20) }, square) : [],
        capture,
        ...(random.below(3) === 0 && { huff: square() }),
      };
      const notation = hasAlgebraic(size) ? random.pick(['numeric', 'algebraic'] as const) : 'numeric';
      const text = makeDraughtsMoveText(move, { size, notation, separator: random.pick(['x', ':'] as const) });
      expect(parseDraughtsMoveText(text, size)).toEqual(move);
      if (capture || move.to !== move.from) expect(isMoveWord(text, 'pdn')).toBe(true);
    }
  });

  it('reads or refuses any word', () => {
    const random = new Random(21);
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: random.below(12) }, () => random.pick([...'0123456789abhx-:~ ×.é\n'])).join('');
      const result = parseDraughtsMoveText(text, random.pick<DraughtsSize>([10, 8, 6]));
      if (result !== undefined) expect(result.from).toBeGreaterThan(0);
    }
  });
});

describe('parseGameType', () => {
  it('knows the numbers of the standard', () => {
    const rules = ['20', '21', '23', '25', '26', '40'].map((text) => unwrap(parseGameType(text)).rules);
    expect(rules).toEqual(['international', 'english', 'pool', 'russian', 'brazilian', 'frisian']);
  });

  it('reads the full forms of the standard to the same', () => {
    for (const text of ['20,W,10,10,N2,0', '21,B,8,8,N1,0', '23,B,8,8,N1,0', '25,W,8,8,A0,0', '26,W,8,8,A0,0', '40,W,10,10,N2,0'])
      expect(unwrap(parseGameType(text))).toEqual(unwrap(parseGameType(text.slice(0, 2))));
    expect(unwrap(parseGameType('20,W,10,10,N1,0'))).toEqual(unwrap(parseGameType('20')));
    expect(unwrap(parseGameType('23,W,8,8,A0,0'))).toEqual({ rules: 'pool', size: 8, notation: 'algebraic' });
    expect(unwrap(parseGameType(' 25, W, 6, 6, A1 '))).toEqual({ rules: 'russian', size: 6, notation: 'algebraic' });
  });

  it('is read back from what formatGameType writes, on every board', () => {
    expect(Object.keys(PDN_CONVENTIONS).sort()).toEqual([...DRAUGHTS_RULES].sort());
    for (const rules of DRAUGHTS_RULES)
      for (const size of [10, 8, 6] as const)
        for (const notation of ['numeric', 'algebraic'] as const) {
          const text = formatGameType({ rules, size, notation });
          if (rules === 'souffler') expect(text).toBeUndefined();
          else expect(unwrap(parseGameType(text as string))).toEqual({ rules, size, notation });
        }
    expect(formatGameType({ rules: 'international', size: 10, notation: 'numeric' })).toBe('20');
    expect(formatGameType({ rules: 'english', size: 6, notation: 'numeric' })).toBe('21,B,6,6,N1,0');
  });

  it.each([
    ['', '"" is not a game type: a number is, as in 20, or 20,W,10,10,N2,0.'],
    ['20,W', '"20,W" is not a game type: a number is, as in 20, or 20,W,10,10,N2,0.'],
    ['22', 'Game type 22, Italian draughts, is not played here. Ours are 20, 21, 23, 25, 26, 40.'],
    ['99', 'Game type 99 is not played here. Ours are 20, 21, 23, 25, 26, 40.'],
    ['20,W,12,12,N2,0', 'There is no board of 12x12 here: the boards are 10x10, 8x8, 6x6.'],
    [
      '23,B,8,8,A1,1',
      'The squares of game type 23,B,8,8,A1,1 are named from another corner than here. Renumber its moves as in 23,B,8,8,A0,0.',
    ],
    [
      '20,W,10,10,N0,0',
      'The squares of game type 20,W,10,10,N0,0 are named from another corner than here. Renumber its moves as in 20.',
    ],
  ])('refuses %j', (text, message) => {
    const result = parseGameType(text);
    expect(result.ok ? 'no error' : result.error.message).toBe(message);
  });
});
