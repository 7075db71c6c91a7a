import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/index.ts';
import { evaluationFigures } from '../../games/index.ts';
import { figureAddress, figureOf, parseEvaluateAddress } from './address.ts';
import { evaluateAddress } from './link.ts';

describe('the address of an evaluation', () => {
  it('carries position, moves, heuristic and table, and is read as it is written', () => {
    for (const address of [
      '#/evaluate?game=connect4&from=...xo../.xoox../oxoxoxo:min&heuristic=table',
      '#/evaluate?game=chess&moves=e4_e5_Nf3&heuristic=course',
      '#/evaluate?game=tictactoe&moves=b2_a1&table=2_1_2_/_1_3_1_/_2_1_2',
      '#/evaluate?game=othello:6x6',
      '#/evaluate?game=connect4&heuristic=alignments_long=5&against=table=1_columns=7654321&depth=3&games=10&seed=7',
    ])
      expect(evaluateAddress(unwrap(parseEvaluateAddress(address)))).toBe(address);
  });

  it('takes the heuristic from the name of a game, as other pages have it', () => {
    const view = unwrap(parseEvaluateAddress('#/evaluate?game=connect4:heuristic=alignments_long=5&moves=4'));
    expect(evaluateAddress(view)).toBe('#/evaluate?game=connect4&moves=4&heuristic=alignments_long=5');
  });

  it('plays with the usual depth, games and seed where a link has none that can be', () => {
    const view = unwrap(parseEvaluateAddress('#/evaluate?game=connect4&against=table&depth=99&games=x&seed=-1'));
    expect(view.duel).toEqual({ against: 'table', depth: 2, games: 20, seed: 1 });
  });

  it('without a game is the first figure; figures know themselves', () => {
    expect(figureOf(unwrap(parseEvaluateAddress('#/evaluate')))).toBe(evaluationFigures[0]);
    for (const figure of evaluationFigures) {
      const view = unwrap(parseEvaluateAddress(figureAddress(figure)));
      expect(figureOf(view)).toBe(figure);
      expect(figureOf({ ...view, table: '1' })).toBeUndefined();
    }
  });

  it('is two people’s, whatever seats the link names, and has only the moves that are on the board', () => {
    const view = unwrap(parseEvaluateAddress('#/evaluate?game=connect4&moves=4_4_3&at=1&max=7'));
    expect([view.match.max, view.match.min]).toEqual([{ who: 'person' }, { who: 'person' }]);
    expect(evaluateAddress(view)).toBe('#/evaluate?game=connect4&moves=4');
  });

  it('refuses what was cut off', () => {
    expect(parseEvaluateAddress('#/evaluate?game=%').ok).toBe(false);
  });
});
