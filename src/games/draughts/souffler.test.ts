import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap, WIN } from '../../core/index.ts';
import { IS_LONG } from '../../fixtures/index.ts';
import { SimpleDraughts } from './fixtures/simple-draughts.ts';
import { draughts } from './index.ts';

const game = draughts();
const at = (fen: string) => unwrap(game.parsePosition(fen));

/** The legal moves of a position as people write them. */
function moves(fen: string): string[] {
  const position = at(fen);
  const numbers = position.legal().map(({ number }) => number);
  return numbers.map((number) => game.formatMove(number, position)).sort();
}

/** The position after these moves. */
function after(fen: string, ...played: string[]): string {
  const position = at(fen);
  for (const move of played) position.play(unwrap(game.parseMove(move, position)));
  return game.formatPosition(position);
}

describe('Bernard 2001 says of Polish draughts that', () => {
  it('a hundred squares are played on, with twenty men for each on the four rows nearest to him', () => {
    expect(game.formatPosition(game.start())).toBe('B:W31-50:B1-20');
    expect(game.draw(game.start()).split('\n')[9]).toBe('w46     w47     w48     w49     w50');
  });

  it('Black begins', () => {
    expect(game.start().turn()).toBe(MAX);
    expect(game.draw(game.start())).toContain('Max (b) to move.');
    expect(at('W:W31-50:B1-20').turn()).toBe(MIN);
  });

  it('a man moves along the diagonal, one square at a time', () => {
    expect(moves('W:W28:B5')).toEqual(['28-22', '28-23']);
    expect(moves('B:W46:B28')).toEqual(['28-32', '28-33']);
  });

  it('a man takes a piece beside it along the diagonal, forwards or backwards, if there is a free square behind', () => {
    expect(moves('W:W32:B28')).toEqual(['32-27', '32x23']);
    expect(moves('W:W32:B28,23')).toEqual(['32-27']);
    expect(moves('W:W23:B28')).toEqual(['23-18', '23-19', '23x32']);
    expect(after('W:W32:B28,1', '32x23')).toBe('B:W23:B1');
  });

  it('from there it may take one or more others in the same turn', () => {
    expect(moves('W:W32:B28,19')).toEqual(['32-27', '32x14']);
    expect(after('W:W32:B28,19,1', '32x14')).toBe('B:W14:B1');
    expect(after('W:W32:B28,19,9,1', '32x3')).toBe('B:WK3:B1');
  });

  it('capture is mandatory but may be declined: then the other side may huff the piece that should have taken', () => {
    expect(moves('W:W32,50:B28,1')).toEqual(['32-27', '32x23', '50-44', '50-45']);
    expect(after('W:W32,50:B28,1', '50-44')).toBe('B:W32,44:B1,28:huff=32');
    expect(moves('B:W32,44:B1,28:huff=32')).toEqual([
      '1-6',
      '1-7',
      '28-33',
      '28x37',
      '~32:1-6',
      '~32:1-7',
      '~32:28-32',
      '~32:28-33',
    ]);
    expect(game.draw(at('B:W32,44:B1,28:huff=32'))).toContain('Max (b) to move. May be huffed: 32.');
  });

  it('a side that huffs then makes a move: a huff is not a move', () => {
    expect(after('W:W32,50:B28,1', '50-44', '~32:1-6')).toBe('W:W44:B6,28');
    // The same turn, not one more: White moves next, and a capture may follow the huff.
    expect(after('B:W32,44,17:B1,12,28:huff=32', '~32:12x21')).toBe('W:W44:B1,21,28');
    const huffed = at('W:W32,50:B28,1');
    huffed.play(unwrap(game.parseMove('50-44', huffed)));
    huffed.play(unwrap(game.parseMove('~32:1-6', huffed)));
    expect(huffed.turn()).toBe(MIN);
  });

  it('one need not choose what takes the most', () => {
    expect(moves('W:W32:B28,19,27')).toEqual(['32x14', '32x21']);
    expect(after('W:W32:B28,19,27', '32x21')).toBe('B:W21:B19,28');
    const strict = draughts({ rules: 'international' });
    const position = unwrap(strict.parsePosition('W:W32:B28,19,27'));
    expect(position.legal().map(({ number }) => strict.formatMove(number, position))).toEqual(['32x14']);
  });

  it('a capture once begun must take all that can be taken', () => {
    expect(moves('W:W32:B28,19')).not.toContain('32x23');
    // A king must land on a square from which it can continue capturing, if there is one.
    expect(moves('W:WK46:B28,19')).toContain('46x14');
    expect(moves('W:WK46:B28,19')).not.toContain('46x23');
  });

  it('a man that gets to the row where the other men began is a king', () => {
    expect(after('W:W7:B45', '7-1')).toBe('B:WK1:B45');
    expect(after('B:W6:B44', '44-50')).toBe('W:W6:BK50');
  });

  it('a king moves both ways, several squares at a time, always along the diagonal', () => {
    const king = moves('W:WK28:B45');
    expect(king).toHaveLength(17);
    for (const move of ['28-5', '28-46', '28-6', '28-50', '28-32', '28-22']) expect(king).toContain(move);
  });

  it('one huffs before one plays, not after (its manual)', () => {
    // After the huff of 28 there is nothing left to take, so nobody can be blamed for not taking.
    expect(after('W:W32,50:B28,1:huff=28', '~28:50-44')).toBe('B:W32,44:B1');
    expect(after('W:W32,50:B28,1:huff=28', '50-44')).toBe('B:W32,44:B1,28:huff=32');
  });
});

