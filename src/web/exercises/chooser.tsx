import { useSignal } from '@preact/signals';
import { type ExerciseKind, kinds, LEVELS, type Level } from '../../exercises/index.ts';
import { remember, remembered } from '../browser.ts';
import { ArenaSketch, EvaluationSketch, TreeSketch } from '../home/sketches.tsx';
import { pageText } from '../language.ts';
import { exercisesAddress } from './address.ts';
import { LevelChoice } from './controls.tsx';
import { forgetScores, overall, scores } from './score.ts';
import { exercisesText as text } from './words.ts';

/** The subjects of exercises, in the order of the page. */
const SUBJECTS = [
  ['tree', 'onTree', TreeSketch],
  ['arena', 'onArena', ArenaSketch],
  ['board', 'onBoard', EvaluationSketch],
] as const;

const LEVEL_STORAGE_KEY = 'exercises.level';

/** The list of exercises. */
export function Chooser() {
  const level = useSignal<Level>(LEVELS.find((each) => `${each}` === remembered(LEVEL_STORAGE_KEY)) ?? 1);
  const chooseLevel = (chosen: Level) => {
    level.value = chosen;
    remember(LEVEL_STORAGE_KEY, `${chosen}`);
  };
  return (
    <div class="exercises-page stack wide">
      <div class="exercises-head row">
        <div>
          <h1 tabIndex={-1}>{text.title}</h1>
          <p class="lead">{text.lead}</p>
        </div>
        <LevelChoice level={level.value} onChoose={chooseLevel} />
      </div>
      {SUBJECTS.map(([on, title, Sketch]) => {
        const all = kinds.filter((kind) => kind.on === on);
        if (all.length === 0) return null;
        return (
          <section key={on} class="kinds-on" aria-labelledby={`on-${on}`}>
            <div class="kinds-head stack tight">
              <Sketch />
              <h2 id={`on-${on}`}>{text[title]}</h2>
            </div>
            <ul class="kinds tiles">
              {all.map((kind) => (
                <KindCard key={kind.name} kind={kind} level={level.value} />
              ))}
            </ul>
          </section>
        );
      })}
      <Forget />
      <p>
        <a href="#/teach">{text.forClass}</a>
      </p>
    </div>
  );
}

function KindCard({ kind, level }: { readonly kind: ExerciseKind; readonly level: Level }) {
  const { name, title, about } = kind;
  const { right, total, best } = overall(scores.value, name);
  return (
    <li class="kind tap stack tight card">
      <h3 class="heading">
        <a
          href={exercisesAddress({ page: 'practise', kind: name, level })}
          aria-label={text.practiseKind({ kind: pageText(title) })}
        >
          {pageText(title)}
        </a>
      </h3>
      <p>{pageText(about)}</p>
      <p class="kind-score row words note">
        {total > 0 && <span>{text.scoreSoFar({ right, total })}</span>}
        {best > 1 && <span>{text.bestStreak({ best })}</span>}
      </p>
    </li>
  );
}

/** Only scores are lost, so there is no confirmation. */
function Forget() {
  const isDone = useSignal(false);
  const isEmpty = Object.keys(scores.value).length === 0;
  return (
    <p class="forget" role="status">
      {!isEmpty && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            forgetScores();
            isDone.value = true;
          }}
        >
          {text.forget}
        </button>
      )}
      {isEmpty && isDone.value && <span>{text.forgotten}</span>}
    </p>
  );
}
