import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PieceName, Scene } from '../../games/index.ts';
import { chess, connect4, draughts, othello } from '../fixtures/scenes.ts';
import { follow, tokensOf } from './follow.ts';

const EMPTY = '........';
const rows = (changes: Readonly<Record<number, string>>) => Array.from({ length: 8 }, (_, row) => changes[row] ?? EMPTY);
const drawn = (tokens: readonly { square: string; piece: PieceName }[]) =>
  tokens.map(({ square, piece }) => `${square} ${piece}`).sort();
const standing = ({ cells }: Scene) => cells.flatMap(({ square, piece }) => (piece ? [`${square} ${piece}`] : [])).sort();
const between = (before: Scene, after: Scene) => {
  const tokens = tokensOf(before);
  const at = (id: number) => tokens.find((token) => token.id === id)?.square;
  const { motions, gone, tokens: now } = follow(tokens, after);
  return {
    glides: motions.flatMap((motion) =>
      motion.how === 'glide' ? [`${motion.from}-${now.find(({ id }) => id === motion.id)?.square}`] : [],
    ),
    turns: motions.flatMap((motion) => (motion.how === 'turn' ? [at(motion.id)] : [])),
    appears: motions.flatMap((motion) => (motion.how === 'appear' ? [now.find(({ id }) => id === motion.id)?.square] : [])),
    gone: gone.filter(({ turned }) => !turned).map(({ square }) => square),
  };
};

describe('what seems to move from one scene to the next', () => {
  it('is the piece that was played, and what it takes goes', () => {
    expect(between(chess(rows({ 4: '...p....', 5: '....P...' })), chess(rows({ 4: '...P....' })))).toEqual({
      glides: ['e3-d4'],
      turns: [],
      appears: [],
      gone: ['d4'],
    });
  });

  it('is king and rook when they castle', () => {
    const { glides } = between(chess(rows({ 7: '....K..R' })), chess(rows({ 7: '.....RK.' })));
    expect(glides.sort()).toEqual(['e1-g1', 'h1-f1']);
  });

  it('is the pawn that becomes a queen, and back again when that is taken back', () => {
    const [pawn, queen] = [chess(rows({ 1: 'P.......' })), chess(rows({ 0: 'Q.......' }))];
    expect(between(pawn, queen)).toEqual({ glides: ['a7-a8'], turns: [], appears: [], gone: [] });
    expect(between(queen, pawn).glides).toEqual(['a8-a7']);
  });

  it('is the nearest piece of the kind where several could have come', () => {
    expect(between(draughts({ 32: 'w', 33: 'w', 31: 'w' }), draughts({ 28: 'w', 32: 'w', 31: 'w' })).glides).toEqual(['33-28']);
  });

  it('is the discs that turn and the one that was put down', () => {
    const found = between(othello(rows({ 3: '...ox...', 4: '...xo...' })), othello(rows({ 3: '..xxx...', 4: '...xo...' })));
    expect(found).toEqual({ glides: [], turns: ['d4'], appears: ['c4'], gone: [] });
  });

  it('is never a stone that goes from one column to another', () => {
    const [one, other] = [connect4(['y......']), connect4(['......y'])];
    expect(between(one, other)).toEqual({ glides: [], turns: [], appears: ['71'], gone: ['11'] });
  });

  it('draws those that moved over the others', () => {
    const after = chess(rows({ 5: '..N.....', 7: 'R.......' }));
    const { tokens } = follow(tokensOf(chess(rows({ 7: 'RN......' }))), after);
    expect(tokens.at(-1)).toMatchObject({ square: 'c3', piece: 'white-knight' });
  });

  it('draws exactly what the scene says, whatever was there before, and no two tokens are the same', () => {
    const scene = fc
      .array(fc.constantFrom('.', '.', 'K', 'q', 'R', 'n', 'P', 'p'), { minLength: 64, maxLength: 64 })
      .map((letters) => chess(Array.from({ length: 8 }, (_, row) => letters.slice(row * 8, row * 8 + 8).join(''))));
    fc.assert(
      fc.property(fc.array(scene, { minLength: 2, maxLength: 6 }), (scenes) => {
        let tokens = tokensOf(scenes[0]);
        for (const next of scenes.slice(1)) {
          const known = new Set(tokens.map(({ id }) => id));
          const followed = follow(tokens, next);
          expect(drawn(followed.tokens)).toEqual(standing(next));
          expect(new Set(followed.tokens.map(({ id }) => id)).size).toBe(followed.tokens.length);
          expect(followed.gone.every(({ id }) => known.has(id))).toBe(true);
          tokens = followed.tokens;
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });
});
