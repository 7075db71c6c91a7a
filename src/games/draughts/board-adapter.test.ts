import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../../core/index.ts';
import { say } from '../../i18n/index.ts';
import type { DraughtsRules } from '../../kernels/index.ts';
import type { BoardAdapter, Message, PieceName } from '../board-adapter.ts';
import { boardAdapterOf } from '../registry.ts';
import { type DraughtsPosition, draughts } from './index.ts';

const maybe = (what: Message | undefined) => what && say(what, 'en');

function board(
  rules: DraughtsRules,
  fen?: string,
): { adapter: BoardAdapter; position: DraughtsPosition; play: (...moves: string[]) => void } {
  const game = draughts({ rules });
  const position = fen === undefined ? game.start() : unwrap(game.parsePosition(fen));
  const play = (...moves: string[]) => {
    for (const move of moves) position.play(unwrap(game.parseMove(move, position)));
  };
  return { adapter: boardAdapterOf(game), position, play };
}

const explain = (rules: DraughtsRules, fen: string, ...path: string[]) => {
  const { adapter, position } = board(rules, fen);
  return say(adapter.explain(position, path), 'en');
};

const paths = (rules: DraughtsRules, fen: string) => {
  const { adapter, position } = board(rules, fen);
  return adapter.gestures(position).map(({ path, takes }) => [path.join(' '), takes?.flat().join(' ') ?? '']);
};

describe('On the draughts board', () => {
  it('the side that begins is below: Black with square 1 at the lower right, White with square 1 at the top left', () => {
    const souffler = board('souffler');
    expect(souffler.adapter.scene(souffler.position).cells[1]).toEqual({ square: '50', tone: 'dark', piece: 'white-man' });
    expect(souffler.adapter.max.name.en).toBe('Black');
    const russian = board('russian');
    expect(russian.adapter.scene(russian.position).cells[1]).toEqual({ square: '1', tone: 'dark', piece: 'black-man' });
    expect(russian.adapter.max.name.fr).toBe('Les Blancs');
  });

  it('light squares have names of their own and are explained', () => {
    expect(explain('international', 'W:W31:B1', 'a10')).toBe('Draughts is played on the dark squares.');
  });

  it('a capture passes every square where it lands, and takes one piece a step', () => {
    expect(paths('international', 'W:W32:B28,19,9')).toEqual([['32 23 14 3', '28 19 9']]);
  });

  it('a king that may land on several squares is offered every way', () => {
    expect(paths('international', 'W:WK46:B37,18').map(([path]) => path)).toEqual(
      expect.arrayContaining(['46 23 12', '46 23 7', '46 23 1']),
    );
    // The same pieces, the same move, wherever the king rests in between.
    const { adapter, position } = board('international', 'W:WK46:B37,19');
    const ways = adapter.gestures(position).filter(({ notation }) => notation === '46x14');
    expect(ways.map(({ path }) => path.join(' '))).toEqual(['46 32 14', '46 28 14', '46 23 14']);
    expect(new Set(ways.map(({ move }) => move)).size).toBe(1);
  });

  it('a Frisian man takes along rows and columns too', () => {
    expect(paths('frisian', 'W:W33:B23')).toEqual([['33 13', '23']]);
    expect(paths('frisian', 'W:W33:B34')).toEqual([['33 35', '34']]);
  });

  it('a Russian man that is crowned on its way goes on as a king', () => {
    expect(paths('russian', 'W:W11:B7,9')).toEqual([['11 2 13', '7 9']]);
  });
});

