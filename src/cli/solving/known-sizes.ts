import type { Game, Position } from '../../core/index.ts';
import { failure } from '../problems.ts';

/** Numbers of positions that are known, of games too large to be tried. Connect 4: Edelkamp and Kissmann 2008, OEIS A212693. */
const POSITIONS: Readonly<Record<string, number>> = {
  connect4: 4_531_985_219_092,
  'connect4:7x6x4:alignments': 4_531_985_219_092,
};

/** Refuses at once what is known not to fit; from a position further on everything may be tried. */
export function refuseKnownGiants(game: Game, position: Position): void {
  const positions = POSITIONS[game.name];
  if (positions === undefined || game.formatPosition(position) !== game.formatPosition(game.start())) return;
  throw failure((say) => say.solving.giant(game.name, positions));
}
