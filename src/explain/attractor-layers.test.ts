import { describe, expect, it } from 'vitest';
import { legalMoves, MAX, MIN, type Player, Random, unwrap } from '../core/index.ts';
import { randomArena } from '../fixtures/index.ts';
import { say } from '../i18n/index.ts';
import { outcomeOf, ownerOf } from '../model/index.ts';
import { type Arena, attractors, type Digraph, doubled, textbookSets } from '../solve/index.ts';
import type { Reason, SolvedGraph } from './attractor-layers.ts';
import {
  AttractorLayers,
  arenaPresets,
  changeSentence,
  changes,
  MOST_VERTICES,
  openArena,
  parseArenaSource,
  reasonSentence,
  sourceFields,
} from './index.ts';

/** One vertex more than a page solves. */
const LONG = Array.from({ length: MOST_VERTICES }, (_, v) => `${v} -> ${v + 1}`)
  .join('\n')
  .concat(`\n${MOST_VERTICES} ->`);

const preset = (name: string) => unwrap(openArena({ kind: 'preset', preset: name }));

/** The course's sets, by its own definition; of an impartial graph those of Adam to move, in its bipartite arena. */
function definition({ arena }: SolvedGraph): Record<Player, Set<number>[]> {
  if (arena.owner !== undefined) return { 1: sets(arena, MAX), [-1]: sets(arena, MIN) } as Record<Player, Set<number>[]>;
  const whole = doubled(arena);
  const ofAdam = (list: Set<number>[]) => list.map((set) => new Set([...set].filter((p) => p % 2 === 0).map((p) => p / 2)));
  return { 1: ofAdam(sets(whole, MAX)), [-1]: ofAdam(sets(whole, MIN)) } as Record<Player, Set<number>[]>;
}

function sets(arena: Arena, player: Player): Set<number>[] {
  return [...textbookSets(arena, player)].map((set) => new Set(set));
}

const at = (list: readonly Set<number>[], n: number): Set<number> => (n < 0 ? new Set() : (list[n] ?? list[list.length - 1]));

/** Whether a play can go on for ever: one of as many moves as there are vertices has been somewhere twice. */
function canGoOn(arena: Digraph): boolean {
  let reached = new Set(Array.from({ length: arena.size }, (_, v) => v));
  for (let i = 0; i < arena.size; i++) {
    const next: number[] = [];
    reached = new Set([...reached].flatMap((v) => next.slice(0, arena.successors(v, next))));
  }
  return reached.size > 0;
}

/** Why a reason does not hold, judged by the definition alone; undefined if it holds. */
function wrong(grown: SolvedGraph, stage: number, reason: Reason): string | undefined {
  const { arena } = grown;
  const truth = definition(grown);
  const plain = grown.graph === 'plain';
  const { vertex } = reason;
  const next: number[] = [];
  const successors = [...new Set(next.slice(0, arena.successors(vertex, next)))];
  const mover = ownerOf(arena, vertex);
  const set = (player: Player, n: number) => at(truth[player], n);
  /** The player's set, as it is called after a move. */
  const after = (player: Player, n: number) => set(plain ? (-player as Player) : player, n);
  const member = set(MAX, stage).has(vertex) ? MAX : set(MIN, stage).has(vertex) ? MIN : 0;
  const all = new Set([...truth[MAX], ...truth[MIN]].flatMap((s) => [...s]));
  const same = (a: readonly number[], b: readonly number[]) => JSON.stringify(a) === JSON.stringify(b);
  switch (reason.why) {
    case 'victory':
      return set(reason.player, 0).has(vertex) && Math.sign(outcomeOf(arena, vertex) ?? 0) === reason.player
        ? undefined
        : 'no victory';
    case 'some-move': {
      if (reason.player !== member || member !== mover) return 'not the mover’s';
      if (set(member, reason.rank - 1).has(vertex) || !set(member, reason.rank).has(vertex)) return 'another rank';
      const into = successors.filter((to) => after(mover, reason.rank - 1).has(to));
      if (!into.includes(reason.to) || !same(into, reason.moves)) return 'not into the set';
      const idle = successors.filter((to) => after(mover, stage).has(to) && !into.includes(to));
      return same(reason.idle, canGoOn(arena) ? idle : []) ? undefined : 'other idle moves';
    }
    case 'all-moves': {
      if (reason.player !== member || member === mover) return 'not the other’s';
      if (set(member, reason.rank - 1).has(vertex) || !set(member, reason.rank).has(vertex)) return 'another rank';
      const into = after(member, reason.rank - 1);
      if (!same(successors, reason.moves) || successors.length === 0) return 'not all moves';
      if (!successors.every((to) => into.has(to))) return 'not into the set';
      return same(
        reason.last,
        successors.filter((to) => !after(member, reason.rank - 2).has(to)),
      )
        ? undefined
        : 'not the last';
    }
    case 'ended':
      return successors.length === 0 && (outcomeOf(arena, vertex) ?? 0) === 0 ? undefined : 'goes on';
    case 'draw': {
      if (all.has(vertex) || reason.mover !== mover) return 'no draw';
      const lost = after(-mover as Player, 1e9);
      if (
        !same(
          reason.losing,
          successors.filter((to) => lost.has(to)),
        )
      )
        return 'other losing moves';
      return same(
        reason.moves,
        successors.filter((to) => !all.has(to)),
      ) && reason.moves.length > 0
        ? undefined
        : 'not outside';
    }
    case 'not-yet': {
      if (member !== 0 || reason.stage !== stage || reason.mover !== mover) return 'in a set';
      if (successors.some((to) => after(mover, stage - 1).has(to))) return 'a move wins';
      const outside = successors.filter((to) => !after(-mover as Player, stage - 1).has(to));
      return same(outside, reason.outside) && outside.length > 0 ? undefined : 'not outside';
    }
  }
}

