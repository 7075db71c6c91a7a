import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { strongest } from '../engines/index.ts';
import { parseGame } from '../games/index.ts';
import { planSearch } from './plan.ts';
import { explain } from './problems.ts';

const position = unwrap(parseGame('tictactoe')).start();
const plan = (flags: Record<string, string | true>) => planSearch(position, { positionals: [], flags });
const complaint = (flags: Record<string, string | true>) => {
  try {
    plan(flags);
  } catch (thrown) {
    const { exitCode, text } = explain(thrown, 'en', false);
    return `${exitCode} ${text}`;
  }
  return 'none';
};

describe('planSearch', () => {
  it('without options: the strongest composition, for a second', () => {
    expect(plan({})).toEqual({ settings: strongest(position), limits: { time: 1000 }, idle: [] });
  });

  it('without an algorithm, a limit replaces the second', () => {
    expect(plan({ depth: '4' }).limits).toEqual({ depth: 4, time: undefined, nodes: undefined });
    expect(plan({ nodes: '5000', q: '2' }).settings).toEqual({ ...strongest(position), q: 2 });
  });

  it('with an algorithm: that one alone, in one tree', () => {
    expect(plan({ algorithm: 'alphabeta', depth: '6' }).settings).toEqual({ algorithm: 'alphabeta', deepening: false });
    expect(plan({ algorithm: 'alphabeta' }).limits).toEqual({ depth: undefined, time: undefined, nodes: undefined });
  });

  it('a limit that may stop a search in the middle of a tree turns deepening on', () => {
    expect(plan({ algorithm: 'alphabeta', time: '100' }).settings.deepening).toBe(true);
    expect(plan({ algorithm: 'alphabeta', nodes: '100' }).settings.deepening).toBe(true);
    expect(plan({ algorithm: 'alphabeta', depth: '4', deepen: true }).settings.deepening).toBe(true);
  });

  it('an aspiration window is part of the composition, and turns deepening on', () => {
    expect(plan({ algorithm: 'negascout', depth: '4', aspiration: '5' }).settings).toEqual({
      algorithm: 'negascout',
      aspiration: 5,
      deepening: true,
    });
    expect(complaint({ aspiration: '0' })).toMatch(/^2 --aspiration is "0"/);
    expect(complaint({ algorithm: 'aspiration' })).toMatch(/^2 .*for example --algorithm negascout --aspiration 10/);
  });

  it('names the parts of the ordering that the search does not use', () => {
    const order = 'previous,hash,killer,history';
    expect(plan({ algorithm: 'alphabeta-soft', depth: '4', order }).idle.map(({ part }) => part)).toEqual(['hash', 'previous']);
    expect(plan({ algorithm: 'alphabeta-soft', depth: '4', order, deepen: true, 'table-mb': '1' }).idle).toEqual([]);
    expect(plan({ algorithm: 'mtdf', depth: '4', order: 'hash' }).idle).toEqual([]);
  });

  it("refuses what an algorithm cannot do in the library's words, as wrong usage", () => {
    expect(complaint({ algorithm: 'minimax2', depth: '3', 'table-mb': '4' })).toMatch(
      /^2 This algorithm has no memory: remove --table-mb, or /,
    );
    expect(complaint({ algorithm: 'minmax', depth: '3' })).toMatch(
      /^2 --algorithm: there is no "minmax". Did you mean minimax\?/,
    );
    expect(complaint({ order: 'killers' })).toBe(
      '2 --order: there is no "killers". Did you mean killer? There are: previous, hash, killer, history.',
    );
    expect(complaint({ 'table-mb': '0' })).toBe('2 --table-mb is "0": give a whole number in plain digits, from 1 to 2048.');
    expect(complaint({ q: '0' })).toMatch(/^2 --q is "0"/);
  });
});
