import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../games/index.ts';
import { formsOf, type MatchData, writeGame } from '../../match/index.ts';
import { download, fileName } from './files.ts';
import type { Notice } from './notice.tsx';
import type { SavedGame, SaveEntry } from './saved-game.ts';
import { MOST_SLOTS } from './saved-game.ts';
import { SlotCard } from './slot-card.tsx';
import type { SaveStore } from './store.ts';
import { slotOf } from './store.ts';

/** Slots that are always there. */
export const SLOTS = 10;

interface Props {
  readonly store: SaveStore;
  readonly entries: readonly SaveEntry[];
  /** The game that could be saved. */
  readonly current?: { readonly data: MatchData; readonly scene: Scene } | undefined;
  /** Only the slots that hold something. */
  readonly onlyFull?: boolean;
  readonly onOpen: (saved: SavedGame) => void;
  readonly onNotice: (notice: Notice | undefined) => void;
}

/** The numbered slots of a game: ten, and one more than are taken. */
export function Slots({ store, entries, current, onlyFull = false, onOpen, onNotice }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focus = useFocusOnSlot(list);
  const bySlot = new Map<number, SaveEntry>();
  for (const entry of entries) bySlot.set(freeFrom(slotOf(entry) ?? 1, bySlot), entry);
  const last = Math.min(MOST_SLOTS, Math.max(SLOTS, ...[...bySlot.keys()].map((slot) => slot + 1)));
  const slots = Array.from({ length: last }, (_, i) => i + 1).filter((slot) => !onlyFull || bySlot.has(slot));
  const save = async (name: string, slot: number, replaces: string | undefined) => {
    if (current === undefined) return;
    const saved = await store.save(name, current.data, current.scene, { slot, ...(replaces !== undefined && { replaces }) });
    onNotice(saved.ok ? { kind: 'saved', slot, name: saved.value.name } : { kind: 'problem', problem: saved.error });
    focus(slot);
  };
  const remove = async (id: string, name: string, slot: number) => {
    const removed = await store.remove(id);
    onNotice(removed.ok ? { kind: 'deleted', name, removed: removed.value } : { kind: 'problem', problem: removed.error });
    focus(slot);
  };
  const rename = async (id: string, name: string, slot: number) => {
    const renamed = await store.rename(id, name);
    onNotice(renamed.ok ? undefined : { kind: 'problem', problem: renamed.error });
    focus(slot);
  };
  const keep = async ({ data, name }: SavedGame) => {
    const [form] = formsOf(data.game);
    download(await writeGame(data, form, name), form, fileName(data.game, form, name));
  };
  return (
    <ol class="slots" ref={list}>
      {slots.map((slot) => (
        <SlotCard
          key={slot}
          slot={slot}
          entry={bySlot.get(slot)}
          {...(current !== undefined && { onSave: save })}
          onOpen={onOpen}
          onRename={(id, name) => rename(id, name, slot)}
          onRemove={(id, name) => remove(id, name, slot)}
          onDownload={keep}
        />
      ))}
    </ol>
  );
}

/** Records that other hands have put into one slot are shown side by side. */
function freeFrom(slot: number, taken: ReadonlyMap<number, SaveEntry>): number {
  let free = slot;
  while (taken.has(free)) free++;
  return free;
}

/** How long after a change its slot may still be drawn anew. */
const SETTLED_MS = 3000;

/** After a slot has changed, the focus goes to its first button, as often as what had it goes. */
function useFocusOnSlot(list: { readonly current: HTMLOListElement | null }): (slot: number) => void {
  const wanted = useRef<{ slot: number; since: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined || performance.now() - wanted.current.since > SETTLED_MS) return;
    if (isLost(document.activeElement))
      list.current?.querySelector<HTMLElement>(`[data-slot="${wanted.current.slot}"] button`)?.focus();
  });
  return (slot) => {
    wanted.current = { slot, since: performance.now() };
  };
}

/** Whether nothing that can be used has the focus. */
export function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.tagName === 'DIALOG' || focused.tagName === 'H2';
}
