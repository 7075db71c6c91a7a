import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, Random } from '../core/index.ts';
import { randomTree } from '../games/index.ts';
import type { GameTree } from '../model/index.ts';
import { algorithmOf, algorithms } from '../search/index.ts';
import { runListing } from './fixtures/run-listing.ts';
import { callerLineOf, lineOf, listingOf, listings, stylesOf } from './listings.ts';
import { record } from './tree-search.ts';

function grown(seed: number): GameTree {
  const random = new Random(seed);
  const root = random.pick([MAX, MIN]);
  const flat = randomTree(random, { depth: 1 + (seed % 5), children: [1, 3], values: [-9, 9], leafPercent: 15, root });
  // Without keys, so that MTD has no memory: what a listing remembers is its own affair.
  const tree = flat;
  return tree;
}

/** What a parameter of a listing's first line is at the root: `def negascout(p, alpha, beta):`. */
const FIRST: Readonly<Record<string, (tree: GameTree) => number>> = {
  p: () => 0,
  alpha: () => -INFINITE,
  beta: () => INFINITE,
  compare: ({ turn }) => turn[0] * INFINITE,
  g: ({ value, span }) => (span[0] === 1 ? value[0] : 0),
};

function firstCall(name: string, tree: GameTree, listing = listingOf(name)): number[] {
  const [, parameters = ''] = /^def \w+\((.*)\):/.exec(listing[0].code) ?? [];
  return parameters.split(', ').map((parameter) => {
    if (!(parameter in FIRST)) throw new Error(`${name}: say in FIRST of this file what "${parameter}" is at the root.`);
    return FIRST[parameter](tree);
  });
}

const allListings = algorithms.flatMap(({ name }) => stylesOf(name).map((style) => [name, style] as const));

describe('the listing of an algorithm', () => {
  it('exists for each algorithm, and is short', () => {
    for (const [name, style] of allListings) {
      const listing = listingOf(name, style);
      expect(listing.length, `lines of the listing of ${name} in src/explain/listings.ts`).toBeGreaterThanOrEqual(8);
      expect(listing.length, `lines of the listing of ${name} in src/explain/listings.ts`).toBeLessThanOrEqual(20);
      for (const { code } of listing) expect(code.length, code).toBeLessThanOrEqual(72);
    }
    const names = algorithms.map(({ name }) => name);
    expect(
      Object.keys(listings).filter((name) => !names.includes(name)),
      'are listings of no algorithm',
    ).toEqual([]);
  });

  it('is asked for by name where it is missing', () => {
    expect(() => listingOf('nobody')).toThrow('nobody has no listing: add one to src/explain/listings.ts.');
  });

  const run = (...lines: string[]) => runOn(grown(1), ...lines);
  const runOn = (tree: GameTree, ...lines: string[]) =>
    runListing(
      lines.map((code) => ({ code })),
      tree,
      [0],
    );

  it('has the names that a function assigns as its own, whatever they are, as in Python', () => {
    const largest = [
      'def largest(p):',
      '    if not succ(p): return f(p)',
      '    most = -INF',
      '    for q in succ(p):',
      '        least, here = -INF, largest(q)',
      '        if here > most: most = here; least = here',
      '    return max(least, most)',
    ];
    for (let seed = 0; seed < 60; seed++) {
      const { value, leaves } = runOn(grown(seed), ...largest);
      expect(value).toBe(Math.max(...leaves.map((leaf) => grown(seed).value[leaf])));
    }
    expect(() => run('def one(p):', '    return other')).toThrow('other is not defined');
  });

  it('is refused with the line of an error, and stopped if it does not end', () => {
    expect(() => run('def half(p):', '    return 7 // 2')).toThrow('"return 7 // 2" has //');
    expect(() => run('def endless(p):', '    while true:', '        v = 1')).toThrow('does not end: it is at "v = 1"');
  });

  it.each(allListings)(
    '%s (%s): does what the search does, leaf by leaf, and its steps are where its lines are',
    (name, style) => {
      const listing = listingOf(name, style);
      const seen = new Set<number>();
      for (let seed = 0; seed < 60; seed++) {
        const tree = grown(seed);
        const { recording, result } = record(tree, { algorithm: name });
        const run = runListing(listing, tree, firstCall(name, tree, listing));
        const turns = listing.some(({ code }) => code.endsWith('else -f(p)')) ? tree.turn[0] : 1;
        expect(run.value * turns).toBe(result.value);
        const steps = Array.from({ length: recording.steps }, (_, step) => step);
        const leaves = steps.filter(
          (step) => recording.kindOf(step) === 'leave' && recording.howOf(recording.visitOf(step)) === 'outcome',
        );
        expect(run.leaves).toEqual(leaves.map((step) => recording.nodeOf(recording.visitOf(step))));
        // The lines of the steps, callers' lines included, are executed in this order.
        let at = -1;
        for (const step of steps) {
          const [here, above] = [lineOf(listing, recording, step), callerLineOf(listing, recording, step)];
          for (const line of recording.kindOf(step) === 'enter' ? [above, here] : [here, above]) {
            if (line === undefined) continue;
            seen.add(line);
            // A driver's last line is under way from the call to the end.
            if (listing[line].does === 'last pass' && recording.kindOf(step) === 'leave') continue;
            at = run.lines.indexOf(line, at + 1);
            expect(at, `${name} ${seed}: step ${step}, line ${line}: ${listing[line].code}`).toBeGreaterThanOrEqual(0);
          }
        }
      }
      const unseen = listing.filter(({ does }, line) => does !== undefined && !seen.has(line));
      expect(unseen.map(({ does }) => does)).toEqual(algorithmOf(name).ownsTable ? ['recall'] : []);
    },
  );

  it('has the comparison where a cut is, the call where a node is entered', () => {
    for (const [name, style] of allListings) {
      const listing = listingOf(name, style);
      const { recording } = record(grown(24), { algorithm: name });
      if (algorithmOf(name).prunes) expect(recording.cuts.length).toBeGreaterThan(0);
      for (const step of recording.cuts)
        expect(listing[lineOf(listing, recording, step)].code).toMatch(/ if \w+ [<>]= \w+: (break|fin = True)$/);
      for (let step = 0; step < recording.steps; step++) {
        const { code } = listing[lineOf(listing, recording, step)];
        if (recording.kindOf(step) === 'enter') expect(code).toMatch(/^def /);
        if (recording.kindOf(step) === 'leave') expect(code).toMatch(/\breturn /);
      }
    }
  });
});
