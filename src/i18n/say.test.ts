import { describe, expect, it } from 'vitest';
import { counted, formatNumber, formatRate, formatTime, unbroken } from './grammar.ts';
import { PSEUDO_LANGUAGE, parseLanguage } from './languages.ts';
import { inFull, rephrase, say, sentences } from './sentence.ts';
import { textsIn, type Value, words } from './words.ts';

const table = words({
  title: { en: 'Games', fr: 'Jeux' },
  codes: { en: ['fine', 'not'], fr: ['bien', 'mal'] },
  play: {
    lookingBack: { en: 'Move {at} of {all}.', fr: 'Coup {at} sur {all}.' },
    found: { en: '{all# ply|plies}, {nodes#} nodes', fr: '{all# demi-coup|demi-coups}, {nodes#} nœuds' },
    moves: {
      en: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`,
      fr: (count: number) => `${count} ${count < 2 ? 'coup' : 'coups'}`,
    },
    taken: {
      en: 'The {piece} is taken.',
      fr: ({ piece }: { piece: Value }) => (piece === 'tour' ? 'La tour est prise.' : `Le ${piece} est pris.`),
    },
  },
});

describe('a table of words', () => {
  it('gives the words of one language: plain texts as strings, the others as functions', () => {
    const [en, fr] = [textsIn(table, 'en'), textsIn(table, 'fr')];
    expect([en.title, fr.title]).toEqual(['Games', 'Jeux']);
    expect(fr.codes).toEqual(['bien', 'mal']);
    expect(en.play.lookingBack({ at: 3, all: 10 })).toBe('Move 3 of 10.');
    expect(fr.play.lookingBack({ at: 3, all: 10 })).toBe('Coup 3 sur 10.');
    expect([1, 2000].map((all) => en.play.found({ all, nodes: 1e6 }))).toEqual([
      '1 ply, 1,000,000 nodes',
      '2,000 plies, 1,000,000 nodes',
    ]);
    expect(fr.play.found({ all: 0, nodes: 10 })).toBe('0 demi-coup, 10 nœuds');
    expect([en.play.moves(1), fr.play.moves(0), fr.play.moves(2)]).toEqual(['1 move', '0 coup', '2 coups']);
    expect(fr.play.taken({ piece: 'tour' })).toBe('La tour est prise.');
    expect(textsIn(table, 'fr')).toBe(fr);
  });

  it('puts every text between brackets in the pseudo-language', () => {
    const marked = textsIn(table, PSEUDO_LANGUAGE);
    expect(marked.title).toBe('⟦Games⟧');
    expect(marked.codes).toEqual(['⟦fine⟧', '⟦not⟧']);
    expect(marked.play.moves(2)).toBe('⟦2 moves⟧');
    expect(marked.play.lookingBack({ at: 3, all: 10 })).toBe('⟦Move 3 of 10.⟧');
  });

  it('does not compile if a language lacks an entry, a place is unknown or an argument is missing', () => {
    // @ts-expect-error There is no French.
    words({ title: { en: 'Games' } });
    // @ts-expect-error English takes a number.
    words({ moves: { en: (count: number) => `${count}`, fr: (count: string) => count } });
    const play = textsIn(table, 'en').play;
    // @ts-expect-error `all` is missing.
    expect(play.lookingBack({ at: 3 })).toBe('Move 3 of {all}.');
    // @ts-expect-error There is no French here either.
    sentences({ 'test-english': { en: 'Hello' } });
  });
});

describe('a sentence', () => {
  const sentence = sentences(
    words({
      'test-size': { en: 'A board of {columns}x{rows} is impossible.', fr: 'Un plateau de {columns}x{rows} est impossible.' },
      'test-move': {
        en: ({ number, why }: { number: number; why: string }) => `Move ${number}: ${why}`,
        fr: ({ number, why }: { number: number; why: string }) => `Coup ${number} : ${why}`,
      },
      'test-over': { en: 'The game is over.', fr: 'La partie est finie.' },
      'test-all': { en: 'There are: {names}.', fr: 'Il y a : {names}.' },
    }),
  );

  it('is data that crosses threads; its code gives the text in a language', () => {
    const made = structuredClone(sentence('test-size', { columns: 0, rows: 3 }));
    expect(made).toEqual({ code: 'test-size', args: { columns: 0, rows: 3 } });
    expect(say(made, 'en')).toBe('A board of 0x3 is impossible.');
    expect(say(made, 'fr')).toBe('Un plateau de 0x3 est impossible.');
    expect(say(sentence('test-over'), PSEUDO_LANGUAGE)).toBe('⟦The game is over.⟧');
  });

  it('puts sentences and translations among its arguments into its own language', () => {
    const nested = sentence('test-move', { number: 3, why: sentence('test-over') });
    expect(say(nested, 'fr')).toBe('Coup 3 : La partie est finie.');
    expect(say(sentence('test-all', { names: ['chess', { en: 'draughts', fr: 'dames' }] }), 'fr')).toBe('Il y a : chess, dames.');
  });

  it('begins with its place in the text, even inside another sentence', () => {
    const over = { ...sentence('test-over'), at: { column: 4 } };
    expect(say(over, 'en')).toBe('Column 4: The game is over.');
    const nested = { ...sentence('test-move', { number: 3, why: over }), at: { line: 2, column: 7 } };
    expect(say(nested, 'fr')).toBe('Ligne 2, colonne 7 : Coup 3 : Colonne 4 : La partie est finie.');
    expect(say({ ...over, at: { line: 2 } }, PSEUDO_LANGUAGE)).toBe('⟦Line 2: ⟦The game is over.⟧⟧');
  });

  it('quotes only the beginning of a long text or list, unless `inFull` is used', () => {
    const text = (names: Parameters<typeof sentence<'test-all'>>[1]['names']) => say(sentence('test-all', { names }), 'en');
    expect(text('a'.repeat(40))).toBe(`There are: ${'a'.repeat(40)}.`);
    expect(text('a'.repeat(1e6))).toBe(`There are: ${'a'.repeat(39)}….`);
    expect(text(`${'a'.repeat(38)}🙂b`)).toBe(`There are: ${'a'.repeat(38)}….`);
    expect(text(Array(1e6).fill('b'.repeat(1e3))).length).toBeLessThan(2000);
    expect(text(inFull('c'.repeat(99)))).toBe(`There are: ${'c'.repeat(99)}.`);
    expect(text(sentence('test-all', { names: Array(30).fill('dd') })).length).toBeGreaterThan(90);
  });

  it('uses the wording of the front end if there is one', () => {
    const made = sentence('test-all', { names: ['a'] });
    rephrase({ 'test-all': { en: '--names: {names}.', fr: '--names : {names}.' } });
    expect(say(made, 'en')).toBe('--names: a.');
  });

  it('shows its message if its code is in no table, or if it has no arguments', () => {
    expect(say({ code: 'mine', args: {}, message: 'My own words.' }, 'fr')).toBe('My own words.');
    expect(say({ code: 'test-size', message: 'My own size.' }, 'fr')).toBe('My own size.');
  });
});

describe('a language', () => {
  it.each([
    ['fr', 'fr'],
    ['fr_FR.UTF-8', 'fr'],
    ['en-GB', 'en'],
    ['de', undefined],
    ['constructor', undefined],
    ['qps-ploc', PSEUDO_LANGUAGE],
  ])('%s', (tag, language) => {
    expect(parseLanguage(tag)).toBe(language);
  });
});

describe('grammar', () => {
  it('writes numbers as the readers of a language do', () => {
    expect(formatNumber(1234567, 'en')).toBe('1,234,567');
    expect(formatNumber(2n ** 64n, 'fr')).toBe('18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f616');
    expect([formatTime(12.4, 'en'), formatTime(3449, 'en'), formatTime(3449, 'fr')]).toEqual(['12 ms', '3.4 s', '3,4 s']);
    expect([formatRate(850, 'en'), formatRate(8500, 'fr'), formatRate(12_300_000, 'en')]).toEqual(['850', '8,5 k', '12 M']);
    expect([0, 1, 2000].map((n) => counted(n, 'en', 'ply', 'plies'))).toEqual(['0 plies', '1 ply', '2,000 plies']);
    expect([0, 1, 2].map((n) => counted(n, 'fr', 'coup'))).toEqual(['0 coup', '1 coup', '2 coups']);
  });
});

describe('a text on paper', () => {
  it('has no line break in French before : ; ? ! % and next to « »', () => {
    expect(unbroken('« Quoi ? » : 3 % ; oui !', 'fr')).toBe('«\u00a0Quoi\u00a0?\u00a0»\u00a0: 3\u00a0%\u00a0; oui\u00a0!');
    expect(unbroken('Why ? : no', 'en')).toBe('Why ? : no');
  });
});
