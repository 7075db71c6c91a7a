import { describe, expect, it } from 'vitest';
import { DRAW, definePure, fromPure, MAX, MIN, opponent, type Player, type PureGame, winFor } from '../core/index.ts';
import { NestedTree } from './fixtures/nested-tree.ts';
import { checkGame, GameFault } from './index.ts';

interface Race {
  readonly total: number;
  readonly turn: Player;
}

/** The player who says 10 wins; each turn adds 1 or 2. */
const race: PureGame<Race, number> = definePure({
  name: 'race to 10',
  start: { total: 0, turn: MAX },
  turn: (s) => s.turn,
  moves: (s) => [1, 2].filter((n) => s.total + n <= 10),
  play: (s, n) => ({ total: s.total + n, turn: opponent(s.turn) }),
  outcome: (s) => (s.total === 10 ? winFor(opponent(s.turn)) : undefined),
  evaluate: (s) => (s.total % 3 === 1 ? -s.turn : s.turn),
  key: (s) => s.turn * (s.total + 1),
  swapPlayers: (s) => ({ total: s.total, turn: opponent(s.turn) }),
});

function faultOf(game: PureGame<Race, number>): GameFault {
  try {
    checkGame(game);
  } catch (error) {
    if (error instanceof GameFault) return error;
    throw error;
  }
  throw new Error('checkGame found nothing wrong');
}

describe('checkGame', () => {
  it('passes a correct game, and reports what it has checked', () => {
    const report = checkGame(race, { games: 10 });
    expect(report.games).toBe(10);
    expect(report.positions).toBeGreaterThan(50);
    expect(report.compared).toBeGreaterThan(0);
  });

  it('plays the same games for the same seed', () => {
    expect(checkGame(race, { seed: 3, games: 21 })).toEqual(checkGame(race, { seed: 3, games: 21 }));
    expect(checkGame(race, { seed: 3, games: 21 }).positions).not.toBe(checkGame(race, { seed: 4, games: 21 }).positions);
  });

  it('names the position and the moves that lead to the fault', () => {
    const fault = faultOf({ ...race, evaluate: (s) => (s.total > 5 ? 0.5 : 0), swapPlayers: undefined });
    expect(fault.message).toMatch(/evaluate\(\) is wrong|evaluate returned a wrong score/);
    const total = fault.moves.reduce((sum, move) => sum + Number(move), 0);
    expect(JSON.parse(fault.position).total).toBe(total);
    expect(total).toBeGreaterThan(5);
  });

  const broken: readonly (readonly [string, RegExp, Partial<PureGame<Race, number>>])[] = [
    ['a key that forgets whose turn it is', /key\(\) is \d+, and so it was at a different position/, { key: (s) => s.total }],
    ['a key that never changes', /key\(\) stays the same/, { key: () => 7 }],
    ['a key that is undefined', /key\(\) is wrong: undefined is neither a text nor/, { key: () => undefined as never }],
    ['a key that is an array', /key\(\) is wrong: \[1, 0\] is neither a text nor/, { key: (s) => [s.turn, s.total] as never }],
    ['a key that is not a whole number', /key\(\) is wrong: 0\.5 is neither a text nor/, { key: (s) => s.total + 0.5 }],
    ['a turn that is neither player', /turn\(\) is 0/, { turn: () => 0 as Player }],
    [
      'a player who moves twice',
      /twice in a row/,
      { play: (s, n) => ({ total: s.total + n, turn: s.total > 4 ? s.turn : opponent(s.turn) }) },
    ],
    ['a dead end without an outcome', /no legal move and no outcome/, { outcome: () => undefined }],
    ['a move generated twice', /generated twice/, { moves: () => [1, 1] }],
    ['an evaluation that favours a side', /must change sign/, { evaluate: (s) => s.total }],
    ['an outcome that favours a side', /must change sign/, { outcome: (s) => (s.total >= 10 ? winFor(MAX) : undefined) }],
    ['two moves written the same', /written the same/, { formatMove: () => 'x' }],
    [
      'a play that changes the given state',
      /undo\(\) does not restore/,
      {
        play: (s, n) => {
          (s as { total: number }).total += n;
          return { ...s, turn: opponent(s.turn) };
        },
        start: { total: 0, turn: MAX },
      },
    ],
  ];
  it.each(broken)('finds %s', (_, message, change) => {
    expect(faultOf({ ...race, ...change }).message).toMatch(message);
  });

  it('finds an undo that lies', () => {
    class Liar extends NestedTree {
      override undo(): void {
        if (this.key().length < 3) super.undo();
      }
    }
    const liar = fromPure(race);
    const game = {
      ...liar,
      name: 'liar',
      start: () =>
        new Liar(
          [
            [
              [1, 2],
              [3, 4],
            ],
            [
              [5, 6],
              [7, 8],
            ],
          ],
          MAX,
        ),
      formatMove: (move: number) => `${move}`,
      parseMove: (text: string) => ({ ok: true as const, value: Number(text) }),
      formatPosition: (position: Liar) => position.key(),
      parsePosition: (text: string) => {
        const position = new Liar(
          [
            [
              [1, 2],
              [3, 4],
            ],
            [
              [5, 6],
              [7, 8],
            ],
          ],
          MAX,
        );
        if (text !== '') for (const move of text.split('.')) position.play(Number(move));
        return { ok: true as const, value: position };
      },
      draw: () => '',
      swapPlayers: undefined,
    };
    expect(() => checkGame(game)).toThrow(/undo\(\) does not restore the position after the move/);
  });

  it('accepts a player who moves twice if the game declares it', () => {
    const greedy = {
      ...race,
      alternates: false,
      play: (s: Race, n: number) => ({ total: s.total + n, turn: n === 2 ? s.turn : opponent(s.turn) }),
      outcome: (s: Race) => (s.total === 10 ? DRAW : undefined),
    };
    expect(checkGame(greedy).compared).toBeGreaterThan(0);
  });

  it('also checks games that Min begins', () => {
    expect(checkGame({ ...race, start: { total: 3, turn: MIN } }).positions).toBeGreaterThan(0);
  });
});
