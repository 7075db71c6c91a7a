import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../core/index.ts';
import { connect4, ticTacToe } from '../games/index.ts';
import { say } from '../i18n/index.ts';
import { childrenOf, expandTree, type GameTree, INNER } from '../model/index.ts';
import { aidsFor, explainStep, record, treeOutline, treeScene, withLeaf } from './index.ts';
import { narrowedAt } from './visit.ts';

/** Trees of three plies below positions of seeded random games that are not over. */
function* trees(count: number): Generator<GameTree> {
  const random = new Random(3);
  const game = connect4({ columns: 4, rows: 4, inRow: 3 });
  while (count > 0) {
    const position = game.start();
    for (let plies = random.below(9); plies > 0 && position.outcome() === undefined; plies--) {
      const moves: number[] = [];
      position.moves(moves, 0);
      position.play(random.pick(moves));
    }
    if (position.outcome() !== undefined) continue;
    count--;
    yield unwrap(expandTree(position, { depth: 3 }));
  }
}

describe('the winning-move pruning on a whole tree', () => {
  it('does not change the value of the tree, and searches only the move that wins or parries a threat', () => {
    const does = { wins: 0, blocks: 0 };
    for (const tree of trees(60)) {
      const { recording, result } = record(tree, { algorithm: 'minimax', q: 1 });
      expect(result.value).toBe(tree.value[0]);
      for (let visit = 0; visit < recording.visits; visit++) {
        const node = recording.nodeOf(visit);
        const narrowed = narrowedAt(recording, visit);
        const children = tree.kind[node] === INNER ? childrenOf(tree, node).length : 0;
        const isLow = tree.depth - tree.ply[node] < 2;
        const wanted = tree.win?.[node] !== -1 ? tree.win?.[node] : isLow ? -1 : tree.threat?.[node];
        if (children < 2 || wanted === -1) expect(narrowed).toBeUndefined();
        else {
          expect(narrowed && tree.move[narrowed.child]).toBe(wanted);
          expect(narrowed?.does).toBe(tree.win?.[node] === -1 ? 'blocks' : 'wins');
          if (narrowed !== undefined) does[narrowed.does]++;
        }
      }
    }
    expect(Math.min(does.wins, does.blocks)).toBeGreaterThan(20);
  });

  it('is explained and shown at its step: the other moves are set aside from then on', () => {
    // Min has b1 and b2, and threatens b3.
    const position = unwrap(ticTacToe().parsePosition('x../xoo/.x.'));
    const tree = unwrap(expandTree(position, { depth: 2 }));
    const { recording } = record(tree, { algorithm: 'minimax', q: 1 });
    const names = { label: (node: number) => `${tree.move[node]}` };
    const narrowed = narrowedAt(recording, 0);
    expect(narrowed).toBeDefined();
    expect(say(explainStep({ algorithm: 'minimax', recording, names }, 0), 'en')).toMatch(
      /^The search comes to the root\. Winning-/,
    );
    const { items } = treeScene(treeOutline(tree, new Set(), names.label, 'en'), recording, 1, { language: 'en' });
    const below = items.filter(({ level }) => level === 1);
    expect(below.filter(({ state }) => state === 'cut').length).toBe(below.length - 1);
    expect(below.find(({ state }) => state === 'cut')?.description).toContain('set aside');
    expect(below.find(({ state }) => state !== 'cut')?.node).toBe(narrowed?.child);
  });

  it('ignores the game’s threats once a leaf was edited, and still gets the right value', () => {
    const random = new Random(8);
    for (const tree of trees(40)) {
      const leaves = Array.from(tree.kind.keys()).filter((node) => tree.kind[node] !== INNER);
      const changed = withLeaf(tree, random.pick(leaves), random.between(-9, 9));
      expect(changed.threat).toBeUndefined();
      expect(record(changed, { algorithm: 'minimax', q: 1 }).result.value).toBe(changed.value[0]);
    }
  });
});

describe('aids', () => {
  it('are given to searches that can use them: no table without keys, nor to alpha-beta of TIPE 2013', () => {
    const [tree] = trees(1);
    const { key: _, ...unnamed } = tree;
    expect(aidsFor(tree, 'minimax', { memory: true, q: 2 })).toEqual({ memory: true, q: 2 });
    expect(aidsFor(tree, 'alphabeta', { memory: true })).toEqual({});
    expect(aidsFor(unnamed, 'minimax', { memory: true })).toEqual({});
  });
});

describe('values as the player to move sees them', () => {
  it('are those of Max with the sign turned at Min’s nodes, and so are the windows', () => {
    const [tree] = trees(1);
    const { recording } = record(tree, { algorithm: 'negamax-alphabeta' });
    const outline = treeOutline(tree, new Set(), String, 'en');
    const scene = (turned: boolean) => treeScene(outline, recording, recording.steps, { language: 'en', turned }).items;
    const [plain, turned] = [scene(false), scene(true)];
    for (const [at, { value, window, turn }] of turned.entries()) {
      if (turn === MAX) expect([value, window]).toEqual([plain[at].value, plain[at].window]);
      else if (/\d/.test(value)) expect(negated(value)).toBe(plain[at].value);
      const bounds = window.match(/[^[\], ]+/g) ?? [];
      if (turn === MIN && window !== '') expect(`]${bounds.reverse().map(negated).join(', ')}[`).toBe(plain[at].window);
    }
    expect(turned.some(({ turn, window }) => turn === MIN && window !== '')).toBe(true);
  });
});

/** A score as it is written, with its sign turned. */
function negated(score: string): string {
  if (score === '0') return score;
  if (score.startsWith('-')) return /[∞W]/.test(score) ? `+${score.slice(1)}` : score.slice(1);
  return `-${score.replace('+', '')}`;
}
