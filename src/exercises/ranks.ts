import { INFINITE, MAX, MIN, type Player } from '../core/index.ts';
import type { ArenaLayers } from '../explain/index.ts';
import type { Sentence } from '../i18n/index.ts';
import { NONE } from '../solve/index.ts';
import { sentence } from './arena-words.ts';
import { exerciseArena, isInstructive, nameOf, openOutside, playerName, setText, verticesWith, whyIn, whyOut } from './arenas.ts';
import { type Answer, type ExerciseKind, type Level, marking, type Remark } from './exercise.ts';
import { equations, surplus } from './fields.ts';
import { isDash, readNumber } from './notation.ts';

export const ranks: ExerciseKind = {
  name: 'ranks',
  title: { en: 'Ranks', fr: 'Rangs' },
  about: {
    en: 'Give the rank of every position in a player’s attractor.',
    fr: 'Donner le rang de chaque position dans l’attracteur d’un joueur.',
  },
  on: 'arena',
  make(random, level) {
    const player = level === 1 ? MAX : random.pick([MAX, MIN]);
    const { source, layers } = exerciseArena(random, level, (made) => suits(made, player, level));
    const vertices = verticesWith(layers, (vertex) => layers.movesFrom(vertex).length > 0);
    const label = (vertex: number) => sentence('field-rank', { vertex: nameOf(layers, vertex) });
    const solution = vertices.map((vertex) => rankText(rankFor(layers, player, vertex)));
    return {
      subject: { on: 'arena', source, player, before: 0, after: layers.end },
      task: sentence('task-ranks', { player: playerName(player), first: setText(player, 0) }),
      answerKind: { how: 'fields', fields: vertices.map((vertex) => ({ label: label(vertex), place: vertex })) },
      solution,
      solved: equations(vertices.map((vertex, i) => [label(vertex), solution[i]])),
      mark: (answer) =>
        marking([
          ...vertices.map((vertex, at) => markRank(layers, player, vertex, answer, at)),
          ...surplus(answer, vertices.length),
        ]),
    };
  },
};

/** At least `level + 1` ranks, and after level 1 some vertex where the game goes on stays outside. */
function suits(layers: ArenaLayers, player: Player, level: Level): boolean {
  if (layers.last[player] < level + 1 || !isInstructive(layers, player, level)) return false;
  return level === 1 || openOutside(layers, player).length > 0;
}

/** NONE outside the attractor. */
function rankFor({ source: { solution } }: ArenaLayers, player: Player, vertex: number): number {
  return solution.winner[vertex] === player ? solution.rank[vertex] : NONE;
}

const rankText = (rank: number) => (rank === NONE ? '-' : `${rank}`);

/** Reads a rank. A dash of any length, or infinity, means that the vertex has no rank. */
function readRank(text: string): number | undefined {
  if (isDash(text)) return NONE;
  const read = readNumber(text);
  if (read === INFINITE) return NONE;
  return read !== undefined && read >= 0 ? read : undefined;
}

function markRank(layers: ArenaLayers, player: Player, vertex: number, answer: Answer, at: number): Remark {
  const typed = answer[at] ?? '';
  const read = readRank(typed);
  const rank = rankFor(layers, player, vertex);
  const why = whyRank(layers, player, vertex, read);
  return {
    at,
    place: vertex,
    right: read === rank,
    expected: rankText(rank),
    why: read === undefined && typed.trim() !== '' ? sentence('answer-no-rank', { typed, why }) : why,
  };
}

/** Why the rank is what it is. For an answer that is too low it adds why the vertex is not in that set yet. */
function whyRank(layers: ArenaLayers, player: Player, vertex: number, read: number | undefined): Sentence {
  const rank = rankFor(layers, player, vertex);
  if (rank === NONE) return sentence('rank-none', { why: whyOut(layers, player, vertex), set: setText(player) });
  const found = sentence('rank-found', { vertex: nameOf(layers, vertex), rank, why: whyIn(layers, vertex) });
  if (read === undefined || read === NONE || read >= rank) return found;
  return sentence('rank-too-low', { set: setText(player, read), missing: whyOut(layers, player, vertex, read), found });
}
