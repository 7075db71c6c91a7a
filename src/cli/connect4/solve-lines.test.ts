import { describe, expect, it } from 'vitest';
import { PositionLines } from '../position-lines.ts';

/** What the pieces of an input give, piece by piece and at its end: `line number:position`. */
function cut(...pieces: string[]): string[][] {
  const lines = new PositionLines();
  return [...pieces, undefined].map((piece) => [...lines.take(piece)].map(({ number, text }) => `${number}:${text}`));
}

describe('lines of positions', () => {
  it('are returned as soon as they are complete, however the input is split', () => {
    expect(cut('44\n4', '5', '6\n7')).toEqual([['1:44'], [], ['2:456'], ['3:7']]);
  });

  it('consist of their first word only, so that a list of solved positions can be read', () => {
    expect(cut('52113137233562237 3 132471\r\n  41\t2\r\n')).toEqual([['1:52113137233562237', '2:41'], []]);
  });

  it('are numbered including comments, which are skipped', () => {
    expect(cut('\uFEFF# a list\n44\n#\n45')).toEqual([['2:44'], ['4:45']]);
  });

  it('longer than any position are not stored, and not scanned again with every piece', () => {
    const lines = new PositionLines();
    for (let i = 0; i < 400; i++) expect([...lines.take('4'.repeat(1 << 16))]).toEqual([]);
    const [long, next] = [...lines.take('\n45\n')];
    expect([long.number, long.letters, next.text]).toEqual([1, 400 << 16, '45']);
    expect(long.text.length).toBeLessThan(1 << 18);
  });

  it('may be empty, which is reported as soon as another follows', () => {
    expect(cut('44\n\n', '45\n')).toEqual([['1:44'], ['2:', '3:45'], []]);
  });

  it('may be empty at the end without an error, but not all of them', () => {
    expect(cut('44\n\n \n')).toEqual([['1:44'], []]);
    expect(cut('\n\n')).toEqual([[], ['1:', '2:']]);
    expect(cut('')).toEqual([[], []]);
  });
});
