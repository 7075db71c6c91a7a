import { describe, expect, it } from 'vitest';
import { MAX, MIN, unwrap } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import { shellWord } from '../invocation.ts';
import { Match, type MatchSetup } from './match.ts';
import { playersOf, resumeCommand } from './resume.ts';

function match(changes: Partial<MatchSetup> = {}): Match {
  const game = unwrap(parseGame('connect4'));
  const setup = {
    spec: 'connect4',
    source: 'connect4',
    game,
    from: undefined,
    moves: [],
    players: playersOf('max'),
    level: 5,
    time: 2000,
    seed: 1,
  };
  return new Match({ ...setup, ...changes });
}

/** Plays for whoever is to move. */
function played(moves: string, changes: Partial<MatchSetup> = {}): Match {
  const under = match(changes);
  for (const move of moves) unwrap(under.play(move));
  return under;
}

describe('Match', () => {
  it('takes back the answer of the computer together with the move of the person', () => {
    const under = played('4433');
    expect(under.undo()).toBe(2);
    expect(under.moves).toEqual(['4', '4']);
    expect(under.toMove).toBe('person');
    expect(under.undo()).toBe(2);
    expect(under.undo()).toBe(0);
    expect(under.redo()).toBe(2);
    expect(under.redo()).toBe(2);
    expect(under.redo()).toBe(0);
    expect(under.moves).toEqual(['4', '4', '3', '3']);
  });

  it('takes back one move between two persons', () => {
    const under = played('443', { players: playersOf('both') });
    expect(under.undo()).toBe(1);
    expect(under.moves).toEqual(['4', '4']);
  });

  it('does not take back the first move of the computer, which it would only play again', () => {
    const under = played('4', { players: playersOf('min') });
    expect(under.undo()).toBe(0);
    expect(under.moves).toEqual(['4']);
  });

  it('forgets what was taken back once something else is played', () => {
    const under = played('4433');
    under.undo();
    unwrap(under.play('1'));
    expect(under.redo()).toBe(0);
  });

  it('refuses an illegal move and stays as it is', () => {
    const under = played('44');
    expect(under.play('9').ok).toBe(false);
    expect(under.moves).toEqual(['4', '4']);
  });

  it('knows the last move, whose it was, and the board before it, after taking back as well', () => {
    const under = played('44');
    expect(under.last).toMatchObject({ move: '4', by: MIN });
    unwrap(under.play('3'));
    expect(under.last).toMatchObject({ move: '3', by: MAX });
    expect(under.last?.before).toContain('Max (x) to move.');
    under.undo();
    expect(under.last).toMatchObject({ move: '4', by: MIN });
  });

  it('against the computer the person resigns, between persons whoever is to move; resigning can be taken back', () => {
    const under = played('4');
    under.resign();
    expect([under.over, under.resigned, under.wonByResigning]).toEqual([true, MAX, MIN]);
    expect(under.legal()).toEqual([]);
    under.undo();
    expect([under.over, under.moves.length]).toEqual([false, 1]);
    const two = played('4', { players: playersOf('both') });
    two.resign();
    expect(two.resigned).toBe(MIN);
  });

  it('is over when the game is', () => {
    expect(played('1212121').over).toBe(true);
  });
});

describe('resumeCommand', () => {
  it('opens the match where it stands', () => {
    expect(resumeCommand(played('443'))).toBe('minerve play connect4 --moves 4,4,3 --as max --seed 1');
    expect(resumeCommand(match({ from: '44', level: 10, time: 500, players: playersOf('none') }))).toBe(
      'minerve play connect4 --position 44 --as none --level 10 --time 500 --seed 1',
    );
  });

  it('quotes what a shell would read otherwise', () => {
    expect(shellWord('tree:[[6,7]]')).toBe("'tree:[[6,7]]'");
    expect(shellWord("it's")).toBe("'it'\\''s'");
    expect(shellWord('nim:3,4,5:misere')).toBe('nim:3,4,5:misere');
    expect(shellWord('~/x')).toBe("'~/x'");
  });
});
