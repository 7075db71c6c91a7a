import { describe, expect, it } from 'vitest';
import { type Game, INFINITE, legalMoves, MAX, type Position, Random } from '../core/index.ts';
import { LANGUAGES, type Language, type Sayable, say } from '../say/index.ts';
import {
  type ArenaSubject,
  type BoardSubject,
  type Exercise,
  kinds,
  LEVELS,
  type Marking,
  makeExercise,
  readNumber,
} from './index.ts';

const SEEDS = 1000;
const languages = Object.keys(LANGUAGES) as Language[];

/** Every exercise that the tests look at: seeds and levels take turns. */
async function* exercises(kind: string, seeds = SEEDS): AsyncGenerator<[Exercise, Random]> {
  for (let seed = 0; seed < seeds; seed++) {
    const exercise = await makeExercise({ kind, level: LEVELS[seed % LEVELS.length], seed });
    yield [exercise, new Random(seed)];
  }
}

/** A whole sentence with nothing left open, in every language. */
function expectSaid(said: Sayable): void {
  for (const language of languages) {
    const text = say(said, language);
    // Looked at before anything is expected: there are a hundred thousand of them.
    if (!/^\S.*[.?]$/s.test(text) || /[{}]|undefined|\[object|NaN/.test(text)) expect.fail(`${language}: ${text}`);
  }
}

/** What the marker says, after a look at how it is said. */
function marked({ mark }: Exercise, answer: readonly string[]): Marking {
  const marking = mark(answer);
  for (const { why } of marking.remarks) expectSaid(why);
  expect(marking.right).toBe(marking.remarks.every(({ right }) => right));
  return marking;
}

// Arenas, as document 004 defines them: nothing of `solve/` or `explain/`.

interface Graph {
  readonly player: number;
  readonly names: readonly string[];
  readonly owner: readonly number[];
  /** Who has won there; 0 for a draw, undefined where the game goes on. */
  readonly ending: readonly (number | undefined)[];
  readonly successors: readonly (readonly number[])[];
}

function graphOf({ subject }: Exercise): Graph {
  const { source, player } = subject as ArenaSubject;
  const { arena } = source;
  const vertices = Array.from({ length: arena.size }, (_, vertex) => vertex);
  const next: number[] = [];
  return {
    player,
    names: vertices.map((vertex) => arena.name(vertex)),
    owner: vertices.map((vertex) => arena.owner(vertex)),
    ending: vertices.map((vertex) =>
      arena.outcome(vertex) === undefined ? undefined : Math.sign(arena.outcome(vertex) as number),
    ),
    successors: vertices.map((vertex) => next.slice(0, arena.successors(vertex, next))),
  };
}

/** Definition 7: A^0, A^1... up to the first that does not grow. */
function setsOf({ player, owner, ending, successors }: Graph): Set<number>[] {
  const sets = [new Set([...owner.keys()].filter((vertex) => ending[vertex] === player))];
  for (;;) {
    const last = sets[sets.length - 1];
    const grown = [...owner.keys()].filter((vertex) => {
      const moves = successors[vertex];
      if (last.has(vertex)) return true;
      if (owner[vertex] === player) return moves.some((to) => last.has(to));
      return moves.length > 0 && moves.every((to) => last.has(to));
    });
    sets.push(new Set(grown));
    if (grown.length === last.size) return sets;
  }
}

const rankIn = (sets: readonly Set<number>[], vertex: number) => sets.findIndex((set) => set.has(vertex));

/** Which set the task asks for: `Aₐ²`, or `Aₑ` for the whole attractor. */
function askedSet({ task }: Exercise, sets: readonly Set<number>[]): Set<number> {
  const [, digits] = /positions of A[ₐₑ]([⁰¹²³⁴⁵⁶⁷⁸⁹]*)[:,]/.exec(say(task, 'en')) as RegExpExecArray;
  const stage = digits === '' ? sets.length - 1 : [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].indexOf(digits);
  return sets[stage];
}

const strategyOf = ({ names }: Graph, domain: readonly number[], answer: readonly string[]) =>
  new Map(domain.map((vertex, i) => [vertex, names.indexOf(answer[i])]));

/**
 * Definition 5: whether all plays from a vertex are won that follow f where it is defined. Those that have come so far
 * have been somewhere twice.
 */
function allPlaysWon(graph: Graph, f: ReadonlyMap<number, number>, vertex: number, plies = 0): boolean {
  const { player, owner, ending, successors } = graph;
  if (ending[vertex] !== undefined) return ending[vertex] === player;
  if (plies > owner.length) return false;
  if (owner[vertex] !== player) return successors[vertex].every((to) => allPlaysWon(graph, f, to, plies + 1));
  const to = f.get(vertex);
  return to !== undefined && allPlaysWon(graph, f, to, plies + 1);
}

/** The play that a remark shows is one: it follows f, and comes to what is said of it. */
function expectLostPlay(graph: Graph, f: ReadonlyMap<number, number>, inside: Set<number>, text: string): string {
  const [, shown, how, end] = /^The play \(([\d, ]+)\) follows f and (ends|leaves A.|is back) at (\d+)/.exec(
    text,
  ) as RegExpExecArray;
  const play = shown.split(', ').map((name) => graph.names.indexOf(name));
  const last = play[play.length - 1];
  expect(graph.names[last]).toBe(end);
  for (let i = 1; i < play.length; i++) {
    expect(graph.successors[play[i - 1]]).toContain(play[i]);
    if (graph.owner[play[i - 1]] === graph.player) expect(f.get(play[i - 1])).toBe(play[i]);
  }
  if (how === 'is back') expect(play.slice(0, -1)).toContain(last);
  else expect(inside.has(last)).toBe(false);
  expect(how === 'ends').toBe(graph.ending[last] !== undefined);
  return how;
}

describe('on arenas, the marker agrees with the definitions on 1,000 seeds', () => {
  it('attractor', async () => {
    const rights = [0, 0];
    for await (const [exercise, random] of exercises('attractor')) {
      const { solution, asked, task, solved, id } = exercise;
      const graph = graphOf(exercise);
      const sets = setsOf(graph);
      const wanted = askedSet(exercise, sets);
      const given = asked.how === 'set' ? asked.given : [];
      expect(new Set(given)).toEqual(new Set([...sets[0]].map((vertex) => graph.names[vertex])));
      expect(solution).toEqual([...wanted].sort((one, other) => one - other).map((vertex) => graph.names[vertex]));
      expect(marked(exercise, solution).right).toBe(true);
      expect(marked(exercise, random.shuffle(solution.filter((name) => !given.includes(name)))).right).toBe(true);
      for (let i = 0; i < 3; i++) {
        // Near the solution, so that some are right.
        const other = graph.names.filter((name) => (random.below(8) === 0 ? !solution.includes(name) : solution.includes(name)));
        const isRight = graph.names.every(
          (name, vertex) => wanted.has(vertex) === (other.includes(name) || given.includes(name)),
        );
        expect(marked(exercise, other).right).toBe(isRight);
        rights[Number(isRight)]++;
      }
      expect(marked(exercise, [...solution, solution[0]]).right).toBe(false);
      expectSaid(task);
      expect(say(solved, 'fr')).toContain(`{${solution.join(', ')}}`);
      // Something comes in at each stage, and what stays out is not all over.
      expect(wanted.size).toBeGreaterThan(sets[rankIn(sets, Math.max(...wanted)) - 1]?.size ?? sets[0].size - 1);
      expect(graph.successors.some((moves, vertex) => moves.length > 0 && !wanted.has(vertex))).toBe(true);
      expect(graph.names.length).toBeLessThanOrEqual([7, 9, 11][id.level - 1]);
    }
    expect(Math.min(...rights)).toBeGreaterThan(200);
  });

  it('ranks', async () => {
    for await (const [exercise, random] of exercises('ranks')) {
      const { solution, asked, task, solved } = exercise;
      const graph = graphOf(exercise);
      const sets = setsOf(graph);
      const fields = asked.how === 'fields' ? asked.fields : [];
      const vertices = [...graph.names.keys()].filter((vertex) => graph.successors[vertex].length > 0);
      expect(fields.map(({ place }) => place)).toEqual(vertices);
      expect(fields.map(({ label }) => say(label, 'en'))).toEqual(vertices.map((vertex) => `rank of ${graph.names[vertex]}`));
      const ranks = vertices.map((vertex) => rankIn(sets, vertex));
      expect(solution).toEqual(ranks.map((rank) => (rank < 0 ? '-' : `${rank}`)));
      expect(marked(exercise, solution).right).toBe(true);
      expect(
        marked(
          exercise,
          ranks.map((rank) => (rank < 0 ? '∞' : ` ${rank} `)),
        ).right,
      ).toBe(true);
      const other = ranks.map((rank) =>
        random.below(3) === 0 ? random.pick(['0', '1', '2', '3', '4', '–', '-1', '']) : `${rank}`.replace('-1', '—'),
      );
      const isRight = (text: string, i: number) =>
        /^[–—]$/.test(text) ? ranks[i] < 0 : text !== '' && Number(text) === ranks[i] && ranks[i] >= 0;
      expect(marked(exercise, other).remarks.map(({ right }) => right)).toEqual(other.map(isRight));
      expectSaid(task);
      expectSaid(solved);
    }
  });

  it('strategy: every play of right and of random ones', async () => {
    const counts: Record<string, number> = {};
    const count = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    for await (const [exercise, random] of exercises('strategy')) {
      const { solution, asked, task, solved, id } = exercise;
      const graph = graphOf(exercise);
      const sets = setsOf(graph);
      const inside = sets[sets.length - 1];
      const fields = asked.how === 'fields' ? asked.fields : [];
      const domain = [...inside]
        .filter((vertex) => graph.owner[vertex] === graph.player && rankIn(sets, vertex) > 0)
        .sort((a, b) => a - b);
      expect(fields.map(({ label }) => say(label, 'en'))).toEqual(domain.map((vertex) => `f(${graph.names[vertex]})`));
      expect(fields.map(({ choices }) => choices)).toEqual(
        domain.map((vertex) => graph.successors[vertex].map((to) => graph.names[to])),
      );
      expect(marked(exercise, solution).right).toBe(true);
      expectSaid(task);
      expectSaid(solved);
      for (let i = 0; i < 5; i++) {
        const answer = fields.map(({ choices = [] }, at) => (random.below(2) === 0 ? random.pick(choices) : solution[at]));
        const f = strategyOf(graph, domain, answer);
        const wins = domain.every((vertex) => allPlaysWon(graph, f, vertex));
        const { right, remarks } = marked(exercise, answer);
        expect(right).toBe(wins);
        count(right ? 'right' : 'wrong');
        for (const { right: isRight, place, why } of remarks) {
          const text = say(why, 'en');
          if (!isRight) count(`${id.level} ${expectLostPlay(graph, f, inside, text).slice(0, 6)}`);
          const slower = / wins, in at most (\d+) moves?\./.exec(text);
          if (slower === null) continue;
          expect(allPlaysWon(graph, f, place as number)).toBe(true);
          expect(Number(slower[1])).toBe(longestPlay(graph, f, place as number));
          expect(Number(slower[1])).toBeGreaterThan(rankIn(sets, place as number));
          count('slower');
        }
      }
    }
    for (const what of ['right', 'wrong', 'slower', '1 leaves', '1 ends', '3 leaves', '3 ends', '3 is bac'])
      expect([what, counts[what] > 20]).toEqual([what, true]);
  });
});

/** Plies of the longest play that follows a strategy that wins. */
function longestPlay(graph: Graph, f: ReadonlyMap<number, number>, vertex: number): number {
  const moves = graph.owner[vertex] === graph.player && f.has(vertex) ? [f.get(vertex) as number] : graph.successors[vertex];
  return moves.length === 0 ? 0 : 1 + Math.max(...moves.map((to) => longestPlay(graph, f, to)));
}

// Boards.

const boardOf = ({ subject }: Exercise) => subject as BoardSubject;

/** Whether the player to move wins, by trying everything; the same moves are open to both, so nobody asks whose turn it is. */
function winsByTrying(position: Position, key: () => string, known: Map<string, boolean>): boolean {
  const outcome = position.outcome();
  if (outcome !== undefined) return Math.sign(outcome) === position.turn();
  const name = key();
  let wins = known.get(name);
  if (wins === undefined) {
    wins = legalMoves(position).some((move) => !afterwards(position, move, () => winsByTrying(position, key, known)));
    known.set(name, wins);
  }
  return wins;
}

function afterwards<T>(position: Position, move: number, look: () => T): T {
  position.play(move);
  const seen = look();
  position.undo();
  return seen;
}

const winsNow = (position: Position, move: number) => {
  const player = position.turn();
  return afterwards(position, move, () => Math.sign(position.outcome() ?? 0) === player);
};

describe('on boards, the marker agrees with brute force on 1,000 seeds', () => {
  it('first-move: every move of every position', async () => {
    const known = new Map<string, boolean>();
    const asked = new Set<string>();
    for await (const [exercise] of exercises('first-move')) {
      const { game, position } = boardOf(exercise);
      const { task, solved, id, solution } = exercise;
      const before = game.formatPosition(position);
      const isRight =
        id.level === 1
          ? rightAtOnce(exercise)
          : (move: number) => !afterwards(position, move, () => winsByTrying(position, keyOf(game, position), known));
      const moves = legalMoves(position);
      for (const move of moves) {
        const { right, remarks } = marked(exercise, [game.formatMove(move, position)]);
        expect(right).toBe(isRight(move));
        if (!right) expectReply(exercise, move, say(remarks[0].why, 'en'), known);
      }
      const right = moves.filter(isRight);
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(moves.length);
      expect(right.map((move) => game.formatMove(move, position))).toContain(solution[0]);
      expect(solution).toHaveLength(1);
      expect(game.formatPosition(position)).toBe(before);
      expectSaid(task);
      expectSaid(solved);
      asked.add(
        `${game.name.split(':')[0]} ${id.level} ${/at once|threatens|last one of all loses/.exec(say(task, 'en'))?.[0] ?? ''}`,
      );
    }
    expect([...asked].sort()).toEqual([
      'chomp 2 ',
      'chomp 3 ',
      'connect4 1 at once',
      'connect4 1 threatens',
      'nim 2 ',
      'nim 3 ',
      'nim 3 last one of all loses',
    ]);
  });

  it('heuristic: the tables of document 004, and the letters of a FEN', async () => {
    const seen: Record<string, number> = {};
    for await (const [exercise, random] of exercises('heuristic')) {
      const { game, position, weights } = boardOf(exercise);
      const { task, solved, solution, asked } = exercise;
      const [name] = game.name.split(':');
      const { value, table } = weighed(name, game, position);
      expect(weights).toMatchObject(table);
      expect(asked).toEqual({ how: 'fields', fields: [{ label: 'H(s)' }] });
      expect(readNumber(solution[0])).toBe(value);
      expect(marked(exercise, solution).right).toBe(true);
      const other = value + random.pick([-10, -3, -2, -1, 1, 2, 3, 10]);
      expect(marked(exercise, [`${other}`]).right).toBe(false);
      expect(marked(exercise, [`${-value}`]).right).toBe(value === 0);
      expect(marked(exercise, ['+inf']).right).toBe(value === INFINITE);
      const text = say(exercise.mark(['0']).remarks[0].why, 'en');
      if (Math.abs(value) < INFINITE) expect(addedUp(text)).toBe(value);
      expectSaid(task);
      expectSaid(solved);
      const kind = `${name} ${exercise.id.level}${Math.abs(value) === INFINITE ? ' won' : ''}`;
      seen[kind] = (seen[kind] ?? 0) + 1;
    }
    expect(Object.keys(seen).sort()).toEqual(['chess 2', 'chess 3', 'connect4 1', 'connect4 2', 'connect4 2 won', 'othello 3']);
  });
});

/** Level 1: the column that wins, or after which nothing wins; there is one of these. */
function rightAtOnce(exercise: Exercise): (move: number) => boolean {
  const { position } = boardOf(exercise);
  if (say(exercise.task, 'en').includes('win at once')) return (move) => winsNow(position, move);
  expect(legalMoves(position).some((move) => winsNow(position, move))).toBe(false);
  const isSafe = (move: number) =>
    afterwards(position, move, () => !legalMoves(position).some((reply) => winsNow(position, reply)));
  expect(legalMoves(position).filter(isSafe)).toHaveLength(1);
  return isSafe;
}

/** The reply that a remark shows wins. */
function expectReply(exercise: Exercise, move: number, text: string, known: Map<string, boolean>): void {
  const { game, position } = boardOf(exercise);
  const shown = /replies (\S+), and that wins|the opponent plays column (\d) and has/.exec(text);
  if (shown === null) {
    expect(text).toMatch(/makes no four|whoever does that loses|eats the poisoned/);
    return;
  }
  position.play(move);
  const reply = game.parseMove(shown[1] ?? shown[2], position);
  expect(reply.ok).toBe(true);
  if (reply.ok && shown[1] !== undefined)
    expect(afterwards(position, reply.value, () => winsByTrying(position, keyOf(game, position), known))).toBe(false);
  if (reply.ok && shown[2] !== undefined) expect(winsNow(position, reply.value)).toBe(true);
  position.undo();
}

/** One heap has rules of its own; bars of any size are the same game. */
function keyOf(game: Game, position: Position): () => string {
  const rules = game.name.startsWith('chomp')
    ? 'chomp'
    : game.name.includes(',')
      ? game.name.includes('misere')
        ? 'misere'
        : 'nim'
      : 'heap';
  return () => {
    const counts = game
      .formatPosition(position)
      .replace(':min', '')
      .split(',')
      .filter((count) => count !== '0');
    return `${rules} ${(rules === 'chomp' ? counts : counts.sort()).join()}`;
  };
}

/** Document 004, figure 2. */
const ALIGNMENTS = [
  [3, 4, 5, 7, 5, 4, 3],
  [4, 6, 8, 10, 8, 6, 4],
  [5, 8, 11, 13, 11, 8, 5],
  [5, 8, 11, 13, 11, 8, 5],
  [4, 6, 8, 10, 8, 6, 4],
  [3, 4, 5, 7, 5, 4, 3],
];

const CORNERS = [
  [100, -20, 10, 10, -20, 100],
  [-20, -50, -2, -2, -50, -20],
  [10, -2, 1, 1, -2, 10],
  [10, -2, 1, 1, -2, 10],
  [-20, -50, -2, -2, -50, -20],
  [100, -20, 10, 10, -20, 100],
];

/** Document 004, example 11. */
const POINTS: Readonly<Record<string, number>> = { Q: 9, R: 5, B: 3, N: 3, P: 1, K: 0 };

/** H, and the table that has to be shown. */
function weighed(name: string, game: Game, position: Position): { value: number; table: object } {
  if (name === 'chess') {
    const [letters] = game.formatPosition(position).split(' ');
    const value = [...letters].reduce((sum, letter) => {
      const points = POINTS[letter.toUpperCase()] ?? 0;
      return sum + (letter === letter.toUpperCase() ? points : -points);
    }, 0);
    const weights = ['Q', 'R', 'B', 'N', 'P'].map((letter) => ({ weight: POINTS[letter] }));
    return { value, table: { by: 'piece', pieces: weights } };
  }
  const rows = name === 'connect4' ? ALIGNMENTS : CORNERS;
  const board = drawnLetters(game, position, rows[0].length);
  const sum = board.reduce((all, line, row) => all + line.reduce((each, sign, column) => each + sign * rows[row][column], 0), 0);
  const won = name === 'connect4' ? fourInARow(board) : 0;
  return { value: won === 0 ? sum : won * INFINITE, table: { by: 'square', rows } };
}

/** The drawn board as 1 for x, -1 for o. */
function drawnLetters(game: Game, position: Position, columns: number): number[][] {
  const lines = game
    .draw(position)
    .split('\n')
    .map((line) => line.split(' ').filter((letter) => /^[xo.]$/.test(letter)))
    .filter(({ length }) => length === columns);
  expect(lines).toHaveLength(6);
  return lines.map((line) => line.map((letter) => (letter === 'x' ? MAX : letter === 'o' ? -MAX : 0)));
}

function fourInARow(board: readonly (readonly number[])[]): number {
  for (const [row, line] of board.entries())
    for (const column of line.keys())
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const) {
        const sum = [0, 1, 2, 3].reduce((all, i) => all + (board[row + i * down]?.[column + i * right] ?? 0), 0);
        if (Math.abs(sum) === 4) return Math.sign(sum);
      }
  return 0;
}

