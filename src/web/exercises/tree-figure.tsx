import { useMemo } from 'preact/hooks';
import { MAX_VALUE, type Player } from '../../core/index.ts';
import { type Exercise, nodeName, nodeNamed, readOrder, type TreeSubject } from '../../exercises/index.ts';
import { boundsOf, type NodeNote, permuted, record, withChildAt } from '../../explain/index.ts';
import { childrenOf, formatTree, type GameTree, type Recording } from '../../model/index.ts';
import type { FigureMark } from '../figure/index.ts';
import { pageText } from '../language.ts';
import { firstView, treeAddress } from '../tree/address.ts';
import { type NodeTyping, TreeFigure } from '../tree/tree-figure.tsx';
import type { Attempt, FigureProps } from './attempt.ts';
import { exercisesText as text } from './words.ts';

/** The tree as it stands on the page: in an order of its own where that is the answer. */
interface ReorderedTree {
  readonly tree: GameTree;
  /** The node of the exercise's tree behind each drawn one, and the other way round. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

const UNFOLDED: ReadonlySet<number> = new Set();
/** Trees of exercises are small: rather whole than large. */
const LEAST = 0.62;
/** The longest text that fits into a node. */
const LONGEST = 5;

/** Where the tree is searched step by step; undefined where that page has neither this tree nor this window. */
export function seeTree({ tree: first, solvedTree, search }: TreeSubject): string | undefined {
  const tree = solvedTree ?? first;
  if (search.alpha !== undefined || tree.leafValue.some((value) => Math.abs(value) > MAX_VALUE)) return undefined;
  const source = { kind: 'typed', text: formatTree(tree), root: tree.turn[0] as Player } as const;
  return treeAddress({ ...firstView, source, algorithms: [search.algorithm] });
}

/** The tree of an exercise with the answers on it; once it is checked, with what is right and what is wrong. */
export function ExerciseTree({ attempt, subject, frozen, selected, onSelect, onField, onDone }: FigureProps<TreeSubject>) {
  const { exercise } = attempt;
  const { answerKind } = exercise;
  const isSolved = attempt.solved.value;
  const answer = attempt.answer.value;
  const order = answerKind.how === 'order' ? (isSolved ? exercise.solution : answer).join() : '';
  const shown = useMemo(() => shownIn(subject.tree, order === '' ? undefined : order.split(',')), [subject, order]);
  // The search in the user's own order is shown by the check, not before.
  const searched = isSolved || (answerKind.how === 'order' && attempt.isMarked);
  const recording = useMemo(
    () => (searched ? record(shown.tree, subject.search).recording : undefined),
    [searched, shown, subject],
  );
  const label = useMemo(() => (node: number) => subject.label(shown.from[node]), [subject, shown]);
  const nameOf = useMemo(() => (node: number) => subject.corner(shown.from[node]), [subject, shown]);
  const marks = isSolved ? new Map<number, FigureMark>() : marksOf(attempt, subject);
  const notes = notesOf(attempt, subject, isSolved ? exercise.solution : answer);
  const at = selected === undefined ? undefined : shown.to[selected];
  const touch = (drawn: number) => {
    const node = shown.from[drawn];
    if (answerKind.how === 'fields') onField(node);
    else if (answerKind.how === 'sequence' && !frozen && !isSolved) attempt.toggle(nodeName(subject.tree, node));
  };
  const move = (drawn: number, by: number) => {
    const place = childrenOf(shown.tree, shown.tree.parent[drawn]).indexOf(drawn) + by;
    const moved = withChildAt(shown.tree, drawn, place);
    const names: string[] = [];
    for (let node = 0; node < shown.tree.size; node++) names[moved.to[node]] = nodeName(subject.tree, shown.from[node]);
    attempt.answer.value = names;
    onSelect(shown.from[drawn]);
  };
  return (
    <TreeFigure
      tree={shown.tree}
      recording={recording}
      time={recording === undefined ? 0 : timeIn(recording, subject)}
      still={recording === undefined}
      label={label}
      nameOf={nameOf}
      folds={UNFOLDED}
      selected={at ?? subject.node}
      onSelect={(node) => onSelect(node === undefined ? undefined : shown.from[node])}
      onTouch={answerKind.how === 'order' ? undefined : touch}
      onMove={answerKind.how === 'order' && !frozen && !isSolved ? move : undefined}
      noteOf={(node) => notes(shown.from[node])}
      marks={new Map([...marks].map(([node, mark]) => [shown.to[node], mark]))}
      compares={boundsOf(subject.search.algorithm) === 'compare'}
      typing={frozen || isSolved ? undefined : typingIn(attempt, onDone)}
      name={text.figureOfTree}
      least={LEAST}
    />
  );
}

function shownIn(tree: GameTree, names: readonly string[] | undefined): ReorderedTree {
  const children = names && readOrder(tree, names);
  const same = Int32Array.from({ length: tree.size }, (_, node) => node);
  if (children === undefined) return { tree, from: same, to: same };
  const { tree: moved, to } = permuted(tree, children);
  const from = new Int32Array(tree.size);
  for (let node = 0; node < tree.size; node++) from[to[node]] = node;
  return { tree: moved, from, to };
}

/** When the solution is seen: at the end of the search, or as it enters the node in question. */
function timeIn(recording: Recording, { node }: TreeSubject): number {
  const visit = node === undefined ? undefined : recording.visitAt(node, recording.steps);
  return visit === undefined ? recording.steps : recording.enteredAt(visit) + 1;
}

/** The fields that belong to one node each, with the node: their typed text is written there. */
function placedFields({ answerKind }: Exercise): ReadonlyMap<number, number> {
  if (answerKind.how !== 'fields') return new Map();
  const places = answerKind.fields.map(({ place }) => place);
  return new Map(
    places.flatMap((place, at) =>
      place !== undefined && places.indexOf(place) === places.lastIndexOf(place) ? [[place, at]] : [],
    ),
  );
}

/**
 * Answers that are one node's each are typed in it. Enter leads to the next field, and from the last to the check.
 */
function typingIn(attempt: Attempt, onDone: () => void): NodeTyping {
  const { answerKind } = attempt.exercise;
  const fields = placedFields(attempt.exercise);
  const at = (node: number) => fields.get(node);
  const nodes = [...fields.keys()];
  return {
    textAt: (node) => {
      const field = at(node);
      const isTyped = answerKind.how === 'fields' && field !== undefined && answerKind.fields[field].choices === undefined;
      return isTyped ? (attempt.answer.value[field] ?? '') : undefined;
    },
    labelAt: (node) => (answerKind.how === 'fields' ? pageText(answerKind.fields[at(node) as number].label) : ''),
    onInput: (node, typed) => attempt.put(at(node) as number, typed),
    next: (node) => {
      const next = nodes[nodes.indexOf(node) + 1];
      if (next === undefined) onDone();
      return next;
    },
  };
}

function notesOf(attempt: Attempt, subject: TreeSubject, answer: readonly string[]): (node: number) => NodeNote {
  const { exercise } = attempt;
  const fields = placedFields(exercise);
  const signs = new Map(attempt.solved.value ? [] : attempt.remarks.map(({ place, right }) => [place, right]));
  const isSequence = exercise.answerKind.how === 'sequence';
  return (node) => {
    const at = fields.get(node);
    const typed = at === undefined ? undefined : (answer[at] ?? '').trim();
    const number = isSequence ? answer.findIndex((name) => nodeNamed(subject.tree, name) === node) : -1;
    const right = signs.get(node);
    const parts = [
      isSequence && subject.corner(node) === '' ? nodeName(subject.tree, node) : '',
      typed === undefined ? '' : typed === '' ? text.noteToFill : text.noteTyped({ text: typed }),
      number < 0 ? '' : text.noteChosen({ number: number + 1 }),
      subject.node === node ? text.noteAsked : '',
      right === undefined ? '' : right ? text.noteRight : text.noteWrong,
    ];
    return {
      value: typed === undefined ? undefined : typed === '' ? '?' : shortened(typed),
      description: parts.filter((part) => part !== '').join(', ') || undefined,
    };
  };
}

function shortened(typed: string): string {
  const plain = typed.replace(/^-/, '−');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain;
}

/** The marks: the node of the question, the chosen nodes, and after the check the right ones. */
function marksOf(attempt: Attempt, subject: TreeSubject): ReadonlyMap<number, FigureMark> {
  const { exercise } = attempt;
  const marks = new Map<number, FigureMark>();
  if (subject.node !== undefined) marks.set(subject.node, { kind: 'asked', text: '?' });
  const numbers = new Map<number, number>();
  if (exercise.answerKind.how === 'sequence')
    for (const [i, name] of attempt.answer.value.entries()) {
      const node = nodeNamed(subject.tree, name);
      if (node === undefined) continue;
      numbers.set(node, i + 1);
      marks.set(node, { kind: 'picked', text: `${i + 1}` });
    }
  for (const { place, right } of attempt.remarks) {
    if (place === undefined) continue;
    // If a node has several remarks, a wrong one is shown.
    const isRight = right && marks.get(place)?.kind !== 'wrong';
    const number = numbers.get(place);
    marks.set(place, {
      kind: isRight ? 'right' : 'wrong',
      text: `${number === undefined ? '' : `${number} `}${isRight ? '✓' : '✗'}`,
    });
  }
  return marks;
}
