import { describe, expect, it } from 'vitest';
import { folded, styleOf } from './style.ts';

describe('a text at the edge of a terminal', () => {
  it('is broken between words, under the last column that leaves it room', () => {
    expect(folded('Il n’y a pas de jeu « dames » ici.', 20)).toBe('Il n’y a pas de jeu\n« dames » ici.');
    expect(folded('Le pion prend : il est là', 14)).toBe('Le pion\nprend : il est\nlà');
    expect(folded('Il a joué « dames » ici', 11)).toBe('Il a joué\n« dames »\nici');
    expect(folded('  --depth N  look N plies ahead', 26)).toBe('  --depth N  look N plies\n             ahead');
    expect(folded('  value  Max wins in 7 plies', 20)).toBe('  value  Max wins in\n         7 plies');
    expect(folded('    indented text goes on', 14)).toBe('    indented\n    text goes\n    on');
    expect(folded('short\n\nlines stay', 10)).toBe('short\n\nlines stay');
  });

  it('keeps words, colours and commands whole', () => {
    expect(folded('aaaaaaaaaaaa b', 5)).toBe('aaaaaaaaaaaa\nb');
    const { strong } = styleOf(true);
    expect(folded(`${strong('one')} two`, 7)).toBe(`${strong('one')} two`);
    expect(folded('  minerve play connect4 --moves 4,4', 12)).toBe('  minerve play connect4 --moves 4,4');
    expect(folded('  minerve play <game> [--as max]', 24)).toBe('  minerve play <game>\n  [--as max]');
  });
});
