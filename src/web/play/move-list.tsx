import { useEffect, useRef } from 'preact/hooks';
import { firstNumber, numbered, shownMove } from './notation.ts';
import type { Session } from './session.ts';
import { text } from './words.ts';

/** The moves, numbered as the game's records do it. Each leads to the position after it; none is lost by that. */
export function MoveList({ session: { match } }: { readonly session: Session }) {
  const list = useRef<HTMLOListElement>(null);
  const { game, from } = match.data.value;
  const at = match.at.value;
  const lines = numbered(match.plies.value, game, firstNumber(game, from));
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || current === null || current === undefined) return;
    // Not scrollIntoView: that would move the whole page.
    box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [at, lines.length]);
  return (
    <section class="card moves" aria-label={text.moves}>
      <h2>{text.moves}</h2>
      {lines.length === 0 ? (
        <p class="muted">{text.noMoves}</p>
      ) : (
        <ol ref={list} class="move-list">
          <li>
            <button type="button" class="ply" aria-current={at === 0 ? 'step' : undefined} onClick={() => match.goTo(0)}>
              {text.start}
            </button>
          </li>
          {lines.map(({ number, plies }) => (
            <li key={plies[0]?.ply}>
              <span class="number">{number}</span>
              {plies.map(({ played, ply }) => (
                <button
                  key={ply}
                  type="button"
                  class={`ply${ply > at ? ' later' : ''}`}
                  translate={false}
                  aria-current={ply === at ? 'step' : undefined}
                  onClick={() => match.goTo(ply)}
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
