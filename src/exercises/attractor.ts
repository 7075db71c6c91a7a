import { MAX, MIN, type Player } from '../core/index.ts';
import type { ArenaLayers } from '../explain/index.ts';
import { sentence } from './arena-words.ts';
import {
  exerciseArena,
  isInstructive,
  nameOf,
  openOutside,
  playerName,
  setText,
  vertexNamed,
  verticesWith,
  whyIn,
  whyOut,
} from './arenas.ts';
import { type Answer, type ExerciseKind, type Level, type Marking, marking, type Remark } from './exercise.ts';
import { sentence as answerSentence } from './words.ts';

/** Which set is asked for: A^stage of a player, or without a stage his whole attractor. */
interface AskedSet {
  readonly layers: ArenaLayers;
  readonly player: Player;
  readonly stage?: number;
}

export const attractor: ExerciseKind = {
  name: 'attractor',
  title: { en: 'Attractors', fr: 'Attracteurs' },
  about: {
    en: 'Build the sets Aⁿ of an arena, from the victories of a player on.',
    fr: 'Construire les ensembles Aⁿ d’une arène, à partir des victoires d’un joueur.',
  },
  on: 'arena',
  make(random, level) {
    const player = level === 1 ? MAX : random.pick([MAX, MIN]);
    const stage = level === 1 ? 1 : level === 2 ? random.pick([2, 3]) : undefined;
    const { source, layers } = exerciseArena(random, level, (made) => suits(made, player, level, stage));
    const asked: AskedSet = { layers, player, ...(stage !== undefined && { stage }) };
    const inside = verticesWith(layers, (vertex) => isIn(asked, vertex));
    const set = setText(player, stage);
    const names = { player: playerName(player), set, first: setText(player, 0) };
    return {
      subject: { on: 'arena', source, player, before: 0, after: stage ?? layers.end },
      task: stage === undefined ? sentence('task-attractor', names) : sentence('task-attractor-stage', { ...names, stage }),
      answerKind: { how: 'set', given: layers.newAt(player, 0).map((vertex) => source.arena.name(vertex)) },
      solution: inside.map((vertex) => source.arena.name(vertex)),
      solved: sentence('solved-set', { set, members: inside.map((vertex) => nameOf(layers, vertex)) }),
      mark: (answer) => markSet(asked, answer),
    };
  },
};

/** Each stage adds a vertex, and some vertex where the game goes on is never added. */
function suits(layers: ArenaLayers, player: Player, level: Level, stage?: number): boolean {
  if (!isInstructive(layers, player, level, stage)) return false;
  const last = stage ?? 3;
  for (let each = 0; each <= last; each++) if (layers.newAt(player, each).length === 0) return false;
  const open = openOutside(layers, player, stage);
  if (open.length === 0) return false;
  if (level === 1) return asksBoth(layers, player);
  return level === 2 || open.some((vertex) => layers.source.solution.winner[vertex] === 0);
}

/**
 * Whether an answer must apply both halves of definition 7: A^1 gains positions of both players, or a position of the
 * other player stays out although one of its moves leads into A^0.
 */
function asksBoth(layers: ArenaLayers, player: Player): boolean {
  const { arena } = layers.source;
  const owners = new Set(layers.newAt(player, 1).map((vertex) => arena.owner(vertex)));
  const isTrap = (vertex: number) => {
    const within = layers.movesFrom(vertex).map((to) => layers.memberAt(to, 0) === player);
    return arena.owner(vertex) !== player && within.includes(true) && within.includes(false);
  };
  return owners.size === 2 || openOutside(layers, player, 1).some(isTrap);
}

function isIn({ layers, player, stage }: AskedSet, vertex: number): boolean {
  return layers.memberAt(vertex, stage ?? layers.end) === player;
}

/** The victories belong to the set, whether the answer repeats them or not. */
function markSet(asked: AskedSet, answer: Answer): Marking {
  const { layers, player, stage } = asked;
  const given = new Set<number>();
  const remarks = answer.map((typed, at): Remark => {
    const vertex = vertexNamed(layers, typed);
    if (vertex === undefined) return { at, right: false, why: sentence('answer-no-vertex', { typed }) };
    if (given.has(vertex)) return { at, place: vertex, right: false, why: answerSentence('answer-twice', { typed }) };
    given.add(vertex);
    if (!isIn(asked, vertex)) return { at, place: vertex, right: false, why: whyOut(layers, player, vertex, stage) };
    return { at, place: vertex, right: true, why: named(layers, vertex) };
  });
  for (const vertex of verticesWith(layers, (each) => isIn(asked, each) && layers.source.solution.rank[each] > 0))
    if (!given.has(vertex)) {
      const why = sentence('vertex-forgotten', { why: named(layers, vertex) });
      remarks.push({ place: vertex, right: false, expected: layers.source.arena.name(vertex), why });
    }
  return marking(remarks);
}

function named(layers: ArenaLayers, vertex: number) {
  return sentence('vertex-because', { vertex: nameOf(layers, vertex), why: whyIn(layers, vertex) });
}
