import { describe, expect, it } from 'vitest';
import { fail, type Game, MAX, MIN, type Position, Random, unwrap, WIN } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { Memo, minimax } from '../../search/index.ts';
import { attractors, explore, scoreAt } from '../../solve/index.ts';
import type { SolveWatch } from './exact.ts';
import { bestMoves, type ExactGame, fitting, moveVerdicts, solveExactly, type Verdict } from './exact.ts';

const watch: SolveWatch = { megabytes: 256, progress: () => {} };
const game = (spec: string): Game => unwrap(parseGame(spec));
const solved = (spec: string): ExactGame => solveExactly(game(spec), () => game(spec).start(), watch);
const scoreOf = ({ value, remoteness = 0 }: Verdict) => (value === 0 ? 0 : value * (WIN - remoteness));

/** Some reachable positions at random. */
function* wander(rules: Game, games: number): Generator<Position> {
  const random = new Random(7);
  for (let i = 0; i < games; i++) {
    const position = rules.start();
    const moves: number[] = [];
    for (yield position; position.outcome() === undefined; yield position)
      position.play(random.pick(moves.slice(0, position.moves(moves, 0))));
  }
}

describe('the exact value', () => {
  it.each(['chomp:3x4', 'chomp:5x3', 'chomp:1x1', 'nim:21', 'nim:3,4,5', 'nim:3,4,5:misere', 'nim:12:normal'])(
    'of %s, from its numbers, is that of the explored game, distances included',
    (spec) => {
      const rules = game(spec);
      const exact = solved(spec);
      const arena = unwrap(explore(rules));
      const solution = unwrap(attractors(arena));
      for (const position of wander(rules, 60)) {
        const number = arena.find(position) as number;
        expect(scoreOf(exact.verdict(position))).toBe(scoreAt(solution, number));
      }
    },
  );

  it('from a position on equals that of the whole game, although only reachable positions are numbered', () => {
    const rules = game('chomp:4x5');
    const whole = solved('chomp:4x5');
    for (const position of wander(rules, 10)) {
      const text = rules.formatPosition(position);
      const part = solveExactly(rules, () => unwrap(rules.parsePosition(text)), watch);
      expect(part.verdict(position)).toEqual(whole.verdict(position));
      expect(part.positions).toBeLessThanOrEqual(whole.positions);
    }
  });

  it.each(['connect4:4x4x4', 'connect4:4x3x3', 'connect4:5x3x3'])(
    'of every first move of %s is what a full search finds',
    (spec) => {
      const rules = game(spec);
      const position = rules.start();
      const verdicts = moveVerdicts(solved(spec), position);
      expect(verdicts).toHaveLength(spec.includes(':5') ? 5 : 4);
      const memory = new Memo();
      for (const verdict of verdicts) {
        position.play(verdict.move);
        const { value } = minimax(position, { depth: 100, memory });
        position.undo();
        const below = verdict.remoteness === undefined ? verdict : { ...verdict, remoteness: verdict.remoteness - 1 };
        expect([verdict.move, scoreOf(below)]).toEqual([verdict.move, value]);
      }
    },
  );

  it('of tic-tac-toe is a draw with every first move', () => {
    const exact = solved('tictactoe');
    expect(exact.positions).toBe(5478);
    const start = game('tictactoe').start();
    expect(exact.verdict(start)).toEqual({ value: 0, remoteness: undefined });
    expect(new Set(moveVerdicts(exact, start).map(({ value }) => value))).toEqual(new Set([0]));
  });

  it('is the best of its moves, with the distance of the best', () => {
    for (const spec of ['connect4:4x3x3', 'nim:3,4,5', 'chomp:3x4']) {
      const rules = game(spec);
      const exact = solved(spec);
      for (const position of wander(rules, 20)) {
        if (position.outcome() !== undefined) continue;
        const [best] = bestMoves(moveVerdicts(exact, position), position.turn());
        expect(exact.verdict(position)).toEqual({ value: best.value, remoteness: best.remoteness });
      }
    }
  });

  it('counts points where the game does, as minimax does', () => {
    const spec = 'tree:[[3,[5,1]],2,[[4,4],[0]]]';
    const exact = solved(spec);
    expect(exact.points).toBe(true);
    expect(exact.verdict(game(spec).start())).toEqual({
      value: minimax(game(spec).start(), { depth: 9, memory: new Memo() }).value,
      remoteness: undefined,
    });
  });

  it('of Nim in normal play comes with the exclusive or of its heaps', () => {
    const { grundy } = solved('nim:3,4,5');
    const rules = game('nim:3,4,5');
    for (const position of wander(rules, 20)) {
      const heaps = rules.formatPosition(position).replace(':min', '').split(',').map(Number);
      expect(grundy?.(position)).toBe(heaps.reduce((sum, heap) => sum ^ heap, 0));
    }
    expect(solved('nim:12:normal').grundy?.(game('nim:12:normal').start())).toBe(12 % 4);
    expect(solved('nim:3,4,5:misere').grundy).toBeUndefined();
    expect(solved('chomp:3x3').grundy).toBeUndefined();
  });

  it('knows which positions it covers', () => {
    const has = (spec: string, from: string, at: string) => {
      const rules = game(spec);
      return solveExactly(rules, () => unwrap(rules.parsePosition(from)), watch).has(unwrap(rules.parsePosition(at)));
    };
    expect([has('nim:3,4,5', '2,4,5', '2,0,5'), has('nim:3,4,5', '2,4,5', '3,0,0')]).toEqual([true, false]);
    expect([has('chomp:3x4', '3,3,0', '2,2,0'), has('chomp:3x4', '3,3,0', '4,0,0'), has('chomp:3x4', '3,3,0', '1,1,1')]).toEqual([
      ...[true, false, false],
    ]);
    expect(has('tictactoe', 'xo./.../...', 'xo./x../...')).toBe(true);
    expect(has('tictactoe', 'xo./.../...', 'x../.../...')).toBe(false);
  });

  it('is refused before allocating if the memory is known not to suffice', () => {
    const why = (spec: string) => thrownBy(() => solveExactly(game(spec), () => game(spec).start(), { ...watch, megabytes: 1 }));
    expect(why('chomp:26x26')).toMatchObject({
      code: 'needs-more-room',
      args: { title: 'chomp:26x26', positions: 495_918_532_948_103, megabytes: 1 },
    });
    expect(why('nim:9999,9999,9999')).toMatchObject({
      code: 'needs-more-room',
      args: { positions: 1_000_000_000_000, needed: 4_768_372, megabytes: 1 },
    });
    expect(why('tictactoe:4x4x3')).toMatchObject({ code: 'no-room', args: { title: 'tictactoe:4x4x3', megabytes: 1 } });
  });

  it('is refused if exploring and solving fit separately but not together', () => {
    const limited = (megabytes: number) => () =>
      solveExactly(game('tictactoe'), () => game('tictactoe').start(), { ...watch, megabytes });
    // 5,478 positions and 16,167 moves: 1.03 million bytes to explore them, 1.19 million with what counts points.
    expect(limited(1.05)).toThrow(expect.objectContaining({ code: 'no-room' }));
    expect(limited(1.2)().bytes).toBe(5478 * (140 + 17) + 16167 * (16 + 4));
  });

  it('is refused for the number of positions, not the memory, if that is the limit', () => {
    expect(thrownBy(() => fitting(fail('too-many', ''), 'wide', watch))).toMatchObject({
      code: 'too-many-positions',
      args: { title: 'wide', most: 16_777_215 },
    });
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}

describe('the best moves', () => {
  const verdict = (move: number, value: number, remoteness?: number) => ({ move, value, remoteness });
  const moves = [verdict(1, 1, 9), verdict(2, 0), verdict(3, -1, 4), verdict(4, 1, 3), verdict(5, -1, 8), verdict(6, 1, 3)];
  const best = (rows: typeof moves, player: number) => bestMoves(rows, player).map(({ move }) => move);

  it('are the fastest wins, for either player', () => {
    expect(best(moves, MAX)).toEqual([4, 6]);
    expect(best(moves, MIN)).toEqual([3]);
  });

  it('keep a draw if no move wins, and otherwise hold out as long as possible', () => {
    expect(best([verdict(1, -1, 9), verdict(2, 0), verdict(3, 0)], MAX)).toEqual([2, 3]);
    expect(best([verdict(1, -1, 2), verdict(2, -1, 8), verdict(3, -1, 6)], MAX)).toEqual([2]);
  });
});
