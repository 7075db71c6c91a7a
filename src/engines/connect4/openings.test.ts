import { describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { connect4Board } from '../../kernels/index.ts';
import { boardOf, canonical, EMPTY_KEY, hasFourAt, keyAfter, keyOf, openings } from './openings.ts';

const digits = (text: string) => Array.from(text, (digit) => Number(digit) - 1);

describe('the list of openings', () => {
  it('has every position in which the game is not over, one of each mirror pair', () => {
    const played = new Map<number, Set<string>>();
    const walk = (columns: number[]) => {
      const board = connect4Board(columns);
      if (!board.ok) return;
      const { mask, mover, stones } = board.value;
      if (!played.has(stones)) played.set(stones, new Set());
      const texts = [`${mask}/${mover}`, `${mirror(mask)}/${mirror(mover)}`].sort();
      if (played.get(stones)?.has(texts[0])) return;
      played.get(stones)?.add(texts[0]);
      if (stones < 5) for (let column = 0; column < 7; column++) walk([...columns, column]);
    };
    walk([]);
    expect(openings(5).map((layer) => layer.length)).toEqual([0, 1, 2, 3, 4, 5].map((stones) => played.get(stones)?.size));
  });

  it('has 1, 4, 25 ... 91,295 positions of 0 to 8 stones', () => {
    expect(openings().map((layer) => layer.length)).toEqual([1, 4, 25, 121, 568, 2144, 8231, 27109, 91295]);
  });

  it('leaves out positions with four in a row', () => {
    let key = EMPTY_KEY;
    for (const [played, column] of digits('1212121').entries()) key = keyAfter(key, column, played) as number;
    expect(hasFourAt(key, 0)).toBe(true);
    expect(openings()[7]).not.toContain(canonical(key));
  });
});

describe('the key of a position', () => {
  it('can be converted back to the position, and is the same whether computed move by move or at once', () => {
    const random = new Random(4);
    for (let game = 0; game < 200; game++) {
      const columns = Array.from({ length: game % 9 }, () => random.below(7));
      const board = connect4Board(columns);
      if (!board.ok) continue;
      let key = EMPTY_KEY;
      for (const [played, column] of columns.entries()) key = keyAfter(key, column, played) as number;
      expect(keyOf(board.value)).toBe(key);
      expect(boardOf(key)).toEqual(board.value);
    }
  });

  it('has no place for a seventh stone in a column', () => {
    let key = EMPTY_KEY;
    for (let played = 0; played < 6; played++) key = keyAfter(key, 3, played) as number;
    expect(keyAfter(key, 3, 6)).toBeUndefined();
  });

  it('is the same for mirror images once it is canonical', () => {
    const left = connect4Board(digits('11234'));
    const right = connect4Board(digits('77654'));
    expect(left.ok && right.ok && canonical(keyOf(left.value)) === canonical(keyOf(right.value))).toBe(true);
  });
});

function mirror(cells: bigint): bigint {
  let mirrored = 0n;
  for (let column = 0n; column < 7n; column++) mirrored |= ((cells >> (7n * column)) & 127n) << (7n * (6n - column));
  return mirrored;
}
