import { useEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../icon.tsx';
import { firstNumber, numbered, shownMove } from './notation.ts';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';

/** The moves, numbered as the game's records do it. Each leads to the position after it; none is lost by that. */
export function MoveList({ session: { match } }: { readonly session: PlayStore }) {
  const list = useRef<HTMLOListElement>(null);
  const { game, from } = match.data.value;
  const at = match.at.value;
  const lines = numbered(match.plies.value, game, firstNumber(game, from));
  const last = match.plies.value.length;
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    // The list is a column on one screen and a row on another, and a phone may be turned.
    const resized = new ResizeObserver(() => bringCurrentIn(box));
    resized.observe(box);
    bringCurrentIn(box);
    return () => resized.disconnect();
  }, [at, lines.length, text.start]);
  return (
    <section class="moves" aria-label={text.moves}>
      <h2>{text.moves}</h2>
      <div class="steps back">
        <Step icon="first" name={text.toStart} off={at === 0} onClick={() => match.match.goTo(0)} />
        <Step icon="previous" name={text.toPrevious} off={at === 0} onClick={() => match.match.goTo(at - 1)} />
      </div>
      <div class="steps forth">
        <Step icon="next" name={text.toNext} off={at === last} onClick={() => match.match.goTo(at + 1)} />
        <Step icon="last" name={text.toTheEnd} off={at === last} onClick={() => match.match.goTo(last)} />
      </div>
      {lines.length === 0 ? (
        <p class="muted none">{text.noMoves}</p>
      ) : (
        <ol ref={list} class={`move-list${lines.some(({ plies }) => plies.length > 1) ? ' pairs' : ''}`}>
          <li class="beginning icon-word">
            <button
              type="button"
              class="ply bare"
              aria-current={at === 0 ? 'step' : undefined}
              onClick={() => match.match.goTo(0)}
            >
              {text.start}
            </button>
          </li>
          {lines.map(({ number, plies }) => (
            <li key={plies[0]?.ply} class="icon-word">
              <span class="number note">{number}</span>
              {plies.map(({ played, ply }) => (
                <button
                  key={ply}
                  type="button"
                  class={`ply bare${ply > at ? ' later' : ''}`}
                  translate={false}
                  aria-current={ply === at ? 'step' : undefined}
                  onClick={() => match.match.goTo(ply)}
                >
                  {shownMove(played.notation, match.game.name)}
                </button>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface StepProps {
  readonly icon: IconName;
  readonly name: string;
  /** There are no moves in that direction. The button keeps the focus, so that keyboard users can go back. */
  readonly off: boolean;
  readonly onClick: () => void;
}

function Step({ icon, name, off, onClick }: StepProps) {
  return (
    <button type="button" class="quiet icon-button" title={name} aria-label={name} aria-disabled={off} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

/** Not scrollIntoView: that would move the whole page. */
function bringCurrentIn(box: HTMLElement): void {
  const current = box.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  box.scrollTop = current.offsetTop - (box.clientHeight - current.offsetHeight) / 2;
  box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
}
