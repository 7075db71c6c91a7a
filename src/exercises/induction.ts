import { MAX, type Random } from '../core/index.ts';
import { lemmaAt, record, scoreText, type TreeSearch } from '../explain/index.ts';
import { inFull, type Sentence } from '../i18n/index.ts';
import { childrenOf, INNER, type Recording } from '../model/index.ts';
import type { ExerciseKind, Level } from './exercise.ts';
import { DASH, type NumberField, numberFields } from './fields.ts';
import { nodeName } from './notation.ts';
import { exerciseTree, plainNames, type TreeShape } from './trees.ts';
import { sentence } from './words.ts';

const SHAPES: Readonly<Record<Level, TreeShape>> = {
  1: { depth: 1, children: [3, 4] },
  2: { depth: 2, children: [2, 3] },
  3: { depth: 2, children: [3, 3] },
};

/** The lemma of TIPE 2013, 4.c at the root, whose call has a finite window. */
export const induction: ExerciseKind = {
  name: 'induction',
  title: { en: 'The induction step', fr: 'L’étape d’induction' },
  about: {
    en: 'Follow m through the children of a node, and find the case of the lemma (TIPE 2013, 4.c).',
    fr: 'Suivre m d’un fils à l’autre, et trouver le cas du lemme (TIPE 2013, 4.c).',
  },
  on: 'tree',
  make(random, level) {
    const { recording, search } = askedStep(random, level);
    const { tree } = recording;
    return {
      subject: { on: 'tree', tree, ...plainNames(tree), search },
      task: sentence('task-induction', {
        ...boundsAt(recording, 0),
        atMax: tree.turn[0] === MAX,
        ofChildren: level === 3,
      }),
      ...numberFields(fieldsOf(recording, level), true),
    };
  },
};

interface Step {
  readonly recording: Recording;
  readonly search: TreeSearch;
}

/** Exactly one case holds at the root, each as often as the others, and at each child that is asked for; m changes. */
function askedStep(random: Random, level: Level): Step {
  const wanted = random.pick([1, 2, 3]);
  for (;;) {
    const tree = exerciseTree(random, level, SHAPES[level]);
    const alpha = level === 1 ? random.between(1, 7) : random.between(-6, 3);
    const search = { algorithm: 'alphabeta', alpha, beta: alpha + random.between(3, 5) };
    const { recording } = record(tree, search);
    const asked = level === 3 ? [0, ...recording.childrenOf(0)] : [0];
    const cases = asked.map((visit) => casesAt(recording, visit));
    if (cases[0][0] !== wanted || cases.some(({ length }) => length > 1)) continue;
    // In one of the cases m stays where it begins, so that some child has to do something else.
    const isMax = tree.turn[0] === MAX;
    const stays = wanted === (isMax ? 1 : 3);
    if (stays || new Set(valuesOfM(recording)).size > (level === 1 ? 1 : 2)) return { recording, search };
  }
}

function casesAt(recording: Recording, visit: number): readonly number[] {
  return lemmaAt('alphabeta', recording, visit)?.cases ?? [];
}

/** m_0, the bound that it starts from, and m after each child that is called. */
function valuesOfM(recording: Recording): number[] {
  const isMax = recording.tree.turn[0] === MAX;
  const values = [isMax ? recording.alphaOf(0) : recording.betaOf(0)];
  for (const child of recording.childrenOf(0)) {
    const before = values[values.length - 1];
    values.push(isMax ? Math.max(before, recording.valueOf(child)) : Math.min(before, recording.valueOf(child)));
  }
  return values;
}

function fieldsOf(recording: Recording, level: Level): NumberField[] {
  const { tree } = recording;
  const m = valuesOfM(recording);
  const start = inFull(tree.turn[0] === MAX ? 'α' : 'β');
  const first: NumberField = {
    label: inFull('m0'),
    place: 0,
    value: m[0],
    why: sentence('m-at-first', { start, value: inFull(scoreText(m[0])), most: tree.turn[0] === MAX }),
  };
  const visits = recording.childrenOf(0);
  const steps = childrenOf(tree, 0).flatMap((child, i): NumberField[] => {
    // Several fields have a place together, so that none is written into its node over the value of a leaf.
    const place = level === 3 ? child : 0;
    const visit = visits.at(i);
    const field = { label: inFull(`m${i + 1}`), place, value: m.at(i + 1) ?? DASH, why: whyM(recording, m, i + 1) } as const;
    if (level < 3) return [field];
    const label = sentence('field-case', { node: inFull(nodeName(tree, child)) });
    return [{ label, place, ...(visit === undefined ? { value: DASH, why: field.why } : caseAt(recording, visit)) }, field];
  });
  const label = sentence('field-case', { node: inFull(nodeName(tree, 0)) });
  return [first, ...steps, { label, place: 0, ...caseAt(recording, 0) }];
}

/** Why m has its value after child number `i`, from 1, or why that child is not called. */
function whyM(recording: Recording, m: readonly number[], i: number): Sentence {
  const { tree } = recording;
  const most = tree.turn[0] === MAX;
  const visit = recording.childrenOf(0).at(i - 1);
  const bounds = boundsAt(recording, 0);
  if (visit === undefined) {
    const met = most ? `β = ${scoreText(recording.betaOf(0))}` : `α = ${scoreText(recording.alphaOf(0))}`;
    return sentence('m-not-there', {
      number: i,
      last: m.length - 1,
      value: inFull(scoreText(m[m.length - 1])),
      met: inFull(met),
      most,
    });
  }
  const child = recording.nodeOf(visit);
  const isLeaf = tree.kind[child] !== INNER;
  return sentence('m-after-child', {
    ...(isLeaf ? bounds : boundsAt(recording, visit)),
    child: inFull(nodeName(tree, child)),
    isLeaf,
    returned: inFull(scoreText(recording.valueOf(visit))),
    minimax: inFull(scoreText(tree.value[child])),
    number: i,
    most,
    before: inFull(scoreText(m[i - 1])),
    value: inFull(scoreText(m[i])),
  });
}

function caseAt(recording: Recording, visit: number): Pick<NumberField, 'value' | 'why'> {
  const [value] = casesAt(recording, visit);
  const { tree } = recording;
  const node = recording.nodeOf(visit);
  const why = sentence('case-at-node', {
    ...boundsAt(recording, visit),
    node: inFull(nodeName(tree, node)),
    minimax: inFull(scoreText(tree.value[node])),
    returned: inFull(scoreText(recording.valueOf(visit))),
    holds: value,
  });
  return { value, why };
}

function boundsAt(recording: Recording, visit: number) {
  return { alpha: inFull(scoreText(recording.alphaOf(visit))), beta: inFull(scoreText(recording.betaOf(visit))) };
}
