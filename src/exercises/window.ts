import { INFINITE, MAX, MIN, type Player, playerName, type Random } from '../core/index.ts';
import { record, scoreText } from '../explain/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import type { GameTree, Recording } from '../model/index.ts';
import type { ExerciseKind, Level } from './exercise.ts';
import { numberFields } from './fields.ts';
import { nodeName } from './notation.ts';
import { exerciseTree, innerNodes, plainNames, type TreeShape } from './trees.ts';
import { sentence } from './words.ts';

const SHAPES: Readonly<Record<Level, TreeShape>> = {
  1: { depth: 2, children: [2, 3] },
  2: { depth: 3, children: [2, 2] },
  3: { depth: 4, children: [2, 2] },
};

export const window: ExerciseKind = {
  name: 'window',
  title: { en: 'The window at a node', fr: 'La fenêtre d’un nœud' },
  about: {
    en: 'Give alpha and beta when alpha-beta enters a node.',
    fr: 'Donner alpha et bêta à l’entrée d’alpha-bêta dans un nœud.',
  },
  on: 'tree',
  make(random, level) {
    const { tree, recording, visit } = askedVisit(random, level);
    const node = recording.nodeOf(visit);
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), node, search: { algorithm: 'alphabeta' } },
      task: sentence('task-window', { node: inFull(nodeName(tree, node)) }),
      ...numberFields([
        { label: 'α', place: node, value: recording.alphaOf(visit), why: boundFrom(recording, visit, MAX) },
        { label: 'β', place: node, value: recording.betaOf(visit), why: boundFrom(recording, visit, MIN) },
      ]),
    };
  },
};

/** A node with something to be found: one finite bound for beginners, two at level 3. */
function askedVisit(random: Random, level: Level): { tree: GameTree; recording: Recording; visit: number } {
  for (;;) {
    const tree = exerciseTree(random, level, SHAPES[level]);
    const { recording } = record(tree, { algorithm: 'alphabeta' });
    const finite = (visit: number) => Number(recording.alphaOf(visit) > -INFINITE) + Number(recording.betaOf(visit) < INFINITE);
    const visits = innerNodes(tree).flatMap((node) => recording.visitAt(node, recording.steps) ?? []);
    const suitable = visits.filter((visit) => finite(visit) >= (level === 3 ? 2 : 1));
    if (suitable.length > 0) return { tree, recording, visit: random.pick(suitable) };
  }
}

/**
 * The holder of a bound, and the child from which it comes: alpha is a value that Max already has, beta one that Min
 * has.
 */
function boundFrom(recording: Recording, visit: number, holder: Player): Sentence {
  const { tree } = recording;
  const boundOf = (of: number) => (holder === MAX ? recording.alphaOf(of) : recording.betaOf(of));
  const bound = boundOf(visit);
  const names = { player: playerName(holder), name: holder === MAX ? 'α' : 'β', bound: inFull(scoreText(bound)) };
  if (Math.abs(bound) >= INFINITE) return sentence('bound-of-nobody', names);
  let below = visit;
  while (boundOf(recording.aboveOf(below)) === bound) below = recording.aboveOf(below);
  const above = recording.aboveOf(below);
  const by = recording.childrenOf(above).find((child) => child < below && recording.valueOf(child) === bound) as number;
  return sentence('bound-held', {
    ...names,
    node: inFull(nodeName(tree, recording.nodeOf(above))),
    child: inFull(nodeName(tree, recording.nodeOf(by))),
  });
}
