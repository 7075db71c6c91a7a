import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap, WIN } from '../../core/index.ts';
import { ChompPosition, chomp, chompFromOptions } from './index.ts';

/** Whether the player to move loses, by trying everything; `known` is by key. */
function loses(position: ChompPosition, known: Map<number, boolean>): boolean {
  const key = position.key();
  const before = known.get(key);
  if (before !== undefined) return before;
  const outcome = position.outcome();
  let lost = outcome !== undefined && outcome !== position.turn() * WIN;
  if (outcome === undefined) {
    const moves: number[] = [];
    position.moves(moves, 0);
    lost = moves.every((move) => {
      position.play(move);
      const answer = !loses(position, known);
      position.undo();
      return answer;
    });
  }
  known.set(key, lost);
  return lost;
}

/** All bars in a box, except the one that is eaten up. */
function bars(rows: number, columns: number): number[][] {
  let all: number[][] = [[]];
  for (let row = 0; row < rows; row++)
    all = all.flatMap((bar) => Array.from({ length: (bar.at(-1) ?? columns) + 1 }, (_, length) => [...bar, length]));
  return all.filter((bar) => bar[0] > 0);
}

function winningBites(rows: number, columns: number): string[] {
  const game = chomp(rows, columns);
  const position = game.start();
  const known = new Map<number, boolean>();
  const moves: number[] = [];
  position.moves(moves, 0);
  return moves
    .filter((move) => {
      position.play(move);
      const wins = loses(position, known);
      position.undo();
      return wins;
    })
    .map((move) => game.formatMove(move, position));
}

describe('Chomp', () => {
  it.each([
    [1, 1, 1],
    [1, 5, 1],
    [2, 4, 4],
    [3, 3, 5],
    [3, 7, 17],
    [4, 4, 10],
    [4, 7, 30],
    [5, 5, 23],
    [5, 7, 48],
    [6, 6, 48],
    [6, 7, 88],
    [7, 7, 129],
  ])('has in a box of %ix%i exactly %i bars that lose for the player to move', (rows, columns, losing) => {
    const known = new Map<number, boolean>();
    const lost = bars(rows, columns).filter((bar) => loses(new ChompPosition(columns, bar), known));
    expect(lost.length).toBe(losing);
  });

  it.each([
    [1, 2, ['1.2']],
    [1, 7, ['1.2']],
    [2, 2, ['2.2']],
    [2, 6, ['2.6']],
    [3, 3, ['2.2']],
    [3, 4, ['2.3']],
    [3, 5, ['3.4']],
    [3, 7, ['3.5']],
    [4, 5, ['3.3']],
    [4, 7, ['3.4']],
    [5, 6, ['3.4']],
    [5, 7, ['2.3']],
    [6, 6, ['2.2']],
    [6, 7, ['5.5']],
    [5, 3, ['4.3']],
  ])('of %ix%i is won by the first bites %j', (rows, columns, bites) => {
    expect(winningBites(rows, columns)).toEqual(bites);
  });

  it('is lost by the first player only if the bar is just the poison', () => {
    expect(winningBites(1, 1)).toEqual([]);
  });

  it('of 8x10 has two winning first bites', () => {
    const position = chomp(8, 10);
    const known = new Map<number, boolean>();
    for (const bite of ['4.9', '5.6']) {
      const bar = position.start();
      bar.play(unwrap(position.parseMove(bite, bar)));
      expect(loses(bar, known)).toBe(true);
    }
  });

  it('has a different key for every bar of a 5x6 box and each player to move', () => {
    const keys = bars(5, 6).flatMap((bar) => [MAX, MIN].map((turn) => new ChompPosition(6, bar, turn).key()));
    expect(new Set(keys).size).toBe(2 * bars(5, 6).length);
    expect(keys.every(Number.isSafeInteger)).toBe(true);
  });

  it('keeps the key of the bar it shows, however it came there, on the largest bar too', () => {
    const random = new Random(7);
    for (const game of [chomp(5, 6), chomp(26, 26), chomp(3, 20)])
      for (let n = 0; n < 100; n++) {
        const position = game.start();
        const moves: number[] = [];
        while (position.outcome() === undefined) {
          position.play(moves[random.below(position.moves(moves, 0))]);
          const read = unwrap(game.parsePosition(game.formatPosition(position)));
          expect(read.key()).toBe(position.key());
          expect(Number.isSafeInteger(read.key())).toBe(true);
          expect(game.swapPlayers(position).key()).not.toBe(position.key());
        }
      }
  });

  it('is the course game of 4x5: a bite takes the squares to the right and below', () => {
    const game = chomp(4, 5);
    const position = game.start();
    position.play(unwrap(game.parseMove('3.3', position)));
    expect(game.formatPosition(position)).toBe('5,5,2,2:min');
    position.play(unwrap(game.parseMove('1.4', position)));
    expect(game.formatPosition(position)).toBe('3,3,2,2');
    expect(game.draw(position)).toBe(
      ['   1 2 3 4 5', '1  ! # # . .', '2  # # # . .', '3  # # . . .', '4  # # . . .', 'Max to move.'].join('\n'),
    );
    position.play(unwrap(game.parseMove('1.1', position)));
    expect(position.outcome()).toBe(-WIN);
    expect(game.draw(position)).toContain('Min has won.');
  });

  it('is drawn with its squares below the numbers of their columns, also of ten and more', () => {
    const wide = chomp(1, 10);
    expect(wide.draw(wide.start()).split('\n').slice(0, 2)).toEqual([
      '    1  2  3  4  5  6  7  8  9 10',
      '1   !  #  #  #  #  #  #  #  #  #',
    ]);
  });
});

