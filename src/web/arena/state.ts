import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Problem, Result } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import { type ArenaSource, Growth, openArena, type SolvedSource } from '../../explain/index.ts';
import { keepAddress } from '../keep-address.ts';
import { problemIn } from '../match/address.ts';
import { type ArenaLink, BEFORE, type Growing, linkOf, type Tab } from './link.ts';

/** All that the page shows, as signals. Has to be closed. */
export class ArenaDesk {
  readonly source: Signal<ArenaSource>;
  /** The last arena that could be made: it stays while another source is wrong. */
  readonly shown: Signal<SolvedSource>;
  /** What is wrong with the source, or with the text in the field. */
  readonly problem = signal<Problem | undefined>(undefined);
  readonly tab: Signal<Tab>;
  readonly of: Signal<Growing>;
  readonly stage: Signal<number>;
  readonly selected = signal<number | undefined>(undefined);

  readonly growth: ReadonlySignal<Growth> = computed(() => new Growth(this.shown.value));
  readonly names: ReadonlySignal<readonly string[]> = computed(() => {
    const { arena } = this.shown.value;
    return Array.from({ length: arena.size }, (_, vertex) => arena.name(vertex));
  });
}
