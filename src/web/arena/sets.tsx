import { MAX, type Player } from '../../core/index.ts';
import type { AttractorLayers } from '../../explain/index.ts';
import { Formula, plainSetName, SetName, VertexName } from './notation.tsx';
import { arenaText } from './words.ts';

/** Letters that the names of a set may take; of a larger one the last are listed, which are new. */
const MOST_LETTERS = 260;
/** Of more ranks the last are shown. */
const MOST_RANKS = 12;

interface Props {
  readonly layers: AttractorLayers;
  readonly player: Player;
  /** The rank up to which it has grown. */
  readonly shownRank: number;
  readonly selected: number | undefined;
}

/** The sets of a player up to a rank, as example 8 of the Course lists them; new positions come last and are marked. */
export function Sets({ layers, player, shownRank, selected }: Props) {
  const last = Math.max(0, layers.last[player]);
  const shown = Math.min(shownRank, last);
  if (shown < 0) return null;
  const title = titleOf(player, layers.source.graph === 'plain');
  const newByRank = Array.from({ length: shown + 1 }, (_, rank) => layers.newAt(player, rank));
  return (
    <section class={`sets ${player === MAX ? 'of-adam' : 'of-eve'}`}>
      <h2>{title}</h2>
      <ul>
        {shown >= MOST_RANKS && <li>…</li>}
        {newByRank.map(
          (_, rank) =>
            rank > shown - MOST_RANKS && (
              <SetLine
                key={rank}
                layers={layers}
                player={player}
                rank={rank}
                members={newByRank.slice(0, rank + 1)}
                isStill={rank === last && shownRank > last}
                selected={selected}
              />
            ),
        )}
      </ul>
    </section>
  );
}

function titleOf(player: Player, isPlain: boolean): string {
  if (isPlain) return player === MAX ? arenaText.ofMover : arenaText.ofOther;
  return player === MAX ? arenaText.ofAdam : arenaText.ofEve;
}

interface LineProps extends Omit<Props, 'shownRank'> {
  readonly rank: number;
  /** The new positions of each rank. */
  readonly members: readonly (readonly number[])[];
  readonly isStill: boolean;
}

function SetLine({ layers, player, rank, members, isStill, selected }: LineProps) {
  const isPlain = layers.source.graph === 'plain';
  const name = (vertex: number) => layers.source.arena.name(vertex);
  const all = members.flatMap((layer, at) => layer.map((vertex) => ({ vertex, isNew: at === rank })));
  let left = all.length;
  for (let letters = 0; left > 0; left--) {
    letters += name(all[left - 1].vertex).length + 2;
    if (letters > MOST_LETTERS) break;
  }
  const listed = all.slice(left);
  const more = left === 0 ? '' : `${arenaText.others({ count: left })}, `;
  const text = `${plainSetName(player, rank, isPlain)} = {${more}${listed.map(({ vertex }) => name(vertex)).join(', ')}}`;
  return (
    <li>
      <Formula text={text}>
        <SetName player={player} rank={rank} isPlain={isPlain} /> = {all.length === 0 ? '∅' : '{'}
        {left > 0 && <span>… {left}, </span>}
        {listed.map(({ vertex, isNew }, at) => (
          <span key={vertex}>
            {at > 0 && ', '}
            <span class={`member${isNew ? ' new' : ''}${vertex === selected ? ' chosen' : ''}`}>
              <VertexName name={name(vertex)} />
            </span>
          </span>
        ))}
        {all.length > 0 && '}'}
      </Formula>
      {isStill && <span class="still note"> {arenaText.still}</span>}
    </li>
  );
}
