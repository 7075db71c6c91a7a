import { describe, expect, it } from 'vitest';
import { fromPure, unwrap } from '../../core/index.ts';
import { parseGame, parseGraph } from '../../games/index.ts';
import { inLanguage, LANGUAGES, type Language, type Translation } from '../../i18n/index.ts';
import { HashTable, minimax } from '../../search/index.ts';
import { arenaFromGraph, solveValues } from '../../solve/index.ts';
import { optionsOf } from '../arguments.ts';
import { commands } from '../commands.ts';
import { GLOBAL_OPTIONS } from '../options.ts';
import { explain } from '../problems.ts';
import { wrap } from '../style.ts';
import { wordsIn } from './index.ts';

/** Every entry of a catalogue by its path; functions are called with recognisable arguments. */
function entries(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    if (typeof value === 'object') return entries(value, `${path}${key}.`);
    return [[path + key, '']];
  });
}

describe('the catalogues', () => {
  it('have the same entries, none of them empty', () => {
    const [english, french] = [entries(wordsIn('en')), entries(wordsIn('fr'))];
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
    for (const [i, [path, text]] of english.entries()) if (text !== '') expect(french[i]?.[1], path).not.toBe('');
  });
});

describe('a French sentence', () => {
  it('agrees with its number and needs no elision', () => {
    const { arena, solving } = wordsIn('fr');
    expect(arena.verified({ positions: 1, moves: 1 })).toBe('1 position contrôlée sur 1 coup');
    expect(arena.verified({ positions: 8, moves: 9 })).toBe('8 positions contrôlées sur 9 coups');
    expect(arena.counts({ won: 5, drawn: 0, lost: 3 })).toBe('victoires : 5, nulles : 0, défaites : 3');
    expect(solving.exploring({ what: 'othello', megabytes: 64 })).toMatch(/^Exploration du jeu othello : /);
  });
});

describe('a sentence of the library', () => {
  it('names options with their dashes, in both languages', () => {
    const cycle = unwrap(arenaFromGraph(unwrap(parseGraph('a -> b; b -> a c; c -> ; value c: 5; start: a'))));
    const keyless = fromPure({ name: 'own', start: 0, turn: () => 1, moves: () => [1], play: () => 1, outcome: () => undefined });
    const provoked = [
      [thrownBy(() => minimax(keyless.start(), { memory: new HashTable(1) })), '--table-mb'],
      [thrownBy(() => minimax(unwrap(parseGame('tictactoe')).start(), { maxPly: 2 })), '--depth'],
      [thrownBy(() => unwrap(solveValues(cycle))), 'minerve arena'],
    ] as const;
    for (const [thrown, option] of provoked)
      for (const language of Object.keys(LANGUAGES) as Language[]) {
        expect(explain(thrown, language).text).toContain(option);
      }
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('This was to throw.');
}

describe('the help', async () => {
  const rows = await commands();

  it('in French leaves no quotation mark alone on its line, and calls a JSON key by its name alone', () => {
    for (const { name, output } of rows) {
      for (const line of wrap(output.fr, 96).split('\n')) expect(line, name).not.toMatch(/«\s*$|^\s*»/);
      expect(output.fr, name).not.toMatch(/\bla remoteness\b/);
    }
  });

  it('of every command teaches by three to five examples, in both languages', () => {
    for (const { name, examples, summary, output, options } of rows) {
      expect(Object.keys(examples).length, name).toBeGreaterThanOrEqual(3);
      expect(Object.keys(examples).length, name).toBeLessThanOrEqual(5);
      const texts: Translation[] = [summary, output, ...Object.values(examples), ...Object.values(options)];
      for (const language of Object.keys(LANGUAGES) as Language[])
        for (const text of texts) expect(inLanguage(text, language), name).not.toBe('');
    }
  });

  it('has no option of a command with the name of a general option', () => {
    const everywhere = optionsOf(GLOBAL_OPTIONS).map(({ name }) => name);
    for (const { options } of rows) {
      const names = optionsOf(options).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(everywhere).not.toContain(name);
    }
  });
});
