import { describe, expect, it } from 'vitest';
import { minerve } from '../fixtures/program.ts';

describe('minerve perft', () => {
  it('has exactly the promised keys', async () => {
    const { code, out } = await minerve(['perft', 'connect4', '--depth', '6', '--json']);
    const answer = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(answer)).toEqual(['game', 'position', 'depth', 'nodes', 'ms', 'turn']);
    expect(answer).toMatchObject({ game: 'connect4', position: '-', depth: 6, nodes: 117_649 });
  });

  it('divides by first move', async () => {
    const { out } = await minerve(['perft', 'nim:4', '--depth', '2', '--divide', '--json']);
    expect(JSON.parse(out)).toMatchObject({ nodes: 6, divide: { 1: 3, 2: 2, 3: 1 } });
    const text = await minerve(['perft', 'nim:4', '--depth', '2', '--divide']);
    expect(text.out).toMatch(/^1 {2}3\n2 {2}2\n3 {2}1\n\n6 positions after 2 plies\n/);
  });

  it('counts from a position, and nothing after the end of a game', async () => {
    const { out } = await minerve(['perft', 'tictactoe', '--position', 'xxx/oo./...', '--depth', '1', '--json']);
    expect(JSON.parse(out)).toMatchObject({ position: 'xxx/oo./...', nodes: 0 });
  });

  it('wants a depth', async () => {
    const { code, err } = await minerve(['perft', 'connect4']);
    expect([code, err]).toEqual([2, 'minerve: perft needs to know how deep to count: for example --depth 5.\n']);
  });
});
