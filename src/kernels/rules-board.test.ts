import { describe, expect, it } from 'vitest';
import { type Position, Random, unwrap } from '../core/index.ts';
import { chess, draughts, othello } from '../games/index.ts';

type Keyed = Position & { key(): string };

const STARTS: readonly (() => Keyed)[] = [
  chess().start,
  // Soon fifty moves without a capture.
  () => unwrap(chess().parsePosition('8/8/3k4/8/8/3K4/8/R7 w - - 70 60')),
  othello().start,
  othello(4).start,
  draughts().start,
  draughts({ rules: 'frisian' }).start,
];

/** A game that goes back now and then, or only takes another move: what is seen of its position after each step. */
function* walk(position: Keyed, seed: number): Generator<string> {
  const random = new Random(seed);
  const moves: number[] = [];
  for (let plies = 0, step = 0; step < 150; step++) {
    const back = plies > 0 && (position.outcome() !== undefined || random.below(2) === 0);
    if (back) position.undo();
    if (!back || random.below(2) === 0) {
      moves.length = position.moves(moves, 0);
      position.play(random.pick(moves));
      if (!back) plies++;
    } else plies--;
    yield `${position.key()} ${position.turn()} ${position.outcome()} ${position.evaluate()}`;
  }
}

describe('Positions of one kernel', () => {
  it('that take its board in turns are what each would be alone, its past included', () => {
    const games = STARTS.flatMap((start) => [1, 2, 3].map((seed) => () => walk(start(), seed)));
    const alone = games.map((begin) => [...begin()]);
    const together = games.map((begin) => begin());
    for (const step of alone[0]!.keys())
      for (const [i, walker] of together.entries()) expect([i, step, walker.next().value]).toEqual([i, step, alone[i]![step]]);
  });

  it('refuse every move that they do not list, and stay as they are', () => {
    for (const start of STARTS) {
      const position = start();
      const before = position.key();
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      for (let move = -1; move < 5000; move++)
        if (!moves.includes(move)) expect(() => position.play(move)).toThrow(/not a legal move/);
      expect(position.key()).toBe(before);
    }
  });

  it('have nothing to take back where nothing was played, even if another position played before', () => {
    for (const start of STARTS) {
      const [played, fresh] = [start(), start()];
      const moves: number[] = [];
      played.moves(moves, 0);
      played.play(moves[0]!);
      expect(() => fresh.undo()).toThrow(/no move to take back/);
      played.undo();
      expect(played.key()).toBe(fresh.key());
    }
  });
});