describe('Chomp refuses', () => {
  const game = chomp(4, 5);

  it.each([
    ['5,5,3', /3 rows, but this bar has 4/],
    ['5,5,3,4', /Row 4 cannot be longer than row 3/],
    ['6,5,3,1', /Row 1 cannot have 6 squares/],
    ['5,5,x,1', /is not a position of Chomp.*5,5,5,5/],
    ['', /is not a position/],
    ['5,5,3,1:max', /is not a position/],
  ])('the position "%s"', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });

  it('a square that is eaten, naming the first of the others', () => {
    const position = unwrap(game.parsePosition('2,1,0,0'));
    expect(game.parseMove('2.2', position)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Legal: 1.1 1.2 2.1.') },
    });
    const long = chomp(13, 13);
    expect(long.parseMove('14.1', long.start())).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('and 149 more.') },
    });
  });

  it('a move when the poison is eaten', () => {
    expect(game.parseMove('1.1', unwrap(game.parsePosition('0,0,0,0')))).toMatchObject({
      ok: false,
      error: { code: 'game-over' },
    });
  });

  it('a program that bites a missing square or takes back too many moves', () => {
    const position = unwrap(game.parsePosition('2,1,0,0'));
    expect(() => position.play((1 << 5) | 1)).toThrow(/not a legal move/);
    expect(() => position.play(-1)).toThrow(/not a legal move/);
    expect(() => position.play(9 << 5)).toThrow(/not a legal move/);
    expect(() => position.undo()).toThrow(/no move to take back/);
  });

  it.each([
    [['0x3'], 'bad-size', /0x3 is impossible/],
    [['1000x1000'], 'bad-size', /from 1 to 26/],
    [['4'], 'chomp-size', /rows x columns/],
    [['4x5x6'], 'chomp-size', /rows x columns/],
    [['4x5', '6'], 'chomp-size', /"4x5:6" is not a size/],
    [['-4x5'], 'chomp-size', /is not a size/],
  ])('the options %j', (options, code, message) => {
    expect(chompFromOptions(options)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
    expect(() => chomp(0, 3)).toThrow(RangeError);
  });
});
