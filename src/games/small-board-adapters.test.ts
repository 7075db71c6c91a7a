import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Player, unwrap } from '../core/index.ts';
import { say } from '../i18n/index.ts';
import type { Message, PieceName } from './board-adapter.ts';
import { boardAdapterOf, boardProblem, parseGame } from './registry.ts';

const maybe = (what: Message | undefined) => what && say(what, 'en');
const both = (what: Message | undefined) => what && { en: say(what, 'en'), fr: say(what, 'fr') };

/** A game with its look, at a position, and with the moves of a path of squares played. */
function board(spec: string, text?: string, ...moves: string[]) {
  const game = unwrap(parseGame(spec));
  const position = text === undefined ? game.start() : unwrap(game.parsePosition(text));
  for (const move of moves) position.play(unwrap(game.parseMove(move, position)));
  const look = boardAdapterOf(game);
  return {
    game,
    look,
    position,
    explain: (...path: string[]) => say(look.explain(position, path), 'en'),
    gesture: (notation: string) => look.gestures(position).find((gesture) => gesture.notation === notation),
    pieces: () =>
      new Map(look.scene(position).cells.flatMap(({ square, piece }) => (piece ? [[square, piece] as [string, PieceName]] : []))),
  };
}

/** What parsePosition says of a board that was put together by hand. */
function refusal(spec: string, pieces: [string, PieceName][], turn: Player): string {
  const { game, look, position } = board(spec);
  const read = game.parsePosition(look.editing.write(new Map(pieces), turn, position));
  return read.ok ? 'nothing' : read.error.message;
}

