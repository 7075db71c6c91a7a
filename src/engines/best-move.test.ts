import { describe, expect, it } from 'vitest';
import { definePure, describeScore, MAX, MIN, opponent, type Player, unwrap, WIN, winFor } from '../core/index.ts';
import { connect4, parseGame, ticTacToe } from '../games/index.ts';
import { bestMove, formatLine, rankMoves } from './index.ts';

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
    const { move, value, final, pv } = bestMove(race, undefined, { depth: 30 });
    expect({ move, value, final, first: pv[0] }).toEqual({ move: 'one', value: WIN - 11, final: true, first: 'one' });
  });

  it('plays from any state, for either player', () => {
    expect(bestMove(race, { total: 18, turn: MIN }).move).toBe('three');
    expect(bestMove(race, { total: 19, turn: MAX }).value).toBe(WIN - 1);
  });

  it('has no move where the game is over', () => {
    expect(bestMove(race, { total: 21, turn: MIN })).toMatchObject({ move: undefined, value: WIN, pv: [] });
  });

  it('takes a position of any game, a named algorithm and what it is composed with', () => {
    const game = connect4();
    const position = unwrap(game.parsePosition('121212'));
    expect(bestMove(game, position, { depth: 3, algorithm: 'alphabeta' })).toMatchObject({ move: 0, value: WIN - 1, depth: 3 });
    expect(bestMove(game, position, { depth: 3, algorithm: 'minimax', tableMegabytes: 1, q: 1 }).value).toBe(WIN - 1);
    expect(bestMove(game, position, { depth: 3, algorithm: 'negascout', aspiration: 1, deepening: true }).value).toBe(WIN - 1);
  });

  it('plays at a level: it searches to the depth of the level, and its seed selects among equal moves', () => {
    // At 12 everybody can lose: 1, 2 and 3 more are equal as long as nobody sees the end.
    const state = { total: 1, turn: MAX as Player };
    const moves = Array.from({ length: 20 }, (_, seed) => bestMove(race, state, { level: 1, seed }));
    expect(new Set(moves.map(({ depth }) => depth))).toEqual(new Set([1]));
    expect(new Set(moves.map(({ move }) => move)).size).toBeGreaterThan(1);
    expect(bestMove(race, state, { level: 1, seed: 3 }).move).toBe(moves[3]!.move);
    expect(bestMove(race, { total: 18, turn: MIN }, { level: 1 }).move).toBe('three');
    expect(() => bestMove(race, state, { level: 11 })).toThrow(/level is 11/);
  });

  it('gives the value of every move and the best lines if requested', () => {
    const { moves, lines } = bestMove(race, { total: 18, turn: MAX }, { depth: 4, values: true, lines: 2 });
    expect(moves?.map(({ move, value }) => [move, value])).toEqual([
      ['three', WIN - 1],
      ['one', 2 - WIN],
      ['two', 2 - WIN],
    ]);
    expect(lines?.map(({ pv }) => pv)).toEqual([['three'], ['one', 'two']]);
  });

  const wrongKeys = [undefined, [1], 0.5, Number.NaN, null].map((wrong) => ({ wrong }));
  it.each(wrongKeys)('refuses a key of $wrong instead of answering 0 in a won game', ({ wrong }) => {
    const game = { ...race, key: () => wrong as never };
    expect(() => bestMove(game, undefined, { depth: 30 })).toThrow(/key\(\) returned a wrong key: .*Run checkGame/);
    expect(() => bestMove(game, undefined, { depth: 30, values: true })).toThrow(/key\(\) returned a wrong key: .*Run checkGame/);
  });

  it('names the algorithms if the name is unknown', () => {
    expect(() => bestMove(race, undefined, { algorithm: 'alfabeta' })).toThrow(/no algorithm "alfabeta".*negascout/);
  });

  it('stops at a signal, and still has a move', () => {
    expect(bestMove(connect4(), undefined, { signal: AbortSignal.abort() }).move).toBeDefined();
  });

  it('refuses limits that make no sense, with an explanation', () => {
    for (const depth of [0, -1, Number.NaN, 2.5]) expect(() => bestMove(race, undefined, { depth })).toThrow(/depth is/);
    expect(() => bestMove(race, undefined, { time: -1 })).toThrow(/time is -1/);
    expect(() => bestMove(race, undefined, { nodes: -1 })).toThrow(/nodes is -1/);
    expect(() => bestMove(race, undefined, { levl: 3 } as never)).toThrow(/no limit "levl"/);
    expect(() => bestMove(race, undefined, { signal: 3 } as never)).toThrow(/A signal is an AbortSignal/);
  });

  it('ends an endless game at the last complete tree that the stack allows', () => {
    const circle = unwrap(parseGame('graph:0 -> 1; 1 -> 0; start: 0'));
    expect(bestMove(circle, undefined, { maxPly: 300, time: 20_000 })).toMatchObject({ depth: 300, value: 0, final: false });
  });

  it('looks one ply ahead, however short the time', () => {
    expect(bestMove(race, { total: 18, turn: MIN }, { time: 0 })).toMatchObject({ move: 'three', depth: 1 });
  });

  it('has a move and an infinite value if it may visit no position', () => {
    const { move, value, bound, stopped } = bestMove(race, undefined, { nodes: 0 });
    expect({ move, bound, stopped, value: describeScore(value) }).toEqual({
      move: 'one',
      bound: 'lower',
      stopped: true,
      value: '-∞',
    });
  });
});

