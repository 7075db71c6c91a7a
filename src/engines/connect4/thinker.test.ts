import { describe, expect, it } from 'vitest';
import { Random, seenBy, unwrap, WIN, winOf } from '../../core/index.ts';
import { connect4 } from '../../games/index.ts';
import { type Connect4Board, Connect4Kernel, connect4Board, parseConnect4Board } from '../../kernels/index.ts';
import { lastThought, openLocalEngine, type Thought, valueOfScore } from '../index.ts';
import { Connect4Thinker } from './thinker.ts';

const game = connect4();

/** The text of a random game of so many moves that is not over. */
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

describe('Level 10', () => {
  it('plays a move with the best exact score on every position, and says what it is worth', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const kernel = await Connect4Kernel.create();
    const random = new Random(81);
    for (let i = 0; i < 60; i++) {
      const text = randomText(random, 12 + (i % 28));
      const position = unwrap(game.parsePosition(text));
      const { scores } = kernel.columns(unwrap(connect4Board(position.columnsPlayed())));
      const best = Math.max(...scores.filter((score) => score !== undefined));
      const { move, value, final } = await lastThought(engine.think(text, { level: 10, seed: i }));
      expect([text, scores[Number(move) - 1], final]).toEqual([text, best, true]);
      expect(value).toBe(valueOfScore(best, position.columnsPlayed().length, position.turn()));
    }
    engine.close();
  });

  it('plays by the book what the book says, and draws lots among the best', async () => {
    // After 4, answers in columns 2 and 6 are drawn, all others lose to the first player's tenth stone from the end.
    const drawn = new Set(['42', '46'].map((moves) => unwrap(parseConnect4Board(moves)).mask));
    const book = { score: (board: Connect4Board) => (board.stones > 8 ? undefined : drawn.has(board.mask) ? 0 : 10) };
    const thinker = await Connect4Thinker.open({ book });
    const answers: Thought[] = [];
    for (let seed = 0; seed < 8; seed++)
      answers.push(await lastThought(thinker.think('4', { level: 10, seed }, { aborted: false, turn: () => Promise.resolve() })));
    expect(new Set(answers.map(({ move }) => move))).toEqual(new Set(['2', '6']));
    for (const { value, final, depth } of answers) expect([value, final, depth]).toEqual([0, true, 41]);
    thinker.close();
  });

  it('tells what follows: each move of the line keeps the exact score, to the end of the game', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const kernel = await Connect4Kernel.create();
    const random = new Random(82);
    for (let i = 0; i < 40; i++) {
      const text = randomText(random, 14 + (i % 26));
      const position = unwrap(game.parsePosition(text));
      const limits = i % 2 === 0 ? { level: 10, seed: i } : { values: true };
      const { pv, move, value } = await lastThought(engine.think(text, limits));
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
    engine.close();
  });

  it('tells as many moves as a level looks ahead', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    for (const [level, depth] of [
      [1, 1],
      [4, 4],
      [7, 9],
    ]) {
      const { pv, final } = await lastThought(engine.think('4453', { level, values: true }));
      expect([pv.length, final]).toEqual([depth, false]);
      const position = unwrap(game.parsePosition('4453'));
      for (const move of pv) position.play(unwrap(game.parseMove(move, position)));
    }
    engine.close();
  });

  it('sees the position with the eyes of Max where Min began', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    expect(await lastThought(engine.think('121212:min', { level: 10 }))).toMatchObject({ move: '1', value: 1 - WIN });
    expect(await lastThought(engine.think('36411162271:min'))).toMatchObject({ value: 26 - WIN });
    const { moves } = await lastThought(engine.think('36411162271:min', { values: true }));
    expect(moves![0].value).toBe(26 - WIN);
    engine.close();
  });

  it('knows more and more columns while it values them, and bounds that hold', async () => {
    const engine = await openLocalEngine('connect4', { book: false, tableMb: 1 });
    let solved = 0;
    let told = 0;
    for await (const { moves, progress } of engine.think('364111622', { values: true })) {
      const final = moves!.filter((row) => row.final).length;
      expect(final).toBeGreaterThanOrEqual(solved);
      solved = final;
      if (progress === undefined) continue;
      told++;
      // The side to move, Min, loses 30 plies on.
      expect(progress.least).toBeLessThanOrEqual(WIN - 30);
      expect(progress.most).toBeGreaterThanOrEqual(WIN - 30);
    }
    expect(solved).toBe(7);
    expect(told).toBeGreaterThan(0);
    engine.close();
  });

  it('cut short by a time plays what it saw by then, and says that it was', async () => {
    const engine = await openLocalEngine('connect4', { book: false });
    const answer = await lastThought(engine.think('-', { level: 10, time: 150 }));
    expect(answer).toMatchObject({ stopped: true, final: false });
    expect(answer.depth).toBeGreaterThanOrEqual(8);
    const values = await lastThought(engine.think('-', { level: 10, time: 150, values: true }));
    expect(values).toMatchObject({ stopped: true });
    expect(values.moves!.length).toBe(7);
    engine.close();
  });
});
