import { MAX, type Player, playerName, seenBy } from '../core/index.ts';
import { scoreText } from '../explain/index.ts';
import { inFull } from '../i18n/index.ts';
import { childrenOf, type GameTree } from '../model/index.ts';
import type { ExerciseKind } from './exercise.ts';
import { numberFields } from './fields.ts';
import { nodeName } from './notation.ts';
import { exerciseTree, innerNodes, plainNames } from './trees.ts';
import { sentence } from './words.ts';

export const values: ExerciseKind = {
  name: 'values',
  title: { en: 'Minimax values', fr: 'Valeurs minimax' },
  about: { en: 'Fill in the value of every node.', fr: 'Compléter la valeur de chaque nœud.' },
  on: 'tree',
  make(random, level) {
    const tree = exerciseTree(random, level);
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'minimax' } },
      task: sentence('task-values'),
      ...numberFields(
        innerNodes(tree).map((node) => ({
          label: inFull(nodeName(tree, node)),
          place: node,
          value: tree.value[node],
          why: sentence('value-of-node', {
            node: inFull(nodeName(tree, node)),
            player: playerName(tree.turn[node] as Player),
            most: tree.turn[node] === MAX,
            children: listedScores(childrenOf(tree, node).map((child) => tree.value[child])),
            value: inFull(scoreText(tree.value[node])),
          }),
        })),
      ),
    };
  },
};

export const negamax: ExerciseKind = {
  name: 'negamax',
  title: { en: 'Negamax', fr: 'Negamax' },
  about: {
    en: 'What negamax returns at every node: each player counts for himself.',
    fr: 'Ce que negamax renvoie à chaque nœud : chaque joueur compte pour lui-même.',
  },
  on: 'tree',
  make(random, level) {
    const tree = exerciseTree(random, level);
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'negamax' } },
      task: sentence('task-negamax', { player: playerName(tree.turn[0] as Player) }),
      ...numberFields(
        innerNodes(tree).map((node) => {
          const returned = childrenOf(tree, node).map((child) => returnedAt(tree, child));
          return {
            label: inFull(nodeName(tree, node)),
            place: node,
            value: returnedAt(tree, node),
            why: sentence('value-of-call', {
              node: inFull(nodeName(tree, node)),
              player: playerName(tree.turn[node] as Player),
              returned: listedScores(returned),
              opposites: listedScores(returned.map((value) => 0 - value)),
              value: inFull(scoreText(returnedAt(tree, node))),
            }),
          };
        }),
      ),
    };
  },
};

/** The value from the view of the player to move. */
function returnedAt(tree: GameTree, node: number): number {
  return seenBy(tree.turn[node] as Player, tree.value[node]);
}

function listedScores(scores: readonly number[]) {
  return scores.map((score) => inFull(scoreText(score)));
}
