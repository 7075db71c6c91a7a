import type { Ply, Remark } from '../../records/index.ts';

/**
 * A huff in a PDN file: the command `[%huff 28]` in a comment behind the move that followed it, where PDN puts what it has no mark for. In the game's own
 * notation it stands before the move: `~28:32-27`.
 */
const COMMAND = /\[%huff\s+([a-j]?\d+)\s*\]/;

/** The move of a ply in the game's own notation, whichever way its huff is written. */
export function moveWithHuff(ply: Ply): string {
  for (const remark of ply.remarks) {
    const square = remark.kind === 'comment' ? COMMAND.exec(remark.text)?.[1] : undefined;
    if (square !== undefined) return `~${square}:${ply.move}`;
  }
  return ply.move;
}

/** A ply whose huff, if it has one, is said in a comment. */
export function plyWithHuff(move: string, remarks: readonly Remark[]): Ply {
  const [, square, rest] = /^~([^:]+):(.*)$/.exec(move) ?? [];
  if (square === undefined) return { move, remarks };
  return { move: rest, remarks: [{ kind: 'comment', form: '{', text: `[%huff ${square}]` }, ...remarks] };
}
