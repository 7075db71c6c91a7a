import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { drawBoard } from './report.ts';
import { styleOf } from './style.ts';

describe('drawBoard', () => {
  const game = unwrap(parseGame('tictactoe'));
  const at = (text: string) => unwrap(game.parsePosition(text));

  it('is the drawing of the game, off the margin, in the language asked for', () => {
    expect(drawBoard(game, at('xo./.x./...'), 'fr', styleOf(false))).toBe(
      ['  3  x o .', '  2  . x .', '  1  . . .', '     a b c', '  Trait à Min (o).'].join('\n'),
    );
  });

  it('with colours says the same, and marks what the last move changed and nothing else', () => {
    const before = game.draw(at('xo./.../...'));
    const drawn = drawBoard(game, at('xo./.x./...'), 'en', styleOf(true), before);
    expect(stripVTControlCharacters(drawn)).toBe(drawBoard(game, at('xo./.x./...'), 'en', styleOf(false)));
    const marks = drawn.split('\n').map((line) => line.split('\u001b[7m').length - 1);
    expect(marks).toEqual([0, 1, 0, 0, 0]);
  });
});
