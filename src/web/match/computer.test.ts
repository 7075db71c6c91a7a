import { describe, expect, it } from 'vitest';
import { MAX, MIN } from '../../core/index.ts';
import type { EngineLimits, Thought } from '../../engines/index.ts';
import { Adviser } from './adviser.ts';
import { Computer } from './computer.ts';
import { COMPUTER, matchOf } from './fixtures/match.ts';
import type { Match } from './match.ts';

const THOUGHT: Thought = {
  move: 'a1',
  value: 0,
  bound: 'exact',
  pv: [],
  depth: 1,
  final: false,
  stopped: false,
  nodes: 1,
  ms: 1,
};

/** An adviser whose answers the test gives. */
class Oracle extends Adviser {
  readonly asked: { position: string; limits: EngineLimits; answer: (thought: Partial<Thought> | Error) => void }[] = [];
  ceased = 0;
  hurried = 0;
  tell: (thought: Partial<Thought>) => void = () => {};

  override ask(
    position: string,
    limits: EngineLimits,
    onThought: (thought: Thought) => void = () => {},
  ): Promise<Thought | undefined> {
    this.tell = (thought) => onThought({ ...THOUGHT, ...thought });
    return new Promise((resolve, reject) => {
      const answer = (thought: Partial<Thought> | Error) =>
        thought instanceof Error ? reject(thought) : resolve({ ...THOUGHT, ...thought });
      this.asked.push({ position, limits, answer });
    });
  }

  override cease(): void {
    this.ceased += 1;
  }

  override hurry(): void {
    this.hurried += 1;
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

function computerFor(match: Match, paused = false) {
  const oracle = new Oracle('tictactoe');
  const computer = new Computer(match, oracle, { pace: () => 0, paused });
  return { oracle, computer };
}

describe('The computer', () => {
  it('answers a person’s move at its level, with the match’s seed', async () => {
    const match = matchOf('tictactoe', '', { min: COMPUTER, seed: 42 });
    const { oracle } = computerFor(match);
    expect(oracle.asked).toEqual([]);
    match.type('a1');
    expect(oracle.asked[0]?.limits).toMatchObject({ level: 1, seed: 42 });
    oracle.asked[0]?.answer({ move: 'b2' });
    await soon();
    expect(match.plies.value.map(({ notation }) => notation)).toEqual(['a1', 'b2']);
  });

  it('thinks for its time where it has one', () => {
    const { oracle } = computerFor(matchOf('tictactoe', '', { max: { who: 'computer', ms: 700 } }));
    expect(oracle.asked[0]?.limits).toMatchObject({ time: 700 });
  });

  it('does not move while one looks back, nor after the end', () => {
    const match = matchOf('tictactoe', 'a1 b1 a2 b2', { min: COMPUTER, at: 3 });
    const { oracle } = computerFor(match);
    expect(oracle.asked.length).toBe(0);
    match.goTo(4);
    match.type('a3');
    expect(match.ended.value?.winner).toBe(MAX);
    expect(oracle.asked.length).toBe(0);
  });

  it('drops a thought whose position is gone: undo while it thinks loses nothing and plays nothing', async () => {
    const match = matchOf('tictactoe', 'a1 b1', { min: COMPUTER });
    const { oracle } = computerFor(match);
    match.type('a2');
    match.undo();
    oracle.asked[0]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(2);
    expect(oracle.ceased).toBeGreaterThan(0);
  });

  it('thinks anew when the seat changes in mid-game, and not at all when a person sits down', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = computerFor(match);
    match.sit(MIN, { who: 'computer', level: 5 });
    expect(oracle.asked.map(({ limits }) => limits.level)).toEqual([1, 5]);
    oracle.asked[0]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(1);
    match.sit(MIN, { who: 'person' });
    oracle.asked[1]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(1);
    expect(computer.busy.value).toBeUndefined();
  });

  it('does not think again because the board is turned', () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle } = computerFor(match);
    match.flip();
    expect(oracle.asked.length).toBe(1);
  });

  it('plays against itself step by step while it is paused, and on when it runs', async () => {
    const match = matchOf('tictactoe', '', { max: COMPUTER, min: COMPUTER });
    const { oracle, computer } = computerFor(match, true);
    expect(oracle.asked.length).toBe(0);
    computer.step();
    oracle.asked[0]?.answer({ move: 'a1' });
    await soon();
    expect(match.at.value).toBe(1);
    expect(oracle.asked.length).toBe(1);
    computer.run();
    oracle.asked[1]?.answer({ move: 'b1' });
    await soon();
    expect(match.at.value).toBe(2);
    expect(oracle.asked.length).toBe(3);
    computer.pause();
    oracle.asked[2]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(2);
  });

  it('moves at once when it is hurried, with the best that it knows; else it asks the engine to hurry', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = computerFor(match);
    oracle.tell({ move: 'b1', depth: 0 });
    computer.hurry();
    expect(oracle.hurried).toBe(1);
    expect(match.at.value).toBe(1);
    oracle.tell({ move: 'c2', depth: 3 });
    computer.hurry();
    expect(match.last.value?.notation).toBe('c2');
    oracle.asked[0]?.answer({ move: 'b1' });
    await soon();
    expect(match.at.value).toBe(2);
  });

  it('tells a failure, loses nothing, and tries again when asked', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = computerFor(match);
    oracle.asked[0]?.answer(new Error('No thread.'));
    await soon();
    expect(computer.failure.value).toBe('No thread.');
    expect(match.at.value).toBe(1);
    computer.tryAgain();
    expect(computer.failure.value).toBeUndefined();
    oracle.asked[1]?.answer({ move: 'b1' });
    await soon();
    expect(match.at.value).toBe(2);
  });

  it('gives a hint that holds for its position only', async () => {
    const match = matchOf('tictactoe', 'a1 b1', { min: COMPUTER });
    const { oracle, computer } = computerFor(match);
    computer.askHint();
    expect(computer.busy.value).toBe('hint');
    oracle.asked[0]?.answer({ move: 'a2' });
    await soon();
    expect(computer.hint.value?.thought.move).toBe('a2');
    expect(match.at.value).toBe(2);
    match.type('c3');
    expect(computer.hint.value).toBeUndefined();
  });

  it('values the moves of a person’s position when that is wanted, and no others', async () => {
    const match = matchOf('tictactoe', 'a1 b1', { min: COMPUTER });
    const { oracle, computer } = computerFor(match);
    computer.wantsValues.value = true;
    expect(oracle.asked[0]?.limits.values).toBe(true);
    oracle.asked[0]?.answer({ moves: [{ move: 'a2', value: 5, final: false }] });
    await soon();
    expect(computer.values.value).toEqual([{ move: 'a2', value: 5, final: false }]);
    computer.wantsValues.value = false;
    expect(computer.values.value).toEqual([]);
    match.goTo(1);
    computer.wantsValues.value = true;
    expect(computer.values.value).toEqual([]);
  });

  it('beats a beginner with a real engine in its thread', async () => {
    const match = matchOf('tictactoe', 'a1 c3 a2', { min: { who: 'computer', level: 10 } });
    const computer = new Computer(match, new Adviser('tictactoe'), { pace: () => 0 });
    await expect.poll(() => match.last.value?.notation, { timeout: 60_000 }).toBe('a3');
    expect(computer.considered.value?.thought.move).toBe('a3');
    computer.close();
  });
});
