import { describe, expect, it } from 'vitest';
import { MAX, unwrap } from '../core/index.ts';
import { parseGame } from '../games/index.ts';
import { attractors, explore, readSolution, writeSolution } from '../solve/index.ts';
import { type ArenaSource, arenaPresets, checkCertificate, checkEdited, openArena, renamed, writeCertificate } from './index.ts';

describe('a solution file of an arena', () => {
  it.each<[string, ArenaSource, 'rules' | 'file']>([
    ...arenaPresets.map(
      ({ name, source }) => [name, source, source.kind === 'game' ? 'rules' : 'file'] as [string, ArenaSource, 'rules'],
    ),
    ['Nim from a position', { kind: 'game', game: 'nim:9', moves: ['1', '2'] }, 'rules'],
    ['tic-tac-toe from a position', { kind: 'game', game: 'tictactoe', moves: ['a1', 'b2', 'c3', 'a3'] }, 'rules'],
    ['a drawing', { kind: 'drawn', drawn: '0,1,2,a*:1;1,3,4,a+' }, 'file'],
    ['a game that counts points', { kind: 'game', game: 'tree:[[6,7],[2,8]]' }, 'rules'],
  ])('of %s is written, read and right', (_, source, by) => {
    const opened = unwrap(openArena(source));
    const checked = unwrap(checkCertificate(unwrap(writeCertificate(opened))));
    expect(checked.by).toBe(by);
    if (opened.graph === 'plain') expect(checked.source.graph).toBe('doubled');
    else expect([checked.positions, checked.moves]).toEqual([opened.arena.size, opened.moves]);
    const start = (of: typeof opened) => [of.solution.winner[of.arena.start], of.solution.rank[of.arena.start]];
    expect(start(checked.source)).toEqual(start(opened));
  });

  it('is refused, with the reason, if it is cut off, edited, forged or of an unknown game', () => {
    const text = unwrap(writeCertificate(unwrap(openArena({ kind: 'preset', preset: '004-chomp-2x2' }))));
    const code = (given: string) => {
      const checked = checkCertificate(given);
      return checked.ok ? 'ok' : checked.error.code;
    };
    expect(code(text)).toBe('ok');
    expect(code(text.slice(0, 150))).toBe('truncated');
    expect(code(text.replace('+ 3', '+ 5'))).toBe('edited');
    expect(code('hello')).toBe('not-a-solution');
    const { solution } = unwrap(readSolution(text));
    expect('winner' in solution && [...solution.winner]).toContain(MAX);
    const other = unwrap(openArena({ kind: 'text', text: '0 -> 1; win adam: 1; start: 0' }));
    const forged = unwrap(writeSolution(other.arena, other.solution, {})).replace('"title":"graph"', '"title":"race"');
    expect(code(forged)).toBe('edited');
    const race = renamed(other.arena, 'race', (v) => other.arena.name(v));
    const strange = unwrap(writeSolution(race, other.solution));
    expect(code(strange)).toBe('certificate-of-no-game');
  });

  it('that was edited is still checked vertex by vertex: the broken rule is named, or that nothing is broken', () => {
    const text = unwrap(writeCertificate(unwrap(openArena({ kind: 'preset', preset: '004-chomp-2x2' }))));
    const verdict = (given: string) => {
      const checked = checkEdited(given);
      return checked?.ok === false ? checked.error.message : checked?.ok;
    };
    expect(verdict(text)).toBeUndefined();
    expect(verdict(text.replace('+ 3', '+ 5'))).toBe('Position 0_a: its rank is 5, but the strategy moves to rank 2, not 4.');
    expect(verdict(text.replace(/end ......../, 'end 00000000'))).toBe(true);
    // A line that cannot be parsed is not checked.
    expect(verdict(text.replace('+ 3', 'x 3'))).toBeUndefined();
  });

  it('that a program wrote of Chomp as it explores it is checked as well', () => {
    const arena = unwrap(explore(unwrap(parseGame('chomp:2x2'))));
    const checked = unwrap(checkCertificate(unwrap(writeSolution(arena, unwrap(attractors(arena))))));
    expect([checked.positions, checked.source.graph]).toEqual([10, 'game']);
  });
});
