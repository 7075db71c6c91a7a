import { describe, expect, it } from 'vitest';
import { amountFlag, parseNumber, wholeFlag } from './flags.ts';
import { CommandProblem } from './problems.ts';
import { wordsIn } from './words/index.ts';

const args = (value: string) => ({ words: [], flags: { n: value } });

function refusal(read: () => unknown): string {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof CommandProblem) return `${thrown.exitCode} ${thrown.say(wordsIn('en'), 'en')}`;
  }
  return 'none';
}

describe('numbers of the command line', () => {
  it('are decimal; nothing else that Number() would take', () => {
    expect(['7', '+7', '-7', '2.5', ' 7 '].map(parseNumber)).toEqual([7, 7, -7, 2.5, 7]);
    expect(['', ' ', '0x10', 'NaN', 'Infinity', '1e3', '1e-3', '7a', '--7'].map(parseNumber)).toEqual(Array(9).fill(undefined));
  });

  it('are whole where plies are counted', () => {
    expect(wholeFlag(args('12'), 'n', 1)).toBe(12);
    expect(wholeFlag({ words: [], flags: {} }, 'n', 1)).toBeUndefined();
    for (const typed of ['0', '-3', '3.5', '1e3', 'NaN', 'three', '9007199254740993'])
      expect(refusal(() => wholeFlag(args(typed), 'n', 1))).toBe(
        `2 --n is "${typed}": give a whole number in plain digits, 1 or more.`,
      );
    expect(refusal(() => wholeFlag(args('11'), 'n', 1, 10))).toBe(
      '2 --n is "11": give a whole number in plain digits, from 1 to 10.',
    );
  });

  it('are 0 or more where time is measured', () => {
    expect(amountFlag(args('0'), 'n')).toBe(0);
    expect(amountFlag(args('1.5'), 'n')).toBe(1.5);
    expect(refusal(() => amountFlag(args('-1'), 'n'))).toBe('2 --n is "-1": give a number in plain digits, 0 or more.');
    expect(refusal(() => amountFlag(args('NaN'), 'n'))).toBe('2 --n is "NaN": give a number in plain digits, 0 or more.');
  });
});
