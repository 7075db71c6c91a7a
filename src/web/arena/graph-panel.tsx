import { useEffect, useId, useState } from 'preact/hooks';
import { type ArenaSource, MOST_VERTICES } from '../../explain/index.ts';
import { said } from '../spoken.ts';
import { EditPanel } from './edit-panel.tsx';
import type { ArenaDesk } from './state.ts';
import { Unsaid } from './unsaid.tsx';
import { arenaText } from './words.ts';

/** The graph as text, as a drawing, and as a game's: each of them changes it. */
export function GraphPanel({ desk }: { readonly desk: ArenaDesk }) {
  return (
    <>
      <GraphText desk={desk} />
      <details class="drawing">
        <summary>{arenaText.drawn}</summary>
        <EditPanel desk={desk} />
      </details>
      <GameForm desk={desk} />
    </>
  );
}

/** The text follows the drawing, and the drawing the text wherever it can be read. */
function GraphText({ desk }: { readonly desk: ArenaDesk }) {
  const id = useId();
  const problem = desk.textProblem.value;
  return (
    <div class="field">
      <label for={id}>{desk.isUnwritten.value ? arenaText.otherText : arenaText.textLabel}</label>
      <textarea
        id={id}
        rows={9}
        spellcheck={false}
        autocapitalize="off"
        translate={false}
        value={desk.text.value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-error ${id}-hint`}
        onInput={({ currentTarget }) => desk.type(currentTarget.value)}
      />
      <p id={`${id}-error`} class="error" role="alert">
        {problem !== undefined && `${said(problem)} ${arenaText.stale}`}
      </p>
      <p id={`${id}-hint`} class="hint">
        {arenaText.textHint}
      </p>
      {hasTuples(desk) && <p class="hint tuples">{arenaText.tuples}</p>}
      <Unsaid desk={desk} />
      <p class="arena-row">
        <button type="button" onClick={() => desk.type(EXAMPLE)}>
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
function hasTuples({ source: { value: source }, names }: ArenaDesk): boolean {
  if (source.kind !== 'text' || !source.text.includes('(')) return false;
  return names.value.slice(0, LOOKED_AT).some((name) => !source.text.includes(name));
}

type GameSource = Extract<ArenaSource, { kind: 'game' }>;

function GameForm({ desk }: { readonly desk: ArenaDesk }) {
  const id = useId();
  const source = desk.source.value;
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
    void desk.open({ kind: 'game', game: game.trim(), ...(from.trim() && { from: from.trim() }), ...(graph && { graph }) });
  };
  const problem = desk.problem.value;
  return (
    <form class="game-form field" onSubmit={open}>
      <h2>{arenaText.ofGame}</h2>
      <div class="arena-fields">
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
        {problem !== undefined && said(problem)}
      </p>
      <p class="arena-row">
        <button type="submit" class="main" disabled={desk.busy.value}>
          {desk.busy.value ? arenaText.opening : arenaText.explore}
        </button>
      </p>
    </form>
  );
}
