import { describe, expect, it } from 'vitest';
import { MAX, MIN, type Player, Random, unwrap } from '../core/index.ts';
import { randomArena } from '../fixtures/index.ts';
import { say } from '../i18n/index.ts';
import { attractors } from '../solve/index.ts';
import type { SolvedGraph } from './attractor-layers.ts';
import { beginPlay, endingSentence, moveTo, openArena, remarkOn, replies, takeBack, turnAt } from './index.ts';

const preset = (name: string) => unwrap(openArena({ kind: 'preset', preset: name }));

/** A play in which the person moves at random, from a vertex to its end; who has won. */
function playedOut(grown: SolvedGraph, start: number, person: Player, random: Random): { winner: Player | 0; plies: number } {
  let play = replies(grown, beginPlay(start, person));
  for (;;) {
    const turn = turnAt(grown, play);
    if (turn.to === 'nobody') return { winner: turn.ending.winner, plies: play.path.length - 1 };
    if (turn.to === 'strategy') throw new Error('The strategy has not replied.');
    play = replies(grown, moveTo(grown, play, random.pick([...turn.moves])));
  }
}

describe('a play against the strategy', () => {
  it('is never lost by the strategy from a won or drawn position, and won within the rank', () => {
    const random = new Random(7);
    const arenas: SolvedGraph[] = [
      preset('004-chomp-2x3'),
      preset('004-chomp-2x2-plain'),
      preset('004-chomp-2x3-plain'),
      preset('ring'),
    ];
    for (let i = 0; i < 60; i++) {
      const arena = randomArena(random, { size: 10, degree: 3, bipartite: i % 2 === 0 });
      arenas.push({ arena, solution: unwrap(attractors(arena)), graph: 'given' });
    }
    let won = 0;
    for (const grown of arenas)
      for (let start = 0; start < grown.arena.size; start++)
        for (const person of [MAX, MIN] as const) {
          const { winner, plies } = playedOut(grown, start, person, random);
          const due = grown.solution.winner[start];
          if (due !== -person) {
            if (due === 0) expect(winner === -person || winner === 0).toBe(true);
            continue;
          }
          expect(winner).toBe(-person);
          expect(plies).toBeLessThanOrEqual(grown.solution.rank[start]);
          won++;
        }
    expect(won).toBeGreaterThan(100);
  });

  it('is explained: who has won, a draw without end, a win that was given away', () => {
    const chomp = preset('004-chomp-2x2');
    const v = (name: string) => Array.from({ length: chomp.arena.size }, (_, p) => chomp.arena.name(p)).indexOf(name);
    const begun = replies(chomp, beginPlay(v('0_a'), MAX));
    expect(begun.path).toEqual([v('0_a')]);
    const wrong = moveTo(chomp, begun, v('1_e'));
    expect(say(remarkOn(chomp, wrong) as never, 'en')).toBe('That move gave the win away: 0ₐ was won, 1ₑ is not.');
    const over = replies(chomp, wrong);
    const turn = turnAt(chomp, over);
    expect(turn).toMatchObject({ to: 'nobody', ending: { winner: MIN, why: 'victory' } });
    expect(turn.to === 'nobody' && say(endingSentence(chomp, over, turn.ending), 'fr')).toBe('Ève a gagné.');
    expect(takeBack(chomp, over)).toEqual(begun);
    expect(moveTo(chomp, begun, v('4_e'))).toBe(begun);
    expect(remarkOn(chomp, moveTo(chomp, begun, v('2_e')))).toBeUndefined();
    const loop = unwrap(openArena({ kind: 'text', text: '0 -> 0 1; turns: free; adam: 0 1; win adam: 1; start: 0' }));
    const idle = moveTo(loop, beginPlay(0, MAX), 0);
    expect(say(remarkOn(loop, idle) as never, 'en')).toBe('That move stays won and makes no progress: the rank was 1, and is 1.');
    expect(remarkOn(loop, moveTo(loop, idle, 1))).toBeUndefined();
    const ring = preset('ring');
    let round = replies(ring, beginPlay(ring.arena.start, MAX));
    for (let i = 0; i < 20; i++) {
      const now = turnAt(ring, round);
      if (now.to !== 'person') break;
      round = replies(ring, moveTo(ring, round, now.moves[0]));
    }
    const end = turnAt(ring, round);
    expect(end).toMatchObject({ to: 'nobody', ending: { winner: 0, why: 'repetition' } });
    expect(end.to === 'nobody' && say(endingSentence(ring, round, end.ending), 'en')).toMatch(
      /^a has come back for the third time/,
    );
  });
});
