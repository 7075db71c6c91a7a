import { useEffect, useId, useState } from 'preact/hooks';
import { MAX, MIN } from '../../core/index.ts';
import {
  changeSentence,
  type DrawnVertex,
  disconnect,
  type Ending,
  MOST_HAND_DRAWN,
  renameVertex,
  setEnding,
  setOwner,
  setStart,
} from '../../explain/index.ts';
import { Choice } from '../dialog.tsx';
import { pageText } from '../language.ts';
import { VertexChoice } from './attractors-panel.tsx';
import { VertexName } from './notation.tsx';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** The arena can be drawn and changed by hand; the page reports at once what a change does to the attractors. */
export function EditPanel({ store }: { readonly store: ArenaStore }) {
  if (!store.isEditable.value) return <p class="hint">{whyNot(store)}</p>;
  const problem = store.editProblem.value;
  const vertex = store.selected.value;
  return (
    <section class="stack">
      <p class="hint">{arenaText.editHint}</p>
      <div class="row">
        <button type="button" onClick={() => store.addBeside()}>
          {arenaText.addVertex}
        </button>
        <button type="button" disabled={store.past.value.length === 0} onClick={() => store.undo()}>
          {arenaText.undo}
        </button>
        <button type="button" disabled={store.future.value.length === 0} onClick={() => store.redo()}>
          {arenaText.redo}
        </button>
        <button type="button" onClick={() => store.startDrawing()}>
          {arenaText.empty}
        </button>
      </div>
      <p class="error" role="alert">
        {problem !== undefined && pageText(problem)}
      </p>
      <Changes store={store} />
      <VertexChoice store={store} />
      {vertex !== undefined && <VertexForm key={store.names.value[vertex]} store={store} vertex={vertex} />}
    </section>
  );
}

/** Why it is not changed by hand, and what to do instead. */
function whyNot({ shown, isUnwritten }: ArenaStore): string {
  if (shown.value.graph === 'plain') return isUnwritten.value ? arenaText.plainGame : arenaText.plainText;
  const most = MOST_HAND_DRAWN;
  return isUnwritten.value ? arenaText.tooLarge({ most }) : arenaText.cannotEdit({ most });
}

/** Whatever has another winner or rank since the last change. */
function Changes({ store }: { readonly store: ArenaStore }) {
  const changes = store.changes.value;
  if (changes === undefined) return null;
  return (
    <div class="changes" aria-live="polite">
      <h2>{arenaText.changed}</h2>
      {changes.length === 0 && <p>{arenaText.nothingChanged}</p>}
      <ul>
        {changes.slice(0, LISTED).map((change) => (
          <li key={change.name}>{pageText(changeSentence(change))}</li>
        ))}
      </ul>
      {changes.length > LISTED && <p class="hint">{arenaText.others({ count: changes.length - LISTED })}</p>}
    </div>
  );
}

const LISTED = 12;

function VertexForm({ store, vertex }: { readonly store: ArenaStore; readonly vertex: number }) {
  const drawing = store.drawing();
  if (!drawing.ok) return null;
  const graph = drawing.value;
  const drawn: DrawnVertex = graph.vertices[vertex];
  const targets = graph.edges.flatMap(([from, to]) => (from === vertex ? [to] : []));
  const ending = drawn.ending === undefined ? 'on' : String(drawn.ending);
  return (
    <div class="stack">
      <Rename store={store} vertex={vertex} name={drawn.name} />
      <Choice
        legend={arenaText.owner}
        value={drawn.owner}
        onChoose={(owner) => store.edit((drawing) => setOwner(drawing, vertex, owner))}
      >
        {[
          [MAX, <span class="is-max">{arenaText.adam}</span>],
          [MIN, <span class="is-min">{arenaText.eve}</span>],
        ]}
      </Choice>
      <label class="inline-field">
        <span class="label">{arenaText.result}</span>
        <select
          value={ending}
          onChange={({ currentTarget: { value } }) =>
            store.edit((drawing) => setEnding(drawing, vertex, value === 'on' ? undefined : (Number(value) as Ending)))
          }
        >
          <option value="on">{targets.length === 0 ? arenaText.notSaid : arenaText.goesOn}</option>
          <option value={`${MAX}`}>{arenaText.wonAdam}</option>
          <option value={`${MIN}`}>{arenaText.wonEve}</option>
          <option value="0">{arenaText.drawnHere}</option>
        </select>
      </label>
      <div class="arrows-from">
        <h2>{arenaText.arrows}</h2>
        {targets.length === 0 && <p class="hint">{arenaText.noArrows}</p>}
        <ul>
          {targets.map((to) => {
            const name = graph.vertices[to].name;
            return (
              <li key={to}>
                <span>
                  <VertexName name={drawn.name} /> → <VertexName name={name} />
                </span>
                <button
                  type="button"
                  aria-label={arenaText.deleteArrow({ to: name })}
                  onClick={() => store.edit((drawing) => disconnect(drawing, vertex, to))}
                >
                  {arenaText.deleteArrowShort}
                </button>
              </li>
            );
          })}
        </ul>
        <Connect store={store} vertex={vertex} />
      </div>
      <div class="row">
        <button
          type="button"
          disabled={graph.start === vertex}
          onClick={() => store.edit((drawing) => setStart(drawing, vertex))}
        >
          {arenaText.makeStart}
        </button>
        <button type="button" onClick={() => store.remove(vertex)}>
          {arenaText.deleteVertex}
        </button>
      </div>
    </div>
  );
}

function Rename({ store, vertex, name }: { readonly store: ArenaStore; readonly vertex: number; readonly name: string }) {
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== name) store.edit((drawing) => renameVertex(drawing, vertex, typed));
      }}
    >
      <label class="inline-field">
        <span class="label">{arenaText.name}</span>
        <input
          type="text"
          size={8}
          value={typed}
          translate={false}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button type="submit">{arenaText.rename}</button>
    </form>
  );
}

function Connect({ store, vertex }: { readonly store: ArenaStore; readonly vertex: number }) {
  const id = useId();
  const [to, setTo] = useState('');
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        const target = store.vertexOf(to);
        if (target !== undefined) store.connect(vertex, target);
      }}
    >
      <label class="inline-field" for={id}>
        <span class="label">{arenaText.connect}</span>
      </label>
      <select id={id} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
        <option value="">{arenaText.noVertex}</option>
        {store.names.value.map((name) => (
          <option key={name} value={name} translate={false}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" disabled={to === ''}>
        {arenaText.connectTo}
      </button>
    </form>
  );
}
