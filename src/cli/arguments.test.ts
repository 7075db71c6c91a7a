import { describe, expect, it } from 'vitest';
import { amountFlag, parseNumber, readArguments, splitCommand, wholeFlag } from './arguments.ts';
import type { Command } from './command.ts';
import { explain } from './problems.ts';

const SAYS = { en: '', fr: '' };

const command: Pick<Command, 'name' | 'options' | 'words'> = {
  name: 'draw',
  options: { 'depth N': SAYS, 'svg [FILE]': SAYS, deepen: SAYS, 'set KEY=VALUE...': SAYS },
  words: [1, 1],
};

function refused(read: () => unknown): string {
  try {
    read();
  } catch (thrown) {
    const { exitCode, text } = explain(thrown, 'en', false);
    return `${exitCode} ${text}`;
  }
  return 'none';
}

const complaint = (...argv: string[]) => refused(() => readArguments(command, argv));

describe('splitCommand', () => {
  it('takes the first word that is not an option, wherever it stands', () => {
    expect(splitCommand(['--json', 'draw', 'x'])).toEqual({ name: 'draw', rest: ['--json', 'x'] });
    expect(splitCommand(['--lang', 'fr', 'draw', 'draw'])).toEqual({ name: 'draw', rest: ['--lang', 'fr', 'draw'] });
    expect(splitCommand(['--version'])).toEqual({ name: undefined, rest: ['--version'] });
  });
});

describe('readArguments', () => {
  it('reads words, values and switches in any order', () => {
    expect(readArguments(command, ['--depth', '3', 'nim', '--deepen', '--json'])).toEqual({
      words: ['nim'],
      flags: { depth: '3', deepen: true, json: true },
    });
    expect(readArguments(command, ['nim', '--depth=3']).flags).toEqual({ depth: '3' });
  });

  it('takes a negative number for a value, not for an option: the reader of the number refuses it', () => {
    expect(readArguments(command, ['nim', '--depth', '-3']).flags).toEqual({ depth: '-3' });
  });

  it('gives an optional value only to a word that looks like one', () => {
    expect(readArguments(command, ['--svg', '[[1]]'])).toEqual({ words: ['[[1]]'], flags: { svg: true } });
    expect(readArguments(command, ['--svg', 'a.svg', '[[1]]'])).toEqual({ words: ['[[1]]'], flags: { svg: 'a.svg' } });
    expect(readArguments(command, ['--svg=plain', '[[1]]'])).toEqual({ words: ['[[1]]'], flags: { svg: 'plain' } });
    expect(readArguments(command, ['[[1]]', '--svg'])).toEqual({ words: ['[[1]]'], flags: { svg: true } });
  });

  it('takes an option several times that may be there so often, in order', () => {
    const { flags, lists } = readArguments(command, ['nim', '--set', 'a=1', '--depth', '3', '--set=b=2']);
    expect([flags, lists]).toEqual([{ depth: '3' }, { set: ['a=1', 'b=2'] }]);
    expect(complaint('nim', '--set')).toBe('2 --set wants a value: type --set KEY=VALUE.');
  });

  it('refuses what it cannot read with a sentence, and exit code 2', () => {
    expect(complaint('nim', '--dept', '3')).toBe(
      '2 draw has no option --dept. Did you mean --depth? "minerve help draw" lists them all.',
    );
    expect(complaint('nim', '-x')).toMatch(/^2 draw has no option -x\./);
    expect(complaint('nim', '--depth')).toBe('2 --depth wants a value: type --depth N.');
    expect(complaint('nim', '--depth', '--json')).toBe('2 --depth wants a value: type --depth N.');
    expect(complaint('nim', '--depth', '')).toBe('2 The value of --depth is empty: type --depth N, or leave --depth out.');
    expect(complaint('nim', '--depth=1', '--depth=2')).toBe('2 --depth is there twice: leave one out.');
    expect(complaint('nim', '--deepen=yes')).toBe('2 --deepen takes no value, but was given "yes": type --deepen alone.');
    expect(complaint('nim', 'chomp')).toMatch(/^2 minerve draw takes one word, and "chomp" is one too many/);
    expect(complaint()).toMatch(/^2 minerve draw wants a game/);
  });

  it('wants no game of those who ask for help', () => {
    expect(readArguments(command, ['--help']).flags).toEqual({ help: true });
    expect(readArguments(command, ['-h']).flags).toEqual({ help: true });
  });
});

const args = (value: string) => ({ words: [], flags: { n: value } });

describe('numbers of the command line', () => {
  it('are decimal; nothing else that Number() would take', () => {
    expect(['7', '+7', '-7', '2.5', ' 7 '].map(parseNumber)).toEqual([7, 7, -7, 2.5, 7]);
    expect(['', ' ', '0x10', 'NaN', 'Infinity', '1e3', '1e-3', '7a', '--7'].map(parseNumber)).toEqual(Array(9).fill(undefined));
  });

  it('are whole where plies are counted', () => {
    expect(wholeFlag(args('12'), 'n', 1)).toBe(12);
    expect(wholeFlag({ words: [], flags: {} }, 'n', 1)).toBeUndefined();
    for (const typed of ['0', '-3', '3.5', '1e3', 'NaN', 'three', '9007199254740993'])
      expect(refused(() => wholeFlag(args(typed), 'n', 1))).toBe(
        `2 --n is "${typed}": give a whole number in plain digits, 1 or more.`,
      );
    expect(refused(() => wholeFlag(args('11'), 'n', 1, 10))).toBe(
      '2 --n is "11": give a whole number in plain digits, from 1 to 10.',
    );
  });

  it('are 0 or more where time is measured', () => {
    expect(amountFlag(args('0'), 'n')).toBe(0);
    expect(amountFlag(args('1.5'), 'n')).toBe(1.5);
    expect(refused(() => amountFlag(args('-1'), 'n'))).toBe('2 --n is "-1": give a number in plain digits, 0 or more.');
    expect(refused(() => amountFlag(args('NaN'), 'n'))).toBe('2 --n is "NaN": give a number in plain digits, 0 or more.');
  });
});
