import { describe, expect, it } from 'vitest';
import { type Game, INFINITE, legalMoves, MAX, type Position, unwrap } from '../core/index.ts';
import { IS_LONG } from '../fixtures/index.ts';
import { say } from '../i18n/index.ts';
import { exercises, expectAllLanguages, expectNonsenseWrong, marked, solutionsOf } from './fixtures/marking.ts';
import { type BoardSubject, type Exercise, kinds } from './index.ts';
import { readNumber } from './notation.ts';

const boardOf = ({ subject }: Exercise) => subject as BoardSubject;

/** Whether the player to move wins, by trying everything. Both have the same moves: nobody asks whose turn it is. */
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

function afterwards<T>(position: Position, move: number, read: () => T): T {
  position.play(move);
  const seen = read();
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
    const claims = new Set<string>();
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
        const text = say(remarks[0].why, 'en');
        expect(right).toBe(isRight(move));
        if (!right) claims.add(expectReply(exercise, move, text, known));
        else if (id.level > 1) claims.add(afterwards(position, move, () => expectClaim(game, position, text)));
      }
      const right = moves.filter(isRight);
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(moves.length);
      expect(right.map((move) => game.formatMove(move, position))).toContain(solution[0]);
      expect(solution).toHaveLength(1);
      expect(game.formatPosition(position)).toBe(before);
      expectAllLanguages(task);
      expectAllLanguages(solved);
      asked.add(
        `${game.name.split(':')[0]} ${id.level} ${/at once|threatens|very last one loses/.exec(say(task, 'en'))?.[0] ?? ''}`,
      );
    }
    // Rare among the seeds of every day.
    if (!IS_LONG) asked.add('nim 3 very last one loses');
    expect([...asked].sort()).toEqual([
      'chomp 2 ',
      'chomp 3 ',
      'connect4 1 at once',
      'connect4 1 threatens',
      'nim 2 ',
      'nim 3 ',
      'nim 3 very last one loses',
    ]);
    expect([...claims].sort()).toEqual([
      '',
      '4 ×',
      'Nim sum',
      'One stick',
      'Only the poisoned',
      'has an answer',
      'heap of one',
      'longer by one',
      'same length',
    ]);
  });

  it('heuristic: the tables of the Course, and the letters of a FEN', async () => {
    const seen: Record<string, number> = {};
    for await (const [exercise, random] of exercises('heuristic')) {
      const { game, position, weights } = boardOf(exercise);
      const { task, solved, solution, answerKind } = exercise;
      const [name] = game.name.split(':');
      const { value, table } = weighed(name, game, position);
      expect(weights).toMatchObject(table);
      expect(answerKind).toEqual({ how: 'fields', fields: [{ label: 'H(s)' }] });
      expect(readNumber(solution[0])).toBe(value);
      expect(marked(exercise, solution).right).toBe(true);
      const other = value + random.pick([-10, -3, -2, -1, 1, 2, 3, 10]);
      expect(marked(exercise, [`${other}`]).right).toBe(false);
      expect(marked(exercise, [`${-value}`]).right).toBe(value === 0);
      expect(marked(exercise, ['+inf']).right).toBe(value === INFINITE);
      const text = say(exercise.mark(['0']).remarks[0].why, 'en');
      if (Math.abs(value) < INFINITE) expect(addedUp(text)).toBe(value);
      expectAllLanguages(task);
      expectAllLanguages(solved);
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

/** The reply that a remark shows wins, by what is claimed of it; nothing where no reply is needed. */
function expectReply(exercise: Exercise, move: number, text: string, known: Map<string, boolean>): string {
  const { game, position } = boardOf(exercise);
  const [, taken, column] = /replies (\S+), and that wins|the opponent plays column (\d) and has/.exec(text) ?? [];
  const typed = taken ?? column;
  if (typed === undefined) {
    expect(text).toMatch(/makes no four|eats the poisoned/);
    return '';
  }
  return afterwards(position, move, () => {
    const reply = unwrap(game.parseMove(typed, position));
    if (column !== undefined) expect(winsNow(position, reply)).toBe(true);
    if (column !== undefined) return '';
    return afterwards(position, reply, () => {
      expect(winsByTrying(position, keyOf(game, position), known)).toBe(false);
      return expectClaim(game, position, text);
    });
  });
}

/** Sticks or squares that are left, row by row; without what is empty. */
function countsLeft(game: Game, position: Position): number[] {
  const counts = game.formatPosition(position).replace(':min', '').split(',').map(Number);
  return counts.filter((count) => count > 0);
}

/** What a text claims of the position that is left; the words that tell which claim it is. */
function expectClaim(game: Game, position: Position, text: string): string {
  const left = countsLeft(game, position);
  const [words] = /One stick|4 ×|Nim sum|heaps? of one|Only the poisoned|same length|longer by one|has an answer/.exec(
    text,
  ) as RegExpExecArray;
  const numbers = (pattern: RegExp) => (pattern.exec(text) as RegExpExecArray).slice(1).map(Number);
  if (words === 'One stick' || words === 'Only the poisoned') expect(left).toEqual([1]);
  else if (words === '4 ×') {
    const [sticks, turns] = numbers(/(\d+) sticks are left, 4 × (\d+) \+ 1/);
    expect([left, turns]).toEqual([[sticks], (sticks - 1) / 4]);
  } else if (words === 'Nim sum') {
    expect(text).toContain(`Nim sum ${left.join(' ⊕ ')} = 0`);
    expect(left.reduce((sum, count) => sum ^ count, 0)).toBe(0);
  } else if (words.endsWith('of one')) {
    expect(left).toEqual(Array.from({ length: numbers(/(\d+) heaps? of one/)[0] }, () => 1));
    expect(left.length % 2).toBe(1);
  } else if (words === 'same length') expect(left).toEqual([left.length, ...Array(left.length - 1).fill(1)]);
  else if (words === 'longer by one' && text.includes('Two rows')) expect(left).toEqual([left[0], left[0] - 1]);
  else if (words === 'longer by one') expect(left).toEqual([...Array(left.length - 1).fill(2), 1]);
  else expectAnswers(game, position, text);
  return words.replace('heaps of one', 'heap of one');
}

/** Each answer that is shown leaves a lost bar again. */
function expectAnswers(game: Game, position: Position, text: string): void {
  const known = new Map<string, boolean>();
  const pairs = [...text.matchAll(/(\d\.\d) to (\d\.\d)/g)];
  expect(pairs.length).toBeGreaterThan(1);
  for (const [, answer, reply] of pairs)
    afterwards(position, unwrap(game.parseMove(reply, position)), () =>
      afterwards(position, unwrap(game.parseMove(answer, position)), () =>
        expect(winsByTrying(position, keyOf(game, position), known)).toBe(false),
      ),
    );
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

/** The Course, figure 2. */
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

/** The Course, example 11. */
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

const boards = kinds.filter(({ on }) => on === 'board').map(({ name }) => name);

describe('the exercises on boards', () => {
  it.each(boards)('%s: nonsense is wrong, and said to be in every language', expectNonsenseWrong);

  it('are the same on every machine, compared with recorded ones', async () => {
    expect(await Promise.all(boards.map((kind) => solutionsOf(kind, 7)))).toMatchInlineSnapshot(`
      [
        "first-move: 1 / 3.2 / 1.3",
        "heuristic: 3 / 3 / 234",
      ]
    `);
  });
});
