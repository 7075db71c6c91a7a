import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import { DRAUGHTS_RULES } from '../kernels/index.ts';
import { TRAITS } from './draughts/rules-text.ts';
import { boardGames } from './game-infos.ts';
import { parseGame, rulesOf } from './registry.ts';
import type { RulesPart } from './rules-text.ts';

const specs = boardGames.flatMap(({ variants }) => variants.map(({ spec }) => spec));
const others = ['draughts:english:6x6:endless', 'chess:never', 'chess:automatic', 'othello:6x6', 'nim:1', 'chomp:1x1'];
const rulesNamed = async (spec: string) => (await rulesOf(unwrap(parseGame(spec)))) as readonly RulesPart[];

describe('the rules of every game and variant', () => {
  it.each([...specs, ...others])('%s: are there in both languages, and their boards are played by the rules', async (spec) => {
    const game = unwrap(parseGame(spec));
    const parts = await rulesNamed(spec);
    expect(parts.length).toBeGreaterThanOrEqual(3);
    for (const { title, text, boards = [] } of parts) {
      const texts = [title, ...text, ...boards.map((board) => board.said)];
      for (const language of Object.keys(LANGUAGES) as Language[])
        for (const one of texts) expect(say(one, language), spec).toMatch(/\S.*[\p{L}).!]$/u);
      for (const { from, moves = [] } of boards) {
        const position = from === undefined ? game.start() : unwrap(game.parsePosition(from));
        for (const move of moves) position.play(unwrap(game.parseMove(move, position)));
      }
    }
  });

  it('covers every game with a board', async () => {
    for (const { name, variants } of boardGames)
      expect(
        (await Promise.all(variants.map(({ spec }) => rulesNamed(spec)))).flat().some(({ boards }) => boards),
        name,
      ).toBe(true);
  });

  it('are not there for trees', async () => {
    expect(await rulesOf(unwrap(parseGame('tree:[1,2]')))).toBeUndefined();
  });
});

/** The legal moves of a position of draughts. */
function legal(rules: string, fen: string): string[] {
  const game = unwrap(parseGame(`draughts:${rules}:8x8`));
  const position = unwrap(game.parsePosition(fen));
  const moves: number[] = [];
  const count = position.moves(moves, 0);
  return moves.slice(0, count).map((move) => game.formatMove(move, position));
}

describe('the table of draughts rules', () => {
  it.each(DRAUGHTS_RULES)('%s: agrees with the compiled rules', (rules) => {
    const { flying, backwards, which, crossing } = TRAITS[rules];
    expect(legal(rules, 'W:WK29:B4').includes('29-18')).toBe(flying);
    expect(legal(rules, 'W:WK29:B18,1').includes('29x8')).toBe(flying);
    expect(legal(rules, 'W:W14:B18,1').includes('14x23')).toBe(backwards);
    const two = legal(rules, 'W:W22,23:B18,11,1');
    expect(two).toContain('22x8');
    expect(two.includes('23x14')).toBe(which === 'any');
    // A man or a king: as many pieces, but not worth as much.
    expect(legal(rules, 'W:W21,23:B17,K19,1')).toEqual(expect.arrayContaining(['23x16']));
    expect(legal(rules, 'W:W21,23:B17,K19,1').includes('21x14')).toBe(which !== 'worth');
    const crowned = legal(rules, 'W:W11,30:B7,9,12');
    expect(crowned.includes('11x13')).toBe(crossing === 'crowned');
    // On the last row with another piece to take behind it: a man goes on, and stays what it is, or it stops there.
    expect(legal(rules, 'W:W10,30:B7,8,13').includes('10x12')).toBe(crossing !== 'never');
    const game = unwrap(parseGame(`draughts:${rules}:8x8:endless`));
    const position = unwrap(game.parsePosition('W:W10,30:B7,8,13'));
    position.play(unwrap(game.parseMove(crossing === 'never' ? '10x3' : '10x12', position)));
    expect(game.formatPosition(position).includes('K')).toBe(crossing !== 'stays');
  });
});
