import { describe, expect, it } from 'vitest';
import { type Problem, unwrap } from '../../core/index.ts';
import { lookOf, parseGame } from '../../games/index.ts';
import { withNamedSides } from './named-sides.ts';
import { saidProblem } from './refusal.ts';

/** What the page says of a position that the game refuses. */
function refusal(spec: string, position: string): { en: string; fr: string } {
  const game = unwrap(parseGame(spec));
  const read = game.parsePosition(position) as { ok: false; error: Problem };
  expect(read.ok).toBe(false);
  return withNamedSides(saidProblem(read.error), lookOf(game));
}

describe('Sentences about Max and Min', () => {
  it('name the sides as the board does, with verbs that agree', () => {
    const nim = refusal('nim:3,4,5', 'x');
    expect(nim.en).toMatch(/and :min where Red is to move\.$/);
    expect(nim.fr).toMatch(/et\s:min si les Rouges ont le trait\.$/);
    expect(refusal('tictactoe', 'x../.../...:min').fr).toMatch(/les ronds \(o\) ont commencé.* Si les ronds \(o\) ont commencé/);
    expect(refusal('connect4', '11223344').fr).toMatch(/les Jaunes avaient gagné/);
    expect(refusal('tictactoe', 'xyz/.../...').en).toMatch(/x for crosses, o for noughts/);
  });
});