/** `H(s) = 13 + 6 − 11 = 8.`: what stands on the left, if it is what stands on the right. */
function addedUp(text: string): number {
  const [, terms, total] = /^H\(s\) = (.*) = (.*)\.$/.exec(text) as RegExpExecArray;
  const sum = terms
    .replaceAll('−', '-')
    .replaceAll(/ ([+-]) /g, ' $1')
    .split(' ')
    .reduce((all, term) => all + Number(term), 0);
  expect(sum).toBe(Number(total.replace('−', '-')));
  return sum;
}

const onArenasAndBoards = kinds.filter(({ on }) => on !== 'tree');

describe.each(onArenasAndBoards)('$name', ({ name }) => {
  it('marks nonsense wrong, and says so in every language', async () => {
    for await (const [exercise] of exercises(name, 60)) {
      const { solution, asked } = exercise;
      const given = asked.how === 'set' ? asked.given : [];
      const nonsense = [
        [],
        [''],
        ['abc'],
        ['', ''],
        given,
        solution.map(() => 'abc'),
        solution.map(() => ''),
        solution.filter((text) => !given.includes(text)).slice(1),
        [...solution, 'abc'],
        [...solution, ''],
        [...solution, ...solution],
        ['<b>', '\u0000', '9'.repeat(500)],
        Array.from({ length: 99 }, () => '7'),
      ];
      for (const answer of nonsense) {
        const { right, remarks } = marked(exercise, answer);
        expect(right).toBe(false);
        expect(remarks.length).toBeGreaterThan(0);
      }
    }
  });

  it('is the same again for the same seed', async () => {
    const id = { kind: name, level: 3, seed: 2026 } as const;
    const [one, other] = [await makeExercise(id), await makeExercise(id)];
    expect([say(one.task, 'fr'), one.solution]).toEqual([say(other.task, 'fr'), other.solution]);
  });
});

describe('the exercises on arenas and boards', () => {
  it('are the same everywhere: these were recorded once', async () => {
    const solutions = onArenasAndBoards.map(async ({ name }) => {
      const solved = LEVELS.map(async (level) => (await makeExercise({ kind: name, level, seed: 7 })).solution.join(' '));
      return `${name}: ${(await Promise.all(solved)).join(' / ')}`;
    });
    expect(await Promise.all(solutions)).toMatchInlineSnapshot(`
      [
        "attractor: 2 4 6 / 2 5 8 / 2 5 8 9 10 11",
        "ranks: 3 2 1 - / 3 2 - - 1 - 1 - / - - 3 3 - 2 4 1 1",
        "strategy: 4 4 / 2 8 8 / 5 5 10 10",
        "first-move: 1 / 3.2 / 1.3",
        "heuristic: 3 / 3 / 234",
      ]
    `);
  });
});
