import { describe, expect, it } from 'vitest';
import { fail, ProblemError } from '../core/index.ts';
import { demandRoom, engineError, fitting } from '../engines/index.ts';
import { commandFailure, explain, FAILED, usageError, WRONG_USAGE } from './problems.ts';

describe('explain', () => {
  it('exits with 2 for wrong usage and with 1 for a command that failed', () => {
    expect(
      explain(
        usageError((say) => say.emptyGame),
        'en',
        false,
      ).exitCode,
    ).toBe(WRONG_USAGE);
    expect(
      explain(
        commandFailure((say) => say.outOfMemory),
        'en',
        false,
      ).exitCode,
    ).toBe(FAILED);
    expect(explain(new ProblemError({ code: 'x', message: 'Do this.' }), 'en', false)).toEqual({
      exitCode: 2,
      text: 'Do this.',
    });
  });

  it('reports any other error in one line, as unexpected, and says how to see more', () => {
    const { exitCode, text } = explain(new TypeError('x is not a function\nat all'), 'en', false);
    expect(exitCode).toBe(FAILED);
    expect(text).toBe(
      'Something unexpected went wrong: TypeError: x is not a function. This is a bug in Minerve. Run the command with MINERVE_DEBUG=1 to see the stack trace.',
    );
    expect(explain('thrown text', 'en', false).text).toMatch(/^Something unexpected went wrong: thrown text\./);
  });

  it('shows the stack trace if MINERVE_DEBUG is set', () => {
    expect(explain(new TypeError('x'), 'en', true).text).toMatch(/\n\s+at /);
  });

  it("points at the line of a person's own game", () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'c')");
    error.stack = `TypeError: Cannot\n    at Object.play (file:///home/someone/my%20race.mjs:12:5)\n    at PurePosition.play (${new URL('../core/pure.ts', import.meta.url).href}:70:1)`;
    expect(explain(error, 'en', false).text).toMatch(/^The game failed at my race\.mjs:12:5: TypeError: Cannot read/);
    error.stack = `TypeError: Cannot\n    at PurePosition.play (${new URL('../core/pure.ts', import.meta.url).href}:70:1)\n    at file:///home/someone/race.mjs:1:1`;
    expect(explain(error, 'en', false).text).toMatch(/^Something unexpected/);
  });
});

describe('what the engines refuse', () => {
  const complaint = (work: () => unknown, language: 'en' | 'fr' = 'en') => {
    try {
      work();
    } catch (thrown) {
      const { exitCode, text } = explain(thrown, language, false);
      return `${exitCode} ${text}`;
    }
    return 'nothing';
  };
  const throws = (error: Error) => () => {
    throw error;
  };

  it('names the options of the command line, in both languages', () => {
    const small = { megabytes: 1, progress: () => {} };
    const tooMany = () => fitting(fail('too-many', ''), 'wide', small);
    expect(complaint(tooMany)).toMatch(
      /^1 wide has more than 16,777,215 positions, the most that can be distinguished here, whatever the/,
    );
    expect(complaint(tooMany)).not.toContain('--memory-mb');
    const needs = () => demandRoom('big', { positions: 1000, bytes: 2 ** 31 }, small);
    expect(complaint(needs)).toMatch(
      /^1 big has 1,000 positions and needs 2,048 MB, but the limit is 1 MB: allow more with --memory-mb/,
    );
    expect(complaint(needs, 'fr')).toMatch(/^1 big a 1\u202f000 positions et demande 2\u202f048 Mo/);
    const may = () => demandRoom('big', { positions: 1000, bytes: 2 ** 31, upTo: true }, small);
    expect(complaint(may)).toMatch(/^1 big has up to 1,000 positions/);
    expect(complaint(throws(engineError('thread-died', { reason: 'x' })))).toMatch(/^1 .*must not call process\.exit\(\)\.$/);
    expect(complaint(throws(engineError('out-of-memory')), 'fr')).toMatch(/^1 .*mémoire/);
  });

  it('for lack of memory suggests draughts without draw rules, if the game has them', () => {
    const refusal = (title: string) => complaint(() => fitting(fail('too-large', ''), title, { megabytes: 64 }));
    expect(refusal('draughts:english:6x6')).toMatch(/ far fewer positions: draughts:english:6x6:endless\.$/);
    expect(refusal('draughts')).toMatch(/ draughts:endless\.$/);
    for (const title of ['draughts:english:endless', 'chomp:40x40', 'own'])
      expect(refusal(title)).toMatch(/choose a smaller board\.$/);
  });
});
