import { useMemo } from 'preact/hooks';
import { MAX } from '../../core/index.ts';
import { arenaPicture } from '../../draw/index.ts';
import type { ArenaSubject } from '../../exercises/index.ts';
import { formatGraph } from '../../games/index.ts';
import { graphOf } from '../../model/index.ts';
import { ArenaView } from '../arena/arena-view.tsx';
import { boxesOf } from '../arena/boxes.ts';
import { FIRST_LINK, linkOf } from '../arena/link.ts';
import { arenaText } from '../arena/words.ts';
import { type FigureMark, markElement } from '../figure/index.ts';
import { language } from '../language.ts';
import type { Attempt, FigureProps } from './attempt.ts';
import { exercisesText as text } from './words.ts';

/** Where its attractors grow rank by rank. */
export function seeArena({ source: { arena } }: ArenaSubject): string {
  return linkOf({ ...FIRST_LINK, source: { kind: 'text', text: formatGraph(graphOf(arena)) }, layout: 'levels' });
}

/** The arena of an exercise. Before the check it shows only the given part of the solution. */
export function ExerciseArena({ attempt, subject, frozen, selected, onSelect, onField }: FigureProps<ArenaSubject>) {
  const { answerKind, solution: right } = attempt.exercise;
  const { source, player, before, after, question } = subject;
  const { arena } = source;
  const currentLanguage = language.value;
  const isSolved = attempt.solved.value;
  const said = isSolved ? undefined : attempt.answer.value;
  const shown = useMemo(() => (said && question?.drawn(said)) ?? source, [source, question && said]);
  // Not by rank: where a vertex stands would tell.
  const picture = useMemo(
    () => arenaPicture(shown.arena, shown.solution, { language: currentLanguage, layout: question?.places ?? 'levels' }),
    [shown, currentLanguage],
  );
  const boxes = boxesOf(picture);
  const marks = isSolved ? new Map<number, FigureMark>() : marksOf(attempt, subject);
  const touch = (vertex: number) => {
    onSelect(vertex);
    const name = arena.name(vertex);
    if (answerKind.how === 'fields') onField(vertex);
    else if (answerKind.how === 'set' && !frozen && !isSolved && !answerKind.given.includes(name)) attempt.toggle(name);
  };
  return (
    <ArenaView
      class={isSolved && question === undefined ? (player === MAX ? 'only-adam' : 'only-eve') : ''}
      picture={picture}
      view={{
        stage: isSolved ? after : before,
        strategy: isSolved,
        selected: selected !== undefined && marks.has(selected) ? undefined : selected,
        reasons: movesIn(attempt, subject, isSolved ? right : attempt.answer.value),
      }}
      over={[...marks].flatMap(([vertex, mark]) => {
        const box = boxes.get(vertex);
        const corner = arena.owner(vertex) === MAX ? 3 : (box?.height ?? 0) / 2;
        return box === undefined ? [] : [markElement(box, mark, vertex, corner)];
      })}
      name={text.figureOfArena}
      least={LEAST}
      head={<Legend />}
      start={arena.start}
      onTouch={touch}
      onSelect={onSelect}
    />
  );
}

function Legend() {
  return (
    <div class="arena-legend row words note">
      <span class="is-max">{arenaText.legendAdam}</span>
      <span class="is-min">{arenaText.legendEve}</span>
    </div>
  );
}

function vertexNamed({ source: { arena } }: ArenaSubject, name: string): number | undefined {
  for (let vertex = 0; vertex < arena.size; vertex++) if (arena.name(vertex) === name) return vertex;
  return undefined;
}

/** The moves of a strategy that were chosen from a list, as arrows that stand out. */
function movesIn(attempt: Attempt, subject: ArenaSubject, answer: readonly string[]): (readonly [number, number])[] {
  const { answerKind } = attempt.exercise;
  if (answerKind.how !== 'fields') return [];
  return answerKind.fields.flatMap(({ place, choices }, at) => {
    const to = choices === undefined ? undefined : vertexNamed(subject, answer[at] ?? '');
    return place === undefined || to === undefined ? [] : [[place, to] as const];
  });
}

/** The chosen or typed answers; after the check also the right ones. */
function marksOf(attempt: Attempt, subject: ArenaSubject): ReadonlyMap<number, FigureMark> {
  const { answerKind } = attempt.exercise;
  const answer = attempt.answer.value;
  const marks = new Map<number, FigureMark>();
  const typed = new Map<number, string>();
  if (answerKind.how === 'set')
    for (const name of answer) {
      const vertex = vertexNamed(subject, name);
      if (vertex !== undefined) marks.set(vertex, { kind: 'picked', text: '•' });
    }
  if (answerKind.how === 'fields')
    for (const [at, { place, choices }] of answerKind.fields.entries()) {
      const written = (answer[at] ?? '').trim();
      if (place === undefined || choices !== undefined) continue;
      const short = written.length > LONGEST ? '…' : written;
      typed.set(place, short);
      marks.set(place, { kind: 'typed', text: short || '?' });
    }
  for (const { place, right } of attempt.remarks)
    if (place !== undefined) {
      const sign = right ? '✓' : '✗';
      marks.set(place, { kind: right ? 'right' : 'wrong', text: [typed.get(place) ?? '', sign].join(' ').trim() });
    }
  return marks;
}

/** Arenas of exercises are small: rather whole than large. */
const LEAST = 0.6;
/** The longest text that fits beside a vertex. */
const LONGEST = 4;