describe('It is explained at draughts', () => {
  it.each([
    ['an empty square', 'international', 'W:W32:B1', ['28'], 'There is no piece on 28.'],
    ["the other's piece", 'international', 'W:W32:B1', ['1'], "It is White's turn: touch a white piece."],
    ['that one must take', 'international', 'W:W32,50:B28,1', ['50'], 'You must take: 32x23.'],
    ['that one must take, where the piece could', 'international', 'W:W32,50:B28,1', ['32', '27'], 'You must take: 32x23.'],
    [
      'that one must take as many as possible',
      'international',
      'W:W32:B28,19,27',
      ['32', '21'],
      'You must take as many pieces as possible: 32x14.',
    ],
    [
      'that one must take as many as possible with another piece',
      'brazilian',
      'W:W22,24:B18,17,9',
      ['24', '15'],
      /^You must take: /,
    ],
    [
      'that Frisians take what is worth most',
      'frisian',
      'W:W32:B28,K27',
      ['32', '23'],
      'You must take what is worth most: 32x21.',
    ],
    ['that a capture goes on', 'russian', 'W:WK29:B25,16', ['29', '22'], /^A capture must .*: 29x20\.$/],
    ['that a capture goes on in souffler', 'souffler', 'W:WK46:B28,20', ['46', '23'], /^A capture must/],
    ['how a man goes', 'international', 'W:W32:B1', ['32', '38'], 'A man goes one square forwards along the diagonal.'],
    ['an occupied square', 'international', 'W:W32,28:B1', ['32', '28'], 'There is a piece on 28 already.'],
    [
      'a man that is shut in',
      'international',
      'W:W46,41,36,37:B1',
      ['46'],
      'The man on 46 cannot move: no square ahead of it is free.',
    ],
    ['how an English king goes', 'english', 'W:WK32:B1', ['32', '23'], /^A king goes one square/],
    ['how a king goes', 'international', 'W:WK46:B1', ['46', '45'], /^A king goes along the diagonal/],
    ['what blocks a king', 'international', 'W:WK46,32:B1', ['46', '28'], 'The way to 28 is blocked on 32.'],
    [
      'a tired king of Frisian draughts',
      'frisian',
      'W:W50,K47:B1,K4:whiteking=47:whitesteps=3',
      ['47'],
      /^The king on 47 has moved three times in a row/,
    ],
    [
      'that a capture once begun is finished',
      'souffler',
      'W:W32:B28,19',
      ['32', '23'],
      'A capture must take all that can be taken: go on to 14.',
    ],
    ['the same where captures are forced', 'international', 'W:W32:B28,19', ['32', '23'], /must take all .*: go on to 14/],
    [
      'that a capture goes on elsewhere',
      'international',
      'W:W32:B28,19',
      ['32', '23', '18'],
      'You must take as many pieces as possible: 32x14.',
    ],
  ] as const)('%s', (_, rules, fen, path, sentence) => {
    const explanation = explain(rules, fen, ...path);
    if (typeof sentence === 'string') expect(explanation).toBe(sentence);
    else expect(explanation).toMatch(sentence);
  });

  it('that there is nothing to take once it was huffed', () => {
    const { adapter, position } = board('souffler', 'W:W32,50:B28,1:huff=28');
    expect(say(adapter.explain(position, ['32', '23']), 'en')).toBe('This is a legal move.');
    expect(say(adapter.explain(position, ['32', '23'], '28'), 'en')).toBe('A man goes one square forwards along the diagonal.');
    expect(say(adapter.explain(position, ['32', '28'], '28'), 'en')).toBe('This is a legal move.');
    expect(say(adapter.explain(position, ['32', '28']), 'en')).toBe('There is a piece on 28 already.');
  });
});

describe('In souffler', () => {
  it('pieces that may be huffed are pointed at, with what they could have taken', () => {
    const { adapter, position, play } = board('souffler');
    play('18-23', '32-28', '17-22');
    const [{ message, ...pointer }] = adapter.highlights(position);
    expect(pointer).toEqual({ square: '23', marker: { tone: 'warning', shapes: ['dashes', 'alarm'] } });
    expect(say(message, 'en')).toBe('The piece on 23 could have taken (23x32) and did not: it may be huffed.');
    expect(say(message, 'fr')).toBe('La pièce en 23 pouvait prendre (23x32) et ne l’a pas fait : on peut la souffler.');
    expect(say(adapter.warning(position)!, 'fr')).toMatch(
      /^La pièce en 23 pouvait prendre .* la souffler avant de jouer\. Vous pouvez prendre : /,
    );
    const huffing = adapter.gestures(position).filter(({ huffs }) => huffs === '23');
    expect(huffing.map(({ notation }) => notation)).toContain('~23:28x17');
    expect(adapter.lastMoveNote?.(position)).toBeUndefined();
    play('~23:28x17');
    expect(maybe(adapter.lastMoveNote?.(position))).toMatch(/^The piece on 23 was huffed/);
    expect(adapter.highlights(position)[0]).toMatchObject({
      square: '23',
      marker: { tone: 'warning', shapes: ['square', 'dashes'] },
    });
  });

  it('a piece that moved instead of taking is pointed at where it went', () => {
    const { adapter, position, play } = board('souffler', 'W:W32,50:B28,1');
    play('32-27');
    expect(adapter.highlights(position)).toMatchObject([{ square: '27', message: { args: { missed: ['32x23'] } } }]);
  });

  it('what could have been taken after a huff is what counts', () => {
    const { adapter, position, play } = board('souffler', 'W:W32,34,50:B28,29,1:huff=28');
    play('~28:50-45');
    expect(adapter.highlights(position)).toMatchObject([
      { square: '28' },
      { square: '34', message: { args: { missed: ['34x23'] } } },
    ]);
  });

  it('without the move before it is still said that a piece could have taken', () => {
    const { adapter, position } = board('souffler', 'B:W32,44:B1,28:huff=32');
    expect(say(adapter.highlights(position)[0].message, 'en')).toBe(
      'The piece on 32 could have taken and did not: it may be huffed.',
    );
  });

  it('lists the captures if none is mandatory', () => {
    const { adapter, position } = board('souffler', 'W:W32,50:B28,1');
    expect(say(adapter.warning(position)!, 'en')).toBe(
      'You can take: 32x23. If you do not, the piece that should have taken may be huffed.',
    );
  });
});

