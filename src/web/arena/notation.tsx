import type { ComponentChildren } from 'preact';
import { MAX, type Player } from '../../core/index.ts';
import { splitName } from '../../draw/index.ts';

/** The name of a vertex as the course sets it: 0_a with its index below. */
export function VertexName({ name }: { readonly name: string }) {
  const { base, index } = splitName(name);
  return (
    <span class="vertex-name" translate={false}>
      {base}
      {index !== '' && <sub>{index}</sub>}
    </span>
  );
}

/** A formula, and how it is read where it cannot be seen. */
export function Formula({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <span class="formula" role="math" aria-label={text} translate={false}>
      {children}
    </span>
  );
}

/** How a set is written where nothing can be raised or lowered; W and L, G and P in French, are the
 * sets of a graph without turns. */
export function plainSetName(player: Player, rank: number, isPlain: boolean): string {
  if (isPlain) return `${player === MAX ? 'G' : 'P'}^${rank}`;
  return `A_${player === MAX ? 'a' : 'e'}^${rank}`;
}

interface SetProps {
  readonly player: Player;
  readonly rank: number;
  readonly isPlain: boolean;
}

/** The set of a player at a rank, as the course writes it. */
export function SetName({ player, rank, isPlain }: SetProps) {
  if (isPlain)
    return (
      <span>
        {player === MAX ? 'G' : 'P'}
        <sup>{rank}</sup>
      </span>
    );
  return (
    <span>
      𝒜
      <span class="scripts">
        <sup>{rank}</sup>
        <sub>{player === MAX ? 'a' : 'e'}</sub>
      </span>
    </span>
  );
}
