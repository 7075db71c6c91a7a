import { describe, expect, it } from 'vitest';
import { languageOf } from './program.ts';
import { wantsColour } from './style.ts';

describe('the language', () => {
  it('is French if the locale is: LC_ALL before LC_MESSAGES before LANG', () => {
    expect(languageOf({})).toBe('en');
    expect(languageOf({ LANG: 'fr_FR.UTF-8' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_CA' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_FR.UTF-8', LC_ALL: 'C' })).toBe('en');
    expect(languageOf({ LANG: 'en_US', LC_MESSAGES: 'fr' })).toBe('fr');
    expect(languageOf({ LANG: 'fr_FR', LC_ALL: '' })).toBe('fr');
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