/** Every claim at every vertex and stage. */
function faults(grown: SolvedGraph): string[] {
  const layers = new AttractorLayers(grown);
  const truth = definition(grown);
  const found: string[] = [];
  for (let stage = 0; stage <= layers.end + 1; stage++) {
    for (const player of [MAX, MIN] as const) {
      if (layers.setAt(player, stage).join() !== [...at(truth[player], stage)].sort((a, b) => a - b).join())
        found.push(`set ${stage}`);
      const fresh = layers.setAt(player, stage).filter((v) => !at(truth[player], stage - 1).has(v));
      if (layers.newAt(player, stage).join() !== fresh.join()) found.push(`new ${stage}`);
    }
    for (let v = 0; v < grown.arena.size; v++) {
      const why = wrong(grown, stage, layers.reasonAt(v, stage));
      if (why !== undefined) found.push(`${grown.arena.name(v)} at ${stage}: ${why}`);
    }
  }
  return found;
}

const names = (grown: SolvedGraph, vertices: readonly number[]) => vertices.map((v) => grown.arena.name(v)).sort();

describe('the layers of attractors', () => {
  it('is that of the course for Chomp 2x2', () => {
    const source = preset('004-chomp-2x2');
    const layers = new AttractorLayers(source);
    const grown = (player: Player) =>
      Array.from({ length: layers.last[player] + 1 }, (_, n) => names(source, layers.setAt(player, n)));
    expect(grown(MAX)).toEqual([
      ['4_e'],
      ['1_a', '3_a', '4_e'],
      ['1_a', '2_e', '3_a', '4_e'],
      ['0_a', '1_a', '2_e', '3_a', '4_e'],
    ]);
    expect(grown(MIN)).toEqual([['4_a'], ['1_e', '3_e', '4_a']]);
    expect(layers.end).toBe(4);
    const plain = preset('004-chomp-2x2-plain');
    // Example 7: 0, 1, 3 are winning, 2 and 4 losing.
    expect(names(plain, new AttractorLayers(plain).setAt(MAX, 9))).toEqual(['0', '1', '3']);
    expect(names(plain, new AttractorLayers(plain).setAt(MIN, 9))).toEqual(['2', '4']);
  });

  it.each(arenaPresets.map(({ name }) => name))('of %s is the definition’s, and every reason holds', (name) => {
    expect(faults(preset(name))).toEqual([]);
  });

  it('is the definition’s on 500 random arenas, and every reason holds', () => {
    const random = new Random(15);
    for (let i = 0; i < 500; i++) {
      const arena = randomArena(random, { size: random.between(1, 12), degree: 3, bipartite: i % 2 === 0 });
      expect(faults({ arena, solution: unwrap(attractors(arena)), graph: 'given' })).toEqual([]);
    }
  });

  it('has reasons that fail the check when they are altered', () => {
    const source = preset('004-chomp-2x2');
    const layers = new AttractorLayers(source);
    const v = (name: string) => Array.from({ length: source.arena.size }, (_, p) => source.arena.name(p)).indexOf(name);
    const reason = layers.reasonAt(v('2_e'), 2);
    expect(wrong(source, 2, reason)).toBeUndefined();
    expect(wrong(source, 2, { ...reason, moves: [v('1_a')] } as Reason)).toBe('not all moves');
    expect(wrong(source, 2, { ...reason, rank: 3 } as Reason)).toBe('another rank');
    expect(wrong(source, 2, { ...layers.reasonAt(v('0_a'), 3), to: v('1_e') } as Reason)).toBe('not the mover’s');
    expect(wrong(source, 3, { ...layers.reasonAt(v('0_a'), 3), to: v('1_e') } as Reason)).toBe('not into the set');
    expect(wrong(source, 1, { ...layers.reasonAt(v('2_e'), 1), outside: [] } as Reason)).toBe('not outside');
    expect(wrong(source, 0, layers.reasonAt(v('2_e'), 1))).toBe('in a set');
  });

  it('is explained in sentences, in both languages', () => {
    const reason = (name: string, vertex: string, stage: number, language: 'en' | 'fr' = 'en') => {
      const source = preset(name);
      const v = Array.from({ length: source.arena.size }, (_, p) => source.arena.name(p)).indexOf(vertex);
      return say(reasonSentence(new AttractorLayers(source).reasonAt(v, stage), source), language);
    };
    expect(reason('004-chomp-2x2', '4_e', 0)).toBe('A victory of Adam: it is in Aₐ⁰.');
    expect(reason('004-chomp-2x2', '0_a', 3)).toBe('Adam can move to 2ₑ, which is in Aₐ².');
    expect(reason('004-chomp-2x2', '0_a', 3, 'fr')).toBe('Adam peut jouer vers 2ₑ, qui est dans Aₐ².');
    expect(reason('004-chomp-2x2', '2_e', 2)).toBe('All moves of Ève (1ₐ and 3ₐ) lead into Aₐ¹.');
    expect(reason('004-chomp-2x2', '2_e', 2, 'fr')).toBe('Tous les coups d’Ève (1ₐ et 3ₐ) mènent dans Aₐ¹.');
    expect(reason('004-chomp-2x2', '2_e', 0, 'fr')).toBe('Pas une victoire : c’est à Ève de jouer.');
    expect(reason('004-example', '0', 1)).toBe(
      'Not yet in Aₑ¹: Adam can still move to 1 or 3, outside Aₑ⁰. And no move leads into Aₐ⁰.',
    );
    expect(reason('004-example', '0', 3, 'fr')).toBe(
      'Adam peut toujours rester hors de l’attracteur d’Ève par 1, et aucun coup ne mène dans celui d’Adam : nulle.',
    );
    expect(reason('004-example', '2', 0)).toBe('No move, and no victory: a draw.');
    expect(reason('004-chomp-2x2-plain', '2', 2, 'fr')).toBe('Tous les coups (1 et 3) mènent dans G¹ : l’autre joueur gagne.');
    expect(reason('004-chomp-2x2-plain', '0', 3)).toBe('There is a move to 2, which is in L²: the other player loses there.');
    expect(reason('004-chomp-2x2-plain', '4', 3)).toBe('No move is left: who is to move has lost. The position is in L⁰.');
  });

  it('agrees with the number of moves that it lists', () => {
    const drawn = unwrap(openArena({ kind: 'text', text: '0 -> 1 2; 1 -> 0; 2 -> 0; start: 0', graph: 'plain' }));
    const reason = (vertex: number, stage: number, language: 'en' | 'fr') =>
      say(reasonSentence(new AttractorLayers(drawn).reasonAt(vertex, stage), drawn), language);
    expect(reason(0, 9, 'en')).toBe('1 and 2 keep the draw, and no move leads to a losing position.');
    expect(reason(0, 9, 'fr')).toBe('1 et 2 gardent la nulle, et aucun coup ne mène à une position perdante.');
    expect(reason(1, 9, 'fr')).toBe('0 garde la nulle, et aucun coup ne mène à une position perdante.');
    const chomp = preset('004-chomp-2x2-plain');
    const first = chomp.arena.start;
    const notYet = (language: 'en' | 'fr') => say(reasonSentence(new AttractorLayers(chomp).reasonAt(first, 1), chomp), language);
    expect(notYet('en')).toBe('Not yet in L¹: 1, 2, and 3 are still outside W⁰. And no move leads into L⁰.');
    expect(notYet('fr')).toBe('Pas encore dans P¹ : 1, 2 et 3 sont encore hors de G⁰. Et aucun coup ne mène dans P⁰.');
  });

  it('distinguishes moves that stay won from moves that make progress', () => {
    const open = (text: string, graph?: 'plain') => unwrap(openArena({ kind: 'text', text, ...(graph && { graph }) }));
    const reason = (source: SolvedGraph, stage: number, language: 'en' | 'fr') =>
      say(reasonSentence(new AttractorLayers(source).reasonAt(0, stage), source), language);
    const loop = open('0 -> 0 1; turns: free; adam: 0 1; win adam: 1; start: 0');
    expect(reason(loop, 1, 'en')).toBe('Adam can move to 1, which is in Aₐ⁰. A move to 0 keeps the win, but makes no progress.');
    expect(reason(loop, 1, 'fr')).toBe(
      'Adam peut jouer vers 1, qui est dans Aₐ⁰. Jouer vers 0 reste gagnant, mais ne rapproche pas de la victoire.',
    );
    const round = open('0 -> 1 2 3; 2 -> 0; 3 -> 0; turns: free; adam: 0 1 2 3; win adam: 1; start: 0');
    expect(reason(round, 1, 'en')).toBe('Adam can move to 1, which is in Aₐ⁰.');
    expect(reason(round, 2, 'en')).toBe(
      'Adam can move to 1, which is in Aₐ⁰. A move to 2 or 3 keeps the win, but makes no progress.',
    );
    const plain = open('0 -> 1 2; 1 ->; 2 -> 3; 3 -> 0; start: 0', 'plain');
    expect(reason(plain, 9, 'en')).toMatch(/^There is a move to 1, which is in L⁰: the other player loses there\./);
  });

  it('says what an edit changes, vertex by vertex', () => {
    const open = (text: string) => unwrap(openArena({ kind: 'text', text }));
    const before = open('0 -> 1; 1 -> 2 3; win adam: 2; win eve: 3; start: 0');
    const after = open('0 -> 1; 1 -> 2; win adam: 2; draw: 4; start: 0');
    expect(changes(before, after).map((change) => say(changeSentence(change), 'en'))).toEqual([
      '0: Ève wins, rank 2, now Adam wins, rank 2.',
      '1: Ève wins, rank 1, now Adam wins, rank 1.',
      '4 is new: a draw.',
      '3 is gone (before: Ève wins, rank 0).',
    ]);
    expect(changes(after, after)).toEqual([]);
  });
});

