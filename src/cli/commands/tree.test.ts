import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WIN } from '../../core/index.ts';
import { treeFigures } from '../../games/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve } from '../fixtures/program.ts';

describe('minerve tree', () => {
  it('draws the first figure of TIPE 2013 with its cut', async () => {
    const { code, out, err } = await minerve(['tree', '[[6,7],[2,8]]']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('□ Max ]-∞, +∞[ = 6\n┝━ 1 ○ Min ]-∞, +∞[ = 6\n');
    expect(out).toContain('✂ α (skipped: 2)');
    expect(out).toContain('Value +6 (to the end of the game), line 1 1. 6 nodes, 3 leaves, cuts α 1 β 0.');
  });

  it('draws the figures of the documents by their names, with the search that each explains', async () => {
    for (const { name, text, value, algorithm = 'alphabeta' } of treeFigures) {
      const { out } = await answered(['tree', name, '--json']);
      expect(JSON.parse(out), name).toMatchObject({ value, algorithm, game: expect.stringContaining(text) });
    }
    expect((await answered(['tree', '000-figure-1', '--algorithm', 'alphabeta'])).out).toContain('✂ α');
  });

  it('without pruning visits everything, and says so in French', async () => {
    const { out } = await minerve(['tree', '[[6,7],[2,8]]', '--algorithm', 'minimax', '--lang', 'fr']);
    expect(out).not.toContain('✂');
    expect(out).toContain('Valeur +6 (jusqu’à la fin de la partie), suite 1 1. 7 nœuds, 4 feuilles, coupures α 0 β 0.');
  });

  it('shows the windows of aspiration, a pass for each depth and for each that was too narrow', async () => {
    const { code, out } = await answered(['tree', 'nim:7', '--algorithm', 'negascout', '--aspiration', '1', '--depth', '4']);
    expect([code, out]).toEqual([0, expect.stringContaining('negascout · deepening · aspiration ±1')]);
    expect(out).toMatch(/Pass 2 of \d+\n□ Max \]-1, 1\[/);
  });

  it('draws each position of Chomp 2x2 once where asked to: 10 of 20, as figure 9 of the Course', async () => {
    const chomp = ['tree', 'chomp:2x2', '--algorithm', 'minimax', '--depth', '4'];
    const lines = async (...more: string[]) =>
      (await answered([...chomp, ...more])).out.split('\n').filter((line) => / = /.test(line));
    expect(await lines()).toHaveLength(20);
    const merged = await lines('--merge');
    expect(merged.filter((line) => !line.includes('(the position after'))).toHaveLength(10);
    expect((await answered([...chomp, '--merge', '--lang', 'fr'], { language: 'fr' })).out).toContain('(la position après 2.2 ');
    const dot = (await answered([...chomp, '--merge', '--dot'])).out;
    expect(dot.match(/^ {2}n\d+ \[/gm)).toHaveLength(10);
    expect(dot.match(/ -> /g)).toHaveLength(17);
    const tikz = (await answered([...chomp, '--merge', '--tikz'])).out;
    expect([tikz.match(/\\node\[(Max|Min|Leaf)/g)?.length, tikz.match(/\\draw/g)?.length]).toEqual([10, 17]);
    const svg = (await answered([...chomp, '--merge', '--svg'])).out;
    expect([svg.match(/class="shape"/g)?.length, svg.match(/class="edge/g)?.length]).toEqual([10, 17]);
    const { root } = JSON.parse((await answered([...chomp, '--merge', '--json'])).out).passes[0];
    expect(root).toMatchObject({ value: WIN - 4, best: true, again: [{ move: '1.1' }] });
  });

  it('shows every pass of MTD(f)', async () => {
    const { out } = await minerve(['tree', '[[6,7],[2,8]]', '--algorithm', 'mtdf']);
    expect(out).toMatch(/Pass 1 of \d/);
  });

  it('writes pictures to files and says so on standard error', async () => {
    const folder = emptyFolder();
    const { code, out, err } = await minerve(['tree', '--svg', 'a.svg', '[[6,7],[2,8]]', '--dot', 'a.dot', '--tikz=a'], {
      folder,
    });
    expect([code, out]).toEqual([0, '']);
    expect(err).toMatch(/^Written: a\.svg \([\d,]+ bytes\)\.\nWritten: a\.dot .*\nWritten: a \(.*\n$/);
    expect(readFileSync(join(folder, 'a.svg'), 'utf8')).toMatch(/^<svg /);
    expect(readFileSync(join(folder, 'a.dot'), 'utf8')).toMatch(/^digraph /);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toContain('\\begin{tikzpicture}');
  });

  it('writes a picture to standard output where no file is named', async () => {
    const { code, out, err } = await minerve(['tree', 'nim:5', '--depth', '3', '--tikz']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('\\end{document}');
  });

  it('tells the tree to programs', async () => {
    const { out } = await minerve(['tree', '[[6,7],[2,8]]', '--json']);
    const answer = JSON.parse(out);
    expect(Object.keys(answer)).toEqual(
      'game position algorithm depth value bound move pv nodes leaves cuts stopped passes turn unit'.split(' '),
    );
    expect(answer.passes).toHaveLength(1);
    const { root } = answer.passes[0];
    expect(root).toMatchObject({ move: null, turn: 'max', alpha: null, beta: null, value: 6, how: 'children', best: true });
    expect(root.children[1]).toMatchObject({
      move: '2',
      turn: 'min',
      alpha: 6,
      beta: null,
      value: 2,
      cut: { kind: 'alpha', skipped: ['2'] },
    });
  });

  it('of a game looks two plies ahead unless answer', async () => {
    expect(JSON.parse((await minerve(['tree', 'tictactoe', '--algorithm', 'minimax', '--json'])).out)).toMatchObject({
      depth: 2,
      nodes: 82,
    });
  });

  it('of chess has French letters in French output, English ones in JSON', async () => {
    const typed = ['tree', 'chess', '--moves', 'Cf3,Cf6', '--depth', '1', '--algorithm', 'minimax'];
    const french = await answered(typed, { language: 'fr' });
    expect([french.code, french.out]).toEqual([0, expect.stringMatching(/Cd4/)]);
    expect(french.out).not.toMatch(/\bN[a-h]\d/);
    expect((await answered([...typed, '--json'], { language: 'fr' })).out).toMatch(/"Nd4"/);
    const refused = await answered(['perft', 'chess', '--moves', 'Cf4', '--depth', '1'], { language: 'fr' });
    expect(refused.notes[0]).toMatch(/Coup 1 : .*« Cf4 » .*\bCf3\b/);
    expect((await answered(['perft', 'chess', '--depth', '1', '--divide'], { language: 'fr' })).out).toMatch(/^Cf3 /m);
  });

  it('puts one thing only on standard output', async () => {
    const { code, err } = await minerve(['tree', '[1,2]', '--svg', '--json']);
    expect(code).toBe(2);
    expect(err).toMatch(/--svg and --json contradict each other: .* name a file, like --svg tree\.svg\./);
  });

  it('fails with a sentence where it cannot write', async () => {
    const { code, err } = await minerve(['tree', '[1,2]', '--svg', '/nowhere/a.svg']);
    expect([code, err]).toEqual([
      1,
      'minerve: The file /nowhere/a.svg cannot be written: no such file or directory. Choose another place.\n',
    ]);
  });
});
