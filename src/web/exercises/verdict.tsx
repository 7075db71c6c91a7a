import type { ComponentChildren } from 'preact';
import type { Remark } from '../../exercises/index.ts';
import { pageText } from '../language.ts';
import type { Attempt } from './attempt.ts';
import { isNotation, Sign } from './fields.tsx';
import { exercisesText as text } from './words.ts';

interface Props {
  readonly attempt: Attempt;
  /** How often it has been checked. */
  readonly checks: number;
  /** The buttons that go on from here. */
  readonly children?: ComponentChildren;
}

/** The correction: what was right, what was wrong and why; and the next step. */
export function Verdict({ attempt, checks, children }: Props) {
  const marked = attempt.marked.value;
  if (marked === undefined) return null;
  const { right, remarks } = marked.marking;
  const wrongs = remarks.filter((remark) => !remark.right);
  const rights = remarks.filter((remark) => remark.right);
  const { parts } = attempt;
  const { seed } = attempt.exercise.id;
  const isStale = !attempt.isMarked;
  const praise = checks > 1 ? text.rightInTheEnd : text.praise[seed % text.praise.length];
  return (
    <div class={`verdict box stack loose ${isStale ? 'stale' : right ? 'right' : 'wrong'}`}>
      <p class="verdict-head">
        <span class="verdict-sign" aria-hidden="true">
          {isStale ? '…' : right ? '✓' : '✗'}
        </span>
        <strong>{isStale ? text.changed : right ? praise : rights.length >= wrongs.length ? text.almost : text.notYet}</strong>{' '}
        {!isStale && !right && parts.all > 1 && text.partsRight(parts)}
      </p>
      {!isStale && !right && checks === 1 && <p class="hint">{text.firstCounts}</p>}
      {children}
      {attempt.solved.value && (
        <p class="solution">
          <strong>{text.solution}</strong> {pageText(attempt.exercise.solved)}
        </p>
      )}
      {!isStale && <Remarks attempt={attempt} remarks={wrongs.length > 0 ? wrongs : rights.slice(0, FEW)} />}
      {!isStale && wrongs.length > 0 && rights.length > 0 && (
        <details>
          <summary>{text.whyRight({ count: rights.length })}</summary>
          <Remarks attempt={attempt} remarks={rights} />
        </details>
      )}
      {!isStale && wrongs.length === 0 && rights.length > FEW && (
        <details>
          <summary>{text.whyRight({ count: rights.length - FEW })}</summary>
          <Remarks attempt={attempt} remarks={rights.slice(FEW)} />
        </details>
      )}
    </div>
  );
}

/** The number of reasons shown for a right answer; the others are opened on demand. */
const FEW = 2;

function Remarks({ attempt, remarks }: { readonly attempt: Attempt; readonly remarks: readonly Remark[] }) {
  return (
    <ul class="remarks stack">
      {remarks.map((remark, i) => (
        <li key={i} class={remark.right ? 'right' : 'wrong'}>
          <Sign right={remark.right} />
          <div>
            <PartOf attempt={attempt} remark={remark} />
            <p>{pageText(remark.why)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The part that a remark is about: its answer, and the right answer. */
function PartOf({ attempt, remark }: { readonly attempt: Attempt; readonly remark: Remark }) {
  const { answerKind } = attempt.exercise;
  const { at, expected, right } = remark;
  const field = answerKind.how === 'fields' && at !== undefined ? answerKind.fields[at] : undefined;
  const given = at === undefined ? undefined : attempt.marked.value?.answer[at]?.trim();
  if (given === undefined && expected === undefined) return null;
  return (
    <p class="part row">
      {field !== undefined && <b {...(isNotation(field.label) && { translate: false })}>{pageText(field.label)}</b>}
      {given !== undefined && (
        <span class={right ? 'given' : 'given struck'} {...(given !== '' && { translate: false })}>
          {given === '' ? text.nothing : given}
        </span>
      )}
      {!right && expected !== undefined && (
        <>
          {given !== undefined && <span aria-hidden="true">→</span>}
          <span class="expected" translate={false}>
            {expected}
          </span>
        </>
      )}
    </p>
  );
}
