import { MAX } from '../../core/index.ts';
import type { Ply } from '../../match/index.ts';

/** A numbered line of a list of moves. */
export interface Numbered {
  /** `12.`; `12…` where Max's move is not part of it. */
  readonly number: string;
  readonly plies: readonly { readonly played: Ply; readonly ply: number }[];
}

/** Games whose records count a move of each side as one. */
const IN_PAIRS = new Set(['chess', 'draughts']);

/** The moves as the game's own records number them: a move of each side together, or each by itself. `first` is the number that the record begins with. */
export function numbered(plies: readonly Ply[], game: string, first = 1): Numbered[] {
  const lines: { number: string; plies: { played: Ply; ply: number }[] }[] = [];
  const inPairs = IN_PAIRS.has(game.split(':')[0] as string);
  let number = first - 1;
  for (const [index, played] of plies.entries()) {
    const entry = { played, ply: index + 1 };
    const last = lines.at(-1);
    const joins = inPairs && played.by !== MAX && last?.plies.length === 1 && last.plies[0]?.played.by === MAX;
    if (joins) last.plies.push(entry);
    else {
      number += 1;
      lines.push({ number: `${number}${inPairs && played.by !== MAX ? '…' : '.'}`, plies: [entry] });
    }
  }
  return lines;
}

/** The number of the first move: a position of chess says it in its last field. */
export function firstNumber(game: string, from: string | undefined): number {
  const number = game.startsWith('chess') ? /(\d{1,4})(?:\s+moves\b.*)?$/.exec(from?.trim() ?? '')?.[1] : undefined;
  return Math.max(1, Number(number ?? 1));
}
