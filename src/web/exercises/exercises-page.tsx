import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { pageText } from '../language.ts';
import { Broken } from '../loaded.tsx';
import { Related, subjectOf } from '../related.tsx';
import { EXERCISES, exercisesAddress, type PractiseView, parseExercisesAddress } from './address.ts';
import { Chooser } from './chooser.tsx';
import { LevelChoice } from './controls.tsx';
import './exercises.css';
import { Practice } from './practice.tsx';
import { SeriesPage } from './series-page.tsx';
import { exercisesText as text, titleOf } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** The exercises: the list, endless practice of one kind, or a series from a teacher. */
export function ExercisesPage({ address }: Props) {
  const read = useMemo(() => parseExercisesAddress(address), [address]);
  if (!read.ok)
    return (
      <Broken role="alert" title={text.brokenTitle} why={pageText(read.error)}>
        <a href={EXERCISES}>{text.brokenWay}</a>
      </Broken>
    );
  if (read.value.page === 'practise') return <Practise view={read.value} />;
  return read.value.page === 'series' ? <SeriesPage view={read.value} /> : <Chooser />;
}

function Practise({ view }: { readonly view: PractiseView }) {
  const { kind, seed } = view;
  const level = useSignal(view.level);
  const show = (shown: PractiseView['level'], number: number) => {
    level.value = shown;
    history.replaceState(history.state, '', exercisesAddress({ page: 'practise', kind, level: shown, seed: number }));
  };
  return (
    <div class="exercises-page stack wide">
      <div class="exercises-head row">
        <div>
          <p class="back">
            <a href={EXERCISES}>{text.back}</a>
          </p>
          <h1 tabIndex={-1}>{titleOf(kind)}</h1>
        </div>
        <LevelChoice
          level={level.value}
          onChoose={(to) => {
            level.value = to;
          }}
        />
      </div>
      <Practice kind={kind} level={level.value} seed={seed} untitled onGo={show} />
      <Related subject={subjectOf(kind)} here="practise" />
    </div>
  );
}
