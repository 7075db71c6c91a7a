import { INFINITE, MAX, type Player, playerName, type Random } from '../core/index.ts';
import { cutReason, record, scoreText } from '../explain/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import { childrenOf, type GameTree, type Recording } from '../model/index.ts';
import { whyCut } from './cuts.ts';
import type { ExerciseKind, Level } from './exercise.ts';
import { numberFields } from './fields.ts';
import { nodeName } from './notation.ts';
import { exerciseTree, innerNodes, plainNames, type TreeShape } from './trees.ts';
import { sentence } from './words.ts';

const SHAPES: Readonly<Record<Level, TreeShape>> = {
  1: { depth: 2, children: [2, 3] },
  2: { depth: 3, children: [2, 3] },
  3: { depth: 4, children: [2, 2] },
};

export const compare: ExerciseKind = {
  name: 'compare',
  title: { en: 'compare in Minimax2', fr: 'compare dans Minimax2' },
  about: {
    en: 'Give the bound compare of Minimax2 at a node, and say where the node stops.',
    fr: 'Donner la borne compare de Minimax2 en un nœud, et dire où ce nœud s’arrête.',
  },
  on: 'tree',
  make(random, level) {
    const { tree, recording, visit } = askedVisit(random, level);
    const node = recording.nodeOf(visit);
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), node, search: { algorithm: 'minimax2' } },
      task: sentence('task-compare', { node: inFull(nodeName(tree, node)) }),
      ...numberFields([
        { label: sentence('field-compare'), place: node, value: compareAt(recording, visit), why: whyCompare(recording, visit) },
        {
          label: sentence('field-examined'),
          place: node,
          value: recording.childrenOf(visit).length,
          why: whyStop(recording, visit),
        },
      ]),
    };
  },
};

/** The one bound of Minimax2: from above at Max's nodes, from below at Min's. */
function compareAt(recording: Recording, visit: number): number {
  const isMax = recording.tree.turn[recording.nodeOf(visit)] === MAX;
  return isMax ? recording.betaOf(visit) : recording.alphaOf(visit);
}

/** As many nodes that cut as nodes that do not. At level 3 alpha-beta has another bound there than `compare`. */
function askedVisit(random: Random, level: Level): { tree: GameTree; recording: Recording; visit: number } {
  const cuts = random.below(2) === 0;
  for (;;) {
    const tree = exerciseTree(random, level, SHAPES[level]);
    const { recording } = record(tree, { algorithm: 'minimax2' });
    const { recording: other } = record(tree, { algorithm: 'alphabeta' });
    const isMisleading = (visit: number) => {
      const same = other.visitAt(recording.nodeOf(visit), other.steps);
      return same !== undefined && compareAt(other, same) !== compareAt(recording, visit);
    };
    const visits = innerNodes(tree).flatMap((node) => recording.visitAt(node, recording.steps) ?? []);
    const suitable = visits.filter(
      (visit) =>
        recording.cutAt(visit) >= 0 === (cuts && Math.abs(compareAt(recording, visit)) < INFINITE) &&
        (level === 3 ? isMisleading(visit) : Math.abs(compareAt(recording, visit)) < INFINITE),
    );
    if (suitable.length > 0) return { tree, recording, visit: random.pick(suitable) };
  }
}

function whyCompare(recording: Recording, visit: number): Sentence {
  const { tree } = recording;
  const node = recording.nodeOf(visit);
  const above = recording.aboveOf(visit);
  const names = { node: inFull(nodeName(tree, node)), bound: inFull(scoreText(compareAt(recording, visit))) };
  const earlier = recording.childrenOf(above).filter((child) => child < visit);
  if (earlier.length === 0) return sentence('compare-of-first', names);
  return sentence('compare-of-siblings', {
    ...names,
    returned: earlier.map((child) => inFull(scoreText(recording.valueOf(child)))),
    player: playerName(tree.turn[recording.nodeOf(above)] as Player),
    most: tree.turn[recording.nodeOf(above)] === MAX,
  });
}

function whyStop(recording: Recording, visit: number): Sentence {
  const reason = recording.cutAt(visit) < 0 ? undefined : cutReason(recording, visit);
  if (reason !== undefined) return whyCut('minimax2', recording, reason);
  const node = recording.nodeOf(visit);
  return sentence('compare-not-reached', {
    node: inFull(nodeName(recording.tree, node)),
    bound: inFull(scoreText(compareAt(recording, visit))),
    children: childrenOf(recording.tree, node).length,
    most: recording.tree.turn[node] === MAX,
  });
}