describe('rankMoves', () => {
  it('ranks every move with its exact value, best first for the player to move', () => {
    const game = ticTacToe();
    const position = unwrap(game.parsePosition('xx./oo./...'));
    const ranked = rankMoves(position, { depth: 9 })!;
    expect(ranked[0]).toEqual({ move: unwrap(game.parseMove('c3', position)), line: [8], value: WIN - 1, final: true });
    expect(ranked.length).toBe(5);
    position.play(unwrap(game.parseMove('a1', position)));
    expect(rankMoves(position, { depth: 9 })![0].value).toBe(1 - WIN);
  });

  it('is undefined if a signal came before every move was ranked', () => {
    expect(rankMoves(connect4().start(), { depth: 6, signal: AbortSignal.abort() })).toBeUndefined();
  });

  it('refuses a game whose evaluation is not a score, as bestMove does', () => {
    const game = connect4();
    const start = () => Object.assign(game.start(), { evaluate: () => Number.NaN });
    for (const depth of [1, 2])
      expect(() => rankMoves(start(), { depth })).toThrow(/evaluate\(\) returned .*: NaN is not a number/);
    for (const algorithm of ['mtdf', 'negascout'])
      expect(() => bestMove(game, start(), { depth: 2, algorithm })).toThrow(/evaluate\(\) returned .*: NaN is not a number/);
  });

  it.each([undefined, Number.NaN, -1, 0, 2.5])('refuses depth %s', (depth) => {
    expect(() => rankMoves(connect4().start(), { depth: depth as number })).toThrow(/depth is .*whole number, 1 or more/);
  });

  it('names the types it accepts if it gets another', () => {
    expect(() => rankMoves(connect4() as never, { depth: 2 })).toThrow(/takes a position/);
    expect(() => rankMoves(undefined as never, { depth: 2 })).toThrow(/takes a position/);
    for (const options of [undefined, null, {}])
      expect(() => rankMoves(connect4().start(), options as never)).toThrow(/depth is undefined: give rankMoves/);
  });
});

describe('formatLine', () => {
  it('writes a line of moves and leaves the position unchanged', () => {
    const game = connect4();
    const position = game.start();
    expect(formatLine(game, position, [3, 3, 0])).toEqual(['4', '4', '1']);
    expect(game.formatPosition(position)).toBe(game.formatPosition(game.start()));
  });
});
