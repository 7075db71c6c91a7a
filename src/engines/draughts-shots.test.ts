import { describe, expect, it } from 'vitest';
import { seenBy, unwrap } from '../core/index.ts';
import { type DraughtsPosition, draughts } from '../games/index.ts';
import { DRAUGHTS_RULES, type DraughtsBoard } from '../kernels/index.ts';
import { SHOTS } from './fixtures/draughts-shots.ts';
import { openLocalEngine } from './index.ts';

const NODES = 150_000;

function moves(position: DraughtsPosition): number[] {
  const found: number[] = [];
  found.length = position.moves(found, 0);
  return found;
}

const isCapture = (move: number) => move >> 18 !== 0;

/** Men, and three for a king, from the view of a colour. */
function material({ white, black, kings }: DraughtsBoard, colour: DraughtsBoard['turn']): number {
  const pieces = (set: bigint) => set.toString(2).replaceAll('0', '').length;
  const whites = pieces(white) + 2 * pieces(white & kings);
  const blacks = pieces(black) + 2 * pieces(black & kings);
  return colour === 'white' ? whites - blacks : blacks - whites;
}

/**
 * Whether, after a move of `colour`, the other side has to take again and again until nothing is left to take and
 * `colour` has this much.
 */
function wins(position: DraughtsPosition, colour: DraughtsBoard['turn'], worth: number, plies: number): boolean {
  const outcome = position.outcome();
  if (outcome !== undefined) return seenBy(position.turn(), outcome) < 0;
  const replies = moves(position);
  if (!isCapture(replies[0])) return material(position.board(), colour) >= worth;
  return plies >= 2 && replies.every((reply) => after(position, reply, () => goesOn(position, colour, worth, plies - 2)));
}

function goesOn(position: DraughtsPosition, colour: DraughtsBoard['turn'], worth: number, plies: number): boolean {
  if (position.outcome() !== undefined) return false;
  return moves(position).some((move) => after(position, move, () => wins(position, colour, worth, plies)));
}

function after(position: DraughtsPosition, move: number, ask: () => boolean): boolean {
  position.play(move);
  const answer = ask();
  position.undo();
  return answer;
}

describe('A shot', () => {
  it('forces a gain of two men in its number of plies, and no other sacrifice does so that soon', () => {
    expect(SHOTS.length).toBeGreaterThanOrEqual(36);
    expect(SHOTS.filter(([, , , plies]) => plies >= 6).length).toBeGreaterThanOrEqual(12);
    for (const [rules, fen, shot, plies] of SHOTS) {
      const game = draughts({ rules });
      const position = unwrap(game.parsePosition(fen));
      const { turn } = position.board();
      const worth = material(position.board(), turn) + 2;
      const winning = moves(position).filter((move) =>
        after(position, move, () => isCapture(moves(position)[0]) && wins(position, turn, worth, plies - 1)),
      );
      expect([fen, winning.map((move) => game.formatMove(move, position))]).toEqual([fen, [shot]]);
    }
  }, 60_000);

  it.each(DRAUGHTS_RULES.filter((name) => SHOTS.some(([rules]) => rules === name)))(
    `is found by the engine within ${NODES} positions: %s`,
    async (name) => {
      const engine = await openLocalEngine(`draughts:${name}`, { hashMb: 8 });
      for (const [rules, fen, shot] of SHOTS) {
        if (rules !== name) continue;
        const { move } = engine.analyse(fen, { level: 10, nodes: NODES });
        expect([fen, move]).toEqual([fen, shot]);
      }
      engine.close();
    },
    60_000,
  );
});
