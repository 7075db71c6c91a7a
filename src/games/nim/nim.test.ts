import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap, WIN } from '../../core/index.ts';
import { type NimPosition, nim, nimFromOptions } from './index.ts';

/** Whether the player to move loses, by trying everything; `known` is by key. */
function loses(position: NimPosition, known: Map<number | string, boolean>): boolean {
  const key = position.key!();
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

/** Non-decreasing heaps of at most `largest` sticks. */
function heapsUpTo(count: number, largest: number): number[][] {
  let all: number[][] = [[]];
  for (let heap = 0; heap < count; heap++)
    all = all.flatMap((heaps) =>
      Array.from({ length: largest + 1 - (heaps.at(-1) ?? 0) }, (_, more) => [...heaps, (heaps.at(-1) ?? 0) + more]),
    );
  return all;
}

const nimSum = (heaps: readonly number[]) => heaps.reduce((sum, sticks) => sum ^ sticks, 0);

/** Bouton 1901. */
function isLosing(heaps: readonly number[], lastLoses: boolean): boolean {
  if (!lastLoses || heaps.some((sticks) => sticks > 1)) return nimSum(heaps) === 0;
  return nimSum(heaps) === 1;
}

describe('Nim', () => {
  it.each([
    [2, 15, 136, 16, 15],
    [3, 12, 455, 30, 30],
    [4, 8, 495, 59, 58],
  ])('of %i heaps up to %i has the losing positions that Bouton found', (count, largest, multisets, normal, misere) => {
    const all = heapsUpTo(count, largest);
    expect(all.length).toBe(multisets);
    for (const lastLoses of [false, true]) {
      const game = nim(Array<number>(count).fill(largest), lastLoses);
      const known = new Map<number | string, boolean>();
      const lost = all.filter((heaps) => loses(game.at({ heaps, turn: MAX }), known));
      expect(lost).toEqual(all.filter((heaps) => isLosing(heaps, lastLoses)));
      expect(lost.length).toBe(lastLoses ? misere : normal);
    }
  });

  it('of one heap, the course game, is lost with 1, 5, 9... sticks left', () => {
    const game = nim([30]);
    const known = new Map<number | string, boolean>();
    const lost = Array.from({ length: 31 }, (_, sticks) => sticks).filter((n) =>
      loses(game.at({ heaps: [n], turn: MAX }), known),
    );
    expect(lost).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect(unwrap(nimFromOptions([])).name).toBe('nim:21');
  });

  it('of one heap in which the last stick wins is lost with 0, 4, 8... sticks left', () => {
    const game = unwrap(nimFromOptions(['12', 'normal']));
    const known = new Map<number | string, boolean>();
    const lost = Array.from({ length: 13 }, (_, sticks) => sticks).filter((n) =>
      loses(game.at({ heaps: [n], turn: MAX }), known),
    );
    expect(lost).toEqual([0, 4, 8, 12]);
  });

  it('gives the win to the player who took the last stick, or to the other one in misère play', () => {
    const last = (options: string[]) => {
      const position = unwrap(nimFromOptions(options)).start();
      const moves: number[] = [];
      position.moves(moves, 0);
      position.play(moves[0]);
      return position.outcome();
    };
    expect(last(['1'])).toBe(-WIN);
    expect(last(['1', 'normal'])).toBe(WIN);
  });

  it('has a different key for every position, an exact number or, past that, a string', () => {
    const random = new Random(11);
    for (const game of [
      nim([3, 4, 5]),
      nim([10000, 10000, 10000]),
      nim([9000, 9000, 9000, 9000, 7]),
      nim(Array<number>(26).fill(4)),
    ]) {
      const texts = new Map<number | string, string>();
      const keys = new Map<string, number | string>();
      for (let n = 0; n < 20; n++) {
        const position = game.start();
        const moves: number[] = [];
        for (let ply = 0; ply < 60 && position.outcome() === undefined; ply++) {
          position.play(moves[random.below(position.moves(moves, 0))]);
          const key = position.key!();
          const text = game.formatPosition(position);
          if (typeof key === 'number') expect(Number.isSafeInteger(key)).toBe(true);
          expect(texts.get(key) ?? text).toBe(text);
          expect(keys.get(text) ?? key).toBe(key);
          expect(unwrap(game.parsePosition(text)).key!()).toBe(key);
          texts.set(key, text);
          keys.set(text, key);
        }
      }
    }
  });

  it('names moves by the sticks taken, with the heap where there are several', () => {
    const one = nim([5]);
    const position = one.start();
    expect(unwrap(one.parseMove('3', position))).toBe(3);
    const many = nim([3, 4, 5]);
    const heaps = many.start();
    heaps.play(unwrap(many.parseMove('B3', heaps)));
    expect(many.formatPosition(heaps)).toBe('3,1,5:min');
    expect(many.formatPosition(many.swapPlayers!(heaps))).toBe('3,1,5');
    expect(heaps.turn()).toBe(MIN);
    expect(many.swapPlayers!(heaps).turn()).toBe(MAX);
  });

  it('draws the heaps in fives', () => {
    expect(nim([3, 12]).draw(nim([3, 12]).start())).toBe('a   3  |||\nb  12  ||||| ||||| ||\nMax to move.');
    expect(nim([3, 4]).draw(unwrap(nim([3, 4]).parsePosition('0,0:min')))).toBe('a  0\nb  0\nMax has won.');
    expect(nim([900]).draw(nim([900]).start())).toMatch(/ \.\.\.$/m);
  });

  it.each([
    [['21'], 'nim:21'],
    [['21', 'misere'], 'nim:21'],
    [['3,4,5'], 'nim:3,4,5'],
    [['3, 4, 5', 'misere'], 'nim:3,4,5:misere'],
  ])('with the options %j is called %s', (options, name) => {
    expect(unwrap(nimFromOptions(options)).name).toBe(name);
  });
});

describe('Nim refuses', () => {
  const game = nim([3, 4, 5]);

  it.each([
    ['3,4', /2 heaps, but this game has 3/],
    ['3,9,5', /Heap b cannot have 9 sticks: it starts with 4/],
    ['3;4;5', /is not a position of Nim.*3,4,5/],
    ['', /is not a position/],
    ['-3,4,5', /is not a position/],
    ['3,4,5:mni', /is not a position/],
  ])('the position "%s"', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });

  it('more sticks than the heap or the rules allow, naming what is legal', () => {
    const course = nim([21]);
    expect(course.parseMove('4', course.start())).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: '"4" is not a legal move here. Legal: 1 2 3.' },
    });
    expect(course.parseMove('3', unwrap(course.parsePosition('2')))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Legal: 1 2.') },
    });
    expect(course.parseMove('1', unwrap(course.parsePosition('0')))).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('a program that takes what is not there or takes back too much', () => {
    const position = game.start();
    expect(() => position.play(4)).toThrow(/not a legal move/);
    expect(() => position.play(0)).toThrow(/not a legal move/);
    expect(() => position.play((3 << 14) | 1)).toThrow(/not a legal move/);
    expect(() => nim([21]).start().play(4)).toThrow(/not a legal move/);
    expect(() => position.undo()).toThrow(/no move to take back/);
  });

  it.each([
    [['0'], 'size-of-heap', /A heap of 0 sticks is impossible/],
    [['3,99999'], 'size-of-heap', /from 1 to 10000/],
    [[Array(27).fill(1).join(',')], 'number-of-heaps', /27 heaps is impossible.*1 to 26/],
    [['abc'], 'not-heaps', /"abc" is not a list of heaps/],
    [[''], 'not-heaps', /is not a list of heaps/],
    [['3,4,5', 'miser'], 'nim-ending', /misere.*normal.*"miser"/],
    [['3,4,5', 'misere', 'x'], 'nim-ending', /"misere:x"/],
  ])('the options %j', (options, code, message) => {
    expect(nimFromOptions(options)).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(message) } });
  });

  it('impossible heaps given by a program', () => {
    expect(() => nim([0])).toThrow(RangeError);
    expect(() => nim([])).toThrow(RangeError);
    expect(() => nim([2.5])).toThrow(RangeError);
  });
});
