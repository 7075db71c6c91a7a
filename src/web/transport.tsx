import { useEffect, useRef } from 'preact/hooks';
import { Icon, IconButton, type IconName } from './icon.tsx';
import { pageTexts } from './language.ts';

/** The buttons with their keys. */
const text = pageTexts({
  first: { en: 'To the start (Home)', fr: 'Au début (Début)' },
  previous: { en: 'One step back (left arrow)', fr: 'Étape précédente (flèche gauche)' },
  next: { en: 'One step (right arrow)', fr: 'Étape suivante (flèche droite)' },
  last: { en: 'To the end (End)', fr: 'À la fin (Fin)' },
  run: { en: 'Play (space)', fr: 'Lecture (espace)' },
  pause: { en: 'Pause (space)', fr: 'Pause (espace)' },
});

interface Props {
  /** What is gone through, and what one step of it is. */
  readonly labels: { readonly group: string; readonly slider: string };
  /** The step shown, from `from` to `to`. */
  readonly at: number;
  readonly from?: number;
  readonly to: number;
  /** Its description, as text and for screen readers of the slider. */
  readonly description: string;
  readonly onGo: (step: number) => void;
  readonly isRunning: boolean;
  readonly onRun: () => void;
  /** Jumps to what happens seldom: buttons beside those of one step. */
  readonly jumps?: { readonly back: string; readonly on: string; readonly go: (direction: 1 | -1) => void };
  /** Further keys: true where one was meant. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Where its keys are heard; without it, on the whole page. */
  readonly within?: (() => HTMLElement | null) | undefined;
}

/** Where keys mean something else. */
const ELSEWHERE =
  'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, dialog, pre, [role=tablist], [role=grid], .arena-figure .figure-view';

/** First, back, play, on, last, and a slider; by the keyboard wherever its keys mean nothing else. */
export function Transport(props: Props) {
  const { labels, at, from = 0, to, description, onGo, isRunning, onRun, jumps, within } = props;
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    const heard = within?.() ?? document;
    const onKey = (pressed: Event) => {
      const event = pressed as KeyboardEvent;
      if (event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest(ELSEWHERE) !== null) return;
      if (now.current.onKey?.(event) || follow(now.current, event, target)) event.preventDefault();
    };
    heard.addEventListener('keydown', onKey);
    return () => heard.removeEventListener('keydown', onKey);
  }, []);
  const step = (name: IconName, label: string, where: number) => (
    <IconButton name={name} label={label} onClick={() => onGo(Math.min(Math.max(where, from), to))} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class="player" role="group" aria-label={labels.group}>
      <div class="player-buttons">
        {step('first', text.first, from)}
        {jumps && <IconButton name="previousCut" label={jumps.back} onClick={() => jumps.go(-1)} />}
        {step('previous', text.previous, at - 1)}
        <button
          type="button"
          class="main play icon-button"
          title={isRunning ? text.pause : text.run}
          aria-label={isRunning ? text.pause : text.run}
          disabled={to <= from}
          onClick={onRun}
        >
          <Icon name={isRunning ? 'pause' : 'run'} />
        </button>
        {step('next', text.next, at + 1)}
        {jumps && <IconButton name="nextCut" label={jumps.on} onClick={() => jumps.go(1)} />}
        {step('last', text.last, to)}
      </div>
      <div class="slider">
        <input
          type="range"
          min={from}
          max={to}
          value={at}
          disabled={to <= from}
          aria-label={labels.slider}
          aria-valuetext={description}
          onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
        />
        <output>{description}</output>
      </div>
    </div>
  );
}

function follow({ at, from = 0, to, onGo, onRun }: Props, event: KeyboardEvent, target: Element): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || target.closest('[type=radio]') !== null) return false;
  const places: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: from, End: to };
  if (key === ' ' && target.closest('button, summary, a, input, label') === null) onRun();
  else if (places[key] !== undefined) onGo(Math.min(Math.max(places[key], from), to));
  else return false;
  return true;
}
