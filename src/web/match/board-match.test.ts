import { describe, expect, it } from 'vitest';
import { MAX, MIN } from '../../core/index.ts';
import { COMPUTER } from '../../fixtures/index.ts';
import { type Language, say } from '../../i18n/index.ts';
import type { BoardMatch } from './board-match.ts';
import { matchOf } from './fixtures/match.ts';

function ended(match: BoardMatch, language: Language = 'en'): [winner: number, sentence: string] | undefined {
  const { winner, sentence } = match.ended.value ?? {};
  return winner === undefined || sentence === undefined ? undefined : [winner, say(sentence, language)];
}

describe('A match on the board', () => {
  it('names how it ended, with all moves on the board: the rule, a resignation, an agreement', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.match.resign(MIN);
    expect(ended(match)).toEqual([MAX, 'Black has resigned. White has won.']);
    expect(ended(match, 'fr')).toEqual([MAX, 'Les Noirs ont abandonné. Les Blancs ont gagné.']);
    match.match.goTo(1);
    expect(ended(match)).toBeUndefined();
    match.match.agreeOnDraw();
    expect(ended(match)).toEqual([0, 'Draw by agreement.']);
    const repeated = matchOf('chess', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(ended(repeated)).toEqual([0, expect.stringMatching(/repe|third/i)]);
    const stalemate = matchOf('chess', '', { from: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' });
    expect(ended(stalemate, 'fr')).toEqual([0, expect.stringMatching(/pat/i)]);
    expect(ended(matchOf('chess', 'f3 e5 g4 Qh4#'))?.[0]).toBe(MIN);
    expect(ended(matchOf('tictactoe', 'a1 b1 c1 b2 a2 c2 b3 a3 c3'))?.[0]).toBe(0);
  });

  it('knows the squares of the last move on the board', () => {
    const match = matchOf('chess', 'e4 e5');
    expect(match.lastSquares.value).toEqual(['e7', 'e5']);
    match.match.undo();
    expect(match.lastSquares.value).toEqual(['e2', 'e4']);
    match.match.undo();
    expect(match.lastSquares.value).toEqual([]);
  });

  it('shows where a line of the engine’s leads, without a change', () => {
    const match = matchOf('chess', 'e4');
    const seen = match.after(['e5', 'Nf3', 'nonsense', 'a6']);
    expect([seen.turn, seen.gestures.length]).toEqual([MIN, 29]);
    expect([match.at.value, match.stand.value.turn, match.stand.value.gestures.length]).toEqual([1, MIN, 20]);
  });

  it('keeps the same stand while only the view or the seats change', () => {
    const match = matchOf('draughts:souffler', '17-21');
    const { stand } = match;
    const before = stand.value;
    match.match.flip();
    match.match.sit(MAX, COMPUTER);
    expect(stand.value).toBe(before);
    expect(match.data.value.flipped).toBe(true);
    match.match.goTo(0);
    expect(stand.value).not.toBe(before);
  });
});
