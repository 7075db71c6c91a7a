import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { descriptors, parseGraph } from '../games/index.ts';
import { graphs } from './fixtures/graphs.ts';
import { othello } from './fixtures/othello.ts';
import { game, type Provocation, refused } from './fixtures/provoking.ts';
import { smallGames } from './fixtures/small-games.ts';
import { boardInFrench, inFrench } from './index.ts';
import { SENTENCES } from './sentences.ts';
import { translate } from './translate.ts';

/** What the library is brought to say. A changed sentence of its own fails here, until its French is changed too. */
const provocations: readonly Provocation[] = [...smallGames, ...othello, ...graphs];

/** What takes a broken installation, a full machine or a web server: the file that says it, how its template begins, and a sentence made of it. */
const TEMPLATES: readonly (readonly [file: string, template: string, sentence: string])[] = [
  [
    'games/tree/parse.ts',
    'the tree has more than ',
    'Line 1, column 7: the tree has more than 16777216 nodes. Take a smaller one.',
  ],
];

/** Words that English leaves behind; quoted text and names of options may hold them. */
const ENGLISH =
  /\b(the|is|are|and|type|typed|move|moves|here|which|has|its|not|there|from|with|more|cannot|needs|stands|written|of|to|or)\b(?!:)/i;
const unquoted = (text: string) =>
  text
    .replace(/« .*? »/gs, '')
    .replace(/".*?"/gs, '')
    .replace(/\(.*?\)/gs, '');

describe('inFrench', () => {
  it.each(provocations)('puts into French: %s', async (_, provoke) => {
    const english = await provoke();
    expect(english).toMatch(/[.?]$/);
    const french = inFrench(english);
    expect(french).not.toBe(english);
    expect(unquoted(french)).not.toMatch(ENGLISH);
    expect(french).toMatch(/[.?]$/);
    expect(french).not.toMatch(/\$\d(?!99)|undefined/);
  });

  it.each(TEMPLATES)('puts into French what %s says: %s', (file, template, sentence) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(template);
    expect(sentence).toContain(template);
    expect(unquoted(inFrench(sentence))).not.toMatch(ENGLISH);
  });

  it('has no pattern that no sentence of the library needs', async () => {
    const used = new Set<string>();
    class Noting extends RegExp {
      override exec(text: string): RegExpExecArray | null {
        const found = super.exec(text);
        if (found !== null) used.add(String(this));
        return found;
      }
    }
    const noting = SENTENCES.map(([pattern, french]) => [new Noting(pattern), french] as const);
    for (const [, provoke] of provocations) translate(await provoke(), noting);
    for (const [, , sentence] of TEMPLATES) translate(sentence, noting);
    const patterns = noting.map(([pattern]) => String(pattern));
    expect(patterns.filter((pattern) => !used.has(pattern))).toEqual([]);
    expect(patterns.filter((pattern, i) => patterns.indexOf(pattern) < i)).toEqual([]);
  });

  it('keeps what was typed, and where', () => {
    expect(inFrench(refused(parseGraph('0:\n1 -> 9\nstart: 0')))).toBe(
      'Ligne 2 : 1 -> 9 ne mène nulle part, il n’y a pas de sommet 9. Déclarez-le par une ligne comme 9: (ses successeurs), draw: 9 ou eve: 9.',
    );
  });

  it('leaves a sentence that it does not know as it is', () => {
    expect(inFrench('Something new.')).toBe('Something new.');
  });
});

describe('boardInFrench', () => {
  it.each(descriptors.map(({ examples }) => examples[0] as string))(
    'puts the words of a drawing of %s into French, and nothing else',
    (spec) => {
      const drawing = game(spec).draw(game(spec).start());
      const french = boardInFrench(drawing);
      expect(french.split('\n').slice(0, -1)).toEqual(drawing.split('\n').slice(0, -1));
      expect(french).not.toMatch(/to move/);
      expect(french).toMatch(/[Tt]rait (à|aux)/);
    },
  );

  it('says in French how a game ended or stands', () => {
    const ended = (spec: string, position: string) => {
      const rules = game(spec);
      return boardInFrench(rules.draw(unwrap(rules.parsePosition(position))))
        .split('\n')
        .at(-1);
    };
    expect(ended('tictactoe', 'xxx/oo./...')).toBe('Max (x) a gagné.');
    expect(ended('tictactoe', 'xox/xxo/oxo')).toBe('Match nul.');
    expect(ended('chess', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1')).toBe('Les Blancs ont gagné. Échec et mat.');
    expect(ended('chess', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBe('Match nul. Pat.');
    expect(ended('chess', '7k/8/6K1/8/8/8/8/7R b - - 0 1')).toBe('Trait aux Noirs. Échec.');
    expect(ended('draughts', 'B:W32,44:B1,28:huff=32')).toBe('Trait à Max (b). À souffler : 32.');
    expect(ended('tree:[[6,7],[2,8]]', '1.2')).toBe('Nœud 1.2 (niveau 2) : une feuille qui vaut 7.');
  });
});
