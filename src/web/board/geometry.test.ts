import { describe, expect, it } from 'vitest';
import { chess, connect4, draughtsStart } from '../fixtures/scenes.ts';
import { sameScene } from './follow.ts';
import { middle, placeAt, placeMeant, ratioOf, viewOf } from './geometry.ts';

describe('a view of a scene', () => {
  it('turns cells and names round together', () => {
    const view = viewOf(chess(), true);
    expect(view.cells[0].square).toBe('h1');
    expect(view.cells.at(-1)?.square).toBe('a8');
    expect([view.columnNames.join(''), view.rowNames.join('')]).toEqual(['hgfedcba', '12345678']);
    expect(view.places.get('h1')).toBe(0);
  });

  it('is the same from both sides where stones fall down', () => {
    const scene = connect4(['.......', '...x...']);
    expect(viewOf(scene, true).cells).toEqual(viewOf(scene).cells);
    expect(viewOf(scene, true).flipped).toBe(false);
  });

  it('has numbers where the scene wants them, and never in a small picture', () => {
    expect([viewOf(draughtsStart()).numbered, viewOf(chess()).numbered, viewOf(draughtsStart(), false, true).numbered]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('gives a finger beside a small square the square, and never another piece or a square that is far', () => {
    const view = viewOf(draughtsStart());
    const targets = new Set(['33']);
    const at = view.places.get('33') as number;
    const { x, y } = middle(at, view.columns);
    // A square of 36 pixels, touched 20 and then 24 from its middle, on a light one; then the man on 38 below it.
    expect(placeMeant({ x: x + 20 / 0.36, y }, view, targets, 0.36)).toBe(at);
    expect(placeMeant({ x: x + 24 / 0.36, y }, view, targets, 0.36)).toBe(at + 1);
    expect(placeMeant({ x: x - 51, y: y + 51 }, view, targets, 0.36)).toBe(view.places.get('38'));
    // Squares larger than fingertips keep their own.
    expect(placeMeant({ x: x + 51, y }, view, targets, 0.6)).toBe(at + 1);
  });

  it('finds the place under every middle, and none beside the board', () => {
    const view = viewOf(connect4(['.......', '.......', '.......']));
    view.cells.forEach((_, place) => {
      expect(placeAt(middle(place, view.columns), view)).toBe(place);
    });
    expect([placeAt({ x: -1, y: 5 }, view), placeAt({ x: 701, y: 5 }, view), placeAt({ x: 5, y: 300 }, view)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is square for a square board, and wider than high for seven columns and three rows', () => {
    expect(ratioOf(chess())).toBe(1);
    expect(ratioOf(connect4(['.......', '.......', '.......']))).toBeGreaterThan(1.8);
  });
});

describe('two scenes', () => {
  it('are the same when they say the same', () => {
    expect(sameScene(chess(), chess())).toBe(true);
    expect(sameScene(draughtsStart(), draughtsStart())).toBe(true);
  });

  it('differ by a piece, a name, a number or what they are made of', () => {
    const scene = chess();
    const [first, ...others] = scene.cells;
    const { piece: _, ...bare } = first;
    for (const other of [
      { ...scene, cells: [bare, ...others] },
      { ...scene, rowNames: [...'12345678'] },
      { ...scene, numbered: true },
      { ...scene, surface: 'paper' as const },
    ])
      expect(sameScene(scene, other)).toBe(false);
  });
});
