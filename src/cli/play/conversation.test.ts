import { afterAll, describe, expect, it } from 'vitest';
import { Random, unwrap, WIN, winOf } from '../../core/index.ts';
import type { Analysis } from '../../engines/index.ts';
import { quickest } from '../../fixtures/index.ts';
import { parseGame } from '../../games/index.ts';
import { EngineCache, type MatchData, type TaskKind } from '../../match/index.ts';
import { think } from './conversation.ts';
import { openMatch } from './files.ts';
import { computerSeat, DEFAULT_STRENGTH, type Strength, seatsOf } from './terminal-match.ts';

const engine = new EngineCache();
afterAll(() => engine.close());

/** What the computer says at this position, and how many milliseconds it took. */
async function asked(
  spec: string,
  want: TaskKind,
  changes: Partial<MatchData & Strength> = {},
  signal = new AbortController().signal,
) {
  const game = unwrap(parseGame(spec));
  const { level = 3, time = DEFAULT_STRENGTH.time, perfect = false, moves = [], ...more } = changes;
  const strength = { level, time, perfect };
  const data = { game: spec, moves, at: moves.length, ...seatsOf('none', computerSeat(strength)), seed: 1, ...more };
  const match = openMatch(game, data);
  const started = performance.now();
  const analysis: Analysis = await think(engine, { match, source: spec, strength }, want, signal, () => {});
  return { ...analysis, elapsed: performance.now() - started };
}

/** Positions that another program says the side to move wins. */
const WON = ['52113137233562237', '416517254411155157735742'];

describe('the computer at any game', () => {
  it('at level 1 already takes a win and at level 2 stops one', async () => {
    const won = await asked('tictactoe', 'move', { moves: ['a1', 'b1', 'a2', 'b2'], level: 1 });
    expect(won).toMatchObject({ move: 'a3', value: WIN - 1 });
    expect((await asked('tictactoe', 'move', { moves: ['a1', 'b1', 'a2'], level: 2 })).move).toBe('a3');
  });

  it('plays the same moves with the same seed, and other equal moves with other seeds', async () => {
    const move = async (seed: number) => (await asked('tictactoe', 'move', { moves: ['b2'], seed })).move;
    expect(await move(5)).toBe(await move(5));
    const moves = new Set<string | undefined>();
    for (let seed = 0; seed < 20; seed++) moves.add(await move(seed));
    expect(moves.size).toBeGreaterThan(1);
  });

  it('asked to hurry still has a move', async () => {
    const hurry = AbortSignal.abort();
    for (const [spec, level] of [
      ['connect4:8x7x4', 9],
      ['connect4:8x7x4', 10],
      ['connect4', 10],
      ['chess', 10],
    ] as const)
      expect((await asked(spec, 'move', { level, time: 1e9 }, hurry)).move, spec).toMatch(/\w/);
  });

  it('values every legal move, best first for the player to move', async () => {
    const { moves = [] } = await asked('nim:5', 'values');
    expect(moves.map(({ move }) => move).sort()).toEqual(['1', '2', '3']);
    expect(moves.map(({ value }) => value)).toEqual(moves.map(({ value }) => value).toSorted((a, b) => b - a));
    // Five sticks, the last one loses: every move of Max leads to a position that Min wins.
    expect(moves.every(({ value, final }) => value < 0 && final)).toBe(true);
    expect((await asked('connect4:8x7x4', 'values')).moves?.every(({ final }) => final)).toBe(false);
  });

  it('has nothing to play where the game is over', async () => {
    expect((await asked('nim:1', 'move', { moves: ['1'] })).move).toBeUndefined();
  });

  it('plays perfectly on request, and when interrupted stops instead of guessing', async () => {
    expect(await asked('nim:3,4,5', 'move', { perfect: true, level: 1 })).toMatchObject({ move: 'a2', value: WIN - 11 });
    const stopped = asked('chomp:13x13', 'move', { perfect: true }, AbortSignal.abort());
    await expect(stopped).rejects.toMatchObject({ exitCode: 130 });
  });
});

describe('the computer at Connect 4', () => {
  it.each(WON)('at level 10 wins %s, which is won, whatever the other side does', async (won) => {
    const game = unwrap(parseGame('connect4'));
    const random = new Random(1);
    const position = unwrap(game.parsePosition(won));
    const winner = position.turn();
    while (position.outcome() === undefined) {
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      const own = position.turn() === winner;
      const reply = own ? await asked('connect4', 'move', { from: game.formatPosition(position), level: 10 }) : undefined;
      position.play(reply === undefined ? random.pick(moves) : Number(reply.move) - 1);
    }
    expect(winOf(position.outcome() as number)?.winner).toBe(winner);
  });

  it('at level 10 plays perfectly, whatever the heuristic of the game’s name', async () => {
    const [from] = WON;
    const { move, value, final } = await asked('connect4', 'move', { from, level: 10 });
    expect(final).toBe(true);
    expect(await asked('connect4', 'move', { from, level: 3, perfect: true })).toMatchObject({ move, value });
    expect(await asked('connect4:7x6x4:alignments', 'move', { from, level: 10 })).toMatchObject({ move, value });
  });

  it('gives exact values of all moves, and a hint that is among the best', async () => {
    const [from] = WON;
    const { moves = [] } = await asked('connect4', 'values', { from });
    expect([moves.length, moves.every(({ final }) => final)]).toEqual([7, true]);
    const { move, value } = await asked('connect4', 'hint', { from });
    expect(moves.filter((row) => row.value === moves[0].value)).toContainEqual({ move, value, final: true });
  });
});

describe('the computer at a compiled game', () => {
  it.each(['draughts', 'draughts:english', 'othello', 'chess'])('answers at once at level 3 of %s', async (spec) => {
    const { move, pv } = await asked(spec, 'move');
    expect([move, pv[0]]).toEqual([expect.any(String), move]);
  });

  it.each(['draughts', 'othello', 'chess'])('searches %s at level 10 for the given time', async (spec) => {
    const think = async () => (await asked(spec, 'move', { level: 10, time: 100 })).elapsed;
    expect(await quickest(1000, think)).toBeLessThan(1000);
  });

  it('gives a hint and all values within a few seconds, best for the side to move first', async () => {
    const hint = async () => {
      const { pv, elapsed } = await asked('draughts', 'hint');
      expect(pv.length).toBeGreaterThan(0);
      return elapsed;
    };
    const values = async () => {
      const { moves = [], elapsed } = await asked('othello', 'values', { from: 'f5' });
      expect(moves.map(({ move }) => move).toSorted()).toEqual(['d6', 'f4', 'f6']);
      expect(moves.map(({ value }) => value)).toEqual(moves.map(({ value }) => value).toSorted((a, b) => a - b));
      return elapsed;
    };
    for (const ask of [hint, values]) expect(await quickest(5000, ask, 5)).toBeLessThan(5000);
  });

  it('finds a win and its distance', async () => {
    const found = await asked('draughts:international', 'hint', { from: 'W:W33:B28,17' });
    expect(found).toMatchObject({ move: '33x11', value: WIN - 1, pv: ['33x11'] });
  });
});