describe('a source of arenas', () => {
  it('is what its fields in a link say', () => {
    for (const source of [
      ...arenaPresets.map(({ source }) => source),
      { kind: 'preset', preset: 'ring' },
      { kind: 'game', game: 'nim:9', from: '5', moves: ['1', '2'] },
    ] as const)
      expect(unwrap(parseArenaSource(new Map(sourceFields(source))))).toEqual(source);
  });

  it('is any small game, from any position, with the game’s own position at each vertex', () => {
    const game = unwrap(openArena({ kind: 'game', game: 'tictactoe', moves: ['a1', 'b2', 'c3', 'a3'] }));
    expect([game.graph, game.arena.size > 50, game.alternates]).toEqual(['game', true, true]);
    const nim = unwrap(openArena({ kind: 'game', game: 'nim:5', graph: 'doubled' }));
    for (const source of [nim, preset('004-chomp-2x2'), preset('004-chomp-2x3-plain'), game]) {
      const at = source.positionAt as NonNullable<typeof source.positionAt>;
      for (let v = 0; v < source.arena.size; v++) {
        const position = at(v);
        if (source.graph !== 'plain') expect(position.turn()).toBe(source.arena.owner(v));
        // The poison of Chomp, which the arena never eats, is one move more.
        const moves = position.outcome() === undefined ? legalMoves(position).length : 0;
        expect(moves).toBe(source.arena.successors(v, []) + source.extraPlies);
      }
    }
  });

  it.each([
    [{ kind: 'game', game: 'chomp:13x13' }, 'arena-too-large'],
    [{ kind: 'game', game: 'connect4' }, 'arena-too-large'],
    [{ kind: 'game', game: 'tictactoe', graph: 'plain' }, 'not-impartial'],
    [{ kind: 'game', game: 'tictactoe', moves: ['a1', 'a1'] }, 'move-on-the-way'],
    [{ kind: 'preset', preset: 'nowhere' }, 'no-such-arena'],
    [{ kind: 'text', text: LONG }, 'arena-too-large'],
    [{ kind: 'text', text: LONG, graph: 'plain' }, 'arena-too-large'],
  ] as const)('is refused where it is none: %#', (source, code) => {
    const opened = openArena(source);
    expect(opened.ok ? '' : opened.error.code).toBe(code);
  });
});
