import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import type { CommandProblem } from './problems.ts';
import { positionFromOptions, replay, splitMoves } from './starting.ts';
import { wordsIn } from './words/index.ts';

describe('splitMoves', () => {
  it('splits at commas and spaces', () => {
    expect(splitMoves('4,4, 3  2')).toEqual(['4', '4', '3', '2']);
    expect(splitMoves('')).toEqual([]);
  });

  it('refuses an empty move', () => {
    const refusal = (text: string) => {
      try {
        return splitMoves(text);
      } catch (thrown) {
        return (thrown as CommandProblem).say(wordsIn('en'), 'en');
      }
    };
    expect(refusal('a1,,b2')).toMatch(/^Move 2 of a1,,b2 is empty: /);
    expect(refusal(',a1')).toMatch(/^Move 1 of ,a1 is empty/);
    expect(refusal('a1, ,b2')).toMatch(/^Move 2 of /);
    expect(refusal('a1,')).toMatch(/^Move 2 of a1, is empty/);
    expect(refusal(' a1 , b2 ')).toEqual(['a1', 'b2']);
  });

  it('does not split moves at commas in brackets or quotes', () => {
    expect(splitMoves('[0,1],[2,2]')).toEqual(['[0,1]', '[2,2]']);
    expect(splitMoves('{"from":[1,2],"to":"a,b"},pass')).toEqual(['{"from":[1,2],"to":"a,b"}', 'pass']);
  });
});

describe('--moves', () => {
  const after = (spec: string, moves: string) =>
    positionFromOptions(unwrap(parseGame(spec)), { positionals: [], flags: { moves } }).moves;

  it('of Connect 4 may be typed without separators, except on boards with more than 9 columns; of other games never', () => {
    for (const typed of ['443', '4,4,3', '44 3']) expect(after('connect4', typed)).toEqual(['4', '4', '3']);
    expect(after('connect4:12x6x4', '12,1')).toEqual(['12', '1']);
    expect(() => after('nim:21', '12')).toThrow();
  });
});

describe('replay', () => {
  const connect4 = unwrap(parseGame('connect4'));

  it('plays from the start or from a position', () => {
    expect(connect4.formatPosition(replay(connect4, undefined, ['4', '4']).position)).toBe('44');
    expect(connect4.formatPosition(replay(connect4, '1', ['4']).position)).toBe('14');
  });

  it('says which move is wrong', () => {
    try {
      replay(connect4, undefined, ['4', '9']);
      expect.unreachable();
    } catch (thrown) {
      expect((thrown as CommandProblem).say(wordsIn('en'), 'en')).toBe(
        'Move 2: "9" is not a legal move here. Legal: 1 2 3 4 5 6 7.',
      );
      expect((thrown as CommandProblem).say(wordsIn('fr'), 'fr')).toBe(
        'Coup 2 : « 9 » n’est pas un coup légal ici. Coups légaux : 1 2 3 4 5 6 7.',
      );
    }
  });
});
