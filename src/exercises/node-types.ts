import { MAX, type Player, playerName, seenBy } from '../core/index.ts';
import { nodeTypeOf, record, scoreText } from '../explain/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import type { GameTree, Recording } from '../model/index.ts';
import { cutsOf, whyCut } from './cuts.ts';
import { type ExerciseKind, type Level, suitable } from './exercise.ts';
import { DASH, type NumberField, numberFields } from './fields.ts';
import { nodeName } from './notation.ts';
import { exerciseTree, innerNodes, plainNames, type TreeShape } from './trees.ts';
import { sentence } from './words.ts';

/** Leaves above the last level: without them the names of the nodes nearly tell the types. */
const SHAPES: Readonly<Record<Level, TreeShape & { readonly most: number }>> = {
  1: { depth: 3, children: [2, 3], leafPercent: 15, most: 7 },
  2: { depth: 3, children: [2, 3], leafPercent: 10, most: 9 },
  3: { depth: 4, children: [2, 2], leafPercent: 15, most: 12 },
};

/** The answer for a node that is entered with two finite bounds: Wikipédia has no name for it. */
const NO_TYPE = 0;

export const nodeTypes: ExerciseKind = {
  name: 'node-types',
  title: { en: 'Types of nodes', fr: 'Types de nœuds' },
  about: {
    en: 'Tell PV nodes, cut nodes and all nodes apart, by the windows of alpha-beta.',
    fr: 'Distinguer les nœuds de types 1, 2 et 3 (Wikipédia), d’après les fenêtres d’alpha-bêta.',
  },
  on: 'tree',
  make(random, level) {
    const tree = suitable(
      () => exerciseTree(random, level, SHAPES[level]),
      (made) => suits(made, level),
    );
    const { recording } = record(tree, { algorithm: 'alphabeta' });
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'alphabeta' } },
      task: sentence('task-node-types'),
      ...numberFields(
        innerNodes(tree).map((node) => ({
          label: inFull(nodeName(tree, node)),
          place: node,
          value: typeAt(recording, node),
          why: whyType(recording, node),
        })),
        true,
      ),
    };
  },
};

function typeAt(recording: Recording, node: number): NumberField['value'] {
  const visit = recording.visitAt(node, recording.steps);
  return visit === undefined ? DASH : (nodeTypeOf(recording, visit) ?? NO_TYPE);
}

/** Each type occurs, a node is cut away, and after level 1 a node has no type. */
function suits(tree: GameTree, level: Level): boolean {
  const nodes = innerNodes(tree);
  if (nodes.length > SHAPES[level].most) return false;
  const { recording } = record(tree, { algorithm: 'alphabeta' });
  const types = new Set(nodes.map((node) => typeAt(recording, node)));
  return [1, 2, 3, DASH].every((type) => types.has(type as 1)) && types.has(NO_TYPE) === level > 1;
}

function whyType(recording: Recording, node: number): Sentence {
  const { tree } = recording;
  const name = inFull(nodeName(tree, node));
  const visit = recording.visitAt(node, recording.steps);
  if (visit === undefined) return sentence('type-of-unvisited', { node: name, why: cutOver(recording, node) });
  const player = tree.turn[node] as Player;
  const bounds = [recording.alphaOf(visit), recording.betaOf(visit)];
  const [low, high] = (player === MAX ? bounds : bounds.reverse()).map((bound) => inFull(scoreText(seenBy(player, bound))));
  return sentence('type-of-node', { node: name, low, high, player: playerName(player), type: nodeTypeOf(recording, visit) ?? 0 });
}

/** The cut that takes a node away, or one above it. */
function cutOver(recording: Recording, node: number): Sentence {
  const cuts = cutsOf(recording.tree);
  for (let above = node; above > 0; above = recording.tree.parent[above])
    for (const cut of cuts) if (cut.skipped.includes(above)) return whyCut('alphabeta', recording, cut);
  throw new Error(`No cut takes node ${node} away, yet it is not visited.`);
}
