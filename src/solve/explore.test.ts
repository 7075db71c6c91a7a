import { describe, expect, it, vi } from 'vitest';
import { atPly, fromPure, MAX, type Position, unwrap, WIN } from '../core/index.ts';
import { latestStop, ONLY_LONG, SLOW_GAMES, SlowClock } from '../fixtures/index.ts';
import { pureChomp, pureConnect, pureNim, pureTicTacToe } from './fixtures/pure-games.ts';
import { attractors, checkArena, explore, FOOTPRINTS, type Progress, scoreAt, verify, winningMoves } from './index.ts';

/** The least, in alphabetical order, of the eight rotations and reflections of the board. */
function symmetric(board: string): string {
  const turn = (b: string) => [6, 3, 0, 7, 4, 1, 8, 5, 2].map((cell) => b[cell]).join('');
  const mirror = (b: string) => [2, 1, 0, 5, 4, 3, 8, 7, 6].map((cell) => b[cell]).join('');
  const all = [board, mirror(board)];
  for (let i = 0; i < 6; i++) all.push(turn(all[i]));
  return all.sort()[0];
}

it('a pure game is explored as it is written', () => {
  expect(unwrap(explore(pureTicTacToe())).size).toBe(5478);
});

describe('exploring tic-tac-toe', () => {
  const game = fromPure(pureTicTacToe());
  const arena = unwrap(explore(game));
  const solution = unwrap(attractors(arena));

  it('finds 5,478 positions and 16,167 moves: 2,836 won, 1,068 drawn and 1,574 lost for the player to move', () => {
    let [won, drawn, lost] = [0, 0, 0];
    for (let p = 0; p < arena.size; p++) {
      if (solution.winner[p] === 0) drawn++;
      else if (solution.winner[p] === arena.owner(p)) won++;
      else lost++;
    }
    expect([arena.size, won, drawn, lost]).toEqual([5478, 2836, 1068, 1574]);
    expect(arena.moves).toBe(16167);
    expect(checkArena(arena).ok).toBe(true);
    expect(unwrap(verify(arena, solution))).toEqual({ positions: 5478, moves: 16167 });
  });

  it('leads back from a number to the position, its moves and the way there', () => {
    for (const p of [0, 1, 17, 1234, 5477]) {
      const position = arena.positionAt(p);
      expect(arena.find(position)).toBe(p);
      expect(arena.name(p)).toBe(JSON.stringify(position.state));
      const replayed = game.start();
      for (const move of arena.path(p)) replayed.play(move);
      expect(replayed.state).toBe(position.state);
      for (const { move, target } of arena.movesAt(p)) {
        position.play(move);
        expect(arena.find(position)).toBe(target);
        position.undo();
      }
    }
    expect(arena.find(game.at('xxxxxxxxx'))).toBeUndefined();
  });

  it('with the symmetry hook finds 765 classes, each with the winner and rank of its positions', () => {
    const folded = unwrap(explore(game, { canonical: (position) => symmetric(position.state) }));
    const short = unwrap(attractors(folded));
    expect(folded.size).toBe(765);
    expect(verify(folded, short).ok).toBe(true);
    for (let p = 0; p < arena.size; p++) {
      const fold = folded.find(arena.positionAt(p))!;
      expect([short.winner[fold], short.rank[fold]]).toEqual([solution.winner[p], solution.rank[p]]);
    }
  });

  it('can begin anywhere', () => {
    const part = unwrap(explore(game, { start: () => game.at('xo.......') }));
    expect(part.positionAt(0).state).toBe('xo.......');
    const whole = arena.find(game.at('xo.......'))!;
    const partly = unwrap(attractors(part));
    expect([partly.winner[0], partly.rank[0]]).toEqual([solution.winner[whole], solution.rank[whole]]);
    expect(partly.winner[0]).toBe(MAX);
  });
});

describe('exploring Nim', () => {
  it("the course's game, take 1 to 3 and the last one loses: the player to move loses on 1, 5, 9, 13... sticks", () => {
    for (let sticks = 1; sticks <= 30; sticks++) {
      const arena = unwrap(explore(fromPure(pureNim([sticks], 3, true))));
      const solution = unwrap(attractors(arena));
      expect(verify(arena, solution).ok).toBe(true);
      expect(solution.winner[0] === MAX).toBe(sticks % 4 !== 1);
      const left = winningMoves(arena, solution, 0).map((p) => arena.positionAt(p).state.heaps[0]);
      expect(left).toEqual(sticks % 4 === 1 ? [] : [sticks - ((sticks + 3) % 4)]);
    }
  });

  it('with three heaps is lost where the exclusive or is 0; in misère play too, unless all heaps are 0 or 1, when it is the reverse', () => {
    for (let a = 0; a <= 4; a++)
      for (let b = a; b <= 4; b++)
        for (let c = b; c <= 5; c++)
          for (const misere of [false, true]) {
            const arena = unwrap(explore(fromPure(pureNim([a, b, c], 5, misere))));
            const solution = unwrap(attractors(arena));
            expect(verify(arena, solution).ok).toBe(true);
            const nimSum = a ^ b ^ c;
            expect([a, b, c, misere, solution.winner[0] === MAX]).toEqual([
              a,
              b,
              c,
              misere,
              misere && c <= 1 ? nimSum === 0 : nimSum !== 0,
            ]);
          }
  });
});

