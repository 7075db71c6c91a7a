import type { ArenaDesk } from './state.ts';

interface Props {
  readonly desk: ArenaDesk;
  /** What goes full screen with it. */
  readonly stage: () => HTMLElement | null;
}

export function ArenaFigure(_: Props) {
  return null;
}
