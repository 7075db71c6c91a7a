import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, type Position, unwrap, WIN } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import type { EngineLimits } from '../limits.ts';
import { openEngine } from '../open-engine.ts';
import type { Thought } from '../thought.ts';
import { lastThought } from '../thought.ts';
import { PerfectThinker } from './perfect-thinker.ts';

/** Somebody who asks the perfect player of a game about positions of it. */
function asker(spec: string) {
  const game = unwrap(parseGame(spec));
  const thinker = new PerfectThinker(game);
  const thoughts = (position: Position, limits: EngineLimits = {}, mayGoOn = () => true): Thought[] => [
    ...thinker.think(game.formatPosition(position), limits, { mayGoOn, told: () => {} }),
  ];
  const ask = (position: Position, limits?: EngineLimits) => thoughts(position, limits).at(-1) as Thought;
  const play = (position: Position, move: string) => position.play(unwrap(game.parseMove(move, position)));
  const after = (...moves: string[]) => {
    const position = game.start();
    for (const move of moves) play(position, move);
    return position;
  };
  return { game, thoughts, ask, play, after };
}

describe('the perfect player', () => {
  it('never loses tic-tac-toe, whatever is played against it, on either side', () => {
    const { game, ask, play } = asker('tictactoe');
    let games = 0;
    const goOn = (position: Position, own: number): void => {
      const outcome = position.outcome();
      const moves: number[] = [];
      if (outcome !== undefined) {
        games++;
        expect([game.formatPosition(position), outcome * own >= 0]).toEqual([game.formatPosition(position), true]);
      } else if (position.turn() === own) {
        play(position, ask(position, { level: 10 }).move as string);
        goOn(position, own);
        position.undo();
      } else
        for (const move of moves.slice(0, position.moves(moves, 0))) {
          position.play(move);
          goOn(position, own);
          position.undo();
        }
    };
    goOn(game.start(), MAX);
    goOn(game.start(), -MAX);
    expect(games).toBeGreaterThan(200);
  });

  it('takes the fastest win and holds out as long as it can', () => {
    const { game, ask, play } = asker('nim:3,4,5');
    expect(ask(game.start())).toMatchObject({ move: 'a2', value: WIN - 11, bound: 'exact', final: true });
    const position = game.start();
    let plies = 0;
    for (; position.outcome() === undefined; plies++) play(position, ask(position, { level: 10, seed: plies }).move as string);
    expect(plies).toBe(11);
  });

  it('wins the course’s Nim as soon as its opponent errs', () => {
    const { ask, after } = asker('nim:22');
    expect(ask(after())).toMatchObject({ move: '1', value: WIN - 12 });
    expect(ask(after('1', '1')).move).toBe('3');
  });

  it('knows the exact value of every move, best first, and the line it expects', () => {
    const { ask, after } = asker('nim:3,4');
    const { moves = [], pv, lines } = ask(after(), { values: true, lines: 2 });
    expect(moves[0]).toEqual({ move: 'b1', value: WIN - 7, final: true });
    expect(moves).toHaveLength(7);
    expect(moves.slice(1).every(({ value }) => value < 0)).toBe(true);
    expect([pv[0], pv.length]).toEqual(['b1', 7]);
    expect(lines?.map(({ value, pv }) => [value, pv[0]])).toEqual(moves.slice(0, 2).map(({ value, move }) => [value, move]));
  });

  it('draws by lot among equal moves where it plays, the same for the same seed, and does not where it advises', () => {
    const { ask, after } = asker('tictactoe');
    const first = (seed: number) => ask(after(), { level: 10, seed }).move;
    expect(first(4)).toBe(first(4));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => first(seed))).size).toBeGreaterThan(4);
    expect(new Set(Array.from({ length: 30 }, (_, seed) => ask(after(), { seed }).move)).size).toBe(1);
  });

  it('solves once for all that can follow, and again for what cannot', () => {
    const { thoughts, after } = asker('tictactoe');
    const solves = (...moves: string[]) => thoughts(after(...moves)).length > 1;
    expect(solves('a1', 'b1', 'a2', 'b2')).toBe(true);
    expect(thoughts(after('a1', 'b1', 'a2', 'b2'))[0]).toMatchObject({ move: 'a3', value: WIN - 1 });
    expect(solves('a1')).toBe(true);
    expect(solves('a1', 'b1', 'a2', 'b2')).toBe(false);
    expect(thoughts(after('a1'))[0]).toMatchObject({ move: 'b2', value: 0, final: true });
  });

  it('stopped while it solves has a move, says that it knows nothing of it, and solves the next time', () => {
    const { thoughts, ask, after } = asker('connect4:4x4x4');
    const stopped = thoughts(after(), {}, () => false).at(-1);
    expect(stopped).toMatchObject({ move: '1', value: -INFINITE, bound: 'lower', stopped: true, final: false });
    expect(ask(after())).toMatchObject({ value: 0, final: true, stopped: false });
  });

  it('has nothing to say once the game is over', () => {
    const { ask, after } = asker('nim:1');
    expect(ask(after('1'), { values: true })).toMatchObject({ move: undefined, moves: [] });
  });
});

describe('openEngine with perfect play', () => {
  it('plays from the solution in its thread, tells how far it is, and refuses what is too large by a code', async () => {
    const engine = await openEngine('chomp:11x12', { perfect: true });
    try {
      const thoughts: Thought[] = [];
      for await (const thought of engine.think('12,12,12,12,12,12,12,12,12,12,12')) thoughts.push(thought);
      expect(thoughts.at(-1)).toMatchObject({ final: true, bound: 'exact', move: expect.any(String) });
      expect(thoughts.some(({ progress }) => progress !== undefined && progress.share > 0)).toBe(true);
    } finally {
      engine.close();
    }
    const large = await openEngine('nim:10000,10000,10000', { perfect: true });
    try {
      const think = () => lastThought(large.think('10000,10000,10000'));
      await expect(think()).rejects.toMatchObject({ code: 'needs-more-room', args: { megabytes: 1024 } });
      await expect(think()).rejects.toMatchObject({ code: 'needs-more-room' });
    } finally {
      large.close();
    }
  });
});
