import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../icon.tsx';
import { arenaText } from './words.ts';

interface Props {
  /** The stage shown, from `from` to `to`. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Its text for screen readers. */
  readonly said: string;
  readonly onGo: (stage: number) => void;
  /** Where its keys are heard; without it, on the whole page. */
  readonly within?: (() => HTMLElement | null) | undefined;
}

const PACE_MS = 1100;

/** Where keys mean something else. */
const ELSEWHERE = 'input, textarea, select, dialog, [role=tablist], .figure-view';

/** First, back, play, next, last, and a slider; by the keyboard wherever its keys mean nothing else. */
export function PlayerBar({ at, from, to, said, onGo, within }: Props) {
  const [running, setRunning] = useState(false);
  const now = useRef({ at, from, to, running, onGo });
  now.current = { at, from, to, running, onGo };
  const go = (stage: number) => {
    setRunning(false);
    onGo(Math.min(Math.max(stage, from), to));
  };
  const toggle = () => {
    if (now.current.running) return setRunning(false);
    onGo(now.current.at >= now.current.to ? now.current.from : now.current.at + 1);
    setRunning(true);
  };
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const { at, to, onGo } = now.current;
      if (at < to) onGo(at + 1);
      if (at + 1 >= to) setRunning(false);
    }, PACE_MS);
    return () => clearInterval(timer);
  }, [running]);
  useEffect(() => {
    const heard = within?.() ?? document;
    const onKey = (pressed: Event) => {
      const event = pressed as KeyboardEvent;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest(ELSEWHERE) !== null) return;
      const { at, from, to } = now.current;
      if (event.key === ' ' && target.closest('button, summary, a, label') === null) toggle();
      else if (event.key === 'ArrowRight') go(at + 1);
      else if (event.key === 'ArrowLeft') go(at - 1);
      else if (event.key === 'Home') go(from);
      else if (event.key === 'End') go(to);
      else return;
      event.preventDefault();
    };
    heard.addEventListener('keydown', onKey);
    return () => heard.removeEventListener('keydown', onKey);
  }, [from, to]);
  const button = (icon: IconName, label: string, disabled: boolean, act: () => void, main = false) => (
    <button type="button" class={main ? 'main' : ''} title={label} aria-label={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class="player-bar" role="group" aria-label={arenaText.stages}>
      <div class="player-buttons">
        {button('first', arenaText.first, at <= from, () => go(from))}
        {button('previous', arenaText.previous, at <= from, () => go(at - 1))}
        {button(running ? 'pause' : 'run', running ? arenaText.pause : arenaText.run, to <= from, toggle, true)}
        {button('next', arenaText.next, at >= to, () => go(at + 1))}
        {button('last', arenaText.last, at >= to, () => go(to))}
      </div>
      <input
        type="range"
        min={from}
        max={to}
        value={at}
        disabled={to <= from}
        aria-label={arenaText.stage}
        aria-valuetext={said}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <output>{said}</output>
    </div>
  );
}
