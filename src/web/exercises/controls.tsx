import { LEVELS, type Level } from '../../exercises/index.ts';
import { Choice } from '../dialog.tsx';
import { exercisesText as text } from './words.ts';

/** How hard, in a row of three. */
export function LevelChoice({ level, onChoose }: { readonly level: Level; readonly onChoose: (level: Level) => void }) {
  return (
    <Choice legend={text.difficulty} value={level} onChoose={onChoose}>
      {LEVELS.map((each) => [each, <LevelName key={each} level={each} />] as const)}
    </Choice>
  );
}

/** On a phone the number has to do for the eye. */
function LevelName({ level }: { readonly level: Level }) {
  return (
    <>
      <b>{level}</b> <span class="level-word">{text.levels[level - 1]}</span>
    </>
  );
}
