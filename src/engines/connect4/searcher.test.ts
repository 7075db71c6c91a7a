import { afterEach, describe, expect, it } from 'vitest';
import { Random, seenBy, unwrap, WIN, winOf } from '../../core/index.ts';
import { connect4 } from '../../games/index.ts';
import { type Connect4Board, Connect4Kernel, connect4Board, parseConnect4Board } from '../../kernels/index.ts';
import type { Analysis } from '../analysis.ts';
import type { EngineLimits } from '../limits.ts';
import { valueOfScore } from './score.ts';
import { Connect4Searcher, type Connect4SearcherOptions } from './searcher.ts';

const game = connect4();

const open: Connect4Searcher[] = [];
async function thinkerWith(options: Connect4SearcherOptions = {}): Promise<Connect4Searcher> {
  const searcher = await Connect4Searcher.open({ book: false, ...options });
  open.push(searcher);
  return searcher;
}
afterEach(() => {
  for (const searcher of open.splice(0)) searcher.close();
});

/** All analyses of a search, in order: the last is its answer. */
function analyses(searcher: Connect4Searcher, text: string, limits: EngineLimits = {}, shouldContinue = () => true): Analysis[] {
  const all: Analysis[] = [];
  for (const analysis of searcher.analyse(text, limits, { shouldContinue, onInfo: (analysis) => all.push(analysis) }))
    all.push(analysis);
  return all;
}

function answer(...think: Parameters<typeof analyses>): Analysis {
  return analyses(...think).at(-1) as Analysis;
}

/** The text of a random game of `stones` moves that is not over. */
function randomText(random: Random, stones: number): string {
  for (;;) {
    const position = game.start();
    while (position.columnsPlayed().length < stones && position.outcome() === undefined) {
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
    }
    if (position.outcome() === undefined) return game.formatPosition(position);
  }
}

describe('The values of the columns', () => {
  it('come best first for the side to move, as do its lines', async () => {
    const searcher = await thinkerWith();
    for (const text of ['4453', '44531', '121']) {
      const turn = unwrap(game.parsePosition(text)).turn();
      const { moves = [], lines = [] } = answer(searcher, text, { depth: 4, values: true, lines: 3 });
      for (const analyses of [moves, lines]) {
        const values = analyses.map(({ value }) => seenBy(turn, value));
        expect(values, text).toEqual(values.toSorted((a, b) => b - a));
      }
      expect([moves.length, lines.length]).toEqual([7, 3]);
    }
  });
});

describe('Level 10', () => {
  it('plays a move with the best exact score in every position, and gives its value', async () => {
    const searcher = await thinkerWith();
    const kernel = await Connect4Kernel.create();
    const random = new Random(81);
    for (let i = 0; i < 60; i++) {
      const text = randomText(random, 12 + (i % 28));
      const position = unwrap(game.parsePosition(text));
      const { scores } = kernel.columns(unwrap(connect4Board(position.columnsPlayed())));
      const best = Math.max(...scores.filter((score) => score !== undefined));
      const { move, value, final } = answer(searcher, text, { level: 10, seed: i });
      expect([text, scores[Number(move) - 1], final]).toEqual([text, best, true]);
      expect(value).toBe(valueOfScore(best, position.columnsPlayed().length, position.turn()));
    }
  });

  it('plays the best moves of the book, selected at random among equals', async () => {
    // After 4, answers in columns 2 and 6 are drawn, all others lose to the first player's tenth stone from the end.
    const drawn = new Set(['42', '46'].map((moves) => unwrap(parseConnect4Board(moves)).mask));
    const book = { score: (board: Connect4Board) => (board.stones > 8 ? undefined : drawn.has(board.mask) ? 0 : 10) };
    const searcher = await thinkerWith({ book });
    const answers: Analysis[] = [];
    for (let seed = 0; seed < 8; seed++) answers.push(answer(searcher, '4', { level: 10, seed }));
    expect(new Set(answers.map(({ move }) => move))).toEqual(new Set(['2', '6']));
    for (const { value, final, depth, fromBook } of answers) expect([value, final, depth, fromBook]).toEqual([0, true, 41, true]);
    expect(answer(searcher, '2244455667').fromBook).toBeUndefined();
  });

  it('gives the line: each of its moves keeps the exact score, to the end of the game', async () => {
    const searcher = await thinkerWith();
    const kernel = await Connect4Kernel.create();
    const random = new Random(82);
    for (let i = 0; i < 40; i++) {
      const text = randomText(random, 14 + (i % 26));
      const position = unwrap(game.parsePosition(text));
      const limits = i % 2 === 0 ? { level: 10, seed: i } : { values: true };
      const { pv, move, value } = answer(searcher, text, limits);
      const win = winOf(value);
      expect(pv[0]).toBe(move);
      for (const [played, column] of pv.entries()) {
        const board = unwrap(connect4Board(position.columnsPlayed()));
        const left = win === undefined ? 0 : seenBy(win.winner, WIN - (win.plies - played));
        expect(valueOfScore(kernel.solve(board).score!, board.stones, position.turn())).toBe(left);
        position.play(unwrap(game.parseMove(column, position)));
      }
      expect(Math.sign(position.outcome()!)).toBe(Math.sign(value));
      expect(pv).toHaveLength(win?.plies ?? 42 - unwrap(game.parsePosition(text)).columnsPlayed().length);
    }
  });

  it('gives a line as long as the depth of a level', async () => {
    const searcher = await thinkerWith();
    for (const [level, depth] of [
      [1, 1],
      [4, 4],
      [7, 9],
    ]) {
      const { pv, final } = answer(searcher, '4453', { level, values: true });
      expect([pv.length, final]).toEqual([depth, false]);
      const position = unwrap(game.parsePosition('4453'));
      for (const move of pv) position.play(unwrap(game.parseMove(move, position)));
    }
  });

  it('gives values from Max’s view even if Min began', async () => {
    const searcher = await thinkerWith();
    expect(answer(searcher, '121212:min', { level: 10 })).toMatchObject({ move: '1', value: 1 - WIN });
    expect(answer(searcher, '36411162271:min')).toMatchObject({ value: 26 - WIN });
    const { moves } = answer(searcher, '36411162271:min', { values: true });
    expect(moves![0].value).toBe(26 - WIN);
  });

  it('reports more and more columns while it computes their values, with valid bounds', async () => {
    const searcher = await thinkerWith({ hashMb: 1 });
    let solved = 0;
    let calls = 0;
    for (const { moves, progress } of analyses(searcher, '364111622', { values: true })) {
      const final = moves!.filter((row) => row.final).length;
      expect(final).toBeGreaterThanOrEqual(solved);
      solved = final;
      if (progress === undefined) continue;
      calls++;
      // The side to move, Min, loses 30 plies on.
      expect(progress.least).toBeLessThanOrEqual(WIN - 30);
      expect(progress.most).toBeGreaterThanOrEqual(WIN - 30);
    }
    expect(solved).toBe(7);
    expect(calls).toBeGreaterThan(0);
  });

  it('plays the best move found if a time limit stops it, and reports that it was stopped', async () => {
    const searcher = await thinkerWith();
    const best = answer(searcher, '-', { level: 10, time: 150 });
    expect(best).toMatchObject({ stopped: true, final: false });
    expect(best.depth).toBeGreaterThanOrEqual(8);
    const values = answer(searcher, '-', { level: 10, time: 150, values: true });
    expect(values).toMatchObject({ stopped: true });
    expect(values.moves!.length).toBe(7);
  });
});