describe('exploring Connect 4 on small boards', () => {
  /** Plain minimax over the whole tree, with distances, independent of the solver. */
  function brute(position: Position, ply: number): number {
    const outcome = position.outcome();
    if (outcome !== undefined) return atPly(outcome, ply);
    const moves: number[] = [];
    position.moves(moves, 0);
    const values = moves.map((move) => {
      position.play(move);
      const value = brute(position, ply + 1);
      position.undo();
      return value;
    });
    return position.turn() === MAX ? Math.max(...values) : Math.min(...values);
  }

  it.each([
    [3, 3, 3],
    [4, 3, 3],
    [3, 4, 3],
  ])('%ix%i, %i in a row: every first move has the value of a brute-force search', (columns, rows, connect) => {
    const game = fromPure(pureConnect(columns, rows, connect));
    const arena = unwrap(explore(game));
    const solution = unwrap(attractors(arena));
    expect(verify(arena, solution).ok).toBe(true);
    const position = game.start();
    const firstMoves = arena.movesAt(0).map(({ move, target }) => {
      position.play(move);
      const value = brute(position, 0);
      position.undo();
      return [scoreAt(solution, target), value];
    });
    expect(firstMoves.map(([mine]) => mine)).toEqual(firstMoves.map(([, value]) => value));
    expect(firstMoves).toHaveLength(columns);
  });

  it('4x4 has 161,029 positions and is a draw whatever the first move', ONLY_LONG, () => {
    const arena = unwrap(explore(fromPure(pureConnect(4, 4, 4))));
    expect(arena.size).toBe(161029);
    const solution = unwrap(attractors(arena));
    expect(verify(arena, solution).ok).toBe(true);
    expect(arena.movesAt(0).map(({ target }) => solution.winner[target])).toEqual([0, 0, 0, 0]);
  });
});

describe('exploring', () => {
  it.each([{ wrong: undefined }, { wrong: [1] }, { wrong: 0.5 }])('refuses a key of $wrong, as searches do', ({ wrong }) => {
    const game = { ...pureTicTacToe(), key: () => wrong as never };
    expect(() => explore(game)).toThrow(/key\(\) returned a wrong key: .* is neither a text nor a whole number up to 2\^53/);
  });

  it('refuses a game without keys, and says what to add', () => {
    const { key: _, ...keyless } = pureTicTacToe();
    expect(explore(fromPure(keyless))).toMatchObject({
      ok: false,
      error: {
        code: 'no-key',
        message: 'tictactoe gives its positions no key, so the same position cannot be recognised: add key() to the game.',
      },
    });
  });

  it('stops at its bounds, and says what more would take', () => {
    const game = fromPure(pureTicTacToe());
    expect(explore(game, { positions: 5478 }).ok).toBe(true);
    expect(explore(game, { positions: 5477 })).toMatchObject({
      ok: false,
      error: {
        code: 'too-many',
        message: 'tictactoe has more than the 5,477 positions that are allowed. Allow more, or take a smaller board.',
      },
    });
    expect(explore(game, { bytes: 2 ** 19 })).toMatchObject({
      ok: false,
      error: {
        code: 'too-large-to-explore',
        message:
          'tictactoe has more positions than 1 MiB allow. Allow more (a position takes about 140 bytes, a move 16), or take a smaller board.',
      },
    });
  });

  it('adds the memory of what is computed from the arena, and refuses both together', () => {
    const game = fromPure(pureTicTacToe());
    const besides = FOOTPRINTS.attractors;
    const bytes = 5478 * (140 + 17) + 16167 * (16 + 4);
    expect(explore(game, { bytes, besides }).ok).toBe(true);
    expect(explore(game, { bytes: bytes - 1 }).ok).toBe(true);
    expect(explore(game, { bytes: bytes - 1, besides })).toMatchObject({
      ok: false,
      error: { code: 'too-large-to-explore', message: expect.stringContaining('a position takes about 157 bytes, a move 20') },
    });
  });

  it('reports how many positions are done and known, up to the end', () => {
    const reports: Progress[] = [];
    unwrap(explore(fromPure(pureChomp(3, 3)), { progress: (progress) => reports.push(progress) }));
    const last = reports.at(-1) as Progress;
    expect([last.phase, last.done, last.total]).toEqual(['explore', 36, 36]);
  });

  it.each(SLOW_GAMES.filter(([, { keyed }]) => keyed !== false))('is stopped in time in %s', (_, slowness) => {
    const clock = new SlowClock();
    const progress = () => {
      if (clock.now >= 400) throw new Error('interrupted');
    };
    expect(() => explore(clock.game(slowness), { progress })).toThrow('interrupted');
    expect(clock.now).toBeLessThanOrEqual(latestStop(400, slowness));
    vi.restoreAllMocks();
  });

  it('throws at a game that breaks the contract: neither move nor outcome', () => {
    const stuck = fromPure({ ...pureNim([2], 3, false), outcome: () => undefined });
    expect(() => explore(stuck)).toThrow('a position without a move needs an outcome');
    const wild = fromPure({ ...pureNim([2], 3, false), outcome: () => 2 * WIN });
    expect(() => explore(wild)).toThrow('wrong score');
  });

  it('walks a game 20,000 moves deep', () => {
    const arena = unwrap(explore(fromPure(pureNim([20_000], 1, false))));
    expect(arena.size).toBe(20_001);
    expect(unwrap(attractors(arena)).rank[0]).toBe(20_000);
  });
});
