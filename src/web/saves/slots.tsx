import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import type { Scene } from '../../games/index.ts';
import { formsOf, LONGEST_NAME, type MatchData, writeGame } from '../../match/index.ts';
import { localeOf } from '../../say/index.ts';
import { gameTitle, Picture, variantTitle } from '../board/index.ts';
import { Icon, IconButton } from '../icon.tsx';
import { language, said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { download, fileName } from './files.ts';
import { MOST_SLOTS, type SavedGame, type SaveEntry } from './saved-game.ts';
import { type Removed, saveStore } from './store.ts';
import { savesText } from './words.ts';

/** Slots that are always there. */
const SLOTS = 10;

/** What happened last. */
export type Notice =
  | { readonly kind: 'saved'; readonly slot: number; readonly name: string }
  | { readonly kind: 'deleted'; readonly name: string; readonly removed: Removed }
  | { readonly kind: 'problem'; readonly problem: Problem };

interface SlotsProps {
  readonly entries: readonly SaveEntry[];
  /** The game that could be saved. */
  readonly current?: { readonly data: MatchData; readonly scene: Scene } | undefined;
  /** Only the slots that hold something. */
  readonly onlyFull?: boolean;
  readonly onOpen: (saved: SavedGame) => void;
  readonly onNotice: (notice: Notice | undefined) => void;
}

/** The numbered slots of a game: ten, and one more than are taken. */
export function Slots({ entries, current, onlyFull = false, onOpen, onNotice }: SlotsProps) {
  const list = useRef<HTMLOListElement>(null);
  const focus = useFocusOnSlot(list);
  const bySlot = new Map<number, SaveEntry>();
  for (const entry of entries) bySlot.set(freeFrom(entry.slot ?? 1, bySlot), entry);
  const last = Math.min(MOST_SLOTS, Math.max(SLOTS, ...[...bySlot.keys()].map((slot) => slot + 1)));
  const slots = Array.from({ length: last }, (_, i) => i + 1).filter((slot) => !onlyFull || bySlot.has(slot));
  const save = async (name: string, slot: number, replaces: string | undefined) => {
    if (current === undefined) return;
    const saved = await saveStore.save(name, current.data, current.scene, { slot, ...(replaces !== undefined && { replaces }) });
    onNotice(saved.ok ? { kind: 'saved', slot, name: saved.value.name } : { kind: 'problem', problem: saved.error });
    focus(slot);
  };
  const remove = async (id: string, name: string, slot: number) => {
    const removed = await saveStore.remove(id);
    onNotice(removed.ok ? { kind: 'deleted', name, removed: removed.value } : { kind: 'problem', problem: removed.error });
    focus(slot);
  };
  const rename = async (id: string, name: string, slot: number) => {
    const renamed = await saveStore.rename(id, name);
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
function isLost(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.tagName === 'DIALOG' || focused.tagName === 'H2';
}

/** What can be done with slots. */
interface SlotActions {
  /** Absent: there is no game to be saved. */
  readonly onSave?: (name: string, slot: number, replaces: string | undefined) => void;
  readonly onOpen: (saved: SavedGame) => void;
  readonly onRename: (id: string, name: string) => void;
  readonly onRemove: (id: string, name: string) => void;
  readonly onDownload: (saved: SavedGame) => void;
}

interface SlotProps extends SlotActions {
  readonly slot: number;
  readonly entry: SaveEntry | undefined;
}

/** A numbered slot: a game with its picture, a place for one, or what is left of one. */
function SlotCard({ slot, entry, ...actions }: SlotProps) {
  if (entry === undefined) return <EmptySlot slot={slot} {...actions} />;
  if (entry.state === 'whole') return <FullSlot key={entry.id} slot={slot} saved={entry} {...actions} />;
  const name = entry.name ?? savesText.slot({ slot });
  return (
    <li class="slot-card lost" data-slot={slot}>
      <p class="number">{slot}</p>
      <div class="about">
        <p class="name">{savesText[entry.state]}</p>
        <p class="note">{said(entry.problem)}</p>
      </div>
      <div class="actions">
        <IconButton name="bin" label={savesText.deleteNamed({ name })} onClick={() => actions.onRemove(entry.id, name)} />
      </div>
    </li>
  );
}

function EmptySlot({ slot, onSave }: { readonly slot: number } & SlotActions) {
  const [naming, setNaming] = useState(false);
  return (
    <li class={naming ? 'slot-card' : 'slot-card empty'} data-slot={slot}>
      <p class="number">{slot}</p>
      {naming && onSave !== undefined ? (
        <NameForm
          id={`name-${slot}`}
          name={savesText.defaultName({ slot })}
          action={savesText.save}
          onName={(name) => {
            setNaming(false);
            onSave(name, slot, undefined);
          }}
          onCancel={() => setNaming(false)}
        />
      ) : onSave === undefined ? (
        <p class="nothing">{savesText.empty}</p>
      ) : (
        <button type="button" class="save-here" aria-label={savesText.saveIn({ slot })} onClick={() => setNaming(true)}>
          <Icon name="keep" />
          <span>{savesText.saveHere}</span>
        </button>
      )}
    </li>
  );
}

function FullSlot({
  slot,
  saved,
  onSave,
  onOpen,
  onRename,
  onRemove,
  onDownload,
}: { slot: number; saved: SavedGame } & SlotActions) {
  const [asking, ask] = useState<'name' | 'replace' | undefined>(undefined);
  const { id, name, data, scene, date, plies } = saved;
  const done = () => ask(undefined);
  return (
    <li class="slot-card full" data-slot={slot}>
      <p class="number">{slot}</p>
      {asking === undefined ? (
        <>
          <button type="button" class="opens" aria-label={savesText.openNamed({ name })} onClick={() => onOpen(saved)}>
            <Picture scene={scene} flipped={data.flipped ?? false} />
          </button>
          <div class="about">
            <p class="name" title={name} translate={false}>
              {name}
            </p>
            <p class="note">
              {[variantTitle(data.game), shellText.countedMoves(plies)].filter((part) => part !== undefined).join(', ')}
            </p>
            <p class="note">
              <DateTime of={date} />
            </p>
          </div>
          <div class="actions">
            {onSave !== undefined && (
              <IconButton name="replace" label={savesText.replaceNamed({ name })} onClick={() => ask('replace')} />
            )}
            <IconButton name="pencil" label={savesText.renameNamed({ name })} onClick={() => ask('name')} />
            <IconButton name="file" label={savesText.downloadNamed({ name })} onClick={() => onDownload(saved)} />
            <IconButton name="bin" label={savesText.deleteNamed({ name })} onClick={() => onRemove(id, name)} />
          </div>
        </>
      ) : asking === 'name' ? (
        <NameForm
          id={`name-${slot}`}
          name={name}
          action={savesText.rename}
          onName={(next) => {
            done();
            onRename(id, next);
          }}
          onCancel={done}
        />
      ) : (
        <NameForm
          id={`name-${slot}`}
          name={name}
          question={savesText.replaceQuestion({ name })}
          action={savesText.replace}
          onName={(next) => {
            done();
            onSave?.(next, slot, id);
          }}
          onCancel={done}
        />
      )}
    </li>
  );
}

interface NameProps {
  readonly id: string;
  readonly name: string;
  /** What is asked, where a save would be lost. */
  readonly question?: string;
  /** What the button says. */
  readonly action: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Where a save gets its name: Enter takes it, Escape leaves things as they are. */
function NameForm({ id, name, question, action, onName, onCancel }: NameProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  const take = (event: Event) => {
    event.preventDefault();
    onName(field.current?.value.trim() || name);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only this question is left, not the window around it.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form class="name-form" onSubmit={take} onKeyDown={leave}>
      {question !== undefined && <p class="question">{question}</p>}
      <label for={id}>{savesText.name}</label>
      <input id={id} ref={field} type="text" value={name} maxLength={LONGEST_NAME} autocomplete="off" spellcheck={false} />
      <div class="row-of-buttons">
        <button type="submit" class="main">
          {action}
        </button>
        <button type="button" class="quiet" onClick={onCancel}>
          {shellText.cancel}
        </button>
      </div>
    </form>
  );
}

interface RecentProps {
  readonly games: readonly SavedGame[];
  readonly onOpen: (saved: SavedGame) => void;
  readonly onForget: (id: string) => void;
}

/** The games that were kept by themselves. Nothing where there are none. */
export function Recent({ games, onOpen, onForget }: RecentProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <div class="section-head">
        <h2 id="recent-title">{savesText.recent}</h2>
        <p class="note">{savesText.recentLead}</p>
      </div>
      <ul class="recents">
        {games.map((saved) => (
          <RecentCard key={saved.id} saved={saved} onOpen={onOpen} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

/** A game that was kept by itself. */
function RecentCard({
  saved,
  onOpen,
  onForget,
}: {
  readonly saved: SavedGame;
  readonly onOpen: (saved: SavedGame) => void;
  readonly onForget: (id: string) => void;
}) {
  const name = variantTitle(saved.data.game) ?? gameTitle(saved.data.game);
  const notes = [shellText.countedMoves(saved.plies), ...(saved.over ? [savesText.over] : [])];
  return (
    <li class="recent-card">
      <button type="button" class="opens" onClick={() => onOpen(saved)}>
        <Picture scene={saved.scene} flipped={saved.data.flipped ?? false} />
        <span class="about">
          <span class="name">{name}</span>
          <span class="note">{notes.join(', ')}</span>
          <span class="note">
            <DateTime of={saved.date} />
          </span>
        </span>
      </button>
      <IconButton name="close" label={savesText.forget} onClick={() => onForget(saved.id)} />
    </li>
  );
}

/** A date as people of the language write it, with its time. */
function DateTime({ of: date }: { readonly of: number }) {
  const format = new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={new Date(date).toISOString()} translate={false}>
      {format.format(date)}
    </time>
  );
}