describe('A think about Connect 4', () => {
  it('begins with a move at once even if the host stops it, and reports that it was stopped', async () => {
    const searcher = await thinkerWith();
    for (const limits of [{}, { values: true }, { level: 9 }, { depth: 20 }, { level: 10, lines: 3 }]) {
      const [first, ...more] = analyses(searcher, '4453', limits, () => false);
      expect(first).toMatchObject({ depth: 1, stopped: false });
      expect(first.move).toMatch(/^[1-7]$/);
      expect(more).toMatchObject([{ depth: 1, stopped: true, nodes: 0 }]);
    }
  });

  it('reports an analysis at each depth, as soon as it is found', async () => {
    const searcher = await thinkerWith();
    expect(analyses(searcher, '4453', { depth: 6 }).map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(analyses(searcher, '4453', { level: 8 }).map(({ depth }) => depth)).toEqual([1, 8, 12]);
  });

  it('after being stopped at random, 100 times, gives the right answer next', async () => {
    const searcher = await thinkerWith();
    const random = new Random(83);
    for (let i = 0; i < 100; i++) {
      let left = random.below(200);
      const stopped = answer(searcher, randomText(random, 8), i % 2 ? {} : { depth: 18, values: true }, () => left-- > 0);
      expect(stopped.move).toMatch(/^[1-7]$/);
      if (left < 0) expect(stopped.stopped || stopped.final || stopped.depth === 18).toBe(true);
      expect(answer(searcher, '52113137233562237', {})).toMatchObject({
        move: '4',
        value: 21 - WIN,
        final: true,
        stopped: false,
      });
    }
  });

  it('can be stopped within a depth and within a solution', async () => {
    const searcher = await thinkerWith();
    for (const limits of [{ depth: 14 }, { level: 9 }, {}, { values: true }]) {
      let left = 200;
      const { stopped, nodes } = answer(searcher, '-', limits, () => left-- > 0);
      expect([limits, stopped, nodes < 200 * 2100]).toEqual([limits, true, true]);
    }
  });

  it('keeps its node limit, in a search to a depth and in a solution', async () => {
    const searcher = await thinkerWith();
    for (const nodes of [0, 1, 5000, 100_000])
      for (const limits of [{ depth: 30 }, {}, { values: true }, { lines: 2 }, { level: 10 }]) {
        const { move, nodes: visited, stopped } = answer(searcher, '36', { ...limits, nodes });
        expect([move !== undefined, stopped]).toEqual([true, true]);
        expect(visited).toBeGreaterThanOrEqual(nodes);
        expect(visited).toBeLessThan(nodes + 20);
      }
  });

  it('gives the best columns with their lines if the limits ask for several', async () => {
    const searcher = await thinkerWith();
    const { moves } = answer(searcher, '36411162271', { values: true });
    for (const lines of [1, 3, 9]) {
      const best = answer(searcher, '36411162271', { lines });
      expect(best.lines).toHaveLength(Math.min(lines, 7));
      expect(best.lines![0]).toEqual({ value: best.value, pv: best.pv });
      expect(best.lines!.map(({ value }) => value)).toEqual(moves!.slice(0, lines).map(({ value }) => value));
      expect(best.moves).toBeUndefined();
      for (const { value, pv } of best.lines!) expect(pv).toHaveLength(winOf(value)?.plies ?? 31);
    }
    const ahead = answer(searcher, '4453', { depth: 5, lines: 2 });
    expect(ahead.lines!.map(({ pv }) => pv.length)).toEqual([5, 5]);
    expect(ahead.lines![0]).toEqual({ value: ahead.value, pv: ahead.pv });
    expect(analyses(searcher, '4453', { depth: 5, lines: 2 })[0].lines).toHaveLength(2);
  });
});
