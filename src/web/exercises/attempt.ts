import { type Signal, signal } from '@preact/signals';
import {
  type Answer,
  type Exercise,
  type Marking,
  namesIn,
  type Parts,
  partsRight,
  type Remark,
  type Subject,
} from '../../exercises/index.ts';
import { childrenOf } from '../../model/index.ts';

interface MarkedAnswer {
  readonly answer: Answer;
  readonly marking: Marking;
}

/** An exercise with its answer, and the result of the last check. */
export class Attempt {
  readonly exercise: Exercise;
  readonly answer: Signal<Answer>;
  readonly marked = signal<MarkedAnswer | undefined>(undefined);
  /** Whether the solution is shown. */
  readonly solved = signal(false);

  constructor(exercise: Exercise, answer: Answer = blankAnswer(exercise)) {
    this.exercise = exercise;
    this.answer = signal(answer);
  }

  /** Nothing was answered yet: the fields are empty, or the figure is as it was at first. The start is never right. */
  get isBlank(): boolean {
    return !this.isTouched || this.answer.value.every((item) => item.trim() === '');
  }

  /** Something has been answered otherwise than it stood there at first. */
  get isTouched(): boolean {
    return !sameAnswer(this.answer.value, blankAnswer(this.exercise));
  }

  /** Whether the last check was of the current answer. */
  get isMarked(): boolean {
    return this.marked.value !== undefined && sameAnswer(this.marked.value.answer, this.answer.value);
  }

  get isRight(): boolean {
    return this.isMarked && this.marked.value?.marking.right === true;
  }

  /** The parts that the last check found right. */
  get parts(): Parts {
    const marked = this.marked.value;
    return partsRight(this.exercise, marked?.answer ?? this.answer.value, marked?.marking);
  }

  check(): Marking {
    const answer = this.answer.value;
    const marking = this.exercise.mark(answer);
    this.marked.value = { answer, marking };
    return marking;
  }

  put(at: number, text: string): void {
    this.answer.value = this.answer.value.map((item, i) => (i === at ? text : item));
  }

  /** Puts an item at the end, or takes it out. */
  toggle(item: string): void {
    const { value } = this.answer;
    this.answer.value = value.includes(item) ? value.filter((other) => other !== item) : [...value, item];
  }

  /**
   * The remarks that are still valid: of fields, those whose text has not changed; otherwise all or none, because one
   * item affects the remarks on the others.
   */
  get remarks(): readonly Remark[] {
    const marked = this.marked.value;
    if (marked === undefined) return [];
    if (this.exercise.answerKind.how !== 'fields') return this.isMarked ? marked.marking.remarks : [];
    return marked.marking.remarks.filter(({ at }) => at === undefined || marked.answer[at] === this.answer.value[at]);
  }
}

/** The properties of every figure of an exercise. */
export interface FigureProps<S extends Subject = Subject> {
  readonly attempt: Attempt;
  readonly subject: S;
  /** Nothing can be answered any more. */
  readonly frozen: boolean;
  /** The node or vertex that is selected. */
  readonly selected: number | undefined;
  readonly onSelect: (place: number | undefined) => void;
  /** A node or vertex that belongs to a field was touched. */
  readonly onField: (place: number) => void;
  /** The last answer has been typed. */
  readonly onDone: () => void;
}

function sameAnswer(one: Answer, other: Answer): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** The answer before the user has entered anything. */
export function blankAnswer({ answerKind, subject }: Exercise): Answer {
  if (answerKind.how === 'fields') return answerKind.fields.map(() => '');
  if (answerKind.how === 'order' && subject.on === 'tree') return namesIn(subject.tree, (node) => childrenOf(subject.tree, node));
  return [];
}