describe('A game of draughts ends', () => {
  const ended = (rules: DraughtsRules, fen: string, ...moves: string[]) => {
    const { adapter, position, play } = board(rules, fen);
    play(...moves);
    return maybe(adapter.ending(position));
  };

  it('where a side has nothing left or cannot move', () => {
    expect(ended('international', 'W:W32:B28', '32x23')).toBe('Black has no pieces left: White has won.');
    expect(ended('international', 'B:WK41,K47:B36')).toBe('Black cannot move: White has won.');
    const { adapter, position } = board('souffler', 'B:WK41,K47:B36');
    expect(say(adapter.ending(position)!, 'fr')).toBe('Les Noirs ne peuvent plus jouer : les Blancs ont gagné.');
  });

  it.each([
    ['international', 'W:WK50,K49,K48,K47:BK1:quiet=49', '50-45', 25],
    ['souffler', 'W:WK50,K49,K48,K47:BK1:quiet=49', '50-45', 25],
    ['english', 'W:WK30,K31,K32:BK3,K2:quiet=79', '30-25', 40],
    ['russian', 'W:WK21,30,31,32:BK12,1,2,3:quiet=29', '21-17', 15],
  ] as const)('where only kings moved for too long: %s', (rules, fen, move, moves) => {
    expect(ended(rules, fen, move)).toBe(`Draw: for ${moves} moves of each side only kings moved and nothing was taken.`);
  });

  it.each([
    ['international', 'W:WK47,K48:BK4:material=9', '47-42', 5],
    ['international', 'W:WK47,K48,K49:BK4:material=31', '47-42', 16],
    ['russian', 'W:WK30,K31,K32:BK3:material=29', '30-26', 15],
    ['pool', 'W:WK30,K31,K32:BK3:material=25', '30-26', 13],
    ['frisian', 'W:WK47,K50:BK4:material=13', '47-42', 7],
    ['frisian', 'W:WK47:BK4:material=3', '47-42', 2],
  ] as const)('where an ending with few pieces lasted too long: %s, %s', (rules, fen, move, moves) => {
    expect(ended(rules, fen, move)).toBe(`Draw: with so few pieces each side has ${moves} moves to win, and they are over.`);
  });

  it.each(['russian', 'brazilian', 'pool'] as const)('where a lone king held the main road: %s', (rules) => {
    expect(ended(rules, 'W:WK30,K31,K32:BK4:road=9', '30-26')).toBe(
      'Draw: the lone king has held the main road for 5 moves of each side.',
    );
  });

  it('at the third occurrence of a position', () => {
    const again = ['47-41', '4-9', '41-47', '9-4'];
    expect(ended('international', 'W:WK47,50:BK4,1', ...again, ...again)).toBe('Draw: the same position for the third time.');
  });
});

describe('An edited draughts board', () => {
  const pieces = (...on: [string, PieceName][]) => new Map(on);

  it('keeps huffable pieces while they are on the board and the turn is the same', () => {
    const { adapter, position } = board('souffler', 'B:W32,44:B1,28:huff=32:quiet=0');
    const edited = pieces(['32', 'white-man'], ['44', 'white-dame'], ['1', 'black-man'], ['28', 'black-man']);
    expect(adapter.editing.write(edited, MAX, position)).toBe('B:W32,K44:B1,28:huff=32');
    expect(adapter.editing.write(edited, MIN, position)).toBe('W:W32,K44:B1,28');
  });

  it('that nobody can play is refused with the reason', () => {
    const { adapter, position } = board('international');
    const read = draughts({ rules: 'international' }).parsePosition(
      adapter.editing.write(pieces(['3', 'white-man'], ['20', 'black-man']), MAX, position),
    );
    expect(read).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('a white man on square 3 would be a king') },
    });
  });
});
