import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { arbitraryRecord, withoutPlaces } from './fixtures/arbitrary-record.ts';
import {
  commentsOf,
  eachRecord,
  type GameRecord,
  glyphsOf,
  readRecords,
  type Standard,
  tagOf,
  variationsOf,
  withSevenTags,
} from './index.ts';
import { writeRecord, writeRecords } from './write.ts';

const read = (text: string, standard: Standard = 'pdn') => unwrap(readRecords(text, standard));
const one = (text: string, standard: Standard = 'pdn') => {
  const records = read(text, standard);
  expect(records).toHaveLength(1);
  return records[0];
};
const moves = (record: GameRecord) => record.line.plies.map((ply) => ply.move).join(' ');
const problem = (text: string, standard: Standard = 'pdn') => {
  const result = readRecords(text, standard);
  return result.ok ? 'no error' : result.error.message;
};

const STANDARDS: Standard[] = ['pgn', 'pdn'];

describe('readRecords', () => {
  it('reads tags with escaped quotes and backslashes, and moves with and without numbers', () => {
    const record = one('[White "d\'Adam \\"le\\\\petit\\""]\n[ Black  "C:\\games" ]\n\n1.32-28 19-23 2. 28x19 14x23 37-32 2-0\n');
    expect(record.tags.map(({ name, value }) => [name, value])).toEqual([
      ['White', 'd\'Adam "le\\petit"'],
      ['Black', 'C:\\games'],
    ]);
    expect(moves(record)).toBe('32-28 19-23 28x19 14x23 37-32');
    expect(record.result).toBe('2-0');
  });

  it('keeps comments, glyphs, strengths and variations in the order they were written', () => {
    const record = one('{before} 1. e4! $10 {first} (1. d4 {inner} d5 (1... Nf6?!) 2. c4) ; rest of line\n e5 (?) *', 'pgn');
    const [e4, e5] = record.line.plies;
    expect(commentsOf(record.line.remarks)).toEqual(['before']);
    expect(e4.remarks.map((remark) => remark.kind)).toEqual(['strength', 'glyph', 'comment', 'variation', 'comment']);
    expect(commentsOf(e4.remarks)).toEqual(['first', ' rest of line']);
    expect(glyphsOf(e4.remarks)).toEqual([1, 10]);
    expect(glyphsOf(e5.remarks)).toEqual([2]);
    const [d4] = variationsOf(e4.remarks);
    expect(d4.plies.map((ply) => ply.move)).toEqual(['d4', 'd5', 'c4']);
    expect(variationsOf(d4.plies[1].remarks)[0].plies[0]).toMatchObject({ move: 'Nf6', remarks: [{ text: '?!' }] });
  });

  it('says where every move, tag and setup stood, whatever ends the lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const record = one(`\ufeff[A "b"]${end}  [C "d"]${end}${end}1. 32-28 {two${end}lines} 19-23${end}/FEN "W:W1:B2"/ 3-4 *`);
      expect(record.tags.map((tag) => tag.at)).toEqual([
        { line: 1, column: 1 },
        { line: 2, column: 3 },
      ]);
      expect(record.line.plies.map((ply) => ply.at)).toEqual([
        { line: 4, column: 4 },
        { line: 5, column: 8 },
        { line: 6, column: 17 },
      ]);
      expect(record.line.plies[1].remarks).toEqual([{ kind: 'setup', fen: 'W:W1:B2', at: { line: 6, column: 1 } }]);
    }
  });

  it('knows the results of both standards, and takes none of them for a move or a move for one', () => {
    for (const result of ['1-0', '0-1', '1/2-1/2', '*']) expect(one(`1. e4 ${result}`, 'pgn').result).toBe(result);
    for (const result of ['2-0', '1-1', '0-2', '0-0', '1-0', '0-1', '1/2-1/2', '*'])
      expect(one(`1. 1-18 ${result}`)).toMatchObject({ result, line: { plies: [{ move: '1-18' }] } });
    expect(moves(one('1. e4 e5 2. 0-0 0-0-0', 'pgn'))).toBe('e4 e5 0-0 0-0-0');
  });

  it('takes the result from its tag where the moves end in * or in nothing', () => {
    expect(one('[Result "1-1"]\n1. 32-28 *').result).toBe('1-1');
    expect(one('[Result "1-1"]\n1. 32-28').result).toBe('1-1');
    expect(one('[Result "1-1"]\n1. 32-28 2-0').result).toBe('2-0');
    expect(one('[Result "?"]\n1. 32-28').result).toBe('*');
    expect(one('[Result "who knows"]\n1. e4', 'pgn').result).toBe('*');
  });

  it('takes any result that a PDN tag says, and the same word at the end of its game', () => {
    const games = read('[Result "4-6"]\n1. 31-26 4-6 (2. 4-6) 4-6\n[Result "1+ - 1-"]\n1. 32-28 *');
    expect(games.map((game) => [moves(game), game.result])).toEqual([
      ['31-26 4-6', '4-6'],
      ['32-28', '1+ - 1-'],
    ]);
    expect(read(writeRecords(games, 'pdn')).map((game) => game.result)).toEqual(['4-6', '1+ - 1-']);
  });

  it('separates games by their results and by their tags', () => {
    const records = read('1. 32-28 * 1. 31-27 2-0 [Event "a"] 1. 33-29 [Event "b"] [Event2 "c"] 1. 2-0\n\n[Event "d"]\n*');
    expect(records.map((record) => [tagOf(record, 'Event')?.value, moves(record), record.result])).toEqual([
      [undefined, '32-28', '*'],
      [undefined, '31-27', '2-0'],
      ['a', '33-29', '*'],
      ['b', '', '2-0'],
      ['d', '', '*'],
    ]);
  });

  it('gives a comment behind a result to the game on its line, others to the next game, the last ones to the last game', () => {
    const records = read('1. 32-28 * {mine} ; mine too\n% next\n1. 31-27 *\n\n{at the end}');
    expect(records.map((record) => commentsOf(record.line.remarks))).toEqual([[], [' next']]);
    expect(records.map((record) => commentsOf(record.line.plies[0].remarks))).toEqual([['mine', ' mine too'], ['at the end']]);
  });

  it('starts a % comment anywhere in PDN, in the first column in PGN', () => {
    expect(commentsOf(one('1. 32-28 % see {here\n 19-23 *').line.plies[0].remarks)).toEqual([' see {here']);
    expect(commentsOf(one('%private\n1. e4 *', 'pgn').line.remarks)).toEqual(['private']);
    expect(problem('1. e4 % e5 *', 'pgn')).toBe(
      'Line 1, column 7: "%" has no meaning between moves. Take it away, or put it into a comment in { }.',
    );
  });

  it('takes a PDN star stuck to a move for $7 where the game goes on, for the result where it ends', () => {
    const record = one('1. 1-6* 32-28 2. 6-11* (12-17*) *');
    expect(record.line.plies.map((ply) => glyphsOf(ply.remarks))).toEqual([[7], [], [7]]);
    expect(glyphsOf(variationsOf(record.line.plies[2].remarks)[0].plies[0].remarks)).toEqual([7]);
    expect(read('1. 1-6*\n\n[Event "next"]\n1. 2-7*').map((game) => [moves(game), game.result])).toEqual([
      ['1-6', '*'],
      ['2-7', '*'],
    ]);
  });

  it('takes the number of the first move from the text', () => {
    const first = (text: string) => one(text, 'pgn').firstPly;
    expect(['e4', '1. e4', '1 e4', '1... e5', '1. ... e5', '... e5', '12. e4', '12...e5', '0. e4'].map(first)).toEqual([
      0, 0, 0, 1, 1, 1, 22, 23, 0,
    ]);
  });

  it.each<[string, string, Standard?]>([
    ['1. 32-28 {open', 'Line 1, column 10: this comment is never closed. Add a } where it ends.'],
    ['1. 32-28 (31-27\n\n*', 'Line 3, column 1: the result * stands inside a variation. Close it first, with a ).'],
    ['1. 32-28 (31-27', 'Line 1, column 16: the variation opened at line 1, column 10 is not closed. Add a ).'],
    ['1. 32-28\n(31-27 (33-29) [A "b"]', 'Line 2, column 16: the variation opened at line 2, column 1 is not closed. Add a ).'],
    ['1. 32-28 )', 'Line 1, column 10: this ) closes nothing. Take it away.'],
    ['(32-28)', 'Line 1, column 1: a variation stands behind the move that it replaces, and there is none.'],
    ['1. ! 32-28', 'Line 1, column 4: ! stands behind the move that it judges, and there is none.'],
    ['[Event]', 'Line 1, column 1: the value of the tag Event stands in quotes, as in [Event "..."].'],
    ['[Event "a\n"]', 'Line 1, column 1: the value of the tag Event is never closed. Add a " before the end of the line.'],
    [
      '[Event "a "big" one"]',
      'Line 1, column 1: after the value of the tag Event stands a ]. A quotation mark inside a value is written \\".',
    ],
    ['\n [7', 'Line 2, column 2: the value of the tag 7 stands in quotes, as in [7 "..."].'],
    ['[', 'Line 1, column 1: after [ stand the name of a tag and its value in quotes, as in [White "Adam"].'],
    ['[A "b"]\n[A "c"]', 'Line 2, column 1: the tag A is there twice. Take one away, or end the game before it with a result.'],
    ['1. 32-28 $', 'Line 1, column 10: after $ stands the number of a glyph, as in $1.'],
    ['1. 32-28 $256', 'Line 1, column 10: $256 is no glyph: they go from $0 to $255.'],
    ['1. 3228 1823', 'Line 1, column 4: "3228" is neither a move number, as in 12., nor a move.'],
    ['1 32-28', 'Line 1, column 1: "1" is neither a move number, as in 12., nor a move.'],
    ['1. 5254 7775', 'Line 1, column 4: "5254" is neither a move number, as in 12., nor a move.', 'pgn'],
    ['1. e4 5 2. Nf3', 'Line 1, column 7: "5" is neither a move number, as in 12., nor a move.', 'pgn'],
    ['1. e4 e5 1234 Nf3', 'Line 1, column 10: "1234" is neither a move number, as in 12., nor a move.', 'pgn'],
    ['1. 1-6 (12-17*', 'Line 1, column 15: the variation opened at line 1, column 8 is not closed. Add a ).'],
    ['1. 32-28 1... ! 19-23', 'Line 1, column 15: ! stands behind the move that it judges, and there is none.'],
    ['1. 32–28', 'Line 1, column 6: "–" has no meaning between moves. Type a plain hyphen.'],
    ['1. e4 <e5>', 'Line 1, column 7: "<" has no meaning between moves. Take it away, or put it into a comment in { }.', 'pgn'],
    [
      '1. e4\0',
      'Line 1, column 6: the character U+0000 has no meaning between moves. Take it away, or put it into a comment in { }.',
      'pgn',
    ],
    ['1. exd6 e.p.', 'Line 1, column 10: a dot stands behind a move number, as in 12.', 'pgn'],
    ['* 2-0', 'Line 1, column 1: the result * ends no game: there is neither a tag nor a move before it.'],
    ['1. 32-28 /FEN W:W1:B2/', 'Line 1, column 10: a position in mid-game is written /FEN "W:W31-50:B1-20"/, on one line.'],
    [`1. ${'9'.repeat(50)}. 32-28`, 'Line 1, column 4: "999999999999" is neither a move number, as in 12., nor a move.'],
    [`1. ${'a'.repeat(500)}`, 'Line 1, column 4: "aaaaaaaaaaaa..." is too long for a move.'],
  ])('refuses %j with the place', (text, message, standard = 'pdn') => {
    expect(problem(text, standard)).toBe(message);
  });

  it('reads an empty text as no game', () => {
    for (const text of ['', ' \n\t\r\n', '\ufeff']) expect(read(text)).toEqual([]);
  });
});

