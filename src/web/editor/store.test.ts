import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../../core/index.ts';
import { randomMatch, SPECS } from '../../fixtures/index.ts';
import { boardAdapterOf, type PieceName, parseGame } from '../../games/index.ts';
import { Match } from '../../match/index.ts';
import { DraftStore } from './store.ts';

function drafting(spec: string) {
  const game = unwrap(parseGame(spec));
  return { game, drafts: new DraftStore(game, boardAdapterOf(game)) };
}

/** Takes everything from the board and puts it back, piece by piece. */
function rebuilt(spec: string, seed: number): [rebuilt: string, original: string] {
  const { game, drafts } = drafting(spec);
  const data = randomMatch(spec, seed, 12);
  const { position } = unwrap(Match.open(game, { ...data, at: data.moves.length }));
  const begun = drafts.of(position);
  const placed = drafts.board.cells
    .map(({ square }) => square)
    .filter((square) => begun.pieces.has(square))
    // Stones are put into a rack from the bottom up, as they fall.
    .reverse()
    .reduce((draft, square) => drafts.put(draft, square, begun.pieces.get(square)), drafts.clear(begun));
  const scene = boardAdapterOf(game).scene;
  const back = unwrap(drafts.turn(placed, begun.turn).position);
  expect(back.turn()).toBe(position.turn());
  return [JSON.stringify(scene(back)), JSON.stringify(scene(position))];
}

describe('a position put together by hand', () => {
  it.each(SPECS)('of %s can be taken apart and built again', (spec) => {
    for (const seed of [1, 2, 3]) {
      const [back, original] = rebuilt(spec, seed);
      expect(back).toBe(original);
    }
  });

  it.each(SPECS)('of %s follows its notation, and its notation follows it', (spec) => {
    const { game, drafts } = drafting(spec);
    const other = unwrap(Match.open(game, { ...randomMatch(spec, 5, 6), at: 6 })).position;
    const typed = drafts.type(drafts.start(), game.formatPosition(other));
    expect(typed.position.ok).toBe(true);
    expect(typed.pieces).toEqual(drafts.of(other).pieces);
    const turned = drafts.turn(drafts.start(), MIN);
    if (turned.position.ok) expect(turned.position.value.turn()).toBe(MIN);
    expect(drafts.type(drafts.start(), turned.notation).turn).toBe(turned.position.ok ? MIN : MAX);
  });

  it('keeps the board while what is typed makes no sense, and says why', () => {
    const { drafts } = drafting('chess');
    const typed = drafts.type(drafts.start(), 'rnbq');
    expect(typed.pieces).toEqual(drafts.start().pieces);
    expect(typed.notation).toBe('rnbq');
    expect(typed.position.ok).toBe(false);
    expect(drafts.move(typed, 'e2', 'e4').position.ok).toBe(true);
  });

  it('is refused by the rules with their sentence', () => {
    const { drafts } = drafting('chess');
    const { position } = drafts.clear(drafts.start());
    expect(!position.ok && position.error.message).toMatch(/king/);
  });

  it('moves pieces, and knows what cannot be seen as long as it makes sense', () => {
    const { drafts } = drafting('chess');
    expect(drafts.move(drafts.start(), 'e2', 'e4').notation).toMatch(
      /^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP\/RNBQKBNR w KQkq/,
    );
    expect(drafts.move(drafts.start(), 'e1', 'e4').notation).toMatch(/ w kq/);
    expect(drafts.move(drafts.start(), 'e4', 'e5')).toEqual(drafts.start());
  });

  it('knows whose turn it is where only one side can be to move', () => {
    const { drafts } = drafting('tictactoe');
    const one = drafts.put(drafts.start(), 'b2', 'cross');
    expect([one.turn, one.position.ok]).toEqual([MIN, true]);
    const two = drafts.put(one, 'a1', 'cross');
    expect(two.position.ok).toBe(false);
    const three = drafts.put(two, 'c3', 'nought');
    expect([three.turn, three.position.ok]).toEqual([MIN, true]);
    expect(drafts.turn(three, MAX).position.ok).toBe(false);
  });

  it('lets no stone hang in the air', () => {
    const { drafts } = drafting('connect4');
    const squares = (draft: { pieces: ReadonlyMap<string, PieceName> }) => [...draft.pieces.keys()].sort();
    const column = drafts.board.cells.filter((_, place) => place % 7 === 3).map(({ square }) => square);
    const [bottom, second] = column.toReversed();
    const one = drafts.put(drafts.start(), column[0], 'yellow-stone');
    expect(squares(one)).toEqual([bottom]);
    const two = drafts.put(one, column[0], 'red-stone');
    expect(squares(two)).toEqual([bottom, second]);
    const left = drafts.put(two, bottom, undefined);
    expect([...left.pieces]).toEqual([[bottom, 'red-stone']]);
  });
});
