import { MAX, MIN, opponent, type Player, type Random, winFor } from '../core/index.ts';
import { nameInSentence } from '../draw/index.ts';
import { AttractorLayers, type SolvedArenaSource } from '../explain/index.ts';
import { inFull, type Sayable, type Sentence } from '../i18n/index.ts';
import { targetsOf } from '../model/index.ts';
import type { ArenaData } from '../solve/index.ts';
import { sentence } from './arena-words.ts';
import { isInstructive, listed, playerName, solvedSource } from './arenas.ts';
import { type Answer, type ExerciseKind, type Level, marking, type Remark, suitable } from './exercise.ts';
import { equations, surplus } from './fields.ts';

/** A game in words. States have numbers, in the order in which they are drawn; who moves is not part of a state. */
interface WordGame {
  readonly start: number;
  readonly name: (state: number) => string;
  readonly moves: (state: number) => readonly number[];
  /** Whether a player who cannot move has won. */
  readonly misere: boolean;
  readonly words: (names: TaskNames) => Sentence;
}

interface TaskNames {
  readonly first: string;
  readonly stuck: 'won' | 'lost';
  readonly adam: Sayable;
  readonly eve: Sayable;
  readonly typed: string;
}

const MOST_VERTICES: Readonly<Record<Level, number>> = { 1: 8, 2: 10, 3: 13 };
/** Columns of the picture that fit a page. */
const MOST_STATES = 7;

function heap(random: Random, level: Level): WordGame {
  const start = random.between(level + 2, level + 4);
  const takes = random.pick([[1, 2], [1, 3], [2, 3], ...(level > 1 ? [[1, 2, 3]] : [])]);
  const misere = random.below(2) === 0;
  return {
    start,
    name: String,
    moves: (state) => takes.map((take) => state - take).filter((left) => left >= 0),
    misere,
    words: (names) => sentence('task-model-heap', { ...names, matches: start, takes: takes.map(String) }),
  };
}

/** A token on squares from 1 to `last`; at level 3 it may also go back, so that plays may be endless. */
function path(random: Random, level: Level): WordGame {
  const last = random.between(4, level + 3);
  const steps = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  const shut = random.between(2, last - 1);
  const back = level === 3 ? [-1] : [];
  return {
    start: 1,
    name: String,
    moves: (state) =>
      state === last ? [] : [...steps, ...back].map((step) => state + step).filter((to) => to >= 1 && to <= last && to !== shut),
    misere: false,
    words: (names) => sentence('task-model-path', { ...names, last, steps: steps.map(String), shut, isBack: level === 3 }),
  };
}

/** Chomp on two rows: state 10 a + b has a squares in the row of the poisoned one, and b in the other. */
function bar(random: Random, level: Level): WordGame {
  const start = random.pick(level === 3 ? [22, 31, 32] : [21, 22, 31]);
  const [upper, lower] = [Math.floor(start / 10), start % 10];
  return {
    start,
    name: String,
    moves: (state) => {
      const [a, b] = [Math.floor(state / 10), state % 10];
      const above = Array.from({ length: a - 1 }, (_, i) => 10 * (i + 1) + Math.min(b, i + 1));
      return [...above, ...Array.from({ length: b }, (_, left) => 10 * a + left)];
    },
    misere: false,
    words: (names) => sentence('task-model-bar', { ...names, upper, lower }),
  };
}

const GAMES: Readonly<Record<Level, readonly ((random: Random, level: Level) => WordGame)[]>> = {
  1: [heap],
  2: [heap, path, bar],
  3: [heap, path, bar],
};

