import { describe, expect, it } from 'vitest';
import { legalMoves, MAX } from '../../core/index.ts';
import { randomMatch } from '../../fixtures/index.ts';
import { boardGames } from '../../games/index.ts';
import { say } from '../../i18n/index.ts';
import { matchOf } from './fixtures/match.ts';
import { whyNot } from './why-not.ts';

const specs = boardGames.flatMap(({ variants }) => variants.map(({ spec }) => spec));

/** The move that is suggested to somebody who typed something else. */
function suggested(spec: string, moves: string): string {
  const match = matchOf(spec, moves);
  const refused = match.game.parseMove('??', match.stand.value.position);
  if (refused.ok) throw new Error('"??" was to be refused.');
  return /such as (\S+?)\.( |$)/.exec(say(whyNot(match, '??', { ...refused.error, code: 'illegal-move' }), 'en'))?.[1] as string;
}

/** The moves that leave the mover best off after the best reply, by plain minimax. */
function bestTwoPliesAhead(spec: string, moves: readonly string[]): string[] {
  const { stand } = matchOf(spec, moves.join(' '));
  const { position, turn } = stand.value;
  const side = turn === MAX ? 1 : -1;
  const values = stand.value.gestures.map(({ move, notation }) => {
    position.play(move);
    const outcome = position.outcome();
    const replies = outcome === undefined ? legalMoves(position) : [];
    const worths = replies.map((reply) => {
      position.play(reply);
      const worth = side * (position.outcome() ?? position.evaluate());
      position.undo();
      return worth;
    });
    position.undo();
    return { notation, value: outcome === undefined ? Math.min(...worths) : side * outcome };
  });
  const best = Math.max(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === best).map(({ notation }) => notation);
}

describe('the example of a move', () => {
  it('of Chomp is not the poison, of chess no walk of the king, of Nim no last stick that loses', () => {
    expect(suggested('chomp:3x4', '')).not.toBe('1.1');
    expect(suggested('chess', 'd4 d5')).toMatch(/^(N|e|c)/);
    expect(suggested('nim:2:misere', '')).toBe('1');
  });

  it.each(specs)('of %s is best two plies ahead', (spec) => {
    for (const seed of [1, 2, 3]) {
      const { moves } = randomMatch(spec, seed, 3 * seed);
      const match = matchOf(spec, moves.join(' '));
      if (match.stand.value.outcome !== undefined) continue;
      expect(bestTwoPliesAhead(spec, moves)).toContain(suggested(spec, moves.join(' ')));
    }
  });
});
