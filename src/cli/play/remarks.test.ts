import { describe, expect, it } from 'vitest';
import { matchOf } from '../../fixtures/index.ts';
import { shellWord } from '../../i18n/index.ts';
import { wordsIn } from '../words/index.ts';
import { boardRemarks, refusalRemark } from './remarks.ts';
import { computerSeat, DEFAULT_STRENGTH, resumeCommand, seatsOf } from './terminal-match.ts';

function remarks(spec: string, from: string | undefined, moves: string[], language: 'en' | 'fr' = 'en'): string {
  return boardRemarks(matchOf(spec, moves.join(' '), from === undefined ? {} : { from }), {
    words: wordsIn(language),
    language,
  }).join('\n');
}

describe('Under the draughts board stands', () => {
  it('nothing if there is no capture', () => {
    expect(remarks('draughts', undefined, [])).toBe('');
    expect(remarks('chess', undefined, [])).toBe('');
  });

  it('the compulsory captures, if the rules compel', () => {
    expect(remarks('draughts:international', undefined, ['32-28', '19-23'])).toMatch(/You must take: 28x19\./);
  });

  it('in souffler: possible captures with a warning, then the pieces that may be huffed, and that one was huffed', () => {
    const declined = ['18-23', '32-28'];
    expect(remarks('draughts', undefined, declined)).toMatch(/You can take: 23x32\. If you do not,/);
    const guilty = remarks('draughts', undefined, [...declined, '17-22']);
    expect(guilty).toMatch(/The piece on 23 could have taken and did not: you may huff it before your move\..*: ~23:/s);
    const huffed = remarks('draughts', undefined, [...declined, '17-22', '~23:28x17']);
    expect(huffed).toMatch(/The piece on 23 was huffed/);
    expect(remarks('draughts', undefined, [...declined, '17-22'], 'fr')).toMatch(/23.*souffl/);
  });

  it('that a capture has to be completed, after one that stopped too early', () => {
    const match = matchOf('draughts', '', { from: 'W:W32,48:B28,19' });
    expect(refusalRemark(match, '32x23', { language: 'fr' })).toBe(
      '  Qui a commencé à prendre doit prendre toutes les pièces qui se présentent : continuez vers 14.',
    );
    expect(refusalRemark(match, '48-40', { language: 'en' })).toMatch(/You can take: 32x14/);
  });

  it('the rule by which the game is drawn', () => {
    const toAndFro = (times: number) => Array.from({ length: times }, () => ['50-45', '1-6', '45-50', '6-1']).flat();
    expect(remarks('draughts:international', 'W:WK50,K49,K48,K47:BK1', toAndFro(2))).toMatch(/for the third time/);
    const walk = ['48-42', '1-6', '42-37', '6-11', '37-31', '11-16', '31-26', '16-11', '26-31', '11-6'];
    expect(remarks('draughts:international', 'W:WK48:BK1', walk.slice(0, -1))).not.toMatch(/draw/i);
    expect(remarks('draughts:international', 'W:WK48:BK1', walk)).toMatch(/with so few pieces/);
    expect(remarks('draughts:international', 'W:WK50,K49,K48,K47:BK1:quiet=49', ['50-45'])).toMatch(/only kings moved/);
    expect(remarks('draughts:russian', 'W:WK30,K31,K32:BK4:road=9', ['30-26'])).toMatch(/held the main road/);
  });
});

describe('resumeCommand', () => {
  it('resumes the match at its current position', () => {
    const match = matchOf('connect4', '4 4 3', seatsOf('max', computerSeat(DEFAULT_STRENGTH)));
    expect(resumeCommand({ match, strength: DEFAULT_STRENGTH })).toBe('minerve play connect4 --moves 4,4,3 --as max --seed 1');
    match.undo();
    expect(resumeCommand({ match, strength: DEFAULT_STRENGTH })).toBe('minerve play connect4 --moves 4,4 --as max --seed 1');
    const strength = { level: 10, time: 500, perfect: false };
    const watched = matchOf('connect4', '', { from: '44', ...seatsOf('none', computerSeat(strength)) });
    expect(resumeCommand({ match: watched, strength })).toBe(
      'minerve play connect4 --position 44 --as none --level 10 --time 500 --seed 1',
    );
  });

  it('names the language if the letters of pieces depend on it', () => {
    const match = matchOf('chess', 'e4 e5 Nf3', seatsOf('both', computerSeat(DEFAULT_STRENGTH)));
    const words = '--as both --seed 1';
    expect(resumeCommand({ match, strength: DEFAULT_STRENGTH }, 'fr')).toBe(
      `minerve play chess --moves e4,e5,Cf3 --lang fr ${words}`,
    );
    expect(resumeCommand({ match, strength: DEFAULT_STRENGTH }, 'en')).toBe(`minerve play chess --moves e4,e5,Nf3 ${words}`);
  });

  it('quotes characters that are special to a shell', () => {
    expect(shellWord('tree:[[6,7]]')).toBe("'tree:[[6,7]]'");
    expect(shellWord("it's")).toBe("'it'\\''s'");
    expect(shellWord('nim:3,4,5:misere')).toBe('nim:3,4,5:misere');
    expect(shellWord('~/x')).toBe("'~/x'");
  });
});
