import { descriptorOf } from '../../games/index.ts';
import { openHelp } from '../app/header.tsx';
import { isTurnable } from '../board/index.ts';
import { copyText, useCopying } from '../copying.tsx';
import { evaluateAddress } from '../evaluate/link.ts';
import { Icon, type IconName } from '../icon.tsx';
import { pageText } from '../language.ts';
import { addressOf } from '../match/address.ts';
import { shellText } from '../words.ts';
import { Menu } from './menu.tsx';
import { arenaAddress, seeSearch } from './other-pages.ts';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';

/** The dialog that is open. */
export type Open = 'new' | 'resign' | 'draw' | 'saves' | 'set-up' | 'rules' | undefined;

interface Props {
  readonly session: PlayStore;
  readonly onOpen: (what: Exclude<Open, undefined>) => void;
}

/** The controls needed at every move, and a menu of the others. */
export function Controls({ session, onOpen }: Props) {
  const { match, computer } = session;
  const over = match.isOver;
  const { max, min } = match.seats.value;
  const people = max.who === 'person' && min.who === 'person';
  const computers = max.who === 'computer' && min.who === 'computer';
  const copying = useCopying();
  const share = () => void copying.put(`${location.href.split('#')[0]}${addressOf(session.data.value)}`);
  const arena = arenaAddress(session);
  return (
    <div class="controls">
      <Control icon="undo" name={text.undo} disabled={match.undoTo.value === undefined} onClick={() => match.match.undo()} />
      <Control icon="redo" name={text.redo} disabled={match.redoTo.value === undefined} onClick={() => match.match.redo()} />
      {(computers || computer.paused.value) && (
        <>
          {computer.paused.value ? (
            <Control icon="run" name={text.goOn} disabled={over} onClick={() => (computer.paused.value = false)} />
          ) : (
            <Control icon="pause" name={text.pause} disabled={over} onClick={() => (computer.paused.value = true)} />
          )}
          <Control icon="step" name={text.step} disabled={over || !computer.paused.value} onClick={() => computer.step()} />
        </>
      )}
      {!computers && (
        <Control icon="hint" name={text.hint} disabled={over || !match.isPersons} onClick={() => computer.askHint()} />
      )}
      <Menu name={text.menu}>
        <Control icon="new" name={text.newGame} onClick={() => onOpen('new')} />
        <Control icon="save" name={text.saves} onClick={() => onOpen('saves')} />
        {isTurnable(match.stand.value.scene) && <Control icon="flip" name={text.flip} onClick={() => match.match.flip()} />}
        <Control icon="share" name={copyText.link} onClick={share} />
        <Control icon="setUp" name={text.setUp} onClick={() => onOpen('set-up')} />
        <Control
          icon="tree"
          name={text.seeSearch}
          disabled={match.stand.value.outcome !== undefined}
          onClick={() => seeSearch(session)}
        />
        {arena !== undefined && <Control icon="arena" name={text.seeArena} onClick={() => (location.hash = arena)} />}
        {descriptorOf(match.game)?.heuristicSet !== undefined && (
          <Control
            icon="sum"
            name={text.evaluate}
            onClick={() => (location.hash = evaluateAddress({ match: session.data.value }))}
          />
        )}
        <Control icon="keys" name={text.keys} onClick={openHelp} />
        {people && <Control icon="draw" name={text.agree} disabled={over} onClick={() => onOpen('draw')} />}
        {!computers && <Control icon="resign" name={text.resign} disabled={over} onClick={() => onOpen('resign')} />}
      </Menu>
      <span class="copied" role="status">
        {copying.message}
      </span>
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly name: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Control({ icon, name, disabled = false, onClick }: ControlProps) {
  return (
    <button type="button" class="control bare" disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}

/**
 * The buttons of the move under way, as in Bernard 2001: cancel, end of turn, huff; and moves that are made by a
 * button alone.
 */
export function TurnButtons({ session }: { readonly session: PlayStore }) {
  const { match, hand, computer } = session;
  if (session.preview !== undefined)
    return (
      <div class="turn-buttons row">
        <button type="button" class="main" onClick={() => session.show([])}>
          {text.backToGame}
        </button>
      </div>
    );
  const behind = !match.atEnd.value;
  if (!match.isPersons || match.stand.value.outcome !== undefined)
    return (
      <div class="turn-buttons row">
        {behind && match.stand.value.outcome === undefined && (
          <button type="button" onClick={() => goOnHere(session)}>
            {text.goOnHere}
          </button>
        )}
        {behind && <ToTheEnd session={session} />}
        {computer.busy.value === 'move' && (
          <button type="button" class="stop" onClick={() => computer.answerNow()}>
            {text.moveNow}
          </button>
        )}
      </div>
    );
  const steps = hand.path.value.length > 1 || match.stand.value.gestures.some(({ path }) => path.length > 2);
  return (
    <div class="turn-buttons row">
      {behind && <ToTheEnd session={session} />}
      {hand.huffable.value.length > 0 && hand.huffs.value === undefined && !hand.huffing.value && (
        <button type="button" class="huff" onClick={() => hand.huff()}>
          {text.huff}
        </button>
      )}
      {hand.buttons.value.map((gesture) => (
        <button key={gesture.move} type="button" class="main" onClick={() => hand.choose(gesture)}>
          {gesture.button === undefined ? <span translate={false}>{gesture.notation}</span> : pageText(gesture.button)}
        </button>
      ))}
      {(hand.busy.value || steps) && (
        <button type="button" disabled={!hand.busy.value} onClick={() => hand.cancel()}>
          {shellText.cancel}
        </button>
      )}
      {steps && (
        <button
          type="button"
          class={hand.made.value === undefined ? '' : 'main'}
          disabled={hand.path.value.length < 2}
          onClick={() => hand.endTurn()}
        >
          {text.endTurn}
        </button>
      )}
    </div>
  );
}

function ToTheEnd({ session: { match } }: { readonly session: PlayStore }) {
  return (
    <button type="button" onClick={() => match.match.goTo(match.plies.value.length)}>
      {text.toTheEnd}
    </button>
  );
}

/** Makes the computer's move again at the position that is shown. */
function goOnHere({ match, computer }: PlayStore): void {
  match.match.truncate();
  computer.paused.value = false;
}
