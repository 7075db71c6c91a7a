import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { type DraughtsPosition, draughts } from '../games/index.ts';
import { type LocalEngine, openLocalEngine } from './index.ts';

const game = draughts();
const NODES = 60_000;
/** The pieces are counted after this many plies. */
const PLIES = 12;

/** Black has not played the capture 32x23. */
const TO_HUFF = 'B:W29,31-33,35,36,38-50:B1-14,18-20,22,24,27:huff=32';
/**
 * White has left a capture undone with 43; but 38x9 takes more than that one piece, and the man that does it would be
 * lost otherwise.
 */
const TO_DECLINE = 'B:W13,23,26,30,34,36,39,41,43,44,46-48:B2,4-7,10,11,15-17,20,21,38:huff=43';

describe('In souffler the engine', () => {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await openLocalEngine('draughts', { hashMb: 8 });
  });
  afterAll(() => engine.close());

  const played = async (position: DraughtsPosition) =>
    engine.analyse(game.formatPosition(position), { level: 10, nodes: NODES }).move as string;

  /** How many more pieces Black has, a king being worth three, once the engine has gone on for both sides. */
  async function gain(fen: string, first: string): Promise<number> {
    const position = unwrap(game.parsePosition(fen));
    const before = ahead(position);
    position.play(unwrap(game.parseMove(first, position)));
    for (let ply = 1; ply < PLIES && position.outcome() === undefined; ply++)
      position.play(unwrap(game.parseMove(await played(position), position)));
    return ahead(position) - before;
  }

  it('huffs, and is a man up at the end of the line', async () => {
    const position = unwrap(game.parsePosition(TO_HUFF));
    const move = await played(position);
    expect(move).toMatch(/^~32:/);
    expect(await gain(TO_HUFF, move)).toBeGreaterThanOrEqual(1);
  });

  it('does not huff if a capture gains more: any of the three best huffs ends worse', async () => {
    const { move, moves } = engine.analyse(TO_DECLINE, { nodes: 3 * NODES, values: true });
    expect(move).toBe('38x9');
    const huffs = moves!.filter((row) => row.move.startsWith('~')).slice(0, 3);
    expect(huffs.length).toBe(3);
    const declined = await gain(TO_DECLINE, '38x9');
    for (const huff of huffs) expect(await gain(TO_DECLINE, huff.move)).toBeLessThan(declined);
  }, 20_000);
});

function ahead(position: DraughtsPosition): number {
  const { white, black, kings } = position.board();
  const pieces = (set: bigint) => set.toString(2).replaceAll('0', '').length;
  return pieces(black) - pieces(white) + 2 * (pieces(black & kings) - pieces(white & kings));
}
