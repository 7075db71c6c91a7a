import { describe, expect, it } from 'vitest';
import { unwrap } from '../core/index.ts';
import { othello } from '../games/index.ts';
import { createOthelloKernel, searchOthello } from './index.ts';

/** The first endgame of the French federation's test (FFO), 20 empty squares; the score was confirmed with Edax. Those after it take some seconds more each. */
const FFO_40 = 'O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X';

describe('The compiled search of Othello', () => {
  it('solves FFO #40 exactly: a2, 38 discs', async () => {
    const game = othello();
    const kernel = await createOthelloKernel({ tableMb: 64 });
    const position = unwrap(game.parsePosition(FFO_40));
    const { lines, final, nodes } = searchOthello(kernel, position.board());
    expect(final).toBe(true);
    expect(lines[0]?.value).toBe(38);
    expect(game.formatMove(Number(lines[0]?.move), position)).toBe('a2');
    // Half as many again as it took when this was written: a change to the search that needs more should say why.
    expect(nodes).toBeLessThan(95_000_000);
  });

  it('has played the whole game on 4x4 out within its first depths', async () => {
    const kernel = await createOthelloKernel({ tableMb: 1 });
    const found = searchOthello(kernel, othello(4).start().board());
    expect(found).toMatchObject({ state: 'done', final: true });
    expect(found.lines[0]?.value).toBe(-10);
  });
});
