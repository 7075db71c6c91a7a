import { useEffect, useRef, useState } from 'preact/hooks';
import { Transport } from '../transport.tsx';
import { arenaText } from './words.ts';

interface Props {
  /** The rank shown, from `from` to `to`. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Its text for screen readers. */
  readonly description: string;
  readonly onGo: (rank: number) => void;
  /** Where its keys are heard; without it, on the whole page. */
  readonly within?: (() => HTMLElement | null) | undefined;
}

const PACE_MS = 1100;

/** The buttons, the slider and the keys that go through the ranks. */
export function RankControls({ at, from, to, description, onGo, within }: Props) {
  const [isRunning, setRunning] = useState(false);
  const now = useRef({ at, to, onGo });
  now.current = { at, to, onGo };
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      const { at, to, onGo } = now.current;
      if (at < to) onGo(at + 1);
      if (at + 1 >= to) setRunning(false);
    }, PACE_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <Transport
      labels={{ group: arenaText.rankGroup, slider: arenaText.rankShown }}
      at={at}
      from={from}
      to={to}
      description={description}
      onGo={(rank) => {
        setRunning(false);
        onGo(rank);
      }}
      isRunning={isRunning}
      onRun={() => {
        if (!isRunning) onGo(at >= to ? from : at + 1);
        setRunning(!isRunning);
      }}
      within={within}
    />
  );
}
