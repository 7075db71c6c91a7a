import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Position, Random, unwrap, WIN } from '../../core/index.ts';
import { IS_LONG, sample } from '../../fixtures/index.ts';
import { say } from '../../i18n/index.ts';
import { checkGame, minimax } from '../../search/index.ts';
import { explore, memoised } from '../../solve/index.ts';
import { legalMoves } from '../position.ts';
import { breakthroughBoard } from './board-adapter.ts';
import { type BreakthroughPosition, breakthrough, breakthroughFromOptions } from './index.ts';

const game = breakthrough();
const small = breakthrough(3, 5);

/** The rules once more, in another way: a grid of numbers that is changed and put back, Max going towards row 0. */
class Grid {
  readonly cells: number[][];
  turn: number;

  constructor(text: string) {
    const [board, turn] = text.split(' ');
    const spread = board.replace(/\d+/g, (empty) => '.'.repeat(Number(empty)));
    this.cells = spread.split('/').map((row) => [...row].map((letter) => ({ w: 1, b: -1 })[letter] ?? 0));
    this.turn = turn === 'w' ? 1 : -1;
  }

  winner(): number {
    const all = this.cells.flat();
    if (this.cells[0].includes(1) || !all.includes(-1)) return 1;
    return this.cells.at(-1)?.includes(-1) || !all.includes(1) ? -1 : 0;
  }

  /** Calls back in the position behind each move. */
  each(visit: (name: string) => void): void {
    const { cells, turn } = this;
    const rows = cells.length;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < cells[0].length; column++)
        for (const aside of [-1, 0, 1]) {
          const target = cells[row - turn]?.[column + aside];
          const allowed = target === 0 || (target === -turn && aside !== 0);
          if (cells[row][column] !== turn || !allowed) continue;
          [cells[row][column], cells[row - turn][column + aside], this.turn] = [0, turn, -turn];
          const name = (down: number, across: number) => `${'abcdefgh'[across]}${rows - down}`;
          visit(`${name(row, column)}${target === 0 ? '-' : 'x'}${name(row - turn, column + aside)}`);
          [cells[row][column], cells[row - turn][column + aside], this.turn] = [turn, target, turn];
        }
  }

  perft(depth: number): number {
    if (depth === 0) return 1;
    let lines = 0;
    if (this.winner() === 0) this.each(() => (lines += this.perft(depth - 1)));
    return lines;
  }

  /** Who wins with best play. */
  best(known = new Map<string, number>()): number {
    const key = `${this.cells} ${this.turn}`;
    let best = known.get(key) ?? this.winner();
    if (best !== 0) return best;
    best = -this.turn;
    this.each(() => (best = this.turn < 0 ? Math.max(best, this.best(known)) : Math.min(best, this.best(known))));
    known.set(key, best);
    return best;
  }
}

function perft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const move of legalMoves(position)) {
    position.play(move);
    lines += perft(position, depth - 1);
    position.undo();
  }
  return lines;
}

const written = (position: BreakthroughPosition, of = game) => legalMoves(position).map((move) => of.formatMove(move, position));

