import { useSignal } from '@preact/signals';
import { LEVELS, type Level } from '../../exercises/index.ts';
import { copy } from '../browser.ts';
import { Choice } from '../dialog.tsx';
import './controls.css';
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

interface CopyProps {
  readonly label: string;
  readonly content: () => string;
  readonly main?: boolean;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, content, main = false }: CopyProps) {
  const state = useSignal<'copied' | 'notCopied' | undefined>(undefined);
  return (
    <span class="copying">
      <button
        type="button"
        class={main ? 'main' : ''}
        onClick={async () => {
          state.value = (await copy(content())) ? 'copied' : 'notCopied';
        }}
      >
        {label}
      </button>
      <span role="status">{state.value === undefined ? '' : text[state.value]}</span>
    </span>
  );
}
