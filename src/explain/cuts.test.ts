import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, opponent, type Player, Random, unwrap } from '../core/index.ts';
import { parseTree } from '../games/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import { childrenOf, type GameTree, withNodeKeys, withValues } from '../model/index.ts';
import { algorithmOf, algorithms } from '../search/index.ts';
import { type CutReason, cutReason } from './cuts.ts';
import { type ExplainedStep, explainCutStep } from './explanation.ts';
import {
  type CutFacts,
  CutReference,
  changed,
  leafCount,
  letterOf,
  minimaxOf,
  movesOf,
  type Nested,
  randomNested,
  subtree,
} from './fixtures/cut-reference.ts';
import { readCut } from './fixtures/read-cut.ts';
import { record, type TreeSearch } from './tree-search.ts';

const languages = Object.keys(LANGUAGES) as Language[];

function whole(tree: Nested, root: Player): GameTree {
  return withNodeKeys(unwrap(parseTree(JSON.stringify(tree), root)));
}

function explainedOf(tree: GameTree, search: TreeSearch): ExplainedStep {
  const { recording } = record(tree, search);
  return { algorithm: search.algorithm, recording, names: { label: (node) => letterOf(tree.move[node]) } };
}

/** Algorithms whose cuts are checked for true claims alone: it is not written down which they must make. */
const WITHOUT_REFERENCE: readonly string[] = [];

/** The cuts that each other algorithm must make. */
const references: Readonly<Record<string, (tree: Nested, root: Player, alpha?: number, beta?: number) => CutFacts[]>> = {
  minimax2: (...asked) => cutsOf(new CutReference('compare'), ...asked),
  alphabeta: (...asked) => cutsOf(new CutReference('hard'), ...asked),
  'alphabeta-soft': (...asked) => cutsOf(new CutReference('soft'), ...asked),
  'negamax-alphabeta': (...asked) => cutsOf(new CutReference('soft'), ...asked),
  negascout: (...asked) => cutsOf(new CutReference('scout'), ...asked),
  mtdf: (tree, root) => drivenCuts(tree, root, 0),
  sss: (tree, root) => drivenCuts(tree, root, INFINITE),
  dual: (tree, root) => drivenCuts(tree, root, -INFINITE),
};

function cutsOf(reference: CutReference, tree: Nested, root: Player, alpha?: number, beta?: number): CutFacts[] {
  reference.pass(tree, root, alpha, beta);
  return reference.cuts;
}

function drivenCuts(tree: Nested, root: Player, first: number): CutFacts[] {
  const reference = new CutReference('soft', true);
  reference.drive(tree, root, first);
  return reference.cuts;
}

/** A tree, and who moves where. */
interface Board {
  readonly tree: Nested;
  readonly root: Player;
}

const turnAt = ({ root }: Board, path: string): Player => (movesOf(path).length % 2 === 0 ? root : opponent(root));
const valueAt = (board: Board, path: string): number => minimaxOf(subtree(board.tree, path), turnAt(board, path));
const below = (path: string, move: string): string => (path === '' ? move : `${path} ${move}`);

/**
 * Whether what a sentence says is true of the tree, by looking at every leaf. Nothing here knows of searches or traces.
 */
function faultOf(board: Board, facts: CutFacts, random: Random): string | undefined {
  const { tree } = board;
  const node = subtree(tree, facts.path);
  const turn = turnAt(board, facts.path);
  if (typeof node === 'number') return 'a leaf';
  if (facts.letter !== (turn === MAX ? 'β' : 'α')) return 'kind of cut';
  if (facts.path !== '' && facts.player !== (turn === MAX ? 'Max' : 'Min')) return 'player';
  const child = valueAt(board, below(facts.path, facts.by));
  if (facts.exact ? child !== facts.found : (child - facts.found) * turn < 0) return 'value found';
  if ((facts.found - facts.bound) * turn < 0) return 'meets no bound';
  const skipped = facts.skipped.split(', ');
  const children = node.map((_, i) => letterOf(i));
  if (skipped.includes(facts.by) || skipped.some((move) => !children.includes(move))) return 'moves skipped';
  if (skipped.reduce((sum, move) => sum + leafCount(subtree(node, move)), 0) !== facts.leaves) return 'leaves skipped';
  const held = heldFault(board, facts, turn);
  if (held !== undefined) return held;
  return claimHolds(board, facts, random) ? undefined : 'the claim';
}