export const model: ExerciseKind = {
  name: 'model',
  title: { en: 'A game as a graph', fr: 'Modéliser un jeu par un graphe' },
  about: {
    en: 'From the rules of a game in words, give the edges of its arena and who has won at its ends.',
    fr: 'À partir des règles d’un jeu, donner les arêtes de son arène et qui a gagné quand la partie est finie.',
  },
  on: 'arena',
  make(random, level) {
    const player = level === 1 ? MAX : random.pick([MAX, MIN]);
    const { game, first, source, places } = suitable(
      () => modelled(random.pick(GAMES[level])(random, level), random.pick([MAX, MIN])),
      (made) =>
        made.source.arena.size <= MOST_VERTICES[level] &&
        made.columns <= MOST_STATES &&
        isInstructive(new AttractorLayers(made.source), player, level),
    );
    const { arena } = source;
    const vertices = Array.from({ length: arena.size }, (_, vertex) => vertex);
    const label = (vertex: number) => sentence('field-succ', { vertex: inFull(nameInSentence(arena.name(vertex))) });
    const solution = vertices.map((vertex) => answerAt(source, vertex));
    const [adam, eve] = [MAX, MIN].map((who) => inFull(nameInSentence(stateName(game, game.start, who))));
    const stuck = game.misere ? 'won' : 'lost';
    const words = { first: playerName(first), stuck, adam, eve, typed: typedName(arena.name(1)) } as const;
    return {
      subject: {
        on: 'arena',
        source,
        player,
        before: -1,
        after: 0,
        question: { places, drawn: (answer) => solvedSource(graphOfAnswer(source, answer)) },
      },
      task: game.words(words),
      answerKind: { how: 'fields', fields: vertices.map((vertex) => ({ label: label(vertex), place: vertex })) },
      solution,
      solved: equations(vertices.map((vertex) => [label(vertex), setOf(source, vertex)])),
      mark: (answer) => marking([...vertices.map((vertex) => markAt(source, vertex, answer)), ...surplus(answer, arena.size)]),
    };
  },
};

const stateName = (game: WordGame, state: number, turn: Player) => `${game.name(state)}_${turn === MAX ? 'a' : 'e'}`;

/** The arena of a game: its positions reached from the start, in columns by state, Adam's above. */
function modelled(game: WordGame, first: Player) {
  const reached: (readonly [state: number, turn: Player])[] = [[game.start, first]];
  const find = (state: number, turn: Player) => reached.findIndex(([other, owner]) => other === state && owner === turn);
  for (const [state, turn] of reached)
    for (const to of game.moves(state)) if (find(to, opponent(turn)) < 0) reached.push([to, opponent(turn)]);
  reached.sort(([one, a], [other, b]) => (one - other) * (game.start > 1 ? -1 : 1) || b - a);
  const states = [...new Set(reached.map(([state]) => state))];
  const graph: ArenaData = {
    ...listed(reached.map(([state, turn]) => game.moves(state).map((to) => find(to, opponent(turn))))),
    names: reached.map(([state, turn]) => stateName(game, state, turn)),
    owner: reached.map(([, turn]) => turn),
    outcome: reached.map(([state, turn]) =>
      game.moves(state).length > 0 ? undefined : winFor(game.misere ? turn : opponent(turn)),
    ),
    start: find(game.start, first),
  };
  const places = reached.map(([state, turn]) => ({ x: COLUMN * states.indexOf(state), y: turn === MAX ? 0 : ROW }));
  return { game, first, source: solvedSource(graph), places, columns: states.length };
}

/** In CSS pixels. */
const COLUMN = 84;
const ROW = 170;

/** A name as it is typed: 3a for 3_a. */
const typedName = (name: string) => name.replace('_', '');

function winnerAt({ arena }: SolvedArenaSource, vertex: number): Player | undefined {
  const outcome = arena.outcome(vertex);
  return outcome === undefined ? undefined : outcome > 0 ? MAX : MIN;
}

/** The right answer at a position: the names of its successors, or the letter of the winner. */
function answerAt(source: SolvedArenaSource, vertex: number): string {
  const winner = winnerAt(source, vertex);
  if (winner !== undefined) return winner === MAX ? 'A' : 'E';
  return targetsOf(source.arena, vertex)
    .map((to) => typedName(source.arena.name(to)))
    .join(' ');
}

/** The set as the course writes it; after an empty one the letter of the winner. */
function setOf(source: SolvedArenaSource, vertex: number): string {
  const { arena } = source;
  const names = targetsOf(arena, vertex).map((to) => nameInSentence(arena.name(to)));
  return `{${names.join(' ; ')}}${names.length === 0 ? ` (${answerAt(source, vertex)})` : ''}`;
}

