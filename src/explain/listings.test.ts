import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, Random, unwrap } from '../core/index.ts';
import { randomTree, treeGame } from '../games/index.ts';
import { algorithms } from '../search/index.ts';
import { runListing } from './fixtures/run-listing.ts';
import { callerLineOf, lineOf, listings } from './listings.ts';
import { record } from './run.ts';
import { growTree, type WholeTree } from './whole-tree.ts';

function grown(seed: number): WholeTree {
  const random = new Random(seed);
  const root = random.pick([MAX, MIN]);
  const flat = randomTree(random, { depth: 1 + (seed % 5), children: [1, 3], values: [-9, 9], leafPercent: 15, root });
  // Without keys, so that MTD has no memory: what a listing remembers is its own affair.
  const { key, ...tree } = unwrap(growTree(treeGame(flat).start()));
  return tree;
}

/** What each is first called with, as the listing sees it. */
const first: Readonly<Record<string, (tree: WholeTree) => number[]>> = {
  minimax2: ({ turn }) => [turn[0] * INFINITE],
  alphabeta: () => [-INFINITE, INFINITE],
  'alphabeta-soft': () => [-INFINITE, INFINITE],
  'negamax-alphabeta': () => [-INFINITE, INFINITE],
  negascout: () => [-INFINITE, INFINITE],
  mtdf: ({ value, span }) => [span[0] === 1 ? value[0] : 0],
};

describe('the listing of an algorithm', () => {
  it('is there for each, readable at once', () => {
    for (const { name } of algorithms) {
      expect(listings[name].length, name).toBeGreaterThanOrEqual(8);
      expect(listings[name].length, name).toBeLessThanOrEqual(20);
      for (const { code } of listings[name]) expect(code.length, code).toBeLessThanOrEqual(72);
    }
    expect(Object.keys(listings).sort()).toEqual(algorithms.map(({ name }) => name).sort());
  });

  it.each(algorithms.map(({ name }) => name))(
    '%s: does what the search does, leaf by leaf, and its steps are where its lines are',
    (name) => {
      const seen = new Set<number>();
      for (let seed = 0; seed < 60; seed++) {
        const tree = grown(seed);
        const { recording, result } = record(tree, { algorithm: name });
        const run = runListing(listings[name], tree, first[name]?.(tree) ?? []);
        const turns = name.startsWith('nega') ? tree.turn[0] : 1;
        expect(run.value * turns).toBe(result.value);
        const steps = Array.from({ length: recording.steps }, (_, step) => step);
        const leaves = steps.filter(
          (step) => recording.kindOf(step) === 'leave' && recording.howOf(recording.visitOf(step)) === 'outcome',
        );
        expect(run.leaves).toEqual(leaves.map((step) => recording.nodeOf(recording.visitOf(step))));
        // The lines of the steps, callers' lines included, are executed in this order.
        let at = -1;
        for (const step of steps) {
          const [here, above] = [lineOf(name, recording, step), callerLineOf(name, recording, step)];
          for (const line of recording.kindOf(step) === 'enter' ? [above, here] : [here, above]) {
            if (line === undefined) continue;
            seen.add(line);
            // A driver's last line is under way from the call to the end.
            if (listings[name][line].does === 'last pass' && recording.kindOf(step) === 'leave') continue;
            at = run.lines.indexOf(line, at + 1);
            expect(at, `${name} ${seed}: step ${step}, line ${line}: ${listings[name][line].code}`).toBeGreaterThanOrEqual(0);
          }
        }
      }
      const unseen = listings[name].filter(({ does }, line) => does !== undefined && !seen.has(line));
      expect(unseen.map(({ does }) => does)).toEqual(name === 'mtdf' || name === 'sss' || name === 'dual' ? ['recall'] : []);
    },
  );

  it('has the comparison where a cut is, the call where a node is entered', () => {
    for (const { name, prunes } of algorithms) {
      const { recording } = record(grown(24), { algorithm: name });
      if (prunes) expect(recording.cuts.length).toBeGreaterThan(0);
      for (const step of recording.cuts)
        expect(listings[name][lineOf(name, recording, step)].code).toMatch(/ if \w+ [<>]= \w+: break$/);
      for (let step = 0; step < recording.steps; step++) {
        const { code } = listings[name][lineOf(name, recording, step)];
        if (recording.kindOf(step) === 'enter') expect(code).toMatch(/^def /);
        if (recording.kindOf(step) === 'leave') expect(code).toMatch(/\breturn /);
      }
    }
  });
});
