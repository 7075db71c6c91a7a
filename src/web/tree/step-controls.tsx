import { Transport } from '../transport.tsx';
import type { TreeStore } from './store.ts';
import { text } from './words.ts';

interface Props {
  readonly state: TreeStore;
  /** Where its keys are heard; without it, on the whole page. */
  readonly within?: () => HTMLElement | null;
}

/** The buttons, the slider and the keys that go through the steps of a search. */
export function StepControls({ state, within }: Props) {
  const { stop, stops } = state;
  const passes = state.run.value?.recording.passes.length ?? 1;
  const count = text.count({ step: stop.value, steps: stops.value });
  const pass = () => text.pass({ pass: (state.run.value?.recording.passAt(state.time.value) ?? 0) + 1, passes });
  return (
    <Transport
      labels={{ group: text.player, slider: text.slider }}
      at={stop.value}
      to={stops.value}
      description={passes > 1 ? `${count}, ${pass()}` : count}
      onGo={(step) => {
        state.playing.value = false;
        state.go(step);
      }}
      isRunning={state.playing.value}
      onRun={() => state.togglePlay()}
      jumps={{ back: text.previousCut, on: text.nextCut, go: (direction) => state.toCut(direction) }}
      onKey={(event) => follow(state, event)}
      within={within}
    />
  );
}

/** Keys that a tree has beside those of all figures. */
function follow(state: TreeStore, { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) {
    if (key !== 'z' || !state.canUndo.value) return false;
    state.undoEdit();
    return true;
  }
  if (key !== 'c' && key !== 'C') return false;
  state.toCut(shiftKey ? -1 : 1);
  return true;
}
