import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPython, PYTHON, PYTHON_PACKAGES } from '../../scripts/python.mjs';
import { type ArenaAnswers, arenaAnswers, type TreeAnswers, treeAnswers } from './fixtures/answers.ts';
import { arenas, boards, chomps, figures, grids, ladder, lists, trees } from './fixtures/examples.ts';
import { arenaByLibrary, isCyclic, treeByLibrary } from './fixtures/library.ts';
import { arene_chomp, H_echecs, H_puissance4, listingsPython, maximin, minimax, table_alignements } from './index.ts';

/** What run_listings.py writes. */
interface Answers {
  readonly trees: readonly TreeAnswers[];
  readonly lists: readonly (readonly [max: readonly number[], min: readonly number[]])[];
  readonly arenas: readonly ArenaAnswers[];
  readonly ladder: { readonly answers: readonly unknown[]; readonly costs: readonly number[] };
  readonly chomps: readonly unknown[];
  readonly grids: readonly number[];
  readonly boards: readonly number[];
  readonly tables: readonly unknown[];
  readonly printed: string;
}

/** JSON has no infinities. */
const asText = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isFinite(value) ? (value > 0 ? 'inf' : '-inf') : value;
const asNumber = (_: string, value: unknown) =>
  value === 'inf' ? Number.POSITIVE_INFINITY : value === '-inf' ? Number.NEGATIVE_INFINITY : value;

const inJson = ({ arena, ...letters }: (typeof arenas)[0]) => letters;

/** Runs the listings on all examples, in one Python process and in a temporary folder. */
function runListings(): Answers {
  const folder = mkdtempSync(join(tmpdir(), 'minerve-cours-'));
  try {
    for (const { name, text } of listingsPython) writeFileSync(join(folder, `${name}.py`), text);
    const given = {
      ...{ folder, trees, lists, chomps },
      arenas: arenas.map(inJson),
      ladder: inJson(ladder(40)),
      grids: grids.map(({ board }) => board),
      boards: boards.map(({ board }) => board),
    };
    const script = fileURLToPath(new URL('fixtures/run_listings.py', import.meta.url));
    const { status, stdout, stderr } = spawnSync(PYTHON, ['-B', script], {
      input: JSON.stringify(given, asText),
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      maxBuffer: 1 << 27,
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout, asNumber) as Answers;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const without = !hasPython();
// Without Python the tests are skipped with this warning; in CI they run and fail.
if (without) console.warn(`Python is not installed: listings are not run. Debian: apt-get install ${PYTHON_PACKAGES.join(' ')}`);

describe.skipIf(without && process.env.CI === undefined)('the listings in Python', () => {
  let python: Answers;
  beforeAll(() => {
    python = runListings();
  });

  it('agree with minerve/cours and the library on every tree: values, moves, order of leaves', () => {
    expect(python.trees.length).toBe(200 + figures.length);
    for (const [i, tree] of trees.entries()) {
      expect(python.trees[i], `tree ${i}`).toEqual(treeByLibrary(tree));
      expect(python.trees[i], `tree ${i}`).toEqual(treeAnswers(tree));
    }
  });

  it('read nested lists without further arguments', () => {
    for (const [i, tree] of lists.entries()) {
      const [max, min] = [maximin(tree, 9, (x) => x), minimax(tree, 9, (x) => x)];
      expect(python.lists[i]).toEqual([Array(4).fill(max), Array(4).fill(min)]);
      expect(python.lists[i][figures[i].root === 1 ? 0 : 1][0]).toBe(figures[i].value);
    }
  });

  it('agree with minerve/cours and the library on every arena: sets, ranks, strategies, recursions, min-max', () => {
    for (const [i, arena] of arenas.entries()) {
      expect(python.arenas[i], `arena ${i}`).toEqual(arenaAnswers(arena));
      const expected = arenaByLibrary(arena);
      // Where the recursion refuses a cycle, there is one.
      const wins = (player: 'adam' | 'eve') =>
        Object.fromEntries(
          Object.entries(expected[player].wins).map(([s, won]) => [
            s,
            python.arenas[i][player].wins[s] === 'cycle' && isCyclic(arena) ? 'cycle' : won,
          ]),
        );
      const { adam, eve, minmax } = expected;
      expect(python.arenas[i], `arena ${i}`).toEqual({
        adam: { ...adam, wins: wins('adam') },
        eve: { ...eve, wins: wins('eve') },
        minmax,
      });
    }
  });

  it('use their memory: a position at the end of a million paths is computed once', () => {
    expect(python.ladder.answers).toEqual([false, false, 0, 0]);
    for (const cost of python.ladder.costs) expect(cost).toBeLessThan(500);
  });

  it('make the arena of Chomp in the same order', () => {
    const expected = chomps.map(([p, q]) => {
      const { G, depart, ...sets } = arene_chomp(p, q);
      return {
        G: Object.fromEntries(G),
        depart,
        ...Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, [...set].sort()])),
      };
    });
    expect(python.chomps).toEqual(expected);
  });

  it('evaluate every position like minerve/cours and the library: example 10 is -3, example 11 is -4', () => {
    expect([python.grids[0], python.boards[0]]).toEqual([-3, -4]);
    expect(python.grids).toEqual(grids.map(({ value }) => value));
    expect(python.grids).toEqual(grids.map(({ board }) => H_puissance4(board)));
    expect(python.boards).toEqual(boards.map(({ value }) => value));
    expect(python.boards).toEqual(boards.map(({ board }) => H_echecs(board)));
    expect(python.tables).toEqual([table_alignements(6, 7), table_alignements(4, 5)]);
  });

  it('print the output that docs/cours/README.md shows', () => {
    const docs = readFileSync(new URL('../../docs/cours/README.md', import.meta.url), 'utf8');
    const [, shown] = /\$ python3 exemples\.py\n([\s\S]*?)```/.exec(docs) ?? [];
    expect(python.printed).toBe(shown);
  });
});
