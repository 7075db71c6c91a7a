import { useMemo } from 'preact/hooks';
import { MAX, type Player } from '../../core/index.ts';
import { type AttractorLayers, reasonSentence } from '../../explain/index.ts';
import { ownerOf } from '../../model/index.ts';
import { said } from '../spoken.ts';
import type { Growing } from './link.ts';
import { PLAYERS } from './news.ts';
import { Formula, VertexName } from './notation.tsx';
import { Sets } from './sets.tsx';
import type { ArenaDesk } from './state.ts';
import { Unsaid } from './unsaid.tsx';
import { arenaText } from './words.ts';

/** Reasons and moves that are listed; the figure has the others. */
const LISTED = 60;

/** The sets as they grow, the reason at each vertex, and the strategy that follows. */
export function AttractorsPanel({ desk }: { readonly desk: ArenaDesk }) {
  const growth = desk.growth.value;
  const stage = desk.stage.value;
  const players: readonly Player[] = PLAYERS[desk.of.value];
  const selected = desk.selected.value;
  return (
    <>
      <Selected desk={desk} />
      <Unsaid desk={desk} />
      {stage < 0 && <p class="hint">{arenaText.notBegun}</p>}
      {players.map((player) => (
        <Sets key={player} growth={growth} player={player} stage={stage} selected={selected} />
      ))}
      {stage >= 0 && <NewHere desk={desk} growth={growth} of={desk.of.value} stage={stage} />}
      {stage >= 0 && <Strategy growth={growth} players={players} stage={stage} />}
      {stage >= growth.end && desk.of.value === 'both' && <Draws growth={growth} />}
    </>
  );
}

/** The vertex that is looked at, and why it is where it is. */
export function Selected({ desk }: { readonly desk: ArenaDesk }) {
  const growth = desk.growth.value;
  const { arena } = growth.source;
  const vertex = desk.selected.value;
  return (
    <div class="selected-vertex">
      <VertexChoice desk={desk} />
      {vertex !== undefined && desk.stage.value >= 0 && (
        <p class="reason" aria-live="polite">
          <VertexName name={arena.name(vertex)} />
          {arenaText.colon}
          {said(reasonSentence(growth.reasonAt(vertex, desk.stage.value), growth.source))}
        </p>
      )}
    </div>
  );
}

/** Every vertex by its name: what the figure is for the eye. */
export function VertexChoice({ desk }: { readonly desk: ArenaDesk }) {
  const names = desk.names.value;
  // Thousands of them stay as they are from one stage to the next.
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
        value={desk.selected.value ?? ''}
        onChange={({ currentTarget: { value } }) => desk.select(value === '' ? undefined : Number(value))}
      >
        <option value="">{arenaText.noVertex}</option>
        {options}
      </select>
    </label>
  );
}

interface AtStage {
  readonly growth: AttractorLayers;
  readonly stage: number;
}

function NewHere({ desk, growth, of, stage }: AtStage & { readonly desk: ArenaDesk; readonly of: Growing }) {
  const fresh = PLAYERS[of].flatMap((player) => growth.newAt(player, stage));
  return (
    <section class="new-here">
      <h2>{arenaText.newHere}</h2>
      {fresh.length === 0 && <p class="hint">{arenaText.nothingNew}</p>}
      <ul>
        {fresh.slice(0, LISTED).map((vertex) => (
          <li key={vertex}>
            <button type="button" class="vertex-button" onClick={() => desk.select(vertex)}>
              <VertexName name={growth.source.arena.name(vertex)} />
            </button>
            <span>{said(reasonSentence(growth.reasonAt(vertex, stage), growth.source))}</span>
          </li>
        ))}
      </ul>
      {fresh.length > LISTED && <p class="hint">{arenaText.others({ count: fresh.length - LISTED })}</p>}
    </section>
  );
}

/** f(0_a) = 2_e for each vertex whose owner wins from it, as example 9 writes it. */
function Strategy({ growth, players, stage }: AtStage & { readonly players: readonly Player[] }) {
  const { arena, solution, graph } = growth.source;
  const moves = players.flatMap((player) => {
    if (graph === 'plain' && player !== MAX) return [];
    return Array.from({ length: Math.max(0, stage) }, (_, i) => growth.newAt(player, i + 1))
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

function Draws({ growth }: { readonly growth: AttractorLayers }) {
  const draws = growth.outsideAt(growth.end);
  if (draws.length === 0) return null;
  const names = draws.slice(0, LISTED).map((vertex) => growth.source.arena.name(vertex));
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
