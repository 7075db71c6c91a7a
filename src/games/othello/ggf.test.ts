import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { saysInFrench } from '../../fixtures/index.ts';
import { formatGgf, parseGgf } from './ggf.ts';
import { othello } from './index.ts';

const game = othello();
const BOARD = 'BO[8 ---------------------------O*------*O--------------------------- *]';

describe('GGF', () => {
  it('as NBoard writes it is read, whatever the moves carry besides their square', () => {
    const text = `(;GM[Othello]PC[NBoard]PB[a \\] b]PW[chris]RE[?]TI[15:00]TY[8]${BOARD}B[F5]W[F6/-1.00/0.5]B[e6//2];)`;
    const { tags, moves, position } = unwrap(parseGgf(text));
    expect(moves).toHaveLength(3);
    expect(Object.fromEntries(tags).PW).toBe('chris');
    expect(game.formatPosition(position)).toBe(game.formatPosition(unwrap(game.parsePosition('f5f6e6'))));
  });

  it.each([
    ['', 'begins with'],
    ['(;GM[Othello];)', 'BO is missing'],
    ['(;GM[Chess];)', 'GM[Chess] is not played'],
    [`(;GM[Othello]B[F5]${BOARD};)`, 'before the first move'],
    [`(;GM[Othello]${BOARD}B[A1];)`, 'Move 1, B[A1]:'],
    [`(;GM[Othello]${BOARD}W[F5];)`, "it is Black's turn"],
    [`(;GM[Othello]${BOARD}B[PA];)`, 'Move 1, B[PA]:'],
    ['(;GM[Othello]BO[10 -- *];)', 'only boards of 8x8'],
    [`(;${BOARD}B[F5]${BOARD};)`, 'BO is there twice'],
    [`(;${BOARD}PB[${'x'.repeat(1e6)}`, 'ends with'],
    [`(;${BOARD}PB[${'\\\\x'.repeat(1e6)};)`, 'is no tag'],
    [`(;GM[Othello]${BOARD} x ;)`, '"x" is no tag'],
  ])('that is wrong is refused with a sentence: %s', (text, sentence) => {
    const read = parseGgf(text);
    expect(read.ok ? '' : read.error.message).toContain(sentence);
    return saysInFrench(() => (read as Extract<typeof read, { ok: false }>).error);
  });

  it('of random games, passes included, is read back as it was written', () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = new Random(seed);
      const position = game.start();
      const start = game.formatPosition(position);
      const moves: number[] = [];
      while (position.outcome() === undefined) {
        const legal: number[] = [];
        legal.length = position.moves(legal, 0);
        moves.push(random.pick(legal));
        position.play(moves.at(-1) as number);
      }
      const read = unwrap(parseGgf(formatGgf({ tags: [['PB', 'x']], start, moves })));
      expect([read.moves, read.start, read.tags]).toEqual([
        moves,
        start,
        [
          ['GM', 'Othello'],
          ['PB', 'x'],
        ],
      ]);
    }
  });

  it('never throws, whatever the text', () => {
    const part = fc.constantFrom('(;', ';)', BOARD, 'B[F5]', 'W[', ']', 'PA', '\\', 'GM[Othello]', '\u0000', 'BO[8 *]');
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
        parseGgf(parts.join(''));
      }),
      { seed: 8, numRuns: 500 },
    );
  });
});
