import { describe, expect, it } from 'vitest';
import { styleOf, wrap } from './style.ts';

describe('a text at the edge of a terminal', () => {
  it('is wrapped between words, indented under the last column in the left half', () => {
    expect(wrap('Il n’y a pas de jeu « dames » ici.', 20)).toBe('Il n’y a pas de jeu\n« dames » ici.');
    expect(wrap('Le pion prend : il est là', 14)).toBe('Le pion\nprend : il est\nlà');
    expect(wrap('Il a joué « dames » ici', 11)).toBe('Il a joué\n« dames »\nici');
    expect(wrap('  --depth N  look N plies ahead', 26)).toBe('  --depth N  look N plies\n             ahead');
    expect(wrap('  value  Max wins in 7 plies', 20)).toBe('  value  Max wins in\n         7 plies');
    expect(wrap('    indented text goes on', 14)).toBe('    indented\n    text goes\n    on');
    expect(wrap('short\n\nlines stay', 10)).toBe('short\n\nlines stay');
  });

  it('keeps words, colours and commands whole', () => {
    expect(wrap('aaaaaaaaaaaa b', 5)).toBe('aaaaaaaaaaaa\nb');
    const { strong } = styleOf(true);
    expect(wrap(`${strong('one')} two`, 7)).toBe(`${strong('one')} two`);
    expect(wrap('  minerve play connect4 --moves 4,4', 12)).toBe('  minerve play connect4 --moves 4,4');
    expect(wrap('  minerve play <game> [--as max]', 24)).toBe('  minerve play <game>\n  [--as max]');
  });
});
