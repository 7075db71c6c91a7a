import { type Random, unwrap } from '../core/index.ts';
import { type BuiltInGame, chomp, nim } from '../games/index.ts';
import { childrenOf, expandTree, type GameTree } from '../model/index.ts';
import { type Exercise, type ExerciseKind, suitable } from './exercise.ts';
import { numberFields } from './fields.ts';
import { exerciseTree, leavesSeen, plainNames } from './trees.ts';
import { sentence } from './words.ts';

export const count: ExerciseKind = {
  name: 'count',
  title: { en: 'Counting what is saved', fr: 'Compter ce qu’on épargne' },
  about: {
    en: 'Count leaves that are looked at, or positions that a memory computes.',
    fr: 'Compter les feuilles examinées, ou les positions calculées avec une mémoire.',
  },
  on: 'tree',
  make(random, level) {
    if (level === 1) return leavesOfAlphabeta(random);
    return level === 2 ? positionsOfMemory(random) : leavesOfBoth(random);
  },
};

function leavesOfAlphabeta(random: Random): Omit<Exercise, 'id'> {
  const tree = suitable(
    () => exerciseTree(random, 1),
    (made) => leavesSeen(made, 'alphabeta') < leavesSeen(made, 'minimax'),
  );
  const [all, seen] = [leavesSeen(tree, 'minimax'), leavesSeen(tree, 'alphabeta')];
  return {
    subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'alphabeta' } },
    task: sentence('task-count-leaves'),
    ...numberFields([
      { label: sentence('field-alphabeta'), value: seen, why: sentence('count-leaves', { all, seen, spared: all - seen }) },
    ]),
  };
}

/** Has a deep cut, so that the two searches differ. */
function leavesOfBoth(random: Random): Omit<Exercise, 'id'> {
  const tree = suitable(
    () => exerciseTree(random, 3, { depth: 4, children: [2, 2] }),
    (made) => leavesSeen(made, 'alphabeta') < leavesSeen(made, 'minimax2'),
  );
  const all = leavesSeen(tree, 'minimax');
  const field = (algorithm: 'minimax2' | 'alphabeta') => {
    const seen = leavesSeen(tree, algorithm);
    return {
      label: sentence(algorithm === 'minimax2' ? 'field-minimax2' : 'field-alphabeta'),
      value: seen,
      why: sentence('count-leaves', { all, seen, spared: all - seen }),
    };
  };
  return {
    subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'alphabeta' } },
    task: sentence('task-count-both'),
    ...numberFields([field('minimax2'), field('alphabeta')]),
  };
}

/** Small enough to be drawn whole, and with positions that are met more than once. */
const GAMES: readonly (() => BuiltInGame)[] = [
  () => nim([4]),
  () => nim([5]),
  () => nim([1, 2]),
  () => nim([2, 2]),
  () => nim([1, 3]),
  () => chomp(2, 2),
  () => chomp(1, 4),
  () => chomp(4, 1),
  () => chomp(1, 5),
];

function positionsOfMemory(random: Random): Omit<Exercise, 'id'> {
  const game = random.pick(GAMES)();
  const tree = unwrap(expandTree(game.start()));
  const texts = textsAt(game, tree);
  const positions = new Set(tree.key).size;
  return {
    subject: {
      on: 'tree',
      tree,
      corner: (node) => texts.positions[node].replace(/:min$/, ''),
      label: (node) => texts.moves[node],
      search: { algorithm: 'minimax', memory: true },
    },
    task: sentence('task-count-memory'),
    ...numberFields([
      { label: sentence('field-nodes'), value: tree.size, why: sentence('count-nodes', { nodes: tree.size }) },
      {
        label: sentence('field-positions'),
        value: positions,
        why: sentence('count-positions', { positions, spared: tree.size - positions }),
      },
    ]),
  };
}

/** The position at each node and the move that leads there, in the game's notation. */
function textsAt(
  game: BuiltInGame,
  tree: GameTree,
): { readonly positions: readonly string[]; readonly moves: readonly string[] } {
  const position = game.start();
  const positions: string[] = [];
  const moves = [''];
  const walk = (node: number): void => {
    positions[node] = game.formatPosition(position);
    for (const child of childrenOf(tree, node)) {
      moves[child] = game.formatMove(tree.move[child], position);
      position.play(tree.move[child]);
      walk(child);
      position.undo();
    }
  };
  walk(0);
  return { positions, moves };
}
