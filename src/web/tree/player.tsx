import { useEffect } from 'preact/hooks';
import { Icon, IconButton } from '../icon.tsx';
import type { TreeState } from './state.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeState;
}

interface PlayerProps extends Props {
  /** Where its keys are heard; without it, on the whole page. */
  readonly within?: () => HTMLElement | null;
}

/** The buttons, the slider and the keys that go through the steps of a search. */
export function Player({ state, within }: PlayerProps) {
  useStepKeys(state, within);
  const playing = state.playing.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class="player" role="group" aria-label={text.player}>
      <div class="player-buttons">
        <IconButton name="first" label={text.first} onClick={() => state.stepBy(-state.stop.value)} />
        <IconButton name="previousCut" label={text.previousCut} onClick={() => state.toCut(-1)} />
        <IconButton name="previous" label={text.back} onClick={() => state.stepBy(-1)} />
        <button
          type="button"
          class="main play"
          title={playing ? text.pause : text.play}
          aria-label={playing ? text.pause : text.play}
          onClick={() => state.togglePlay()}
        >
          <Icon name={playing ? 'pause' : 'run'} />
        </button>
        <IconButton name="next" label={text.step} onClick={() => state.stepBy(1)} />
        <IconButton name="nextCut" label={text.nextCut} onClick={() => state.toCut(1)} />
        <IconButton name="last" label={text.last} onClick={() => state.stepBy(state.stops.value)} />
      </div>
      <Slider state={state} />
    </div>
  );
}

function Slider({ state }: Props) {
  const { stop, stops } = state;
  const said = text.count({ step: stop.value, steps: stops.value });
  const passes = state.run.value?.recording.passes.length ?? 1;
  const pass = passes > 1 ? text.pass({ pass: (state.run.value?.recording.passAt(state.time.value) ?? 0) + 1, passes }) : '';
  return (
    <div class="slider">
      <input
        type="range"
        min={0}
        max={stops.value}
        value={stop.value}
        aria-label={text.slider}
        aria-valuetext={said}
        onInput={(event) => {
          state.playing.value = false;
          state.go(event.currentTarget.valueAsNumber);
        }}
      />
      <output>{pass === '' ? said : `${said}, ${pass}`}</output>
    </div>
  );
}

/** Where keys mean something else. */
const ELSEWHERE =
  'input:not([type=checkbox], [type=radio], [type=range]), select, textarea, dialog, pre, [role=tablist], [role=grid]';

/** Keys for the whole page or a part of it, wherever they do not already mean something. */
function useStepKeys(state: TreeState, within?: () => HTMLElement | null): void {
  useEffect(() => {
    const heard = within?.() ?? document;
    const onKey = (pressed: Event) => {
      const event = pressed as KeyboardEvent;
      if (event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest(ELSEWHERE) !== null) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== 'z' || !state.canUndo.value) return;
        state.undoEdit();
      } else if (!follow(state, event, target)) return;
      event.preventDefault();
    };
    heard.addEventListener('keydown', onKey);
    return () => heard.removeEventListener('keydown', onKey);
  }, [state]);
}

function follow(state: TreeState, { key, shiftKey }: KeyboardEvent, target: Element): boolean {
  if (key === 'c' || key === 'C') state.toCut(shiftKey ? -1 : 1);
  else if (shiftKey || target.closest('[type=radio]') !== null) return false;
  else if (key === 'ArrowRight') state.stepBy(1);
  else if (key === 'ArrowLeft') state.stepBy(-1);
  else if (key === 'Home') state.stepBy(-state.stop.value);
  else if (key === 'End') state.stepBy(state.stops.value);
  else if (key === ' ' && target.closest('button, summary, a, input') === null) state.togglePlay();
  else return false;
  return true;
}
