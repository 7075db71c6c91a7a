import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { wordsIn } from '../words/index.ts';
import { draughtsRemarks } from './draughts-remarks.ts';
import { Match } from './match.ts';
import { playersOf } from './resume.ts';

function remarks(spec: string, from: string | undefined, moves: string[], language: 'en' | 'fr' = 'en'): string {
  const game = unwrap(parseGame(spec));
  const players = playersOf('both');
  const match = new Match({ spec, source: spec, game, from, moves, players, level: 1, time: 100, seed: 1, perfect: false });
  return draughtsRemarks(match, { words: wordsIn(language), language }).join('\n');
}

describe('Under the draughts board stands', () => {
  it('nothing where nothing can be taken', () => {
    expect(remarks('draughts', undefined, [])).toBe('');
    expect(remarks('chess', undefined, [])).toBe('');
  });

  it('what must be taken where the rules force', () => {
    expect(remarks('draughts:international', undefined, ['32-28', '19-23'])).toMatch(/You must take: 28x19\./);
  });

  it('what can be taken in souffler, with the warning; who may be huffed afterwards, and how; and that it was', () => {
    const declined = ['18-23', '32-28'];
    expect(remarks('draughts', undefined, declined)).toMatch(/You can take: 23x32\. If you do not,/);
    const guilty = remarks('draughts', undefined, [...declined, '17-22']);
    expect(guilty).toMatch(/The piece on 23 could have taken and did not: you may huff it before your move\..*: ~23:/s);
    const huffed = remarks('draughts', undefined, [...declined, '17-22', '~23:28x17']);
    expect(huffed).toMatch(/The piece on 23 was huffed/);
    expect(remarks('draughts', undefined, [...declined, '17-22'], 'fr')).toMatch(/23.*souffl/);
  });

  it('which rule has made a draw of it', () => {
    const toAndFro = (times: number) => Array.from({ length: times }, () => ['50-45', '1-6', '45-50', '6-1']).flat();
    expect(remarks('draughts:international', 'W:WK50,K49,K48,K47:BK1', toAndFro(2))).toMatch(/for the third time/);
    const walk = ['48-42', '1-6', '42-37', '6-11', '37-31', '11-16', '31-26', '16-11', '26-31', '11-6'];
    expect(remarks('draughts:international', 'W:WK48:BK1', walk.slice(0, -1))).not.toMatch(/draw/i);
    expect(remarks('draughts:international', 'W:WK48:BK1', walk)).toMatch(/with so few pieces/);
    expect(remarks('draughts:international', 'W:WK50,K49,K48,K47:BK1:quiet=49', ['50-45'])).toMatch(/only kings moved/);
    expect(remarks('draughts:russian', 'W:WK30,K31,K32:BK4:road=9', ['30-25'])).toMatch(/held the main road/);
  });
});
