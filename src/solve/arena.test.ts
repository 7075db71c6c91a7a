import { describe, expect, it } from 'vitest';
import { DRAW, MAX, MIN, unwrap, WIN } from '../core/index.ts';
import {
  type Arena,
  type ArenaData,
  type ArenaRules,
  arenaFromGraph,
  attractors,
  checkArena,
  doubled,
  graphOf,
  type ImpartialGraph,
  reachable,
} from './index.ts';

/** s (Adam) -> t (Ève) -> end; and alone, which nothing leads to. */
const GOOD: ArenaData = {
  title: 'example',
  names: ['s', 't', 'end', 'alone'],
  owner: [MAX, MIN, MAX, MIN],
  outcome: [undefined, undefined, WIN, undefined],
  offsets: [0, 1, 2, 2, 2],
  targets: [1, 2],
  start: 0,
};

const refusal = (changes: Partial<ArenaData>, rules?: ArenaRules) => {
  const result = arenaFromGraph({ ...GOOD, ...changes }, rules);
  return result.ok ? 'accepted' : result.error;
};

describe('a well-formed arena', () => {
  it('may have positions that nothing reaches; a dead end without an outcome is a draw', () => {
    const arena = unwrap(arenaFromGraph(GOOD));
    expect([arena.size, arena.moves, arena.title, arena.name(3)]).toEqual([4, 2, 'example', 'alone']);
    expect([0, 1, 2, 3].map((p) => arena.outcome(p))).toEqual([undefined, undefined, WIN, DRAW]);
  });

  it('is the same after it went through plain data and JSON', () => {
    const arena = unwrap(arenaFromGraph(GOOD));
    const again = unwrap(arenaFromGraph(JSON.parse(JSON.stringify(graphOf(arena)))));
    expect(graphOf(again)).toEqual(graphOf(arena));
  });

  it('keeps what its start reaches, once where a move comes back to it, and from another start if asked', () => {
    const ring = unwrap(arenaFromGraph({ ...GOOD, offsets: [0, 1, 3, 3, 3], targets: [1, 0, 2] }));
    expect(graphOf(reachable(ring))).toMatchObject({ names: ['s', 't', 'end'], offsets: [0, 1, 3, 3], targets: [1, 0, 2] });
    expect(graphOf(reachable(ring, 1))).toMatchObject({ names: ['t', 's', 'end'], start: 0, targets: [1, 2, 0] });
  });

  it('has owners: the compiler refuses an impartial graph, and its bipartite arena is solved', () => {
    const line: ImpartialGraph = {
      title: 'line',
      size: 2,
      start: 1,
      play: 'normal',
      successors: (p, into) => {
        into[0] = 0;
        return p;
      },
      name: String,
    };
    // @ts-expect-error An impartial graph has no owners.
    expect(() => attractors(line)).toThrow();
    expect([...unwrap(attractors(doubled(line))).winner]).toEqual([MIN, MAX, MAX, MIN]);
  });
});

describe('a malformed arena gets a sentence that names the position', () => {
  it.each<[string, Partial<ArenaData>, string, string, number]>([
    ['a start that is not there', { start: 4 }, 'no-such-start', 'The start is 4, but the positions are 0 to 3.', 4],
    [
      'a move to nowhere',
      { targets: [1, 9] },
      'dangling-move',
      'A move leads from position t to 9, which does not exist: the positions are 0 to 3.',
      1,
    ],
    [
      'a victory that has moves',
      { outcome: [undefined, -WIN, WIN, undefined] },
      'plays-on',
      'Position t is won by Ève, yet it has moves: remove its moves or its outcome.',
      1,
    ],
    [
      'a draw that has moves',
      { outcome: [0, undefined, WIN, undefined] },
      'plays-on',
      'Position s is drawn, yet it has moves: remove its moves or its outcome.',
      0,
    ],
    [
      'a player who moves twice',
      { owner: [MAX, MAX, MIN, MIN] },
      'not-bipartite',
      'The move from s to t leaves Adam to move again: in a bipartite arena the players alternate.',
      0,
    ],
    [
      'a move from a position to itself',
      { targets: [0, 2] },
      'not-bipartite',
      'The move from s to s leaves Adam to move again: in a bipartite arena the players alternate.',
      0,
    ],
  ])('%s', (_, changes, code, message, position) => {
    expect(refusal(changes)).toMatchObject({ code, message, position });
  });

  it.each<[string, Partial<ArenaData>, string]>([
    [
      'a list missing',
      { offsets: undefined as never },
      'An arena needs names, owner, outcome, offsets and targets, each a list, and a start, a number.',
    ],
    [
      'an owner missing',
      { owner: [MAX, MIN, MAX] },
      'There are 4 names, 3 owners and 4 outcomes: each position needs one of each.',
    ],
    [
      'an owner that is not a player',
      { owner: [MAX, 0, MAX, MIN] },
      'Position t is controlled by 0: it needs Adam (1) or Ève (-1).',
    ],
    ['offsets too short', { offsets: [0, 1, 2, 2] }, 'The offsets must be 5 numbers, from 0 to the number of moves, 2.'],
    [
      'offsets that fall',
      { offsets: [0, 2, 1, 2, 2] },
      'The offset of position t is 2: offsets are whole numbers that never fall.',
    ],
    [
      'an outcome that is not a score',
      { outcome: [undefined, undefined, 0.5, undefined] },
      'Position end has a wrong outcome: 0.5 is not an integer: scores are integers, so count in hundredths, say.',
    ],
    [
      'a name that is not a string',
      { names: ['s', 't', 7 as unknown as string, 'alone'] },
      'Position 2 is called 7: a name is a text.',
    ],
    ['a name given twice', { names: ['s', 't', 'end', 't'] }, 'Positions 1 and 3 are both called t: give each its own name.'],
    ['a move that is not a number', { targets: [1, Number.NaN] }, 'Move 1 leads to NaN, which is not the number of a position.'],
  ])('%s', (_, changes, message) => {
    expect(refusal(changes)).toMatchObject({ message });
  });

  it('where it has no positions at all', () => {
    expect(refusal({ names: [], owner: [], outcome: [], offsets: [0], targets: [] })).toMatchObject({
      code: 'no-positions',
      message: 'The arena has no positions: it needs one at least, the start.',
    });
  });

  it('unless its rules let a player move twice', () => {
    expect(refusal({ owner: [MAX, MAX, MIN, MIN] }, { bipartite: false })).toBe('accepted');
  });

  it('and so do generated arenas, with wrong owners, outcomes and directions', () => {
    const good = unwrap(arenaFromGraph(GOOD));
    const arena = (changes: Partial<Arena>): Arena => ({
      title: 'generated',
      size: 4,
      start: 0,
      owner: (p) => good.owner(p),
      outcome: (p) => good.outcome(p),
      successors: (p, into) => good.successors(p, into),
      name: (p) => good.name(p),
      ...changes,
    });
    expect(checkArena(arena({})).ok).toBe(true);
    expect(checkArena(arena({ owner: () => 0 as never }))).toMatchObject({ error: { code: 'bad-owner', position: 0 } });
    expect(checkArena(arena({ outcome: () => Number.NaN }))).toMatchObject({ error: { code: 'bad-outcome', position: 0 } });
    expect(checkArena(arena({ descending: true }))).toMatchObject({
      error: {
        code: 'leads-upwards',
        message: 'The move from s (0) to t (1) leads upwards, though the arena says that none does.',
      },
    });
  });
});
