import { describe, expect, it } from 'vitest';
import { formatCount, formatRate, formatTime, languageOf } from './language.ts';
import { wantsColour } from './style.ts';

describe('the language', () => {
  it('is French where the locale is, LC_ALL before LC_MESSAGES before LANG', () => {
    expect(languageOf({})).toBe('en');
    expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_CA' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' })).toBe('en');
    expect(languageOf({ LANG: 'en_US', LC_MESSAGES: 'fr' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_FR', LC_ALL: '' })).toBe('fr');
  });

  it('writes numbers as its readers do', () => {
    expect(formatCount(1234567, 'en')).toBe('1,234,567');
    expect(formatCount(2n ** 64n, 'fr')).toBe('18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f616');
    expect([formatTime(12.4, 'en'), formatTime(3449, 'en'), formatTime(3449, 'fr')]).toEqual(['12 ms', '3.4 s', '3,4 s']);
    expect([formatRate(850, 'en'), formatRate(8500, 'fr'), formatRate(12_300_000, 'en')]).toEqual(['850', '8,5 k', '12 M']);
  });
});

describe('colour', () => {
  it('is for terminals, and NO_COLOR and FORCE_COLOR decide before that', () => {
    const terminal = { isTTY: true };
    const pipe = {};
    expect(wantsColour(terminal, {})).toBe(true);
    expect(wantsColour(pipe, {})).toBe(false);
    expect(wantsColour(terminal, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColour(terminal, { NO_COLOR: '' })).toBe(true);
    expect(wantsColour(pipe, { FORCE_COLOR: '1' })).toBe(true);
    expect(wantsColour(terminal, { FORCE_COLOR: '0' })).toBe(false);
    expect(wantsColour(terminal, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
    expect(wantsColour(terminal, { TERM: 'dumb' })).toBe(false);
  });
});
