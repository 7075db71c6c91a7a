import { MAX, MIN, type Player } from '../../core/index.ts';
import { nameInSentence, setName } from '../../draw/index.ts';
import type { AttractorLayers } from '../../explain/index.ts';
import { language } from '../language.ts';
import type { Growing } from './link.ts';
import { arenaText } from './words.ts';

/** Whose attractors are looked at. */
export const PLAYERS: Readonly<Record<Growing, readonly Player[]>> = { both: [MAX, MIN], adam: [MAX], eve: [MIN] };

/** Names that a sentence lists. */
const LISTED = 8;

/** The new positions of a rank, in a sentence for each player. */
export function stageNews(layers: AttractorLayers, of: Growing, stage: number): string {
  if (stage < 0) return arenaText.notBegun;
  const isPlain = layers.source.graph === 'plain';
  const told = PLAYERS[of].flatMap((player) => {
    const fresh = layers.newAt(player, stage).map((vertex) => nameInSentence(layers.source.arena.name(vertex)));
    const set = setName(player, stage, isPlain, language.value);
    if (fresh.length === 0) return stage > layers.last[player] + 1 ? [] : [arenaText.gainsNothing({ set })];
    const names = fresh.length > LISTED ? [...fresh.slice(0, LISTED), '…'] : fresh;
    return [arenaText.gains({ set, names, count: fresh.length })];
  });
  const draws = of === 'both' && stage >= layers.end ? layers.outsideAt(stage).length : 0;
  return [...told, ...(draws > 0 ? [arenaText.drawsLeft({ count: draws })] : [])].join(' ');
}
