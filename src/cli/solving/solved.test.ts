import { describe, expect, it } from 'vitest';
import { fail } from '../../core/index.ts';
import { explain } from '../problems.ts';
import { catalogue } from '../words/index.ts';
import { fitting } from './solved.ts';

const refusal = (title: string): string => {
  try {
    fitting(fail('too-large', ''), title, { megabytes: 64 });
  } catch (error) {
    return explain(error, catalogue.en, false).text;
  }
  return '';
};

describe('What does not fit', () => {
  it('is told that draughts without draw rules is smaller, where they are in force', () => {
    expect(refusal('draughts:english:6x6')).toMatch(/ far fewer positions: draughts:english:6x6:endless\.$/);
    expect(refusal('draughts')).toMatch(/ draughts:endless\.$/);
    for (const title of ['draughts:english:endless', 'chomp:40x40', 'own'])
      expect(refusal(title)).toMatch(/take a smaller board\.$/);
  });
});
