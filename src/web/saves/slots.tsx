import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem, Result } from '../../core/index.ts';
import type { Scene } from '../../games/index.ts';
import { localeOf, parseLanguage } from '../../i18n/index.ts';
import { LONGEST_NAME, type MatchData } from '../../match/index.ts';
import { gameTitle, Picture, variantTitle } from '../board/index.ts';
import { Icon, IconButton } from '../icon.tsx';
import { language, pageText } from '../language.ts';
import { shellText } from '../words.ts';
import { downloadGame } from './files.ts';
import { MOST_SLOTS, type SavedGame, type SaveEntry } from './saved-game.ts';
import { type DeletedRecord, saveStore } from './store.ts';
import { savesText } from './words.ts';

/** Slots that are always there. */
const SLOTS = 10;

/** The last event. */
export type Notice =
  | { readonly kind: 'saved'; readonly slot: number; readonly name: string }
  | { readonly kind: 'deleted'; readonly name: string; readonly removed: DeletedRecord }
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
  return (
    <ol class="slots tiles" ref={list}>
      {slots.map((slot) => (
        <SlotCard
          key={`${slot} ${bySlot.get(slot)?.id}`}
          slot={slot}
          entry={bySlot.get(slot)}
          current={current}
          onOpen={onOpen}
          onNotice={(notice) => {
            onNotice(notice);
            focus(slot);
          }}
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

/** The time after a change during which its slot may still be drawn again. */
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

interface SlotProps extends Pick<SlotsProps, 'current' | 'onOpen' | 'onNotice'> {
  readonly slot: number;
  readonly entry: SaveEntry | undefined;
}

/** A numbered slot: a game with its picture, an empty slot, or a damaged record. */
function SlotCard({ slot, entry, current, onOpen, onNotice }: SlotProps) {
  const [asking, ask] = useState<'save' | 'rename' | undefined>(undefined);
  const [saved, lost] = entry?.state === 'whole' ? [entry, undefined] : [undefined, entry];
  const name = entry?.name ?? savesText.slot({ slot });
  const report = <T,>(done: Result<T>, notice: (value: T) => Notice | undefined) =>
    onNotice(done.ok ? notice(done.value) : { kind: 'problem', problem: done.error });
  const answer = async (given: string) => {
    ask(undefined);
    if (asking === 'rename' && saved !== undefined) report(await saveStore.rename(saved.id, given), () => undefined);
    else if (current !== undefined)
      report(await saveStore.save(given, current.data, current.scene, slot, saved?.id), (kept) => ({
        kind: 'saved',
        slot,
        name: kept.name,
      }));
  };
  const remove = async (id: string) => report(await saveStore.remove(id), (removed) => ({ kind: 'deleted', name, removed }));
  const bin = entry && <IconButton name="bin" label={savesText.deleteNamed({ name })} onClick={() => remove(entry.id)} />;
  return (
    <li class={`slot-card ${saved ? 'full' : lost ? 'lost' : asking ? '' : 'empty'}`} data-slot={slot}>
      <p class="number">{slot}</p>
      {asking !== undefined ? (
        <NameForm
          id={`name-${slot}`}
          name={saved?.name ?? savesText.defaultName({ slot })}
          question={saved && asking === 'save' ? savesText.replaceQuestion({ name }) : undefined}
          action={savesText[asking === 'rename' ? 'rename' : saved ? 'replace' : 'save']}
          onName={answer}
          onCancel={() => ask(undefined)}
        />
      ) : saved !== undefined ? (
        <>
          <button type="button" class="opens bare" aria-label={savesText.openNamed({ name })} onClick={() => onOpen(saved)}>
            <Picture scene={saved.scene} flipped={saved.data.flipped ?? false} />
          </button>
          <div class="about">
            <p class="name" title={name} translate={false}>
              {name}
            </p>
            <p class="note">
              {[variantTitle(saved.data.game), shellText.countedMoves(saved.plies)]
                .filter((part) => part !== undefined)
                .join(', ')}
            </p>
            <p class="note">
              <DateTime of={saved.date} />
            </p>
          </div>
          <div class="actions">
            {current && <IconButton name="replace" label={savesText.replaceNamed({ name })} onClick={() => ask('save')} />}
            <IconButton name="pencil" label={savesText.renameNamed({ name })} onClick={() => ask('rename')} />
            <IconButton name="file" label={savesText.downloadNamed({ name })} onClick={() => downloadGame(saved.data, name)} />
            {bin}
          </div>
        </>
      ) : lost !== undefined ? (
        <>
          <div class="about">
            <p class="name">{savesText[lost.state]}</p>
            <p class="note">{pageText(lost.problem)}</p>
          </div>
          <div class="actions">{bin}</div>
        </>
      ) : current === undefined ? (
        <p class="nothing muted">{savesText.empty}</p>
      ) : (
        <button type="button" class="save-here quiet" aria-label={savesText.saveIn({ slot })} onClick={() => ask('save')}>
          <Icon name="keep" />
          <span>{savesText.saveHere}</span>
        </button>
      )}
    </li>
  );
}

interface NameProps {
  readonly id: string;
  readonly name: string;
  /** The question before a save is overwritten. */
  readonly question: string | undefined;
  /** The text of the button. */
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
    <form class="name-form stack" onSubmit={take} onKeyDown={leave}>
      {question !== undefined && <p class="question">{question}</p>}
      <label class="label" for={id}>
        {savesText.name}
      </label>
      <input id={id} ref={field} type="text" value={name} maxLength={LONGEST_NAME} autocomplete="off" spellcheck={false} />
      <div class="row">
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
}

/** The games that were kept by themselves. Nothing where there are none. */
export function Recent({ games, onOpen }: RecentProps) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <div class="section-head row words">
        <h2 id="recent-title">{savesText.recent}</h2>
        <p class="note">{savesText.recentLead}</p>
      </div>
      <ul class="recents tiles">
        {games.map((saved) => (
          <li key={saved.id} class="recent-card">
            <button type="button" class="opens bare" onClick={() => onOpen(saved)}>
              <Picture scene={saved.scene} flipped={saved.data.flipped ?? false} />
              <span class="about">
                <span class="name">{variantTitle(saved.data.game) ?? gameTitle(saved.data.game)}</span>
                <span class="note">
                  {shellText.countedMoves(saved.plies)}
                  {saved.over && `, ${savesText.over}`}
                </span>
                <span class="note">
                  <DateTime of={saved.date} />
                </span>
              </span>
            </button>
            <IconButton name="close" label={savesText.forget} onClick={() => void saveStore.forget(saved.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A date with its time, as people of the language write it in the visitor’s country. */
function DateTime({ of: date }: { readonly of: number }) {
  const own = navigator.languages.find((tag) => parseLanguage(tag) === language.value);
  const format = new Intl.DateTimeFormat(own ?? localeOf(language.value), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={new Date(date).toISOString()} translate={false}>
      {format.format(date)}
    </time>
  );
}
