import { describe, expect, it } from 'vitest';
import { ProblemError } from '../core/index.ts';
import { explain, FAILED, failure, WRONG_USAGE, wrongUsage } from './problems.ts';
import { catalogue } from './words/index.ts';

describe('explain', () => {
  const english = catalogue.en;

  it('tells what was typed wrong (2) from what could not be done (1)', () => {
    expect(
      explain(
        wrongUsage((say) => say.emptyGame),
        english,
        false,
      ).exitCode,
    ).toBe(WRONG_USAGE);
    expect(
      explain(
        failure((say) => say.outOfMemory),
        english,
        false,
      ).exitCode,
    ).toBe(FAILED);
    expect(explain(new ProblemError({ code: 'x', message: 'Do this.' }), english, false)).toEqual({
      exitCode: 2,
      text: 'Do this.',
    });
  });

  it("shows the library's sentences as they are", () => {
    expect(explain(new RangeError('A seed is a whole number, not 1.5.'), english, false).text).toBe(
      'A seed is a whole number, not 1.5.',
    );
  });

  it('says of anything else that it is unexpected and how to see more, in one line', () => {
    const { exitCode, text } = explain(new TypeError('x is not a function\nat all'), english, false);
    expect(exitCode).toBe(FAILED);
    expect(text).toBe(
      'Something unexpected went wrong: TypeError: x is not a function. This is a mistake of ours; with MINERVE_DEBUG=1 before the command you see where.',
    );
    expect(explain('thrown text', english, false).text).toMatch(/^Something unexpected went wrong: thrown text\./);
  });

  it('shows the trace to those who ask', () => {
    expect(explain(new TypeError('x'), english, true).text).toMatch(/\n\s+at /);
  });

  it("points at the line of a person's own game", () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'c')");
    error.stack = `TypeError: Cannot\n    at Object.play (file:///home/someone/my%20race.mjs:12:5)\n    at PurePosition.play (${new URL('../core/pure.ts', import.meta.url).href}:70:1)`;
    expect(explain(error, english, false).text).toMatch(/^The game failed at my race\.mjs:12:5: TypeError: Cannot read/);
    error.stack = `TypeError: Cannot\n    at PurePosition.play (${new URL('../core/pure.ts', import.meta.url).href}:70:1)\n    at file:///home/someone/race.mjs:1:1`;
    expect(explain(error, english, false).text).toMatch(/^Something unexpected/);
  });
});