/** Whether the value of the root, or the answer to the question, stays whatever the skipped leaves are worth. */
function claimHolds(board: Board, facts: CutFacts, random: Random): boolean {
  const { path, alpha, beta } = askedOf(facts);
  const turn = turnAt(board, path);
  const answer = (tree: Nested) => Math.max(alpha, Math.min(beta, minimaxOf(subtree(tree, path), turn)));
  const before = answer(board.tree);
  const leaves = [() => 999_999, () => -999_999, () => random.between(-60, 60)];
  const skipped = facts.skipped.split(', ');
  return leaves.every((leaf) => answer(changed(board.tree, movesOf(facts.path), skipped, leaf)) === before);
}

/** Whether the bound is where the sentence says: at a node of the other player above, the value of that very move. */
function heldFault(board: Board, facts: CutFacts, turn: Player): string | undefined {
  const { source, path, bound, reach } = facts;
  if (source.kind !== 'held' && reach !== 'asked') return 'reach';
  if (source.kind !== 'held' && bound !== (turn === MAX ? askedOf(facts).beta : askedOf(facts).alpha)) return 'bound asked';
  if (source.kind === 'pass' || source.kind === 'window') return undefined;
  const [above, here] = [movesOf(source.path), movesOf(path)];
  if (above.length >= here.length || above.some((move, i) => move !== here[i])) return 'not above';
  const owner = turnAt(board, source.path);
  if (source.player !== (owner === MAX ? 'Max' : 'Min')) return 'player above';
  if (source.kind === 'scout') return source.move === here[above.length] ? undefined : 'scout';
  if (owner === turn) return 'holder';
  if (source.move === here[above.length]) return 'the move under way';
  if (valueAt(board, below(source.path, source.move)) !== bound) return 'bound held';
  return reach === (above.length === here.length - 1 ? 'shallow' : 'deep') ? undefined : 'reach';
}

/** Of which node which values cannot change: all of the root's, or the answer to the question asked. */
function askedOf({ source }: CutFacts): { path: string; alpha: number; beta: number } {
  if (source.kind === 'held') return { path: '', alpha: -INFINITE, beta: INFINITE };
  if (source.kind === 'window') return { path: '', alpha: source.alpha, beta: source.beta };
  if (source.kind === 'pass') return { path: '', alpha: source.beta - 1, beta: source.beta };
  const { than, player } = source;
  const [alpha, beta] = player === 'Max' ? [than, than + 1] : [than - 1, than];
  return { path: below(source.path, source.move), alpha, beta };
}

function boards(seed: number, count: number): Board[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const depth = 1 + (i % 6);
    const tree = randomNested(random, depth, depth < 4 ? 4 : 3, random.pick([2, 6, 40]));
    return { tree: typeof tree === 'number' ? [tree] : tree, root: random.pick([MAX, MIN]) };
  });
}

/** What is wrong with the sentence of a reason; undefined if it is true and describes the cut that was made. */
function wrongIn(board: Board, explained: ExplainedStep, reason: CutReason, expected: CutFacts | undefined, random: Random) {
  const sentence = explainCutStep(explained, reason);
  const [facts, ...others] = languages.map((language) => readCut(say(sentence, language), language));
  if (others.some((other) => !isDeepStrictEqual(other, facts))) return 'languages differ';
  if (expected !== undefined && !isDeepStrictEqual(facts, expected)) return 'not the cut that was made';
  return faultOf(board, facts, random);
}

