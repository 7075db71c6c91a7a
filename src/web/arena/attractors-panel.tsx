import { useMemo } from 'preact/hooks';
import { MAX, type Player } from '../../core/index.ts';
import { type AttractorLayers, reasonSentence } from '../../explain/index.ts';
import { ownerOf } from '../../model/index.ts';
import { pageText } from '../language.ts';
import type { ShownAttractors } from './link.ts';
import { MissingOutcomes } from './missing-outcomes.tsx';
import { PLAYERS } from './news.ts';
import { Formula, VertexName } from './notation.tsx';
import { Sets } from './sets.tsx';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** Reasons and moves that are listed; the figure has the others. */
const LISTED = 60;

/** The sets as they grow, the reason at each vertex, and the strategy that follows. */
export function AttractorsPanel({ store }: { readonly store: ArenaStore }) {
  const layers = store.layers.value;
  const rank = store.rank.value;
  const players: readonly Player[] = PLAYERS[store.of.value];
  const selected = store.selected.value;
  return (
    <>
      <Selected store={store} />
      <MissingOutcomes store={store} />
      {rank < 0 && <p class="hint">{arenaText.notBegun}</p>}
      {players.map((player) => (
        <Sets key={player} layers={layers} player={player} shownRank={rank} selected={selected} />
      ))}
      {rank >= 0 && <NewHere store={store} layers={layers} of={store.of.value} rank={rank} />}
      {rank >= 0 && <Strategy layers={layers} players={players} rank={rank} />}
      {rank >= layers.end && store.of.value === 'both' && <Draws layers={layers} />}
    </>
  );
}

/** The vertex that is looked at, and why it is where it is. */
export function Selected({ store }: { readonly store: ArenaStore }) {
  const layers = store.layers.value;
  const { arena } = layers.source;
  const vertex = store.selected.value;
  return (
    <div class="selected-vertex stack">
      <VertexChoice store={store} />
      {vertex !== undefined && store.rank.value >= 0 && (
        <p class="reason callout" aria-live="polite">
          <VertexName name={arena.name(vertex)} />
          {arenaText.colon}
          {pageText(reasonSentence(layers.reasonAt(vertex, store.rank.value), layers.source))}
        </p>
      )}
    </div>
  );
}

/** Every vertex by its name: what the figure is for the eye. */
export function VertexChoice({ store }: { readonly store: ArenaStore }) {
  const names = store.names.value;
  // Thousands of them stay as they are from one rank to the next.
  const options = useMemo(
    () =>
      names.map((name, vertex) => (
        <option key={name} value={vertex} translate={false}>
          {name}
        </option>
      )),
    [names],
  );
  return (
    <label class="inline-field">
      <span class="label">{arenaText.vertex}</span>
      <select
        class="vertex-choice"
        value={store.selected.value ?? ''}
        onChange={({ currentTarget: { value } }) => store.select(value === '' ? undefined : Number(value))}
      >
        <option value="">{arenaText.noVertex}</option>
        {options}
      </select>
    </label>
  );
}

interface AtRank {
  readonly layers: AttractorLayers;
  readonly rank: number;
}

function NewHere({ store, layers, of, rank }: AtRank & { readonly store: ArenaStore; readonly of: ShownAttractors }) {
  const fresh = PLAYERS[of].flatMap((player) => layers.newAt(player, rank));
  return (
    <section class="new-here">
      <h2>{arenaText.newHere}</h2>
      {fresh.length === 0 && <p class="hint">{arenaText.nothingNew}</p>}
      <ul>
        {fresh.slice(0, LISTED).map((vertex) => (
          <li key={vertex}>
            <button type="button" class="vertex-button" onClick={() => store.select(vertex)}>
              <VertexName name={layers.source.arena.name(vertex)} />
            </button>
            <span>{pageText(reasonSentence(layers.reasonAt(vertex, rank), layers.source))}</span>
          </li>
        ))}
      </ul>
      {fresh.length > LISTED && <p class="hint">{arenaText.others({ count: fresh.length - LISTED })}</p>}
    </section>
  );
}

/** f(0_a) = 2_e for each vertex whose owner wins from it, as example 9 writes it. */
function Strategy({ layers, players, rank }: AtRank & { readonly players: readonly Player[] }) {
  const { arena, solution, graph } = layers.source;
  const moves = players.flatMap((player) => {
    if (graph === 'plain' && player !== MAX) return [];
    return Array.from({ length: Math.max(0, rank) }, (_, i) => layers.newAt(player, i + 1))
      .flat()
      .filter((vertex) => ownerOf(arena, vertex) === player);
  });
  return (
    <section class="strategy">
      <h2>{arenaText.strategy}</h2>
      {moves.length === 0 && <p class="hint">{arenaText.noStrategy}</p>}
      <ul class="formulas">
        {moves.slice(0, LISTED).map((vertex) => {
          const [from, to] = [arena.name(vertex), arena.name(solution.move[vertex])];
          return (
            <li key={vertex}>
              <Formula text={`f(${from}) = ${to}`}>
                f(
                <VertexName name={from} />) = <VertexName name={to} />
              </Formula>
            </li>
          );
        })}
      </ul>
      {moves.length > LISTED && <p class="hint">{arenaText.others({ count: moves.length - LISTED })}</p>}
    </section>
  );
}

function Draws({ layers }: { readonly layers: AttractorLayers }) {
  const draws = layers.outsideAt(layers.end);
  if (draws.length === 0) return null;
  const names = draws.slice(0, LISTED).map((vertex) => layers.source.arena.name(vertex));
  return (
    <section class="draws">
      <h2>{arenaText.draws}</h2>
      <p translate={false}>
        {names.map((name, at) => (
          <span key={name}>
            {at > 0 && ', '}
            <VertexName name={name} />
          </span>
        ))}
      </p>
      {draws.length > LISTED && <p class="hint">{arenaText.others({ count: draws.length - LISTED })}</p>}
    </section>
  );
}
