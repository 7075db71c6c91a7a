import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { unwrap, WIN } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { describeValue, drawBoard, formatValueWithDepth } from './report.ts';
import { styleOf } from './style.ts';
import { wordsIn } from './words/index.ts';

describe('drawBoard', () => {
  const game = unwrap(parseGame('tictactoe'));
  const at = (text: string) => unwrap(game.parsePosition(text));

  it('is the game’s drawing, indented, in the chosen language', () => {
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

describe('a value', () => {
  const [en, fr] = (['en', 'fr'] as const).map((language) => ({ language, words: wordsIn(language) }));
  const exact = { bound: 'exact', depth: 7, final: false } as const;

  it('is in words, from Max’s view', () => {
    expect(formatValueWithDepth({ ...exact, value: WIN - 7 }, en)).toBe('Max wins in 7 plies (depth 7)');
    expect(formatValueWithDepth({ ...exact, value: WIN - 7 }, fr)).toBe('Max gagne en 7 demi-coups (profondeur 7)');
    expect(describeValue({ ...exact, value: -WIN + 1 }, fr)).toBe('Min gagne en 1 demi-coup');
    expect(describeValue({ ...exact, value: WIN }, fr)).toBe('Max a gagné');
    expect(formatValueWithDepth({ ...exact, value: 0, final: true }, en)).toBe('draw (to the end of the game)');
    expect(formatValueWithDepth({ ...exact, value: 0, final: true }, fr)).toBe('nulle (jusqu’à la fin de la partie)');
    expect(formatValueWithDepth({ ...exact, value: 0 }, en)).toBe('0 (depth 7)');
    expect(formatValueWithDepth({ ...exact, value: -3 }, en)).toBe('-3, better for Min (depth 7)');
    expect(describeValue({ ...exact, value: 3, bound: 'lower' }, en)).toBe('at least +3');
    expect(describeValue({ ...exact, value: 3, bound: 'upper' }, fr)).toBe('au plus +3');
  });
});
