import { ok, type Result } from '../core/index.ts';
import type { Answer } from './exercise.ts';
import { failure } from './words.ts';

/** The answers to a series, by index; undefined for an exercise without an answer. */
export type Answers = readonly (Answer | undefined)[];

/** More texts than any answer to any exercise has. */
const MOST_ITEMS = 400;
/** More than the answers to any series have together: 50 orders of trees of 40 nodes are 2,000. */
const MOST_ITEMS_IN_ALL = 5000;
const LONGEST_ITEM = 80;

/** Separators in an answer are escaped with `~`, and so are empty answers, which would look like missing ones. */
const SIGNS: readonly (readonly [sign: string, letter: string])[] = [
  ['~', 't'],
  [',', 'c'],
  [';', 's'],
];
const NOTHING = '~n';
const EMPTY = '~e';

/** `3,-2,5;;p12,p22`: answers parted by `;`, their texts by `,`. */
export function formatAnswers(answers: Answers): string {
  return answers.map((answer) => (answer === undefined ? '' : formatAnswer(answer))).join(';');
}

export function formatAnswer(answer: Answer): string {
  if (answer.length === 0) return NOTHING;
  return answer.length === 1 && answer[0] === '' ? EMPTY : answer.map(escaped).join(',');
}

/**
 * The answers to `count` exercises. Text that no answers give is refused, as where a link was cut off, and so are more
 * items than any series asks for: marking them would take too long.
 */
export function parseAnswers(text: string, count: number): Result<Answers> {
  const parts = text === '' ? [] : text.split(';');
  if (parts.length > count) return failure('bad-exercise-answers');
  const answers = parts.map(read);
  const items = answers.reduce((sum, answer) => sum + (answer?.length ?? 0), 0);
  if (items > MOST_ITEMS_IN_ALL || answers.includes(null)) return failure('bad-exercise-answers');
  return ok(Array.from({ length: count }, (_, at) => answers[at] ?? undefined));
}

/** undefined for a missing answer, null for one that cannot be read. */
function read(text: string): Answer | undefined | null {
  if (text === '') return undefined;
  if (text === NOTHING) return [];
  if (text === EMPTY) return [''];
  const items = text.split(',').map(unescaped);
  const isFine = items.length <= MOST_ITEMS && items.every((item) => item !== undefined && item.length <= LONGEST_ITEM);
  return isFine ? (items as Answer) : null;
}

function escaped(text: string): string {
  return SIGNS.reduce((done, [sign, letter]) => done.replaceAll(sign, `~${letter}`), text.slice(0, LONGEST_ITEM));
}

function unescaped(text: string): string | undefined {
  let known = true;
  const plain = text.replace(/~(.?)/g, (_, letter: string) => {
    const sign = SIGNS.find((row) => row[1] === letter)?.[0];
    known &&= sign !== undefined;
    return sign ?? '';
  });
  return known ? plain : undefined;
}
