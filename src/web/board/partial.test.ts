import { describe, expect, it } from 'vitest';
import type { Gesture } from '../../games/index.ts';
import { chomp, draughts } from '../fixtures/scenes.ts';
import { partial } from './partial.ts';

const scene = draughts({ 28: 'w', 22: 'b', 12: 'b', 50: 'w' });
const double: Gesture = { move: 0, notation: '28x8', path: ['28', '17', '8'], takes: [['22'], ['12']] };
const pieces = (of: typeof scene) =>
  Object.fromEntries(of.cells.filter(({ piece }) => piece).map(({ square, piece }) => [square, piece]));

describe('a move that is made in part', () => {
  it('is the scene itself before the first step', () => {
    expect(partial(scene, double, 0)).toEqual({ scene, ghosts: new Set() });
  });

  it('has its piece where the last step led, and what was taken still stands as a ghost', () => {
    const { scene: after, ghosts } = partial(scene, double, 1);
    expect(pieces(after)).toEqual({ 17: 'white-man', 22: 'black-man', 12: 'black-man', 50: 'white-man' });
    expect(ghosts).toEqual(new Set(['22']));
  });

  it('keeps all that was taken until the end, and goes no further than its path', () => {
    expect(partial(scene, double, 2).ghosts).toEqual(new Set(['22', '12']));
    expect(partial(scene, double, 9)).toEqual(partial(scene, double, 2));
    expect(pieces(partial(scene, double, 9).scene)[8]).toBe('white-man');
  });

  it('leaves the scene it is given as it is', () => {
    const before = structuredClone(scene);
    partial(scene, double, 2);
    expect(scene).toEqual(before);
  });

  it('ends where it began when a king takes in a circle', () => {
    const circle: Gesture = { move: 0, notation: '', path: ['28', '17', '28'], takes: [['22'], ['22']] };
    expect(partial(scene, circle, 2).scene).toBe(scene);
  });

  it('moves nothing where one touch is the whole move, and takes what the touch takes', () => {
    const bar = chomp(['pcc', 'ccc']);
    const bite: Gesture = { move: 0, notation: 'b2', path: ['b2'], takes: [['b2', 'c2']] };
    expect(partial(bar, bite, 0)).toEqual({ scene: bar, ghosts: new Set() });
    expect(partial(bar, bite, 1)).toEqual({ scene: bar, ghosts: new Set(['b2', 'c2']) });
  });
});
