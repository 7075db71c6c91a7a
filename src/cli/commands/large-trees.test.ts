import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, minerve } from '../fixtures/program.ts';

/** Ten children a node: a million leaves under six levels. Leaf i is worth i modulo 101. */
function* millionLeaves(): Generator<string> {
  for (let i = 0; i < 1_000_000; i++) {
    let opened = 0;
    for (let block = 10; block <= 1_000_000 && i % block === 0; block *= 10) opened++;
    let closed = 0;
    for (let block = 10; block <= 1_000_000 && (i + 1) % block === 0; block *= 10) closed++;
    yield `${i > 0 ? ',' : ''}${'['.repeat(opened)}${i % 101}${']'.repeat(closed)}`;
  }
}

describe('a tree of a million leaves', () => {
  const text = [...millionLeaves()].join('');

  it('comes in through standard input and is searched whole', async () => {
    const { code, out, err } = await minerve(['search', 'tree:-', '--algorithm', 'minimax', '--json'], { input: text });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ game: 'tree:-', depth: 6, leaves: 1_000_000, nodes: 1_111_111, final: true });
  });

  it('is counted, and drawn as far as possible', async () => {
    const counted = await minerve(['perft', 'tree:-', '--depth', '6', '--json'], { input: text });
    expect(JSON.parse(counted.out)).toMatchObject({ nodes: 1_000_000 });
    const drawn = await minerve(['tree', 'tree:-', '--svg'], { input: text });
    expect(drawn.code).toBe(0);
    expect(drawn.out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });
});

describe('a tree of 10,000 levels', () => {
  const folder = emptyFolder();
  const levels = 10_000;
  writeFileSync(join(folder, 'chain.txt'), `${'['.repeat(levels)}5${']'.repeat(levels)}`);

  it.each(['minimax', 'alphabeta', 'negascout', 'mtdf'])('is searched to its end by %s', async (algorithm) => {
    const { code, out, err } = await minerve(['search', 'tree:@chain.txt', '--algorithm', algorithm, '--json'], { folder });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ value: 5, depth: levels, final: true });
  });

  it('is counted, drawn and printed', async () => {
    expect(
      JSON.parse((await minerve(['perft', 'tree:@chain.txt', '--depth', `${levels}`, '--json'], { folder })).out).nodes,
    ).toBe(1);
    const drawn = await minerve(['tree', 'tree:@chain.txt'], { folder });
    expect([drawn.code, drawn.err]).toEqual([0, '']);
    expect(drawn.out).toContain('not drawn');
    const answer = await minerve(['tree', 'tree:@chain.txt', '--json'], { folder });
    expect(answer.out.match(/"children":/g)).toHaveLength(levels + 1);
  });
});
