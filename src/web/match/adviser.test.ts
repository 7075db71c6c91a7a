import { afterEach, describe, expect, it } from 'vitest';
import type { Thought } from '../../engines/index.ts';
import { Adviser } from './adviser.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const open: Adviser[] = [];

function adviserFor(game: string): Adviser {
  const adviser = new Adviser(game);
  open.push(adviser);
  return adviser;
}

afterEach(() => {
  for (const adviser of open.splice(0)) adviser.close();
});

/** Resolves with the first thought that looks so far ahead. */
function thinkTo(adviser: Adviser, depth: number): { reached: Promise<void>; answer: Promise<Thought | undefined> } {
  let reach = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const answer = adviser.ask(START, {}, (thought) => thought.depth >= depth && reach());
  return { reached, answer };
}

describe('An adviser', () => {
  it('answers the last question only: a new one puts an end to the one before', async () => {
    const adviser = adviserFor('chess');
    const first = thinkTo(adviser, 3);
    await first.reached;
    const second = adviser.ask(START, { depth: 2 });
    expect(await first.answer).toBeUndefined();
    expect((await second)?.depth).toBe(2);
  });

  it('gives the best so far when it is hurried', async () => {
    const adviser = adviserFor('chess');
    const { reached, answer } = thinkTo(adviser, 4);
    await reached;
    adviser.hurry();
    const thought = await answer;
    expect(thought?.move).toBeDefined();
    expect(thought?.depth).toBeGreaterThanOrEqual(4);
  });

  it('says nothing when it is closed meanwhile, and nothing afterwards', async () => {
    const adviser = adviserFor('chess');
    const { reached, answer } = thinkTo(adviser, 3);
    await reached;
    adviser.close();
    expect(await answer).toBeUndefined();
    expect(await adviser.ask(START, { depth: 1 })).toBeUndefined();
  });

  it('is good for the next question after one that failed', async () => {
    const adviser = adviserFor('tictactoe');
    await expect(adviser.ask('nonsense', {})).rejects.toThrow();
    expect((await adviser.ask('.../.../...', { depth: 1 }))?.move).toBeDefined();
  });
});
