import { MAX, MIN, opponent, type Player } from '../core/index.ts';
import type { ArenaLayers } from '../explain/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import { graphOf, type Solution } from '../solve/index.ts';
import { sentence } from './arena-words.ts';
import { exerciseArena, isInstructive, nameOf, playerName, setText, solvedSource, vertexNamed, verticesWith } from './arenas.ts';
import { type Answer, type ExerciseKind, type Level, type Marking, marking, type Remark } from './exercise.ts';
import { equations, surplus } from './fields.ts';

/** A question for a winning strategy of a player. */
interface AskedStrategy {
  readonly layers: ArenaLayers;
  readonly player: Player;
  /** The player's own vertices in the attractor, without victories. */
  readonly domain: readonly number[];
}

/** The course's f: the vertex to move to, by the vertex to move from. */
type Strategy = ReadonlyMap<number, number>;

export const strategy: ExerciseKind = {
  name: 'strategy',
  title: { en: 'Winning strategies', fr: 'Stratégies gagnantes' },
  about: {
    en: 'Give a move for every winning position of a player, so that every play is won.',
    fr: 'Donner un coup pour chaque position gagnante d’un joueur, de sorte que toute partie soit gagnée.',
  },
  on: 'arena',
  make(random, level) {
    const player = level === 1 ? MAX : random.pick([MAX, MIN]);
    const { source, layers } = exerciseArena(random, level, (made) => suits(askedOf(made, player), level));
    const asked = askedOf(layers, player);
    const { domain } = asked;
    const name = (vertex: number) => source.arena.name(vertex);
    const label = (vertex: number) => inFull(`f(${name(vertex)})`);
    const solution = domain.map((vertex) => name(source.solution.move[vertex]));
    return {
      subject: { on: 'arena', source, player, before: 0, after: layers.end },
      task: sentence('task-strategy', { player: playerName(player), first: setText(player, 0) }),
      answerKind: {
        how: 'fields',
        fields: domain.map((vertex) => ({
          label: label(vertex),
          place: vertex,
          choices: layers.movesFrom(vertex).map(name),
        })),
      },
      solution,
      solved: equations(domain.map((vertex, i) => [label(vertex), solution[i]])),
      mark: (answer) => markStrategy(asked, answer),
    };
  },
};

function askedOf(layers: ArenaLayers, player: Player): AskedStrategy {
  const { arena, solution } = layers.source;
  const isAsked = (vertex: number) =>
    arena.owner(vertex) === player && solution.winner[vertex] === player && solution.rank[vertex] > 0;
  return { layers, player, domain: verticesWith(layers, isAsked) };
}

/**
 * There is something to choose, and something to get wrong: one move or more that does not win; at level 3 one that
 * stays in the attractor and runs in a circle.
 */
function suits(asked: AskedStrategy, level: Level): boolean {
  const { layers, player, domain } = asked;
  if (domain.length < level + 1 || !isInstructive(layers, player, level)) return false;
  const { winner } = layers.source.solution;
  const choices = domain.flatMap((vertex) => layers.movesFrom(vertex).map((to) => [vertex, to] as const));
  const losing = choices.filter(([, to]) => winner[to] !== player);
  if (level < 3) return losing.length >= level;
  const circling = choices.filter(([, to]) => winner[to] === player);
  return (
    losing.length > 0 && circling.some(([vertex, to]) => following(asked, new Map([[vertex, to]])).winner[vertex] !== player)
  );
}

/**
 * Solves the arena in which the player has only the moves of his strategy: he wins there exactly the positions from
 * which every play with the strategy is won (definition 5). Where no move was given the fastest one is used, so that
 * each given move is judged separately. Outside his attractor he has no moves.
 */
function following({ layers, player, domain }: AskedStrategy, given: Strategy): Solution {
  const { arena, solution } = layers.source;
  const offsets = [0];
  const targets: number[] = [];
  for (let vertex = 0; vertex < arena.size; vertex++) {
    if (arena.owner(vertex) !== player) targets.push(...layers.movesFrom(vertex));
    else if (domain.includes(vertex)) targets.push(given.get(vertex) ?? solution.move[vertex]);
    offsets.push(targets.length);
  }
  return solvedSource({ ...graphOf(arena), offsets, targets }).solution;
}

function markStrategy(asked: AskedStrategy, answer: Answer): Marking {
  const { layers, domain } = asked;
  const given = new Map<number, number>();
  domain.forEach((vertex, at) => {
    const to = vertexNamed(layers, answer[at] ?? '');
    if (to !== undefined && layers.movesFrom(vertex).includes(to)) given.set(vertex, to);
  });
  const followed = following(asked, given);
  const remarks = domain.map((vertex, at): Remark => {
    const to = given.get(vertex);
    const fastest = layers.source.solution.move[vertex];
    const about = { at, place: vertex, expected: layers.source.arena.name(fastest) };
    if (to === undefined) return { ...about, right: false, why: noMove(asked, vertex, answer[at] ?? '') };
    return { ...about, ...judged(asked, given, followed, vertex, to) };
  });
  return marking([...remarks, ...surplus(answer, domain.length)]);
}

/**
 * A move to a lower rank is always right, even if the play is lost later: with such moves only, the rank would fall to
 * 0 in every play.
 */
function judged(asked: AskedStrategy, given: Strategy, followed: Solution, vertex: number, to: number): Omit<Remark, 'at'> {
  const { layers, player } = asked;
  const { rank, winner, move } = layers.source.solution;
  const [name, toName] = [nameOf(layers, vertex), nameOf(layers, to)];
  if (winner[to] === player && rank[to] < rank[vertex])
    return {
      right: true,
      why: sentence('strategy-fastest', { vertex: name, to: toName, set: setText(player, rank[to]), rank: rank[vertex] }),
    };
  if (followed.winner[vertex] === player)
    return {
      right: true,
      why: sentence('strategy-slower', {
        vertex: name,
        to: toName,
        yours: followed.rank[vertex],
        fewest: rank[vertex],
        faster: nameOf(layers, move[vertex]),
      }),
    };
  return { right: false, why: lostPlay(asked, given, followed, vertex) };
}

function noMove({ layers }: AskedStrategy, vertex: number, typed: string): Sentence {
  const choices = layers.movesFrom(vertex).map((to) => nameOf(layers, to));
  if (typed.trim() === '') return sentence('strategy-missing', { vertex: nameOf(layers, vertex), choices });
  return sentence('strategy-no-edge', { vertex: nameOf(layers, vertex), typed: typed.trim(), choices });
}

/**
 * A play from a vertex that the strategy does not win: the other player stays where it does not, until the play is
 * over, has left the attractor, or comes back to where it has been.
 */
function lostPlay(asked: AskedStrategy, given: Strategy, followed: Solution, from: number): Sentence {
  const { layers, player } = asked;
  const { arena, solution } = layers.source;
  const play = [from];
  for (;;) {
    const at = play[play.length - 1];
    const facts = { play: play.map((vertex) => nameOf(layers, vertex)), last: nameOf(layers, at), player: playerName(player) };
    if (solution.winner[at] !== player)
      return layers.movesFrom(at).length === 0
        ? sentence('strategy-ends', facts)
        : sentence('strategy-leaves', { ...facts, set: setText(player), other: playerName(opponent(player)) });
    if (play.indexOf(at) < play.length - 1) return sentence('strategy-circles', facts);
    const isOwn = arena.owner(at) === player;
    const next = isOwn ? (given.get(at) ?? solution.move[at]) : layers.movesFrom(at).find((to) => followed.winner[to] !== player);
    play.push(next as number);
  }
}
