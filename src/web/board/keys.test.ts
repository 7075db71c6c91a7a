import { describe, expect, it } from 'vitest';
import type { Scene } from '../../games/index.ts';
import { chess, nim } from '../fixtures/scenes.ts';
import { type View, viewOf } from './geometry.ts';
import { firstPlace, placeAfter, placeNamed } from './keys.ts';

const going =
  (view: View) =>
  (square: string, key: string, whole = false) => {
    const place = placeAfter(view, view.places.get(square) as number, key, whole);
    return place === undefined ? undefined : view.cells[place].square;
  };

describe('keys', () => {
  const go = going(viewOf(chess()));
  const turned = going(viewOf(chess(), true));

  it('go where they point, as the board is seen', () => {
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => go('e4', key))).toEqual(['e5', 'e3', 'd4', 'f4']);
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => turned('e4', key))).toEqual(['e3', 'e5', 'f4', 'd4']);
  });

  it('stay at the edge', () => {
    expect(['ArrowUp', 'ArrowLeft'].map((key) => go('a8', key))).toEqual(['a8', 'a8']);
    expect(['ArrowDown', 'ArrowRight'].map((key) => go('h1', key))).toEqual(['h1', 'h1']);
    expect(['ArrowUp', 'ArrowLeft'].map((key) => turned('h1', key))).toEqual(['h1', 'h1']);
  });

  it('go to the ends of rows and columns, and of the whole board', () => {
    expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => go('e4', key))).toEqual(['a4', 'h4', 'e8', 'e1']);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => turned('e4', key))).toEqual(['h4', 'a4', 'e1', 'e8']);
    expect(['Home', 'End'].map((key) => go('e4', key, true))).toEqual(['a8', 'h1']);
  });

  it('pass over places without a square', () => {
    const heaps = going(viewOf(nim(['i  i', 'iii ', 'iiii'])));
    expect(heaps('a1', 'ArrowRight')).toBe('d1');
    expect(heaps('d3', 'ArrowUp')).toBe('d1');
    expect(heaps('b2', 'ArrowUp')).toBe('b2');
    expect(heaps('a2', 'End')).toBe('c2');
  });

  it('other than these move nothing', () => {
    expect(['a', 'Enter', 'Tab'].map((key) => go('e4', key))).toEqual([undefined, undefined, undefined]);
  });

  it('begin on the first square that can be played', () => {
    const view = viewOf(chess());
    const first = (targets: ReadonlySet<string> | undefined, of: View = view) => of.cells[firstPlace(of, targets)].square;
    expect(first(new Set(['e2', 'b1']))).toBe('e2');
    expect(first(undefined)).toBe('a8');
    expect(first(undefined, viewOf(nim([' i', 'ii'])))).toBe('b1');
  });
});

describe('the name of a square', () => {
  const named = (scene: Scene, name: string) => {
    const view = viewOf(scene);
    const place = placeNamed(view, name);
    return place === undefined ? undefined : view.cells[place].square;
  };

  it('leads to it, and the beginning of a name to the first that begins so', () => {
    expect(named(chess(), 'e4')).toBe('e4');
    expect(named(chess(), 'E')).toBe('e8');
    expect(named(chess(), 'x')).toBeUndefined();
  });
});