describe('Tic-tac-toe on paper', () => {
  it('has a1 at the bottom left, and crosses begin', () => {
    const { look, position } = board('tictactoe', undefined, 'a1');
    expect(look.scene(position).cells[6]).toEqual({ square: 'a1', tone: 'plain', piece: 'cross' });
    expect([look.max.toMove.en, look.max.toMove.fr]).toEqual(['Crosses to move', 'Aux croix de jouer']);
  });

  it('explains an occupied square', () => {
    expect(board('tictactoe', undefined, 'b2').explain('b2')).toBe('b2 is taken already: play on an empty square.');
  });

  it('points at every line that wins, and says who has won', () => {
    const won = board('tictactoe', 'xo./xo./...', 'a1');
    expect(won.look.highlights(won.position).map(({ square }) => square)).toEqual(['a1', 'a2', 'a3']);
    const twice = board('tictactoe', 'xoo/xoo/.xx', 'a1');
    expect(twice.look.highlights(twice.position).map(({ square }) => square)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    expect(both(twice.look.ending(twice.position))).toEqual({
      en: '3 in a row: crosses have won.',
      fr: '3 alignés : les croix ont gagné.',
    });
    const full = board('tictactoe', 'xox/xxo/oxo');
    expect(say(full.look.ending(full.position)!, 'fr')).toBe('Nulle : le plateau est plein.');
    expect(full.look.highlights(full.position)).toEqual([]);
  });

  it('is refused with the reason where the stones do not fit the turn', () => {
    expect(refusal('tictactoe', [['a1', 'cross']], MIN)).toBe('nothing');
    expect(refusal('tictactoe', [['a1', 'cross']], MAX)).toMatch(/1 x cannot be/);
    expect(
      refusal(
        'tictactoe',
        [
          ['a1', 'cross'],
          ['b1', 'cross'],
        ],
        MAX,
      ),
    ).toMatch(/2 x and 0 o cannot be/);
  });
});

describe('Connect 4 in its rack', () => {
  it('takes a touch anywhere in a column for its lowest free place', () => {
    const { look, position } = board('connect4', '44');
    expect(look.aim?.(position, '4.6')).toBe('4.3');
    expect(look.aim?.(position, '4.1')).toBe('4.3');
    expect(look.gestures(position).map(({ path }) => path[0])).toEqual(['1.1', '2.1', '3.1', '4.3', '5.1', '6.1', '7.1']);
  });

  it('explains a full column', () => {
    const { look, position, explain } = board('connect4', '444444');
    expect(explain(look.aim?.(position, '4.2') as string)).toBe('Column 4 is full: choose another one.');
  });

  it('points at every row of four, and says who has won', () => {
    const won = board('connect4', '1122334');
    expect(won.look.highlights(won.position).map(({ square }) => square)).toEqual(['1.1', '2.1', '3.1', '4.1']);
    expect(say(won.look.ending(won.position)!, 'fr')).toBe('4 alignés : les Jaunes ont gagné.');
    const five = board('connect4', '112244553');
    expect(five.look.highlights(five.position).map(({ square }) => square)).toEqual(['1.1', '2.1', '3.1', '4.1', '5.1']);
  });

  it('is refused with the reason where stones hang or do not fit the turn', () => {
    expect(refusal('connect4', [['3.2', 'yellow-stone']], MIN)).toMatch(/hangs in the air in column 3/);
    expect(refusal('connect4', [['3.1', 'yellow-stone']], MAX)).toMatch(/0 o and 1 x cannot be: o began/);
    expect(refusal('connect4', [['3.1', 'red-stone']], MAX)).toBe('nothing');
    expect(refusal('connect4', [['3.1', 'red-stone']], MIN)).toMatch(/0 x and 1 o cannot be: x began/);
    expect(refusal('connect4', [], MIN)).toBe('nothing');
  });
});

describe('Othello on felt', () => {
  it('has a1 at the top left on every size', () => {
    for (const spec of ['othello', 'othello:6x6', 'othello:4x4']) {
      const { look, position } = board(spec);
      expect(look.scene(position).cells[0].square).toBe('a1');
      expect(look.gestures(position)).toHaveLength(4);
    }
  });

  it('explains squares that turn over nothing, and occupied ones', () => {
    const { explain, look, position } = board('othello');
    expect(explain('a1')).toBe("A disc on a1 would enclose none of White's discs: it has to turn over at least one.");
    expect(say(look.explain(position, ['a1']), 'fr')).toMatch(/n’encadrerait aucun pion blanc/);
    expect(explain('d4')).toBe('There is a disc on d4 already.');
  });

  it('passes with a labelled button', () => {
    const { look, position, explain } = board('othello:4x4', '-X-- -XXO -XXO ---O X');
    expect(look.gestures(position)).toEqual([{ move: 64, notation: 'pass', path: [], button: { en: 'Pass', fr: 'Passer' } }]);
    expect(both(look.warning(position))).toEqual({
      en: 'Black can turn over no disc and has to pass.',
      fr: 'Les Noirs ne peuvent retourner aucun pion et doivent passer.',
    });
    expect(explain('a1')).toBe('Black can turn over no disc and has to pass.');
  });

  it('ends with the count of discs', () => {
    const full = board('othello:4x4', 'XXXXXXXXXXXXOOOO X');
    expect(both(full.look.ending(full.position))).toEqual({
      en: 'The board is full: Black has won, 12 to 4.',
      fr: 'Le plateau est plein : les Noirs ont gagné, 12 à 4.',
    });
    const even = board('othello:4x4', 'XXXXXXXXOOOOOOOO X');
    expect(say(even.look.ending(even.position)!, 'en')).toBe('The board is full: a draw, 8 all.');
    const early = board('othello:4x4', '-----OO--OO----- O');
    expect(say(early.look.ending(early.position)!, 'fr')).toBe('Plus personne ne peut jouer : les Blancs ont gagné, 4 à 0.');
  });

  it('is refused with the reason if the middle is empty', () => {
    expect(refusal('othello', [['a1', 'black-disc']], MAX)).toMatch(/d4 is empty/);
  });
});

describe('Nim on the table', () => {
  it('lays out heaps as rows, a long one in several', () => {
    const { look, position } = board('nim:21');
    expect(look.scene(position)).toMatchObject({ columns: 7, rows: 3 });
    const heaps = board('nim:3,4,5');
    const scene = heaps.look.scene(heaps.position);
    expect([scene.columns, scene.rows, scene.rowNames]).toEqual([5, 3, ['a', 'b', 'c']]);
    expect(scene.cells.slice(2, 6).map(({ square, tone }) => `${square} ${tone}`)).toEqual([
      'a3 plain',
      'a4 none',
      'a5 none',
      'b1 plain',
    ]);
  });

  it('takes the touched stick and all that follow it', () => {
    expect(board('nim:21', '10').gesture('3')).toMatchObject({ path: ['a8'], takes: [['a8', 'a9', 'a10']] });
    expect(board('nim:3,4,5').gesture('b4')).toMatchObject({ path: ['b1'], takes: [['b1', 'b2', 'b3', 'b4']] });
  });

  it('shows the rules before the first move only', () => {
    const explanation = (spec: string, text?: string) => {
      const { look, position } = board(spec, text);
      return maybe(look.warning(position));
    };
    expect(explanation('nim:21')).toBe(
      'Take 1 to 3 sticks: touch one, and it goes with all that follow it. Taking the last one loses.',
    );
    expect(explanation('nim:3,4,5')).toMatch(/from one heap.* Taking the last one wins\.$/);
    expect(explanation('nim:3,4,5:misere')).toMatch(/Taking the last one loses\.$/);
    expect(explanation('nim:21', '20')).toBeUndefined();
    expect(explanation('chomp:3x4')).toMatch(/^Touch a square: it is eaten/);
    expect(explanation('chomp:3x4', '4,4,3')).toBeUndefined();
  });

  it('explains too many sticks, and none', () => {
    const { explain } = board('nim:21', '10');
    expect(explain('a7')).toBe('That would be 4 sticks, and you may take 3 at most: touch one of the last 3.');
    expect(explain('a11')).toBe('No stick is left there: touch a stick.');
  });

  it('says who took the last stick, and what that means', () => {
    const ended = (spec: string, move: string) => {
      const { look, position } = board(spec, undefined, move);
      return look.ending(position);
    };
    expect(both(ended('nim:2', '2'))).toEqual({
      en: 'The first player took the last stick: the second player has won.',
      fr: 'Le premier joueur a pris le dernier bâtonnet : le second joueur a gagné.',
    });
    expect(say(ended('nim:2:normal', '2')!, 'en')).toBe('The first player took the last stick: the first player has won.');
  });
});

describe('A heap of Nim too long to be drawn stick by stick', () => {
  it('lies as a bundle with its number, and the loose sticks beside it, whatever a name asks for', () => {
    for (const spec of ['nim:10000', 'nim:700,41,3', `nim:${Array(26).fill(38)}`]) {
      const { look, position } = board(spec);
      expect(look.scene(position).cells.length).toBeLessThan(400);
      for (const { takes } of look.gestures(position)) expect(takes![0].length).toBeLessThan(40);
    }
    const { look, position } = board('nim:10000', '9999');
    const { cells } = look.scene(position);
    expect(cells.find(({ square }) => square === 'a0')).toMatchObject({ piece: 'bundle', count: 9980 });
    expect(cells.filter(({ piece }) => piece === 'stick')).toHaveLength(19);
  });

  it('is taken from stick by stick, or by a number where more than the loose ones go', () => {
    const { gesture, look, position, explain } = board('nim:700,3', '65,3');
    expect(gesture('a2')).toMatchObject({ path: ['a4'], takes: [['a4', 'a5']] });
    expect(gesture('a5')).toMatchObject({ path: ['a1'] });
    expect(gesture('a6')).toMatchObject({ path: ['a0'], amount: 6 });
    expect(look.gestures(position).filter(({ path }) => path[0] === 'a0')).toHaveLength(60);
    expect(look.touches(position, 'a2')).toEqual({ path: ['a4'] });
    expect(look.touches(position, 'a33')).toEqual({ path: ['a0'] });
    expect(explain('a7')).toBe('No stick is left there: touch a stick.');
    const course = board('nim:10000', '65');
    expect(course.gesture('3')).toMatchObject({ path: ['a3'] });
    expect(course.explain('a0')).toMatch(/you may take 3 at most/);
    expect(board('nim:10000', '61').gesture('3')).toMatchObject({ path: ['a0'], amount: 3 });
  });

  it('shows the last twenty loose, and is edited with the number it had', () => {
    const { look, position, pieces, game } = board('nim:700,3', '20,3');
    expect([...pieces().values()].every((piece) => piece === 'stick')).toBe(true);
    const before = unwrap(game.parsePosition('65,3'));
    const edited = new Map(look.scene(before).cells.flatMap(({ square, piece }) => (piece ? [[square, piece] as const] : [])));
    edited.delete('a5');
    expect(look.editing.write(edited, MAX, before)).toBe('64,3');
    edited.set('a0', 'stick');
    expect(look.editing.write(edited, MAX, before)).toBe('5,3');
    expect(look.scene(position).cells.some(({ piece }) => piece === 'bundle')).toBe(false);
  });

  it('refuses a board with thousands of legal moves', () => {
    const complaint = (spec: string) => boardProblem(unwrap(parseGame(spec)))?.message;
    expect(complaint('nim:10000')).toBeUndefined();
    expect(complaint('nim:500,500')).toBeUndefined();
    expect(complaint('nim:501,500')).toBe(
      '1,001 sticks are too many for this board: it has room for 10,000 in a single heap, or for 1,000 in several.',
    );
    expect(complaint('chess')).toBeUndefined();
  });
});

describe('Chomp on the table', () => {
  it('eats everything to the right and below', () => {
    const { gesture, look, position } = board('chomp:3x4');
    expect(gesture('2.3')).toMatchObject({ path: ['2.3'], takes: [['2.3', '2.4', '3.3', '3.4']] });
    expect(look.scene(position).cells[0].piece).toBe('poison');
  });

  it('explains squares that are eaten, and warns of the poison', () => {
    const { explain, look, position } = board('chomp:3x4', '4,2,2');
    expect(explain('2.3')).toBe('This square is eaten already: touch one that is left.');
    expect(look.warning(position)).toBeUndefined();
    const last = board('chomp:3x4', '1,0,0');
    expect(say(last.look.warning(last.position)!, 'fr')).toBe('Il ne reste que le carré empoisonné.');
  });

  it('says who ate the poison', () => {
    const { look, position } = board('chomp:3x4', undefined, '1.1');
    expect(say(look.ending(position)!, 'fr')).toBe('Le premier joueur a mangé le carré empoisonné : le second joueur a gagné.');
  });

  it('is refused with the reason if a square is left without its upper or left neighbour', () => {
    expect(
      refusal(
        'chomp:3x4',
        [
          ['1.1', 'poison'],
          ['2.1', 'chocolate'],
          ['2.2', 'chocolate'],
        ],
        MAX,
      ),
    ).toMatch(/Row 2 cannot be longer than row 1/);
  });
});

describe('A side that gives up', () => {
  it.each([
    ['chess', 'White will resign', 'Les Blancs vont abandonner'],
    ['tictactoe', 'Crosses will resign', 'Les croix vont abandonner'],
    ['nim', 'The first player will resign', 'Le premier joueur va abandonner'],
  ])('%s: is spoken of in its number', (spec, en, fr) => {
    expect(boardAdapterOf(unwrap(parseGame(spec))).max.willResign).toEqual({ en, fr });
  });
});
