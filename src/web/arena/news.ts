import { MAX, MIN, type Player } from '../../core/index.ts';
import { nameInSentence, setName } from '../../draw/index.ts';
import type { AttractorLayers } from '../../explain/index.ts';
import { language } from '../language.ts';
import type { ShownAttractors } from './link.ts';
import { arenaText } from './words.ts';

/** Whose attractors are looked at. */
export const PLAYERS: Readonly<Record<ShownAttractors, readonly Player[]>> = { both: [MAX, MIN], adam: [MAX], eve: [MIN] };

/** Names that a sentence lists. */
const LISTED = 8;

/** The new positions of a rank, in a sentence for each player. */
export function rankNews(layers: AttractorLayers, of: ShownAttractors, rank: number): string {
  if (rank < 0) return arenaText.notBegun;
  const isPlain = layers.source.graph === 'plain';
  const sentences = PLAYERS[of].flatMap((player) => {
    const fresh = layers.newAt(player, rank).map((vertex) => nameInSentence(layers.source.arena.name(vertex)));
    const set = setName(player, rank, isPlain, language.value);
    if (fresh.length === 0) return rank > layers.last[player] + 1 ? [] : [arenaText.gainsNothing({ set })];
    const names = fresh.length > LISTED ? [...fresh.slice(0, LISTED), '…'] : fresh;
    return [arenaText.gains({ set, names, count: fresh.length })];
  });
  const draws = of === 'both' && rank >= layers.end ? layers.outsideAt(rank).length : 0;
  return [...sentences, ...(draws > 0 ? [arenaText.drawsLeft({ count: draws })] : [])].join(' ');
}
