import { ReadableStream } from 'node:stream/web';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, WIN } from '../../core/index.ts';
import type { Analysis, Engine, EngineLimits } from '../../engines/index.ts';
import { COMPUTER } from '../../fixtures/index.ts';
import type { BoardMatch } from './board-match.ts';
import { Computer } from './computer-seats.ts';
import { matchOf } from './fixtures/match.ts';

const THOUGHT: Analysis = {
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

interface Question {
  readonly limits: EngineLimits;
  readonly signal: AbortSignal;
  tell(thought: Partial<Analysis>): void;
  answer(thought: Partial<Analysis> | Error): void;
}

/** An engine whose thoughts the test gives. */
class Oracle implements Engine {
  readonly game = 'tictactoe';
  readonly threads = 1;
  readonly asked: Question[] = [];
  isClosed = false;

  think(position: string, limits: EngineLimits, signal: AbortSignal): AsyncGenerator<Analysis, undefined> {
    return this.analyse(position, limits, signal);
  }

  async *analyse(_: string, limits: EngineLimits, signal: AbortSignal): AsyncGenerator<Analysis, undefined> {
    const asked = this.asked;
    yield* new ReadableStream<Analysis>({
      start(thoughts) {
        const tell = (thought: Partial<Analysis>) => thoughts.enqueue({ ...THOUGHT, ...thought });
        const answer = (thought: Partial<Analysis> | Error) => {
          if (thought instanceof Error) return thoughts.error(thought);
          tell(thought);
          thoughts.close();
        };
        asked.push({ limits, signal, tell, answer });
      },
    });
  }

  close(): void {
    this.isClosed = true;
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
/** Waits until the analyses sent so far are shown: they are shown with a delay. */
const shown = () => new Promise((resolve) => setTimeout(resolve, 150));

async function computerFor(match: BoardMatch, paused = false) {
  const oracle = new Oracle();
  const computer = new Computer(match, { open: async () => oracle, pace: () => 0, paused });
  await soon();
  return { oracle, computer };
}

describe('The computer', () => {
  it('answers a person’s move at its level, with the match’s seed', async () => {
    const match = matchOf('tictactoe', '', { min: COMPUTER, seed: 42 });
    const { oracle } = await computerFor(match);
    expect(oracle.asked).toEqual([]);
    match.match.playText('a1');
    await soon();
    expect(oracle.asked[0]?.limits).toMatchObject({ level: 1, seed: 42 });
    oracle.asked[0]?.answer({ move: 'b2' });
    await soon();
    expect(match.plies.value.map(({ notation }) => notation)).toEqual(['a1', 'b2']);
  });

  it('thinks for its time where it has one', async () => {
    const { oracle } = await computerFor(matchOf('tictactoe', '', { max: { who: 'computer', ms: 700 } }));
    expect(oracle.asked[0]?.limits).toMatchObject({ time: 700 });
  });

  it('does not move while one looks back, nor after the end', async () => {
    const match = matchOf('tictactoe', 'a1 b1 a2 b2', { min: COMPUTER, at: 3 });
    const { oracle } = await computerFor(match);
    expect(oracle.asked.length).toBe(0);
    match.match.goTo(4);
    match.match.playText('a3');
    expect(match.ended.value?.winner).toBe(MAX);
    await soon();
    expect(oracle.asked.length).toBe(0);
  });

  it('drops a thought whose position is gone: undo while it thinks loses nothing and plays nothing', async () => {
    const match = matchOf('tictactoe', 'a1 b1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    match.match.playText('a2');
    await soon();
    match.match.undo();
    expect(oracle.asked[0]?.signal.aborted).toBe(true);
    oracle.asked[0]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(2);
    expect(computer.lastAnalysis.value).toBeUndefined();
  });

  it('thinks again when the seat changes in mid-game, and not at all when a person sits down', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    match.match.sit(MIN, { who: 'computer', level: 5 });
    await soon();
    expect(oracle.asked.map(({ limits }) => limits.level)).toEqual([1, 5]);
    oracle.asked[0]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(1);
    match.match.sit(MIN, { who: 'person' });
    oracle.asked[1]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(1);
    expect(computer.busy.value).toBeUndefined();
  });

  it('does not think again because the board is turned', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle } = await computerFor(match);
    match.match.flip();
    await soon();
    expect(oracle.asked.length).toBe(1);
  });

  it('plays against itself step by step while it is paused, and on when it runs', async () => {
    const match = matchOf('tictactoe', '', { max: COMPUTER, min: COMPUTER });
    const { oracle, computer } = await computerFor(match, true);
    expect(oracle.asked.length).toBe(0);
    computer.step();
    await soon();
    oracle.asked[0]?.answer({ move: 'a1' });
    await soon();
    expect(match.at.value).toBe(1);
    expect(oracle.asked.length).toBe(1);
    computer.paused.value = false;
    await soon();
    oracle.asked[1]?.answer({ move: 'b1' });
    await soon();
    expect(match.at.value).toBe(2);
    expect(oracle.asked.length).toBe(3);
    computer.paused.value = true;
    oracle.asked[2]?.answer({ move: 'c1' });
    await soon();
    expect(match.at.value).toBe(2);
  });

  it('asks for the answer when it is hurried, and waits for nothing else', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const oracle = new Oracle();
    const computer = new Computer(match, { open: async () => oracle, pace: () => 60_000 });
    await soon();
    oracle.asked[0]?.tell({ move: 'b1', depth: 0, bound: 'lower' });
    computer.answerNow();
    expect(oracle.asked[0]?.signal.aborted).toBe(true);
    oracle.asked[0]?.answer({ move: 'c2', depth: 3, stopped: true });
    await soon();
    expect(match.last.value?.notation).toBe('c2');
    expect(oracle.asked.length).toBe(1);
  });

  it('keeps to its pace unless it is hurried', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const oracle = new Oracle();
    const computer = new Computer(match, { open: async () => oracle, pace: () => 60_000 });
    await soon();
    oracle.asked[0]?.answer({ move: 'c2' });
    await soon();
    expect(match.at.value).toBe(1);
    computer.answerNow();
    await soon();
    expect(match.at.value).toBe(2);
  });

  it('forgets an answer that waits for its pace when the move before it is taken back', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const oracle = new Oracle();
    new Computer(match, { open: async () => oracle, pace: () => 60_000 });
    await soon();
    oracle.asked[0]?.answer({ move: 'c2' });
    await soon();
    match.match.undo();
    await soon();
    expect(match.plies.value.map(({ notation }) => notation)).toEqual(['a1']);
    expect(match.at.value).toBe(0);
  });

  it('shows what it thinks: in the middle of a depth the better move, with the value of the last whole depth', async () => {
    const { oracle, computer } = await computerFor(matchOf('tictactoe', 'a1', { min: COMPUTER }));
    const thought = () => computer.lastAnalysis.value?.analysis;
    oracle.asked[0]?.tell({ depth: 0, bound: 'lower', value: -9 });
    await shown();
    expect(thought()).toBeUndefined();
    oracle.asked[0]?.tell({ move: 'b1', pv: ['b1'], value: 7, depth: 4 });
    await shown();
    expect(thought()).toMatchObject({ pv: ['b1'], value: 7, depth: 4 });
    oracle.asked[0]?.tell({ move: 'c2', pv: ['c2'], value: -300, depth: 5, bound: 'upper' });
    await shown();
    expect(thought()).toMatchObject({ pv: ['c2'], value: 7, depth: 4 });
    oracle.asked[0]?.tell({ move: 'c2', pv: ['c2', 'c3'], value: -30, depth: 5 });
    await shown();
    expect(thought()).toMatchObject({ pv: ['c2', 'c3'], value: -30, depth: 5 });
  });

  it('shows a thought of no other position: after its move what it says of that one, nothing when one looks back', async () => {
    const match = matchOf('tictactoe', 'a1 c3 a2 b1', { max: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    const moves = [{ move: 'a3', value: WIN - 1, final: true }];
    oracle.asked[0]?.answer({ move: 'c1', pv: ['c1', 'b2', 'a3'], value: WIN - 3, depth: 3, moves });
    await soon();
    const { stand, analysis } = computer.lastAnalysis.value ?? {};
    expect(stand).toBe(match.stand.value);
    expect(analysis).toMatchObject({ move: 'b2', pv: ['b2', 'a3'], value: WIN - 2, depth: 2 });
    expect(analysis?.moves).toBeUndefined();
    match.match.goTo(0);
    expect(computer.lastAnalysis.value).toBeUndefined();
  });

  it('shows nothing of the position after a move that its best line does not begin with', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    oracle.asked[0]?.answer({ move: 'c3', pv: ['b2'], value: 0, depth: 1 });
    await soon();
    expect(match.at.value).toBe(2);
    expect(computer.lastAnalysis.value).toBeUndefined();
  });

  it('tells a failure, loses nothing, and tries again when asked', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    oracle.asked[0]?.answer(new Error('No thread.'));
    await soon();
    expect(computer.failure.value?.message).toBe('No thread.');
    expect(match.at.value).toBe(1);
    computer.tryAgain();
    expect(computer.failure.value).toBeUndefined();
    await soon();
    oracle.asked[1]?.answer({ move: 'b1' });
    await soon();
    expect(match.at.value).toBe(2);
  });

  it('opens its engine again where that failed', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const oracle = new Oracle();
    let opened = 0;
    const open = async () => {
      if (++opened === 1) throw new Error('No thread.');
      return oracle;
    };
    const computer = new Computer(match, { open, pace: () => 0 });
    await soon();
    expect(computer.failure.value?.message).toBe('No thread.');
    computer.tryAgain();
    await soon();
    oracle.asked[0]?.answer({ move: 'b1' });
    await soon();
    expect(match.at.value).toBe(2);
    expect(opened).toBe(2);
  });

  it('says nothing when it is closed meanwhile, and closes its engine', async () => {
    const match = matchOf('tictactoe', 'a1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    computer.close();
    oracle.asked[0]?.answer(new Error('It was closed.'));
    await soon();
    expect(oracle.isClosed).toBe(true);
    expect(computer.failure.value).toBeUndefined();
    expect(match.at.value).toBe(1);
  });

  it('gives a hint that agrees with the best of the values that are shown', async () => {
    const match = matchOf('tictactoe', '');
    const { oracle, computer } = await computerFor(match);
    computer.askHint();
    await soon();
    oracle.asked[0]?.answer({ move: 'a2', value: 0, pv: ['a2', 'b2'] });
    await soon();
    computer.wantsValues.value = true;
    await soon();
    const valued = (b2: number) => ({
      moves: [
        { move: 'a2', value: 0, final: true },
        { move: 'b2', value: b2, final: true },
      ],
    });
    oracle.asked[1]?.tell(valued(0));
    await shown();
    expect(computer.hint.value?.analysis).toMatchObject({ move: 'a2', pv: ['a2', 'b2'] });
    oracle.asked[1]?.tell(valued(WIN - 5));
    await shown();
    expect(computer.hint.value?.analysis).toMatchObject({ move: 'b2', pv: ['b2'], value: WIN - 5 });
    computer.wantsValues.value = false;
    expect(computer.hint.value?.analysis.move).toBe('a2');
    computer.close();
  });

  it('gives a hint that holds for its position only', async () => {
    const match = matchOf('tictactoe', 'a1 b1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    computer.askHint();
    expect(computer.busy.value).toBe('hint');
    await soon();
    oracle.asked[0]?.answer({ move: 'a2' });
    await soon();
    expect(computer.hint.value?.analysis.move).toBe('a2');
    expect(match.at.value).toBe(2);
    match.match.playText('c3');
    expect(computer.hint.value).toBeUndefined();
  });

  it('values the moves of a person’s position when that is wanted, and no others', async () => {
    const match = matchOf('tictactoe', 'a1 b1', { min: COMPUTER });
    const { oracle, computer } = await computerFor(match);
    computer.wantsValues.value = true;
    await soon();
    expect(oracle.asked[0]?.limits.values).toBe(true);
    oracle.asked[0]?.answer({ moves: [{ move: 'a2', value: 5, final: false }] });
    await soon();
    expect(computer.values.value).toEqual([{ move: 'a2', value: 5, final: false }]);
    computer.wantsValues.value = false;
    expect(computer.values.value).toEqual([]);
    match.match.goTo(1);
    computer.wantsValues.value = true;
    expect(computer.values.value).toEqual([]);
  });

  it('beats a beginner with a real engine in its thread', async () => {
    const match = matchOf('tictactoe', 'a1 c3 a2', { min: { who: 'computer', level: 10 } });
    const computer = new Computer(match, { pace: () => 0 });
    await expect.poll(() => match.last.value?.notation, PATIENT).toBe('a3');
    computer.close();
  });

  it('thinks of one position after the other with a real engine, and moves with the best so far', async () => {
    const match = matchOf('chess', 'e2e4', { min: { who: 'computer', ms: 600_000 } });
    const computer = new Computer(match, { pace: () => 0 });
    const depth = () => {
      return computer.lastAnalysis.value?.analysis.depth ?? 0;
    };
    await expect.poll(depth, PATIENT).toBeGreaterThan(3);
    match.match.undo();
    match.match.playText('d2d4');
    await expect.poll(depth, PATIENT).toBeGreaterThan(3);
    computer.answerNow();
    await expect.poll(() => match.at.value, PATIENT).toBe(2);
    computer.askHint();
    await expect.poll(() => computer.hint.value?.analysis.move, PATIENT).toBeDefined();
    expect(computer.failure.value).toBeUndefined();
    computer.close();
  });
});

/** On a machine with other things to do too. */
const PATIENT = { timeout: 60_000 };