describe('Breakthrough', () => {
  it.each([
    [5, 5],
    [2, 4],
  ])('keeps the contract of games on %sx%s', (columns, rows) => {
    expect(checkGame(breakthrough(columns, rows), { games: 3 }).compared).toBe(3);
  });

  it('has as many lines as another generator counts', () => {
    const grid = new Grid(game.formatPosition(game.start()));
    const depths = IS_LONG ? [1, 2, 3, 4] : [1, 2, 3];
    const counts = depths.map((depth) => perft(game.start(), depth));
    expect(counts).toEqual(depths.map((depth) => grid.perft(depth)));
    expect(counts[0]).toBe(22);
  });

  it('has the moves and the ends that another generator finds, to the end of random games', () => {
    const random = new Random(13);
    for (const [columns, rows] of [...Array(5).fill([8, 8]), ...Array(5).fill([2, 4]), ...Array(5).fill([5, 6])]) {
      const played = breakthrough(columns, rows);
      const position = played.start();
      for (;;) {
        const grid = new Grid(played.formatPosition(position));
        expect(Math.sign(position.outcome() ?? 0)).toBe(grid.winner());
        if (position.outcome() !== undefined) break;
        const names: string[] = [];
        grid.each((name) => names.push(name));
        expect(written(position, played).sort()).toEqual(names.sort());
        expect(names).not.toEqual([]);
        position.play(random.pick(legalMoves(position)));
      }
    }
  });

  const boards = [
    [2, 4],
    [2, 5],
    [2, 6],
    [3, 4],
  ] as const;
  it.each(sample(boards, 2))('is on %sx%s won by whom another program finds', (columns, rows) => {
    const solved = breakthrough(columns, rows);
    const { winner } = unwrap(memoised(unwrap(explore(solved))));
    expect(winner[0]).toBe(new Grid(solved.formatPosition(solved.start())).best());
  });

  it('is won by arriving or by taking the last man', () => {
    const after = (text: string, move: string) => {
      const position = unwrap(small.parsePosition(text));
      position.play(unwrap(small.parseMove(move, position)));
      return position.outcome();
    };
    expect(after('3/1w1/3/b2/3 w', 'b4-b5')).toBe(WIN);
    expect(after('3/3/1b1/w2/3 w', 'a2xb3')).toBe(WIN);
    expect(after('3/w2/3/1b1/3 b', 'b2-c1')).toBe(-WIN);
    expect(after('3/3/1b1/w1w/3 w', 'a2-a3')).toBeUndefined();
    expect(minimax(unwrap(small.parsePosition('3/1w1/3/b2/3 b')), { depth: 1 }).value).toBeLessThan(-1000);
  });

  it('values men and how far they have come', () => {
    const value = (text: string) => unwrap(small.parsePosition(text)).evaluate();
    expect(game.start().evaluate()).toBe(0);
    expect(value('3/b2/3/w1w/3 w')).toBeGreaterThan(50);
    expect(value('3/bw1/3/3/3 w')).toBeGreaterThan(value('3/b2/1w1/3/3 w'));
  });
});

describe('The notation of Breakthrough', () => {
  const position = unwrap(game.parsePosition('8/8/8/8/1b6/w1b5/8/8 w'));

  it('writes moves with a hyphen and captures with a cross', () => {
    expect(written(position)).toEqual(['a3-a4', 'a3xb4']);
  });

  it.each(['a3xb4', 'a3b4', ' A3XB4 ', 'a3-b4'])('reads %j', (text) => {
    expect(unwrap(game.parseMove(text, position))).toBe(legalMoves(position)[1]);
  });

  it('names rows from 10 on', () => {
    const tall = breakthrough(2, 12);
    const start = tall.start();
    start.play(unwrap(tall.parseMove('a2-a3', start)));
    expect(written(start, tall)).toEqual(['a11-a10', 'a11-b10', 'b11-a10', 'b11-b10']);
    for (const move of written(start, tall)) expect(tall.parseMove(move, start).ok).toBe(true);
  });

  it('refuses other moves with those that are legal', () => {
    for (const text of ['a3-a5', 'b4-b3', 'z9', ''])
      expect(game.parseMove(text, position)).toMatchObject({
        error: { code: 'illegal-move', message: `"${text}" is not a legal move here. Legal: a3-a4 a3xb4.` },
      });
  });

  it('reads dots and numbers, in upper or lower case, with any spaces', () => {
    const text = 'bbb/bbb/3/www/www w';
    expect(small.formatPosition(small.start())).toBe(text);
    for (const other of ['BBB/bbb/.../www/www W', ' bbb/bbb/1.1/www/www   w '])
      expect(small.formatPosition(unwrap(small.parsePosition(other)))).toBe(text);
    expect([MAX, MIN].map((turn) => unwrap(small.parsePosition(text.replace(/w$/, turn === MAX ? 'w' : 'b'))).turn())).toEqual([
      MAX,
      MIN,
    ]);
  });

  it.each([
    ['', 'not-a-breakthrough', /^"" is not a position .* like bbb\/bbb\/3\/www\/www w\./, /« {2}» n’est pas une position/],
    ['bbb/bbb/3/www/www', 'not-a-breakthrough', /who is to move/, /qui a le trait/],
    [
      'bbb/bbb/www/www w',
      'breakthrough-rows',
      /are 4, but this board has 5/,
      /Il y a 4 rangées entre les barres, mais ce plateau en a 5/,
    ],
    ['bbb/bb/3/www/www w', 'breakthrough-row', /^Row 4 does not have 3 squares/, /^La rangée 4 n’a pas 3 cases/],
    ['bbb/bbb/999999999999/www/www w', 'breakthrough-row', /^Row 3 /, /^La rangée 3 /],
    ['3/3/3/3/3 w', 'no-man-at-all', /no man on the board/, /aucun pion/],
    ['3/www/www/1w1/bbb w', 'too-many-white-men', /^White has more than the 6 men/, /^Les Blancs ont plus que les 6/],
    ['www/bbb/bbb/1b1/3 w', 'too-many-black-men', /^Black has more than the 6 men/, /^Les Noirs ont plus que les 6/],
    ['w2/3/3/3/2b w', 'both-arrived', /^Both sides/, /^Les deux camps/],
  ])('refuses the position %j: %s', (text, code, en, fr) => {
    const read = small.parsePosition(text);
    if (read.ok) throw new Error(`${text} was read.`);
    expect(read.error.code).toBe(code);
    expect(say(read.error, 'en')).toMatch(en);
    expect(say(read.error, 'fr')).toMatch(fr);
  });

  it.each([
    ['5', 'not-a-breakthrough-size', /type columns x rows/, /tapez colonnes x rangées/],
    ['5x5x5', 'not-a-breakthrough-size', /"5x5x5" is not a size/, /« 5x5x5 »/],
    ['1x5', 'breakthrough-size', /2 to 12 columns and 4 to 12 rows/, /de 2 à 12 colonnes et de 4 à 12 rangées/],
    ['5x3', 'breakthrough-size', /cannot be played on 5x3/, /en 5x3/],
    ['13x8', 'breakthrough-size', /13x8/, /13x8/],
  ])('refuses the size %s: %s', (text, code, en, fr) => {
    const read = breakthroughFromOptions([text]);
    if (read.ok) throw new Error(`${text} was read.`);
    expect(read.error.code).toBe(code);
    expect(say(read.error, 'en')).toMatch(en);
    expect(say(read.error, 'fr')).toMatch(fr);
    expect(() => breakthrough(1, 5)).toThrow(RangeError);
  });

  it('draws the board, its words in French too', () => {
    const board = ['5 b b b', '4 b b b', '3 . . .', '2 w w w', '1 w w w', '  a b c'];
    expect(small.draw(small.start())).toBe([...board, 'Max (w) to move.'].join('\n'));
    expect(small.draw(small.start(), 'fr')).toBe([...board, 'Trait à Max (w).'].join('\n'));
  });
});

