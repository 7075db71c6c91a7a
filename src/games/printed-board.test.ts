import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { printedBoard } from './printed-board.ts';
import { boardAdapterOf, parseGame } from './registry.ts';

function printed(spec: string, position: string | undefined, language: 'en' | 'fr' = 'en') {
  const game = unwrap(parseGame(spec));
  const scene = boardAdapterOf(game).scene(position === undefined ? game.start() : unwrap(game.parsePosition(position)));
  return printedBoard(game, scene, language, (square) => (square === 'a1' ? '+3' : ''));
}

describe('a board as documents print it', () => {
  it('has the signs of both sides, whose they are, and the points of the squares', () => {
    const { rows, max, numbered } = printed('tictactoe', 'xo./.../...');
    expect(
      rows.map((row) =>
        row
          .map(({ piece, owner = '' }) => piece + owner)
          .join(' ')
          .trim(),
      ),
    ).toEqual(['Xmax Omin', '', '']);
    expect(rows.flat().filter(({ points }) => points !== '')).toEqual([expect.objectContaining({ square: 'a1', points: '+3' })]);
    expect([max, numbered]).toEqual(['Max (crosses)', false]);
  });

  it('shows sticks and chocolate, which are nobody’s, and pawns and men without a letter', () => {
    const sticks = printed('nim:3,2', undefined).rows.flat();
    expect(sticks.filter(({ piece }) => piece === '|').length).toBe(5);
    const squares = printed('chomp:2x3', undefined).rows.flat();
    expect(squares.map(({ piece }) => piece)).toEqual(['†', '#', '#', '#', '#', '#']);
    expect([...sticks, ...squares].some((cell) => 'owner' in cell)).toBe(false);
  });
});
