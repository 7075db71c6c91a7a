import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { checkGame } from '../../search/index.ts';
import { draughts, draughtsFromOptions } from './index.ts';

describe('The conformance kit passes', () => {
  it.each([
    'souffler',
    'international',
    'english',
    'russian',
    'brazilian',
    'pool',
    'frisian',
    'souffler:6x6',
    'russian:6x6',
    'english:6x6:endless',
    'international:8x8:endless',
  ])('draughts:%s', (options) => {
    const game = unwrap(draughtsFromOptions(options.split(':')));
    expect(checkGame(game, { games: 2, seed: 11, nodes: 1500 }).compared).toBe(2);
  });
});

describe('A name of draughts', () => {
  it.each([
    [[], 'draughts'],
    [['souffler', '10x10'], 'draughts'],
    [['8x8'], 'draughts:souffler:8x8'],
    [['English'], 'draughts:english'],
    [['6x6', 'english', 'endless'], 'draughts:english:6x6:endless'],
    [['endless'], 'draughts:souffler:endless'],
  ])('%j is %s', (options, name) => {
    expect(unwrap(draughtsFromOptions(options)).name).toBe(name);
  });

  it.each([
    [['englich'], 'draughts-option', '"englich" is not an option of draughts. Did you mean english?'],
    [['12x12'], 'draughts-size', 'Draughts is not played on 12x12: type 10x10, 8x8 or 6x6.'],
    [['8x6'], 'draughts-size', 'Draughts is not played on 8x6: type 10x10, 8x8 or 6x6.'],
    [['english', 'pool'], 'draughts-clash', '"pool" clashes with an earlier option: give one rule set and one size.'],
    [
      ['turkish-like'],
      'draughts-option',
      '"turkish-like" is not an option of draughts. Type a rule set (souffler, international, english, russian, brazilian, pool, frisian), a size, or endless.',
    ],
  ])('%j is refused', (options, code, message) => {
    expect(draughtsFromOptions(options)).toMatchObject({ ok: false, error: { code, message } });
  });
});

