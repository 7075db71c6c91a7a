import { describe, expect, it } from 'vitest';
import { readArguments, splitCommand } from './arguments.ts';
import type { Command } from './command.ts';
import { explain } from './problems.ts';

const command: Pick<Command, 'name' | 'options' | 'words'> = {
  name: 'draw',
  options: [
    { name: 'depth', value: 'N', says: { en: '', fr: '' } },
    { name: 'svg', value: 'FILE', isValue: (word) => word.endsWith('.svg'), says: { en: '', fr: '' } },
    { name: 'deepen', says: { en: '', fr: '' } },
  ],
  words: [1, 1],
};

function complaint(...argv: string[]): string {
  try {
    readArguments(command, argv);
  } catch (thrown) {
    const { exitCode, text } = explain(thrown, 'en', false);
    return `${exitCode} ${text}`;
  }
  return 'none';
}

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
