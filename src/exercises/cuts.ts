import { MAX } from '../core/index.ts';
import { type CutReason, cutReason, explainCutStep, record, scoreText } from '../explain/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import { childrenOf, type GameTree, type Recording } from '../model/index.ts';
import { type Answer, type ExerciseKind, type Level, marking, type Remark, suitable } from './exercise.ts';
import { nodeName, nodeNamed } from './notation.ts';
import { exerciseTree, leavesSeen, plainNames, type TreeShape } from './trees.ts';
import { sentence } from './words.ts';

const SHAPES: Readonly<Record<Level, TreeShape>> = {
  1: { depth: 2, children: [2, 3] },
  2: { depth: 3, children: [2, 3] },
  3: { depth: 4, children: [2, 2] },
};

export const cuts: ExerciseKind = {
  name: 'cuts',
  title: { en: 'What alpha-beta cuts', fr: 'Les coupures d’alpha-bêta' },
  about: {
    en: 'Show every branch that is never looked at, in the order in which they are cut.',
    fr: 'Désigner chaque branche qui n’est jamais examinée, dans l’ordre des coupures.',
  },
  on: 'tree',
  make(random, level) {
    const tree = suitable(
      () => exerciseTree(random, level, SHAPES[level]),
      (made) => (level === 3 ? hasDeepCut(made) : cutsOf(made).length >= level),
    );
    const made = cutsOf(tree);
    const solution = made.flatMap(({ skipped }) => skipped.map((node) => nodeName(tree, node)));
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), search: { algorithm: 'alphabeta' } },
      task: sentence('task-cuts'),
      answerKind: { how: 'sequence' },
      solution,
      solved: sentence('solved-list', { items: solution.map(inFull) }),
      mark: (answer) => markCuts(tree, answer),
    };
  },
};

/** The cuts of alpha-beta, in their order. */
export function cutsOf(tree: GameTree): CutReason[] {
  const { recording } = record(tree, { algorithm: 'alphabeta' });
  return [...recording.cuts].map((step) => cutReason(recording, recording.visitOf(step)) as CutReason);
}

/** A cut by a bound from above the parent, which skips leaves that Minimax2 visits. */
function hasDeepCut(tree: GameTree): boolean {
  const isDeep = cutsOf(tree).some(({ source }) => source.kind === 'held' && source.deep);
  return isDeep && leavesSeen(tree, 'alphabeta') < leavesSeen(tree, 'minimax2');
}

export function whyCut(algorithm: string, recording: Recording, reason: CutReason): Sentence {
  const { tree } = recording;
  const names = { ...plainNames(tree), called: (node: number) => nodeName(tree, node) };
  return explainCutStep({ algorithm, recording, names }, reason);
}

/** Branches that one cut takes away together may be given in any order. */
function markCuts(tree: GameTree, answer: Answer) {
  const { recording } = record(tree, { algorithm: 'alphabeta' });
  const made = cutsOf(tree);
  const order = made.flatMap(({ skipped }, number) => skipped.map(() => number));
  const cutOf = new Map(made.flatMap(({ skipped }, number) => skipped.map((node) => [node, number] as const)));
  const given = new Set<number>();
  const why = (number: number) => whyCut('alphabeta', recording, made[number]);
  const remarks: Remark[] = answer.map((typed, at) => {
    const node = nodeNamed(tree, typed);
    if (node === undefined) return { at, right: false, why: sentence('answer-no-node', { typed }) };
    const cut = cutOf.get(node);
    const again = given.has(node);
    given.add(node);
    if (again) return { at, place: node, right: false, why: sentence('answer-twice', { typed }) };
    if (cut === undefined) return { at, place: node, right: false, why: notCut(tree, recording, cutOf, node) };
    const right = order[at] === cut;
    return { at, place: node, right, why: right ? why(cut) : sentence('cut-out-of-order', { number: cut + 1, why: why(cut) }) };
  });
  for (const [node, cut] of cutOf)
    if (!given.has(node))
      remarks.push({
        place: node,
        right: false,
        expected: nodeName(tree, node),
        why: sentence('cut-forgotten', { why: why(cut) }),
      });
  return marking(remarks);
}

/** A branch that is searched, or that was pruned together with one above it. */
function notCut(tree: GameTree, recording: Recording, cutOf: ReadonlyMap<number, number>, node: number): Sentence {
  const name = inFull(nodeName(tree, node));
  for (let above = tree.parent[node]; above >= 0; above = tree.parent[above])
    if (cutOf.has(above)) return sentence('cut-above', { node: name, above: inFull(nodeName(tree, above)) });
  if (node === 0) return sentence('cut-no-root');
  const visit = recording.visitAt(tree.parent[node], recording.steps) as number;
  const child = recording.childrenOf(visit).find((each) => recording.nodeOf(each) === node) as number;
  const { alpha, beta } = recording.windowAt(visit, recording.enteredAt(child));
  return sentence('cut-open', {
    node: name,
    above: inFull(nodeName(tree, tree.parent[node])),
    first: childrenOf(tree, tree.parent[node])[0] === node,
    alpha: inFull(scoreText(alpha)),
    beta: inFull(scoreText(beta)),
    atMax: tree.turn[tree.parent[node]] === MAX,
  });
}