describe('The board adapter of Breakthrough', () => {
  const adapter = breakthroughBoard(small);
  const at = (text: string) => unwrap(small.parsePosition(text));

  it.each([
    [['b3'], 'There is no piece on b3.', 'Il n’y a pas de pièce en b3.'],
    [['b5'], "It is White's turn: touch a white piece.", 'C’est aux Blancs de jouer : touchez une pièce blanche.'],
    [['b1'], 'The man on b1 cannot move: the squares ahead are taken.', /^Le pion en b1 ne peut pas bouger/],
    [['b2', 'c2'], 'Your own man is on c2.', 'Votre propre pion est en c2.'],
    [['b2', 'b4'], /^A man cannot go to b4 from there/, /^Un pion ne peut aller de là en b4/],
  ])('explains %j', (path, en, fr) => {
    const explanation = adapter.explain(small.start(), path);
    expect(say(explanation, 'en')).toMatch(en);
    expect(say(explanation, 'fr')).toMatch(fr);
  });

  it('explains that men do not take straight ahead', () => {
    const explanation = adapter.explain(at('3/3/b2/w2/3 w'), ['a2', 'a3']);
    expect(say(explanation, 'en')).toBe('The man on a3 is in the way: men take diagonally, never straight ahead.');
  });

  it('says how the game ended, and points at the man that arrived', () => {
    const [arrived, taken] = [at('1w1/3/b2/3/3 b'), at('3/3/b2/3/3 w')];
    expect(say(adapter.ending(arrived)!, 'en')).toBe('White has reached the last row: White has won.');
    expect(say(adapter.ending(taken)!, 'fr')).toBe('Les Blancs n’ont plus de pion : les Noirs ont gagné.');
    expect(adapter.highlights(arrived).map(({ square }) => square)).toEqual(['b5']);
    expect(adapter.highlights(taken)).toEqual([]);
  });
});