/** What an answer says of a position. */
interface ReadAnswer {
  readonly targets: readonly number[];
  readonly winners: readonly Player[];
  /** The first word that is neither. */
  readonly unread?: string;
}

function readAt({ arena }: SolvedArenaSource, typed: string): ReadAnswer {
  const targets = new Set<number>();
  const winners = new Set<Player>();
  let unread: string | undefined;
  const indices: Readonly<Record<string, string>> = { ₐ: 'a', ₑ: 'e' };
  for (const word of typed.split(/[\s,;{}]+/).filter((each) => each !== '')) {
    const plain = typedName(word.toLowerCase().replace(/[ₐₑ]/, (sign) => indices[sign]));
    const vertex = Array.from({ length: arena.size }, (_, each) => each).find((each) => typedName(arena.name(each)) === plain);
    if (vertex !== undefined) targets.add(vertex);
    else if (/^(?:a|adam)$/.test(plain)) winners.add(MAX);
    else if (/^(?:e|eve|ève)$/.test(plain)) winners.add(MIN);
    else unread ??= word;
  }
  return { targets: [...targets], winners: [...winners], ...(unread !== undefined && { unread }) };
}

/** The arena that an answer describes so far, without what no arena has: a move that does not pass the turn. */
function graphOfAnswer(source: SolvedArenaSource, answer: Answer): ArenaData {
  const { arena } = source;
  const vertices = Array.from({ length: arena.size }, (_, vertex) => vertex);
  const read = vertices.map((vertex) => readAt(source, answer[vertex] ?? ''));
  const targets = read.map((each, vertex) => each.targets.filter((to) => arena.owner(to) !== arena.owner(vertex)));
  return {
    ...listed(targets),
    names: vertices.map((vertex) => arena.name(vertex)),
    owner: vertices.map((vertex) => arena.owner(vertex)),
    outcome: read.map(({ winners }, vertex) =>
      targets[vertex].length === 0 && winners.length > 0 ? winFor(winners[0]) : undefined,
    ),
    start: arena.start,
  };
}

function markAt(source: SolvedArenaSource, vertex: number, answer: Answer): Remark {
  const typed = answer[vertex] ?? '';
  const read = readAt(source, typed);
  const right = targetsOf(source.arena, vertex);
  const winner = winnerAt(source, vertex);
  const isSame = read.targets.length === right.length && right.every((to) => read.targets.includes(to));
  const isWinner = winner === undefined ? read.winners.length === 0 : read.winners.length === 1 && read.winners[0] === winner;
  return {
    at: vertex,
    place: vertex,
    right: read.unread === undefined && isSame && isWinner,
    expected: answerAt(source, vertex),
    why: whyAt(source, vertex, read),
  };
}

/** Names what is not a position, not a move or forgotten, then says what is right. */
function whyAt(source: SolvedArenaSource, vertex: number, { targets, unread }: ReadAnswer): Sentence {
  const { arena } = source;
  const names = (vertices: readonly number[]) => vertices.map((each) => inFull(nameInSentence(arena.name(each))));
  const right = targetsOf(arena, vertex);
  const winner = winnerAt(source, vertex);
  const at = { vertex: inFull(nameInSentence(arena.name(vertex))), player: playerName(arena.owner(vertex) as Player) };
  const why =
    winner === undefined
      ? sentence('model-moves', { ...at, moves: names(right) })
      : sentence('model-over', { ...at, winner: playerName(winner), letter: winner === MAX ? 'A' : 'E' });
  if (unread !== undefined) return sentence('model-unread', { typed: unread, example: typedName(arena.name(0)), why });
  const extra = targets.filter((to) => !right.includes(to));
  const same = extra.filter((to) => arena.owner(to) === arena.owner(vertex));
  if (same.length > 0) return sentence('model-same-player', { ...at, to: names(same), why });
  if (extra.length > 0) return sentence('model-no-move', { ...at, to: names(extra), why });
  const forgotten = right.filter((to) => !targets.includes(to));
  return targets.length > 0 && forgotten.length > 0 ? sentence('model-forgotten', { to: names(forgotten), why }) : why;
}
