import { pageTexts } from '../language.ts';
import type { Lines } from './chapters.ts';
import { courseText } from './words.ts';

/** Texts in the language of the pages. */
export function linesOf(lines: Lines): readonly string[] {
  return pageTexts({ lines }).lines as readonly string[];
}

interface Props {
  readonly labels: Lines;
  /** -1: none. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** Buttons that put a figure somewhere. */
export function Annotations({ labels, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class="spots row" role="group" aria-label={courseText.spots}>
      {linesOf(labels).map((label, at) => (
        <button key={label} type="button" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
          {label}
        </button>
      ))}
    </div>
  );
}
