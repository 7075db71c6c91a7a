import { chessRecords } from './chess/index.ts';
import { draughtsRecords } from './draughts/index.ts';
import type { GameRecords, Standard } from './records/index.ts';

/** The file standards of games. Separate from the descriptors so that the play page does not load it. */
const standards = { pgn: chessRecords, pdn: draughtsRecords } satisfies Record<Standard, unknown>;

export function recordsIn(standard: Standard): GameRecords {
  return standards[standard] as unknown as GameRecords;
}
