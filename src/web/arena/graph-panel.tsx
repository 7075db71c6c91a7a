import { useEffect, useId, useState } from 'preact/hooks';
import { type ArenaSource, MOST_VERTICES } from '../../explain/index.ts';
import { pageText } from '../language.ts';
import { EditPanel } from './edit-panel.tsx';
import { MissingOutcomes } from './missing-outcomes.tsx';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** The graph as text, as a drawing, and as a game's: each of them changes it. */
export function GraphPanel({ store }: { readonly store: ArenaStore }) {
  return (
    <>
      <GraphText store={store} />
      <details class="drawing">
        <summary class="tall strong">{arenaText.drawn}</summary>
        <EditPanel store={store} />
      </details>
      <GameForm store={store} />
    </>
  );
}

/** The text follows the drawing, and the drawing the text wherever it can be read. */
function GraphText({ store }: { readonly store: ArenaStore }) {
  const id = useId();
  const problem = store.textProblem.value;
  return (
    <div class="field">
      <label for={id}>{store.isUnwritten.value ? arenaText.otherText : arenaText.textLabel}</label>
      <textarea
        id={id}
        rows={9}
        spellcheck={false}
        autocapitalize="off"
        translate={false}
        value={store.text.value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onInput={({ currentTarget }) => store.type(currentTarget.value)}
      />
      <p id={`${id}-error`} class="error" role="alert">
        {problem !== undefined && `${pageText(problem)} ${arenaText.stale}`}
      </p>
      <p id={`${id}-hint`} class="hint">
        {arenaText.textHint}
      </p>
      {hasTuples(store) && <p class="hint tuples">{arenaText.tuples}</p>}
      <MissingOutcomes store={store} />
      <p class="row">
        <button type="button" onClick={() => store.type(EXAMPLE)}>
          {arenaText.example}
        </button>
      </p>
    </div>
  );
}

/** As homework gives a graph. */
const EXAMPLE = `a -> b c
b -> d
c -> d e
d -> f
e -> b
win adam: f
start: a`;

/** Names that are looked at for a tuple's. */
const LOOKED_AT = 50;

/** Whether the text names vertices by tuples, which have other names here. */
function hasTuples({ source: { value: source }, names }: ArenaStore): boolean {
  if (source.kind !== 'text' || !source.text.includes('(')) return false;
  return names.value.slice(0, LOOKED_AT).some((name) => !source.text.includes(name));
}

type GameSource = Extract<ArenaSource, { kind: 'game' }>;

function GameForm({ store }: { readonly store: ArenaStore }) {
  const id = useId();
  const source = store.source.value;
  const shown = source.kind === 'game' ? source : undefined;
  const [game, setGame] = useState(shown?.game ?? 'nim:7');
  const [from, setFrom] = useState(shown?.from ?? '');
  const [graph, setGraph] = useState<GameSource['graph']>(shown?.graph);
  useEffect(() => {
    if (shown === undefined) return;
    setGame(shown.game);
    setFrom(shown.from ?? '');
    setGraph(shown.graph);
  }, [shown]);
  const open = (event: Event) => {
    event.preventDefault();
    void store.open({ kind: 'game', game: game.trim(), ...(from.trim() && { from: from.trim() }), ...(graph && { graph }) });
  };
  const problem = store.problem.value;
  return (
    <form class="field" onSubmit={open}>
      <h2>{arenaText.ofGame}</h2>
      <div class="arena-fields fit tiles loose">
        <label>
          <span class="label">{arenaText.game}</span>
          <input
            type="text"
            value={game}
            autocomplete="off"
            spellcheck={false}
            aria-describedby={`${id}-hint ${id}-error`}
            onInput={({ currentTarget }) => setGame(currentTarget.value)}
          />
        </label>
        <label>
          <span class="label">{arenaText.position}</span>
          <input
            type="text"
            value={from}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        </label>
      </div>
      <label class="inline-field">
        <span class="label">{arenaText.form}</span>
        <select
          value={graph ?? 'doubled'}
          onChange={({ currentTarget }) => setGraph(currentTarget.value === 'plain' ? 'plain' : undefined)}
        >
          <option value="doubled">{arenaText.formDoubled}</option>
          <option value="plain">{arenaText.formPlain}</option>
        </select>
      </label>
      <p id={`${id}-hint`} class="hint">
        {arenaText.gameHint({ most: MOST_VERTICES })}
      </p>
      <p id={`${id}-error`} class="error" role="alert">
        {problem !== undefined && pageText(problem)}
      </p>
      <p class="row">
        <button type="submit" class="main" disabled={store.busy.value}>
          {store.busy.value ? arenaText.opening : arenaText.explore}
        </button>
      </p>
    </form>
  );
}
