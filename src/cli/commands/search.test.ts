import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { minerve } from '../fixtures/program.ts';

const KEYS = ['game', 'position', 'algorithm', 'depth', 'value', 'bound', 'move', 'pv', 'nodes', 'leaves', 'cuts', 'ms'];

async function json(...args: string[]) {
  const { code, out, err } = await minerve([...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  expect(out.endsWith('\n')).toBe(true);
  return JSON.parse(out) as Record<string, unknown> & { pv: string[]; cuts: object };
}

describe('minerve search', () => {
  it('has the promised keys first, in their order', async () => {
    const found = await json('search', 'tree:[[6,7],[2,8]]', '--algorithm', 'alphabeta');
    expect(Object.keys(found).slice(0, KEYS.length)).toEqual(KEYS);
    expect(found).toMatchObject({
      ...{ game: 'tree:[[6,7],[2,8]]', position: '-', algorithm: 'alphabeta', depth: 2, value: 6, bound: 'exact' },
      ...{
        move: '1',
        pv: ['1', '1'],
        nodes: 6,
        leaves: 3,
        cuts: { alpha: 1, beta: 0 },
        final: true,
        stopped: false,
        turn: 'max',
      },
    });
    expect(found.ms).toBeTypeOf('number');
  });

  it('with an algorithm searches one tree, exactly as the library does', async () => {
    const plain = await json('search', 'connect4', '--algorithm', 'minimax', '--depth', '4');
    expect(plain).toMatchObject({
      depth: 4,
      nodes: 1 + 7 + 49 + 343 + 2401,
      leaves: 2401,
      cuts: { alpha: 0, beta: 0 },
      deepening: false,
    });
    const pruned = await json('search', 'connect4', '--algorithm', 'alphabeta', '--depth', '4');
    expect(pruned.value).toBe(plain.value);
    expect(pruned.nodes as number).toBeLessThan(plain.nodes as number);
  });

  it('without one takes the strongest and sees tic-tac-toe through: a draw', async () => {
    const found = await json('search', 'tictactoe');
    expect(found).toMatchObject({ value: 0, final: true, depth: 9, deepening: true });
    expect(found.pv).toHaveLength(9);
  });

  it('starts from a position and moves', async () => {
    const found = await json('search', 'tictactoe', '--position', 'xo./xo./...', '--moves', 'a1', '--depth', '3');
    expect(found).toMatchObject({ position: 'xo./xo./x..', value: 1_000_000_000, move: null, pv: [] });
    expect(await json('search', 'tictactoe', '--position', 'xo./x../o..', '--depth', '5')).toMatchObject({
      turn: 'max',
      final: true,
    });
  });

  it("finds the move in a person's own game", async () => {
    const path = fileURLToPath(new URL('../../../golden/files/race.mjs', import.meta.url));
    // The player who faces a multiple of three below ten loses: 10 is one more than 9, so Max begins with 1.
    expect(await json('search', path)).toMatchObject({ game: path, move: '1', final: true });
    expect((await minerve(['search', path])).out).toMatch(/^race \(/);
  });

  it('stopped before it knew anything says so, and has null for a value', async () => {
    const found = await json('search', 'connect4', '--nodes', '1');
    expect(found).toMatchObject({ value: null, depth: 0, stopped: true, final: false });
    expect((await minerve(['search', 'connect4', '--nodes', '1'])).out).toMatch(/value +nothing known yet/);
  });

  it('says it handsomely in both languages', async () => {
    const { out } = await minerve(['search', 'tictactoe', '--position', 'xo./xo./...']);
    expect(out).toContain('  2  x o .');
    expect(out).toMatch(/value +Max wins in 1 ply/);
    expect(out).toMatch(/move +a1/);
    expect(out).not.toContain('\u001b');
    const french = await minerve(['search', 'tictactoe', '--position', 'xo./xo./...'], { environment: { LANG: 'fr_FR.UTF-8' } });
    expect(french.out).toContain('Trait à Max (x).');
    expect(french.out).toMatch(/valeur +Max gagne en 1 demi-coup/);
    const coloured = await minerve(['search', 'tictactoe', '--depth', '1'], { environment: { FORCE_COLOR: '1' } });
    expect(coloured.out).toContain('\u001b[1m');
    const plain = await minerve(['search', 'tictactoe', '--depth', '1'], { environment: { FORCE_COLOR: '1', NO_COLOR: '1' } });
    expect(plain.out).not.toContain('\u001b');
  });

  it('notes on standard error which part of the ordering is idle', async () => {
    const { code, out, err } = await minerve(
      'search connect4 --algorithm alphabeta --depth 3 --order killer,hash --json'.split(' '),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ depth: 3 });
    expect(err).toBe('Note: --order hash has no effect here without --table-mb.\n');
  });
});
