import { describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { SPECS } from '../../fixtures/index.ts';
import { type Sayable, say } from '../../i18n/index.ts';
import { matchOf } from './fixtures/match.ts';
import { MoveInput } from './hand.ts';

function handAt(game: string, moves = '', from?: string) {
  const match = matchOf(game, moves, from === undefined ? {} : { from });
  return { match, hand: new MoveInput(match) };
}

const sayOf = (sentence: Sayable | undefined) => sentence && say(sentence, 'en');

describe('A hand', () => {
  it('plays a move of two squares at once', () => {
    const { match, hand } = handAt('chess');
    hand.touch('e2');
    expect(hand.path.value).toEqual(['e2']);
    expect([...hand.targets.value].sort()).toEqual(['e3', 'e4']);
    hand.touch('e4');
    expect(match.last.value?.notation).toBe('e4');
    expect(hand.path.value).toEqual([]);
  });

  it('takes another piece of its own instead, and puts one down that is touched again', () => {
    const { hand } = handAt('chess');
    hand.touch('e2');
    hand.touch('g1');
    expect(hand.path.value).toEqual(['g1']);
    expect(hand.wrong.value).toBeUndefined();
    hand.touch('g1');
    expect(hand.path.value).toEqual([]);
  });

  it('explains a wrong touch, keeps what was right, and forgets the explanation with the next touch', () => {
    const { hand, match } = handAt('chess');
    hand.touch('e2');
    hand.touch('e5');
    expect(sayOf(hand.wrong.value?.reason)).not.toBe('');
    expect(hand.wrong.value?.squares).toEqual(new Set(['e3', 'e4']));
    expect(hand.path.value).toEqual(['e2']);
    hand.touch('e3');
    expect(hand.wrong.value).toBeUndefined();
    expect(match.at.value).toBe(1);
  });

  it('lets a stone fall wherever in its column one touches', () => {
    const { match, hand } = handAt('connect4');
    const top = match.stand.value.scene.cells[3]?.square as string;
    hand.touch(top);
    expect(match.last.value?.notation).toBe('4');
  });

  it('asks what a pawn becomes', () => {
    const { match, hand } = handAt('chess', '', '7k/P7/8/8/8/8/8/K7 w - - 0 1');
    hand.touch('a7');
    hand.touch('a8');
    expect(match.at.value).toBe(0);
    const names = hand.choosing.value.map(({ choice }) => choice);
    expect([...names].sort()).toEqual(['white-bishop', 'white-knight', 'white-queen', 'white-rook']);
    hand.choose(hand.choosing.value.find(({ choice }) => choice === 'white-knight')!);
    expect(match.last.value?.notation).toBe('a8=N');
    expect(hand.choosing.value).toEqual([]);
  });

  it('takes step by step and waits for the end of the turn', () => {
    const { match, hand } = handAt('draughts:international', '34-29 16-21 32-28 17-22');
    hand.touch('28');
    hand.touch('17');
    expect(hand.made.value).toBeUndefined();
    hand.endTurn();
    expect(sayOf(hand.wrong.value?.reason)).not.toBe('');
    expect(match.at.value).toBe(4);
    hand.touch('26');
    expect(hand.made.value?.notation).toBe('28x26');
    expect(match.at.value).toBe(4);
    hand.endTurn();
    expect(match.last.value?.notation).toBe('28x26');
  });

  it('cancels a capture under way', () => {
    const { match, hand } = handAt('draughts:international', '34-29 16-21 32-28 17-22');
    hand.touch('28');
    hand.touch('17');
    hand.cancel();
    expect(hand.busy.value).toBe(false);
    expect(hand.path.value).toEqual([]);
    expect(match.at.value).toBe(4);
  });

  it('says that a capture has to be made', () => {
    const { hand } = handAt('draughts:international', '34-29 16-21 32-28 17-22');
    hand.touch('37');
    expect(hand.path.value).toEqual([]);
    expect(sayOf(hand.wrong.value?.reason)).toContain('28x26');
  });

  it('ends the turn where the last square is touched again', () => {
    const { match, hand } = handAt('draughts:international', '34-29 16-21 32-28 17-22');
    for (const square of ['28', '17', '26', '26']) hand.touch(square);
    expect(match.last.value?.notation).toBe('28x26');
  });

  it('huffs the one piece that may be huffed, then plays', () => {
    const { match, hand } = handAt('draughts:souffler', '17-21 32-27 12-17');
    expect(hand.huffable.value.map(({ square }) => square)).toEqual(['21']);
    expect(sayOf(hand.huffable.value[0]?.reason)).toContain('21');
    hand.huff();
    expect(hand.huffs.value).toBe('21');
    expect(hand.busy.value).toBe(true);
    hand.touch('27');
    hand.touch('22');
    expect(match.last.value?.notation).toBe('~21:27-22');
    expect(hand.huffs.value).toBeUndefined();
  });

  it('huffs by touching the piece, as Bernard 2001 has it, and cancels a huff', () => {
    const { match, hand } = handAt('draughts:souffler', '17-21 32-27 12-17');
    hand.touch('21');
    expect(hand.huffing.value).toBe(true);
    expect(hand.targets.value).toEqual(new Set(['21']));
    hand.touch('21');
    expect(hand.huffs.value).toBe('21');
    hand.cancel();
    expect(hand.huffs.value).toBeUndefined();
    hand.touch('27');
    hand.touch('22');
    expect(match.last.value?.notation).toBe('27-22');
  });

  it('asks which of several pieces is huffed', () => {
    const { match, hand } = handAt('draughts:souffler', '17-21 32-27 16-21');
    const random = new Random(3);
    // Two pieces that both declined: looked for by chance, the same every time.
    for (let tries = 0; hand.huffable.value.length < 2 && tries < 4000; tries++) {
      if (match.stand.value.outcome !== undefined || match.at.value > 60) match.match.goTo(0);
      match.match.play(random.pick(match.stand.value.gestures).move);
    }
    expect(hand.huffable.value.length).toBeGreaterThan(1);
    hand.huff();
    expect(hand.huffing.value).toBe(true);
    const { square } = hand.huffable.value[1]!;
    hand.touch(square);
    expect(hand.huffs.value).toBe(square);
    expect(hand.open.value.length).toBeGreaterThan(0);
    expect(hand.open.value.every(({ huffs }) => huffs === square)).toBe(true);
  });

  it('passes by a button', () => {
    const { match, hand } = handAt('othello');
    const random = new Random(1);
    for (let game = 0; hand.buttons.value.length === 0 && game < 4000; game++) {
      if (match.stand.value.outcome !== undefined) match.match.goTo(0);
      match.match.play(random.pick(match.stand.value.gestures).move);
    }
    const [pass] = hand.buttons.value;
    expect(pass?.button?.fr).not.toBe('');
    const before = match.stand.value.turn;
    hand.choose(pass!);
    expect(match.stand.value.turn).toBe(-before);
  });

  it('forgets what was under way when the position changes', () => {
    const { match, hand } = handAt('chess', 'e4 e5');
    hand.touch('g1');
    match.match.undo();
    expect(hand.path.value).toEqual([]);
    expect(hand.busy.value).toBe(false);
  });

  it.each(SPECS)('can make every legal move of %s by touching alone', (spec) => {
    const { match, hand } = handAt(spec);
    const random = new Random(5);
    for (let ply = 0; ply < 40 && match.stand.value.outcome === undefined; ply++) {
      const { gestures } = match.stand.value;
      for (const gesture of [random.pick(gestures), random.pick(gestures)]) {
        match.match.goTo(ply);
        make(hand, gesture);
        expect(match.plies.value[ply]?.move).toBe(gesture.move);
      }
      match.match.goTo(ply + 1);
    }
  });
});

function make(hand: MoveInput, gesture: ReturnType<typeof matchOf>['stand']['value']['gestures'][number]): void {
  if (gesture.huffs !== undefined) hand.huff(gesture.huffs);
  if (gesture.path.length === 0) hand.choose(gesture);
  for (const square of gesture.path) hand.touch(square);
  if (hand.choosing.value.length === 0 && hand.made.value !== undefined) hand.endTurn();
  const chosen = hand.choosing.value.find(({ move }) => move === gesture.move);
  if (chosen !== undefined) hand.choose(chosen);
}