describe('A position of draughts', () => {
  const game = draughts({ rules: 'international' });

  it.each([
    ['W:W:B', /^Column 3: there are no pieces: put some on the board/],
    ['W:W31:B', /^Column 7: Black has no pieces, so the game was over before White's turn/],
    ['W:W31,3:B20', /^Column 7: a white man on square 3 would be a king: type K3/],
    ['  W:W31:B47', /^Column 10: a black man on square 47 would be a king: type K47/],
    ['W:W26-50:B1-20', /^Column 4: White has 25 pieces, and nobody has more than 20/],
    ['B:B6-20:WK1,31-49, K25', /^Column 20: White has 21 pieces/],
    ['B:W31:B20:huff=31', /^Column 11: nothing is huffed in international draughts/],
    ['W:WK31:B20:whiteking=31:whitesteps=1', /^Column 12: the steps of kings are counted in Frisian draughts only/],
    ['W:WK31:B20:road=3', /^Column 12: the main road is counted on 8x8 only/],
    ['W:W31:B20/31-26/20-30', /Move 2 after W:W31:B20: "20-30" is not a legal move here/],
    ['W:W31:B51', /51/],
  ])('%s is refused', (text, message) => {
    expect(game.parsePosition(text)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  });

  it('keeps the counts of a Frisian king, and refuses impossible ones', () => {
    const frisian = draughts({ rules: 'frisian' });
    const text = 'W:W50,K47:B1,K4:whiteking=47:whitesteps=2';
    expect(frisian.formatPosition(unwrap(frisian.parsePosition(text)))).toBe(text);
    for (const [wrong, why] of [
      ['whiteking=46:whitesteps=2', /^Column 17: whiteking=46 is not a square of a white king/],
      ['whiteking=47:whitesteps=4', /^Column 30: whitesteps=4 cannot be/],
      ['whitesteps=1', /^Column 17: whitesteps does not say which king stepped: add whiteking= and its square/],
    ] as const)
      expect(frisian.parsePosition(`W:W50,K47:B1,K4:${wrong}`)).toMatchObject({
        ok: false,
        error: { message: expect.stringMatching(why) },
      });
  });

  it('is drawn with the number of each square', () => {
    const small = draughts({ rules: 'english', size: 6 });
    expect(small.draw(unwrap(small.parsePosition('B:W13,K2:B6,K16')))).toBe(
      [
        '    .1      W2      .3',
        '.4      .5      b6',
        '    .7      .8      .9',
        '.10     .11     .12',
        '    w13     .14     .15',
        'B16     .17     .18',
        'Max (b) to move.',
      ].join('\n'),
    );
  });

  it('has 12,000 moves behind it at most, and refuses the next with a sentence', () => {
    const game = draughts({ rules: 'international', endless: true });
    const text = `W:WK50:BK1${'/50-45/1-6/45-50/6-1'.repeat(3000)}`;
    expect(game.parsePosition(text).ok).toBe(true);
    expect(game.parsePosition(`${text}/50-45`)).toMatchObject({
      ok: false,
      error: { code: 'moves-after-fen', args: { number: 12_001, why: { code: 'game-too-long' } } },
    });
  });

  it('has its own game although all positions share one board', () => {
    const [one, two] = [game.start(), game.start()];
    one.play(unwrap(game.parseMove('32-28', one)));
    two.play(unwrap(game.parseMove('33-29', two)));
    one.play(unwrap(game.parseMove('19-23', one)));
    expect(game.formatPosition(one)).toBe('W:W28,31,33-50:B1-18,20,23');
    expect(game.formatPosition(two)).toBe('B:W29,31,32,34-50:B1-20');
    one.undo();
    one.undo();
    expect(one.key()).toBe(game.start().key());
  });

  it('that is not legal to play from throws, with the remedy', () => {
    const position = game.start();
    expect(() => position.play(12345)).toThrow(/12345 is not a legal move here; play only the moves that moves\(\) lists/);
    expect(() => position.perft(-1)).toThrow(/whole number from 0 to 64/);
  });
});

describe('A capture', () => {
  it('is written with the squares on its way only where others have the same ends', () => {
    const game = draughts({ rules: 'english' });
    const position = unwrap(game.parsePosition('W:W22:B1,9,10,17,18'));
    const texts = position.legal().map(({ number }) => game.formatMove(number, position));
    expect(texts.sort()).toEqual(['22x13x6', '22x15x6']);
    expect(game.parseMove('22x6', position)).toMatchObject({
      ok: false,
      error: { code: 'ambiguous-capture', message: '"22x6" may mean several captures here. Type 22x15x6 or 22x13x6.' },
    });
    for (const text of texts) expect(game.formatMove(unwrap(game.parseMove(text, position)), position)).toBe(text);
    position.play(unwrap(game.parseMove('22x13x6', position)));
    expect(game.formatPosition(position)).toBe('B:W6:B1,10,18');
  });

  it('may be typed with its whole way, with letters on small boards, or with a colon', () => {
    const game = draughts({ rules: 'russian' });
    const position = unwrap(game.parsePosition('W:W22:B18,11'));
    const text = game.formatMove(position.legal()[0].number, position);
    expect(text).toBe('22x8');
    for (const typed of ['22x15x8', 'c3xg7', 'c3:e5:g7', 'c3:g7', '22:8'])
      expect(unwrap(game.parseMove(typed, position)), typed).toBe(position.legal()[0].number);
    expect(game.parseMove('22x14x8', position)).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
  });

  it('is read with blanks, and with - for x where only that can be meant', () => {
    const game = draughts({ rules: 'international' });
    const start = game.start();
    const at = unwrap(game.parsePosition('W:W32,50:B28,1'));
    const read = (text: string, position = start) => game.formatMove(unwrap(game.parseMove(text, position)), position);
    expect(['32 28', ' 32 - 28 ', '32x28'].map((text) => read(text))).toEqual(['32-28', '32-28', '32-28']);
    expect(['32x23', '32 23', '32-23', '32 x 23', '32:23'].map((text) => read(text, at))).toEqual(Array(5).fill('32x23'));
  });

  it('keeps to its mark where a step and a capture have the same ends', () => {
    const game = draughts({ rules: 'souffler' });
    const position = unwrap(game.parsePosition('W:WK26:B8,20,30,37'));
    const ends = position
      .legal()
      .map(({ number }) => game.formatMove(number, position))
      .filter((move) => /^\d+[-x](?:\d+x)*\d+$/.test(move));
    for (const move of ends) expect(game.formatMove(unwrap(game.parseMove(move, position)), position)).toBe(move);
    expect(ends).toEqual(expect.arrayContaining(['26-12', '26x12']));
  });

  it('that is only begun is answered with the moves that begin so', () => {
    const game = draughts({ rules: 'international' });
    const refused = (text: string) => game.parseMove(text, game.start());
    for (const text of ['32', '32-', '32 -'])
      expect(refused(text)).toMatchObject({
        ok: false,
        error: { code: 'unfinished-move', message: `"${text}" is not a whole move. Type 32-28 or 32-27.` },
      });
    for (const text of ['3', '', '-', '46', '32-2x']) expect(refused(text)).toMatchObject({ error: { code: 'illegal-move' } });
  });

  it('of a man that touches the last row goes on as a king in Russian draughts, as a man elsewhere', () => {
    const after = (rules: 'russian' | 'pool' | 'brazilian', fen: string) => {
      const game = draughts({ rules });
      const position = unwrap(game.parsePosition(fen));
      const numbers = position.legal().map(({ number }) => number);
      return numbers
        .map((number) => {
          const text = game.formatMove(number, position);
          position.play(number);
          const reached = game.formatPosition(position);
          position.undo();
          return `${text} ${reached}`;
        })
        .sort();
    };
    expect(after('russian', 'W:W11:B6,7,12')).toEqual(['11x13 B:WK13:B12', '11x9 B:WK9:B12']);
    expect(after('pool', 'W:W11:B6,7,12')).toEqual(['11x9 B:W9:B12']);
    expect(after('russian', 'W:W11:B7,9,12')).toEqual(['11x13 B:WK13:B12']);
    expect(after('brazilian', 'W:W11:B7,9,12')).toEqual(['11x2 B:WK2:B9,12']);
  });
});