describe('Where Bernard 2001 is silent', () => {
  it('the huffer chooses among the pieces that could have taken, men and kings', () => {
    expect(after('W:W32,K31,50:B28,27,1', '50-44')).toBe('B:W32,44,K31:B1,27,28:huff=31,32');
    const choices = moves('B:W32,44,K31:B1,27,28:huff=31,32');
    expect(choices).toContain('~31:1-6');
    expect(choices).toContain('~32:1-6');
  });

  it('only one piece is huffed in a turn', () => {
    expect(after('B:W32,44,K31:B1,27,28:huff=31,32', '~31:1-6')).toBe('W:W32,44:B6,27,28:huff=27,28');
  });

  it('any capture does the duty, whichever piece takes', () => {
    expect(after('W:W32,50:B28,44,1', '50x39')).toBe('B:W32,39:B1,28');
  });

  it('a piece that should have taken and went elsewhere is huffed where it stands now, as a king if it was crowned', () => {
    expect(after('W:W32:B28,1', '32-27')).toBe('B:W27:B1,28:huff=27');
    expect(after('W:W7,50:B11,1', '7-2')).toBe('B:W50,K2:B1,11:huff=2');
    expect(after('W:W7,50:B11,1', '7-2', '~2:1-6')).toBe('W:W50:B6,11');
    // Nothing is left of a king that was huffed: the next man there is a man.
    expect(after('B:WK28,39:B23,1:huff=28', '~28:1-6', '39-33', '23-28')).toBe('W:W33:B6,28');
  });

  it('the right to huff is gone after one turn', () => {
    expect(after('W:W32,50:B28,1', '50-44', '1-6')).toBe('W:W32,44:B6,28:huff=28');
    expect(after('W:W32,50:B28,1', '50-44', '1-6', '44-39')).toBe('B:W32,39:B6,28:huff=32');
  });

  it('a man that only passes the last row while taking stays a man', () => {
    expect(after('W:W12:B8,9,45', '12x14')).toBe('B:W14:B45');
  });

  it('a side without a move has lost, and the last piece can be huffed', () => {
    expect(at('W:W:B1').outcome()).toBe(WIN);
    expect(at(after('B:W33:B1:huff=33', '~33:1-6')).outcome()).toBe(WIN);
    expect(at('B:W41,47:B36').outcome()).toBe(-WIN);
  });
});

describe('The second, simple generator', () => {
  it('counts as many turns as the kernel, to depth 6', () => {
    const simple = new SimpleDraughts('souffler', 10);
    const start = simple.position('B:W31-50:B1-20');
    const counts = [9, 81, 793, 8997, 130181, 1933558].slice(0, IS_LONG ? 6 : 5);
    expect(counts.map((_, i) => Number(game.start().perft(i + 1)))).toEqual(counts);
    expect(counts.map((_, i) => simple.perft(start, i + 1))).toEqual(counts);
  });
});
