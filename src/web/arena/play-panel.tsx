import { useSignal } from '@preact/signals';
import { MAX, type Player } from '../../core/index.ts';
import { nameInSentence } from '../../draw/index.ts';
import { type ArenaPlay, endingSentence, moverAt, reasonSentence, remarkOn, turnAt } from '../../explain/index.ts';
import { Choice } from '../dialog.tsx';
import { pageText } from '../language.ts';
import { VertexName } from './notation.tsx';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** The user moves the token on the figure or here, and the strategy answers; a hint explains who wins and why. */
export function PlayPanel({ store }: { readonly store: ArenaStore }) {
  const layers = store.layers.value;
  const { arena, graph } = layers.source;
  const play = store.play.value;
  const turn = turnAt(layers.source, play);
  const here = play.path[play.path.length - 1];
  const isPlain = graph === 'plain';
  const hints = useSignal(false);
  const remark = hints.value ? remarkOnPerson(store, play) : undefined;
  return (
    <>
      <Choice legend={arenaText.playFor} value={store.view.value.side} onChoose={(side) => store.set({ side, played: [] })}>
        {[
          ['adam', <span class={isPlain ? '' : 'is-max'}>{isPlain ? arenaText.firstPlayer : arenaText.adam}</span>],
          ['eve', <span class={isPlain ? '' : 'is-min'}>{isPlain ? arenaText.secondPlayer : arenaText.eve}</span>],
        ]}
      </Choice>
      <div class="play-news stack" aria-live="polite">
        {remark !== undefined && <p class="reason callout wrong-move">{pageText(remark)}</p>}
        {turn.to === 'nobody' ? (
          <p class="ending strong">{pageText(endingSentence(layers.source, play, turn.ending))}</p>
        ) : (
          <p>{arenaText.yourTurn({ vertex: nameInSentence(arena.name(here)) })}</p>
        )}
        {hints.value && turn.to === 'person' && <p>{arenaText[outlook(store, here, turn.mover)]}</p>}
        {hints.value && (
          <p class="reason callout">{pageText(reasonSentence(layers.reasonAt(here, layers.end), layers.source))}</p>
        )}
      </div>
      {turn.to === 'person' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
        <div class="row play-moves" role="group" aria-label={arenaText.moves}>
          {turn.moves.slice(0, MOST_BUTTONS).map((to) => (
            <button key={to} type="button" class="vertex-button" onClick={() => store.move(to)}>
              <VertexName name={arena.name(to)} />
            </button>
          ))}
        </div>
      )}
      <div class="row">
        <button type="button" disabled={play.path.length < 2} onClick={() => store.takeBack()}>
          {arenaText.takeBack}
        </button>
        <button type="button" disabled={play.path.length < 2} onClick={() => store.set({ played: [] })}>
          {arenaText.restart}
        </button>
        <button
          type="button"
          aria-pressed={hints.value}
          onClick={() => {
            hints.value = !hints.value;
          }}
        >
          {arenaText.hint}
        </button>
      </div>
      <div>
        <h2>{arenaText.line}</h2>
        <p class="played-line" translate={false}>
          {play.path.map((vertex, at) => (
            <span key={`${at}-${vertex}`}>
              {at > 0 && ' → '}
              <VertexName name={arena.name(vertex)} />
            </span>
          ))}
        </p>
      </div>
    </>
  );
}

const MOST_BUTTONS = 60;

/** What the person has to expect at a vertex where it is their turn. */
function outlook(store: ArenaStore, vertex: number, mover: Player): 'youWin' | 'youLose' | 'youDraw' {
  const { solution, graph } = store.shown.value;
  const winner = solution.winner[vertex];
  if (winner === 0) return 'youDraw';
  return winner === (graph === 'plain' ? MAX : mover) ? 'youWin' : 'youLose';
}

/** What the person's last move was worth, where it gave something away. */
function remarkOnPerson(store: ArenaStore, play: ArenaPlay) {
  const { source } = store.layers.value;
  for (let length = play.path.length; length >= 2; length--)
    if (moverAt(source, play.path.slice(0, length - 1)) === play.person)
      return remarkOn(source, { ...play, path: play.path.slice(0, length) });
  return undefined;
}
