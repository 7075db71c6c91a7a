import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../../core/index.ts';
import { lookOf, parseGame } from '../../games/index.ts';
import { say } from '../../say/index.ts';
import { COMPUTER, matchOf } from './fixtures/match.ts';
import { SPECS } from './fixtures/random-match.ts';
import { Match } from './match.ts';
import { squaresOf } from './played.ts';

const notations = (match: Match) => match.plies.value.map(({ notation }) => notation);

describe('A match', () => {
  it('takes back one move at a time between two people, and plays it again', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.undo();
    expect(match.at.value).toBe(2);
    expect(match.stand.value.turn).toBe(MAX);
    match.redo();
    expect(match.at.value).toBe(3);
    expect(match.redoTo.value).toBeUndefined();
  });

  it('takes back both moves against the computer, so that it is the person’s turn again', () => {
    const match = matchOf('chess', 'e4 e5 Nf3 Nc6', { min: COMPUTER });
    match.undo();
    expect(match.at.value).toBe(2);
    expect(match.isPersons).toBe(true);
    match.redo();
    expect(match.at.value).toBe(4);
  });

  it('takes back only the person’s own move while the computer has not answered', () => {
    const match = matchOf('chess', 'e4 e5 Nf3', { min: COMPUTER });
    match.undo();
    expect(match.at.value).toBe(2);
  });

  it('has nothing to take back where only the computer has moved', () => {
    const match = matchOf('chess', 'e4', { max: COMPUTER });
    expect(match.isPersons).toBe(true);
    expect(match.undoTo.value).toBeUndefined();
    match.undo();
    expect(match.at.value).toBe(1);
  });

  it('keeps the later moves while one looks back, and gives them up with another move', () => {
    const match = matchOf('chess', 'e4 e5 Nf3 Nc6');
    match.goTo(1);
    expect(notations(match)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(match.data.value).toMatchObject({ at: 1, moves: ['e4', 'e5', 'Nf3', 'Nc6'] });
    unwrap(match.type('c5'));
    expect(notations(match)).toEqual(['e4', 'c5']);
  });

  it('goes on along the later moves where the very next of them is made', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.goTo(0);
    unwrap(match.type('e4'));
    expect(match.at.value).toBe(1);
    expect(notations(match)).toEqual(['e4', 'e5', 'Nf3']);
  });

  it('stays within its moves wherever one wants to go', () => {
    const match = matchOf('tictactoe', 'a1 b2');
    match.goTo(-3);
    expect(match.at.value).toBe(0);
    match.goTo(99);
    expect(match.at.value).toBe(2);
  });

  it('ends with a resignation where it stands, and goes on if another move is made before it', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.resign(MIN);
    expect(match.ended.value).toMatchObject({ winner: MAX, said: { en: 'Black has resigned. White has won.' } });
    expect(match.data.value.resigned).toBe('min');
    match.goTo(1);
    expect(match.ended.value).toBeUndefined();
    match.goTo(3);
    expect(match.ended.value).toBeDefined();
    match.goTo(1);
    unwrap(match.type('c5'));
    expect(match.data.value.resigned).toBeUndefined();
    expect(match.ended.value).toBeUndefined();
  });

  it('gives up the moves that were taken back when somebody resigns before them', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.goTo(2);
    match.resign(MAX);
    expect(notations(match)).toEqual(['e4', 'e5']);
    expect(match.ended.value?.winner).toBe(MIN);
  });

  it('ends with a draw that both agree on, and goes on if another move is made', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.goTo(2);
    match.agreeOnDraw();
    expect(match.ended.value).toMatchObject({ winner: 0, said: { en: 'Draw by agreement.' } });
    expect(match.data.value).toMatchObject({ drawn: 'agreed', moves: ['e4', 'e5'] });
    match.undo();
    expect(match.ended.value).toBeUndefined();
    unwrap(match.type('c5'));
    expect(match.data.value.drawn).toBeUndefined();
  });

  it('is not drawn by agreement once it is over or given up', () => {
    const match = matchOf('chess', 'e4');
    match.resign(MIN);
    match.agreeOnDraw();
    expect(match.ended.value?.winner).toBe(MAX);
  });

  it('is not resigned once it is over', () => {
    const match = matchOf('chess', 'f3 e5 g4 Qh4#');
    match.resign(MIN);
    expect(match.ended.value).toMatchObject({ winner: MIN });
    expect(match.data.value.resigned).toBeUndefined();
  });

  it('names the rule of a draw', () => {
    const repeated = matchOf('chess', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8');
    expect(repeated.ended.value?.winner).toBe(0);
    expect(say(repeated.ended.value!.said, 'en')).toMatch(/repe|third/i);
    const stalemate = matchOf('chess', '', { from: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1' });
    expect(say(stalemate.ended.value!.said, 'en')).toMatch(/stalemate/i);
    expect(say(stalemate.ended.value!.said, 'fr')).toMatch(/pat/i);
    const full = matchOf('tictactoe', 'a1 b1 c1 b2 a2 c2 b3 a3 c3');
    expect(full.ended.value?.winner).toBe(0);
  });

  it('refuses no match for a bad move: it stands before it, and says why', () => {
    const match = matchOf('chess', 'e4 e5 Ke7 Nf3');
    expect(notations(match)).toEqual(['e4', 'e5']);
    expect(match.at.value).toBe(2);
    expect(match.problem?.message).toContain('Ke7');
    match.play(unwrap(match.game.parseMove('Nf3', match.stand.value.position)));
    expect([match.plies.value.length, match.problemAt]).toEqual([3, 3]);
    const beyond = matchOf('tictactoe', 'a1 b1 a2 b2 a3 b3');
    expect(notations(beyond)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(beyond.problem?.code).toBe('game-over');
  });

  it('is refused where the position it begins with is none', () => {
    const game = unwrap(parseGame('chess'));
    const person = { who: 'person' } as const;
    const data = { game: 'chess', from: 'nonsense', moves: [], at: 0, max: person, min: person, seed: 1 };
    expect(Match.of(game, lookOf(game), data).ok).toBe(false);
  });

  it('refuses typed text that is no legal move, and moves after the end', () => {
    const match = matchOf('chess', 'f3 e5 g4');
    expect(match.type('Ke4')).toMatchObject({ ok: false });
    expect(match.at.value).toBe(3);
    unwrap(match.type('Qh4'));
    expect(match.type('a4')).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('changes seats in mid-game, and knows the squares of the last move', () => {
    const match = matchOf('chess', 'e4 e5');
    match.sit(MIN, COMPUTER);
    expect(match.data.value.min).toEqual(COMPUTER);
    match.exchangeSeats();
    expect(match.data.value).toMatchObject({ max: COMPUTER, min: { who: 'person' } });
    expect(match.last.value && squaresOf(match.last.value)).toEqual(['e7', 'e5']);
  });

  it('shows where a line of the engine’s leads, without a change', () => {
    const match = matchOf('chess', 'e4');
    const seen = match.after(['e5', 'Nf3', 'nonsense', 'a6']);
    expect(seen.turn).toBe(MIN);
    expect(match.at.value).toBe(1);
    expect(match.stand.value.turn).toBe(MIN);
    expect(match.stand.value.gestures.length).toBe(20);
  });

  it('keeps the same stand while only the view or the seats change', () => {
    const match = matchOf('draughts:souffler', '17-21');
    const { stand } = match;
    const before = stand.value;
    match.flip();
    match.sit(MAX, COMPUTER);
    expect(stand.value).toBe(before);
    expect(match.data.value.flipped).toBe(true);
  });

  it.each(SPECS)('of %s is told by its data: opened again it is the same, wherever one stands', (spec) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 60 }), (seed, length) => {
        const random = new Random(seed);
        const match = matchOf(spec);
        for (let ply = 0; ply < length && match.stand.value.outcome === undefined; ply++)
          match.play(random.pick(match.stand.value.gestures).move);
        match.goTo(random.below(match.plies.value.length + 1));
        const game = unwrap(parseGame(spec));
        const again = unwrap(Match.of(game, lookOf(game), JSON.parse(JSON.stringify(match.data.value))));
        expect(again.problem).toBeUndefined();
        expect(again.data.value).toEqual(match.data.value);
        expect(again.stand.value.scene).toEqual(match.stand.value.scene);
        expect(again.stand.value.notation).toBe(match.stand.value.notation);
      }),
      { seed: 7, numRuns: 8 },
    );
  });
});
