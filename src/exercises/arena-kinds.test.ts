import { describe, expect, it } from 'vitest';
import { MAX, MIN } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { say } from '../i18n/index.ts';
import { graphOf as graphOfArena } from '../model/index.ts';
import { exercises, expectAllLanguages, expectNonsenseWrong, marked, solutionsOf } from './fixtures/marking.ts';
import { type ArenaSubject, type Exercise, kinds, LEVELS, makeExercise } from './index.ts';

/** An arena as the Course defines it, without code of `solve/` or `explain/`. */
interface Graph {
  readonly player: number;
  readonly names: readonly string[];
  readonly owner: readonly number[];
  /** The winner there; 0 for a draw, undefined if the game goes on. */
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

const SET = 'A[ₐₑ][⁰¹²³⁴⁵⁶⁷⁸⁹]*';
const OUT_OTHER = new RegExp(`At (\\d+) \\S+ moves, and can go to ([^.]+), outside (${SET})\\.`, 'g');
const OUT_OWN = new RegExp(
  `At (\\d+) \\S+ moves, and (?:none of the moves|the only move), to ([^.]+), (?:leads|does not lead) into (${SET})\\.`,
  'g',
);
const IN_OWN = new RegExp(`(\\d+)(?:: | has rank \\d+\\. )\\S+ can move to (\\d+), which is in (${SET})\\.`, 'g');
const IN_OTHER = new RegExp(
  `(\\d+)(?:: | has rank \\d+\\. )(?:All moves of \\S+ \\(|The only move of \\S+, )([^).]+)(?:\\)|,) leads? into (${SET})\\.`,
  'g',
);

/** What the reasons in a text claim of the definition's sets; how many there are. */
function expectReasons({ names, owner, player, successors }: Graph, sets: readonly Set<number>[], text: string): number {
  let found = 0;
  const check = (pattern: RegExp, isOwn: boolean, isIn: boolean, moves: 'all' | 'some') => {
    for (const [, from, list, set] of text.matchAll(pattern)) {
      found++;
      const vertex = names.indexOf(from);
      const named = (list.match(/\d+/g) ?? []).map((name) => names.indexOf(name));
      const stage = set.length === 2 ? sets.length - 1 : [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].indexOf(set[2]);
      const within = (sets[stage] as Set<number> | undefined) ?? sets[sets.length - 1];
      const wrong = [
        set.startsWith(player === MAX ? 'Aₐ' : 'Aₑ'),
        (owner[vertex] === player) === isOwn,
        named.length > 0 && named.every((to) => successors[vertex].includes(to) && within.has(to) === isIn),
        // A remark about all moves, or all those outside, names every one of them.
        moves === 'some' || successors[vertex].every((to) => named.includes(to) || within.has(to)),
        moves === 'some' || isIn === false || named.length === successors[vertex].length,
      ].indexOf(false);
      expect([text, wrong]).toEqual([text, -1]);
    }
  };
  check(OUT_OTHER, false, false, 'all');
  check(OUT_OWN, true, false, 'all');
  check(IN_OWN, true, true, 'some');
  check(IN_OTHER, false, true, 'all');
  return found;
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

/** Checks the play that a remark shows: it is legal, follows f, and ends as the remark says. */
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

describe('on arenas, the marker agrees with the definitions on every seed', () => {
  it('attractor', async () => {
    const rights = [0, 0];
    let reasons = 0;
    for await (const [exercise, random] of exercises('attractor')) {
      const { solution, answerKind, task, solved, id } = exercise;
      const graph = graphOf(exercise);
      const sets = setsOf(graph);
      const wanted = askedSet(exercise, sets);
      const given = answerKind.how === 'set' ? answerKind.given : [];
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
        const { right, remarks } = marked(exercise, other);
        expect(right).toBe(isRight);
        rights[Number(isRight)]++;
        for (const { why } of remarks) reasons += expectReasons(graph, sets, say(why, 'en'));
      }
      expect(marked(exercise, [...solution, solution[0]]).right).toBe(false);
      expectAllLanguages(task);
      expect(say(solved, 'fr')).toContain(`{${solution.join(', ')}}`);
      // Something comes in at each stage, and what stays out is not all over.
      expect(wanted.size).toBeGreaterThan(sets[rankIn(sets, Math.max(...wanted)) - 1]?.size ?? sets[0].size - 1);
      expect(graph.successors.some((moves, vertex) => moves.length > 0 && !wanted.has(vertex))).toBe(true);
      expect(graph.names.length).toBeLessThanOrEqual([7, 9, 11][id.level - 1]);
    }
    expect(Math.min(...rights)).toBeGreaterThan(200);
    expect(reasons).toBeGreaterThan(rounds(10_000));
  });

  it('ranks', async () => {
    for await (const [exercise, random] of exercises('ranks')) {
      const { solution, answerKind, task, solved } = exercise;
      const graph = graphOf(exercise);
      const sets = setsOf(graph);
      const fields = answerKind.how === 'fields' ? answerKind.fields : [];
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
      const { remarks } = marked(exercise, other);
      expect(remarks.map(({ right }) => right)).toEqual(other.map(isRight));
      for (const { why } of remarks) expect(expectReasons(graph, sets, say(why, 'en'))).toBeGreaterThan(0);
      expectAllLanguages(task);
      expectAllLanguages(solved);
    }
  });

  it('strategy: every play of right and of random ones', async () => {
    const counts: Record<string, number> = {};
    const count = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    for await (const [exercise, random] of exercises('strategy')) {
      const { solution, answerKind, task, solved, id } = exercise;
      const graph = graphOf(exercise);
      const sets = setsOf(graph);
      const inside = sets[sets.length - 1];
      const fields = answerKind.how === 'fields' ? answerKind.fields : [];
      const domain = [...inside]
        .filter((vertex) => graph.owner[vertex] === graph.player && rankIn(sets, vertex) > 0)
        .sort((a, b) => a - b);
      expect(fields.map(({ label }) => say(label, 'en'))).toEqual(domain.map((vertex) => `f(${graph.names[vertex]})`));
      expect(fields.map(({ choices }) => choices)).toEqual(
        domain.map((vertex) => graph.successors[vertex].map((to) => graph.names[to])),
      );
      expect(marked(exercise, solution).right).toBe(true);
      expectAllLanguages(task);
      expectAllLanguages(solved);
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

/** The rules that a task tells, on positions written otherwise than in the exercise. */
function rulesIn(task: string): { start: string; name: (position: string) => string; moves: (position: string) => string[] } {
  const numbers = (text = '') => (text.match(/\d+/g) ?? []).map(Number);
  const heap = /^A heap has (\d+) matches\. A move takes (.*?) of them;/.exec(task);
  if (heap !== null)
    return {
      start: '|'.repeat(Number(heap[1])),
      name: (position) => `${position.length}`,
      moves: (position) => numbers(heap[2]).flatMap((take) => (take > position.length ? [] : [position.slice(take)])),
    };
  const path = /path of (\d+) squares\. A move takes it (.*?) squares forward(, or 1 back)?, .* onto square (\d+); on/.exec(task);
  if (path !== null) {
    const board = Array.from({ length: Number(path[1]) }, (_, i) => (i + 1 === Number(path[4]) ? '#' : '.'));
    const put = (at: number) => board.map((sign, i) => (i === at ? 'o' : sign)).join('');
    return {
      start: put(0),
      name: (position) => `${position.indexOf('o') + 1}`,
      moves: (position) => {
        const at = position.indexOf('o');
        if (at === board.length - 1) return [];
        const steps = [...numbers(path[2]), ...(path[3] === undefined ? [] : [-1])];
        return steps.flatMap((step) => (board[at + step] === '.' ? [put(at + step)] : []));
      },
    };
  }
  const [, upper, lower] = (/has (\d+) squares? in its upper row and (\d+) squares?/.exec(task) ?? []).map(Number);
  const rows = (position: string) => position.split('/');
  return {
    start: `${'c'.repeat(upper)}/${'c'.repeat(lower)}`,
    name: (position) =>
      rows(position)
        .map(({ length }) => length)
        .join(''),
    moves: (position) =>
      rows(position).flatMap((row, r) =>
        [...row].flatMap((_, c) =>
          r === 0 && c === 0
            ? []
            : [
                rows(position)
                  .map((each, below) => (below >= r ? each.slice(0, c) : each))
                  .join('/'),
              ],
        ),
      ),
  };
}

describe('a game in words', () => {
  it('is the arena that its rules describe; other sets and winners are wrong, each with what is wrong about it', async () => {
    const families = new Map<string, number>();
    for await (const [exercise, random] of exercises('model')) {
      const { solution, answerKind, solved } = exercise;
      const task = say(exercise.task, 'en');
      const { start, name, moves } = rulesIn(task);
      const [, first, stuck] = /(Adam|Ève) begins, .* a player who cannot move has (won|lost)\./.exec(task) ?? [];
      const expected = new Map<string, readonly string[]>();
      const visit = (position: string, turn: string) => {
        const key = `${name(position)}${turn}`;
        if (expected.has(key)) return;
        const other = turn === 'a' ? 'e' : 'a';
        const next = moves(position);
        const winner = (stuck === 'won' ? turn : other).toUpperCase();
        expected.set(key, next.length === 0 ? [winner] : next.map((to) => `${name(to)}${other}`));
        for (const to of next) visit(to, other);
      };
      visit(start, first === 'Adam' ? 'a' : 'e');
      const fields = answerKind.how === 'fields' ? answerKind.fields : [];
      const keys = fields.map(({ label }) =>
        say(label, 'en').replace(/^Succ\((\d+)([ₐₑ])\)$/, (_, state, index) => state + (index === 'ₐ' ? 'a' : 'e')),
      );
      expect([...keys].sort()).toEqual([...expected.keys()].sort());
      expect(solution.map((text) => text.split(' ').sort())).toEqual(keys.map((key) => [...(expected.get(key) ?? [])].sort()));
      families.set(task.slice(0, 8), (families.get(task.slice(0, 8)) ?? 0) + 1);
      const typed = solution.map((text) => random.shuffle(text.split(' ')).join(random.pick([', ', ' ; ', ' '])));
      expect(marked(exercise, typed).right).toBe(true);
      expect(
        marked(
          exercise,
          typed.map((text) =>
            text
              .replace(/(\d)([ae])/g, '$1_$2')
              .replace(/^A$/, 'adam')
              .replace(/^E$/, 'ève'),
          ),
        ).right,
      ).toBe(true);
      // A change at one place is wrong there, and nowhere else.
      const at = random.below(keys.length);
      const [own, other] = [keys[at].slice(-1), keys[at].endsWith('a') ? 'e' : 'a'];
      const right = expected.get(keys[at]) as readonly string[];
      const notNext = keys.filter((key) => key.endsWith(other) && !right.includes(key));
      const wrongs: [text: string, why: RegExp][] = [
        ['A E', /can move to|cannot move/],
        [right.slice(1).join(' '), right.length > 1 ? /^Forgotten: / : /can move to|cannot move/],
        [`${solution[at]} ${random.pick(keys.filter((key) => key.endsWith(own)))}`, /^A move passes the turn: /],
        ...notNext.slice(0, 1).map((key): [string, RegExp] => [`${solution[at]} ${key}`, /^No move leads from /]),
        [`${solution[at]} 99a`, /^"99a" is not a position of this game\. Write names such as \d+[ae],/],
      ];
      for (const [text, why] of wrongs) {
        const { remarks } = marked(
          exercise,
          solution.map((each, i) => (i === at ? text : each)),
        );
        expect(remarks.filter((remark) => !remark.right).map((remark) => remark.at)).toEqual([at]);
        expect(say(remarks[at].why, 'en')).toMatch(why);
      }
      expectAllLanguages(exercise.task);
      expect(say(solved, 'fr').match(/Succ\(\d+[ₐₑ]\) = \{.*?\}(?: \([AE]\))?[,.]/g)).toHaveLength(keys.length);
    }
    expect([...families.keys()].sort()).toEqual(['A heap h', 'A token ', 'Chomp: a']);
    expect(Math.min(...families.values())).toBeGreaterThan(20);
  });

  it('draws the positions alone at first, then the arrows of the answer, and with the solution the whole arena', async () => {
    for await (const [{ subject, solution }] of exercises('model', 60)) {
      const { source, question } = subject as ArenaSubject;
      const drawn = (answer: readonly string[]) => graphOfArena((question as NonNullable<typeof question>).drawn(answer).arena);
      expect(drawn([]).targets).toEqual([]);
      const [full, half] = [drawn(solution), drawn(solution.slice(0, 2))];
      const whole = graphOfArena(source.arena);
      expect([full.targets, full.outcome, full.names]).toEqual([whole.targets, whole.outcome, whole.names]);
      expect(half.targets).toEqual(whole.targets.slice(0, whole.offsets[2]));
      expect(new Set(question?.places.map(({ x, y }) => `${x} ${y}`)).size).toBe(source.arena.size);
    }
  });
});

/** Plies of the longest play that follows a strategy that wins. */
function longestPlay(graph: Graph, f: ReadonlyMap<number, number>, vertex: number): number {
  const moves = graph.owner[vertex] === graph.player && f.has(vertex) ? [f.get(vertex) as number] : graph.successors[vertex];
  return moves.length === 0 ? 0 : 1 + Math.max(...moves.map((to) => longestPlay(graph, f, to)));
}

const arenas = kinds.filter(({ on }) => on === 'arena').map(({ name }) => name);

/** The numbers of the positions that a question asks for: the set, or the whole attractor of the player. */
function answerOf(exercise: Exercise, sets: readonly Set<number>[]): Set<number> {
  return exercise.id.kind === 'attractor' ? askedSet(exercise, sets) : sets[sets.length - 1];
}

describe('the exercises on arenas', () => {
  it.each(arenas)('%s: none is degenerate, over 200 seeds at every level', async (kind) => {
    for (const level of LEVELS)
      for (let seed = 0; seed < 200; seed++) {
        const exercise = await makeExercise({ kind, level, seed });
        const graph = graphOf(exercise);
        const sets = setsOf(graph);
        const answer = answerOf(exercise, sets);
        const victories = sets[0].size;
        const endings = graph.ending.filter((winner) => winner !== undefined).length;
        const wins = [MAX, MIN].map((player) => {
          const reached = setsOf({ ...graph, player });
          return reached[reached.length - 1].size - reached[0].size;
        });
        const rank = Math.max(...[...answer].map((vertex) => rankIn(sets, vertex)));
        const faults = [
          endings < 2 && 'one ending',
          answer.size === graph.names.length && 'the answer is all vertices',
          answer.size <= victories && 'the answer is the victories',
          level > 1 && rank < 2 && 'no rank 2',
          level > 1 && Math.min(...wins) === 0 && 'a player wins nothing before the end',
        ].filter((fault) => fault !== false);
        expect([kind, level, seed, ...faults]).toEqual([kind, level, seed]);
      }
  });

  it.each(arenas)('%s: nonsense is wrong, and said to be in every language', expectNonsenseWrong);

  it('are the same on every machine, compared with recorded ones', async () => {
    expect(await Promise.all(arenas.map((kind) => solutionsOf(kind, 7)))).toMatchInlineSnapshot(`
      [
        "attractor: 2 4 6 / 2 5 8 / 2 5 8 9 10 11",
        "ranks: 3 2 1 - / 3 - 2 - 1 1 / 4 3 - 2 2 - 1 - -",
        "strategy: 4 4 / 3 8 8 / 5 5 10 10",
        "model: 3a 2a 2e 1e 1e 0e 1a 0a 0e 0a A E / 11a 20a 21a 11e 20e 10e 10a 10e 10a E A / 4e 3e 2a 1a 1a 0a 0e E E A",
      ]
    `);
  });
});
