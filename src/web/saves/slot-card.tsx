import { useState } from 'preact/hooks';
import { localeOf } from '../../say/index.ts';
import { Picture } from '../board/index.ts';
import { language, said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { Icon, IconButton } from './icon.tsx';
import { gameTitle, variantTitle } from './match-title.ts';
import { NameForm } from './name-form.tsx';
import type { SavedGame, SaveEntry } from './saved-game.ts';
import { savesText } from './words.ts';

/** What can be done with slots. */
export interface SlotActions {
  /** Absent: there is no game to be saved. */
  readonly onSave?: (name: string, slot: number, replaces: string | undefined) => void;
  readonly onOpen: (saved: SavedGame) => void;
  readonly onRename: (id: string, name: string) => void;
  readonly onRemove: (id: string, name: string) => void;
  readonly onDownload: (saved: SavedGame) => void;
}

interface Props extends SlotActions {
  readonly slot: number;
  readonly entry: SaveEntry | undefined;
}

/** A numbered slot: a game with its picture, a place for one, or what is left of one. */
export function SlotCard({ slot, entry, ...actions }: Props) {
  if (entry === undefined) return <EmptySlot slot={slot} {...actions} />;
  if (entry.state === 'whole') return <FullSlot key={entry.saved.id} slot={slot} saved={entry.saved} {...actions} />;
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
          <Icon name="save" />
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

/** A game that was kept by itself. */
export function RecentCard({
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
