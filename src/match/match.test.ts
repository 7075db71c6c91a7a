import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../core/index.ts';
import { COMPUTER, gameOf, matchOf, SPECS } from '../fixtures/index.ts';
import { engineName } from './computer.ts';
import { Match } from './match.ts';

const notations = (match: Match) => match.plies.map(({ notation }) => notation);

describe('A match', () => {
  it('takes back one move at a time between two people, and plays it again', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.undo();
    expect(match.at).toBe(2);
    expect(match.position.turn()).toBe(MAX);
    match.redo();
    expect(match.at).toBe(3);
    expect(match.redoTo).toBeUndefined();
  });

  it('takes back both moves against the computer, so that it is the person’s turn again', () => {
    const match = matchOf('chess', 'e4 e5 Nf3 Nc6', { min: COMPUTER });
    match.undo();
    expect(match.at).toBe(2);
    expect(match.toMove).toBe('person');
    match.redo();
    expect(match.at).toBe(4);
  });

  it('takes back only the person’s own move while the computer has not answered', () => {
    const match = matchOf('chess', 'e4 e5 Nf3', { min: COMPUTER });
    match.undo();
    expect(match.at).toBe(2);
  });

  it('has nothing to take back if only the computer has moved', () => {
    const match = matchOf('chess', 'e4', { max: COMPUTER });
    expect(match.toMove).toBe('person');
    expect(match.undoTo).toBeUndefined();
    match.undo();
    expect(match.at).toBe(1);
  });

  it('keeps the later moves while an earlier position is shown, and drops them at another move', () => {
    const match = matchOf('chess', 'e4 e5 Nf3 Nc6');
    match.goTo(1);
    expect(notations(match)).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(match.data).toMatchObject({ at: 1, moves: ['e4', 'e5', 'Nf3', 'Nc6'] });
    unwrap(match.playText('c5'));
    expect(notations(match)).toEqual(['e4', 'c5']);
  });

  it('keeps the later moves if the next of them is played', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.goTo(0);
    unwrap(match.playText('e4'));
    expect(match.at).toBe(1);
    expect(notations(match)).toEqual(['e4', 'e5', 'Nf3']);
  });

  it('limits `goTo` to its moves', () => {
    const match = matchOf('tictactoe', 'a1 b2');
    match.goTo(-3);
    expect(match.at).toBe(0);
    match.goTo(99);
    expect(match.at).toBe(2);
  });

  it('ends with a resignation, and goes on if another move is made at an earlier position', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.resign(MIN);
    expect([match.over, match.resigned, match.data.resigned, match.legal()]).toEqual([true, MIN, 'min', []]);
    match.goTo(1);
    expect([match.over, match.resigned]).toEqual([false, undefined]);
    match.goTo(3);
    expect(match.over).toBe(true);
    match.goTo(1);
    unwrap(match.playText('c5'));
    expect([match.over, match.data.resigned]).toEqual([false, undefined]);
  });

  it('drops the moves after the cursor on resignation, and goes on once `truncate` withdraws it', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.goTo(2);
    match.resign(MAX);
    expect(notations(match)).toEqual(['e4', 'e5']);
    match.truncate();
    expect([match.over, match.at]).toEqual([false, 2]);
  });

  it('ends with an agreed draw, and goes on if another move is made', () => {
    const match = matchOf('chess', 'e4 e5 Nf3');
    match.goTo(2);
    match.agreeOnDraw();
    expect(match.over).toBe(true);
    expect(match.data).toMatchObject({ drawn: 'agreed', moves: ['e4', 'e5'] });
    match.undo();
    expect(match.over).toBe(false);
    unwrap(match.playText('c5'));
    expect(match.data.drawn).toBeUndefined();
  });

  it('cannot be resigned or drawn by agreement once it is over', () => {
    const match = matchOf('chess', 'e4');
    match.resign(MIN);
    match.agreeOnDraw();
    expect([match.agreed, match.resigned]).toEqual([false, MIN]);
    const mate = matchOf('chess', 'f3 e5 g4 Qh4#');
    mate.resign(MIN);
    expect([mate.over, mate.data.resigned]).toEqual([true, undefined]);
  });

  it('opens a match that contains an illegal move: it stops before that move and says why', () => {
    const match = matchOf('chess', 'e4 e5 Ke7 Nf3', { resigned: 'max' });
    expect([notations(match), match.at, match.resigned]).toEqual([['e4', 'e5'], 2, undefined]);
    expect(match.replayError?.problem.message).toContain('Ke7');
    unwrap(match.playText('Nf3'));
    expect([match.plies.length, match.replayError?.ply]).toEqual([3, 3]);
    const beyond = matchOf('tictactoe', 'a1 b1 a2 b2 a3 b3');
    expect(notations(beyond)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
    expect(beyond.replayError?.problem.code).toBe('game-over');
  });

  it('is refused if its starting position is invalid, and drops a `from` that is the game’s start', () => {
    const { data } = matchOf('chess', 'e4');
    const refused = Match.open(gameOf('chess'), { ...data, from: 'no/board' });
    expect(!refused.ok && refused.error.message).toMatch(/^The position that this game starts from is refused\. /);
    const from = gameOf('chess').formatPosition(gameOf('chess').start());
    expect(unwrap(Match.open(gameOf('chess'), { ...data, from })).data).toEqual(data);
  });

  it('refuses typed text that is not a legal move, and moves after the end', () => {
    const match = matchOf('chess', 'f3 e5 g4');
    expect(match.playText('Ke4')).toMatchObject({ ok: false });
    expect(match.at).toBe(3);
    unwrap(match.playText('Qh4'));
    expect(match.playText('a4')).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('changes seats in mid-game, and knows which side the person plays', () => {
    const match = matchOf('chess', 'e4 e5');
    expect(match.side).toBeUndefined();
    match.sit(MIN, COMPUTER);
    expect([match.data.min, match.side]).toEqual([COMPUTER, MAX]);
    match.exchangeSeats();
    expect(match.data).toMatchObject({ max: COMPUTER, min: { who: 'person' } });
    expect([match.side, match.toMove]).toEqual([MIN, 'computer']);
  });

  it('calls `changed` once per change, and plays or undoes only the moves in between', () => {
    const match = matchOf('chess', 'e4 e5 Nf3 Nc6');
    let changes = 0;
    match.changed = () => changes++;
    const played = vi.spyOn(match.position, 'play');
    const taken = vi.spyOn(match.position, 'undo');
    unwrap(match.playText('Bb5'));
    match.goTo(3);
    match.goTo(3);
    match.flip();
    expect([changes, played.mock.calls.length, taken.mock.calls.length]).toEqual([3, 1, 2]);
  });

  it.each(SPECS)('of %s is the same when opened again from its data, wherever the cursor is', (spec) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 60 }), (seed, length) => {
        const random = new Random(seed);
        const match = matchOf(spec);
        for (let ply = 0; ply < length && !match.over; ply++) unwrap(match.playText(random.pick(match.legal())));
        match.goTo(random.below(match.plies.length + 1));
        const again = unwrap(Match.open(gameOf(spec), JSON.parse(JSON.stringify(match.data))));
        expect(again.replayError).toBeUndefined();
        expect(again.data).toEqual(match.data);
        expect(again.game.formatPosition(again.position)).toBe(match.game.formatPosition(match.position));
      }),
      { seed: 7, numRuns: 8 },
    );
  });
});

describe('The engine of a game', () => {
  it('is opened by the bare name of a game that has a solver, otherwise by the full name', () => {
    const names = ['connect4', 'connect4:7x6x4:alignments', 'connect4:5x4x4', 'chess:course'];
    expect(names.map((name) => engineName(gameOf(name), name))).toEqual([
      'connect4',
      'connect4',
      'connect4:5x4x4',
      'chess:course',
    ]);
  });
});
