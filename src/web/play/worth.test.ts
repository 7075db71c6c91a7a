import { describe, expect, it } from 'vitest';
import { WIN } from '../../core/index.ts';
import { matchOf } from '../match/fixtures/match.ts';
import { compact, judgement, legendOf, shareOf, worthOf } from './worth.ts';

describe('What a position is worth, in words', () => {
  it.each(['nim:10000', 'chomp:4x5'])('is not known, rather than even, where %s has no estimate', (spec) => {
    const match = matchOf(spec, '');
    const guess = { value: 0, final: false, depth: 3 };
    expect(judgement(guess, match.adapter)).toBe('Value not known yet');
    expect(worthOf(guess, match, match.stand.value).full).toBe('value not known');
    expect(shareOf(0, match.adapter)).toBe(0.5);
    expect(judgement({ value: WIN - 3, final: true, depth: 3 }, match.adapter)).toBe('The first player wins in 3');
  });

  it('is even where a game estimates that', () => {
    expect(judgement({ value: 0, final: false, depth: 3 }, matchOf('chess', '').adapter)).toBe('Even');
  });

  it('has the score of a solved game beside a win, without brackets', () => {
    const match = matchOf('connect4', '');
    expect(worthOf({ value: WIN - 41, final: true }, match, match.stand.value).full).toBe('win in 41, score +1');
  });

  it('has a legend of what the game can show', () => {
    expect(legendOf(matchOf('nim:3,4,5', ''))).toBe('W7: win in 7. L7: loss in 7. ★: best.');
    expect(legendOf(matchOf('breakthrough', ''))).not.toContain('draw');
    expect(legendOf(matchOf('breakthrough', ''))).toContain('how far ahead, in men');
    expect(legendOf(matchOf('chess', ''))).toContain('=: draw.');
  });

  it('counts positions in whole numbers', () => {
    expect(compact(192.2)).toBe('192');
  });
});
