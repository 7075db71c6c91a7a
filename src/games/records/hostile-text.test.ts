import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { withoutPlaces } from './fixtures/arbitrary-record.ts';
import { eachRecord, readRecords, type Standard, writeRecords } from './index.ts';

const STANDARDS: Standard[] = ['pgn', 'pdn'];

const SAMPLES: Readonly<Record<Standard, string>> = {
  pgn: '[Event "a \\"b\\""]\r\n[Result "1-0"]\r\n\r\n{x} 1. e4! e5?! $3 (1... c5 {Sicilian} (1... e6) 2. Nf3) 2. Nf3 ; rest\r\n%esc\r\nNc6 3. O-O 1-0\r\n\r\n[Event "c"]\n\n1... d5 1/2-1/2',
  pdn: '[GameType "20"]\n[FEN "W:W31-50:B1-20"]\n\n1. 32-28 19-23(?) (1... 18-23 2. 38-32 (37-32? 23-29!) 12-18) 2. 28x19 14x23x5* % line\n{c} /FEN "B:W1:BK2"/ 3... 4-9 2-0\n1. c3-d4 f6:d4 1-1',
};

/**
 * Reads the text without throwing. If it is accepted, writing and reading it again gives equal records; if refused, the
 * error names a place inside the text.
 */
function expectSound(text: string, standard: Standard): void {
  const result = readRecords(text, standard);
  if (result.ok) {
    const again = unwrap(readRecords(writeRecords(result.value, standard), standard));
    expect(again.map(withoutPlaces)).toEqual(result.value.map(withoutPlaces));
  } else {
    const place = /^Line (\d+), column (\d+): ./.exec(result.error.message);
    const lines = text.split(/\r\n?|\n/);
    expect(place).not.toBeNull();
    expect(Number(place?.[1])).toBeLessThanOrEqual(lines.length);
    expect(Number(place?.[2])).toBeLessThanOrEqual((lines[Number(place?.[1]) - 1] as string).length + 1);
  }
}

describe.each(STANDARDS)('hostile %s text', (standard) => {
  it('of any characters is read or refused with a place', () => {
    const pieces = fc.constantFrom(
      ...'[]{}();%$!?*./-~0123456789 \n\r"\\aNx:=+#',
      '\ufeff',
      '\0',
      '🙂',
      '\ud83d',
      '1-0',
      '1. ',
      '[A "b"]',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
        ),
        (text) => expectSound(text, standard),
      ),
      { seed: 1770, numRuns: rounds(2500) },
    );
  });

  it('made from a good file by cutting, doubling and exchanging is read or refused with a place', () => {
    const random = new Random(1994);
    let refused = 0;
    for (let round = 0; round < rounds(3000); round++) {
      let text = SAMPLES[standard];
      for (let change = random.between(1, 3); change > 0; change--) {
        const at = random.below(text.length + 1);
        const end = Math.min(text.length, at + random.below(5));
        const taken = text.slice(at, end);
        const put = random.pick([
          '',
          taken + taken,
          random.pick([...SAMPLES[standard]]),
          random.pick(['(', ')', '{', '}', '"', '*', '\0']),
        ]);
        text = text.slice(0, at) + put + text.slice(end);
      }
      expectSound(text, standard);
      if (!readRecords(text, standard).ok) refused++;
    }
    expect(refused).toBeGreaterThan(rounds(500));
    expect(refused).toBeLessThan(2950);
  });

  it('cut short anywhere is read or refused with a place', () => {
    const text = SAMPLES[standard];
    for (let length = 0; length <= text.length; length++) expectSound(text.slice(0, length), standard);
  });

  it('of 100,000 equal characters is read or refused without a crash', () => {
    for (const letter of '[{(;%$!?*./-~0a\n "\\🙂') {
      const text = letter.repeat(100_000);
      for (const prefix of ['', '1. a ', '[A "', '1. a (b ', '\n\n['])
        for (const game of eachRecord(prefix + text, standard)) expect(typeof game.ok).toBe('boolean');
    }
  });

  it('with variations fifty thousand deep is read and written', () => {
    const depth = 50_000;
    const text = `${'1. a b ('.repeat(depth)}1. a${')'.repeat(depth)} *`;
    const records = unwrap(readRecords(text, standard));
    const written = writeRecords(records, standard);
    expect(writeRecords(unwrap(readRecords(written, standard)), standard)).toBe(written);
    expect(written.match(/\(/g)).toHaveLength(depth);
    expect(readRecords(text.replace(')', ''), standard).ok).toBe(false);
  });
});

describe('a large file', () => {
  const game = `[Event "x"]\n[Result "1-0"]\n\n${Array.from({ length: 40 }, (_, n) => `${n + 1}. Nf3 {[%clk 1:00:00]} Nf6`).join(' ')} 1-0\n\n`;

  it('takes roughly linear time: 8 times the games, less than 24 times the CPU time', () => {
    const cpuTime = (games: number) => {
      const text = game.repeat(games);
      const start = process.cpuUsage();
      expect(unwrap(readRecords(text, 'pgn'))).toHaveLength(games);
      return process.cpuUsage(start).user;
    };
    cpuTime(250);
    const small = Math.min(cpuTime(250), cpuTime(250), cpuTime(250));
    const large = Math.min(cpuTime(2000), cpuTime(2000));
    expect(large / small).toBeLessThan(24);
  });

  it('costs linear time on a single line too', () => {
    const text = `1. ${'Nf3 Nf6 {c} '.repeat(1e5)}`;
    expect(unwrap(readRecords(text, 'pgn'))[0].line.plies).toHaveLength(2e5);
  });

  it('of unclosed comments is refused game by game without looking through the rest each time', () => {
    let refused = 0;
    for (const result of eachRecord('[A "b"] {\n\n'.repeat(2e5), 'pdn')) refused += result.ok ? 0 : 1;
    expect(refused).toBe(2e5);
  });
});
