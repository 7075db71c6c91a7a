import { useSignal } from '@preact/signals';
import { ADDRESS_LEVEL, type MatchData, PERSON } from '../../match/index.ts';
import { Board, gameTitle, type Mark, ratioOf } from '../board/index.ts';
import { CopyButton } from '../copying.tsx';
import { written } from '../fields.ts';
import { pageText } from '../language.ts';
import { Loaded } from '../loaded.tsx';
import { addressOf, matchFields } from '../match/address.ts';
import { HandButtons } from '../match/hand-buttons.tsx';
import { placeless } from '../match/why-not.ts';
import { Chooser } from '../play/chooser.tsx';
import { evaluateAddress } from './link.ts';
import { marksOf, pointersOf } from './marks.ts';
import type { EvaluationStore } from './store.ts';
import { evaluateText as text } from './words.ts';

const editor = async () => (await import('../editor/editor.tsx')).PositionEditor;
const saving = async () => (await import('./saving.tsx')).Saving;

/** The board with the points on its squares; moves are played on it. */
export function BoardSide({ store }: { readonly store: EvaluationStore }) {
  const { match, hand, terms } = store;
  const row = store.row.value;
  const squares = row?.squares ?? [];
  const stand = match.stand.value;
  const { scene, ghosts } = hand.shown.value;
  const setsUp = useSignal(false);
  const saves = useSignal(false);
  const side = stand.turn > 0 ? match.adapter.max : match.adapter.min;
  const wrong = hand.wrong.value;
  return (
    <section class="evaluated stack">
      <div class="evaluated-board" style={{ '--ratio': `${ratioOf(scene)}` }}>
        <Board
          scene={scene}
          label={text.board({ game: gameTitle(match.game.name) })}
          targets={squares.length > 0 ? NOWHERE : hand.targets.value}
          chosen={hand.path.value}
          marks={hand.path.value.length > 0 ? NO_MARKS : marksOf(row?.terms ?? terms.value)}
          pointers={pointersOf(squares, stand.pointers)}
          ghosts={ghosts}
          onTouch={(square) => {
            store.forget();
            hand.touch(square);
          }}
          onEscape={() => hand.cancel()}
        />
      </div>
      <p role="status">
        {pageText(stand.ending ?? side.toMove)}
        {stand.ending === undefined && '.'} {stand.remark === undefined ? '' : pageText(stand.remark)}
      </p>
      <p class="error" role="alert">
        {wrong === undefined ? '' : pageText(wrong.reason)}
      </p>
      {match.problem !== undefined && (
        <p class="error">{text.movesLeftOut({ number: match.problemAt, reason: pageText(placeless(match.problem)) })}</p>
      )}
      <MoveButtons store={store} onSetUp={() => (setsUp.value = true)} />
      <details onToggle={({ currentTarget }) => (saves.value ||= currentTarget.open)}>
        <summary class="tall">{text.saving}</summary>
        {saves.value && <Loaded load={saving} props={{ store }} />}
      </details>
      <Chooser session={{ hand }} />
      {setsUp.value && (
        <Loaded
          load={editor}
          props={{
            match,
            onClose: () => (setsUp.value = false),
            onUse: (from: string) => go(store, from),
          }}
        />
      )}
    </section>
  );
}

const NOWHERE: ReadonlySet<string> = new Set();
const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

/** Shows another position by the same heuristic. */
function go({ view }: EvaluationStore, from: string | undefined): void {
  const { match, heuristic, table, duel } = view.value;
  const { from: _, ...rest } = match;
  location.hash = evaluateAddress({
    heuristic,
    table,
    ...(duel && { duel }),
    match: { ...rest, ...(from !== undefined && { from }), moves: [], at: 0 },
  });
}

function MoveButtons({ store, onSetUp }: { readonly store: EvaluationStore; readonly onSetUp: () => void }) {
  const { match, hand } = store;
  const data = match.data.value;
  const here = { ...data, game: store.gameName, moves: data.moves.slice(0, data.at), max: PERSON };
  // A heuristic of one's own is played against.
  const played: MatchData = here.game === data.game ? here : { ...here, min: { who: 'computer', level: ADDRESS_LEVEL } };
  const move = (act: () => void) => () => {
    store.forget();
    act();
  };
  return (
    <>
      <div class="row">
        <HandButtons hand={hand} />
        <button type="button" disabled={match.undoTo.value === undefined} onClick={move(() => match.match.undo())}>
          {text.undo}
        </button>
        <button type="button" disabled={match.redoTo.value === undefined} onClick={move(() => match.match.redo())}>
          {text.redo}
        </button>
        <button type="button" onClick={onSetUp}>
          {text.setUp}
        </button>
        <button type="button" onClick={() => go(store, undefined)}>
          {text.start}
        </button>
        <CopyButton content={() => `${location.href.split('#')[0]}${evaluateAddress(store.view.value)}`} />
      </div>
      {played.game !== data.game && <p class="hint">{text.searchesWithIt}</p>}
      <p class="ways row wide">
        <a href={addressOf(played)}>{text.play}</a>
        <a href={`#/tree?${[`game=${written(played.game)}`, ...matchFields(here), 'depth=2', 'step=first'].join('&')}`}>
          {text.tree}
        </a>
      </p>
    </>
  );
}
