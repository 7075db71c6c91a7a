import { describe, expect, it } from 'vitest';
import { intFlag, numberFlag, parseNumber, readArguments, splitCommand } from './arguments.ts';
import type { Command } from './command.ts';
import { explain } from './problems.ts';

const SAYS = { en: '', fr: '' };

const command: Pick<Command, 'name' | 'options' | 'positionals'> = {
  name: 'draw',
  options: { 'depth N': SAYS, 'svg [FILE]': SAYS, deepen: SAYS, 'set KEY=VALUE...': SAYS },
  positionals: [1, 1],
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
  it('finds the first word that is not an option, at any place', () => {
    expect(splitCommand(['--json', 'draw', 'x'])).toEqual({ name: 'draw', rest: ['--json', 'x'] });
    expect(splitCommand(['--lang', 'fr', 'draw', 'draw'])).toEqual({ name: 'draw', rest: ['--lang', 'fr', 'draw'] });
    expect(splitCommand(['--version'])).toEqual({ name: undefined, rest: ['--version'] });
  });
});

describe('readArguments', () => {
  it('reads positional arguments, values and switches in any order', () => {
    expect(readArguments(command, ['--depth', '3', 'nim', '--deepen', '--json'])).toEqual({
      positionals: ['nim'],
      flags: { depth: '3', deepen: true, json: true },
    });
    expect(readArguments(command, ['nim', '--depth=3']).flags).toEqual({ depth: '3' });
  });

  it('takes a negative number as a value, which the option then refuses', () => {
    expect(readArguments(command, ['nim', '--depth', '-3']).flags).toEqual({ depth: '-3' });
  });

  it('gives an optional value only to a word that looks like one', () => {
    expect(readArguments(command, ['--svg', '[[1]]'])).toEqual({ positionals: ['[[1]]'], flags: { svg: true } });
    expect(readArguments(command, ['--svg', 'a.svg', '[[1]]'])).toEqual({ positionals: ['[[1]]'], flags: { svg: 'a.svg' } });
    expect(readArguments(command, ['--svg=plain', '[[1]]'])).toEqual({ positionals: ['[[1]]'], flags: { svg: 'plain' } });
    expect(readArguments(command, ['[[1]]', '--svg'])).toEqual({ positionals: ['[[1]]'], flags: { svg: true } });
  });

  it('keeps all values of an option that may be repeated, in order', () => {
    const { flags, lists } = readArguments(command, ['nim', '--set', 'a=1', '--depth', '3', '--set=b=2']);
    expect([flags, lists]).toEqual([{ depth: '3' }, { set: ['a=1', 'b=2'] }]);
    expect(complaint('nim', '--set')).toBe('2 --set needs a value: type --set KEY=VALUE.');
  });

  it('refuses invalid arguments with an error message and exit code 2', () => {
    expect(complaint('nim', '--dept', '3')).toBe(
      '2 draw has no option --dept. Did you mean --depth? "minerve help draw" lists them all.',
    );
    expect(complaint('nim', '-x')).toMatch(/^2 draw has no option -x\./);
    expect(complaint('nim', '--depth')).toBe('2 --depth needs a value: type --depth N.');
    expect(complaint('nim', '--depth', '--json')).toBe('2 --depth needs a value: type --depth N.');
    expect(complaint('nim', '--depth', '')).toBe('2 The value of --depth is empty: type --depth N, or remove --depth.');
    expect(complaint('nim', '--depth=1', '--depth=2')).toBe('2 --depth is given twice: remove one.');
    expect(complaint('nim', '--deepen=yes')).toBe('2 --deepen takes no value, but got "yes": type --deepen alone.');
    expect(complaint('nim', 'chomp')).toMatch(/^2 minerve draw takes one word, and "chomp" is one too many/);
    expect(complaint()).toMatch(/^2 minerve draw needs a game/);
  });

  it('requires no game with --help', () => {
    expect(readArguments(command, ['--help']).flags).toEqual({ help: true });
    expect(readArguments(command, ['-h']).flags).toEqual({ help: true });
  });
});

const args = (value: string) => ({ positionals: [], flags: { n: value } });

describe('numbers of the command line', () => {
  it('must be decimal; other forms that Number() accepts are refused', () => {
    expect(['7', '+7', '-7', '2.5', ' 7 '].map(parseNumber)).toEqual([7, 7, -7, 2.5, 7]);
    expect(['', ' ', '0x10', 'NaN', 'Infinity', '1e3', '1e-3', '7a', '--7'].map(parseNumber)).toEqual(Array(9).fill(undefined));
  });

  it('must be integers for plies', () => {
    expect(intFlag(args('12'), 'n', 1)).toBe(12);
    expect(intFlag({ positionals: [], flags: {} }, 'n', 1)).toBeUndefined();
    for (const typed of ['0', '-3', '3.5', '1e3', 'NaN', 'three', '9007199254740993'])
      expect(refused(() => intFlag(args(typed), 'n', 1))).toBe(
        `2 --n is "${typed}": give a whole number in plain digits, 1 or more.`,
      );
    expect(refused(() => intFlag(args('11'), 'n', 1, 10))).toBe(
      '2 --n is "11": give a whole number in plain digits, from 1 to 10.',
    );
  });

  it('must be 0 or more for times', () => {
    expect(numberFlag(args('0'), 'n')).toBe(0);
    expect(numberFlag(args('1.5'), 'n')).toBe(1.5);
    expect(refused(() => numberFlag(args('-1'), 'n'))).toBe('2 --n is "-1": give a number in plain digits, 0 or more.');
    expect(refused(() => numberFlag(args('NaN'), 'n'))).toBe('2 --n is "NaN": give a number in plain digits, 0 or more.');
  });
});
