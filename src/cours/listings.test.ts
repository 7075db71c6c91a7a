import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fonctionPython, listingsPython } from './index.ts';

const docs = new URL('../../docs/cours/', import.meta.url);

describe('the listings in Python', () => {
  it('are all the files of docs/cours', () => {
    const files = readdirSync(docs).filter((file) => file.endsWith('.py'));
    expect(files.map((file) => `docs/cours/${file}`).sort()).toEqual(listingsPython.map(({ file }) => file).sort());
  });

  it('are short enough to read and to project: at most 120 lines of 92 columns, at most 25 lines a function', () => {
    for (const { name, text } of listingsPython) {
      const lines = text.split('\n');
      expect(lines.length, name).toBeLessThanOrEqual(120);
      expect(lines.filter((line) => line.length > 92 || /\t|\s$/.test(line))).toEqual([]);
      for (const [, defined] of text.matchAll(/^def (\w+)/gm))
        expect(fonctionPython(defined).split('\n').length, defined).toBeLessThanOrEqual(25);
    }
  });

  it('use typographic apostrophes in their comments', () => {
    for (const { name, text } of listingsPython) expect(text.match(/\p{L}'\p{L}/u) ?? [], name).toEqual([]);
  });
});

describe('one function of the listings', () => {
  it('is the text from its def to its last line', () => {
    expect(fonctionPython('minimax')).toMatch(/^def minimax\(position, nb, H\):\n[\s\S]*\n {4}return mini\n$/);
    expect(fonctionPython('H_arene')).toMatch(/^def H_arene\(V_a, V_e\):\n[\s\S]*\n {4}return H\n$/);
    // The last of its file.
    expect(fonctionPython('gagnante_en')).toMatch(/\n {4}return memo\[s, n\]\n$/);
  });

  it('has the Course’s names and order of arguments', () => {
    const heads = ['maximin', 'minimax', 'negamax', 'maximin_ab'].map((name) => fonctionPython(name).split('\n')[0]);
    expect(heads).toEqual([
      'def maximin(position, nb, H):',
      'def minimax(position, nb, H):',
      'def negamax(position, nb, H, signe):',
      'def maximin_ab(position, nb, H, alpha=-inf, beta=inf):',
    ]);
  });
});
