import { availableParallelism } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { CompiledSearcher } from './compiled-searcher.ts';
import { Connect4Searcher } from './connect4/searcher.ts';
import { GeneralSearcher } from './general-searcher.ts';
import { LEVELS, levelsOf, openEngine } from './index.ts';
import type { Searcher, SearcherOptions } from './searcher.ts';
import { openSearcher } from './searchers.ts';

describe('The searcher of a game', () => {
  const opened: Searcher[] = [];
  afterAll(() => {
    for (const searcher of opened) searcher.close();
  });
  const kindOf = async (spec: string, options: SearcherOptions = {}) => {
    const searcher = await openSearcher(spec, { hashMb: 1, book: false, ...options });
    opened.push(searcher);
    return searcher.constructor;
  };

  it('is its solver on the board that this one solves, its compiled search, or the general searches', async () => {
    expect(await kindOf('connect4')).toBe(Connect4Searcher);
    expect(await kindOf('connect4:7x6x4')).toBe(Connect4Searcher);
    expect(await kindOf('connect4:7x6x4:alignments')).toBe(GeneralSearcher);
    expect(await kindOf('connect4:5x4x4')).toBe(GeneralSearcher);
    expect(await kindOf('othello:6x6')).toBe(CompiledSearcher);
    expect(await kindOf('breakthrough')).toBe(GeneralSearcher);
  });

  it('is a general search if one is requested', async () => {
    const search = { algorithm: 'alphabeta', deepening: true } as const;
    expect(await kindOf('connect4', { search })).toBe(GeneralSearcher);
    expect(await kindOf('othello', { search })).toBe(GeneralSearcher);
  });

  it('has one thread by default, and a solver as many as there are processors, up to four', async () => {
    for (const [spec, threads] of [
      ['othello', 1],
      ['connect4:5x4x4', 1],
      ['connect4', Math.min(4, availableParallelism())],
    ] as const) {
      const engine = await openEngine(spec, { hashMb: 1, book: false });
      expect(engine.threads, spec).toBe(threads);
      engine.close();
    }
  });
});

describe('The levels of a game', () => {
  const first = (name: string) => [levelsOf(name)[0].depth, levelsOf(name)[0].margin];

  it('are those of its row, for all its variants; the levels of a solver are only for the variant it solves', () => {
    expect(first('connect4')).toEqual([1, 8]);
    expect(levelsOf('connect4:5x4x4')).toBe(LEVELS);
    expect(levelsOf('connect4:7x6x4:alignments')).toBe(LEVELS);
    expect(first('othello')).toEqual([1, 20]);
    expect(levelsOf('othello:6x6')).toBe(levelsOf('othello'));
    expect(first('draughts:souffler')).toEqual([1, 110]);
    expect(levelsOf('draughts:english')).toBe(levelsOf('draughts:souffler'));
  });

  it('are the default ones if it has none of its own', () => {
    for (const name of ['chess', 'tictactoe', 'nim:3,4,5', 'race to 21', 'constructor']) expect(levelsOf(name)).toBe(LEVELS);
  });
});
