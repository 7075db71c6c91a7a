import { describe, expect, it } from 'vitest';
import { definePure, describeScore, MAX, MIN, opponent, type Player, unwrap, WIN, winFor } from '../core/index.ts';
import { connect4, nim, parseGame, ticTacToe } from '../games/index.ts';
import { algorithms } from '../search/index.ts';
import { algorithmFor, algorithmsFor, bestMove, formatLine, LEVELS, rankMoves, think, thoughts } from './index.ts';

const race = definePure({
  name: 'race to 21',
  start: { total: 0, turn: MAX as Player },
  turn: (state) => state.turn,
  moves: (state) => ['one', 'two', 'three'].slice(0, 21 - state.total),
  play: (state, word) => ({ total: state.total + ['one', 'two', 'three'].indexOf(word) + 1, turn: opponent(state.turn) }),
  outcome: (state) => (state.total === 21 ? winFor(opponent(state.turn)) : undefined),
});

describe('bestMove', () => {
  it('plays a pure game with its own typed moves: 21 is a multiple of 4 plus 1, so "one" wins', () => {
    const { move, value, final, line } = bestMove(race, undefined, { depth: 30 });
    expect({ move, value, final, first: line[0] }).toEqual({ move: 'one', value: WIN - 11, final: true, first: 'one' });
  });

  it('plays from any state, for either player', () => {
    expect(bestMove(race, { total: 18, turn: MIN }).move).toBe('three');
    expect(bestMove(race, { total: 19, turn: MAX }).value).toBe(WIN - 1);
  });

  it('has no move where the game is over', () => {
    expect(bestMove(race, { total: 21, turn: MIN })).toMatchObject({ move: undefined, value: WIN, line: [] });
  });

  it('takes a position of any game, a named algorithm and what it is composed with', () => {
    const game = connect4();
    const position = unwrap(game.parsePosition('121212'));
    expect(bestMove(game, position, { depth: 3, algorithm: 'alphabeta' })).toMatchObject({ move: 0, value: WIN - 1, depth: 3 });
    expect(bestMove(game, position, { depth: 3, algorithm: 'minimax', tableMegabytes: 1, q: 1 }).value).toBe(WIN - 1);
  });

  it('names the algorithms where there is none of the name', () => {
    expect(() => bestMove(race, undefined, { algorithm: 'alfabeta' })).toThrow(/no algorithm "alfabeta".*negascout/);
  });

  it('stops at a signal, and still has a move', () => {
    expect(bestMove(connect4(), undefined, { signal: AbortSignal.abort() }).move).toBeDefined();
  });
});

describe('thinking', () => {
  it('gives one thought for each depth and ends with the answer, in the notation of the game', () => {
    const game = nim([3, 4, 5]);
    const all = [...thoughts(game, game.start())];
    expect(all.map(({ depth }) => depth).slice(0, 3)).toEqual([1, 2, 3]);
    expect(all.at(-1)).toMatchObject({ move: 'a2', final: true, stopped: false });
    for (let i = 1; i < all.length; i++) expect(all[i].nodes).toBeGreaterThanOrEqual(all[i - 1].nodes);
  });

  it('hears an AbortSignal between trees without holding up the thread', async () => {
    const game = connect4();
    const abort = new AbortController();
    const depths: number[] = [];
    for await (const thought of think(game, game.start(), { signal: abort.signal, depth: 12 })) {
      depths.push(thought.depth);
      if (thought.depth === 4) setTimeout(() => abort.abort(), 0);
    }
    expect(depths.at(-1)).toBeLessThan(12);
  });

  it('writes a line of moves and leaves the position as it was', () => {
    const game = connect4();
    const position = game.start();
    expect(formatLine(game, position, [3, 3, 0])).toEqual(['4', '4', '1']);
    expect(game.formatPosition(position)).toBe(game.formatPosition(game.start()));
  });
});

describe('levels', () => {
  it('are ten, and look further from one to the next', () => {
    expect(LEVELS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (let i = 1; i < 9; i++) expect(LEVELS[i].depth).toBeGreaterThan(LEVELS[i - 1].depth!);
    expect(LEVELS[9].depth).toBeUndefined();
  });

  it('rank every move with its exact value, best first for the player to move', () => {
    const game = ticTacToe();
    const position = unwrap(game.parsePosition('xx./oo./...'));
    const ranked = rankMoves(position, { depth: 9 })!;
    expect(ranked[0]).toEqual({ move: unwrap(game.parseMove('c3', position)), line: [8], value: WIN - 1, final: true });
    expect(ranked.length).toBe(5);
    position.play(unwrap(game.parseMove('a1', position)));
    expect(rankMoves(position, { depth: 9 })![0].value).toBe(1 - WIN);
  });

  it('say nothing where a signal came before every move was looked at', () => {
    expect(rankMoves(connect4().start(), { depth: 6, signal: AbortSignal.abort() })).toBeUndefined();
  });
});

describe('limits', () => {
  it('that make no sense get a sentence from bestMove and think too', () => {
    for (const depth of [0, -1, Number.NaN, 2.5]) {
      expect(() => bestMove(race, undefined, { depth })).toThrow(/depth is/);
      expect(() => [...thoughts(connect4(), connect4().start(), { depth })]).toThrow(/depth is/);
    }
    expect(() => bestMove(race, undefined, { time: -1 })).toThrow(/time is -1/);
    expect(() => bestMove(race, undefined, { nodes: -1 })).toThrow(/nodes is -1/);
  });

  it('of the stack end a game without end at the last whole tree', () => {
    const circle = unwrap(parseGame('graph:0 -> 1; 1 -> 0; start: 0'));
    expect(bestMove(circle, undefined, { maxPly: 300, time: 20_000 })).toMatchObject({ depth: 300, value: 0, final: false });
  });

  it('that leave no time leave a move and a value that says nothing', () => {
    const { move, value, bound, stopped } = bestMove(race, undefined, { time: 0 });
    expect({ move, bound, stopped, value: describeScore(value) }).toEqual({
      move: 'one',
      bound: 'lower',
      stopped: true,
      value: '-∞',
    });
  });
});

describe('copies of the search', () => {
  it('hold every algorithm; the same class of positions always gets the same copy', () => {
    const first = connect4().start();
    expect(algorithmsFor(first)).toBe(algorithmsFor(connect4({ columns: 5, rows: 4, inRow: 4 }).start()));
    for (const { name } of algorithms) expect(algorithmFor(first, name).name).toBe(name);
  });
});
