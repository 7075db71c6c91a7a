import { describe, expect, it } from 'vitest';
import { unwrap, WIN } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { replay } from '../position.ts';
import { consider } from './opponent.ts';
import type { OpponentQuestion } from './opponent-messages.ts';
import { parseVerb } from './verbs.ts';

const never = { aborted: false };

function asked(spec: string, moves: string[], changes: Partial<OpponentQuestion>, signal = never) {
  const game = unwrap(parseGame(spec));
  const question = {
    want: 'move',
    spec,
    from: undefined,
    moves,
    level: 3,
    time: 50,
    seed: 1,
    language: 'en',
    ...changes,
  } as const;
  return consider(game, replay(game, undefined, moves).position, question, signal);
}

describe('the opponent', () => {
  it('at level 1 already takes a win and at level 2 stops one', () => {
    expect(asked('tictactoe', ['a1', 'b1', 'a2', 'b2'], { level: 1 }).moves).toEqual([{ move: 'a3', value: WIN - 1 }]);
    expect(asked('tictactoe', ['a1', 'b1', 'a2'], { level: 2 }).moves[0]?.move).toBe('a3');
  });

  it('plays the same again with the same seed, and other equal moves with others', () => {
    const move = (seed: number) => asked('tictactoe', ['b2'], { level: 3, seed }).moves[0]?.move;
    expect(move(5)).toBe(move(5));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => move(seed))).size).toBeGreaterThan(1);
  });

  it('asked to hurry still has a move', () => {
    expect(asked('connect4', [], { level: 9 }, { aborted: true }).moves).toHaveLength(1);
    expect(asked('connect4', [], { level: 10, time: 1e9 }, { aborted: true }).moves).toHaveLength(1);
  });

  it('values every legal move, best first for the player to move', () => {
    const { moves, exact } = asked('nim:5', [], { want: 'values' });
    expect(exact).toBe(true);
    expect(asked('connect4', [], { want: 'values' }).exact).toBe(false);
    expect(moves.map(({ move }) => move).sort()).toEqual(['1', '2', '3']);
    expect(moves.map(({ value }) => value)).toEqual([...moves.map(({ value }) => value)].sort((a, b) => b - a));
    // Five sticks, the last one loses: every move of Max leads to a position that Min wins.
    expect(moves.every(({ value }) => value < 0)).toBe(true);
  });

  it('has nothing to play where the game is over', () => {
    expect(asked('nim:1', ['1'], {}).moves).toEqual([]);
  });
});

describe('parseVerb', () => {
  it('takes the words of both languages, with what follows them', () => {
    expect(parseVerb('undo')).toEqual({ verb: 'undo', rest: '' });
    expect(parseVerb('  Sauver ma partie.json ')).toEqual({ verb: 'save', rest: 'ma partie.json' });
    expect(parseVerb('niveau 3')).toEqual({ verb: 'level', rest: '3' });
    expect(parseVerb('?')).toEqual({ verb: 'help', rest: '' });
  });

  it('leaves moves alone', () => {
    expect(parseVerb('4')).toBeUndefined();
    expect(parseVerb('constructor')).toBeUndefined();
  });
});
