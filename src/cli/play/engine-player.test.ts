import { afterAll, describe, expect, it } from 'vitest';
import { Random, unwrap, winOf } from '../../core/index.ts';
import { connect4, parseGame } from '../../games/index.ts';
import { minerve } from '../fixtures/program.ts';
import { ownEngine } from '../own-engine.ts';
import { EnginePlayer } from './engine-player.ts';
import type { OpponentMessage, OpponentQuestion } from './opponent-messages.ts';

const game = connect4();
const player = new EnginePlayer();
afterAll(() => player.close());

/** What the computer says at this position. */
function asked(
  at: string,
  changes: Partial<OpponentQuestion> = {},
  signal = { aborted: false },
  tell?: (m: OpponentMessage) => void,
) {
  const question: OpponentQuestion = {
    ...{ want: 'move', spec: 'connect4', from: at, moves: [], level: 10, time: 2000, seed: 1, language: 'en', ...changes },
  };
  return player.consider(
    { name: 'connect4', solves: true },
    game,
    unwrap(game.parsePosition(at)),
    question,
    signal,
    tell ?? (() => {}),
  );
}

/** Positions that another program says the side to move wins. */
const WON = ['52113137233562237', '67211111224316', '11516327763354', '66452223632212', '416517254411155157735742'];

describe('the computer at Connect 4', () => {
  it.each(WON)('at level 10 wins %s, which is won, whatever the other side does', async (won) => {
    for (const seed of [1, 2, 3]) {
      const random = new Random(seed);
      const position = unwrap(game.parsePosition(won));
      const computer = position.turn();
      while (position.outcome() === undefined) {
        const moves: number[] = [];
        moves.length = position.moves(moves, 0);
        const weak = seed === 3 ? await asked(game.formatPosition(position), { level: 4 }) : undefined;
        const other = weak === undefined ? random.pick(moves) : Number(weak.moves[0].move) - 1;
        const own = position.turn() === computer ? await asked(game.formatPosition(position)) : undefined;
        position.play(own === undefined ? other : Number(own.moves[0].move) - 1);
      }
      expect(winOf(position.outcome() as number)?.winner).toBe(computer);
    }
  });

  it('plays perfectly as at level 10, and the same again with the same seed', async () => {
    const [at] = WON;
    const once = await asked(at, { level: 3, perfect: true });
    expect(once).toMatchObject({ exact: true, moves: [{ value: expect.any(Number) }] });
    expect(once).toEqual(await asked(at, { level: 10 }));
    expect(await asked(at, { level: 2, seed: 7 })).toEqual(await asked(at, { level: 2, seed: 7 }));
  });

  it('gives exact values of all moves, best first, and a hint that is among the best', async () => {
    const at = '52113137233562237';
    const { moves, exact } = await asked(at, { want: 'values' });
    expect(exact).toBe(true);
    expect(moves).toHaveLength(7);
    const hint = await asked(at, { want: 'hint' });
    expect(hint.exact).toBe(true);
    expect(moves.filter(({ value }) => value === moves[0].value)).toContainEqual({ ...hint.moves[0], final: true });
  });

  it('hurried still has a move', async () => {
    expect((await asked('52113137', {}, { aborted: true })).moves).toHaveLength(1);
  });

  it('is the engine of 7x6 alone; the compiled games have theirs', () => {
    expect(ownEngine(game)).toEqual({ name: 'connect4', solves: true });
    expect(ownEngine(unwrap(parseGame('connect4:7x6x4:alignments')))?.name).toBe('connect4');
    for (const spec of ['connect4:6x7x4', 'tictactoe', 'nim:3', 'tree:[1,2]'])
      expect(ownEngine(unwrap(parseGame(spec))), spec).toBe(undefined);
    for (const spec of ['draughts', 'draughts:english:6x6', 'othello', 'othello:4x4', 'chess:course'])
      expect(ownEngine(unwrap(parseGame(spec)))).toEqual({ name: spec, solves: false });
  });
});

describe('minerve play connect4', () => {
  it('at level 10 wins a won game against the moves that are typed', async () => {
    const at = [
      'play',
      'connect4',
      '--position',
      '416517254411155157735742',
      '--as',
      'min',
      '--level',
      '10',
      '--seed',
      '1',
      '--json',
    ];
    const moves = '1234567'
      .repeat(9)
      .split('')
      .map((move) => `${move}\n`);
    const { code, out } = await minerve(at, { input: moves.join('') });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ over: true, outcome: 1_000_000_000 });
  });

  it('plays it perfectly', async () => {
    const run = await minerve([
      'play',
      'connect4',
      '--perfect',
      '--position',
      '416517254411155157735742',
      '--as',
      'none',
      '--json',
      '--lang',
      'fr',
    ]);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out)).toMatchObject({ over: true, outcome: 1_000_000_000, perfect: true });
  });
});
