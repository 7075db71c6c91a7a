import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { connect4Board } from '../../engines/index.ts';
import { connect4, parseGame } from '../../games/index.ts';
import { BoardReader, boardOf, isClassic, isDrawing, readPosition } from './position.ts';

describe('a position of Connect 4 for the kernel', () => {
  it('is the board that the kernel makes of the same columns', () => {
    const random = new Random(7);
    const game = connect4();
    const reader = new BoardReader(game);
    for (let i = 0; i < 200; i++) {
      const position = game.start();
      for (let stones = random.below(40); stones > 0 && position.outcome() === undefined; stones--) {
        const moves: number[] = [];
        moves.length = position.moves(moves, 0);
        const move = random.pick(moves);
        position.play(move);
        if (position.outcome() !== undefined) position.undo();
      }
      const board = unwrap(connect4Board(position.columnsPlayed()));
      expect(boardOf(position)).toEqual(board);
      expect(reader.read(game.formatPosition(position))).toEqual(board);
    }
  });

  it('may be typed as columns or drawn', () => {
    expect(['..x..../.oxo...', 'x......', '.......'].every(isDrawing)).toBe(true);
    expect(['4453', '-', '', 'x3', '44:min'].some(isDrawing)).toBe(false);
    expect(['/', '//', ' / '].map((text) => readPosition(connect4(), text).ok)).toEqual([false, false, false]);
    const game = connect4();
    const drawn = unwrap(readPosition(game, '..x..../.oxo...'));
    expect(game.draw(drawn)).toContain('. . x . . . .\n. o x o . . .');
    expect(boardOf(drawn)).toEqual(boardOf(unwrap(readPosition(game, '3234'))));
  });

  it('is refused with an error message, and the next one is still read', () => {
    const reader = new BoardReader(connect4());
    for (const bad of ['1212121', '12121213', '1111111', '48', '4a', '44:', 'x....../.......'])
      expect(() => reader.read(bad), bad).toThrow();
    expect(reader.read('-').stones).toBe(0);
    expect(reader.read('44:min')).toEqual(reader.read('44'));
    expect(reader.read('3234')).toEqual(reader.read('..x..../.oxo...'));
  });

  it('is one of 7x6 with four in a row, whatever the heuristic', () => {
    const classic = (spec: string) => isClassic(unwrap(parseGame(spec)));
    expect(['connect4', 'connect4:7x6x4:alignments'].map(classic)).toEqual([true, true]);
    expect(['connect4:6x7x4', 'connect4:7x6x5', 'tictactoe:7x6x4', 'nim:3'].map(classic)).toEqual([false, false, false, false]);
  });
});
