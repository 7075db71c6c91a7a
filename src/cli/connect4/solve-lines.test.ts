import { describe, expect, it } from 'vitest';
import { PositionLines } from '../position-lines.ts';

/** What the pieces of an input give, piece by piece and at its end: `line number:position`. */
function cut(...pieces: string[]): string[][] {
  const lines = new PositionLines();
  return [...pieces, undefined].map((piece) => [...lines.take(piece)].map(({ number, text }) => `${number}:${text}`));
}

describe('lines of positions', () => {
  it('come as soon as they are whole, wherever the pieces are cut', () => {
    expect(cut('44\n4', '5', '6\n7')).toEqual([['1:44'], [], ['2:456'], ['3:7']]);
  });

  it('end where their first word does: a list of solved positions can be read', () => {
    expect(cut('52113137233562237 3 132471\r\n  41\t2\r\n')).toEqual([['1:52113137233562237', '2:41'], []]);
  });

  it('are counted with the comments, which are left out', () => {
    expect(cut('\uFEFF# a list\n44\n#\n45')).toEqual([['2:44'], ['4:45']]);
  });

  it('longer than any position are not kept, and not looked through again with every piece', () => {
    const lines = new PositionLines();
    for (let i = 0; i < 400; i++) expect([...lines.take('4'.repeat(1 << 16))]).toEqual([]);
    const [long, next] = [...lines.take('\n45\n')];
    expect([long.number, long.letters, next.text]).toEqual([1, 400 << 16, '45']);
    expect(long.text.length).toBeLessThan(1 << 18);
  });

  it('may be empty, which is told as soon as another follows', () => {
    expect(cut('44\n\n', '45\n')).toEqual([['1:44'], ['2:', '3:45'], []]);
  });

  it('may be empty at the end, which is nobody’s mistake, but not all of them', () => {
    expect(cut('44\n\n \n')).toEqual([['1:44'], []]);
    expect(cut('\n\n')).toEqual([[], ['1:', '2:']]);
    expect(cut('')).toEqual([[], []]);
  });
});
