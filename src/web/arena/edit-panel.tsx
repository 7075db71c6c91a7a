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
import { said } from '../spoken.ts';
import { VertexChoice } from './attractors-panel.tsx';
import { VertexName } from './notation.tsx';
import type { ArenaDesk } from './state.ts';
import { arenaText } from './words.ts';

/** Drawing and changing the arena by hand; the effect of a change on the attractors is shown at once. */
export function EditPanel({ desk }: { readonly desk: ArenaDesk }) {
  if (!desk.isEditable.value) return <p class="hint">{whyNot(desk)}</p>;
  const problem = desk.editProblem.value;
  const vertex = desk.selected.value;
  return (
    <section class="edit-panel">
      <p class="hint">{arenaText.editHint}</p>
      <div class="arena-row">
        <button type="button" onClick={() => desk.addBeside()}>
          {arenaText.addVertex}
        </button>
        <button type="button" disabled={desk.past.value.length === 0} onClick={() => desk.undo()}>
          {arenaText.undo}
        </button>
        <button type="button" disabled={desk.future.value.length === 0} onClick={() => desk.redo()}>
          {arenaText.redo}
        </button>
        <button type="button" onClick={() => desk.startDrawing()}>
          {arenaText.empty}
        </button>
      </div>
      <p class="error" role="alert">
        {problem !== undefined && said(problem)}
      </p>
      <Changes desk={desk} />
      <VertexChoice desk={desk} />
      {vertex !== undefined && <VertexForm key={desk.names.value[vertex]} desk={desk} vertex={vertex} />}
    </section>
  );
}

/** Why it is not changed by hand, and what to do instead. */
function whyNot({ shown, isUnwritten }: ArenaDesk): string {
  if (shown.value.graph === 'plain') return isUnwritten.value ? arenaText.plainGame : arenaText.plainText;
  const most = MOST_HAND_DRAWN;
  return isUnwritten.value ? arenaText.tooLarge({ most }) : arenaText.cannotEdit({ most });
}

/** The vertices whose winner or rank changed with the last edit. */
function Changes({ desk }: { readonly desk: ArenaDesk }) {
  const changes = desk.changes.value;
  if (changes === undefined) return null;
  return (
    <div class="changes" aria-live="polite">
      <h2>{arenaText.changed}</h2>
      {changes.length === 0 && <p>{arenaText.nothingChanged}</p>}
      <ul>
        {changes.slice(0, LISTED).map((change) => (
          <li key={change.name}>{said(changeSentence(change))}</li>
        ))}
      </ul>
      {changes.length > LISTED && <p class="hint">{arenaText.others({ count: changes.length - LISTED })}</p>}
    </div>
  );
}

const LISTED = 12;

function VertexForm({ desk, vertex }: { readonly desk: ArenaDesk; readonly vertex: number }) {
  const drawing = desk.drawing();
  if (!drawing.ok) return null;
  const graph = drawing.value;
  const drawn: DrawnVertex = graph.vertices[vertex];
  const targets = graph.edges.flatMap(([from, to]) => (from === vertex ? [to] : []));
  const ending = drawn.ending === undefined ? 'on' : String(drawn.ending);
  return (
    <div class="vertex-form">
      <Rename desk={desk} vertex={vertex} name={drawn.name} />
      <Choice
        legend={arenaText.owner}
        value={drawn.owner}
        onChoose={(owner) => desk.edit((drawing) => setOwner(drawing, vertex, owner))}
      >
        {[
          [MAX, <span class="is-adam">{arenaText.adam}</span>],
          [MIN, <span class="is-eve">{arenaText.eve}</span>],
        ]}
      </Choice>
      <label class="inline-field">
        <span class="label">{arenaText.result}</span>
        <select
          value={ending}
          onChange={({ currentTarget: { value } }) =>
            desk.edit((drawing) => setEnding(drawing, vertex, value === 'on' ? undefined : (Number(value) as Ending)))
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
                  onClick={() => desk.edit((drawing) => disconnect(drawing, vertex, to))}
                >
                  {arenaText.deleteArrowShort}
                </button>
              </li>
            );
          })}
        </ul>
        <Connect desk={desk} vertex={vertex} />
      </div>
      <div class="arena-row">
        <button type="button" disabled={graph.start === vertex} onClick={() => desk.edit((drawing) => setStart(drawing, vertex))}>
          {arenaText.makeStart}
        </button>
        <button type="button" onClick={() => desk.remove(vertex)}>
          {arenaText.deleteVertex}
        </button>
      </div>
    </div>
  );
}

function Rename({ desk, vertex, name }: { readonly desk: ArenaDesk; readonly vertex: number; readonly name: string }) {
  const [typed, setTyped] = useState(name);
  useEffect(() => setTyped(name), [name]);
  return (
    <form
      class="arena-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== name) desk.edit((drawing) => renameVertex(drawing, vertex, typed));
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

function Connect({ desk, vertex }: { readonly desk: ArenaDesk; readonly vertex: number }) {
  const id = useId();
  const [to, setTo] = useState('');
  return (
    <form
      class="arena-row"
      onSubmit={(event) => {
        event.preventDefault();
        const target = desk.vertexOf(to);
        if (target !== undefined) desk.connect(vertex, target);
      }}
    >
      <label class="inline-field" for={id}>
        <span class="label">{arenaText.connect}</span>
      </label>
      <select id={id} class="connect-to" value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)}>
        <option value="">{arenaText.noVertex}</option>
        {desk.names.value.map((name) => (
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