describe('eachRecord', () => {
  it('continues after a game that cannot be read', () => {
    const text = '[N "1"]\n\n1. 32-28 *\n\n[N "2"]\n[M "]\n\n1. 32-28 *\n\n[N "3"]\n\n1. (*\n\n[N "4"]\n\n1. 31-27 2-0\n';
    const seen = [...eachRecord(text, 'pdn')].map((game) => (game.ok ? tagOf(game.value, 'N')?.value : game.error.message));
    expect(seen).toEqual([
      '1',
      'Line 6, column 1: the value of the tag M is never closed. Add a " before the end of the line.',
      'Line 12, column 4: a variation stands behind the move that it replaces, and there is none.',
      '4',
    ]);
  });
});

describe('writeRecords', () => {
  it('writes records in the usual form', () => {
    const text = `[Event "A \\"match\\""]
[Result "2-0"]

1. 32-28! {best} 1... 19-23(?) (1... 18-23 $5 2. 38-32 (2. 37-32? 23-29!
{Black wins}) 2... 12-18) 2. 28x19 14x23 ; the end
*
`;
    expect(writeRecords(read(text), 'pdn')).toBe(text);
  });

  it('keeps the lines of moves shorter than 80 characters', () => {
    const long = one(`1. ${'32-28 19-23 '.repeat(200)}`);
    const lines = writeRecord(long, 'pdn').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    expect(lines.length).toBeLessThan(60);
  });

  it('fills a line up to 79 characters', () => {
    const lines = (length: number) => writeRecord(one(`1. a {${'x'.repeat(length)}} *`, 'pgn'), 'pgn').split('\n');
    expect(lines(79 - '1. a {} *'.length)[0]).toHaveLength(79);
    expect(lines(80 - '1. a {} *'.length)).toEqual([expect.stringMatching(/^1\. a \{x+\}$/), '*', '']);
  });

  it.each(STANDARDS)('writes every %s record so that it reads back equal, in files of several games', (standard) => {
    fc.assert(
      fc.property(fc.array(arbitraryRecord(standard), { maxLength: 3 }), (records) => {
        const text = writeRecords(records, standard);
        expect(read(text, standard).map(withoutPlaces)).toEqual(records.map(withoutPlaces));
      }),
      { seed: 1715, numRuns: 1500 },
    );
  });

  it('throws an error for a record that cannot be written as text', () => {
    const record = one('1. 32-28 *');
    const line = (plies: object) => ({ ...record, line: { remarks: [], plies: [plies] } }) as GameRecord;
    const remark = (made: object) => line({ move: '1-2', remarks: [made] });
    expect(() => writeRecord({ ...record, result: '3-0' }, 'pdn')).toThrow('"3-0" is not a result of PDN.');
    expect(() => writeRecord({ ...record, result: '2-0' }, 'pgn')).toThrow('"2-0" is not a result of PGN.');
    expect(() => writeRecord({ ...record, tags: [{ name: 'a b', value: '' }] }, 'pdn')).toThrow('cannot name a tag');
    expect(() => writeRecord({ ...record, tags: [{ name: 'A', value: '\n' }] }, 'pdn')).toThrow('line end');
    for (const move of ['', '1 - 7', '12', '2-0', '{', '.', 'a'.repeat(100)])
      expect(() => writeRecord(line({ move, remarks: [] }), 'pdn')).toThrow('cannot be written as a move');
    expect(() => writeRecord(remark({ kind: 'comment', form: '{', text: '}' }), 'pdn')).toThrow('cannot hold a }');
    expect(() => writeRecord(remark({ kind: 'comment', form: ';', text: '\n' }), 'pdn')).toThrow('has one line');
    expect(() => writeRecord(remark({ kind: 'glyph', number: 256 }), 'pdn')).toThrow('no glyph');
    expect(() => writeRecord(remark({ kind: 'strength', text: '+-' }), 'pdn')).toThrow('no strength');
    expect(() => writeRecord(remark({ kind: 'setup', fen: 'W::' }), 'pgn')).toThrow('only PDN');
    expect(() => writeRecord({ ...record, line: { remarks: [{ kind: 'strength', text: '!' }], plies: [] } }, 'pdn')).toThrow(
      'judges no move',
    );
  });
});

describe('withSevenTags', () => {
  it('puts the seven tags first, in order, and keeps the others', () => {
    const tags = [
      { name: 'ECO', value: 'B00' },
      { name: 'Black', value: 'Eve' },
      { name: 'Result', value: '*' },
    ];
    const text = writeRecord({ ...one('1. e4', 'pgn'), tags: withSevenTags(tags, '1-0'), result: '1-0' }, 'pgn');
    expect(text).toBe(`[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "Eve"]
[Result "1-0"]
[ECO "B00"]

1. e4 1-0
`);
  });
});
