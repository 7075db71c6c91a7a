import { MAX, MIN, type Player } from '../core/index.ts';

/**
 * The `:min` at the end of a position's text. Where stones tell whose turn it is (tic-tac-toe, Connect 4) it says that Min
 * began; where nothing tells (Nim, Chomp), that Min is to move. Without it: Max.
 */
const MARK = ':min';

export interface Marked {
  readonly body: string;
  readonly player: Player;
}

export function splitTurnMark(text: string): Marked {
  const trimmed = text.trim().toLowerCase();
  if (!trimmed.endsWith(MARK)) return { body: trimmed, player: MAX };
  return { body: trimmed.slice(0, -MARK.length).trim(), player: MIN };
}

export function withTurnMark(body: string, player: Player): string {
  return player === MIN ? body + MARK : body;
}
