import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gesture, PieceName, Scene } from '../../games/index.ts';
import { chess, chomp, connect4, draughts, othello } from '../fixtures/scenes.ts';
import { follow, partial, tokensOf } from './follow.ts';
import { wayOf } from './motion.ts';

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

describe('the way of a piece', () => {
  it('goes over all squares of a capture', () => {
    expect(wayOf(['28', '17', '8'], '28', '8')).toEqual(['28', '17', '8']);
  });

  it('is what remains of it where the first steps were made before', () => {
    expect(wayOf(['28', '17', '8'], '17', '8')).toEqual(['17', '8']);
  });

  it('is straight for a piece that the last move is not about, and for a move that is taken back', () => {
    expect(wayOf(['e1', 'g1'], 'h1', 'f1')).toEqual(['h1', 'f1']);
    expect(wayOf(['28', '17', '8'], '8', '28')).toEqual(['8', '28']);
  });
});

describe('a move that is made in part', () => {
  const scene = draughts({ 28: 'w', 22: 'b', 12: 'b', 50: 'w' });
  const double: Gesture = { move: 0, notation: '28x8', path: ['28', '17', '8'], takes: [['22'], ['12']] };
  const pieces = (of: typeof scene) =>
    Object.fromEntries(of.cells.filter(({ piece }) => piece).map(({ square, piece }) => [square, piece]));

  it('is the scene itself before the first step', () => {
    expect(partial(scene, double, 0)).toEqual({ scene, ghosts: new Set() });
  });

  it('has its piece where the last step led, and what was taken still stands as a ghost', () => {
    const { scene: after, ghosts } = partial(scene, double, 1);
    expect(pieces(after)).toEqual({ 17: 'white-man', 22: 'black-man', 12: 'black-man', 50: 'white-man' });
    expect(ghosts).toEqual(new Set(['22']));
  });

  it('keeps all that was taken until the end, and goes no further than its path', () => {
    expect(partial(scene, double, 2).ghosts).toEqual(new Set(['22', '12']));
    expect(partial(scene, double, 9)).toEqual(partial(scene, double, 2));
    expect(pieces(partial(scene, double, 9).scene)[8]).toBe('white-man');
  });

  it('leaves the scene it is given as it is', () => {
    const before = structuredClone(scene);
    partial(scene, double, 2);
    expect(scene).toEqual(before);
  });

  it('ends where it began when a king takes in a circle', () => {
    const circle: Gesture = { move: 0, notation: '', path: ['28', '17', '28'], takes: [['22'], ['22']] };
    expect(partial(scene, circle, 2).scene).toBe(scene);
  });

  it('moves nothing where one touch is the whole move, and takes what the touch takes', () => {
    const bar = chomp(['pcc', 'ccc']);
    const bite: Gesture = { move: 0, notation: 'b2', path: ['b2'], takes: [['b2', 'c2']] };
    expect(partial(bar, bite, 0)).toEqual({ scene: bar, ghosts: new Set() });
    expect(partial(bar, bite, 1)).toEqual({ scene: bar, ghosts: new Set(['b2', 'c2']) });
  });
});
