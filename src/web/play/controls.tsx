import { useSignal } from '@preact/signals';
import { isTurnable } from '../board/index.ts';
import { copy } from '../clipboard.ts';
import { addressOf } from '../match/address.ts';
import { ICONS, type IconName } from './icons.ts';
import type { Session } from './session.ts';
import { type StringKey, text } from './strings.ts';

/** What is open over the page. */
export type Open = 'new' | 'resign' | 'draw' | 'saves' | 'set-up' | 'keys' | undefined;

interface Props {
  readonly session: Session;
  readonly onOpen: (what: Exclude<Open, undefined>) => void;
}

/** What can be done with the game at any moment. */
export function Controls({ session, onOpen }: Props) {
  const { match, computer } = session;
  const over = match.ended.value !== undefined || match.stand.value.outcome !== undefined;
  const { max, min } = match.seats.value;
  const people = max.who === 'person' && min.who === 'person';
  const computers = max.who === 'computer' && min.who === 'computer';
  const copied = useSignal<StringKey>('share');
  const share = async () => {
    const address = `${location.href.split('#')[0]}${addressOf(session.data.value)}`;
    copied.value = (await copy(address)) ? 'shared' : 'notShared';
    setTimeout(() => {
      copied.value = 'share';
    }, 2000);
  };
  return (
    <div class="controls">
      <Control icon="undo" name="undo" disabled={match.undoTo.value === undefined} onClick={() => match.undo()} />
      <Control icon="redo" name="redo" disabled={match.redoTo.value === undefined} onClick={() => match.redo()} />
      {(computers || computer.paused.value) && (
        <>
          {computer.paused.value ? (
            <Control icon="run" name="goOn" disabled={over} onClick={() => computer.run()} />
          ) : (
            <Control icon="pause" name="pause" disabled={over} onClick={() => computer.pause()} />
          )}
          <Control icon="step" name="step" disabled={over || !computer.paused.value} onClick={() => computer.step()} />
        </>
      )}
      {!computers && <Control icon="hint" name="hint" disabled={over || !match.isPersons} onClick={() => computer.askHint()} />}
      {isTurnable(match.stand.value.scene) && <Control icon="flip" name="flip" onClick={() => match.flip()} />}
      {!computers && <Control icon="resign" name="resign" disabled={over} onClick={() => onOpen('resign')} />}
      {people && <Control icon="draw" name="agree" disabled={over} onClick={() => onOpen('draw')} />}
      <Control icon="new" name="newGame" class="wide" onClick={() => onOpen('new')} />
      <Control icon="save" name="saves" onClick={() => onOpen('saves')} />
      <Control icon="setUp" name="setUp" onClick={() => onOpen('set-up')} />
      <Control icon="share" name={copied.value} onClick={share} />
      <span class="unseen" role="status">
        {copied.value === 'share' ? '' : text(copied.value)}
      </span>
      <Control icon="keys" name="keys" onClick={() => onOpen('keys')} />
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly name: StringKey;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly onClick: () => void;
}

function Control({ icon, name, disabled = false, class: kind = '', onClick }: ControlProps) {
  return (
    <button type="button" class={`control ${kind}`} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
      <span>{text(name)}</span>
    </button>
  );
}
