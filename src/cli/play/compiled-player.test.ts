import { afterAll, describe, expect, it } from 'vitest';
import { unwrap, WIN } from '../../core/index.ts';
import { quickest } from '../../fixtures/index.ts';
import { parseGame } from '../../games/index.ts';
import type { OwnEngine } from '../own-engine.ts';
import { ownEngine } from '../own-engine.ts';
import { EnginePlayer } from './engine-player.ts';
import type { OpponentQuestion } from './opponent-messages.ts';

const player = new EnginePlayer();
afterAll(() => player.close());

/** What the computer says at this position, and how many milliseconds it took. */
async function asked(spec: string, at: string | undefined, changes: Partial<OpponentQuestion> = {}) {
  const game = unwrap(parseGame(spec));
  const question: OpponentQuestion = {
    ...{ want: 'move', spec, from: at, moves: [], level: 5, time: 2000, seed: 1, language: 'en', ...changes },
  };
  const position = at === undefined ? game.start() : unwrap(game.parsePosition(at));
  const started = performance.now();
  const answer = await player.consider(ownEngine(game) as OwnEngine, game, position, question, { aborted: false }, () => {});
  return { ...answer, ms: performance.now() - started };
}

describe('the computer at a compiled game', () => {
  it.each(['draughts', 'draughts:english', 'othello', 'chess'])('answers at once at level 3 of %s', async (spec) => {
    const { moves, line } = await asked(spec, undefined, { level: 3 });
    expect(moves).toHaveLength(1);
    expect(line[0]).toBe(moves[0].move);
  });

  it.each(['draughts', 'othello', 'chess'])('thinks at level 10 of %s for as long as it was told', async (spec) => {
    const think = async () => {
      const { moves, ms } = await asked(spec, undefined, { level: 10, time: 100 });
      expect(moves).toHaveLength(1);
      return ms;
    };
    expect(await quickest(1000, think)).toBeLessThan(1000);
  });

  it('gives a hint and all values within a few seconds, best for the side to move first', async () => {
    const hint = async () => {
      const { line, ms } = await asked('draughts', undefined, { want: 'hint' });
      expect(line.length).toBeGreaterThan(0);
      return ms;
    };
    const values = async () => {
      const { moves, ms } = await asked('othello', 'f5', { want: 'values' });
      expect(moves.map(({ move }) => move).toSorted()).toEqual(['d6', 'f4', 'f6']);
      expect(moves.map(({ value }) => value)).toEqual(moves.map(({ value }) => value).toSorted((a, b) => a - b));
      return ms;
    };
    for (const ask of [hint, values]) expect(await quickest(5000, ask, 5)).toBeLessThan(5000);
  });

  it('sees a win, and how far it is', async () => {
    const { moves, line } = await asked('draughts:international', 'W:W33:B28,17', { want: 'hint' });
    expect([moves, line]).toEqual([[{ move: '33x11', value: WIN - 1 }], ['33x11']]);
  });
});