/** Every cut of a search checked; the number of each kind. */
function checkCuts(board: Board, search: TreeSearch, expected: CutFacts[] | undefined, random: Random): CutReason[] {
  const explained = explainedOf(whole(board.tree, board.root), search);
  const { recording } = explained;
  const reasons = [...recording.cuts].map((step) => cutReason(recording, recording.visitOf(step))!);
  if (expected !== undefined) expect(reasons).toHaveLength(expected.length);
  for (const [i, reason] of reasons.entries()) {
    const wrong = wrongIn(board, explained, reason, expected?.[i], random);
    if (wrong !== undefined) expect.fail(`${wrong}: ${JSON.stringify(board)} ${say(explainCutStep(explained, reason), 'en')}`);
  }
  return reasons;
}

describe('the sentence of a cut', () => {
  it.each(algorithms.flatMap(({ name, prunes }) => (prunes ? [name] : [])))(
    '%s: has the numbers of its node and a true claim, in every language',
    (algorithm) => {
      const random = new Random(15);
      const reasons: CutReason[] = [];
      const memory = algorithmOf(algorithm).ownsTable === true;
      if (!(algorithm in references) && !WITHOUT_REFERENCE.includes(algorithm))
        expect.fail(`${algorithm} prunes: say in references of src/explain/cuts.test.ts which cuts it must make.`);
      for (const board of boards(2013 + algorithm.length, 500))
        reasons.push(...checkCuts(board, { algorithm, memory }, references[algorithm]?.(board.tree, board.root), random));
      const held = reasons.map(({ source }) => (source.kind === 'held' ? (source.deep ? 'deep' : 'shallow') : source.kind));
      const kinds: Readonly<Record<string, string[]>> = {
        minimax2: ['shallow'],
        negascout: ['deep', 'scout', 'shallow'],
        ...Object.fromEntries(algorithms.filter(({ ownsTable }) => ownsTable).map(({ name }) => [name, ['asked']])),
      };
      expect(reasons.length, `${algorithm} cuts`).toBeGreaterThan(20);
      if (!(algorithm in references)) return;
      expect([...new Set(held)].filter((kind) => held.filter((each) => each === kind).length > 20).sort()).toEqual(
        kinds[algorithm] ?? ['deep', 'shallow'],
      );
      expect(new Set(reasons.map(({ kind }) => kind)).size).toBe(2);
    },
  );

  it('is true with a window of any width', () => {
    const random = new Random(16);
    let asked = 0;
    for (const board of boards(2014, 300))
      for (const algorithm of ['minimax2', 'alphabeta', 'alphabeta-soft', 'negamax-alphabeta', 'negascout']) {
        const alpha = random.between(-6, 5);
        const beta = alpha + random.pick([1, 1, 2, 5]);
        const expected = references[algorithm](board.tree, board.root, alpha, beta);
        // Minimax2 heeds one side only, and says so.
        const compared = algorithm !== 'minimax2' ? expected : undefined;
        const reasons = checkCuts(board, { algorithm, alpha, beta }, compared, random);
        asked += reasons.filter(({ source }) => source.kind === 'asked').length;
      }
    expect(asked).toBeGreaterThan(500);
  });

  it('is true with a table, and with moves sorted by the search', () => {
    const random = new Random(17);
    let cuts = 0;
    for (const board of boards(2015, 200))
      for (const search of [
        { algorithm: 'negascout', memory: true },
        { algorithm: 'alphabeta-soft', memory: true },
        { algorithm: 'alphabeta', order: ['killer', 'history'] },
      ] as const)
        cuts += checkCuts(board, search, undefined, random).length;
    expect(cuts).toBeGreaterThan(1000);
  });

  it('is true if a player may move twice', () => {
    const random = new Random(20);
    let [held, cuts] = [0, 0];
    for (const { tree: nested, root } of boards(2018, 300)) {
      const { size: _, span, value, ...rest } = whole(nested, root);
      const tree = withValues({ ...rest, turn: rest.turn.map(() => random.pick([MAX, MIN])) });
      for (const algorithm of ['minimax2', 'alphabeta', 'negamax-alphabeta', 'negascout']) {
        const { recording } = record(tree, { algorithm });
        for (const step of recording.cuts) {
          const { source, skipped, bound } = cutReason(recording, recording.visitOf(step))!;
          cuts++;
          if (source.kind !== 'held') continue;
          held++;
          expect(tree.value[source.child]).toBe(bound);
          const leaf = random.pick([() => 999_999, () => -999_999, () => random.between(-60, 60)]);
          const leafValue = tree.leafValue.map((own, node) =>
            skipped.some((child) => node >= child && node < child + tree.span[child]) ? leaf() : own,
          );
          expect(withValues({ ...tree, leafValue }).value[0]).toBe(tree.value[0]);
        }
      }
    }
    expect(held).toBeGreaterThan(500);
    expect(cuts).toBeGreaterThan(held);
  });

  it('fails the check if it is wrong', () => {
    const random = new Random(18);
    const caught: Record<string, number> = {};
    const missed: Record<string, number> = {};
    for (const board of boards(2016, 240)) {
      const explained = explainedOf(whole(board.tree, board.root), { algorithm: 'alphabeta' });
      const { recording } = explained;
      for (const step of recording.cuts) {
        const right = cutReason(recording, recording.visitOf(step))!;
        for (const [name, wrong] of Object.entries(mutantsOf(recording.tree, right))) {
          const fault = wrongIn(board, explained, wrong, undefined, random);
          const tally = fault === undefined ? missed : caught;
          tally[name] = (tally[name] ?? 0) + 1;
        }
      }
    }
    // By looking at the leaves alone, without the list of the cuts that had to be made.
    expect(missed).toEqual({});
    for (const name of ['bound', 'found', 'holder', 'reach', 'kind', 'leaves', 'node', 'skips the best'])
      expect(caught[name]).toBeGreaterThan(50);
  });

  it('fails the check if only its claim is wrong', () => {
    const random = new Random(19);
    const wide = boards(2017, 60).filter(({ tree }) => (tree as readonly Nested[]).length > 1);
    for (const board of wide) {
      const [first, ...skipped] = board.tree as readonly Nested[];
      const found = minimaxOf(first, opponent(board.root));
      const facts: CutFacts = {
        letter: board.root === MAX ? 'β' : 'α',
        reach: 'asked',
        player: '',
        path: '',
        by: 'a',
        exact: true,
        found,
        name: '',
        bound: found,
        source: { kind: 'window', alpha: board.root === MAX ? -50 : found, beta: board.root === MAX ? found : 50 },
        skipped: skipped.map((_, i) => letterOf(i + 1)).join(', '),
        leaves: skipped.reduce<number>((sum, child) => sum + leafCount(child), 0),
      };
      expect(faultOf(board, facts, random)).toBeUndefined();
      const source = { kind: 'window', alpha: -50, beta: 50 } as const;
      expect(faultOf(board, { ...facts, bound: board.root * 50, found: board.root * 50, exact: false, source }, random)).toBe(
        'value found',
      );
      expect(claimHolds(board, { ...facts, source }, random)).toBe(false);
    }
    expect(wide.length).toBeGreaterThan(30);
  });
});

/** Reasons that are not those of the cut, each wrong for sure. */
function mutantsOf(tree: GameTree, right: CutReason): Record<string, CutReason> {
  const { source, kind, found, bound, skipped, leaves, node } = right;
  if (source.kind !== 'held') throw new Error('Alpha-beta in the whole window is asked no question.');
  const towards = kind === 'alpha' ? 1 : -1;
  const others = childrenOf(tree, source.node).filter((child) => tree.value[child] !== bound);
  return {
    bound: { ...right, bound: bound + towards },
    ...(right.exact && { found: { ...right, found: found - towards } }),
    ...(others.length > 0 && { holder: { ...right, source: { ...source, child: others[0] } } }),
    reach: { ...right, source: { ...source, deep: !source.deep } },
    kind: { ...right, kind: kind === 'alpha' ? 'beta' : 'alpha' },
    leaves: { ...right, leaves: leaves + 1 },
    node: { ...right, node: tree.parent[node] },
    'skips the best': { ...right, skipped: [right.by, ...skipped] },
  };
}
