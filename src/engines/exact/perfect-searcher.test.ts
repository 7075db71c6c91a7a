import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, type Position, unwrap, WIN } from '../../core/index.ts';
import { parseGame } from '../../games/index.ts';
import type { Analysis } from '../analysis.ts';
import { lastAnalysis } from '../analysis.ts';
import type { EngineLimits } from '../limits.ts';
import { openEngine } from '../open-engine.ts';
import { PerfectSearcher } from './perfect-searcher.ts';

/** Somebody who asks the perfect player of a game about positions of it. */
function asker(spec: string) {
  const game = unwrap(parseGame(spec));
  const searcher = new PerfectSearcher(game);
  const analyses = (position: Position, limits: EngineLimits = {}, shouldContinue = () => true): Analysis[] => [
    ...searcher.analyse(game.formatPosition(position), limits, { shouldContinue, onInfo: () => {} }),
  ];
  const ask = (position: Position, limits?: EngineLimits) => analyses(position, limits).at(-1) as Analysis;
  const play = (position: Position, move: string) => position.play(unwrap(game.parseMove(move, position)));
  const after = (...moves: string[]) => {
    const position = game.start();
    for (const move of moves) play(position, move);
    return position;
  };
  return { game, analyses, ask, play, after };
}

describe('the perfect player', () => {
  it('never loses tic-tac-toe on either side, against any play', () => {
    const { game, ask, play } = asker('tictactoe');
    let games = 0;
    const goOn = (position: Position, own: number): void => {
      const outcome = position.outcome();
      const moves: number[] = [];
      if (outcome !== undefined) {
        games++;
        expect([game.formatPosition(position), outcome * own >= 0]).toEqual([game.formatPosition(position), true]);
      } else if (position.turn() === own) {
        play(position, ask(position, { level: 10 }).move as string);
        goOn(position, own);
        position.undo();
      } else
        for (const move of moves.slice(0, position.moves(moves, 0))) {
          position.play(move);
          goOn(position, own);
          position.undo();
        }
    };
    goOn(game.start(), MAX);
    goOn(game.start(), -MAX);
    expect(games).toBeGreaterThan(200);
  });

  it('takes the fastest win and holds out as long as it can', () => {
    const { game, ask, play } = asker('nim:3,4,5');
    expect(ask(game.start())).toMatchObject({ move: 'a2', value: WIN - 11, bound: 'exact', final: true });
    const position = game.start();
    let plies = 0;
    for (; position.outcome() === undefined; plies++) play(position, ask(position, { level: 10, seed: plies }).move as string);
    expect(plies).toBe(11);
  });

  it('wins the course’s Nim as soon as its opponent errs', () => {
    const { ask, after } = asker('nim:22');
    expect(ask(after())).toMatchObject({ move: '1', value: WIN - 12 });
    expect(ask(after('1', '1')).move).toBe('3');
  });

  it('gives the exact value of every move, best first, and the expected line', () => {
    const { ask, after } = asker('nim:3,4');
    const { moves = [], pv, lines } = ask(after(), { values: true, lines: 2 });
    expect(moves[0]).toEqual({ move: 'b1', value: WIN - 7, final: true });
    expect(moves).toHaveLength(7);
    expect(moves.slice(1).every(({ value }) => value < 0)).toBe(true);
    expect([pv[0], pv.length]).toEqual(['b1', 7]);
    expect(lines?.map(({ value, pv }) => [value, pv[0]])).toEqual(moves.slice(0, 2).map(({ value, move }) => [value, move]));
  });

  it('plays a random move among equal ones, the same for the same seed, but gives advice without chance', () => {
    const { ask, after } = asker('tictactoe');
    const first = (seed: number) => ask(after(), { level: 10, seed }).move;
    expect(first(4)).toBe(first(4));
    expect(new Set(Array.from({ length: 30 }, (_, seed) => first(seed))).size).toBeGreaterThan(4);
    expect(new Set(Array.from({ length: 30 }, (_, seed) => ask(after(), { seed }).move)).size).toBe(1);
  });

  it('solves once for all reachable positions, and again for others', () => {
    const { analyses, after } = asker('tictactoe');
    const solves = (...moves: string[]) => analyses(after(...moves)).length > 1;
    expect(solves('a1', 'b1', 'a2', 'b2')).toBe(true);
    expect(analyses(after('a1', 'b1', 'a2', 'b2'))[0]).toMatchObject({ move: 'a3', value: WIN - 1 });
    expect(solves('a1')).toBe(true);
    expect(solves('a1', 'b1', 'a2', 'b2')).toBe(false);
    expect(analyses(after('a1'))[0]).toMatchObject({ move: 'b2', value: 0, final: true });
  });

  it('if stopped while solving has a move without a value, and solves the next time', () => {
    const { analyses, ask, after } = asker('connect4:4x4x4');
    const stopped = analyses(after(), {}, () => false).at(-1);
    expect(stopped).toMatchObject({ move: '1', value: -INFINITE, bound: 'lower', stopped: true, final: false });
    expect(ask(after())).toMatchObject({ value: 0, final: true, stopped: false });
  });

  it('has no move once the game is over', () => {
    const { ask, after } = asker('nim:1');
    expect(ask(after('1'), { values: true })).toMatchObject({ move: undefined, moves: [] });
  });
});

describe('openEngine with perfect play', () => {
  it('plays from the solution in its thread, reports progress, and refuses too large a game with a code', async () => {
    const engine = await openEngine('chomp:11x12', { perfect: true });
    try {
      const analyses: Analysis[] = [];
      for await (const analysis of engine.analyse('12,12,12,12,12,12,12,12,12,12,12')) analyses.push(analysis);
      expect(analyses.at(-1)).toMatchObject({ final: true, bound: 'exact', move: expect.any(String) });
      expect(analyses.some(({ progress }) => progress !== undefined && progress.share > 0)).toBe(true);
    } finally {
      engine.close();
    }
    const large = await openEngine('nim:10000,10000,10000', { perfect: true });
    try {
      const think = () => lastAnalysis(large.analyse('10000,10000,10000'));
      await expect(think()).rejects.toMatchObject({ code: 'needs-more-room', args: { megabytes: 1024 } });
      await expect(think()).rejects.toMatchObject({ code: 'needs-more-room' });
    } finally {
      large.close();
    }
  });
});
